# L’aide de « facedown config ».

help-config-about = facedown.toml, où il est dit comment doit être une table : langue, tapis, voix, écran, téléviseur.
help-config-check = tout ce qui ne va pas avec facedown.toml, et avec ce qu’il nomme
help-config-check-about = Tout ce qui ne va pas avec facedown.toml, avec la ligne et ce qu’il faut écrire à la place ; puis ce qui ne se voit qu’en regardant : le tapis, les voix, le pilote et le téléviseur qu’il nomme. Le code de sortie est 78 si le fichier est inutilisable, 1 si aucune partie ne peut être jouée comme il le demande.
help-config-file = un autre fichier que celui de cette table
help-config-new = commencer un facedown.toml où chaque clé est expliquée et où aucune ne compte encore
help-config-new-file = où ; par défaut là où cette table le cherche. Rien n’est écrasé
help-config-show = ce qui compte à cette table, et où c’est dit
