"""The machine itself, as it is found on machines that are made up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.machine.computer import DiskSpace, Ran
from companion.machine.doctor.finding import fault, note, warning, well
from tests.machine.doctor.made_up import PI
from tests.machine.simulated import NOW, MadeUp

SYSTEM = {"/etc/os-release": 'NAME="Debian"\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\n'}
BOARD = {"/proc/device-tree/model": PI}
TOLD = {"system": "Debian GNU/Linux 12 (bookworm)", "processor": "aarch64"}


def test_the_board_and_its_system(found):
    assert found("board", MadeUp(files=SYSTEM)) == (well("doctor-board-other", **TOLD),)
    assert found("board", MadeUp(platform="darwin")) == (well("doctor-board-other", system="darwin", processor="aarch64"),)
    assert found("board", MadeUp(files=SYSTEM | BOARD)) == (well("doctor-board-well", model=PI.strip("\0"), **TOLD),)


KNOWN = ("3 Model B Plus Rev 1.3", "5 Model B Rev 1.0", "Zero 2 W Rev 1.0", "400 Rev 1.0", "Compute Module 4 Rev 1.0")


@pytest.mark.parametrize("model", KNOWN)
def test_boards_that_it_was_made_for(found, model):
    assert found("board", MadeUp(files={"/proc/device-tree/model": f"Raspberry Pi {model}\0"}))[0].status == "well"


@pytest.mark.parametrize("model", ["Zero W Rev 1.1", "Model B Rev 2", "3 Model B Rev 1.2", "2 Model B Rev 1.1"])
def test_boards_that_it_was_not_made_for(found, model):
    machine = MadeUp(files={**SYSTEM, "/proc/device-tree/model": f"Raspberry Pi {model}\0"})
    assert found("board", machine) == (warning("doctor-board-untried", model=f"Raspberry Pi {model}", **TOLD),)


def test_room_on_the_disk(found, tmp_path):
    folder, clean = str(tmp_path / "state"), "sudo apt clean && sudo journalctl --vacuum-size=50M"
    assert found("space") == (well("doctor-space-well", folder=folder, free=10.0),)
    assert found("space", MadeUp(disk=DiskSpace(150_000_000, 10**10))) == (warning("doctor-space-low", clean, folder=folder, free=0.15),)
    assert found("space", MadeUp(disk=DiskSpace(10_000_000, 10**10))) == (fault("doctor-space-none", clean, folder=folder, free=0.01),)
    assert found("space", MadeUp(disk=None)) == (warning("doctor-space-unknown", f"df -h {folder}", folder=folder),)


def mounted(*lines):
    return MadeUp(files={"/proc/self/mounts": "".join(f"{line} 0 0\n" for line in lines)})


def test_a_disk_that_lasts(found, tmp_path):
    told = {"folder": str(tmp_path / "state")}
    assert found("disk", mounted("/dev/mmcblk0p2 / ext4 rw,noatime")) == (well("doctor-disk-well", **told, kind="ext4"),)
    own = mounted("overlay / overlay rw", f"/dev/sda1 {tmp_path} vfat rw")
    assert found("disk", own) == (well("doctor-disk-well", **told, kind="vfat"),)
    before = mounted(f"/dev/sda1 {tmp_path} vfat rw", "overlay / overlay rw", "")
    assert found("disk", before) == (well("doctor-disk-well", **told, kind="vfat"),)


def test_a_disk_that_does_not_last_or_takes_nothing(found, tmp_path):
    told = {"folder": str(tmp_path / "state")}
    off = "sudo raspi-config nonint do_overlayfs 1 && sudo reboot"
    assert found("disk", mounted("overlay / overlay rw")) == (warning("doctor-disk-fleeting", off, **told, kind="overlay"),)
    covered = mounted("/dev/mmcblk0p2 / ext4 rw", f"tmpfs {tmp_path} tmpfs rw", "tmpfs /else tmpfs rw")
    assert found("disk", covered) == (warning("doctor-disk-fleeting", off, **told, kind="tmpfs"),)
    assert found("disk", mounted("/dev/mmcblk0p2 / ext4 ro,noatime")) == (
        fault("doctor-disk-read-only", "sudo mount -o remount,rw /", **told),
    )
    assert found("disk") == (note("doctor-disk-unknown", **told),)


OVERLAID = "BOOT_IMAGE=/boot/vmlinuz root=PARTUUID=1-02 overlayroot=tmpfs rootwait"


def test_the_overlay_of_raspi_config_covers_other_disks_as_well(found, tmp_path):
    """It has done so from Bookworm on, and on Trixie it may stop the start."""
    told = {"folder": str(tmp_path / "state")}
    off = "sudo raspi-config nonint do_overlayfs 1 && sudo reboot"
    root = mounted("overlay / overlay rw")
    root.files["/proc/cmdline"] = OVERLAID
    assert found("disk", root) == (warning("doctor-disk-overlay", off, **told),)
    beside = mounted("overlay / overlay rw", f"/dev/mmcblk0p3 {tmp_path} ext4 ro")
    beside.files["/proc/cmdline"] = OVERLAID
    (one,) = found("disk", beside)
    assert (one.key, one.status, one.told) == ("doctor-disk-overlaid", "fault", told)
    assert "s/overlayroot=tmpfs[^ ]*/overlayroot=tmpfs:recurse=0/" in one.command
    mended = mounted("overlay / overlay rw", f"/dev/mmcblk0p3 {tmp_path} ext4 rw")
    mended.files["/proc/cmdline"] = OVERLAID.replace("tmpfs", "tmpfs:recurse=0")
    assert found("disk", mended) == (well("doctor-disk-well", **told, kind="ext4"),)


def test_a_place_with_a_space_and_one_that_is_mounted_over(found, tmp_path):
    lines = mounted("/dev/a / ext4 rw", "tmpfs /my\\040folder tmpfs rw", "/dev/b / btrfs rw")
    assert found("disk", lines) == (well("doctor-disk-well", folder=str(tmp_path / "state"), kind="btrfs"),)


def throttled(text):
    return MadeUp(files=BOARD, commands={"vcgencmd get_throttled": Ran(0, text)})


@pytest.mark.parametrize(
    ("bits", "expected"),
    [
        ("0x0", well("doctor-power-well")),
        ("0x1", fault("doctor-power-low")),
        ("0x50005", fault("doctor-power-low")),
        ("0x50000", warning("doctor-power-was-low")),
        ("0x8", warning("doctor-power-hot")),
        ("0x80000", warning("doctor-power-hot")),
        ("0x20002", warning("doctor-power-throttled", bits="0x20002")),
    ],
)
def test_supply_and_temperature(found, bits, expected):
    assert found("power", throttled(f"throttled={bits}\n")) == (expected,)
    of_kernel = MadeUp(files={**BOARD, "/sys/devices/platform/soc/soc:firmware/get_throttled": f"{bits.removeprefix('0x')}\n"})
    assert found("power", of_kernel) == (expected,)


def test_a_supply_of_which_nobody_can_tell(found):
    assert found("power") == (well("doctor-power-unneeded"),)
    assert found("power", throttled("VCHI initialization failed\n")) == (note("doctor-power-unknown", "vcgencmd get_throttled"),)


SYNCED = "timedatectl show --property=NTPSynchronized --value"
THEN = {"now": "2026-03-01 12:00 UTC"}


def test_a_clock_that_was_set(found):
    assert found("clock") == (well("doctor-clock-well", **THEN),)
    own = MadeUp(commands={SYNCED: Ran(0, "no\n")}, files={"/sys/class/rtc/rtc0/name": "rpi-rtc"})
    assert found("clock", own) == (well("doctor-clock-well", **THEN),)
    assert found("clock", MadeUp(commands={SYNCED: Ran(0, "yes\n")})) == (well("doctor-clock-well", **THEN),)


def test_a_clock_that_was_not_set(found):
    assert found("clock", MadeUp(commands={SYNCED: Ran(0, "no\n")})) == (note("doctor-clock-unset", "timedatectl", **THEN),)
    early = replace(MadeUp(), at=NOW.replace(year=1970))
    command = "sudo date --set '2025-03-01 12:00'"
    assert found("clock", early) == (warning("doctor-clock-behind", command, now="1970-03-01 12:00 UTC"),)
