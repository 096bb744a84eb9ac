tag-is-no-uid = it is not a uid
    .fix = write its bytes in hex, such as 04:e1:23:45:67:89:ab

tag-of-so-many-bytes = it has { $count } bytes
    .fix = a uid has 4, 7 or 10; write it in full

tag-is-cut-short = it is the beginning of a longer uid: 88 says that more bytes follow
    .fix = read the tag with a reader that asks for the rest, and write all 7 or 10 bytes

tag-of-random-uid = the chip makes up a new uid each time
    .fix = use a sticker or a card made for it; phones and bank cards do this

tag-line-of-no-tag = { QUOTED($line) } is not a tag and its card
    .fix = lines look like { "{" }"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"{ "}" } or { "{" }"uid": "04e12345", "command": "ok"{ "}" }

tag-line-value-is-no-text = { QUOTED($line) } has a value that is no text
    .fix = lines look like { "{" }"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"{ "}" } or { "{" }"uid": "04e12345", "command": "ok"{ "}" }

tag-no-such-side = there is no side { QUOTED($side) }
    .fix = use back or face, or leave it out

tag-no-such-box = there is no box { QUOTED($box) }
    .fix = boxes are numbered: write 2 for the second, { $most } at the most

tag-no-such-command = there is no command { QUOTED($button) }
    .fix = { $instead }

tag-is-taken = it already { $before }
    .fix = forget the tag first if it now { $now }

tag-line-is-no-json = { QUOTED($line) } is not JSON
    .fix = remove this line, and learn the tag again

tag-of-a-card = belongs to { $card } of deck { $deck }

tag-of-a-command = is the command { $command }

tag-line-of-taken-tag = { $problem-where }: { $problem }
    .fix = remove the line that is not so

tag-line-of-no-uid = { $problem-where }: { $problem }
    .fix = { $problem-fix }

tag-register-is-no-file = this is no ordinary file
    .fix = restore it from a backup, or move it away and learn the tags again

tag-register-is-lost = { $problem }
    .fix = restore it from a backup, or move it away and learn the tags again

tag-row-of-taken-tag = { $problem-where }: { $problem }
    .fix = remove the one that is not so
