# What the terminal says of tags: which are known, and while they are learned.
# Where a line ends with a colon, what may be long is written behind it: Fluent takes 2,500 characters at most.
tags-deck = { $name } ({ $id }): { $count ->
    [one] { $count } of { $of } cards has a tag
   *[other] { $count } of { $of } cards have a tag
}
tags-deck-none = { $name } ({ $id }): no card has a tag yet
tags-deck-whole = { $name } ({ $id }): all { $of } cards have a tag
tags-of-box = Box { $box }: { $count ->
    [one] { $count } of { $of } cards has a tag
   *[other] { $count } of { $of } cards have a tag
}
tags-halves = { $count ->
    [one] { $count } of them lacks the second sticker
   *[other] { $count } of them lack the second sticker
}
tags-deck-missing = Deck { $of }, which is not here: { $count ->
    [one] { $count } tag
   *[other] { $count } tags
}
tags-cards-gone = There are tags of cards that this deck does not have:
tags-with = With a tag:
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
tags-card-some-of = a card of deck { $of }
tags-command-ok = command card “OK”
tags-command-cancel = command card “Cancel”
tags-command-undo = command card “Undo”
tags-command-check = command card “Check”
tags-command-pause = command card “Pause”
tags-seat-card = card of seat { $which }

# One after another is asked for.
tags-how-mat =
    Lay each card on the mat, alone and on any place. Once it is known it may stay there or be taken away.
    These words can be typed: { $skip }, { $back } (one step back), { $stop }, { $help }.
tags-how-typed =
    Hold each card to a reader that types, or type the uid of its tag.
    These words can be typed as well: { $skip }, { $back } (one step back), { $stop }, { $help }.
tags-how-simulated = This mat is simulated: a uid that is typed is laid on it, and what lay there is taken away.
tags-how-free =
    In any order: type part of a card’s name, or its short code, and then lay its tag;
    or lay the tag first, and then type which card it is on.
tags-how-sides =
    Each card has two stickers: lay it with its back up, and then turn it over, so that its face lies up.
    If you want to play with these cards, you may look away meanwhile.
tags-asks-mat = { $which } of { $of }: lay this on the mat: { $what }
tags-asks-mat-called = Lay this on the mat: { $what }
tags-back-mat = { $which } of { $of }: lay this on the mat with its back up: { $what }
tags-back-mat-called = Lay this on the mat with its back up: { $what }
tags-face-mat = Now turn it over, so that its face lies up: { $what }
tags-asks-any-mat = Which card is next? Type part of its name, or lay its tag on the mat.
tags-asks-typed = { $which } of { $of }: the tag of this, please: { $what }
tags-asks-typed-called = The tag of this, please: { $what }
tags-back-typed = { $which } of { $of }: the tag that is read with the back up, please: { $what }
tags-back-typed-called = The tag that is read with the back up, please: { $what }
tags-face-typed = Now the tag that is read with the face up: { $what }
tags-asks-any-typed = Which card is next? Type part of its name, or give its tag.
tags-asks-card =
    A new tag: { $uid }. Which card does it sit on? Type part of its name, or its short code;
    “{ $skip }” puts the tag aside.
tags-several = These fit; please type more of the name, or the short code:
tags-many = { $count ->
    [one] { $count } card fits
   *[other] { $count } cards fit
}; please type more of the name, or the short code.
tags-has-one = A tag of this is known already: { $what }. When a new one comes, you are asked what became of it.
tags-learned = Learned: { $what }.
tags-learned-back = Learned with the back up: { $what }.
tags-learned-face = Learned with the face up: { $what }.
tags-copied = Learned for box { $box }: { $what }.
tags-replaced = Learned: { $what }. What it had before is forgotten.
tags-replaced-ends = “{ $back }” takes the last step back, “{ $stop }” ends it.
tags-side-noted = Noted which side lies up when this tag is read: { $what }.
tags-not-back = This tag is the one that is read with the face up: { $what }. Turn the card over; “{ $back }” helps if the two were mixed up.
tags-not-face = This tag is the one that is read with the back up: { $what }. Turn the card over; “{ $back }” helps if the two were mixed up.
tags-known = This tag was known already: { $what }.
tags-skipped = Passed over: { $what }.
tags-put-aside = Put aside; that tag stays unknown.
tags-left = All stays as it was.
tags-taken-back = Taken back: { $what }.
tags-lay-anew = Take it away; once it is laid anew, it counts.
tags-nothing-to-undo = There is nothing before this one.
tags-belongs =
    This tag has its meaning already: { $what }. If it was laid by mistake, take it away and go on.
    “{ $move }”: from now on it belongs to what is asked for. “{ $leave }”: it stays what it is.
