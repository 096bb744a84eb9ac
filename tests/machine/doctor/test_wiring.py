"""What is wired to the machine and who may use it, as it is found on machines that are made up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.machine.computer import DeviceNode, Installed, Person, Ran
from companion.machine.doctor.case import Case
from companion.machine.doctor.command import CHECKS
from companion.machine.doctor.finding import Finding, fault, note, warning, well
from companion.mats.calibration import Calibration, place_of, write_calibration
from companion.mats.files import load
from companion.mats.tuning.findings import ChipState, HubLook, Look
from companion.mats.tuning.hearing import SlotHeard
from companion.words.problems import WordedProblem
from hardware.header import HeaderChip
from hardware.messages import Hello
from hardware.readers.hub.plugged import Blank, Port, PortAnswer
from tests.machine.doctor.made_up import NO_PARTS, OF_VENV, PI, UNIT, folders_in, serving
from tests.machine.simulated import MadeUp
from tests.words.english import in_english

SIMULATED = 'name = "toy"\n[grid]\ncolumns = 2\nrows = 1\n'
ON_PI = SIMULATED + '[[readers]]\nname = "all"\nkind = "spi"\nslots = ["A1", "B1"]\nselect = [5, 6]\n'
ON_HUB = SIMULATED + '[[readers]]\nname = "one"\nkind = "hub"\nport = "/dev/ttyACM0"\nslots = ["A1", "B1"]\n'
BOARD = {"/proc/device-tree/model": PI}
SHUT = DeviceNode("root", "spi", 0o660, is_open=False)
OPEN = DeviceNode("root", "spi", 0o660, is_open=True)
BUS = {"/dev/spidev0.0": OPEN, "/dev/spidev0.1": OPEN}


@pytest.fixture
def mat(tmp_path):
    """A mat's file, and the name of it as `mat` takes it."""

    def written(text, name="toy"):
        file = tmp_path / f"{name}.toml"
        file.write_text(text, encoding="utf-8")
        return str(file)

    return written


def test_a_mat_that_nobody_has_named(found, tmp_path):
    file = str(tmp_path / "config" / "facedown.toml")
    assert found("mat") == (note("doctor-mat-no-file", "facedown config new", file=file),)
    assert found("mat", toml='language = "fr"\n') == (note("doctor-mat-unnamed", "facedown doctor --mat 8x8", file=file),)
    assert found("mat", mat="none") == (well("doctor-mat-none"),)


def test_the_mat_of_facedown_toml_counts_unless_another_is_asked_about(found, mat):
    toml = f'mat = "{mat(SIMULATED)}"\n'
    assert found("mat", toml=toml) == (well("doctor-mat-simulated", name="toy"),)
    assert found("mat", toml=toml, mat=mat(SIMULATED.replace("toy", "other"), "other")) == (well("doctor-mat-simulated", name="other"),)


def test_a_mat_that_cannot_be_used_tells_its_problems(found, mat, tmp_path):
    name = mat('name = "toy"\n[grid]\ncolumns = "two"\nrows = 1\n')
    (one,) = found("mat", mat=name)
    assert (one.key, one.status, one.told) == ("doctor-mat-unusable", "fault", {"name": name})
    assert [problem.where for problem in in_english(one.problems)] == [f"{name} line 3"]
    (gone,) = found("mat", mat="8x9")
    assert in_english(gone.problems) == (
        WordedProblem("mat '8x9'", "there is no mat of that name and no such file", "did you mean '8x8'?"),
    )


@pytest.mark.parametrize("name", ["spi", "parts", "readers"])
def test_of_a_mat_that_cannot_be_used_nobody_knows_what_it_needs(found, name):
    assert found(name, mat="8x9") == (note("doctor-mat-spoilt"),)


@pytest.mark.parametrize("text", [ON_PI, ON_HUB])
def test_of_a_mat_with_real_readers_it_is_told_whether_it_is_calibrated(found, mat, text):
    assert found("mat", mat=mat(text))[0].key == "doctor-mat-uncalibrated"


