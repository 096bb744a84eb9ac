"""The command `facedown`: one table of commands, a module for each group of them."""
