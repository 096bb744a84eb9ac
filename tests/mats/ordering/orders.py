"""Mats that are ordered in tests: the shipped ones that have readers, all those of the tests of wiring, and twenty made by chance."""

from __future__ import annotations

from functools import cache

from companion.mats.ordering.order import files_of, order_of
from companion.mats.wiring.words import WiringWords
from tests.mats.ordering import random_mats
from tests.mats.wiring import mats

NAMED = mats.ALL
ALL = (*NAMED, *random_mats.SEEDS)


def built(name):
    return random_mats.built(name) if isinstance(name, int) else mats.built(name)


def plan(name):
    return random_mats.plan(name) if isinstance(name, int) else mats.plan(name)


@cache
def order(name):
    return order_of(built(name), f"{name}.toml")


@cache
def files(name):
    return {file: content.decode("utf-8") for file, content in files_of(order(name), WiringWords("en")).items()}
