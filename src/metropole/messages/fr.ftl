### Français. Les mêmes messages, avec les mêmes paramètres, que dans en.ftl ; les termes sont ceux des règles.

## Lists and seats
list-and = { $most } et { $last }
list-to = { $first } à { $last }
list-or = { $most } ou { $last }
percent = { $number } %
seat-number = place { $number }
seat-you = vous
nobody = personne

## Metropolys: words
version-family = Famille
version-expert = Expert
district-centre = le Centre
district-north = le Nord
district-east = l’Est
district-south = le Sud
district-west = l’Ouest
type-mall = loisirs
type-administration = administration
type-industry = industriel
type-park = parc
type-lodgings = logement
token-trendy = Quartier branché
token-subway = Métropolitain
token-archaeology = Site archéologique
card-area = Zone
card-neighbourhood = Quartier
card-expansion = Extension
card-bridges = Ponts
card-statues = Statues
card-lakes = Lacs
card-borders = Bordures
card-districts = Arrondissements
card-chains = Chaînes
card-mall = Loisirs
card-administration = Administration
card-industry = Industriel
card-park = Parc
card-lodgings = Logement
card-subway = Métropolitain
card-archaeology = Site archéologique
height-tall = grand
height-medium = moyen
height-small = petit

## Metropolys: what the cards count
family-bridges = 3 points pour chacun de vos immeubles qui touche un pont.
family-statues = 3 points pour chacun de vos immeubles au pied d’une statue.
family-lakes = 3 points pour chacun de vos immeubles au bord d’un lac.
family-borders = 3 points pour chacun de vos immeubles en bordure de la ville.
expert-bridges = 4 points par pont dont vos immeubles occupent les deux bouts.
expert-statues = 7 points par statue dont vos immeubles occupent les trois côtés.
expert-lakes = 5 points par lac entouré d’au moins trois de vos immeubles.
expert-districts = 4 points par arrondissement où vous avez au moins trois immeubles.
expert-chains = 4 points par chaîne de trois de vos immeubles, celui du milieu touchant les deux autres.
area-once = Un immeuble ne compte que dans un seul groupe.
expert-neighbourhood = 2 points pour chacun de vos immeubles dans un quartier « { $type } ».
expansion-card = 9 points par série complète ({ $types }) construite dans un même arrondissement.

## Metropolys: sources of points
source-trendy = jetons Quartier branché
source-subway = jetons Métropolitain
source-subway_card = carte Métropolitain
source-archaeology = jetons Site archéologique
source-archaeology_card = carte Site archéologique
source-area = carte Zone
source-neighbourhood = carte Quartier
source-expansion = carte Extension
source-highest = constructions les plus hautes

## Metropolys: what happens
bid = { $seat ->
    [vous] Vous misez
   *[other] { $seat } mise
 } { $value } sur { $place }.
passed = { $seat ->
    [vous] Vous passez.
   *[other] { $seat } passe.
 }
passed_by_force = { $seat ->
    [vous] Vous n’avez rien de plus haut, donc vous passez.
   *[other] { $seat } n’a rien de plus haut et passe.
 }
call_ended = L’appel d’offres est clos : { $way }.
way-all_passed = tous les autres ont passé
way-no_free_neighbour = aucun quartier libre ne touche le dernier immeuble
way-no_higher_building = personne encore en lice n’a d’immeuble plus haut
built = { $seat ->
    [vous] Vous construisez le { $value }
   *[other] { $seat } construit le { $value }
 } en { $place }.
token_taken = { $seat ->
    [vous] Vous prenez
   *[other] { $seat } prend
 } le jeton { $token } en { $place }.
subway_card_moved = { $seat ->
    [vous] Vous recevez la carte Métropolitain.
    [personne] Plus personne n’a la carte Métropolitain.
   *[other] La carte Métropolitain va à { $seat }.
 }
archaeology_card_moved = { $seat ->
    [vous] Vous recevez la carte Site archéologique.
    [personne] Plus personne n’a la carte Site archéologique.
   *[other] La carte Site archéologique va à { $seat }.
 }
game_ended = { $seat ->
    [vous] Vous avez construit votre
   *[other] { $seat } a construit son
 } 13e immeuble : la partie est finie.

## Metropolys: why an action is not legal
game_over = La partie est finie.
spectators_do_not_play = Les spectateurs ne jouent pas.
not_your_turn = Ce n’est pas votre tour : c’est à { $seat } de jouer.
cannot_pass_opening = On ne peut pas passer quand on ouvre un appel d’offres.
place_built = { $place } est pris : { $seat ->
    [vous] vous y avez construit votre { $value }
   *[other] { $seat } y a construit son { $value }
 }.
place_bid = { $place } est pris : dans cet appel d’offres, { $seat ->
    [vous] vous y avez misé votre { $value }
   *[other] { $seat } y a misé son { $value }
 }.
place_closed = { $place } est hors jeu : dans cette partie, on joue sans { $district }.
not_adjacent = { $place } ne touche pas { $last }.
building_bid = Le { $value } est déjà misé sur { $place } dans cet appel d’offres.
building_built = Le { $value } est déjà construit en { $place }.
too_low = Le { $value } est trop bas : il faut plus de { $last }.
unknown_code = L’action { $code } n’existe pas : les numéros vont de 0 à { $most }.
unknown_action = « { $text } » n’est pas une action. Une mise s’écrit exactement ainsi : 7@C10. Ou alors, écrivez pass.
stale_version = La partie a avancé entre-temps : ceci valait pour l’état { $given }, mais elle en est à { $right }.
no_such_version = L’état { $given } n’existe pas : la partie en est à { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = { $given ->
    [one] { $given } joueur ne suffit pas
   *[other] { $given } joueurs, ce n’est pas possible
 } : il en faut de { $least } à { $most }.
no_such_seat = Il n’y a pas de { $seat } : à { $players } joueurs, on compte les places à partir de 0.
wrong_number_of_closed_districts = À { $players } joueurs, on { $needed ->
    [0] n’écarte aucun arrondissement
    [1] écarte un arrondissement
   *[other] écarte { $needed } arrondissements
 }, et non { $given }.
district_closed_twice = On ne peut pas écarter deux fois le même arrondissement : { $district }.
closed_districts_not_adjacent = Les deux arrondissements écartés doivent se toucher, ce qui n’est pas le cas ici : { $districts }.
token_in_closed_district = Pas de jeton en { $place } : on joue sans { $district }.
token_in_blind_alley = Pas de jeton en { $place } : c’est une impasse.
wrong_number_of_tokens_in_district = Nombre de jetons pour { $district } : { $given } au lieu de { $needed }.
wrong_number_of_tokens = Nombre de jetons { $token } : { $given } au lieu de { $needed }.
cards_missing = Il manque les cartes { $cards }.
cards_not_in_this_version = Cette version n’a pas de cartes { $cards } : écrivez null.
wrong_number_of_cards = Nombre de cartes { $cards } : { $given } au lieu de { $needed }, une par place.
card_not_in_this_version = La carte { $cards } « { $card } » n’est pas dans cette partie.
card_dealt_twice = La carte { $cards } « { $card } » est distribuée deux fois.
first_layout_needs_four_players = La disposition de la première partie est prévue pour quatre joueurs, pas pour { $players }.
unknown_layout = La disposition « { $layout } » n’existe pas : écrivez first, random ou even, ou donnez les jetons par quartier.
unknown_expansion_card = Aucune carte Extension ne montre { $types }.

## Metropolys: why a position is refused
wrong_number_of_seats = « { $key } » contient { $given ->
    [one] { $given } valeur
   *[other] { $given } valeurs
 } ; il en faut { $needed }, une par place.
no_such_building = Il n’y a pas d’immeuble { $value } : ils vont de 1 à { $most }.
building_twice = Le { $value } ({ $seat }) se trouve à deux endroits.
two_buildings_in_one_place = Deux immeubles ne peuvent pas occuper { $place } : { $one } et { $other }.
two_seats_complete = { $one } et { $other } ne peuvent pas avoir 13 immeubles en même temps : la partie finit dès qu’un 13e est construit.
subway_card_must_be_held = Des jetons Métropolitain ont été pris : quelqu’un doit donc avoir la carte Métropolitain. Le plus de jetons : { $seat }.
subway_card_with_fewer_tokens = { $seat } ne peut pas avoir la carte Métropolitain : { $other } a plus de jetons Métropolitain.
archaeology_card_must_be_held = Des jetons Site archéologique ont été pris : quelqu’un doit donc avoir la carte Site archéologique.
card_without_token = { $seat } ne peut pas avoir la carte { $card } sans un jeton du même nom.
too_many_tokens_taken = Il n’y a que { $most } jetons { $token } : personne n’a pu en prendre { $given }.
tokens_told_twice = Les jetons sont indiqués deux fois : où ils étaient, et combien ont été pris. Gardez l’un des deux.
taken_without_building = { $seat } n’a pas pu prendre { $given } jetons avec ces immeubles.

## Records and values from outside
unknown_game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
unknown_bot = Le robot « { $bot } » n’existe pas. Robots connus : { $known }.
unknown_rules = Cette partie a été jouée avec la version { $given } des règles ; ce programme connaît : { $known }.
not_json = Ce n’est pas du JSON : { $problem }.
key_twice = « { $key } » figure deux fois dans un même objet.
missing_key = « { $key } » manque dans « { $where } ».
unknown_key = « { $key } » est inconnu dans « { $where } ». Clés connues : { $known }.
not_an_object = « { $key } » doit être un objet fait de noms et de valeurs.
not_a_list = « { $key } » doit être une liste.
not_a_number = « { $key } » doit être un nombre entier.
not_true_or_false = « { $key } » doit valoir true ou false.
unknown_name = « { $given } » n’est pas possible pour « { $key } ». Valeurs possibles : { $known }.
result_before_the_end = L’enregistrement donne un résultat, mais la partie n’est pas finie.
scores_differ = Points selon l’enregistrement : { $given } ; en réalité : { $right }.
winners_differ = Vainqueurs selon l’enregistrement : { $given } ; en réalité : { $right }.

## The command line
cli-line = ligne { $line } : { $reason }
cli-line-step = ligne { $line }, coup { $step } : { $reason }
cli-no-file = Le fichier « { $file } » n’existe pas.
cli-cannot-read = « { $file } » ne peut pas être lu : { $problem }
cli-key-value = « { $given } » n’a pas la bonne forme : écrivez CLÉ=VALEUR.
cli-bots-count = { $given } robots pour { $players } joueurs : nommez-en un pour toutes les places, ou un par place.
cli-names-count = { $given } noms pour { $players } joueurs : nommez tous ceux qui sont à la table, ou personne.
cli-replayed = { $line } : { $game }, { $players } joueurs, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } ; { $result }
cli-unfinished = partie inachevée
cli-won = victoire pour { $winners } : { $scores }
cli-shared = victoire partagée entre { $winners } : { $scores }
cli-all-right = { $count ->
    [one] { $count } partie rejouée jusqu’au bout, sans faute.
   *[other] { $count } parties rejouées jusqu’au bout, sans faute.
 }
cli-simulated = { $count ->
    [one] Une partie de { $game } écrite
   *[other] { $count } parties de { $game } écrites
 } dans { $file }. Points en moyenne, par place : { $points }.
bot_not_found = Le robot { $bot } est introuvable : { $problem }
unknown_position = « { $text } » n’est pas une position sur une ligne. Elle s’écrit ainsi : { $needed }
impossible_position = Cette position ne peut pas se présenter : voyez « { $key } ».
cli-dataset = { $decisions ->
    [one] Une décision
   *[other] { $decisions } décisions
 } de { $count ->
    [one] une partie
   *[other] { $count } parties
 } dans { $file }.
cli-score-heading = ligne { $line } :
cli-not-legal = ligne { $line } : la pose { $at } n’est pas permise. { $reason }
cli-score-seat = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
cli-score-source = { $source } : { $points }
cli-score-groups = groupes : { $groups }
highest-empty = { $district } : personne n’y a construit.
highest-only_builder = { $district } : { $seats }, sans rival.
highest-taller = { $district } : { $seats }, grâce à un immeuble plus haut (rang { $rank }).
highest-more_buildings = { $district } : { $seats }, à égalité mais avec un immeuble de plus (rang { $rank }).
highest-equal = { $district } : { $seats }, à égalité ; tous marquent.
cli-version = metropole { $version }, { $engines ->
    [compiled] avec les moteurs compilés
   *[interpreted] avec les moteurs interprétés, une centaine de fois plus lents : il n’y avait pas de compilateur C à l’installation
 }
cli-empty = « { $file } » est vide : on attend un objet JSON par ligne.
not_utf8 = ce n’est pas du texte en UTF-8.
cannot_write = « { $file } » ne peut pas être écrit : { $problem }.
rules-of = Les règles de { $game }, par sujets :
rules-box = Dans les règles imprimées :
unknown_topic = Il n’y a pas de sujet « { $text } ». La commande rules les montre tous.
unknown_topic_near = Il n’y a pas de sujet « { $text } ». Voulez-vous dire { $near } ?
cli-no-client = Cette copie de Métropole a été installée sans ses pages web : elle ne peut pas en écrire. Installez-la avec elles.
html-needs-script = Cette page a besoin de JavaScript pour montrer ses parties. Ouvrez le fichier dans un navigateur.

## The terminal: the table
term-welcome = Metropolys, version { $version ->
    [expert] Expert
   *[family] Famille
 }{ $expansion ->
    [yes] { " " }avec l’extension
   *[no] {""}
 }, { $players } joueurs. Vous jouez { $colour }. Tapez help pour les commandes.
term-own-art = La disposition de la première partie et les faces des cartes Extension sont propres à ce programme.
term-closed = Hors jeu : { $districts }.
term-first = { $seat ->
    [vous] Vous ouvrez le premier appel d’offres.
   *[other] { $seat } ouvre le premier appel d’offres.
 }
term-your-card = Votre carte { $cards } « { $card } » : { $text }
term-card-places = Quartiers « { $card } » : { $places }.
term-open-call = À vous. Ouvrez un appel d’offres : misez un immeuble sur un quartier libre, par exemple { $example }.
term-outbid = À vous. Surenchérissez sur le { $value } en { $place }, ou passez (pass). Vous pouvez miser { $values } sur { $places }.
term-your-stock = Vos immeubles : { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] Vous n’avez rien à faire pour l’instant.
    [one] Une action permise :
   *[other] { $count } actions permises :
 }
term-place-free = { $place }, { $type }{ $token } : libre.
term-place-bid = { $place }, { $type }{ $token } : { $seat ->
    [vous] vous y misez { $value }
   *[other] { $seat } y mise { $value }
 }.
term-place-built = { $place }, { $type }{ $token } : { $height } immeuble { $value } ({ $seat }).
term-with-token = , jeton { $token }
term-district = { $district } :
term-place-next = Quartiers voisins : { $places }.
term-place-bridges = Ponts vers { $places }.
term-place-at = À côté : { $things }.
term-place-border = En bordure de la ville.
term-place-blind = Une impasse.
term-lake = lac { $name }
term-statue = statue { $number }
term-player = { $seat } : { $built ->
    [one] { $built } immeuble construit
   *[other] { $built } immeubles construits
 } ; jetons : { $tokens }. En réserve : { $stock }.
