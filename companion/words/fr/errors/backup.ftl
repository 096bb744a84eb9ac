# Les sauvegardes : les faire, les lire, les restaurer.

backup-file-is-not-what-was-saved = contenu endommagé : ce n’est plus ce qui a été sauvegardé
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-no-such-file = ce fichier n’existe pas
    .fix = indiquez un fichier fait par « facedown backup »

backup-too-large = il contiendrait { NUMBER($size, useGrouping: 1) } octets une fois décompressé, et { NUMBER($most, useGrouping: 1) } sont permis au plus
    .fix = ajoutez --limit { $limit } si vous savez d’où il vient

backup-without-a-list = il y manque { $name }
    .fix = indiquez un fichier fait par « facedown backup »

backup-part-is-damaged = son fichier { $name } est endommagé
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-file-is-missing = { $name } le mentionne, et il n’y est pas
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-list-too-long = son fichier { $name } est trop long pour une sauvegarde
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-list-of-something-else = son fichier { $name } n’est pas celui d’une sauvegarde
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-of-newer-version = écrit par une version plus récente de facedown (format { $number } ; celle-ci lit jusqu’au format { $format })
    .fix = mettez facedown à jour, et restaurez de nouveau

backup-of-nothing = son fichier { $name } ne mentionne rien qui puisse être restauré
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-inside-itself = cet endroit fait lui-même partie de ce qui est sauvegardé ({ $path })
    .fix = gardez les sauvegardes dans un autre dossier

backup-lists-too-many-files = { NUMBER($count, useGrouping: 1) } fichiers y sont mentionnés, et une sauvegarde en a { NUMBER($most_members, useGrouping: 1) } au plus
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-journal-in-use = un autre facedown écrit dans ce journal ; rien n’a été restauré
    .fix = arrêtez d’abord la partie qui s’y joue : elle continue d’après ce journal, qui ne serait plus le même

backup-not-restored = rien n’a été restauré, pour les raisons ci-dessus
    .fix = ajoutez --force pour tout reprendre malgré cela, tel que sauvegardé

backup-would-overwrite-unsaved = rien n’a été restauré : cela remplacerait ce qui ne peut pas être sauvegardé
    .fix = relancez ensuite la commande

backup-journal-is-read = un autre programme est en train de le lire ; rien n’a été restauré
    .fix = arrêtez-le, et restaurez de nouveau

backup-holds-damaged-journal = le journal était déjà endommagé quand il a été sauvegardé ; il reste dans la sauvegarde, sous { $damaged }/
    .fix = extrayez-le de là si quelqu’un peut le réparer ; d’ici là, ses parties ne sont pas listées

backup-of-what-was-there = tout ce qui s’y trouvait avant est dans cette sauvegarde
    .fix = gardez-la

backup-of-damaged-journal = contenu endommagé ; le journal est dans la sauvegarde tel quel, sous damaged/, et n’en sera pas restauré
    .fix = au prochain démarrage, facedown le met de côté et en commence un autre

backup-name-is-a-folder = c’est un dossier
    .fix = indiquez un fichier dans ce dossier, par exemple facedown.zip

backup-is-there-already = ce fichier existe déjà
    .fix = indiquez un autre fichier, ou ajoutez --force pour le remplacer

backup-nothing-to-save = il n’y a rien à sauvegarder : ni étiquettes, ni paquets, ni tapis, ni réglages, ni parties
    .fix = recherche faite dans { $places }

backup-too-many-files = il y a plus de { NUMBER($most_members, useGrouping: 1) } fichiers parmi les paquets et les tapis
    .fix = un paquet a deux fichiers ; mettez ailleurs ce qui n’est ni d’un paquet ni d’un tapis

backup-place-is-a-disk = c’est un disque à part, que rien ne peut remplacer là
    .fix = démontez-le de là, et mettez à la place un lien vers un dossier de ce disque

backup-no-room-to-unpack = il faudrait y extraire { NUMBER($size, useGrouping: 1) } octets, et il y a de la place pour { NUMBER($free, useGrouping: 1) }
    .fix = faites d’abord de la place ; rien n’a été restauré

backup-cannot-be-restored = { $lack }
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé

backup-is-no-zip = lecture impossible (ce n’est pas un fichier zip, ou il n’en reste qu’une partie)

backup-has-other-bytes = il contient d’autres octets que ceux d’une sauvegarde

backup-unreadable = lecture impossible ({ $reason })

backup-name-is-not-what-it-seems = son vrai nom n’est pas celui qui s’affiche

backup-of-a-link = c’est un lien

backup-of-no-file = ce n’est pas un fichier

backup-file-is-not-listed = { $name } ne le mentionne pas

backup-file-is-there-twice = il y est deux fois

backup-file-is-packed-otherwise = il n’est pas compressé comme dans une sauvegarde

backup-file-of-another-size = sa taille n’est pas celle qu’indique { $name }

backup-name-leads-out = ce chemin sort de son dossier

backup-name-not-everywhere = tous les systèmes n’acceptent pas un tel nom

backup-name-too-deep = il se trouve à plus de { $deepest } dossiers de profondeur

backup-has-nothing-of-that-name = une sauvegarde n’a rien de ce nom

backup-has-no-such-names = un tel nom n’entre pas dans une sauvegarde : il y faut des caractères imprimables, { $longest } au plus, sans barre oblique inverse

backup-file-is-listed-twice = il y est mentionné deux fois

backup-file-too-large = il ferait { NUMBER($size, useGrouping: 1) } octets, trop pour une sauvegarde

backup-nothing-was-restored = vérifiez qu’il y a de la place et que vous pouvez y écrire ; rien n’a été restauré

backup-run-restore-again = remédiez-y et relancez la même commande : d’ici là, la restauration est incomplète

backup-place-stops-restoring = inutilisable ({ $reason })
    .fix = { $instead }

backup-leaves-out = { $lack } ; absent de la sauvegarde
    .fix = mettez-le ailleurs ou réparez-le, puis refaites la sauvegarde

backup-of-journal-as-it-lies = { $problem } ; le journal est dans la sauvegarde tel quel, et n’en sera pas restauré
    .fix = { $problem-fix }

backup-file-larger-than = ce fichier dépasse { NUMBER($most, useGrouping: 1) } octets

backup-link-leads-back = c’est un lien qui ramène à un dossier où il se trouve

backup-unusable-place = inutilisable ({ $reason })
    .fix = vérifiez qu’il y a de la place et que vous pouvez y lire et y écrire ; aucune sauvegarde n’a été faite

backup-journal-is-newer = { $problem }
    .fix = mettez facedown à jour, et restaurez de nouveau

backup-journal-cannot-be-restored = { $problem }
    .fix = restaurez une autre sauvegarde ; rien de celle-ci n’a été utilisé
