from __future__ import annotations

import pytest

from tests.machine.doctor import made_up


@pytest.fixture
def found(tmp_path):
    """What a check finds on a machine that is made up, in folders of its own."""

    def look(name, machine=None, **more):
        return made_up.found(name, made_up.case_of(tmp_path, machine, **more))

    return look