term-tokens = { $trendy } Quartier branché, { $subway } Métropolitain, { $archaeology } Site archéologique
term-holds-subway = Carte Métropolitain : { $seat }.
term-holds-archaeology = Carte Site archéologique : { $seat }.
term-call = Cet appel d’offres : { $bids }. Ont passé : { $passed }.
term-call-bid = { $seat } { $value } sur { $place }
term-no-call = Pas encore de mise dans cet appel d’offres.
term-score-now = Vos points pour l’instant : { $total }.
term-score-none = Rien pour l’instant.
term-score-part = { $source } : { $points }
term-score-part-places = { $source } : { $points } ({ $places })
term-why-legal = { $place } est possible : vous pouvez y miser { $values }.
term-why-free-later = Ce n’est pas votre tour, mais { $place } serait possible.
term-why-what = Ajoutez un quartier ou une mise : why S3, why 7@S3.
term-why-action-legal = { $action } est permis.
term-try = Si vous jouez { $action } :
term-try-answers = { $seat } pourrait répondre avec { $values } sur { $places }.
term-try-no-answer = Personne ne pourrait répondre.
term-try-unanswered = Si personne ne répond :
term-try-points = Vos points : { $before } maintenant, { $after } ensuite{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Groupes ensuite : { $groups }.

## The terminal: commands
term-help =
    7@C10        miser votre immeuble 7 sur le quartier C10
    pass         quitter cet appel d’offres
    try 7@C10    ce que cette mise changerait, sans la jouer
    why S3       pourquoi S3 n’est pas possible, ou ce qui y est possible (aussi : why 7@S3)
    city         toute la ville ; city north : un arrondissement
    look C10     un quartier : ses voisins, ponts, lacs, statues
    table        les immeubles, jetons et cartes de chacun, et l’appel d’offres en cours
    legal        toutes les actions permises
    cards        vos cartes secrètes
    score        vos points pour l’instant, par source
    hint         ce qu’un bon robot ferait à votre place
    rules call   un sujet des règles ; rules seul les montre tous
    undo         reprendre votre dernière action, et ce que les robots ont fait ensuite
    save [FILE]  enregistrer la partie dans un fichier
    language en  changer de langue : en, fr, cs, nl, de
    quit         quitter le jeu
term-unknown = Commande inconnue : « { $text } ». Tapez help pour les commandes, ou une mise comme 7@C10.
term-try-what = Précisez quoi essayer : try 7@C10, ou try pass.
term-look-what = Précisez quel quartier : look C10.
term-no-place = Il n’y a pas de quartier « { $text } » : ils vont de C1 à C15, et de N1, E1, S1, W1 à 10 chacun.
term-no-district = Il n’y a pas d’arrondissement « { $text } » : tapez centre, north, east, south ou west.
term-no-undo = Vous n’avez rien à reprendre.
term-undone = Coup repris.
term-language = On parle français maintenant.
term-no-language = La langue « { $text } » n’est pas connue ici : tapez { $languages }.
term-saved = Partie enregistrée dans { $file }. Pour reprendre : metropole play --resume { $file }
term-not-saved = « { $file } » n’a pas pu être écrit : { $problem }. La partie continue.
term-quit-unsaved = Cette partie n’est pas enregistrée. Tapez save pour la garder, ou de nouveau quit pour partir sans la garder.
term-bye = Au revoir.
term-final-seat = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
term-final-cards = Cartes ({ $seat }) : { $cards }.
term-won = { $decided ->
    [most_buildings] Égalité de points ; le plus grand nombre d’immeubles donne la victoire à { $winners }.
    [shared] Victoire partagée, à égalité de points et d’immeubles : { $winners }.
   *[most_points] { $winners ->
        [vous] Vous avez gagné.
       *[other] { $winners } a gagné.
    }
 }
term-after-end = Tapez save, score, city, undo ou quit.
term-ask-players = Combien de joueurs, de { $least } à { $most } ? [{ $default }]
term-ask-version = Version Famille ou Expert : family ou expert ? [family]
term-ask-expansion = Avec l’extension ? [non]
term-again = « { $text } » n’est pas possible ici : répondez { $choices }.
term-yes = oui
term-no = non
term-ask-game = Metropolys ou Metro ? [metropolys]
term-ask-hand = Combien de cartes en main, de 1 à 3 ? [1]
term-ask-rotation = Peut-on tourner les cartes ? [non]
metropolys-seat-0 = Bleu
metropolys-seat-1 = Gris
metropolys-seat-2 = Rouge
metropolys-seat-3 = Blanc
metro-seat-0 = Jaune
metro-seat-1 = Bleu
metro-seat-2 = Orange
metro-seat-3 = Vert
metro-seat-4 = Violet
metro-seat-5 = Noir

## Metro: words
metro-letter-yellow = J
metro-letter-blue = B
metro-letter-orange = O
metro-letter-green = V
metro-letter-violet = T
metro-letter-black = N
metro-side-top = le haut
metro-side-right = la droite
metro-side-bottom = le bas
metro-side-left = la gauche
metro-station = { $number } { $name }

## Metro: sources of points
source-stations = lignes vers des stations
source-centre = lignes vers le centre

## Metro: what happens
placed = { $seat ->
    [vous] Vous posez
   *[other] { $seat } pose
 } { $tile } en { $square }{ $turns ->
    [0] {""}
    [1] , tournée d’un quart de tour
    [2] , tournée d’un demi-tour
   *[3] , tournée de trois quarts de tour
 }.
took = { $seat ->
    [vous] Vous prenez
   *[other] { $seat } prend
 } une carte ; { $stack ->
    [0] la pioche est vide maintenant
   *[other] il en reste { $stack } dans la pioche
 }.
drew = { $seat ->
    [vous] Vous tirez { $tile } et devez la poser
   *[other] { $seat } tire { $tile } et doit la poser
 } ; { $stack ->
    [0] la pioche est vide maintenant
    [one] il reste { $stack } carte dans la pioche
   *[other] il reste { $stack } cartes dans la pioche
 }.
drew_unknown = { $seat ->
    [vous] Vous tirez une carte et devez la poser.
   *[other] { $seat } tire une carte et doit la poser.
 }
line_completed = La ligne { $station } est terminée : { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
 } { $end ->
    [centre] jusqu’au centre, points doublés
   *[other] jusqu’à la station { $end }
 }. { $seat ->
    [personne] Elle n’est à personne.
    [vous] Vous marquez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $seat } marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
 }

## Metro: why an action is not legal
drawn_already = Vous avez déjà tiré une carte : posez-la.
stack_empty = La pioche est vide.
drawn_tile_first = { $tile } doit attendre : posez d’abord { $drawn }, que vous venez de tirer.
tile_not_held = Vous n’avez pas { $tile } en main.
tiles_are_not_turned = On ne tourne pas les cartes dans cette partie : { $tile } se pose telle quelle.
square_in_centre = La case { $square } est au centre : on n’y pose pas de carte.
square_occupied = La case { $square } est déjà occupée par { $tile }.
square_not_adjacent = La case { $square } n’est ni au bord du plateau ni à côté d’une carte.
one_tile_line = { $tile } en { $square } ferait une ligne d’une seule carte entre stations numérotées ({ $stations }) ; { $others ->
    [0] elle ne va sur aucune autre case, mais on peut la tourner.
    [one] elle peut aller sur une autre case.
   *[other] elle peut aller sur { $others } autres cases.
 }
no_other_square = { $tile } peut maintenant relier des stations à elle seule : elle le ferait partout ({ $count ->
    [one] une case ouverte
   *[other] { $count } cases ouvertes
 }).
no_copy_left = { $tile } : il n’y en a que { $copies ->
    [one] { $copies }, et elle est déjà posée.
   *[other] { $copies }, et elles sont toutes posées.
 }
not_a_placement = « { $text } » ne pose aucune carte.
wrong_hand = Une main compte de { $least } à { $most } cartes, pas { $given }.
wrong_number_of_tiles = Nombre de cartes dans le paquet : { $given } au lieu de { $needed }.
too_many_copies = Nombre de cartes { $tile } dans le paquet : { $given } ; il n’en existe que { $most }.

## The terminal: Metro
metro-welcome = Metro, { $players } joueurs, { $hand ->
    [one] une carte en main
   *[other] { $hand } cartes en main
 }{ $rotation ->
    [yes] , on peut tourner les cartes
   *[no] {""}
 }. Vous jouez { $colour }. Tapez help pour les commandes.
metro-your-stations = Vos stations : { $stations }.
metro-first = { $seat ->
    [vous] Vous commencez.
   *[other] { $seat } commence.
 }
metro-place = À vous. Vous avez { $tiles } en main. Posez une carte, par exemple { $example }{ $stack ->
    [0] {""}
   *[other] , ou tirez (draw)
 }.
metro-place-drawn = Posez { $tile }, que vous venez de tirer, par exemple { $example }.
metro-line = { $station } ({ $owner }) : { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
 }, { $rest }.
metro-line-change = { $station } ({ $owner }) : { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
 } maintenant, { $then } ensuite, { $rest }.
metro-leads = mène à { $square } par { $side }
metro-ends = finit à { $station }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
metro-ends-centre = finit au centre, compte double : { $points } points
metro-crossing = { $square } par { $side }
metro-crossings = Elle traverse { $squares }.
metro-left = Pas encore vues : { $tiles ->
    [personne] aucune
   *[other] { $tiles }
 }.
metro-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
 } en main.
metro-stack = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
 }
metro-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } maintenant, { $then } ensuite.
metro-why-what = Ajoutez une case, ou une carte et sa case : why 34, why aacb34.
metro-why-legal = Possible : { $actions }.
metro-no-station = Il n’y a pas de station « { $text } » : elles sont numérotées de 1 à 32.
metro-no-tile = Il n’y a pas de carte « { $text } ». Une carte, c’est quatre lettres, par exemple aacb.
metro-won = { $decided ->
    [shared] Victoire partagée : { $winners }.
   *[most_points] { $winners ->
        [vous] Vous avez gagné.
       *[other] { $winners } a gagné.
    }
 }
metro-help =
    aacb34       poser la carte aacb en rangée 3, colonne 4, comptées à partir de 0 (tournée : aacb34r2)
    draw         tirer une carte de la pioche, puis la poser
    try aacb34   ce que cette pose changerait pour chaque ligne, sans la jouer
    why 34       pourquoi une case vous est fermée, ou ce qui peut y aller (aussi : why aacb34)
    board        le plateau avec les lettres des cartes ; les points sont les cases ouvertes
    tracks       le plateau avec ses rails dessinés
    line 9       la ligne de la station 9 ; lines : toutes les vôtres ; lines all : celles de tous
    tile aacb    le dessin de cette carte ; tile : celles que vous pouvez poser
    left         les cartes que personne n’a encore vues
    table        les points et les cartes de chacun
    legal        toutes les actions permises
    score        vos points et vos lignes
    hint         ce qu’un bon robot ferait à votre place
    rules place  un sujet des règles ; rules seul les montre tous
    undo         reprendre votre dernière action, et ce que les robots ont fait ensuite
    save [FILE]  enregistrer la partie dans un fichier
    language en  changer de langue : en, fr, cs, nl, de
    quit         quitter le jeu

## Hints: why
reason_group = { $count ->
    [one] complète un groupe pour { $card }
   *[other] complète { $count } groupes pour { $card }
 } : +{ $points }
reason_card = { $card } : +{ $points }
reason_source = { $source } : +{ $points }
reason_source_loss = { $source } : −{ $points }
reason_no_answer = personne ne peut répondre
reason_answers = { $count ->
    [one] une personne peut encore répondre
   *[other] { $count } personnes peuvent encore répondre
 }
reason_lets_build = { $seat } construit alors le { $value } en { $place }
reason_may_build = { $seat } construit le { $value } en { $place } si tous les autres passent
reason_finishes = termine votre ligne { $station } : +{ $points }
reason_centre = mène votre ligne { $station } au centre : +{ $points }
reason_ends_other = termine la ligne { $station } : +{ $points } pour { $seat }
reason_begins = commence votre ligne { $station }
reason_grows = votre ligne { $station } passe à { $length ->
    [one] une carte
   *[other] { $length } cartes
 }
reason_others_grow = seules d’autres lignes s’allongent
reason_no_line = aucune ligne ne change
reason_draw = vous gardez votre main et tirez de la pioche, où il reste { $stack ->
    [one] une carte
   *[other] { $stack } cartes
 }
reason_ahead = environ { $points ->
    [one] un point
   *[other] { $points } points
 } d’avance à la fin
reason_behind = environ { $points ->
    [one] un point
   *[other] { $points } points
 } de retard à la fin
reason_level = à peu près à égalité à la fin

## Hints and analysis
hint-best = { $seat ->
    [vous] vous pourriez jouer { $action }.
   *[other] { $seat } pourrait jouer { $action }.
 }
hint-candidate = { $action } : { $chance } % de chances de gagner, { $points } points attendus
hint-line = Suite possible : { $actions }
analysis-good = { $number }. { $seat } joue { $action }, le meilleur coup trouvé ; { $chance } % de chances de gagner.
analysis-better = { $number }. { $seat } joue { $action } ; { $best } donnerait { $loss } % de chances de gagner en plus.
analysis-loss = action { $number } ({ $loss } %)
analysis-losses = Plus grandes pertes de { $seat } : { $losses }.
analysis-plain = Depuis l’action { $number }, tout le monde pouvait connaître la carte { $cards } de { $seat }.
analysis-title = Chances de gagner dans une partie de { $game }
analysis-across = actions de la partie
analysis-readable = Probabilité qu’un observateur accorde à la vraie carte { $cards }

## Hints and analysis: what a bot would have played
analysis-bot-best = { $bot } jouerait le meilleur coup, { $action }.
analysis-bot-other = { $bot } jouerait { $action }, ce qui coûte { $loss } de chances de gagner.
analysis-bot-agrees = { $choices ->
    [one] Sur un seul choix
   *[other] Sur { $choices } choix
 }, { $bot } fait le meilleur { $best } fois, et celui de la partie { $played } fois.
analysis-bot-loses = Un choix de { $bot } coûte en moyenne { $loss } de chances de gagner ; un coup de la partie, { $other }.

## The command line: environments for research
vector_no_options = reset ne prend pas d’options ici, mais a reçu : { $given }. On choisit ce qui se joue en créant l’environnement.
vector_none = « { $key } » doit valoir au moins 1, et non { $given }.

## Tournaments: why they cannot be played
bot_named_twice = Le robot « { $bot } » est nommé deux fois.
duel_needs_two_bots = Un duel oppose deux robots, l’un à une place, l’autre à toutes les autres ; vous en avez nommé { $given }.
ladder_needs_two_bots = Il faut au moins deux robots pour une échelle.
extra_missing = Il faut le paquet { $package }, qui n’est pas installé : pip install 'metropole[{ $extra }]'
workers_keep_dying = Les processus qui jouent ont été arrêtés { $times } fois sans finir une partie. Les résultats obtenus sont gardés.
cluster_not_reached = Aucune grappe Ray ne répond à { $address } : { $problem }
results_in_use = Un autre tournoi écrit dans « { $folder } ».
results_of_another_plan = « { $folder } » contient les résultats d’un autre plan : « { $key } » y vaut { $there }, mais vous demandez { $wanted }. Choisissez un autre dossier.
results_without_plan = « { $folder } » contient des résultats, mais pas le plan des parties dont ils viennent. Choisissez un autre dossier.
broken_result = La ligne { $line } de { $file } n’est pas un résultat : { $problem }. Rien n’a été changé.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
lineup-round-robin = chacun contre chacun
lineup-ladder = chacun contre le suivant de la liste
lineup-duel = le premier robot à une place contre le second à toutes les autres
lineup-self = chaque robot contre lui-même
arena-table = { $game }, { $options }, { $players } joueurs
arena-hand = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
 }
arena-turned = { $name }, rotation permise
arena-expanded = { $name } avec extension
arena-rounded = { $asked } parties par rencontre ne se partagent pas également entre { $seats } places : on en joue { $played }.
arena-goes-on = Parties déjà jouées : { $done } sur { $total }.
arena-stopped = Arrêt. Parties jouées : { $done } sur { $total }. Elles ne sont pas gardées : donnez un dossier avec --out pour pouvoir continuer.
arena-stopped-kept = Arrêt. Parties jouées : { $done } sur { $total }. Elles sont gardées : relancez la même commande pour continuer.
arena-report = Écrit dans { $file }.
arena-heading = { $table } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }
arena-bot = { $bot } : victoires { $rate } ({ $low } à { $high }), cote { $rating } ± { $sigma }, { $points } points par partie
arena-first = Qui commence gagne { $rate } ({ $low } à { $high }) ; la part égale serait { $even }.
arena-ties = Victoires partagées : { $shared } ({ $rate }).

## Tournaments: reports
report-title = # Un tournoi de robots
report-intro = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } entre { $bots } : { $lineup }, chaque donne jouée à chaque place. Graine { $seed }, version { $version } du programme.
report-intervals = Les victoires sont comptées par place ; une victoire partagée compte pour sa part. Les intervalles sont ceux de Wilson, à 95 % ; en gras, ceux qui ne contiennent pas la part égale. La cote est celle de Plackett-Luce : mu, son incertitude sigma, et mu moins trois sigma.
report-overall = ## Toutes les tables ensemble
report-pairings = ### Compositions
report-seats = ### Places, dans l’ordre de jeu
report-sources = ### Points par source
report-cards = ### Cartes objectif
report-picture-bots = Victoires, cotes et points par source
report-picture-seats = Victoires par place
report-picture-cards = Victoires par carte objectif
report-ties = Parties finies par une victoire partagée : { $shared } sur { $games } ({ $rate }).
report-decided = {" "}Ce qui a départagé : { $ways }.
report-lineup = { $seats } { $bot } avec { $others }
report-panel-wins = victoires par place
report-panel-rating = cote, ± 2 sigma
report-panel-sources = points par source
report-panel-seats = victoires selon l’ordre de jeu
report-axis-wins = % des parties
decided-most_points = le plus de points
decided-most_buildings = plus d’immeubles à égalité de points
decided-shared = rien
head-bot = robot
head-games = parties
head-wins = victoires
head-interval = 95 %
head-rating = cote
head-sigma = sigma
head-ordinal = mu − 3 sigma
head-points = points
head-lineup = composition
head-place = ordre
head-source = source
head-kind = sorte
head-card = carte
head-held = reçue
head-with_card = points avec la carte
head-version = version
head-players = joueurs
head-even = part égale
head-shared = victoires partagées

