"""`python -m companion` is `facedown`."""

import sys

from companion.cli import main

sys.exit(main())
