# Ряд: что показывает его линейка и какие карты лежат рядом с полем.
ground-grows = { $name }, { $unit }: { $more }
ground-grows-plain = { $name }: { $more }
ground-beside = рядом с полем
ground-line-fits = подходит
ground-line-misfits = не сюда

# Башни.
ground-metres = { $height } м
ground-site = стройка { $slot }
