"""Checks of what is connected to this computer: the mat, SPI, libraries of parts, rights, readers, hubs, the television."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from companion.errors import Unusable
from companion.machine.computer import DeviceNode
from companion.machine.doctor.case import CONSOLE, PLAYER, Case
from companion.machine.doctor.finding import Finding, Status, fault, note, warning, well
from companion.machine.installer.survey import BOOT_FILES, has_spi
from companion.mats.calibration import Calibration, place_of, read
from companion.mats.files import file_of, load
from companion.mats.plan import NO_MAT, Plan
from companion.mats.tuning.findings import HubLook, Look, findings, looked
from companion.mats.tuning.hearing import MatReaders, MatTally
from companion.mats.tuning.testing import PAUSE
from companion.system.clock import Clock
from hardware.antennas.chips import CHIP
from hardware.messages import Hello
from hardware.readers.hub.plan import HubPlan
from hardware.wire import VERSION

SECONDS = 4.0  # the longest time for which readers are listened to
LEAST = 1.0  # seconds in which a loose wire is noticed; the poller of a small Pi starts within three
OF_CHIPS = ("mute", "strange", "check", "resets", "unsteady")  # faults of readers, which do not depend on the cards there
OWN = "tuning-trouble-own"
WIRE_VERSION = "wire-version"
HUB_FILES = "facedown hub files hub"
SPI_ON = r"printf '\n[all]\ndtparam=spi=on\n'"  # begins a new line and leaves any section of the file
NOT_LOOKED_AT = note("doctor-mat-spoilt")  # without a plan of the mat nothing is known to be needed


def mat(case: Case) -> Iterator[Finding]:
    name = case.mat_name
    if name is None:
        if case.has_config_file:
            yield note("doctor-mat-unnamed", "facedown doctor --mat 8x8", file=str(case.config_file))
        else:
            yield note("doctor-mat-no-file", "facedown config new", file=str(case.config_file))
        return
    if name == NO_MAT.name:
        yield well("doctor-mat-none")
        return
    try:
        file = file_of(name, case.folders.mats)
        plan = load(file)
    except Unusable as unusable:
        yield fault("doctor-mat-unusable", name=name).because(unusable.problems)
        return
    if not (case.spi or case.hubs):
        yield well("doctor-mat-simulated", name=plan.name)
        return
    try:
        calibration = read(place_of(file, case.folders.state), plan)
    except Unusable as unusable:
        yield warning("doctor-mat-calibration", f"facedown mat calibrate {name}", name=plan.name).because(unusable.problems)
        return
    if calibration is None:
        yield note("doctor-mat-uncalibrated", f"facedown mat calibrate {name}", name=plan.name)
    else:
        yield well("doctor-mat-well", name=plan.name, made=calibration.made)


def spi(case: Case) -> Iterator[Finding]:
    if case.is_mat_spoilt:
        yield NOT_LOOKED_AT
        return
    nodes = [name for name in case.computer.names("/dev") if name.startswith("spidev")]
    wanted = list(dict.fromkeys(f"spidev{one.bus}.{one.device}" for one in case.spi))
    missing = [name for name in wanted if name not in nodes]
    if not missing:
        yield well("doctor-spi-well", names=", ".join(nodes)) if nodes else well("doctor-spi-unneeded")
        return
    names = ", ".join(f"/dev/{name}" for name in missing)
    boot = next((text for file in BOOT_FILES if (text := case.computer.text(file)) is not None), None)
    if nodes:
        yield fault("doctor-spi-other", names=names, there=", ".join(nodes))
    elif boot is None and not case.is_pi:
        yield fault("doctor-spi-nowhere", names=names)
    elif boot is not None and has_spi(boot):
        yield fault("doctor-spi-restart", "sudo reboot", names=names)
    else:
        command = "sudo raspi-config nonint do_spi 0 && sudo reboot" if case.computer.which("raspi-config") else _spi_by_hand(case)
        yield fault("doctor-spi-off", command, names=names)


def _spi_by_hand(case: Case) -> str:
    file = next((file for file in BOOT_FILES if case.computer.text(file) is not None), BOOT_FILES[0])
    return f"{SPI_ON} | sudo tee -a {file} && sudo reboot"


def parts(case: Case) -> Iterator[Finding]:
    """The libraries for readers, buttons and lamps on a Pi's own pins."""
    if case.is_mat_spoilt:
        yield NOT_LOOKED_AT
        return
    there = {one.name: one for one in reversed(case.computer.installed())}
    if not (case.spi or case.has_panel):
        yield well("doctor-parts-unneeded")
        return
    chips = {reader.chip for reader in case.spi}
    wanted = (*(("mfrc522",) if CHIP in chips else ()), *(("spidev",) if chips else ()))
    missing = [name for name in wanted if name not in there]
    if missing:
        yield fault("doctor-parts-missing", case.installing("'facedown[pi]'"), names=", ".join(missing))
    pins = [name for name in ("lgpio", "rpi-lgpio", "rpi.gpio") if name in there]
    if not pins:
        yield fault("doctor-parts-no-pins", "sudo apt install python3-lgpio")
    elif {"rpi-lgpio", "rpi.gpio"} <= there.keys() and there["rpi-lgpio"].folder == there["rpi.gpio"].folder:
        yield warning("doctor-parts-both", f"{case.uninstalling('rpi-lgpio', 'RPi.GPIO')} && {case.installing('RPi.GPIO')}")
    yield from _header(case)
    if pins and not missing:
        yield well("doctor-parts-well", names=", ".join(f"{name} {there[name].version}" for name in (*wanted, *pins)))


