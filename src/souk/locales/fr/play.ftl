# La partie dans un terminal.

desk-welcome-help = Tapez le numéro de votre choix, puis Entrée. ? explique tout.
desk-turn = Manche { $round } · { $who } ({ $letter })
desk-last-round = c’est la dernière manche
desk-ask = Votre choix
desk-legend-origin = { $sign } reconstitué : nous n’avons pas vu cette partie de la boîte ; pour savoir laquelle, tapez ?
desk-keys = ? aide · u annuler · b plateau · q quitter

desk-note-then = puis { $then }
desk-common = Dans tous les cas : { $notes }
desk-note-nothing = sans effet

desk-help-question = La question posée
desk-help-commands = Ce que vous pouvez taper
desk-help-number = un numéro, ou quelques mots d’un choix : choisir
desk-help-whole = 3! : choisir 3, avec tout ce qui suit d’ordinaire dans le tour
desk-help-explain = ? 3 : expliquer le choix 3 et ses effets
desk-help-undo = u : annuler votre dernier choix
desk-help-rule = r { $rule } : lire une règle
desk-help-save = s FICHIER : enregistrer la partie et continuer
desk-help-quit = q : enregistrer la partie et quitter
desk-help-notation = la notation des parties fonctionne aussi : { $example }
desk-would = Effet : { $story }
desk-would-then = Ensuite : { $then }.
desk-rule = Règle { $rule } : { $text }
desk-rule-said = { $rule } : { $text }
desk-rule-see = Règle { $rule } : tapez r { $rule } pour la lire
desk-ledger-book = dans le livret : { $book }
desk-ledger-ruling = notre décision : { $ruling }

desk-unknown = « { $text } » ne figure pas parmi les choix. Tapez un numéro de la liste, ou ? pour l’aide.
desk-ambiguous = « { $text } » peut désigner plusieurs choix : { $numbers }. Tapez un numéro.
desk-refused = { $reason } [{ $rule }]
desk-undone = Coup annulé. Prenez votre temps.
desk-undo-yet = Rien à annuler pour l’instant.
desk-undo-none = Impossible d’annuler : depuis votre choix, les dés ont été lancés, une carte a été piochée ou une autre personne a joué.
desk-saved = Partie enregistrée dans { $file }
desk-resume = Pour continuer : { $command }
desk-replay = Pour la relire : { $command }
desk-not-begun = La partie n’a pas commencé : rien n’est enregistré.
desk-exists = { $file } existe déjà. Choisissez un autre nom.
desk-save-name = Tapez un nom de fichier : s ma-partie.souk
desk-rule-name = Tapez le numéro d’une règle : r { $rule }
desk-unsaved = La partie n’a pas pu être enregistrée dans { $file } : { $cause }
desk-pass = Votre tour est fini. Appuyez sur Entrée pour effacer l’écran, puis passez-le à { $who } ({ $letter }).
desk-ready = { $who } ({ $letter }), appuyez sur Entrée quand personne d’autre ne voit l’écran.
desk-over = La partie est finie

## Ses options

cli-opt-play-seats = Nombre de joueurs, robots compris ; 3 par défaut.
cli-opt-opponents = Vos adversaires, un code par robot : eager (par défaut) joue au hasard, mais ne passe jamais quand il peut agir ; random joue n’importe quel coup permis ; aucun n’a de plan. Ou votre propre robot, sous la forme module:Classe.
cli-opt-hot-seat = Plusieurs personnes jouent à tour de rôle sur cet écran.
cli-opt-play-seed = La graine du hasard ; par défaut, elle est tirée en secret.
cli-opt-save = Le fichier où enregistrer la partie, quand vous quittez et à la fin ; par défaut, un nouveau fichier souk-….souk.
cli-opt-resume = Continuer une partie enregistrée.
