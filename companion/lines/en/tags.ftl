# What the terminal says of tags: which are known, and while they are learned.
# Where a line ends with a colon, what may be long is written behind it: Fluent takes 2,500 characters at most.
tags-deck = { $name } ({ $id }): { $count ->
    [one] { $count } of { $of } cards has a tag
   *[other] { $count } of { $of } cards have a tag
}
tags-deck-none = { $name } ({ $id }): no card has a tag yet
tags-deck-whole = { $name } ({ $id }): all { $of } cards have a tag
tags-deck-missing = Deck { $of }, which is not here: { $count ->
    [one] { $count } tag
   *[other] { $count } tags
}
tags-cards-gone = There are tags of cards that this deck does not have:
tags-without = Without a tag:
tags-learn = To learn them: { $command }
tags-commands = Command cards
tags-tags-of = { $what }:

# Cards and commands by name.
tags-card = “{ $card }”
tags-card-beside = “{ $card }” ({ $beside })
tags-card-alike = “{ $card }” ({ $which } of { $of } alike)
tags-cards-alike = “{ $card }” ({ $count } alike)
tags-card-of = “{ $card }” of deck { $of }
tags-command-ok = command card “OK”
tags-command-cancel = command card “Cancel”
tags-command-undo = command card “Undo”
tags-command-check = command card “Check”
tags-command-pause = command card “Pause”
tags-seat-card = card of seat { $which }

# One after another is asked for.
tags-how-mat =
    Lay each card on the mat, alone and on any place. Once it is known it may stay there or be taken away.
    These words can be typed: { $skip }, { $back } (the one before once more), { $stop }, { $help }.
tags-how-typed =
    Hold each card to a reader that types, or type the uid of its tag.
    These words can be typed as well: { $skip }, { $back } (the one before once more), { $stop }, { $help }.
tags-how-simulated = This mat is simulated: a uid that is typed is laid on it, and what lay there is taken away.
tags-asks-mat = { $which } of { $of }: lay this on the mat: { $what }
tags-asks-typed = { $which } of { $of }: the tag of this, please: { $what }
tags-learned = Learned: { $what }.
tags-known = This tag was known already: { $what }.
tags-skipped = Passed over: { $what }.
tags-taken-back = Taken back: { $what }.
tags-lay-anew = Take it away; once it is laid anew, it counts.
tags-nothing-to-undo = There is nothing before this one.
tags-belongs =
    This tag has its meaning already: { $what }. If that was laid by mistake, take it away again.
    If the tag has moved to another card, type “{ $stop }” and then: facedown tags forget { $uid }
tags-together =
    The mat hears { $count } new tags at once, so it is not clear which one is meant.
    Take them all away, and lay the one card alone.
tags-unreadable =
    Something on { $place } cannot be read; often two cards lie on each other, or metal is near.
    Take it away, and lay the one card alone.
tags-lie-already = { $count ->
    [one] { $count } tag lies on the mat already and is passed over; to learn it, take it away and lay it anew.
   *[other] { $count } tags lie on the mat already and are passed over; to learn one, take it away and lay it anew.
}
tags-silent = The mat does not answer. See that it is plugged in and has power; “facedown mat test” tells more. Meanwhile a uid can be typed.
tags-answering = The mat answers again.
tags-flaw-no-uid =
    “{ $typed }” is neither the uid of a tag, such as 04 e1 23 45 67 ab cd, nor one of these words:
    { $skip }, { $back }, { $stop }, { $help }.
tags-flaw-length =
    “{ $typed }” has { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }; a uid has 4, 7 or 10. A reader that types has to be set to hexadecimal and to whole uids.
tags-flaw-begun =
    “{ $typed }” is only the beginning of a uid: 88 says that more of it follows.
    Read the tag on the mat, or with a reader that types all 7 or 10 bytes.
tags-flaw-random =
    “{ $typed }” is a uid that changes at every reading, as those of phones and bank cards do.
    Take a sticker or a card that keeps its own.

# At the end.
tags-sum = { $count ->
    [0] No tag was learned.
    [one] { $count } tag was learned.
   *[other] { $count } tags were learned.
}
tags-goes-on = To go on:
tags-nothing-to-ask = Nothing is to be asked for; “{ $again }” asks for every card all the same.
tags-forgotten = Forgotten: { $uid }, { $what }.

# The words that can be typed; the first one is shown.
tags-word-skip = skip next
tags-word-back = back undo
tags-word-stop = stop quit exit end
tags-word-help = help
