# La ligne : ce que mesure sa règle, et quelles cartes sont à côté du tapis.
ground-grows = { $name }, { $unit } : { $more }
ground-grows-plain = { $name } : { $more }
ground-beside = à côté du tapis
ground-line-fits = bien placée
ground-line-misfits = pas ici

# Les tours.
ground-metres = { $height } m
ground-site = chantier { $slot }
