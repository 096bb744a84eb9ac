# Le panneau de la table : boutons, encodeur, lampes et buzzer.

panel-whole = panneau

panel-button = bouton { $name } sur la broche { $pin }

panel-encoder = encodeur sur les broches { $first } et { $second }

panel-encoder-button = bouton de l’encodeur sur la broche { $pin }

panel-lamp = lampe de { $seat } sur la broche { $pin }

panel-buzzer = buzzer sur la broche { $pin }

panel-part-unusable = inutilisable ({ $reason })
    .fix = vérifiez qu’aucun autre programme ne s’en sert, et que son numéro est juste dans la section [panel] du fichier du tapis

panel-without-pins = aucune broche n’est disponible ({ $reason })
    .fix = lancez cela sur un Raspberry Pi, avec un utilisateur de son groupe gpio et le module Python lgpio ; ou retirez [panel] du fichier du tapis
