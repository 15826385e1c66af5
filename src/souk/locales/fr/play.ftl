# La partie dans un terminal.

desk-welcome-help = Tapez le numéro de votre choix, puis Entrée. ? explique tout.
desk-turn = Manche { $round } · { $who } ({ $letter })
desk-last-round = c’est la dernière manche
desk-ask = Votre choix
desk-keys = ? aide · u annuler · b plateau · q quitter

desk-note-then = puis { $then }
desk-common = Dans tous les cas : { $notes }
desk-note-nothing = rien ne se passe

desk-help-question = Ce qui est demandé
desk-help-commands = Ce que vous pouvez taper
desk-help-number = un numéro, ou une partie des mots : choisir
desk-help-explain = ? 3 : expliquer le choix 3, et ce qu’il ferait
desk-help-undo = u : reprendre votre dernier choix
desk-help-rule = r { $rule } : une ligne des règles
desk-help-save = s FICHIER : enregistrer la partie et continuer
desk-help-quit = q : enregistrer la partie et quitter
desk-help-notation = la notation des parties convient aussi : { $example }
desk-would = Voici l’effet : { $story }
desk-would-then = Ensuite : { $then }.
desk-rule = Règle { $rule } : { $text }
desk-rule-said = { $rule } : { $text }
desk-rule-see = Règle { $rule } : tapez r { $rule } pour la lire
desk-ledger-book = dans le livret : { $book }
desk-ledger-ruling = notre décision : { $ruling }

desk-unknown = « { $text } » n’est pas dans les choix. Tapez un numéro de la liste, ou ? pour l’aide.
desk-ambiguous = « { $text } » convient à plusieurs choix : { $numbers }. Tapez le numéro.
desk-refused = { $reason } [{ $rule }]
desk-undone = Coup annulé. Prenez votre temps.
desk-undo-yet = Rien à reprendre pour l’instant.
desk-undo-none = Rien à reprendre : les dés, une carte ou une autre personne sont passés après votre choix.
desk-saved = Partie enregistrée dans { $file }
desk-resume = Pour continuer : { $command }
desk-replay = Pour la relire : { $command }
desk-not-begun = Rien n’a encore été décidé : rien n’est enregistré.
desk-exists = { $file } existe déjà. Choisissez un autre nom.
desk-save-name = Tapez un nom de fichier : s ma-partie.souk
desk-rule-name = Tapez le numéro d’une règle : r { $rule }
desk-unsaved = La partie n’a pas pu être enregistrée dans { $file } : { $cause }
desk-pass = Votre tour est fini. Appuyez sur Entrée pour effacer l’écran, puis passez-le à { $who } ({ $letter }).
desk-ready = { $who } ({ $letter }), appuyez sur Entrée quand l’écran est à vous seul.
desk-over = La partie est finie

## Ses options

cli-opt-play-seats = Nombre de joueurs : vous et les robots ; 3 si rien n’est dit.
cli-opt-opponents = Les robots contre qui vous jouez, un code pour chacun : eager (si rien n’est dit) joue au hasard, mais ne passe jamais quand il peut agir ; random fait tout ce qui est permis ; aucun n’a de plan. Ou un robot à vous, écrit module:Classe.
cli-opt-hot-seat = Plusieurs personnes jouent à cet écran et se le passent.
cli-opt-play-seed = D’où partent les dés ; sinon personne ne le sait.
cli-opt-save = Où la partie est enregistrée, quand vous quittez et à la fin ; sinon sous un nouveau nom, souk-….souk.
cli-opt-resume = Continuer une partie enregistrée.