def test_a_mat_is_calibrated_or_not_or_badly(found, mat, tmp_path):
    name = mat(ON_PI)
    command = f"facedown mat calibrate {name}"
    assert found("mat", mat=name) == (note("doctor-mat-uncalibrated", command, name="toy"),)
    plan = load(tmp_path / "toy.toml")
    place = place_of(tmp_path / "toy.toml", tmp_path / "state")
    write_calibration(place, Calibration(rates=dict.fromkeys(plan.shape.polled, 1.0), made="2026-01-02"), plan)
    assert found("mat", mat=name) == (well("doctor-mat-well", name="toy", made="2026-01-02"),)
    place.write_text("{")
    (one,) = found("mat", mat=name)
    assert replace(one, problems=()) == warning("doctor-mat-calibration", command, name="toy")
    assert in_english(one.problems)


def test_the_buses_that_a_mat_asks_for_are_there(found, mat):
    assert found("spi", MadeUp(nodes=BUS), mat=mat(ON_PI)) == (well("doctor-spi-well", names="spidev0.0, spidev0.1"),)
    assert found("spi") == (well("doctor-spi-unneeded"),)
    assert found("spi", MadeUp(nodes=BUS)) == (well("doctor-spi-well", names="spidev0.0, spidev0.1"),)


BOOT = "/boot/firmware/config.txt"
OFF = {BOOT: "# dtparam=spi=on\ndtparam=audio=on\n", **BOARD}
NODE = {"names": "/dev/spidev0.0"}
BY_HAND = r"printf '\n[all]\ndtparam=spi=on\n' | sudo tee -a /boot/firmware/config.txt"


def switched_off(command):
    return fault("doctor-spi-off", f"{command} && sudo reboot", **NODE)


@pytest.mark.parametrize(
    ("machine", "expected"),
    [
        (MadeUp(files=OFF, programs=("raspi-config",)), switched_off("sudo raspi-config nonint do_spi 0")),
        (MadeUp(files=OFF), switched_off(BY_HAND)),
        (MadeUp(files={"/boot/config.txt": "", **BOARD}), switched_off(BY_HAND.replace("/firmware", ""))),
        (MadeUp(files=BOARD), switched_off(BY_HAND)),
        (MadeUp(files={BOOT: "dtparam = i2c=on,spi=on\n", **BOARD}), fault("doctor-spi-restart", "sudo reboot", **NODE)),
        (MadeUp(files={BOOT: "[cm5]\ndtparam=spi=on\n", **BOARD}), switched_off(BY_HAND)),
        (MadeUp(files={BOOT: "dtparam=spi=on\ndtparam=spi=off\n", **BOARD}), switched_off(BY_HAND)),
        (MadeUp(), fault("doctor-spi-nowhere", **NODE)),
        (MadeUp(files={BOOT: ""}), switched_off(BY_HAND)),
        (MadeUp(nodes={"/dev/spidev1.0": OPEN}), fault("doctor-spi-other", **NODE, there="spidev1.0")),
    ],
    ids=[
        *("raspi-config", "by hand", "an older system", "no file", "restart", "another board", "switched off again"),
        *("no Pi", "a board like a Pi", "another bus"),
    ],
)
def test_a_bus_that_is_missing_is_told_with_what_brings_it(found, mat, machine, expected):
    assert found("spi", machine, mat=mat(ON_PI)) == (expected,)


def libraries(*names, folder=OF_VENV):
    return MadeUp(libraries=tuple(Installed(name, "1.0", folder) for name in names))


PIP = "/venv/bin/pip"


def test_the_libraries_of_parts_are_there_or_not_needed(found, mat):
    assert found("parts", mat=mat(ON_HUB)) == (well("doctor-parts-unneeded"),)
    machine = libraries("mfrc522", "spidev", "lgpio")
    assert found("parts", machine, mat=mat(ON_PI)) == (well("doctor-parts-well", names="mfrc522 1.0, spidev 1.0, lgpio 1.0"),)


