# The line: what its ruler measures, and which cards lie beside the mat.
ground-grows = { $name }, { $unit }: { $more }
ground-grows-plain = { $name }: { $more }
ground-beside = beside the mat
ground-line-fits = fits
ground-line-misfits = not here

# Towers.
ground-metres = { $height } m
ground-site = site { $slot }