def _header(case: Case) -> Iterator[Finding]:
    """The GPIO chip at the header, whose number differs between models and kernels."""
    chips = [name for name in case.computer.names("/dev") if re.fullmatch("gpiochip[0-9]+", name)]
    chip = case.parts.header()
    if chip is not None:
        yield well("doctor-parts-header", name=f"/dev/gpiochip{chip.number}", label=chip.label)
    elif case.is_pi and not chips:
        yield fault("doctor-parts-no-chip", "sudo apt full-upgrade && sudo reboot")
    elif case.is_pi:
        yield warning("doctor-parts-other-chips", "sudo apt full-upgrade && sudo reboot", names=", ".join(f"/dev/{name}" for name in chips))


def rights(case: Case) -> Iterator[Finding]:
    """Whether the user that plays may use the devices that the table needs."""
    player = case.player
    lacking: dict[str, list[str]] = {}
    for path, node in _wanted_nodes(case):
        if not player.may_use(node):
            lacking.setdefault(node.group, []).append(path)
    for group, paths in lacking.items():
        names = ", ".join(paths)
        if group == "root":
            yield fault("doctor-rights-root", "sudo facedown install-service", name=player.name, names=names)
        elif player.name == PLAYER:
            yield fault("doctor-rights-service", "sudo facedown install-service", name=player.name, names=names, group=group)
        elif group in case.groups_of(player.name):
            yield fault("doctor-rights-later", name=player.name, names=names, group=group)
        else:
            yield fault("doctor-rights-lacking", f"sudo adduser {player.name} {group}", name=player.name, names=names, group=group)
    if not lacking:
        yield well("doctor-rights-well", name=player.name)


def _wanted_nodes(case: Case) -> Iterator[tuple[str, DeviceNode]]:
    for path in _wanted_paths(case):
        node = case.computer.node(path)
        if node is not None:
            yield path, node


def _wanted_paths(case: Case) -> list[str]:
    names = case.computer.names
    paths = [f"/dev/spidev{one.bus}.{one.device}" for one in case.spi]
    if case.spi or case.has_panel:
        paths += [f"/dev/{name}" for name in names("/dev") if name.startswith("gpiochip")]
    if case.hubs:
        paths += [one.port for one in case.hubs if one.port.startswith("/")]
        paths += [f"/dev/{name}" for name in names("/dev") if name.startswith("ttyACM")]
    if case.driver.lower() == CONSOLE:
        paths += [f"/dev/dri/{name}" for name in names("/dev/dri") if name.startswith(("card", "renderD"))]
        paths += [f"/dev/input/{name}" for name in names("/dev/input") if name.startswith("event")]
        paths += [f"/dev/snd/{name}" for name in names("/dev/snd") if name.startswith(("pcm", "control"))]
    paths += [case.config.television.device] if case.config.television.standby else []
    return list(dict.fromkeys(paths))


def readers(case: Case) -> Iterator[Finding]:
    """Each chip, heard through the mat's own poller; readers that a match uses are left alone."""
    if case.is_mat_spoilt:
        yield NOT_LOOKED_AT
    elif case.plan is None:
        yield well("doctor-readers-no-mat")
    elif case.breaks:
        yield note("doctor-readers-broken", breaks=", ".join(case.breaks))
        yield from _listened(case)
    elif not (case.spi or case.hubs):
        yield well("doctor-readers-simulated")
    elif case.holder:
        command = "sudo systemctl stop facedown && facedown doctor readers; sudo systemctl start facedown"
        yield note("doctor-readers-held", command) if case.holder == "service" else note("doctor-readers-held-by", pid=case.holder)
    else:
        yield from _listened(case)