def test_libraries_of_parts_that_are_missing(found, mat):
    assert found("parts", libraries("spidev"), mat=mat(ON_PI)) == (
        fault("doctor-parts-missing", f"{PIP} install 'facedown[pi]'", names="mfrc522"),
        fault("doctor-parts-no-pins", "sudo apt install python3-lgpio"),
    )


def test_chips_that_the_package_does_not_know_want_spidev_alone(found, mat):
    mixed = ON_PI.replace("[5, 6]", '[5, 6]\nchip = "st25r3916"')
    machine = libraries("spidev", "lgpio")
    assert found("parts", machine, mat=mat(mixed)) == (well("doctor-parts-well", names="spidev 1.0, lgpio 1.0"),)


PANELS = ("[panel.buttons]\nok = 17\n", "[panel]\nencoder = [20, 21]\n", "[panel.lamps]\nseat-1 = 12\n", "[panel]\nbuzzer = 18\n")


@pytest.mark.parametrize("panel", PANELS)
def test_what_stands_beside_the_screen_needs_pins_as_well(found, mat, panel):
    assert found("parts", mat=mat(SIMULATED + panel)) == (fault("doctor-parts-no-pins", "sudo apt install python3-lgpio"),)
    shut = MadeUp(nodes={"/dev/gpiochip0": SHUT, "/dev/spidev0.0": SHUT})
    assert [one.told["names"] for one in found("rights", shut, mat=mat(SIMULATED + panel))] == ["/dev/gpiochip0"]


def test_the_lights_of_hubs_need_none(found, mat):
    assert found("parts", mat=mat(ON_HUB + "[panel]\nlights = true\n")) == (well("doctor-parts-unneeded"),)


CHIPS = {f"/dev/gpiochip{number}": OPEN for number in (11, 12, 13, 14, 15)}


def test_the_chip_at_the_header_is_named_whatever_its_number(tmp_path, mat):
    machine = replace(libraries("mfrc522", "spidev", "lgpio"), files=BOARD, nodes=CHIPS)
    check = next(check for check in CHECKS if check.id == "parts")
    parts = replace(NO_PARTS, header=lambda: HeaderChip(15, "pinctrl-rp1"))
    found = tuple(check.look(Case(machine, folders_in(tmp_path), parts, "en", mat(ON_PI))))
    assert found[0] == well("doctor-parts-header", name="/dev/gpiochip15", label="pinctrl-rp1")


def test_a_pi_whose_header_has_no_chip_that_is_known_is_told(found, mat):
    update = "sudo apt full-upgrade && sudo reboot"
    all_libraries = libraries("mfrc522", "spidev", "lgpio")
    names = ", ".join(f"/dev/gpiochip{number}" for number in (11, 12, 13, 14, 15))
    others = replace(all_libraries, files=BOARD, nodes=CHIPS)
    assert found("parts", others, mat=mat(ON_PI))[0] == warning("doctor-parts-other-chips", update, names=names)
    assert found("parts", replace(all_libraries, files=BOARD), mat=mat(ON_PI))[0] == fault("doctor-parts-no-chip", update)


def test_two_libraries_with_the_same_files(found, mat):
    machine = libraries("mfrc522", "spidev", "rpi-lgpio", "rpi.gpio")
    command = f"{PIP} uninstall -y rpi-lgpio RPi.GPIO && {PIP} install RPi.GPIO"
    assert found("parts", machine, mat=mat(ON_PI))[0] == warning("doctor-parts-both", command)
    system = (Installed("rpi.gpio", "0.7", "/usr/lib/python3/dist-packages"), *libraries("mfrc522", "spidev", "rpi-lgpio").libraries)
    assert [one.status for one in found("parts", MadeUp(libraries=system), mat=mat(ON_PI))] == ["well"]