## The report on balance
balance-title = # Qui gagne : places, objectifs, versions
balance-intro = Fait par `{ $command }` : { $games } parties, { $count } par robot, version et nombre de joueurs ; à toutes les places le même robot ({ $bots }), version { $version } du programme. L’équilibre d’un jeu dépend de qui y joue : avec des robots plus forts, cette page change.
balance-reading = Ce qui saute aux yeux est à plus de trois écarts types de la part égale, tous nombres de joueurs réunis. Dans les tableaux, une part de victoires est en gras quand son intervalle à 95 % (Wilson) exclut la part égale ; si rien ne comptait, cela arriverait encore une fois sur vingt. Les places suivent l’ordre de jeu. Une victoire partagée compte pour sa part.
balance-striking = ### Ce qui saute aux yeux
balance-strikes = { $version } : { $name } gagne { $times } fois sa part égale ({ $games } parties).
balance-nothing-striking = Aucune place et aucune carte n’est à plus de trois écarts types de sa part égale, tous nombres de joueurs réunis.
balance-card = la carte { $kind } « { $card } »
balance-seats = ### Places
balance-points = ### Points par place
balance-cards = ### Cartes objectif
balance-place = place { $number }
balance-players = { $players } joueurs
balance-picture-seats = Victoires par place, en multiples de la part égale
balance-picture-points = Points par source
balance-picture-cards = Victoires par carte objectif, { $version }
balance-panel-cards = { $kind }, { $players } joueurs
balance-axis-seats = fois la part égale
balance-axis-points = points par place

## The server: people
not_signed_in = Connectez-vous d’abord, ou jouez en invité.
wrong_name_or_password = Ce nom et ce mot de passe ne vont pas ensemble.
wrong_password = Ce n’est pas votre mot de passe.
too_many_wrong_passwords = Trop d’erreurs de mot de passe. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }, ou sur un appareil qui vous a déjà servi à vous connecter.
already_an_account = Vous avez déjà un compte.
name_taken = { $name } est déjà pris, ou ressemble trop à un nom qui l’est. { $suggestion } est libre.
bad_name = Ce nom contient des caractères qui ne s’affichent pas. Choisissez-en un autre.
bad_name_length = Un nom doit avoir de 1 à { $most } caractères.
bad_password_length = Un mot de passe doit avoir de { $least } à { $most } caractères.
preferences_too_long = Les préférences sont trop longues : { $most } caractères au plus.
no_such_person = Cette personne n’existe pas.
cannot_mute_yourself = Vous ne pouvez pas vous masquer vous-même.
too_many_muted = Vous masquez déjà { $most } personnes : c’est le maximum.

## The server: what it refuses to anybody
too_often = Pas si vite ! Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
too_many_at_once = Vous avez déjà { $most } connexions ouvertes.
too_busy = Le serveur est très occupé en ce moment. Réessayez dans un instant.
too_long = C’est trop long : { $most } octets au plus.
only_json = Ici, on ne comprend que le JSON.
origin_missing = Cette requête ne dit pas de quelle page elle vient.
wrong_origin = Cette requête vient de la page d’un autre site.
metrics_are_private = Ces chiffres sont privés.
no_such_page = Il n’y a rien à cette adresse.
wrong_method = Ce n’est pas possible ici.
bad_request = « { $where } » n’est pas valable : { $problem }.
server_fault = Le serveur a eu un problème. Rien n’est perdu : réessayez.
database_unavailable = La base de données indiquée par METROPOLE_DATABASE ne répond pas, ou n’a pas été préparée.

## The server: for whoever runs it
unknown_database = Le type de base de données « { $given } » n’existe pas : écrivez sqlite ou postgresql.
settings_not_toml = « { $file } » n’est pas un fichier de réglages (TOML) : { $problem }.
setting_not_plain = Dans « { $file } », « { $key } » doit être un texte, un nombre, true ou false.
unknown_revision = La révision « { $given } » de la base de données n’existe pas.
database_of_other_version = La base de données en est à la révision { $given } ; ce programme demande { $right } : lancez metropole migrate.
database_not_writable = La base de données se laisse lire mais pas écrire : son disque est-il plein, ou en lecture seule ?
task_fails = La tâche de fond « { $task } » échoue sans cesse : voyez le journal.
backup_of_other_version = La sauvegarde date de la révision { $given } de la base de données ; ce programme les connaît jusqu’à { $right }.
cannot_read = « { $file } » ne peut pas être lu : { $problem }.
not_a_backup = « { $file } » n’est pas une sauvegarde complète.
database_not_empty = La base de données n’est pas vide : il y a quelque chose dans « { $table } ». Restaurez dans une base vide.
cli-migrated = La base de données en est à la révision { $revision }.
cli-backed-up = { $count ->
    [one] { $count } ligne écrite
   *[other] { $count } lignes écrites
 } dans { $file }.
cli-restored = { $count ->
    [one] { $count } ligne restaurée
   *[other] { $count } lignes restaurées
 } depuis { $file }.

## The server: how a person is reached
address_not_understood = On ne peut rien envoyer à cette adresse.
address_not_https = L’adresse doit commencer par https://.
address_not_public = L’adresse doit être accessible depuis internet.
push_keys_not_understood = Les clés de cet abonnement ne viennent pas d’un navigateur.
too_many_devices = Les notifications peuvent aller à { $most } navigateurs au plus : retirez-en un d’abord.
no_notices_here = Ce serveur n’envoie pas de notifications.
no_email_here = Ce serveur n’envoie pas d’e-mails.
email_not_understood = Ce n’est pas une adresse e-mail.
email_not_sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
mailed_just_now = Nous venons de vous envoyer un e-mail. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
wrong_email_code = Ce n’est pas le code envoyé à cette adresse.
tried_just_now = Vous venez d’essayer. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
mail-turn-subject = C’est à vous de jouer : { $game }
mail-turn-text = C’est à vous de jouer dans une partie de { $game } : { $url }
mail-code-subject = Votre code pour les notifications par e-mail
mail-code-text =
    Quelqu’un a demandé à être prévenu à cette adresse quand c’est son tour de jouer. Si c’est vous, saisissez ce code : { $code }
    Sinon, ignorez cet e-mail : vous ne recevrez plus rien.
mail-test-subject = Les notifications arrivent bien ici
mail-test-text = Vous avez demandé ce test. Quand ce sera à vous de jouer et que vous serez ailleurs, nous vous préviendrons à cette adresse.
cli-recomputed = { $games ->
    [one] Les cotes ont été recalculées à partir de { $games } partie.
   *[other] Les cotes ont été recalculées à partir de { $games } parties.
 }
cli-serving = Métropole tourne à l’adresse { $address }. Ctrl+C pour l’arrêter.
cannot_listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisissez un autre port avec --port.

## The server: at tables
no_such_table = La table « { $table } » n’existe pas.
not_at_this_table = Vous n’êtes pas à cette table.
only_the_host = Seul l’hôte de la table peut faire cela.
no_such_code = Aucune table ouverte n’a le code { $code }. Il est peut-être mal tapé, ou la partie a déjà commencé.
code_before_the_game = Une table n’a un code que jusqu’au début de la partie.
held_already = La table attend déjà son hôte.
not_due = Ce n’est pas encore le moment de commencer.
host_must_sit = L’hôte doit prendre place à sa table.
not_while_table_is = { $status ->
    [open] La partie n’a pas encore commencé.
    [running] La partie a commencé.
    [finished] La partie est finie.
   *[closed] La table a été fermée.
 }
seat_taken = Cette place est déjà prise : { $seat }.
seat_is_free = Cette place est libre : { $seat }.
sits_already = Vous avez déjà une place : { $seat }.
seats_are_free = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
 }
cannot_be_given = « { $key } » est tiré au sort et ne se choisit pas. Vous pouvez choisir : { $known }.
too_many_tables = Vous avez déjà { $most } tables en cours. Terminez d’abord une partie, ou fermez une table.
rated_needs_account = Il faut un compte pour les parties classées. Créez-en un : vous garderez vos places.
rated_is_drawn = Dans une partie classée, toute la mise en place est tirée au sort.
undo_not_at_rated_tables = Dans une partie classée, on ne reprend pas ses coups.
nothing_to_undo = Vous n’avez rien à reprendre : quelqu’un a joué depuis, ou quelque chose de caché a été révélé.
undos_used_up = Vous ne pouvez plus reprendre de coup contre les robots dans cette partie.
own_clock = Vous ne pouvez pas mettre un robot à votre propre place.
bots_have_no_clock = C’est à un robot de jouer, et les robots n’ont pas de pendule.
time_is_left = { $seat } a encore du temps.
pace_of_two_kinds = Choisissez un temps pour toute la partie ou un temps par coup, pas les deux.
increment_without_bank = Pour ajouter du temps à chaque coup, il faut un temps pour toute la partie.
pace_out_of_range = « { $key } » doit être de { $least } à { $most } millisecondes, pas { $given }.
no_hints_at_rated_tables = Pas de conseils dans une partie classée.
no_thinkers = Aucun robot n’est libre pour y réfléchir en ce moment. Réessayez plus tard.
hint_under_way = Le robot réfléchit encore à votre question précédente.
record_after_the_end = L’enregistrement sera disponible une fois la partie finie.
followed_already = Il y a déjà une revanche, à la table { $table }.
nothing_said = Le message est vide.
unknown_place = Il n’y a pas d’endroit « { $place } » sur ce plateau.
not_saved = Le serveur n’a pas pu enregistrer cela pour l’instant. Il réessaiera.
cannot_be_kept = Le serveur ne peut pas enregistrer cela. Rien n’a changé.
table_of_newer_version = Une version plus récente du serveur s’occupe maintenant de cette table. Réessayez dans un instant.
day_after_own_try = C’est une partie du jour. Vous pourrez la voir quand vous aurez terminé la vôtre.
day_others_in_play = C’est la partie du jour de quelqu’un. Vous pourrez la voir quand elle sera finie.

## The screen: everywhere
no_connection = Le serveur ne répond pas. Votre partie ne risque rien : réessayez dans un instant.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Pages
nav-tools = Outils
nav-play = Jouer
nav-new = Ouvrir une table
nav-learn = Apprendre
nav-rules = Règles
rules-why = Pourquoi pas ?
nav-scorer = Compter
nav-people = Classements
nav-account = Compte
nav-settings = Réglages
skip-to-content = Aller au contenu
sounds-on = Le son est activé : le couper
sounds-off = Le son est coupé : l’activer
theme-to-dark = Passer aux couleurs sombres
theme-to-light = Passer aux couleurs claires
language-label = Langue
tables-wait =
    { $count ->
        [one] table vous attend
       *[other] tables vous attendent
    }
close-this = Fermer
copy-this = Copier
copied = Copié
page-missing = Il n’y a rien à cette adresse.
page-home = Retour à l’accueil
loading = Un instant
offline-title = Pas de connexion
offline-text = Métropole a besoin d’une connexion, et il n’y en a pas pour l’instant. Vos parties ne risquent rien et vous attendent.
guest-name = { $name } { $number }
guest-names = Amélie, Basile, Céleste, Denise, Edmond, Fleur, Gustave, Hortense, Iris, Jules, Lucie, Marcel, Noémie, Octave, Pauline, Rosalie, Simone, Théo, Valentine, Zoé

## The screen: people and bots
bots-of-level = { $names } ({ $level })
bots-described = { $names } ({ $level }) : { $text }.
level-novice = Novice
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
level-master = Maître
level-novice-text = jeu rapide et audacieux, presque sans regarder le plateau
level-casual-text = jeu rapide, à l’instinct, avec une bévue de temps en temps
level-skilled-text = { $games } parties jouées de tête avant chaque coup
level-expert-text = { $games } parties jouées de tête avant chaque coup
level-master-text = jusqu’à { $games } parties jouées de tête avant chaque coup ; difficile à battre
somebody-gone = quelqu’un
free-seat = place libre
name-you = Vous
guest-mark = invité
guest-named = { $name } (invité)

## The bots: how each of them plays, in a few words that are true of their level
plays-fifine = vise haut et croise les doigts
plays-bebert = prend le premier endroit qui lui tape dans l’œil
plays-ninon = rit de ses propres erreurs
plays-riquet = compte sur ses doigts et s’y perd
plays-lili = joue là où c’est joli
plays-colas = ne s’inquiète jamais du score
plays-gaspard = joue à l’instinct et se retourne rarement
plays-odette = aime les points rapides, les longs projets l’ennuient
plays-felix = joue d’abord, réfléchit ensuite
plays-margot = voit presque tout, sauf une chose
plays-anselme = prend ce qu’on lui offre, et dit merci
plays-suzette = se fie à son flair plus qu’à ses calculs
plays-leontine = pèse quelques projets et en choisit un
plays-armand = regarde devant lui, mais pas trop loin
plays-clarisse = essaie d’abord tout dans sa tête
plays-honore = vérifie deux fois, joue une fois
plays-blanche = ne fait pas de cadeau
plays-achille = préfère un coup solide à un coup brillant
plays-anatole = suit chaque projet jusqu’au bout avant de choisir
plays-eugenie = se demande ce que les autres vont répondre
plays-casimir = règle ses coups comme des horaires de train
plays-mathilde = pardonne rarement une erreur
plays-aristide = prend son temps et ne laisse pas passer grand-chose
plays-victorine = transforme de petits gains en fortune
plays-seraphine = avait vu venir cette position
plays-balthazar = a toute la patience du monde
plays-athenais = sait ce que vaut chaque emplacement
plays-leopold = joue des milliers de parties avant que le thé soit servi
plays-apolline = sourit, et y avait pensé aussi
plays-evariste = calcule là où d’autres devinent

## The bots: what they say at the table, now and then
bot-says = { $name } : « { $line } »
line-greeting-1 = Quel plaisir de vous voir. Que le meilleur gagne !
line-greeting-2 = Quelle belle tablée ! On commence ?
line-greeting-3 = J’attendais ce moment depuis ce matin.
line-greeting-4 = Ménagez-moi. Ou non, je m’en remettrai.
line-greeting-5 = Bonne partie à tout le monde !
line-gain-1 = Oh, c’est encore mieux que prévu !
line-gain-2 = Ce coup-là, je le fais encadrer.
line-gain-3 = Tout le monde a vu ? C’était beau, non ?
line-gain-4 = Ma grand-mère serait fière.
line-gain-5 = Parfois, tout s’emboîte.
line-loss-1 = Aïe. Bien joué.
line-loss-2 = J’avais d’autres projets. Tant pis.
line-loss-3 = Ce n’était pas mon heure de gloire.
line-loss-4 = Disons que je l’ai fait exprès.
line-loss-5 = Tenez-moi mon chapeau, je vous prie.
line-won-1 = Quelle partie ! Merci à vous.
line-won-2 = J’en ai savouré chaque tour.
line-won-3 = J’ai eu de la chance. Gardez-le pour vous.
line-won-4 = C’était un plaisir. On remet ça ?
line-lost-1 = Bien joué ! Quel régal.
line-lost-2 = Chapeau bas.
line-lost-3 = La prochaine fois, j’y regarderai à deux fois.
line-lost-4 = Perdu, mais quel plaisir ! Encore une partie ?

