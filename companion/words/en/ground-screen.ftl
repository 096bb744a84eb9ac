# The line: what its ruler measures, and which cards lie beside the mat.
ground-grows = { $name }, { $unit }: { $more }
ground-grows-plain = { $name }: { $more }
ground-beside = beside the mat
ground-label-fits = Fits
ground-label-misfits = Not here

# Towers.
ground-metres = { $height } m
ground-site = site { $slot }

# What the signs of towers mean.
ground-label-prize = Prize
ground-label-notice = Faulty
ground-label-umbrella = Insurance
ground-label-crack = Earthquake
ground-label-shield = Strength
ground-label-roof = Tallest so far

# A check on the stage: the two numbers, and what the check costs.
ground-less = False alarm: { $high } is { $more }.
ground-more = { $high } is more than { $low }.
ground-equal = { $low } and { $high } are equal.
ground-in-order = All open cards are in order.
ground-costs = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ground-label-here = here