def test_pins_without_the_other_libraries_are_not_all_well(found, mat):
    missing = fault("doctor-parts-missing", f"{PIP} install 'facedown[pi]'", names="mfrc522, spidev")
    assert found("parts", libraries("lgpio"), mat=mat(ON_PI)) == (missing,)


DIALOUT = DeviceNode("root", "dialout", 0o660, is_open=False)
GROUPS = "spi:x:993:pi\ndialout:x:20:\npi:x:1000:\nvideo:x:44:facedown\n"
PASSWD = "pi:x:1000:1000::/home/pi:/bin/sh\nfacedown:x:900:993::/:/bin/false\n"
PEOPLE = {"/etc/group": GROUPS, "/etc/passwd": PASSWD}


def test_who_may_use_the_devices_that_are_wanted(found, mat):
    assert found("rights", MadeUp(nodes=BUS), mat=mat(ON_PI)) == (well("doctor-rights-well", name="pi"),)
    shut = MadeUp(nodes={"/dev/ttyACM0": DIALOUT, "/dev/spidev0.0": SHUT}, files=PEOPLE)
    told = {"name": "pi", "names": "/dev/ttyACM0", "group": "dialout"}
    assert found("rights", shut, mat=mat(ON_HUB)) == (fault("doctor-rights-lacking", "sudo adduser pi dialout", **told),)


def test_a_group_counts_from_the_next_log_in_on(found, mat):
    shut = MadeUp(nodes={"/dev/spidev0.0": SHUT, "/dev/gpiochip0": DeviceNode("root", "root", 0o600, is_open=False)}, files=PEOPLE)
    assert found("rights", shut, mat=mat(ON_PI)) == (
        fault("doctor-rights-later", name="pi", names="/dev/spidev0.0", group="spi"),
        fault("doctor-rights-root", "sudo facedown install-service", name="pi", names="/dev/gpiochip0"),
    )


def test_for_a_service_the_rights_of_its_user_count(found, mat):
    unit = {UNIT: "[Service]\nUser=facedown\n#Group=root\nSupplementaryGroups=video render\nSupplementaryGroups=input\n"}
    nodes = {
        "/dev/spidev0.0": OPEN,
        "/dev/gpiochip0": DeviceNode("root", "gpio", 0o660, is_open=True),
        "/dev/dri/card0": DeviceNode("root", "video", 0o660, is_open=False),
        "/dev/input/event0": DeviceNode("root", "input", 0o660, is_open=False),
        "/dev/snd/pcmC0": DeviceNode("facedown", "audio", 0o600, is_open=False),
        "/dev/snd/timer": SHUT,
    }
    machine = MadeUp(nodes=nodes, files={**PEOPLE, **unit}, commands=serving())
    told = {"name": "facedown", "names": "/dev/gpiochip0", "group": "gpio"}
    assert found("rights", machine, mat=mat(ON_PI)) == (fault("doctor-rights-service", "sudo facedown install-service", **told),)


def test_a_service_of_root_and_a_group_that_may_not_write(found, mat):
    nodes = {"/dev/spidev0.0": SHUT}
    of_root = MadeUp(nodes=nodes, files={UNIT: "[Service]\nExecStart=/x\n"}, commands=serving())
    assert found("rights", of_root, mat=mat(ON_PI)) == (well("doctor-rights-well", name="root"),)
    reading = replace(SHUT, mode=0o640)
    unit = {**PEOPLE, UNIT: "[Service]\nUser=facedown\n"}
    half = MadeUp(nodes={"/dev/spidev0.0": reading}, files=unit, commands=serving())
    assert found("rights", half, mat=mat(ON_PI))[0].key == "doctor-rights-service"
    whole = replace(half, nodes={"/dev/spidev0.0": SHUT})
    assert found("rights", whole, mat=mat(ON_PI))[0].key == "doctor-rights-well"  # its own group in the list of users