## The screen: first page
home-title = Jouer à Metropolys et à Metro
home-metropolys = Traversez la ville à coups de mises, de pont en pont. Qui mise en dernier construit.
home-metro = Posez les voies du métro de Paris, en 1900. Plus votre ligne est longue, mieux c’est ; le centre double les points.
players-label = Joueurs
version-label = Version
hand-label = Cartes en main
bots-label = Robots
play-now = Jouer
play-now-game = Jouer tout de suite à { $game } contre des robots
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-watch = À regarder
tables-finished = Parties finies
tables-mine-none = Vous n’êtes encore à aucune table.
tables-open-none = Aucune table n’attend de joueurs pour l’instant.
tables-watch-none = Personne ne joue en public pour l’instant.
tables-finished-none = Vous n’avez pas encore fini de partie.
tables-older = Parties plus anciennes
open-your-own = Ouvrez la vôtre
your-turn = À vous
go-there = Ouvrir
sit-down = S’asseoir
watch = Regarder
look-again = Revoir
table-wants =
    { $count ->
        [0] Prête à commencer
        [one] Il manque une personne
       *[other] Il manque { $count } personnes
    }
table-waits-for = On attend { $name }
table-asks-you = C’est à vous de jouer
table-over = Victoire : { $names }
table-terms =
    { $players ->
       *[other] { $players } joueurs
    }, { $options }. { $pace }
table-with = { $names }. { $terms }
table-agreed = { $options }. { $pace }
table-left =
    { $unit ->
        [days]
            { $count ->
                [one] Encore { $count } jour
               *[other] Encore { $count } jours
            }
        [hours]
            { $count ->
                [one] Encore { $count } heure
               *[other] Encore { $count } heures
            }
       *[minutes]
            { $count ->
                [0] Presque plus de temps
                [one] Encore { $count } minute
               *[other] Encore { $count } minutes
            }
    }
pace-none = Sans pendule
pace-bank =
    { $minutes ->
        [one] { $minutes } minute par joueur
       *[other] { $minutes } minutes par joueur
    }
pace-move =
    { $hours ->
        [one] { $hours } heure par coup
       *[other] { $hours } heures par coup
    }
pace-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
pace-minutes-move =
    { $minutes ->
        [one] { $minutes } minute par coup
       *[other] { $minutes } minutes par coup
    }
options-rotation = rotation permise
options-expanded = { $name } avec extension
options-hand =
    { $hand ->
        [one] une carte en main
       *[other] { $hand } cartes en main
    }
title-metropolys = Metropolys
title-metro = Metro
rated = Classée

## The screen: opening a table, and elsewhere
new-expansion = Extension
new-rotation-on = On peut tourner les cartes
new-closed = Hors jeu
new-closed-drawn = au hasard
new-seats = Places
new-seconds = + { $seconds } s

## The screen: opening a table
new-title = Ouvrir une table
new-game = Jeu
new-players-range = de { $least } à { $most } joueurs
new-family-text = une carte secrète, 3 points par emplacement
new-expert-text = deux cartes secrètes, des groupes, les constructions les plus hautes
new-expansion-on = Jouer avec les cartes Extension
new-expansion-text = 9 points pour trois types dans un même arrondissement
new-rotation = Rotation
new-rotation-text = sinon, elles se posent telles quelles
new-hand-text = Vous posez une carte de votre main, ou vous en tirez une et posez celle-là.
new-stations = Stations
new-stations-text =
    Chaque joueur possède { $each } stations.{ $left ->
        [yes] { " " }La 16 et la 17 ne sont à personne : des lignes peuvent seulement y finir.
       *[no] { "" }
    }
new-city = Ville
new-city-random = Au hasard
new-city-random-text = tirée au sort au début de la partie
new-city-first = Première partie
new-city-first-text = une disposition équilibrée pour débuter
new-city-first-four = à quatre joueurs seulement
new-city-custom = À la main
new-city-custom-text = placez les jetons vous-même
new-tokens = Jeton à placer
new-tokens-count = { $given } sur { $needed }
new-tokens-fill = Le reste au hasard
new-tokens-clear = Tout enlever
new-tokens-done = Tous les jetons sont placés.
new-tokens-closed = Choisissez d’abord ce qui est hors jeu. Vous pourrez ensuite placer les jetons.
new-tokens-full = { $district } a déjà ses { $needed } jetons.
new-tokens-spent = Les { $needed } jetons { $token } sont déjà placés.
new-place-put = Un jeton peut aller ici.
new-place-take = Appuyez pour le changer ou l’enlever.
new-place-close = Appuyez pour mettre cet arrondissement hors jeu.
new-map = La ville
new-closed-none = À quatre, on joue sur toute la ville.
new-closed-one = À trois, un arrondissement extérieur reste hors jeu.
new-closed-two = À deux, deux arrondissements extérieurs voisins restent hors jeu.
new-seat-kind = Place { $number }
new-kind-free = Libre
new-kind-bot = Robot
new-kind-me = Vous
new-level = Niveau de la place { $number }
new-begins = Qui commence
new-first-drawn = au hasard
new-pace = Rythme
new-live = En direct
new-live-text = tout le monde est là
new-turns = Tour par tour
new-turns-text = un jour ou plus par coup
new-clock = Pendule
new-minutes = { $minutes } min
new-no-clock = aucune
new-clock-bank = pour la partie
new-clock-move = par coup
new-clock-bank-text = Chacun a ce temps pour toute la partie, et en gagne un peu à chaque coup.
new-clock-move-text = Chacun a ce temps pour chaque coup.
new-increment = Gagné à chaque coup
new-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
new-tempo = Rythme des robots
new-tempo-natural = Naturel
new-tempo-natural-text = en une seconde environ, plus pour les coups difficiles
new-tempo-quick = Rapide
new-tempo-quick-text = en moins de la moitié de ce temps
new-tempo-at_once = Immédiat
new-tempo-at_once-text = dès qu’ils ont trouvé leur coup
new-sum-tempo = Les robots jouent { $tempo }.
tempo-natural = à un rythme naturel
tempo-quick = vite
tempo-at_once = aussitôt
new-join = Qui peut venir
new-link = Avec le lien
new-anybody = Tout le monde
new-link-text = seulement les gens que vous invitez
new-anybody-text = la table figure sur la page d’accueil
new-join-full = Aucune place n’est libre : les autres peuvent seulement regarder.
new-rated = Classement
new-rated-on = Compte pour votre cote
new-rated-text = ni reprise ni conseil ; partir, c’est perdre
new-summary = Votre table
new-sum-metropolys =
    Metropolys { $version }, à { $players ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $players }
    }{ $expansion ->
        [yes] , avec l’extension
       *[no] { "" }
    }.
new-sum-metro =
    Metro, à { $players ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $players }
    }, { $hand ->
        [one] une carte
       *[other] { $hand } cartes
    } en main{ $rotation ->
        [yes] , rotation permise
       *[no] { "" }
    }.
new-sum-city =
    { $layout ->
        [first] Les jetons sont placés comme dans la première partie.
        [custom] Les jetons sont là où vous les avez placés.
       *[random] Jetons tirés au sort : { $trendy } Quartier branché, { $subway } Métropolitain et { $archaeology } Site archéologique.
    }
new-sum-closed = Hors jeu : { $names }.
new-sum-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
new-sum-seats = { $names }.
new-sum-first = Qui commence : { $name }.
new-sum-join =
    { $public ->
        [yes] Tout le monde peut venir.
       *[no] Avec le lien seulement.
    }
new-sum-pace =
    { $pace }. { $rated ->
        [yes] Partie classée.
       *[no] Partie non classée.
    }
new-open = Ouvrir la table
new-begin = Commencer la partie

## The screen: before the game
open-title = Une table de { $game }
open-waiting =
    { $count ->
        [0] Tout le monde est là. Commencez quand vous voulez.
        [one] Une place est libre. Envoyez le lien à la personne avec qui vous aimeriez jouer.
       *[other] { $count } places sont libres. Envoyez le lien aux personnes avec qui vous aimeriez jouer.
    }
open-invite = Inviter
open-invite-text = Pas besoin de compte.
open-invite-rated = La partie est classée : il faut un compte pour y jouer.
open-begin = Commencer
open-bot-here = Ajouter un robot
open-fill = Compléter avec des robots
open-send-away = Retirer
open-get-up = Se lever
open-close = Fermer cette table
closed-title = Cette table a été fermée.

## The screen: playing with friends
friends-title = Jouer entre amis
friends-text = Ouvrez une table et envoyez le lien. Personne n’a besoin d’un compte.
friends-game = Jeu
friends-invite = Inviter des amis
your-name = Votre nom
name-invent = En choisir un pour moi
name-as = Vous jouez sous ce nom : { $name }.
name-save = Enregistrer
code-title = Vous avez un code ?
code-label = Les quatre lettres
code-go = Rejoindre
invite-send = Envoyer le lien
invite-text = { $name } vous invite à jouer à { $game }
invite-code = Ou dictez le code
invite-code-text = Vos amis le tapent sur la page d’accueil avant le début de la partie.
invite-qr = Code QR du lien de cette table
invited-title = { $name } vous invite à jouer à { $game }
invited-by-nobody = On vous invite à jouer à { $game }
invited-full = Toutes les places sont prises. Restez ici pour regarder : la partie va bientôt commencer.
invited-own = Ouvrir votre propre table
begins-in = { $seconds ->
    [0] La partie commence dans un instant.
    [one] La partie commence dans une seconde.
   *[other] La partie commence dans { $seconds } secondes.
 }
begins-now = Commencer maintenant
begins-hold = Attendre
begins-alone = La partie commence toute seule dès que tout le monde est là.
begins-held = La partie commence à votre signal.
begins-held-by = { $name } donnera le signal du départ.
no-table-title = Cette table n’existe pas
no-table-text = Le lien est peut-être incomplet ou périmé. Demandez un nouveau lien ou le code.
no-page-text = Le lien a peut-être été coupé ou mal tapé.
closed-text = La partie n’a jamais commencé. Demandez un nouveau lien, ou ouvrez votre propre table.

## The screen: below every page
footer-label = À propos de ce site
credit-metropolys = Metropolys est un jeu de Sébastien Pauchon, édité par Ystari.
credit-metro = Metro est un jeu de Dirk Henn, édité par Queen Games.
footer-unofficial = Métropole est un projet non officiel, fait par des joueurs, sans lien avec les auteurs ni les éditeurs. Tous les dessins sont de nous.
footer-licence = Logiciel libre sous licence MIT.
footer-privacy = Vie privée
footer-setup = Installer la boîte
footer-replays = Revoir des parties
footer-puzzles = Problèmes

## The screen: privacy
privacy-title = Votre vie privée, en clair
privacy-lead = Pas de publicité, pas de pistage, et rien sur ces pages n’est chargé depuis le serveur de quelqu’un d’autre.
privacy-about-you = Ce que nous savons de vous
privacy-guest = Le nom que vous choisissez, vos réglages, les personnes que vous masquez, les dates de votre première et de votre dernière visite, et les adresses que vous nous donnez pour vous prévenir quand c’est à vous.
privacy-account = Avec un compte : aussi votre mot de passe, gardé de façon que personne ne puisse le lire.
privacy-cookies = Un cookie vous reconnaît quand vous revenez ; un second retient quels comptes se sont connectés sur cet appareil. Votre navigateur garde aussi vos réglages et ce que vous indiquez dans le compteur et la mise en place.
privacy-games = Vos parties
privacy-link = Toute personne qui a le lien d’une table peut la regarder. Seules les tables publiques figurent dans les listes.
privacy-finished = Les parties terminées, les cotes et les résultats du jour sont gardés pour toujours, avec les noms des joueurs.
privacy-page = Tout le monde peut regarder votre page : votre nom, le mois de votre première visite, vos cotes et vos parties aux tables publiques. Les parties des autres tables n’y figurent que pour celles et ceux qui y étaient, et vos parties du jour que pour vous.
privacy-puzzles = Vos essais aux problèmes sont gardés avec votre nom, pour vous seul. Ils sont effacés en même temps que lui.
privacy-analyses = Une partie collée que vous faites analyser est gardée 30 jours, sans votre nom.
privacy-chat = { $days ->
    [0] Ce qui se dit aux tables est gardé.
    [one] Ce qui se dit aux tables est effacé après un jour.
   *[other] Ce qui se dit aux tables est effacé après { $days } jours.
 }
privacy-tables = { $days ->
    [0] Les tables ouvertes restent jusqu’à ce que quelqu’un les ferme.
    [one] Une table ouverte est fermée si aucun de ses joueurs n’y vient pendant un jour.
   *[other] Une table ouverte est fermée si aucun de ses joueurs n’y vient pendant { $days } jours.
 }
privacy-guests = { $days ->
    [0] Les invités ne sont jamais oubliés.
    [one] Un invité qui n’a terminé aucune partie est oublié après un jour d’absence.
   *[other] Un invité qui n’a terminé aucune partie est oublié après { $days } jours d’absence.
 }
privacy-notices = { $days ->
    [0] Les notifications envoyées sont gardées.
    [one] Les notifications envoyées sont effacées après un jour.
   *[other] Les notifications envoyées sont effacées après { $days } jours.
 }
privacy-evenings = Les soirées, avec les cartes secrètes distribuées sur les téléphones, sont oubliées trois jours après la dernière action.
privacy-addresses = Votre adresse internet
privacy-address-kept = Elle n’est jamais gardée telle quelle. Une courte empreinte, commune à beaucoup d’adresses, reste avec votre nom, pour partager équitablement le temps de réflexion des robots et les listes de tables.
privacy-address-rated = À une table classée, une empreinte faite pour cette seule table montre quelles places ont été prises depuis la même adresse. Elle est effacée à la fin de la partie ; on retient seulement que ces places vont ensemble.
privacy-logs = Les journaux du serveur ne nomment ni personne, ni table, ni adresse.
privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Sur la page du compte, vous pouvez télécharger tout ce qui est gardé sur vous, et l’effacer. Vos parties restent alors, sans votre nom.

## What a link shows in a chat
preview-site = Jouez à Metropolys et à Metro entre amis ou contre des robots : dans le navigateur, sans compte.
preview-invites = { $name } vous invite à jouer à { $game }
preview-table = { $game } : { $names }
preview-open = { $free ->
    [0] Toutes les places sont prises : la partie va commencer.
    [one] Une place sur { $players } est libre. Pas besoin de compte.
   *[other] { $free } places sur { $players } sont libres. Pas besoin de compte.
 }
preview-running = La partie est en cours. Venez la regarder.
preview-finished = La partie est terminée. Voyez comment elle s’est passée.

## The screen: what is asked
ask-open = Ouvrez un appel d’offres : choisissez un immeuble et un quartier.
ask-outbid = Surenchérissez sur le { $value } en { $place }, ou passez.
ask-outbid-with = { $values } sur { $places }
ask-open-with = N’importe lequel de vos immeubles, sur n’importe quel quartier libre
ask-place =
    { $tiles ->
        [one] Posez votre carte.
       *[other] Posez une carte.
    }
ask-place-or-draw =
    { $tiles ->
        [one] Posez votre carte, ou tirez-en une autre.
       *[other] Posez une carte, ou tirez-en une autre.
    }
ask-place-drawn = Posez la carte que vous venez de tirer.
ask-squares =
    { $count ->
        [0] Aucune case possible
        [one] Une case possible
       *[other] { $count } cases possibles
    }
ask-turn-it = Tournez-la avec R
wait-for =
    { $seat ->
        [vous] C’est à vous.
       *[other] On attend { $seat }.
    }
wait-thinks = { $seat } réfléchit.
wait-may-outbid = Peut surenchérir sur le { $value } en { $place }, ou passer.
wait-may-open = Ouvre le prochain appel d’offres.
watching = Vous regardez.
watching-turn = C’est à { $seat } de jouer.
watching-take-seat = Reprendre ma place
time-up =
    { $seat ->
        [vous] Votre temps est écoulé.
       *[other] { $seat } n’a plus de temps.
    }
time-low = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
 }
claim-time = Signaler le temps
pass = Passer
draw-another = En tirer une autre
draw-fine = Il faudra poser la carte tirée. Vous gardez votre main.
drawn-seen = Impossible de reprendre ce coup : vous avez vu la carte.
undo = Reprendre le coup
undo-counted = Reprendre (encore { $count })
undo-text = Reprendre votre dernière action
undo-text-counted =
    Reprendre votre dernière action, et la réponse des robots : encore { $count ->
        [one] une fois
       *[other] { $count } fois
    } dans cette partie
leave-table = Quitter
leave-really =
    Quitter la partie ? Un robot jouera à votre place{ $rated ->
        [yes] , et vous perdrez cette partie classée
       *[no] { "" }
    }.
stay = Rester

## The screen: acting safely
cannot-take-back = Vous ne pourrez pas reprendre ce coup.
pass-still = Surenchère encore possible pour { $names }.
pass-else = Sinon : { $what }
draw-follows = Vous tirez la première carte de la pioche, et tout le monde la voit. { $left ->
    [0] C’est la dernière.
    [one] Il en restera une.
   *[other] Il en restera { $left }.
 }
