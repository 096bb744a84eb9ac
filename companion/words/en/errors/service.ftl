# What the service of the table meets.

service-systemd-is-late = systemd did not answer within { $seconds } seconds
    .fix = press the machine's own button, or pull its plug: what was played is on the disk

service-systemctl-cannot-be-started = systemctl cannot be started ({ $reason })
    .fix = press the machine's own button, or pull its plug: what was played is on the disk

service-systemd-refuses = systemd refuses it to this user
    .fix = press the machine's own button, or pull its plug: what was played is on the disk
