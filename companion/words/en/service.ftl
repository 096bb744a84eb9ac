# What the service manager shows of the referee: one line, which changes as the evening does.
service-status-starting = Starting
service-status-idle = No match is under way.
service-status-match = { $game }, match { $match }: { $lying ->
    [one] { $lying } card lies
   *[other] { $lying } cards lie
} on the table, { $hands ->
    [one] { $hands } is
   *[other] { $hands } are
} in hands. { $turn }
service-status-over = { $game }, match { $match }: it is over.
service-status-silent = { $count ->
    [one] { $count } place
   *[other] { $count } places
} of the mat cannot be heard.
service-status-unkept = The disk takes nothing: the match goes on in memory.