def _listened(case: Case) -> Iterator[Finding]:
    assert case.plan is not None
    look = case.parts.listen(case.plan, _calibration(case), SECONDS)
    found = [one for one in findings(look) if one.hub is not None or one.what in OF_CHIPS]
    for one in found:
        slots = ", ".join(slot.slot for slot in one.slots)
        if one.hub is not None:
            yield _of_hub(one.key, one.what, one.hub)
        else:
            yield Finding(one.key, "warning" if one.what in ("strange", "unsteady") else "fault", {"slots": slots})
    told = sum(chip is not None for chip in look.chips)
    if not found and told:
        yield well("doctor-readers-well", count=told)
    elif not found:
        yield fault("doctor-readers-silent", "facedown mat test")


def _of_hub(key: str, what: str, hub: HubLook) -> Finding:
    """Only the output of a program on this computer is quoted: it is about pins and libraries."""
    if hub.is_own and hub.words:
        return Finding(key, "fault", {"name": hub.name}, words=hub.words)
    wordless = f"{key}-wordless" if key == OWN else key
    status: Status = "warning" if what in ("slow", "away") else "fault"
    return Finding(wordless, status, {"name": hub.name}, HUB_FILES if hub.trouble == WIRE_VERSION else "")


def _calibration(case: Case) -> Calibration | None:
    assert case.plan is not None
    try:
        return read(place_of(file_of(case.mat_name or "", case.folders.mats), case.folders.state), case.plan)
    except Unusable:
        return None


def hubs(case: Case) -> Iterator[Finding]:
    """The hubs and boards that are plugged in."""
    if case.hubs and _is_meddled_with(case):
        yield warning("doctor-hubs-modem", "sudo systemctl disable --now ModemManager")
    for blank in case.parts.blanks():
        yield note("doctor-hubs-blank", HUB_FILES, chip=blank.chip, place=blank.drive or blank.place)
    if case.holder:
        yield note("doctor-hubs-held")
        return
    answers = [one for one in case.parts.hubs() if one.kind != "other"]
    for one in answers:
        told = {"port": one.port.path, "name": one.port.serial or one.port.name or "?"}
        match one.kind:
            case "hub" if one.hello is not None:
                yield _of_hello(one.hello, told)
            case "version" if one.hello is not None:
                yield fault("doctor-hubs-version", HUB_FILES, **told, theirs=str(one.hello.version), ours=str(VERSION))
            case "prompt":
                yield warning("doctor-hubs-prompt", HUB_FILES, **told)
            case "denied":
                yield fault("doctor-hubs-denied", f"sudo adduser {case.computer.person.name} dialout", **told)
            case "held":
                yield note("doctor-hubs-port-held", **told, by=", ".join(one.holders) or "?")
            case _:
                yield note("doctor-hubs-silent", **told)
    if not answers:
        yield well("doctor-hubs-none")


def _of_hello(hello: Hello, told: dict[str, str]) -> Finding:
    return well("doctor-hubs-well", **told, unique=hello.unique.hex(), firmware=hello.firmware, count=hello.antennas)


def _is_meddled_with(case: Case) -> bool:
    """ModemManager writes to every port that looks like a modem, unless a udev rule of ours excludes it."""
    rules = [case.computer.text(f"/etc/udev/rules.d/{name}") or "" for name in case.computer.names("/etc/udev/rules.d")]
    if any("ID_MM_DEVICE_IGNORE" in text and "2e8a" in text.lower() for text in rules):
        return False
    return case.computer.run("systemctl", "is-active", "ModemManager.service").code == 0


def television(case: Case) -> Iterator[Finding]:
    wanted = case.config.television
    if not wanted.standby:
        yield well("doctor-television-unneeded")
    elif case.computer.which("cec-ctl") is None:
        yield warning("doctor-television-no-program", "sudo apt install v4l-utils")
    elif case.computer.node(wanted.device) is None:
        yield warning("doctor-television-no-device", device=wanted.device, there=", ".join(_cecs(case)) or "-", file=str(case.config_file))
    else:
        yield well("doctor-television-well", device=wanted.device)


def _cecs(case: Case) -> list[str]:
    return [f"/dev/{name}" for name in case.computer.names("/dev") if name.startswith("cec")]


def listened(readers: MatReaders, plans: Sequence[HubPlan], plan: Plan, clock: Clock, seconds: float) -> Look:
    """Until all readers have reported no trouble for `LEAST` seconds, or `seconds` are over: a poller may be slow to start.

    A reader that was silent for a moment is listened to longer, as its hub reports the cause only once a second.
    """
    tally = MatTally([slot for slot in plan.shape.polled if slot in readers.slots], lambda uid: uid)
    began = since = clock.now()
    faults = 0
    while clock.now() - began < seconds and clock.now() - since < LEAST:
        for one in readers.passes(clock.now()):
            tally.take(one)
        faults, before = sum(tally.heard(slot).faults for slot in tally.slots), faults
        if faults > before or readers.trouble or len(readers.health) < len(plans):
            since = clock.now()
        clock.wait(PAUSE)
    return looked(readers, plans, plan, tally)