def test_root_may_use_everything_and_asks_for_whoever_ran_sudo(found, mat):
    nodes = {"/dev/spidev0.0": SHUT, "/dev/gpiochip0": DeviceNode("root", "gpio", 0o666, is_open=False)}
    root = MadeUp(nodes=nodes, person=Person("root", is_root=True), files=PEOPLE)
    assert found("rights", root, mat=mat(ON_PI)) == (well("doctor-rights-well", name="root"),)
    asked = replace(root, env={"SUDO_USER": "pi"})
    assert found("rights", asked, mat=mat(ON_PI)) == (well("doctor-rights-well", name="pi"),)
    assert found("rights", replace(asked, files={}), mat=mat(ON_PI))[0].key == "doctor-rights-lacking"


EVERYTHING = (
    *("dri/card0", "dri/renderD128", "dri/by-path", "input/event3", "input/mice", "snd/pcmC0D0p", "snd/controlC0", "snd/seq"),
    *("ttyACM0", "ttyACM1", "ttyUSB0", "gpiochip0", "gpiomem", "spidev0.0", "facedown/hub-1"),
)
OF_SCREEN = ["/dev/dri/card0", "/dev/dri/renderD128", "/dev/input/event3", "/dev/snd/controlC0", "/dev/snd/pcmC0D0p"]


def lacking(found, name=None, env=None):
    """What is wanted of all the devices there are, where none may be used."""
    machine = MadeUp(nodes={f"/dev/{one}": SHUT for one in EVERYTHING}, env=env or {})
    (one,) = found("rights", machine, mat=name)
    return one.told["names"].split(", ")


def test_only_devices_that_are_needed_are_wanted(found, mat):
    assert lacking(found) == OF_SCREEN
    at_desktop = {"DISPLAY": ":0"}
    assert lacking(found, mat(ON_PI), at_desktop) == ["/dev/spidev0.0", "/dev/gpiochip0"]
    assert lacking(found, mat(ON_HUB), at_desktop) == ["/dev/ttyACM0", "/dev/ttyACM1"]
    named = mat(ON_HUB.replace("/dev/ttyACM0", "/dev/facedown/hub-1"))
    assert lacking(found, named, at_desktop) == ["/dev/facedown/hub-1", "/dev/ttyACM0", "/dev/ttyACM1"]
    assert lacking(found, mat(ON_HUB.replace("/dev/ttyACM0", "E6614C")), at_desktop) == ["/dev/ttyACM0", "/dev/ttyACM1"]


def test_the_television_is_a_device_too_where_it_is_to_sleep(found):
    machine = MadeUp(nodes={"/dev/cec0": DeviceNode("root", "video", 0o660, is_open=False)})
    assert found("rights", machine, toml="[television]\nstandby = 5\n")[0].key == "doctor-rights-lacking"
    assert found("rights", machine, toml="")[0].key == "doctor-rights-well"


WELL = ChipState(0x92, 0, 0)


def looking(slots=(), chips=(), hubs=()):
    asked = []

    def listen(plan, calibration, seconds):
        asked.append((plan.name, calibration, seconds))
        return Look(tuple(slots), tuple(chips), tuple(hubs), 10, seconds)

    return replace(NO_PARTS, listen=listen), asked


def test_readers_that_answer_are_well(found, mat):
    parts, asked = looking([SlotHeard("A1", "empty"), SlotHeard("B1", "unreadable")], [WELL, WELL])
    assert found("readers", parts=parts, mat=mat(ON_PI)) == (well("doctor-readers-well", count=2),)
    assert asked == [("toy", None, 4.0)]


def test_readers_are_listened_to_with_what_was_found_out_about_them(found, mat, tmp_path):
    name, known = mat(ON_PI), Calibration(gains={"A1": 48}, rates={"A1": 1.0}, made="then")
    write_calibration(place_of(tmp_path / "toy.toml", tmp_path / "state"), known, load(tmp_path / "toy.toml"))
    parts, asked = looking()
    found("readers", parts=parts, mat=name)
    assert asked[0][1].gains == {"A1": 48}


