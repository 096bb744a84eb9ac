# What stands on printed sheets, and what the terminal says of them.

# On the sheets, in small letters at the edge.
print-rule = 100 mm
print-sheet-cards = { $deck }: sheet { $which } of { $of }, { $side ->
    [face] faces
   *[back] backs
}
print-sheet-labels = { $deck }: labels, sheet { $which } of { $of }

# On cards whose hands are secret: what kind of card it is.
print-kind-foundation = foundation
print-kind-floor = floor
print-kind-special = special floor
print-kind-toilet = toilet
print-kind-roof = roof
print-kind-toilet-roof = toilet roof
print-kind-study = study
print-kind-insurance = insurance
print-kind-tornado = tornado
print-kind-earthquake = earthquake
print-kind-century = earthquake of the century
print-kind-prize = prize
print-category-residential = residential
print-category-offices = offices
print-category-hotels = hotels
print-category-restaurants = restaurants
print-category-shops = shops

# In the terminal.
print-wrote-cards = { $file }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $deck } on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}, up to { $each } to a sheet.
print-wrote-labels = { $file }: { $cards ->
    [one] { $cards } label
   *[other] { $cards } labels
} for { $deck } on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}, up to { $each } to a sheet.
print-how-cards = Print on both sides at 100%, turned over the { $turn ->
    [short] short
   *[long] long
} edge, and measure the rule at the edge of a sheet: it is 100 mm long.
print-how-labels = Print at 100%, and measure the rule at the edge of the sheet: it is 100 mm long.
print-spoils = Faces show every number: do not look if you want to play with them.
print-labels-secret = In this deck hands are secret: stick the labels on the faces, as backs have to look alike.
