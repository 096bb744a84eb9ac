# Help of `facedown mat order`.

help-order-bed = the bed of the laser or saw, in millimetres: a larger plate is cut into tiles; default { $usual }
help-order-force = write over files of an earlier order
help-order-stickers = how many stickers the decks want; default { $usual }
help-order-write = put bill, netlist, cut list, plate and frames into this folder