def test_what_is_the_matter_with_chips_is_told_whatever_lies_there(found, mat):
    slots = [SlotHeard("A1", "silent"), SlotHeard("B1", "tags", 1, rate=0.2, polls=10), SlotHeard("C1", "empty")]
    parts, _ = looking(slots, [None, WELL, ChipState(0x12, 2, 0)])
    assert found("readers", parts=parts, mat=mat(ON_PI)) == (
        Finding("tuning-mend-mute", "fault", {"slots": "A1"}),
        Finding("tuning-mend-strange", "warning", {"slots": "C1"}),
    )


def test_a_hub_that_is_not_well_is_named(found, mat):
    hubs = [HubLook("one", ("A1",), "unplugged"), HubLook("two", ("B1",), "slow"), HubLook("three", ("C1",), "wire-version")]
    parts, _ = looking([SlotHeard("A1", "silent"), SlotHeard("B1", "empty"), SlotHeard("C1", "silent")], [None, WELL, None], hubs)
    assert found("readers", parts=parts, mat=mat(ON_HUB)) == (
        Finding("tuning-trouble-unplugged", "fault", {"name": "one"}),
        Finding("tuning-trouble-slow", "warning", {"name": "two"}),
        Finding("tuning-trouble-wire-version", "fault", {"name": "three"}, "facedown hub files hub"),
    )


def test_of_a_program_of_our_own_the_last_words_are_told_and_of_no_hub(found, mat):
    own = HubLook("pi", ("A1",), "silent", words=("pi-0-0: /dev/spidev0.0: it cannot be used; ask",), is_own=True)
    mute = HubLook("pi", ("A1",), "silent", is_own=True)
    theirs = HubLook("one", ("A1",), "crashed", words=("ValueError: 04e1",))
    for hub, expected in (
        (own, Finding("tuning-trouble-own", "fault", {"name": "pi"}, words=own.words)),
        (mute, Finding("tuning-trouble-own-wordless", "fault", {"name": "pi"})),
        (theirs, Finding("tuning-trouble-crashed", "fault", {"name": "one"})),
    ):
        parts, _ = looking([SlotHeard("A1", "silent")], [None], [hub])
        assert found("readers", parts=parts, mat=mat(ON_PI)) == (expected,)


def test_readers_of_which_nothing_is_heard(found, mat):
    parts, _ = looking([SlotHeard("A1", "empty")], [None])
    assert found("readers", parts=parts, mat=mat(ON_PI)) == (fault("doctor-readers-silent", "facedown mat test"),)


def test_nobody_fights_for_readers(found, mat):
    command = "sudo systemctl stop facedown && facedown doctor readers; sudo systemctl start facedown"
    assert found("readers", MadeUp(commands=serving()), mat=mat(ON_PI)) == (note("doctor-readers-held", command),)
    other = {"/proc/77/cmdline": "/venv/bin/python\0/venv/bin/facedown\0play\0--text\0"}
    assert found("readers", MadeUp(files=other), mat=mat(ON_PI)) == (note("doctor-readers-held-by", pid="77"),)
    assert found("hubs", MadeUp(files=other)) == (note("doctor-hubs-held"),)


OF_OURS = ("facedown doctor", "facedown play --simulated", "facedown play --bots=Anna")
OTHERS = (*OF_OURS, "vim facedown.toml", "grep facedown", "python -m http play")


@pytest.mark.parametrize("words", OTHERS)
def test_other_programs_hold_nothing(tmp_path, words):
    files = {"/proc/77/cmdline": words.replace(" ", "\0"), "/proc/4242/cmdline": "facedown\0play\0", "/proc/version": "Linux"}
    assert Case(MadeUp(files=files), folders_in(tmp_path), NO_PARTS, "en").holder == ""