premove-plan = Prévoir mon prochain coup
premove-choose = Choisissez ce que vous ferez à votre tour. Le coup sera joué pour vous, même en votre absence.
premove-stop = Ne plus prévoir
premove-when = Le jouer
premove-unchanged = si rien n’a changé
premove-no-higher-bid = si personne ne surenchérit
premove-same-lines = si les mêmes lignes changent
premove-always = quoi qu’il arrive
premove-note = Prévoir ce coup
premove-noted = Prévu : { $action }, { $condition }.
premove-change = Modifier
premove-withdraw = Retirer
premove-dropped = Le coup prévu n’a pas été joué : { $action }. { $why }
premove-seen = Entendu
premove_on_own_turn = C’est déjà votre tour : jouez.
premove_is_late = Vous avez déjà joué vous-même.
premove_changed = Quelque chose d’important pour ce coup a changé.
premove_under_way = Ce coup est en train d’être joué.
claim-really = Le temps est écoulé pour { $seat }. Si vous le signalez, { $seat } perd { $left ->
    [2] et la partie est finie
   *[other] sa place et un robot joue la suite
 }. C’est définitif.
claim-not = Attendre encore
zoom-out = Voir tout le plateau
settings-acting = Confirmation
settings-acting-on = Un seul clic suffit
settings-acting-text = Ce que vous choisissez d’un clic est joué aussitôt, sans confirmation. Sur un écran tactile, le plateau la demande toujours.

## The screen: connection
lost-now = Connexion perdue. Reconnexion…
lost-in = dans { $seconds } s
lost-try-now = Réessayer
lost-waits = Votre coup ({ $action }) partira dès que la connexion sera rétablie.
lost-take-back = Annuler
back-again = Connexion rétablie. Rien n’est perdu.
socket-ended = Votre session est fermée ici, ou la table est ouverte dans trop de fenêtres.

## The screen: the table
region-banner = Ce qu’il faut faire
region-board = Plateau
region-mine = Votre côté de la table
region-preview = Ce qui se passerait
region-players = Joueurs
region-log = Journal, chat et actions
region-dock = Volets de la table
tab-table = Table
tab-players = Joueurs
tab-secrets = Secrets
tab-tiles = Cartes
tab-log = Journal
tab-chat = Chat
tab-moves = Actions
tile-number = { $number ->
    [0] Aucune carte posée
   *[other] Carte { $number } sur 60
 }
built-count =
    { $count ->
        [one] { $count } immeuble construit
       *[other] { $count } immeubles construits
    }
call-number = Appel d’offres { $number }
about-metropolys = { $version }, { $players } joueurs
about-metro = { $players } joueurs, { $options }
list-of-moves = Toutes les actions permises
filter-moves = Tapez pour filtrer
no-moves = Il n’y a rien à faire pour l’instant.
no-moves-match = Aucune action ne correspond.
move-bid = { $value } sur { $place }
move-place = { $tile } en { $square }
move-pass = Passer
move-draw = Tirer une carte
chat-label = Message à la table
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-rooms = Les spectateurs parlent entre eux. Vous pourrez les lire après la partie.
chat-rooms-watching = Les joueurs ne pourront vous lire qu’après la partie.
chat-watching = regarde
chat-mute = Masquer { $name }
chat-unmute = Ne plus masquer { $name }
chat-muted = Personnes masquées
# what happened, played out and marked
again = Revoir
again-since = { $count ->
    [one] Revoir ce qui s’est passé depuis votre tour : un coup
   *[other] Revoir ce qui s’est passé depuis votre tour : { $count } coups
 }
seat-first = A commencé la partie
seat-next = Joue ensuite
log-none = Il ne s’est encore rien passé.
log-sat =
    { $seat ->
        [vous] Vous prenez place.
       *[other] { $seat } prend place.
    }
log-left = { $seat ->
    [vous] Vous quittez la partie.
   *[other] { $seat } quitte la partie.
 }
log-left-lost = { $seat ->
    [vous] Vous partez et perdez la partie.
   *[other] { $seat } part et perd la partie.
 }
log-left-open = { $seat ->
    [vous] Vous vous levez.
   *[other] { $seat } se lève.
 }
log-back = { $seat ->
    [vous] Vous êtes de retour.
   *[other] { $seat } est de retour.
 }
log-started = La partie commence.
log-undone =
    { $seat ->
        [vous] Vous reprenez votre dernière action.
       *[other] { $seat } reprend sa dernière action.
    }
log-flagged = { $seat ->
    [vous] Votre temps est écoulé.
   *[other] { $seat } n’a plus de temps.
 }
log-plays-on = { $bot } prend le relais.
seat-plays-for = joue pour { $name }
log-closed = La table a été fermée.
log-followed = Il y a une revanche.
hint = Conseil
hint-thinking = Un robot y réfléchit…
hint-chance = { $chance } % de chances de gagner

## The screen: Metropolys
preview-bid = { $value } sur { $place }
preview-answers = Qui pourrait surenchérir
preview-answer-places = sur { $places }
preview-nobody = Personne ne pourrait surenchérir : vous construiriez aussitôt.
preview-blind = { $place } est une impasse : y miser clôt l’appel d’offres.
preview-group = Complète { $places }
preview-none = Choisissez un immeuble et un quartier pour voir ce qui se passerait.
preview-none-waiting = Pointez un quartier pour voir ce que c’est.
my-points = Vos points
only-you = visible par vous seulement
points-now = maintenant
points-then = ensuite
points-change = écart
points-together = Total
bid-it = Miser { $value } sur { $place }
take-back = Annuler
rack-building =
    { $value }, { $state ->
        [may] vous pouvez le miser
        [bid] misé dans cet appel d’offres
        [built] construit
       *[held] pas maintenant
    }
cards-label = Vos objectifs secrets
player-bid = mise { $value } sur { $place }
player-passed = a passé
player-to-move = tour en cours
player-thinks = réfléchit
player-thinks-for = réfléchit, { $seconds } s
thinking = Réflexion
log-forced = forcé
player-stock = En réserve : { $values }
player-tokens = { $token } : { $count }
holds-card = détient la carte { $card }
buildings-left = rest.
place-label =
    { $place }, { $district }, { $type }{ $token ->
        [none] { "" }
       *[other] , jeton { $token }
    }{ $near ->
        [none] { "" }
       *[other] , { $near }
    }. { $state }
place-statue = au pied de la statue { $number }
place-lake = au bord d’un lac
place-border = en bordure de la ville
place-blind = impasse
place-free = Libre.
place-shut = Hors jeu dans cette partie.
place-bid-by =
    { $seat ->
        [vous] Vous misez
       *[other] { $seat } mise
    } { $value } ici.
place-built-by =
    { $seat ->
        [vous] Vous avez construit votre { $value }
       *[other] { $seat } a construit son { $value }
    } ici.
place-may-bid = Libre. Vous pouvez y miser { $values }.
place-neighbours = Touche { $places }.
refused-from = Depuis { $last } : { $places }.
refused-one = Un seul immeuble par quartier.
card-progress = construits : { $built }, libres : { $free }
group-progress = { $where } : { $count } sur { $needed }

## The screen: Metro
preview-tile = Votre carte en { $square }
preview-lines =
    { $count ->
        [0] Aucune ligne ne changerait
        [one] Une ligne changerait
       *[other] { $count } lignes changeraient
    }
preview-metro-none = Choisissez une case pour voir ce qui changerait pour chacun.
preview-metro-waiting = Pointez une station pour voir sa ligne.
line-line = ligne
line-tiles = cartes
line-end = fin
line-points = points
line-open = ouverte
line-centre = centre, points doublés
line-ends-at = finit à
line-nobody = à personne
line-change = { $before } → { $after }
points-before-after = { $before } → { $after }
place-it = Poser
hand-title =
    { $count ->
        [0] Vos cartes
        [one] Votre carte
       *[other] Vos cartes
    }
hand-drawn = Tirée, à poser
stack-count = dans la pioche
turn-it = Tourner
unseen-title = Pas encore vues
unseen-tile = { $tile } : { $left ->
    [0] toutes vues
   *[other] { $left } sur { $copies } encore à voir
 }
unseen-where = { $stack } dans la pioche, { $hands } dans d’autres mains.
player-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
square-label = { $square }. { $state }
square-free = Libre.
square-may = Libre. Votre carte peut aller ici.
square-taken = Occupée par { $tile }.
square-centre = Le centre.
my-stations = Vos stations
stations-label = Stations
station-open =
    station { $number } { $name }, { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }
station-done =
    station { $number } { $name }, terminée, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
station-owned = { $owner } : { $station }
exception-applies = L’exception s’applique.
tile-named = une carte ({ $tracks })
track-a = { $count ->
    [one] un rail droit
   *[other] { $count } rails droits
 }
track-c = { $count ->
    [one] une courbe serrée
   *[other] { $count } courbes serrées
 }
track-b = { $count ->
    [one] une courbe large
   *[other] { $count } courbes larges
 }
track-d = { $count ->
    [one] un demi-tour
   *[other] { $count } demi-tours
 }
tracks-where = { $tracks } { $where }
track-at-top = en haut
track-at-right = à droite
track-at-bottom = en bas
track-at-left = à gauche
track-at-top-right = en haut à droite
track-at-bottom-right = en bas à droite
track-at-bottom-left = en bas à gauche
track-at-top-left = en haut à gauche

## The screen: the end
end-won =
    { $seat ->
        [vous] Vous avez gagné.
       *[other] { $seat } a gagné.
    }