tags-other-box =
    This tag belongs to the same card in box { $box }: { $what }.
    “{ $move }”: from now on it belongs to the box that is asked for. “{ $leave }”: it stays where it is.
tags-already-has = { $count ->
    [one] This has a tag already
   *[other] This has { $count } tags already
}: { $what }. What is the new one?
    “{ $replace }”: it takes the place of a sticker that is damaged. “{ $copy }”: this is the same card of another box.
    “{ $leave }”: all stays as it was.
tags-known-first =
    This tag is known already: { $what }.
    To give it to another card, type that card’s name first, and lay the tag then.
tags-together-sides =
    The mat hears { $count } tags at once, so it is not clear which side lies up.
    If one card lies there alone, its two stickers need a shield between them; if several do, lay one alone.
tags-short =
    { $uid } has 4 bytes and begins with 04. Stickers that begin so have 7: if this is one, the reader leaves some out.
    Then take it back, set the reader to whole uids, and give the tag anew.
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
tags-no-answer = “{ $typed }” is no answer to this.
tags-other-deck = This is the square code of { $what }. Now a card of this deck is wanted.
tags-flaw-blank = “{ $typed }” is no tag: readers give it for a read that failed. Hold the tag to it again.
tags-flaw-no-uid =
    “{ $typed }” is neither the uid of a tag, such as 04 e1 23 45 67 ab cd, nor part of a card’s name, nor one of these words:
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
    “{ $typed }” is a uid that changes at every reading, as those of phones, bank cards and many transit passes do.
    Take a sticker or a card that keeps its own.
tags-flaw-cut =
    “{ $typed }” is what some programs print for the beginning of a longer uid: 88, three of its seven bytes, and a check byte.
    Several tags may share it. Read the tag on the mat, or with a reader that types all 7 bytes.
tags-flaw-decimal =
    “{ $typed }” looks like a uid that was written as a decimal number; the order of its bytes cannot be told from it.
    Set the reader to hexadecimal, or read the tag on the mat.
tags-flaw-part =
    “{ $typed }” is only the beginning or the end of a tag that is known: { $what }.
    Read the tag on the mat, or with a reader that types all of its bytes.
tags-flaw-backwards =
    “{ $typed }” has the bytes of a tag that is known in reverse order: { $what }.
    Set the reader to the other order, or read the tag on the mat.

# At the end.
tags-sum = { $count ->
    [0] No tag was learned.
    [one] { $count } tag was learned.
   *[other] { $count } tags were learned.
}
tags-goes-on = To go on:
tags-imported = { $count ->
    [0] No tag was new.
    [one] { $count } tag was new.
   *[other] { $count } tags were new.
}
tags-imported-known = { $count ->
    [one] { $count } was known already.
   *[other] { $count } were known already.
}
tags-imported-moved = { $count ->
    [one] { $count } means something else than before.
   *[other] { $count } mean something else than before.
}
tags-exported = { $count ->
    [one] { $count } tag was written to
   *[other] { $count } tags were written to
}
tags-nothing-to-ask = Nothing is to be asked for; “{ $again }” asks for every card all the same.
tags-forgotten = Forgotten: { $uid }, { $what }.

# The words that can be typed; the first one is shown.
tags-word-skip = skip next
tags-word-back = back undo
tags-word-stop = stop quit exit end
tags-word-help = help
tags-word-replace = replace
tags-word-copy = copy box
tags-word-move = move
tags-word-leave = leave keep