def test_readers_that_nobody_has_to_ask(found, mat):
    assert found("readers") == (well("doctor-readers-no-mat"),)
    assert found("readers", mat="none") == (well("doctor-readers-no-mat"),)
    assert found("readers", mat=mat(SIMULATED)) == (well("doctor-readers-simulated"),)


HUB = Hello(1, 8, 3, bytes.fromhex("e6614c"), "facedown 1")
PORT = Port("/dev/ttyACM0", "E6614C", "MicroPython Board")
TOLD = {"port": "/dev/ttyACM0", "name": "E6614C"}
FILES = "facedown hub files hub"


def plugged(*answers, blanks=()):
    return replace(NO_PARTS, hubs=lambda: answers, blanks=lambda: blanks)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (PortAnswer(PORT, "hub", HUB), well("doctor-hubs-well", **TOLD, unique="e6614c", firmware="facedown 1", count=8)),
        (PortAnswer(PORT, "version", Hello(9, 0, 0, b"", "")), fault("doctor-hubs-version", FILES, **TOLD, theirs="9", ours="1")),
        (PortAnswer(PORT, "prompt"), warning("doctor-hubs-prompt", FILES, **TOLD)),
        (PortAnswer(PORT, "denied"), fault("doctor-hubs-denied", "sudo adduser pi dialout", **TOLD)),
        (PortAnswer(PORT, "held", holders=("thonny",)), note("doctor-hubs-port-held", **TOLD, by="thonny")),
        (PortAnswer(PORT, "held"), note("doctor-hubs-port-held", **TOLD, by="?")),
        (PortAnswer(Port("/dev/ttyACM0", "", "Board"), "silent"), note("doctor-hubs-silent", port="/dev/ttyACM0", name="Board")),
        (PortAnswer(PORT, "silent"), note("doctor-hubs-silent", **TOLD)),
        (PortAnswer(Port("/dev/ttyACM0"), "gone"), note("doctor-hubs-silent", port="/dev/ttyACM0", name="?")),
        (PortAnswer(PORT, "other"), well("doctor-hubs-none")),
    ],
    ids=lambda one: getattr(one, "kind", ""),
)
def test_each_port_says_what_hangs_on_it(found, answer, expected):
    assert found("hubs", parts=plugged(answer)) == (expected,)


def test_a_board_that_waits_for_its_program(found):
    assert found("hubs", parts=plugged(blanks=(Blank("1-1", "RP2040", "/dev/sda1"), Blank("1-2", "RP2350", "")))) == (
        note("doctor-hubs-blank", FILES, chip="RP2040", place="/dev/sda1"),
        note("doctor-hubs-blank", FILES, chip="RP2350", place="1-2"),
        well("doctor-hubs-none"),
    )


RULE = {"/etc/udev/rules.d/70-facedown.rules": 'ATTR{idVendor}=="2e8a", ENV{ID_MM_DEVICE_IGNORE}="1"\n'}


def test_modem_manager_is_kept_away_from_hubs(found, mat):
    modem = MadeUp(commands={"systemctl is-active ModemManager.service": Ran(0, "active\n")})
    expected = warning("doctor-hubs-modem", "sudo systemctl disable --now ModemManager")
    assert found("hubs", modem, parts=plugged(), mat=mat(ON_HUB)) == (expected, well("doctor-hubs-none"))
    assert found("hubs", replace(modem, files=RULE), parts=plugged(), mat=mat(ON_HUB)) == (well("doctor-hubs-none"),)
    assert found("hubs", MadeUp(), parts=plugged(), mat=mat(ON_HUB)) == (well("doctor-hubs-none"),)
    for rule in ('ATTR{idVendor}=="2e8a"', 'ENV{ID_MM_DEVICE_IGNORE}="1"'):
        half = replace(modem, files={"/etc/udev/rules.d/1.rules": rule})
        assert found("hubs", half, parts=plugged(), mat=mat(ON_HUB))[0] == expected
    assert found("hubs", modem, parts=plugged(), mat=mat(ON_PI)) == (well("doctor-hubs-none"),)