end-shared = Victoire partagée : { $seats }.
end-most-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
end-points = Points
end-buildings = Immeubles
end-break = départagent
end-again = Revanche
end-join-again = Rejoindre la revanche
end-lines = Toutes les lignes
end-lines-count =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
end-lit = Sur le plateau
end-lit-none = Pointez une ligne pour la voir sur le plateau.
end-lit-line =
    { $end ->
        [open] n’est pas terminée :
        [centre] vers le centre :
        [itself] revient à elle-même :
       *[other] vers la station { $to } :
    } { $tiles ->
        [one] { $tiles } carte
       *[other] { $tiles } cartes
    }{ $again ->
        [0] {""}
        [one] , et { $again } passage de plus ({ $length } en tout)
       *[other] , et { $again } passages de plus ({ $length } en tout)
    }{ $end ->
        [open] .
        [centre] , compte double : { $points } points.
       *[other] , { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
end-record = Copier l’enregistrement
end-home = Accueil
end-count = Le décompte
end-stations = vers des stations
end-centre = vers le centre
end-tie = { $names } : { $points } points chacun. Immeubles : { $buildings }.
end-whole-map = Montrer toute la ville
end-cards = Les cartes de chacun
end-its-card = sa carte
end-highest = Les plus hautes
end-rating = Cote
end-void =
    Cette partie ne compte pas pour la cote : { $why ->
        [too_short] tout le monde n’avait pas joué deux fois
        [guests] quelqu’un n’avait pas de compte
        [given] la mise en place n’était pas tirée au sort
       *[alone] il n’y avait personne d’autre
    }.
end-weight = Pour vous, cette partie compte à { $percent } % : rejouer contre les mêmes adversaires, ou contre quelqu’un à la même adresse que vous, compte moins.
end-provisional = Votre cote est provisoire : elle entre au classement après { $games } parties contre { $opponents } adversaires différents.
end-counting = La partie est terminée.
end-counting-how = On compte les points. Un clic ou une touche pour abréger.
end-you-left = Vous avez quitté cette partie.
end-played-on = { $bot } a continué à votre place et a fini au { $rank } rang.
end-by-left = { $seat ->
    [vous] Vous avez quitté la partie.
   *[other] { $seat } a quitté la partie.
 }
end-by-everybody = Tout le monde est parti : la partie n’a pas été jouée jusqu’au bout.
end-by-tiles = La dernière carte est posée.
end-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
 }
end-place-head = Rang
end-standing = { $rank } { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
end-again-turned = Rejouer en changeant de place
end-share = Partager
end-share-text = { $game } : { $standings }

## The screen: the end: why, made from the count
end-why-lost = C’est ici que vous avez le plus perdu : { $source } (vous { $mine }, { $name } { $theirs }).
end-why-gained = { $seat ->
    [vous] C’est ici que vous avez le plus gagné : { $source } (vous { $mine }, { $name } { $theirs }).
   *[other] { $seat } a le plus gagné ici : { $source } ({ $mine }, { $name } { $theirs }).
 }
end-why-nothing = Votre carte ne vous a rien rapporté : { $card }.
end-why-no-group = Vous n’avez complété aucun groupe pour votre carte : { $card }.
end-why-cost = Ceci vous a coûté des points : { $source } ({ $points }).
end-why-best = { $seat ->
    [vous] Votre meilleure source : { $source },
   *[other] Pour { $seat }, la meilleure source : { $source },
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
end-why-line = { $seat ->
    [vous] À elle seule, la ligne { $station } vous a rapporté
   *[other] À elle seule, la ligne { $station } a rapporté à { $seat }
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
end-why-no-line = Aucune de vos lignes n’a rapporté de points.

## The screen: the end: what made the points
count-groups = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
 }
count-buildings = { $count ->
    [one] { $count } immeuble
   *[other] { $count } immeubles
 }
menu-open = Menu

## The rules: what is what
legend-title = Aide de jeu
legend-end-title = Comment la partie se termine
legend-trendy = Qui construit dans un quartier prend le jeton qui s’y trouve. Chaque jeton Quartier branché rapporte des points.
legend-subway = Chaque jeton Métropolitain rapporte des points et peut vous valoir la carte Métropolitain.
legend-subway_card = Elle va à qui prend le premier jeton Métropolitain, puis à qui en a plus que son détenteur.
legend-archaeology = Chaque jeton Site archéologique coûte des points et apporte la carte Site archéologique.
legend-archaeology_card = Elle va toujours à qui vient de prendre un jeton Site archéologique. À la fin, elle coûte des points.
legend-highest = Pour la construction la plus haute de chaque arrondissement. À égalité, on compare les suivantes ; si l’égalité demeure, tous marquent.
legend-closed-title = Arrondissements hachurés
legend-closed = Personne n’y construit dans cette partie.
legend-metropolys-end = La partie se termine dès que quelqu’un construit son 13e immeuble. Les cartes secrètes sont révélées et tout est compté. Qui a le plus de points l’emporte ; à égalité, qui a le plus d’immeubles.
legend-owners-title = Marques près des stations
legend-owners = Elles disent à qui appartient la ligne qui en part. Une station sans marque n’est à personne : une ligne peut y finir, mais celle qui en part ne rapporte rien.
legend-lines-title = Lignes
legend-lines = Le nombre en tête d’une ligne dit combien de cartes elle a traversées ; une carte traversée deux fois compte deux fois. Quand la ligne atteint une station, elle rapporte autant de points à son propriétaire.
legend-centre-title = Le centre
legend-centre = Une ligne qui finit au centre rapporte le double.
legend-short-title = Lignes d’une seule carte
legend-short = Une carte ne doit pas mener à elle seule d’une station du bord à une autre, ou à la même, sauf si elle ne peut aller nulle part ailleurs.
legend-metro-end = La partie se termine quand les 60 cartes sont posées : toutes les lignes sont alors complètes. Qui a le plus de points l’emporte ; à égalité, la victoire est partagée.

## The screen: keys
keys-title = Raccourcis clavier
keys-show = Raccourcis clavier
keys-arrows = parcourir le plateau
keys-tab = de zone en zone
keys-digits = choisir un immeuble
keys-tiles = choisir une carte de la main
keys-turn = tourner la carte ; avec Maj dans l’autre sens
keys-enter = proposer, puis confirmer
keys-escape = annuler
keys-pass = passer
keys-draw = tirer une carte
keys-undo = reprendre le coup
keys-list = vers la liste des actions permises
keys-rules = les règles sur le dernier refus
keys-help = cette liste
key-arrows = Flèches
key-digits = 1 … 13

## The screen: account and settings
account-change-name = Changer de nom
account-make = Créer un compte
account-sign-in = Se connecter

## The screen: account
account-title = Compte
account-guest = Vous jouez en invité. Si les données de ce navigateur sont effacées, vos places sont perdues. Avec un mot de passe, vous les gardez, même sur d’autres appareils.
account-name = Nom
account-password = Mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-change-password = Changer de mot de passe
account-saved = Enregistré.
account-sign-in-text = Vous avez déjà un compte ? Connectez-vous ici.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter de tous les appareils
account-export = Télécharger toutes mes données
account-delete = Supprimer le compte
account-delete-text = Votre nom, vos réglages et vos messages sont supprimés aussitôt. Vos parties restent, sans votre nom.
account-delete-really = Oui, supprimer tout ce qui me concerne
account-nobody = Vous n’avez pas encore joué ici. Jouez une partie, ou connectez-vous.
account-page = Votre page
account-page-text = Vos cotes et vos parties, telles que les autres les voient.

## The screen: settings
settings-title = Réglages
settings-look = Couleurs
settings-system = Comme l’appareil
settings-light = Claires
settings-dark = Sombres
settings-bots = Robots
settings-bot-lines-on = Les robots disent un mot de temps en temps
settings-bot-lines-text = Un bonjour, un soupir, un compliment. Jamais dans les parties classées.
settings-hints = Premiers pas
settings-hints-on = De petites astuces à vos premières tables
settings-hints-text = Chacune n’apparaît qu’une fois.
settings-sounds = Sons
settings-sounds-on = Des sons à la table : pièces, points, et une cloche quand c’est votre tour
settings-volume = Volume
settings-speed = Coups des autres
settings-speed-text = La vitesse à laquelle chaque coup est montré. Un clic ou une touche passe à la suite.
settings-speed-calm = Calme
settings-speed-usual = Normal
settings-speed-quick = Rapide
settings-speed-at_once = Immédiat
settings-motion = Mouvement
settings-motion-on = Montrer les animations
settings-notices = Notifications
settings-notices-on = Me prévenir quand c’est mon tour et que je suis ailleurs
settings-notices-text = Fonctionne tant que cette page est ouverte dans un onglet.
settings-push-on = Aussi quand la page est fermée, dans ce navigateur
settings-push-not = Ce navigateur ne sait pas le faire, ou ne le permet pas.
settings-webhook = Appeler mon propre programme à cette adresse (webhook)
settings-email = Par e-mail à
settings-email-code = Le code reçu par e-mail
settings-test = Envoyer un test
settings-tested =
    { $count ->
        [0] Il n’y a encore aucun moyen de vous joindre.
       *[other] Envoyé.
    }
settings-save = Enregistrer
settings-remove = Retirer

## The screen: notices
notice-turn = C’est à vous de jouer
notice-turn-text = { $game } : les autres vous attendent.
notice-test = Les notifications arrivent bien ici

## The screen: looking again
end-look-again = Revoir la partie
step-back = Revenir sur ce qui s’est passé
keys-step-back = revenir d’un coup, puis avancer

## Looking again
replay-now = Revenir au présent
replay-title = Revoir la partie
replay-points = Points au fil de la partie
replay-source = Points de
replay-all-sources = Tous les points
replay-points-now = Points à ce moment
replay-moves = Coups
replay-players = Joueurs
replay-save = Télécharger la partie
replay-link = Lien vers ce moment
replay-share = Partager
replay-picture = Image
replay-drawing = Dessin (SVG)
replay-film = Film
replay-record = Fichier de la partie
replay-beginning = La partie commence.
replay-call = Appel d’offres { $number } sur { $of }, étape { $step }.
replay-placement = Carte { $number } sur { $of }.
replay-step-of = Étape { $number } sur { $of }.
replay-tile = Carte { $number }
replay-step = Étape { $number }
replay-next = { $seat ->
    [vous] C’est ensuite à vous.
   *[other] C’est ensuite à { $seat }.
 }
replay-over = La partie est terminée.
replay-time = Temps
replay-slider = Moment de la partie
replay-steps = Étapes
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-quick = Rapide
replay-key-move = un coup
replay-key-part = immeuble ou carte suivante
replay-key-space = Espace
replay-holdings = Secrets
replay-seen-as = Vu par
replay-everybody = Tout le monde, rien de caché
replay-spectator = Spectateur
replay-to-table = À la table
replay-records-title = Revoir n’importe quelle partie
replay-records-text = Collez une partie enregistrée, ou déposez un fichier ici : une partie par ligne. Rien n’est gardé, sauf si vous la faites analyser.
replay-records-label = Partie enregistrée
replay-records-open = Ouvrir
replay-records-file = Choisir un fichier
replay-records-found = { $count ->
    [one] Une partie
    [many] { $count } de parties
   *[other] { $count } parties
 }
replay-seats = { $count ->
    [one] Un joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
 }
replay-line = Ligne { $line } : { $reason }
replay-line-step = Ligne { $line }, étape { $step } : { $reason }
replay-chances = Chances de gagner
replay-chances-now = Chances à ce moment
replay-percent = { $percent } %
replay-loss = −{ $loss } %
replay-better = mieux : { $action }
replay-analysis = Analyse
replay-analyse = Analyser cette partie
replay-analyse-deeper = Analyser plus à fond
replay-analysis-waits = L’analyse attend son tour…
replay-analysis-runs = Le robot examine chaque coup…
replay-analysis-deep = Analysé aussi à fond que possible.
replay-analysis-failed = L’analyse n’a pas abouti. Vous pouvez réessayer.
replay-highlights = Moments à revoir
replay-losses = { $seat ->
    [vous] Vos coups les plus coûteux
   *[other] Coups les plus coûteux : { $seat }
 }
replay-lost = −{ $loss } % : { $action } ; mieux : { $best }
replay-finds = { $seat ->
    [vous] Vos meilleures trouvailles
   *[other] Meilleures trouvailles : { $seat }
 }
replay-found = { $action } : { $margin } % de mieux que tout le reste
replay-guesses = Ce qu’on pouvait deviner ici
replay-guesses-how = En pour cent ; souligné : la vraie carte.
replay-guess-true = (la vraie)
replay-plain = Un joueur attentif pouvait la connaître depuis : { $moment }.
replay-unseen = Pas encore vu
analysis_after_the_end = Une partie peut être analysée quand elle est terminée.
analysis_under_way = Vous attendez encore une autre analyse.
no_such_analysis = Cette analyse n’existe pas.
replay_own_seat = Pendant la partie, on ne voit que ce que sa propre place connaît.
replay_not_begun = Cette partie n’a pas encore commencé.
picture_too_early = Les images se font une fois la partie terminée.
picture_failed = Cette image n’a pas pu être faite. Veuillez réessayer plus tard.
no_films_here = Ce serveur ne fait pas de films.
records_none = Aucune partie n’a été trouvée ici.
records_too_many = C’est trop de parties : { $most } au plus.

## Learning
learn-title = Apprendre à jouer
learn-intro = Jouez une première partie à une vraie table, pas à pas : un ami vous dit quoi faire, et les autres vous attendent. Chaque chapitre prend quelques minutes, et vous pouvez vous arrêter quand vous voulez.
learn-puzzles = Problèmes
learn-puzzles-text = Vous savez déjà jouer ? Trouvez le meilleur coup dans des positions de vraies parties.
learn-puzzles-go = Aller aux problèmes
learn-all = Toutes les leçons
learn-begin = Commencer
learn-again = Rejouer
learn-was-done = Vous avez terminé ce chapitre.
learn-go-on = Continuer
learn-go-on-at = Reprendre à l’étape { $number } sur { $count }
learn-step = Étape { $number } sur { $count }
learn-step-label = Votre progression
learn-back = Retour
learn-show-me = Montrez-moi
learn-tried = Exactement : voilà pourquoi c’est interdit.
learn-other = « { $action } » est permis aussi. Mais pour cette leçon, choisissez « { $wanted } ».
learn-try-it = Pas encore : essayez d’abord l’endroit éclairé, et voyez ce qui se passe.
learn-not-there = Pas { $place } : choisissez l’un des endroits éclairés.
learn-done = Bien joué : vous avez terminé ce chapitre !
learn-done-text = Voilà l’essentiel. Pour apprendre le reste de { $game }, rien ne vaut une vraie partie.
learn-next-chapter = Chapitre suivant
learn-play-now = Jouer une partie
learn-chapter-metropolys-family = Votre première partie
learn-chapter-metropolys-family-text = La ville, les mises, passer, construire, les jetons et votre carte secrète.
learn-chapter-metropolys-expert = La version Expert
learn-chapter-metropolys-expert-text = Des groupes, une deuxième carte et les constructions les plus hautes.
learn-chapter-metropolys-expansion = L’extension
learn-chapter-metropolys-expansion-text = Une carte de plus, avec trois types.
learn-chapter-metro-lines = Votre première partie
learn-chapter-metro-lines-text = Cartes, lignes et stations, le centre, et les lignes d’une seule carte.
learn-chapter-metro-variants = Les variantes
learn-chapter-metro-variants-text = Plus de cartes en main, et des cartes que l’on tourne.
learn-family-next = Choisissez un quartier voisin de { $place }.
learn-family-next-more = Deux quartiers sont voisins s’ils ont une frontière commune ou qu’un pont les relie. Un coin, un lac ou le fleuve ne suffit pas. Ceux dont je parle sont éclairés.
learn-family-bid = Misez votre { $value } sur { $place }.
learn-family-bid-more = Pour surenchérir, posez un immeuble plus haut à côté du dernier posé, le 3 en { $last }. Choisissez votre { $value }, puis { $place }, et confirmez.
learn-family-outbid = Surenchérissez encore : votre { $value } sur { $place }.
learn-family-outbid-more = Seul compte le dernier immeuble, maintenant le 6 en { $last }. Votre 4 reste sur le plateau jusqu’à la fin de l’appel d’offres.
learn-family-built = Vous construisez : votre { $value } reste en { $place }.
learn-family-built-more = Tous les autres ont passé : qui a misé en dernier construit et prend le jeton. Votre 4 vous revient.
learn-family-open = Ouvrez l’appel d’offres suivant : votre { $value } sur { $place }.
learn-family-open-more = Qui vient de construire ouvre l’appel d’offres suivant, avec l’immeuble de son choix, sur n’importe quel quartier libre.
learn-family-pass = Laissez faire : passez.
learn-family-pass-more = Battre le 11 en { $place } vous coûterait cher. En passant, vous quittez cet appel d’offres ; votre immeuble vous revient à la fin.
learn-family-card = Choisissez un quartier libre qui touche un pont.
learn-family-card-more = Votre carte secrète dit Ponts : chacun de vos immeubles qui touche un pont vaut 3 points à la fin. Personne d’autre ne le sait.
learn-family-card-bid = Misez votre { $value } sur { $place }.
learn-family-card-bid-more = Un pont y mène depuis { $last }, et un jeton Quartier branché s’y trouve : encore 3 points.
learn-family-tokens = Regardez ce que vous avez pris.
learn-family-tokens-more = Un jeton Quartier branché vaut 3, un jeton Métropolitain 1, et sa carte 3. Un jeton Site archéologique coûte 1, et sa carte 2 de plus.
learn-family-last = Construisez votre dernier immeuble : le { $value } en { $place }.
learn-family-last-more = Quelques appels d’offres plus tard, vous avez construit douze immeubles. Le treizième termine aussitôt la partie.
learn-family-count = Regardez le décompte.
learn-family-count-more = Les jetons, les cartes spéciales, puis la carte secrète de chacun. Le plus de points l’emporte ; à égalité, le plus d’immeubles.
learn-expert-area = Choisissez le quartier qui complète la statue.
learn-expert-area-more = Dans la version Expert, votre carte Zone compte des groupes. Trois de vos immeubles autour d’une statue font 7 points, et deux sont déjà là.
learn-expert-statue = Misez votre { $value } sur { $place }.
learn-expert-statue-more = Avant de confirmer, regardez ce que cela donnerait : un groupe complet. Vous voyez aussi ce que les autres pourraient répondre.
learn-expert-type = Choisissez un parc libre.
learn-expert-type-more = Votre deuxième carte nomme un type : chacun de vos immeubles dans un parc vaut 2 points. Un immeuble peut compter pour les deux cartes.
learn-expert-park = Misez votre { $value } sur { $place }.
learn-expert-park-more = C’est un parc, et à l’ouest personne d’autre n’a encore construit.
learn-expert-highest = Misez votre { $value } sur { $place }.
learn-expert-highest-more = Dans chaque arrondissement, la construction la plus haute rapporte 5 points. Il y a un 12 au centre, mais c’est la hauteur qui compte, pas le chiffre : de 10 à 13, tous sont grands.
learn-expert-heights = Vous voilà à égalité au centre.
learn-expert-heights-more = Les deux immeubles sont grands : vous marquez 5 points tous les deux. Un deuxième grand immeuble y ferait la différence.
learn-expert-last = Construisez votre dernier immeuble : le { $value } en { $place }.
learn-expert-last-more = Quelques appels d’offres plus tard, votre treizième immeuble termine aussi cette partie.
learn-expert-count = Regardez le décompte.
learn-expert-count-more = Les jetons, les deux cartes, et 5 points pour le plus haut de chaque arrondissement. Aucun immeuble ne compte deux fois pour la carte Zone.
learn-expansion-types = Choisissez un parc libre à l’ouest.
learn-expansion-types-more = Votre carte Extension montre industriel, parc et loisirs. Construisez sur les trois dans un même arrondissement, et vous marquez 9 points.
learn-expansion-set = Misez votre { $value } sur { $place }.
learn-expansion-set-more = Loisirs, industriel et parc sont alors réunis à l’ouest : 9 points. Ces immeubles peuvent compter aussi pour votre carte Zone.
learn-expansion-again = Choisissez où commencer une deuxième série.
learn-expansion-again-more = La carte peut compter plusieurs fois. N’importe quel quartier libre de loisirs, industriel ou parc à l’ouest convient.
learn-expansion-last = Construisez votre dernier immeuble : le { $value } en { $place }.
learn-expansion-last-more = Quelques appels d’offres plus tard, vous avez construit douze immeubles. Le treizième termine la partie.
learn-expansion-count = Regardez le décompte.
learn-expansion-count-more = Dans chaque arrondissement, le type où vous avez le moins construit décide du nombre de séries. Chacune vaut 9 points.
learn-lines-place = Posez votre carte en { $square }.
learn-lines-place-more = Une carte se pose au bord du plateau ou à côté d’une autre. Votre ligne de la station { $station } commence ici.
learn-lines-touch = Essayez { $square }.
learn-lines-touch-more = La case est libre, mais voyez ce qui se passe. Quand une case est refusée, on vous dit toujours pourquoi.
learn-lines-twice = Posez { $tile } en { $square }.
learn-lines-twice-more = Votre ligne de la station { $station } fait demi-tour et traverse la première carte une deuxième fois. Chaque passage compte 1 point : 3 en tout.
learn-lines-alone = Essayez { $square }.
learn-lines-alone-more = Sur cette carte, chaque voie fait aussitôt demi-tour. Au bord, elle relierait des stations à elle seule.
learn-lines-draw = Tirez une autre carte.
learn-lines-draw-more = Rien ne vous oblige à poser la carte de votre main. Mais celle que vous tirez doit être posée, et tous la voient.
learn-lines-drawn = Posez la carte tirée en { $square }.
learn-lines-drawn-more = Vous pouvez poser contre toute ligne, la vôtre ou celle d’un autre. La carte en main vous reste pour plus tard.
learn-lines-held = Maintenant, posez { $tile } en { $square }.
learn-lines-held-more = Loin du bord, il n’y a aucune station qu’elle pourrait relier à elle seule.
learn-lines-exception = Posez { $tile } en { $square }.
learn-lines-exception-more = Une nouvelle partie : où qu’elle aille, cette carte relierait des stations à elle seule. Alors seulement c’est permis, et la station { $station } marque 1 point.
learn-lines-centre = Posez { $tile } en { $square }.
learn-lines-centre-more = Votre ligne de la station { $station } arrive au milieu du plateau. Une ligne qui finit à une station du centre compte double.
learn-lines-doubled = { $points } points pour une seule ligne !
learn-lines-doubled-more = Neuf passages, doublés. Laissez vos lignes s’allonger, et fermez celles des autres tant qu’elles sont courtes.
learn-lines-last = Posez la dernière carte en { $square }.
learn-lines-last-more = Vous êtes derrière. Mais quand les 60 cartes sont posées, chaque ligne est terminée : voyez tout ce que celle-ci ferme.
learn-lines-count = Regardez le décompte.
learn-lines-count-more = Chaque ligne de vos stations a compté une fois. Le plus de points l’emporte ; à égalité, la victoire est partagée.
learn-variants-hand = Choisissez { $tile } et posez-la en { $square }.
learn-variants-hand-more = Dans cette variante, vous avez deux ou trois cartes en main et posez celle que vous voulez.
learn-variants-hands = Votre main se complète.
learn-variants-hands-more = Après chaque tour, vous tirez pour compléter votre main. Au lieu de poser une carte de votre main, vous pouvez toujours en tirer une, qu’il faut alors poser.
learn-variants-turn = Tournez { $tile } une fois et posez-la en { $square }.
learn-variants-turn-more = Dans cette variante, vous pouvez tourner les cartes avec le bouton à côté de la vôtre. Ici, la ligne venue d’en haut doit faire demi-tour.
learn-variants-turned = Une carte tournée compte comme les autres.
learn-variants-turned-more = Pour les lignes d’une seule carte, on regarde alors tous les sens. Seule une carte qui ne va nulle part ailleurs, dans aucun sens, peut en faire une.
learn-offer = Première visite ?
learn-offer-text = Apprenez à une vraie table, pas à pas, en six minutes environ.
learn-offer-go = Apprendre { $game }
learn-offer-no = Non, merci
learn-first = Votre première partie de { $game } ?
learn-first-text = La leçon vous montre tout à une vraie table, en six minutes environ.
learn-first-go = Suivre la leçon
learn-first-play = Jouer tout de suite
learn-hint = Astuce :
learn-hint-turn = À vous : choisissez parmi ce qui est éclairé. Pointez ailleurs pour voir ce que c’est.
learn-hint-preview = Rien n’est encore joué. Voyez ce qui se passerait, puis confirmez ou annulez.
learn-hint-why = Choisissez un endroit qui n’est pas éclairé : on vous dira pourquoi vous ne pouvez pas y jouer.
learn-hint-others = Ce que les autres ont fait est marqué sur le plateau. Vous pouvez le revoir.
learn-hint-seen = Compris
learn-hint-off = Ne plus montrer d’astuces
learn-decided = Ce qui a décidé
learn-decided-ask = Lequel de mes coups a coûté le plus cher ?
learn-decided-waits = Le robot examine chaque coup…
learn-decided-loss = { $part } : votre coup le plus coûteux : « { $action } », qui a coûté { $loss } % de vos chances de gagner. « { $best } » aurait été mieux.
learn-decided-none = Aucun de vos coups n’a coûté cher : c’était serré jusqu’au bout.
## Looking again: what could have been
branch-what-if = Et si…
branch-best = Meilleur coup trouvé : { $action }
branch-show-best = Montrer la suite possible
branch-title = Et si
branch-return = Retour à la partie
branch-none = Jouez un autre coup sur le plateau, pour la personne dont c’est le tour.
branch-moves = Coups essayés ici
branch-hidden = Ce qu’on ne pouvait pas savoir à ce moment est tiré à nouveau au sort : rien de secret n’est montré.
branch-too-long = Ces coups sont trop nombreux pour un lien : il mène au moment où ils s’écartent de la partie.
branch-list = Tous les coups
branch-over = La partie serait finie ici.
branch-judgement = Ce que le robot en pense
branch-judge = Demander l’avis du robot
branch-judging = Le robot examine…
branch-bot-would = Le robot jouerait : { $action }
branch-go-on = Montrer la suite possible
branch-link-unread = Les coups de ce lien sont illisibles : voici la partie telle qu’elle a été jouée.
branch-link-wrong = Les coups de ce lien ne peuvent pas être joués : { $reason }
play-on = Continuer d’ici
play-on-how = Une nouvelle table s’ouvre à ce moment, avec des robots aux autres places. Les cartes que votre place ne pouvait pas connaître sont tirées à nouveau au sort, en accord avec tout ce qu’elle a vu. La partie n’est pas classée.
play-on-seat = Votre place
play-on-bots = Robots
play-on-begin = Commencer
branch_after_the_end = Vous pourrez essayer d’autres coups une fois la partie finie.
play_on_over = La partie est finie ici : il n’y a plus rien à jouer.
## The rules
rule-table = Une table en ligne
rule-table-1 = À une table en direct, tout le monde reste jusqu’à la fin de la partie. À une table tour par tour, on revient quand c’est à soi, et un coup peut prendre des jours.
rule-table-2 = Il peut y avoir une pendule : un temps pour toute la partie, avec un peu plus à chaque coup, ou un temps pour chaque coup. Quand le temps d’un joueur est écoulé, chacun à la table peut le signaler. Ce joueur perd alors ; à plus de deux, un robot joue la suite. À une table classée, cela se fait tout seul.
rule-table-3 = Une partie classée compte pour la cote de tous ceux qui jouent. Il faut un compte, on ne reprend aucun coup, il n’y a pas de conseils, et partir, c’est perdre.
rule-table-4 = Tout le monde peut rejoindre une table qui figure sur la page d’accueil ; sinon, seulement ceux qui ont le lien. Les robots peuvent prendre toutes les places, et vous choisissez leur rythme.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun sujet trouvé.
    [one] Un sujet trouvé.
    [many] { $count } sujets trouvés.
   *[other] { $count } sujets trouvés.
 }
rules-in-box = Dans votre boîte
rules-terms = Les mots de votre boîte
rules-terms-text = Comment les règles imprimées appellent les choses, à côté de nos mots.
rules-terms-own = Nous n’avons pas de règles imprimées dans ces langues ; leurs mots sont donc les nôtres : { $languages }.
rules-here = Ici
rules-play = Animer ou arrêter le dessin
rules-step = Étape suivante du dessin
rules-of-game = Les règles de { $game }
rules-all = Tous les sujets
rules-page = Ouvrir sur sa propre page
rules-topics = Sujets
rules-games = Tous les jeux
rules-print = Imprimer sur deux pages
rules-missing = Ce sujet n’existe pas. Choisissez-en un ici :
## The set-up for the box
setup_wrong_seed = Une graine est un nombre de { $least } à { $most }.
setup_nothing_to_even = Il n’y a rien à équilibrer ici : le plateau est le même à chaque partie.
setup-title = { $game }, { $players } joueurs, { $options }
setup-seed = Graine { $seed } : elle redonne la même mise en place.
setup-evenness = Déséquilibre : { $count }. Une ville au hasard a environ { $usual } ; jusqu’à { $most }, nous la disons équilibrée.
setup-own-layout = La disposition de la première partie est propre à ce programme.
setup-own-expansion = Les types sur les cartes Extension sont propres à ce programme. Si les cartes de votre boîte sont différentes, distribuez celles-là.
setup-signs = * Quartier branché, o Métropolitain, ! Site archéologique
setup-part-board = Le plateau
setup-part-district = { $district }
setup-part-players = Les joueurs
setup-part-stations = Stations
setup-part-tiles = Cartes de rails
setup-whole-city = Les cinq arrondissements sont en jeu.
setup-closed = Hors jeu : { $districts }. Personne n’y construit.
setup-token = { $place } ({ $type }) : { $token }
setup-buildings = Chacun prend les { $count } immeubles d’une couleur et les place devant soi, numéros visibles de tous.
setup-special-cards = Posez les cartes Métropolitain et Site archéologique à côté du plateau.
setup-deal-area = { $version ->
    [family] Mélangez ces cartes Zone du jeu Famille : { $cards }.
   *[expert] Mélangez ces cartes Zone du jeu Expert : { $cards }.
 } Donnez-en une à chacun, face cachée, et rangez les autres sans les regarder.
setup-deal-neighbourhood = Mélangez les cartes Quartier : { $cards }. Donnez-en une à chacun, face cachée, et rangez les autres sans les regarder.
setup-deal-expansion = Mélangez les cartes Extension. Donnez-en une à chacun, face cachée, et rangez les autres sans les regarder.
setup-first = { $seat } commence.
setup-stations = { $seat } : stations { $stations }
setup-stations-free = À personne : stations { $stations }. Les lignes peuvent seulement y finir.
setup-cars = Chacun pose un wagon de sa couleur sur chacune de ses stations.
setup-tiles = Mélangez les { $count } cartes de rails et formez la pioche, faces cachées.
setup-hand = { $hand ->
    [one] Chacun tire une carte et la regarde en secret.
   *[other] Chacun tire { $hand } cartes et les regarde en secret.
 }
setup-turned = On peut tourner les cartes avant de les poser.
setup-for = Pour { $seat } seulement :
setup-your-card = { $card } : { $cards }
setup-page-title = Installer la boîte
setup-about = Tirez au sort une mise en place pour votre boîte. Voyez où tout se pose, distribuez les cartes secrètes avec un seul téléphone, et comptez les points à la fin avec le compteur.
setup-what = Ce que vous jouez
setup-game = Jeu
setup-layout = Jetons
setup-layout-even = équilibrés
setup-layout-random = au hasard
setup-layout-first = première partie
setup-yes = oui
setup-no = non
setup-names = Qui est assis où, dans le sens des aiguilles d’une montre
setup-draw = Tirer au sort
setup-again = Tirer à nouveau
setup-waiting = Le serveur ne répond pas. Votre tirage reste ici ; réessayez plus tard pour en avoir un autre.
setup-drawn = La mise en place
setup-number = Tirage n° { $seed }
setup-steps = Pas à pas
setup-steps-text = Touchez chaque ligne quand c’est fait. Sur le plateau, un quartier fait n’est plus éclairé.
setup-steps-plain = Touchez chaque ligne quand c’est fait.
setup-done = { $done } sur { $all } faits
setup-all-done = Tout est en place. Bonne partie !
setup-untick = Recommencer
setup-share = Partager le lien
setup-link = Lien vers cette mise en place
setup-link-text = Le lien donne la même mise en place à tout le monde. Il ne contient rien de secret.
setup-link-broken = Ce lien est incomplet, ou vient d’une version plus récente. Demandez-le à nouveau.
setup-print = Imprimer
setup-score = Passer au compteur
setup-not-kept = Ce navigateur ne garde rien : le tirage sera perdu quand vous fermerez la page.
setup-cards = Cartes secrètes
setup-cards-text = Distribuez avec ce téléphone et faites-le passer : chacun voit ses cartes, et personne d’autre. Vous pouvez aussi distribuer simplement les cartes de la boîte.
setup-cards-deal = Distribuer les cartes
setup-cards-again = Redistribuer
setup-anew = Tirer à nouveau ? Ce qui a été vu ne comptera plus.
setup-anew-yes = Oui, tirer à nouveau
setup-back = Revenir
setup-pass = Passez le téléphone à { $seat }.
setup-are-you = Êtes-vous { $seat } ?
setup-i-am = Je suis { $seat }
setup-not-me = Non, ce n’est pas moi
setup-hold = Maintenez appuyé pour voir vos cartes
setup-let-go = Relâchez pour les cacher.
setup-seen = Je les ai vues
setup-everybody = Tout le monde a regardé.
setup-forgot = Vous avez oublié vos cartes ? Revoyez-les
setup-stack = Les cartes de rails, une à une
setup-stack-text = Jouez vos vraies cartes dans un ordre tiré au sort ici : cherchez celle qui est montrée. Les suivantes restent cachées.
setup-stack-shuffle = Mélanger
setup-stack-next = Carte suivante
setup-stack-back = Retour
setup-stack-at = Carte { $number } sur { $count }
setup-stack-none = { $count } cartes dans la pioche, aucune n’est encore tirée.
setup-stack-cover = Cacher
setup-stack-show = Montrer
setup-stack-covered = Cette carte est cachée.
setup-stack-again = Mélanger à nouveau
setup-place-left = À faire.
setup-place-done = Fait.

## The scorer
scorer-title = Compter une vraie partie
scorer-about = Vous jouez avec la boîte ? Indiquez ce qu’il y a sur votre table : les points de tout le monde sont comptés à chaque geste, et le plateau montre d’où ils viennent. Vos tables restent dans ce navigateur ; personne d’autre ne les voit, sauf si vous partagez le lien.
scorer-new = Une autre table
scorer-new-game = Nouvelle partie : { $game }
scorer-open-file = Ouvrir un fichier
scorer-file-wrong = Ce fichier ne contient aucune position à compter.
scorer-link-broken = Ce lien est incomplet, ou vient d’une version plus récente. Demandez-le à nouveau.
scorer-not-kept = Ce navigateur ne garde rien : ce que vous indiquez est perdu à la fermeture de la page. Partagez le lien ou enregistrez un fichier.
scorer-tables = Vos tables : { $count }
scorer-remove = Retirer
scorer-remove-named = Retirer : { $name }
scorer-removed = Table retirée : { $name }.
scorer-bring-back = La remettre
scorer-name = Nom de cette table
scorer-agreed = Comment vous avez joué
scorer-entry = Ce qu’il y a sur la table
scorer-people = Qui a joué
scorer-yes = oui
scorer-no = non
scorer-none = aucun
scorer-tokens = Jetons
scorer-tokens-first = première partie
scorer-tokens-own = les vôtres
scorer-tokens-counted = leur nombre seulement
scorer-tap-place = Touchez un quartier sur le plateau pour y mettre un immeuble, ou écrivez ci-dessous.
scorer-whose = À qui est l’immeuble
scorer-empty = vide
scorer-building = Immeuble { $value }
scorer-building-elsewhere = Immeuble { $value }, maintenant en { $place }
scorer-token-here = Jeton du début
scorer-typed = Écrire des immeubles : 7 C10
scorer-typed-whose = À qui sont les immeubles que vous écrivez
scorer-typed-wrong = « { $text } » n’est pas un immeuble et un quartier. Écrivez par exemple 7 C10.
scorer-put = Ajouter
scorer-player = Nom
scorer-unknown = pas encore connu
scorer-holder = Qui a la carte : { $card }
scorer-tiles = { $count } cartes sur 60
scorer-order = Ordre des cartes
scorer-order-any = sans ordre
scorer-order-placed = comme elles ont été posées
scorer-first = Qui a commencé
scorer-tap-square = Choisissez une carte, puis touchez sa case. Pour choisir une carte du plateau, touchez-la.
scorer-tap-order = Indiquez les cartes dans l’ordre où elles ont été posées : chaque pose est vérifiée, et vous pourrez revoir la partie.
scorer-kinds = Cartes restantes
scorer-kind = { $name }, reste : { $left }
scorer-lying = La carte en { $place }
scorer-take-away = La retirer
scorer-counting = On compte…
scorer-waiting = Pas encore compté. Ce que vous avez indiqué est en sûreté, et sera compté dès que le serveur répondra.
scorer-cannot-be = Pas compté : c’est impossible.
scorer-wins = Victoire de { $names } avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
scorer-shared = Victoire partagée entre { $names }, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
scorer-so-far = En tête pour l’instant : { $names }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
scorer-ahead = C’est { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus que { $name }.
scorer-open = Encore ouvert : { $count }
scorer-steps = Annuler et rétablir
scorer-undo = Annuler
scorer-redo = Rétablir
scorer-take = Enregistrer et partager
scorer-share = Partager le lien
scorer-link = Lien vers cette table
scorer-link-text = Le lien contient toute la table. Les changements suivants n’y seront pas.
scorer-print = Imprimer
scorer-save = Enregistrer la position
scorer-save-record = Enregistrer la partie
scorer-replay = Revoir la partie
open_districts = Arrondissements écartés : { $given } sur { $needed }.
open_tokens = Jetons : { $given } sur { $needed }.
open_cards = { $seat } : cartes pas encore connues : { $cards }.
open_special_card = On ne sait pas encore qui a la carte { $card }.
open_buildings = Personne n’a encore construit ses { $most } immeubles.
open_tiles = Cartes : { $given } sur { $needed }.

# The companion for the evening
companion-title = À table
companion-turns = Tours et pendules
companion-ask-building = Peut-on miser cet immeuble ici ?
companion-ask-tile = Cette carte peut-elle aller ici ?
companion-deal = Cartes secrètes sur vos téléphones
companion-turn = C’est à { $name }
companion-opens = { $name } ouvre l’appel d’offres.
companion-answers = Surenchérir sur { $last }, ou passer.
companion-answers-known = Surenchérir sur le { $value } de { $last } en { $place }, ou passer.
companion-won = L’appel d’offres est clos : { $name } construit et ouvre le suivant.
companion-won-known = L’appel d’offres est clos : { $name } construit le { $value } en { $place } et ouvre le suivant.
companion-clock = Pendule
companion-clock-none = sans
companion-clock-up = compte le temps passé
companion-clock-down = compte à rebours
companion-minutes = Minutes par personne
companion-run = Lancer la pendule
companion-pause = Pause
companion-paused = La pendule est arrêtée.
companion-awake = L’écran reste allumé tant que la pendule tourne.
companion-next = Fini : c’est à { $name }
companion-bids = Mise
companion-passes = Passe
companion-call-over = Personne ne peut surenchérir
companion-back = Un pas en arrière
companion-anew = Recommencer
companion-give = Donner le tour à { $name }
companion-passed = a passé
companion-highest = meilleure mise
companion-opened = a ouvert l’appel d’offres
companion-used = Temps passé : { $time }
companion-left = Temps restant : { $time }
companion-time-up = Temps écoulé
companion-who-asks = Qui demande
companion-tap-building = Choisissez un immeuble, puis touchez le quartier sur le plateau.
companion-tap-tile = Choisissez une carte ci-dessous, puis touchez la case sur le plateau.
companion-asking = Un instant…
companion-may = Oui, c’est permis.
companion-may-not = Non.
companion-may-so-far = Oui, pour autant qu’on sache.
companion-not-known = Pas encore connu :
companion-lines = Lignes qui s’allongent
companion-lines-none = Aucune ligne ne s’allonge.
companion-line = Station { $station }, { $owner } : { $before } → { $after }
companion-line-done = terminée, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
companion-where-else = { $count ->
    [0] Elle ne peut aller nulle part.
    [one] Elle peut aller sur une seule case, éclairée sur le plateau.
   *[other] Elle peut aller sur { $count } cases, éclairées sur le plateau.
 }
companion-could-answer = Peuvent surenchérir : { $names }.
companion-could-nobody = Personne ne pourrait surenchérir : il serait construit aussitôt.
companion-lay = La poser ici
companion-bid = Miser
asked_own_bid = La meilleure mise est celle de { $seat } : aux autres de répondre.
asked_passed = { $seat } a passé et n’est plus dans cet appel d’offres.
asked_call_over = Personne ne peut surenchérir : l’appel d’offres est clos, et { $seat } construit.
open_last_bid = Ce que { $seat } a misé, et où : il faut être à côté et plus haut.
evening-title = Cartes secrètes sur vos téléphones
evening-about = Vous jouez avec la boîte, et chacun garde ses cartes secrètes sur son téléphone. L’un de vous ouvre une soirée et donne le code aux autres. Personne ne voit les cartes des autres, pas même la personne qui l’a ouverte.
evening-join = Rejoindre une soirée
evening-new = Ouvrir une soirée
evening-open = Distribuer les cartes et afficher le code
evening-name = Nom à la place { $number }
evening-code = Le code de la soirée
evening-say = Dites-le aux autres, ou laissez-les le scanner.
evening-qr = Code QR menant à cette soirée
evening-which = Quelle est votre place ?
evening-which-text = Un téléphone par place. Écrivez votre nom et prenez votre place.
evening-called = Votre nom
evening-take = Prendre cette place : { $name }
evening-full = Chaque place a son téléphone. Si vous avez perdu le vôtre, la personne qui a ouvert la soirée peut vous laisser revenir.
evening-seats = Qui est là
evening-free = libre
evening-here = là
evening-looked = a vu ses cartes
evening-agreed = veut tout montrer
evening-you = vous
evening-yours = Vos cartes secrètes
evening-hold = Maintenez pour voir vos cartes
evening-hold-text = Relâchez pour les cacher. Regardez aussi souvent que vous voulez.
evening-hidden = Vos cartes sont cachées.
evening-let-in = Laisser revenir
evening-let-in-named = Laisser revenir : { $name }
evening-let-in-text = Le téléphone de cette place ne montrera plus rien. Un autre peut la prendre avec le code et montrera les mêmes cartes. Tout le monde en est informé.
evening-leave = Quitter ma place
evening-leave-text = Vous pouvez revenir à cette place avec le code ; elle garde ses cartes.
evening-anew = Redistribuer
evening-anew-text = Toutes les cartes sont reprises et redistribuées. Tout le monde en est informé.
evening-show = Montrer toutes les cartes
evening-show-not = Attendez, pas encore
evening-show-text = À la fin de la partie, toutes les cartes sont montrées quand tout le monde est d’accord. Pour l’instant : { $count } sur { $all }.
evening-all = Toutes les cartes
evening-fill = Compter les points
evening-end = Terminer la soirée
evening-end-text = Le code ne marchera plus, et le serveur oubliera les cartes aussitôt.
evening-yes = Oui
evening-no = Non
evening-happened = Ce qui s’est passé
evening-mine = Vos soirées
evening-others = Toutes les soirées
evening-kept = Les cartes sont oubliées trois jours après la dernière action ici.
evening-waiting = Le serveur ne répond pas. Cette page va réessayer d’elle-même.
evening_dealt = { $deal ->
    [1] Les cartes sont distribuées.
   *[other] Les cartes sont redistribuées : c’est la donne { $deal }.
 }
evening_joined = { $seat } a rejoint la soirée avec un téléphone.
evening_freed = La place de { $seat } est à nouveau libre : un autre téléphone peut la prendre.
evening_shown = Tout le monde est d’accord : toutes les cartes sont montrées.
evening_ended = La soirée est terminée.
evening_no_such_code = Aucune soirée n’a le code { $code }. Il est peut-être mal tapé, ou la soirée est terminée.
evening_gone = Cette soirée n’existe plus.
evening_over = Cette soirée est terminée. Ouvrez-en une autre, ou demandez son code.
evening_no_cards = Ce jeu ne distribue pas de cartes secrètes.
evening_no_seat = Ce téléphone n’a pas de place ici. Prenez d’abord la vôtre.
evening_not_yours = Seule la personne qui a ouvert la soirée peut faire cela.
evening_seat_taken = Un autre téléphone a déjà la place de { $seat }.
evening_seat_free = La place de { $seat } est déjà libre.
evening_has_seat = Ce téléphone a déjà la place de { $seat }. Quittez-la d’abord.
evening_saw_others = Ce téléphone a vu les cartes de { $seat } : jusqu’à la prochaine donne, il ne peut prendre que cette place.
evening_dealt_meanwhile = Les cartes ont été redistribuées entre-temps. Regardez à nouveau.
evening_too_many = Vous avez déjà { $most } soirées ouvertes. Terminez-en une d’abord.
## Puzzles and days
# Solving puzzles
puzzles-title = Problèmes
puzzles-all = Tous les problèmes
puzzles-intro = Une position, un meilleur coup : trouvez-le. Chaque problème vient d’une partie et ne montre que ce que le joueur pouvait savoir. Votre premier essai compte pour votre cote ; ensuite, essayez autant que vous voulez.
puzzle-of-game = Problème : { $game }
puzzles-solved = { $solved } sur { $count } résolus
puzzles-theme = Thème
puzzles-any-theme = Tous les thèmes, mélangés
puzzles-theme-tells = Un thème est déjà un indice. Mélangés, les problèmes sont plus difficiles.
puzzles-solve = Résoudre
puzzles-solve-game = Résoudre des problèmes : { $game }
puzzles-game-done = Vous avez résolu tous les problèmes de { $game }. Bravo !
puzzles-theme-done = Vous avez résolu tous les problèmes de { $game } sur ce thème. Bravo !
solve-region = Le problème
solve-your-move = À vous : trouvez le meilleur coup.
solve-counts = Votre premier essai compte.
solve-counts-not = Vous avez déjà essayé celui-ci : maintenant, c’est pour s’exercer.
solve-solved = Résolu !
solve-shown = Voici la réponse.
solve-how = Choisissez un coup comme à table. Vous voyez ce qui se passerait ; il ne compte qu’une fois confirmé.
solve-wrong = Il y a un meilleur coup.
solve-wrong-exact = Ce coup vous coûte { $loss } % de vos chances de gagner.
solve-wrong-least = Ce coup vous coûte au moins { $loss } % de vos chances de gagner.
solve-again = Réessayer
solve-give-up = Voir la réponse
solve-next = Problème suivant
solve-copy = Copier le lien
solve-right = Bien vu : c’est le meilleur coup.
solve-answer-is = Le meilleur coup : { $action }
solve-answer-title = C’est le meilleur coup.
solve-chances = Chances de gagner
solve-next-best = Le deuxième :
solve-percent = { $percent } %
solve-also = Tout aussi bon : { $actions }.
solve-reasons = Pourquoi il est bon
solve-line = La suite possible
solve-back = Reculer
solve-on = Avancer
solve-rating = Cote
solve-streak = D’affilée
solve-best-streak = Record
results-of = Vos résultats : { $game }
results-rating = Votre cote, essai après essai
results-rating-text = Cote sur les { $count } derniers essais : de { $first } à { $last }
results-themes = Par thème
results-theme = Thème
results-tried = Essayés
results-first = Au premier essai
results-last = Derniers problèmes
results-right = résolu
results-later = résolu ensuite
results-failed = non résolu
no_such_puzzle = Ce problème n’existe pas.
# The city and the Metro of the day
day-title-metropolys = La ville du jour
day-title-metro = Le Metro du jour
day-title = { $game } du jour
day-games = Les parties du jour
day-intro = Une partie par jour, la même pour tout le monde : la même donne, la même place, les mêmes robots. Qui en tirera le meilleur parti ?
day-today-play = Jouer la partie du jour
day-play = Jouer
day-go-on = Continuer
day-see = Voir les résultats
day-not-played = Pas encore jouée
day-under-way = Votre partie vous attend
day-finished = Jouée
day-given-up = Non terminée
day-streak = { $count ->
    [one] Un jour de suite
   *[other] { $count } jours de suite
 }
day-left = Encore { $hours } h { $minutes } min. La journée se termine à minuit UTC, soit { $time } chez vous.
day-is-over-text = Cette journée est finie. Vous pouvez encore jouer sa partie autant de fois que vous voulez, mais elle ne compte plus.
day-one-try = Vous avez un seul essai qui compte, sans retour en arrière ni conseils. Partez quand vous voulez : votre partie vous attend, même après minuit.
day-begun = Vous avez commencé cette partie. Elle reprend là où vous l’avez laissée et compte pour ce jour.
day-practise = Jouer pour s’exercer
day-practise-again = Rejouer pour s’exercer
day-what = La partie
day-terms = { $options }, { $players } joueurs
day-previous = Le jour précédent
day-next = Le jour suivant
day-own = Votre résultat
day-rank = { $rank ->
    [1] 1er sur { $of }
   *[other] { $rank }e sur { $of }
 }
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
day-lead = Avance
day-place = Place du jour
day-place-of = { $place } sur { $of }
day-better = Mieux que { $share } % des { $of } joueurs
day-only = Vous êtes la première personne à l’avoir terminée.
day-course = Le déroulement
day-ahead = devant
day-level = à égalité
day-behind = derrière
day-course-signs = ▲ devant, △ à égalité, ▽ derrière, du début à la fin
day-copy = Copier en texte
day-share = Partager
day-look-again = Revoir votre partie
day-results = Les résultats de tous
day-results-later = Vous verrez les résultats et les parties de tous quand vous aurez terminé la vôtre.
day-count = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
 }
day-head-place = Place
day-head-name = Nom
day-head-rank = À la table
day-head-points = Points
day-game-of = Voir la partie de { $name }
day-muted-name = quelqu’un que vous avez masqué
day-more = Afficher la suite
day-master = Comment un maître la joue
day-master-text = Le robot le plus fort joue à votre place, contre les mêmes robots.
day-master-ask = Faire jouer le maître
day-master-waits = { $count ->
    [0] Le maître va commencer…
    [one] Le maître joue : un coup pour l’instant…
   *[other] Le maître joue : { $count } coups pour l’instant…
 }
day-master-result = Le maître : { $points }
day-master-look = Voir la partie du maître
day-calendar = Calendrier
day-month-before = Le mois précédent
day-month-next = Le mois suivant
day-share-text = Métropole · { $title }, { $date } · { $rank } · { $points } { $lead } · { $signs }
day-to-results = Voir les résultats du jour
no_such_day = Il n’y a pas de partie pour le { $day }.
day_is_over = Cette journée est finie : sa partie ne compte plus. Il y en a une nouvelle aujourd’hui.
day_was_played = Vous avez déjà joué la partie de ce jour.
day_pictures_later = On pourra faire des images de cette partie quand sa journée sera finie.
a_try_waits = Inutile de quitter votre place : cette partie vous attend.
undo_not_in_a_try = Dans l’essai qui compte, on ne reprend pas ses coups.
no_hints_in_a_try = Dans l’essai qui compte, il n’y a pas de conseils.
no_rematch_of_a_day = Une partie du jour n’a pas de revanche. Vous pouvez la rejouer depuis sa page.
## Rankings and people
person-gone = Il n’y a personne ici
person-gone-text = Le lien est peut-être incomplet, ou le compte a été supprimé.
people-game = Jeu
people-players = Joueurs
people-whose = Qui
people-all = Tous
people-people = Humains
people-bots = Robots
people-ranking-of = Classement : { $game }, { $players } joueurs
people-place = Place
people-name = Nom
people-rating = Cote
people-interval = Certitude
people-games = Parties
people-wins = Gagnées
people-bot = robot
people-between = entre { $low } et { $high }, sans doute { $likely }
people-reading = Comment le lire
people-how = La barre montre où se situe la force d’un joueur avec 95 % de certitude, son trait la valeur la plus probable ; l’ordre suit la cote, c’est-à-dire ce qui ne fait guère de doute : elle se trouve donc juste à gauche de la barre.
people-share = À { $players } joueurs, une part égale de victoires est de { $percent } %.
people-ranked-after = On trouve ici toutes celles et tous ceux qui ont joué au moins { $games } parties classées, contre au moins { $opponents } adversaires différents.
people-none = Personne n’est encore classé ici. La première place est libre !
people-none-bots = Aucun robot n’a encore joué de partie classée de ce genre.
people-own = Votre place : { $place }
people-turning = Pages du classement
people-before = Précédente
people-next = Suivante
people-shown = { $first } à { $last } sur { $total }
person-since = Ici depuis { $month }
person-mine = C’est votre page. Les autres la voient aussi, sans les parties marquées « par lien seulement ».
person-ratings = Cotes
person-players = { $players } joueurs
person-no-ratings = Pas encore de partie classée.
person-guest-ratings = Les invités n’ont pas de cote : pour les parties classées, il faut un compte.
person-place = sur { $ranked }
person-provisional = Provisoire : au classement après { $games } parties contre { $opponents } adversaires différents.
person-history = Cote sur les { $count } dernières parties : de { $first } à { $last }
person-history-table = En tableau
person-more = En savoir plus : { $names }
person-day = Jour
person-games = Dernières parties
person-no-games = Pas encore de partie à voir ici. On ne montre que les parties des tables publiques, et celles auxquelles vous avez participé.
person-no-games-mine = Vous n’avez pas encore terminé de partie.
person-by-link = par lien seulement
person-with = avec { $names }
person-alone = sans autre joueur
person-won = Victoire, { $mine } à { $theirs }
person-won-tie = Victoire au départage, { $mine } partout
person-shared = Victoire partagée avec { $names }, { $mine } points chacun
person-lost = Défaite, { $mine } à { $theirs }
person-lost-tie = Défaite au départage, { $mine } partout
person-placed = { $place } sur { $players }, { $mine } points à { $theirs }
person-left = Défaite : partie quittée, ou temps écoulé
person-look = Revoir cette partie : { $result }, { $date }

## The command line: puzzles
cli-puzzles-one-of = Indiquez --game, --from ou --check, un seul des trois.
cli-puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 } de { $total ->
    [one] { $total } partie
   *[other] { $total } parties
 } dans { $file }.
cli-puzzles-stopped = Arrêt après { $done } parties sur { $total }. Problèmes trouvés jusqu’ici et gardés : { $count }.
cli-puzzles-checked = { $count ->
    [one] Le problème de { $file } a été vérifié : sa réponse est la meilleure action.
   *[other] Les { $count } problèmes de { $file } ont été vérifiés : chaque réponse est la meilleure action.
 }
puzzle_wrong = la réponse est { $answer }, mais la recherche trouve { $found }.
puzzle_value = « { $key } » du problème n’a pas la bonne forme.
puzzle_id_differs = le problème s’appelle { $given }, mais sa position en fait { $right }.
puzzle_second_is_best = { $action } ne peut pas être la deuxième : c’est une réponse, ou sa chance n’est pas inférieure à celle de la réponse.
puzzle_continues_otherwise = la suite doit commencer par la réponse, { $answer }.
puzzle_twice = le problème { $given } y figure deux fois.
puzzle_line = { $file }, ligne { $line } : { $reason }
