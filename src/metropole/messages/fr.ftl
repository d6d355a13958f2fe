### Français. Les mêmes messages, avec les mêmes paramètres, que dans en.ftl ; les termes sont ceux des règles.

## Lists and seats
list-and = { $most } et { $last }
list-to = { $first } à { $last }
list-or = { $most } ou { $last }
percent = { $number } %
seat-number = siège { $number }
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
family-bridges = 3 points par immeuble à vous qui touche un pont.
family-statues = 3 points par immeuble à vous au pied d’une statue.
family-lakes = 3 points par immeuble à vous au bord d’un lac.
family-borders = 3 points par immeuble à vous en bordure de la ville.
expert-bridges = 4 points par paire d’immeubles à vous aux deux bouts d’un même pont.
expert-statues = 7 points par statue dont vos immeubles occupent les trois côtés.
expert-lakes = 5 points par lac entouré d’au moins trois de vos immeubles.
expert-districts = 4 points par arrondissement où vous avez au moins trois immeubles.
expert-chains = 4 points par chaîne de trois immeubles à vous, celui du milieu touchant les deux autres.
area-once = Un immeuble ne compte que dans un seul groupe.
expert-neighbourhood = 2 points par immeuble à vous dans un quartier « { $type } ».
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
   *[other] La carte Métropolitain va à { $seat }.
 }
archaeology_card_moved = { $seat ->
    [vous] Vous recevez la carte Site archéologique.
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
unknown_action = « { $text } » n’est pas une action. Une mise s’écrit 7@C10, exactement ainsi ; ou alors pass.
stale_version = La partie a avancé : ceci répond à l’état { $given }, mais elle en est à { $right }.
no_such_version = L’état { $given } n’existe pas : la partie en est à { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = { $given ->
    [one] { $given } joueur ne suffit pas
   *[other] { $given } joueurs, ce n’est pas possible
 } : il en faut de { $least } à { $most }.
no_such_seat = Il n’y a pas de { $seat } : à { $players } joueurs, on les compte à partir de 0.
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
wrong_number_of_cards = Nombre de cartes { $cards } : { $given } au lieu de { $needed }, une par siège.
card_not_in_this_version = La carte { $cards } « { $card } » n’est pas dans cette partie.
card_dealt_twice = La carte { $cards } « { $card } » est distribuée deux fois.
first_layout_needs_four_players = La disposition de la première partie est prévue pour quatre joueurs, pas pour { $players }.
unknown_layout = La disposition « { $layout } » n’existe pas : dites first, random, ou donnez les jetons par quartier.
unknown_expansion_card = Aucune carte Extension ne montre { $types }.
wrong_number_of_seats = « { $key } » contient { $given ->
    [one] { $given } valeur
   *[other] { $given } valeurs
 } ; il en faut { $needed }, une par siège.
no_such_building = Il n’y a pas d’immeuble { $value } : ils vont de 1 à { $most }.
building_twice = Le { $value } ({ $seat }) se trouve à deux endroits.
two_buildings_in_one_place = Deux immeubles ne peuvent pas occuper { $place } : { $one } et { $other }.
two_seats_complete = { $one } et { $other } ne peuvent pas avoir 13 immeubles tous les deux : la partie finit dès le premier 13e.
subway_card_must_be_held = Des jetons Métropolitain sont pris, donc quelqu’un a la carte Métropolitain : { $seat } en a le plus.
subway_card_with_fewer_tokens = { $seat } ne peut pas avoir la carte Métropolitain : { $other } a plus de jetons Métropolitain.
archaeology_card_must_be_held = Des jetons Site archéologique sont pris, donc quelqu’un a la carte Site archéologique.
card_without_token = { $seat } ne peut pas avoir la carte { $card } sans un jeton du même nom.

## Records and values from outside
unknown_game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
unknown_bot = Le robot « { $bot } » n’existe pas. Robots connus : { $known }.
unknown_rules = Cette partie a été jouée avec la version { $given } des règles ; ce programme connaît : { $known }.
not_json = Ce n’est pas du JSON : { $problem }.
key_twice = « { $key } » figure deux fois dans un même objet.
missing_key = « { $key } » manque dans « { $where } ».
unknown_key = « { $key } » est inconnu dans « { $where } ». Connus : { $known }.
not_an_object = « { $key } » doit être un objet fait de noms et de valeurs.
not_a_list = « { $key } » doit être une liste.
not_a_number = « { $key } » doit être un nombre entier.
not_true_or_false = « { $key } » doit valoir true ou false.
unknown_name = « { $given } » n’est pas possible pour « { $key } ». Connus : { $known }.
result_before_the_end = L’enregistrement donne un résultat, mais la partie n’est pas finie.
scores_differ = Points selon l’enregistrement : { $given } ; en réalité : { $right }.
winners_differ = Vainqueurs selon l’enregistrement : { $given } ; en réalité : { $right }.

## The command line
cli-line = ligne { $line } : { $reason }
cli-line-step = ligne { $line }, coup { $step } : { $reason }
cli-no-file = Le fichier « { $file } » n’existe pas.
cli-cannot-read = « { $file } » ne peut pas être lu : { $problem }
cli-key-value = « { $given } » n’est pas compris : écrivez CLÉ=VALEUR.
cli-bots-count = { $given } robots pour { $players } joueurs : nommez-en un pour tous les sièges, ou un par siège.
cli-replayed = { $line } : { $game }, { $players } joueurs, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } ; { $result }
cli-unfinished = partie inachevée
cli-won = victoire pour { $winners } : { $scores }
cli-shared = victoire partagée entre { $winners } : { $scores }
cli-all-right = { $count ->
    [one] Une partie rejouée jusqu’au bout, sans faute.
   *[other] { $count } parties rejouées jusqu’au bout, sans faute.
 }
cli-simulated = { $count ->
    [one] Une partie
   *[other] { $count } parties
 } de { $game } dans { $file }. Moyenne des points par siège : { $points }.
cli-score-heading = ligne { $line } :
cli-not-legal = ligne { $line } : la pose { $at } n’est pas permise. { $reason }
cli-score-seat = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
cli-score-source = { $points } pour : { $source }
cli-score-groups = groupes : { $groups }
highest-empty = { $district } : personne n’y a construit.
highest-only_builder = { $district } : { $seats }, sans rival.
highest-taller = { $district } : { $seats }, grâce à l’immeuble de rang { $rank }, plus haut.
highest-more_buildings = { $district } : { $seats }, à égalité mais avec un immeuble de plus (rang { $rank }).
highest-equal = { $district } : { $seats }, à égalité ; tous marquent.
cli-version = metropole { $version }, { $engines ->
    [compiled] avec les moteurs compilés
   *[interpreted] avec les moteurs interprétés, une centaine de fois plus lents : il n’y avait pas de compilateur C à l’installation
 }
cli-empty = « { $file } » est vide : on attend un objet JSON par ligne.
not_utf8 = ce n’est pas du texte en UTF-8.
cannot_write = « { $file } » ne peut pas être écrit : { $problem }.

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
term-place-at = Au bord de : { $things }.
term-place-border = En bordure de la ville.
term-place-blind = Une impasse.
term-lake = lac { $name }
term-statue = statue { $number }
term-player = { $seat } : { $built } construits ; jetons : { $tokens }. En réserve : { $stock }.
term-tokens = { $trendy } Quartier branché, { $subway } Métropolitain, { $archaeology } Site archéologique
term-holds-subway = Carte Métropolitain : { $seat }.
term-holds-archaeology = Carte Site archéologique : { $seat }.
term-call = Cet appel d’offres : { $bids }. Ont passé : { $passed }.
term-call-bid = { $seat } { $value } sur { $place }
term-no-call = Pas encore de mise dans cet appel d’offres.
term-score-now = Vos points pour l’instant : { $total }.
term-score-none = Rien encore.
term-score-part = { $points } pour : { $source }
term-score-part-places = { $points } pour : { $source } ({ $places })
term-why-legal = { $place } est possible : vous pouvez y miser { $values }.
term-why-free-later = Ce n’est pas votre tour, mais { $place } serait possible.
term-why-what = Demandez pourquoi avec un quartier ou une mise : why S3, why 7@S3.
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
    hint         ce qu’un robot fort ferait à votre place
    undo         reprendre votre dernière action, et ce que les robots ont fait ensuite
    save [FILE]  écrire l’enregistrement de la partie
    language en  parler une autre langue : en, fr, cs, nl, de
    quit         partir
term-unknown = « { $text } » n’est pas compris. Tapez help pour les commandes, ou une mise comme 7@C10.
term-try-what = Dites quoi essayer : try 7@C10, ou try pass.
term-look-what = Dites quel quartier : look C10.
term-no-place = Il n’y a pas de quartier « { $text } » : ils vont de C1 à C15, et de N1, E1, S1, W1 à 10 chacun.
term-no-district = Il n’y a pas d’arrondissement « { $text } » : dites centre, north, east, south ou west.
term-no-undo = Vous n’avez rien à reprendre.
term-undone = Coup repris.
term-language = On parle français maintenant.
term-no-language = La langue « { $text } » n’est pas connue ici : dites { $languages }.
term-saved = Écrit dans { $file }. Pour reprendre : metropole play --resume { $file }
term-not-saved = « { $file } » n’a pas pu être écrit : { $problem }. La partie continue.
term-quit-unsaved = Cette partie n’est pas enregistrée. Tapez save pour la garder, ou encore quit pour l’abandonner.
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
term-again = « { $text } » n’est pas possible ici : dites { $choices }.
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
 } une carte ; il en reste { $stack } dans la pioche.
drew = { $seat ->
    [vous] Vous tirez { $tile } et devez la poser
   *[other] { $seat } tire { $tile } et doit la poser
 } ; il reste { $stack ->
    [one] { $stack } carte
   *[other] { $stack } cartes
 } dans la pioche.
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
drawn_tile_first = { $tile } doit attendre : il faut poser { $drawn }, la carte tirée.
tile_not_held = Vous n’avez pas { $tile } en main.
tiles_are_not_turned = On ne tourne pas les cartes dans cette partie : { $tile } se pose dans le sens de la flèche.
square_in_centre = { $square } est au centre : on n’y pose pas de carte.
square_occupied = { $square } est déjà occupé par { $tile }.
square_not_adjacent = { $square } n’est ni au bord du plateau ni à côté d’une carte.
one_tile_line = { $tile } en { $square } ferait à elle seule une ligne d’une carte entre stations numérotées ({ $stations }) ; { $others ->
    [0] aucune autre case ne lui est ouverte, mais elle peut être tournée autrement.
    [one] une autre case lui est ouverte.
   *[other] { $others } autres cases lui sont ouvertes.
 }
no_other_square = { $tile } peut maintenant relier des stations à elle seule : elle le ferait partout ({ $count ->
    [one] une case ouverte
   *[other] { $count } cases ouvertes
 }).
no_copy_left = Il n’y a que { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
 } { $tile }, et tout est déjà posé.
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
metro-left = Pas encore vues : { $tiles }.
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
metro-why-what = Demandez pourquoi avec une case ou une pose : why 34, why aacb34.
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
    aacb34       poser la carte aacb en ligne 3, colonne 4, comptées à partir de 0 (tournée : aacb34r2)
    draw         tirer une carte de la pioche, puis la poser
    try aacb34   ce que cette pose changerait pour chaque ligne, sans la jouer
    why 34       pourquoi une case n’est pas possible, ou ce qui y est possible (aussi : why aacb34)
    board        le plateau avec les lettres des cartes ; les points sont les cases ouvertes
    tracks       le plateau avec ses rails dessinés
    line 9       la ligne de la station 9 ; lines : toutes les vôtres ; lines all : celles de tous
    tile aacb    une carte dessinée ; tile : celles que vous pouvez poser
    left         les cartes que personne n’a encore vues
    table        les points et les cartes de chacun
    legal        toutes les actions permises
    score        vos points et vos lignes
    hint         ce qu’un robot fort ferait à votre place
    undo         reprendre votre dernière action, et ce que les robots ont fait ensuite
    save [FILE]  écrire l’enregistrement de la partie
    language en  parler une autre langue : en, fr, cs, nl, de
    quit         partir

## Hints and analysis
hint-best = { $seat ->
    [vous] vous pourriez jouer { $action }.
   *[other] { $seat } pourrait jouer { $action }.
 }
hint-candidate = { $action } : { $chance } % de chances de gagner, { $points } points attendus
hint-line = Suite possible : { $actions }
analysis-good = { $number }. { $seat } joue { $action }, le meilleur coup trouvé ; { $chance } % de chances de gagner.
analysis-better = { $number }. { $seat } joue { $action } ; { $best } vaudrait mieux, de { $loss } % de chances de gagner.
analysis-untried = { $number }. { $seat } joue { $action }, que la recherche n’a pas essayé ; elle jouerait { $best }.
analysis-title = Chances de gagner dans une partie de { $game }
analysis-across = actions de la partie
analysis-readable = Probabilité qu’un observateur accorde à la vraie carte { $cards }

## Tournaments: why they cannot be played
bot_named_twice = Le robot « { $bot } » est nommé deux fois.
duel_needs_two_bots = Un duel oppose deux robots, l’un contre l’autre sur tous les autres sièges ; il y en a { $given } de nommés.
ladder_needs_two_bots = Une échelle demande au moins deux robots.
extra_missing = Il faut le paquet { $package }, qui n’est pas installé : pip install 'metropole[{ $extra }]'
workers_keep_dying = Les processus qui jouent ont été arrêtés { $times } fois sans finir une partie. Les résultats obtenus sont gardés.
cluster_not_reached = Aucune grappe Ray ne répond à { $address } : { $problem }
results_in_use = Un autre tournoi écrit dans « { $folder } ».
results_of_another_plan = « { $folder } » contient les résultats d’un autre plan : « { $key } » y vaut { $there }, et { $wanted } est demandé. Choisissez un autre dossier.
results_without_plan = « { $folder } » contient des résultats, mais pas le plan de leurs parties. Choisissez un autre dossier.
broken_result = La ligne { $line } de { $file } n’est pas un résultat : { $problem }. Rien n’a été changé.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
source-stations = lignes vers des stations
source-centre = lignes vers le centre
lineup-round-robin = chacun contre chacun
lineup-ladder = chacun contre le suivant de la liste
lineup-duel = un siège du premier robot contre le second sur tous les autres
lineup-self = chaque robot contre lui-même
arena-table = { $game }, { $options }, { $players } joueurs
arena-hand = { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
 }
arena-turned = { $name }, cartes tournées
arena-expanded = { $name } avec extension
arena-rounded = { $asked } parties par rencontre ne font pas des rotations entières sur { $seats } sièges : on en joue { $played }.
arena-goes-on = { $done } parties sur { $total } sont déjà là.
arena-stopped = Arrêté après { $done } parties sur { $total }. Elles ne sont pas gardées : donnez un dossier avec --out pour continuer plus tard.
arena-stopped-kept = Arrêté après { $done } parties sur { $total }. Elles sont gardées : la même commande continue.
arena-report = Écrit dans { $file }.
arena-heading = { $table } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }
arena-bot = { $bot } : victoires { $rate } ({ $low } à { $high }), cote { $rating } ± { $sigma }, { $points } points par partie
arena-first = Qui commence gagne { $rate } ({ $low } à { $high }) ; l’égalité serait { $even }.
arena-ties = Victoires partagées : { $shared } ({ $rate }).

## Tournaments: reports
report-title = # Un tournoi de robots
report-intro = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } entre { $bots } : { $lineup }, chaque donne jouée depuis chaque siège. Graine { $seed }, version { $version } du programme.
report-intervals = Les victoires sont celles d’un siège ; une victoire partagée compte pour sa part. Les intervalles sont ceux de Wilson, à 95 % ; en gras, ce qui ne contient pas la part égale. La cote est celle de Plackett-Luce : mu, son incertitude sigma, et mu moins trois sigma.
report-overall = ## Toutes les tables ensemble
report-pairings = ### Compositions
report-seats = ### Sièges, comptés depuis qui commence
report-sources = ### Points par source
report-cards = ### Cartes objectif
report-picture-bots = Victoires, cotes et points par source
report-picture-seats = Victoires par siège
report-picture-cards = Victoires par carte objectif
report-ties = Parties finies par une victoire partagée : { $shared } sur { $games } ({ $rate }).
report-decided = {" "}Ce qui a départagé : { $ways }.
report-lineup = { $seats } { $bot } avec { $others }
report-panel-wins = victoires d’un siège
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
head-held = tenue
head-with_card = points avec la carte
head-version = version
head-players = joueurs
head-even = part égale
head-shared = victoires partagées

## The report on balance
balance-title = # Qui gagne : sièges, objectifs, versions
balance-intro = Fait par `{ $command }` : { $games } parties, { $count } par robot, version et nombre de joueurs ; sur tous les sièges le même robot ({ $bots }), version { $version } du programme. L’équilibre d’un jeu dépend de qui y joue : avec des robots plus forts, cette page change.
balance-reading = Ce qui saute aux yeux est à plus de trois écarts types de la part égale, tous nombres de joueurs réunis. Dans les tableaux, une part de victoires est en gras quand son intervalle à 95 % (Wilson) exclut la part égale ; si rien ne comptait, cela arriverait encore une fois sur vingt. Les places se comptent depuis qui commence. Une victoire partagée compte pour sa part.
balance-striking = ### Ce qui saute aux yeux
balance-strikes = { $version } : { $name } gagne { $times } fois sa part égale ({ $games } parties).
balance-nothing-striking = Aucune place et aucune carte n’est à plus de trois écarts types de sa part égale, tous nombres de joueurs réunis.
balance-card = la carte { $kind } « { $card } »
balance-seats = ### Sièges
balance-points = ### Points par siège
balance-cards = ### Cartes objectif
balance-place = place { $number }
balance-players = { $players } joueurs
balance-picture-seats = Victoires par place, en multiples de la part égale
balance-picture-points = Points par source
balance-picture-cards = Victoires par carte objectif, { $version }
balance-panel-cards = { $kind }, { $players } joueurs
balance-axis-seats = fois la part égale
balance-axis-points = points par siège

## The server: people
not_signed_in = Personne n’est connecté ici : entrez comme invité, ou connectez-vous.
wrong_name_or_password = Ce nom et ce mot de passe ne vont pas ensemble.
wrong_password = Ce n’est pas votre mot de passe.
already_an_account = Vous avez déjà un compte.
name_taken = { $name } est déjà pris : choisissez un autre nom.
bad_name = Ce nom n’est pas utilisable : il contient des caractères invisibles.
bad_name_length = Un nom compte de 1 à { $most } caractères.
bad_password_length = Un mot de passe compte de { $least } à { $most } caractères.
preferences_too_long = Les préférences sont trop longues : { $most } caractères au plus.
no_such_person = Cette personne n’existe pas.
cannot_mute_yourself = Vous ne pouvez pas vous faire taire vous-même.
too_many_muted = Vous avez déjà fait taire { $most } personnes : pas davantage.

## The server: what it refuses to anybody
too_often = C’était trop souvent. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
too_many_at_once = Vous êtes déjà connecté { $most } fois.
too_long = C’est trop long : { $most } octets au plus.
only_json = Ici, on ne comprend que le JSON.
origin_missing = Cette requête ne dit pas de quelle page elle vient.
wrong_origin = Cette requête vient de la page d’un autre site.
metrics_are_private = Ces chiffres ne sont pas pour tout le monde.
no_such_page = Il n’y a rien ici.
wrong_method = Cela ne se fait pas ici.
bad_request = « { $where } » n’est pas compris : { $problem }.
server_fault = Le serveur a eu un problème. Rien n’est perdu : réessayez.
database_unavailable = La base de données que nomme METROPOLE_DATABASE ne répond pas, ou n’a pas été préparée.

## The server: for whoever runs it
unknown_database = Le type de base de données « { $given } » n’existe pas : dites sqlite ou postgresql.
unknown_revision = La révision « { $given } » de la base de données n’existe pas.
database_of_other_version = La base de données en est à la révision { $given } ; ce programme veut { $right } : lancez metropole migrate.
backup_of_other_version = La sauvegarde date de la révision { $given } de la base de données ; ce programme les connaît jusqu’à { $right }.
cannot_read = « { $file } » ne peut pas être lu : { $problem }.
not_a_backup = « { $file } » n’est pas une sauvegarde entière.
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
address_not_understood = On ne peut rien envoyer à une telle adresse.
address_not_https = L’adresse doit commencer par https://.
address_not_public = L’adresse doit être sur le réseau public.
push_keys_not_understood = Les clés de cet abonnement ne sont pas de celles que donne un navigateur.
too_many_devices = Les avis peuvent aller à { $most } navigateurs au plus : retirez-en un d’abord.
no_email_here = Ce serveur n’envoie pas de courriel.
email_not_understood = Ce n’est pas une adresse de courriel.
email_not_sent = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
mailed_just_now = Un courriel vient de vous être envoyé. Réessayez dans { $seconds ->
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
mail-code-subject = Votre code pour les avis par courriel
mail-code-text =
    Quelqu’un veut être averti à cette adresse quand c’est son tour de jouer. Si c’était vous, donnez ce code : { $code }
    Sinon, plus rien ne sera envoyé.
mail-test-subject = Les avis arrivent bien ici
mail-test-text = Vous avez demandé cet essai : quand ce sera votre tour et que vous ne regarderez pas, vous serez averti à cette adresse.
cli-recomputed = { $games ->
    [one] Les cotes ont été recalculées à partir de { $games } partie.
   *[other] Les cotes ont été recalculées à partir de { $games } parties.
 }
cli-serving = Métropole est à l’adresse { $address }. Arrêtez avec Ctrl+C.
cannot_listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }. On peut donner un autre port avec --port.

## The server: at tables
no_such_table = La table « { $table } » n’existe pas.
not_at_this_table = Vous n’êtes pas assis à cette table.
only_the_host = Seule la personne qui a ouvert la table peut faire cela.
host_must_sit = Qui ouvre une table y prend un siège.
not_while_table_is = { $status ->
    [open] La partie n’a pas encore commencé.
    [running] La partie a commencé.
    [finished] La partie est finie.
   *[closed] La table a été fermée.
 }
seat_taken = Déjà pris : { $seat }.
seat_is_free = Il n’y a personne ici : { $seat }.
sits_already = Vous avez déjà une place : { $seat }.
seats_are_free = { $count ->
    [one] Un siège est encore libre.
   *[other] { $count } sièges sont encore libres.
 }
cannot_be_given = « { $key } » est tiré au sort, pas choisi ; on peut choisir : { $known }.
too_many_tables = Vous avez déjà { $most } tables en cours : finissez-en ou fermez-en une d’abord.
undo_not_at_rated_tables = À une table classée, on ne reprend rien.
nothing_to_undo = Vous n’avez rien à reprendre : quelqu’un a joué depuis, ou quelque chose de caché a été montré.
own_clock = Vous ne pouvez pas réclamer votre propre temps.
bots_have_no_clock = C’est à un robot de jouer, et les robots n’ont pas de pendule.
time_is_left = { $seat } a encore du temps.
pace_of_two_kinds = Choisissez une réserve de temps, ou un temps par coup, pas les deux.
increment_without_bank = Le temps ajouté à chaque coup demande une réserve à laquelle l’ajouter.
pace_out_of_range = « { $key } » doit être de { $least } à { $most } millisecondes, pas { $given }.
no_hints_at_rated_tables = À une table classée, il n’y a pas de conseils.
no_thinkers = Aucun robot ne peut y réfléchir ici. Réessayez plus tard.
record_after_the_end = L’enregistrement s’obtient quand la partie est finie.
followed_already = Il y a déjà une revanche, à la table { $table }.
nothing_said = Rien n’a été dit.
unknown_place = Il n’y a pas d’endroit « { $place } » sur ce plateau.
not_saved = Le serveur n’a pas pu enregistrer cela pour l’instant. Il réessaiera.

## The screen: everywhere
no_connection = Le serveur ne répond pas. Votre partie y est en sûreté : réessayez dans un instant.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Pages
nav-tools = Outils
nav-play = Jouer
nav-new = Ouvrir une table
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
page-home = Vers l’accueil
loading = Un instant
offline-title = Pas de connexion
offline-text = Métropole se joue en réseau, et il n’y en a pas pour l’instant. Vos parties vous attendent.
guest-name = { $name } { $number }
guest-names = Amélie, Basile, Céleste, Denise, Edmond, Fleur, Gustave, Hortense, Iris, Jules, Lucie, Marcel, Noémie, Octave, Pauline, Rosalie, Simone, Théo, Valentine, Zoé

## The screen: people and bots
bot-novice = Fifine
bot-casual = Gaspard
bot-skilled = Léontine
bot-expert = Anatole
bot-master = Séraphine
bot-numbered = { $name } { $number }
bot-of-level = { $name } ({ $level })
bots-of-level = { $count } × { $name } ({ $level })
bot-described = { $name }, { $level } : { $text }.
level-novice = Novice
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
level-master = Maître
level-novice-text = ne voit pas tout, mais y met du cœur
level-casual-text = joue vite, à l’instinct
level-skilled-text = réfléchit un peu
level-expert-text = réfléchit deux secondes
level-master-text = réfléchit cinq secondes, difficile à battre
somebody-gone = quelqu’un
free-seat = siège libre
name-you = Vous

## The screen: first page
home-title = Jouer à Metropolys et à Metro
home-metropolys = Traversez la ville à coups de mises, de pont en pont. La dernière mise construit.
home-metro = Posez les voies du métro de Paris, en 1900. Plus votre ligne est longue, mieux c’est ; le centre la double.
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
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
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
options-rotation = cartes tournées
options-expanded = { $name } avec extension
options-hand =
    { $hand ->
        [one] une carte en main
       *[other] { $hand } cartes en main
    }
title-metropolys = Metropolys
title-metro = Metro
rated = Classée

## The screen: opening a table
new-title = Ouvrir une table
new-game = Jeu
new-players-range = de { $least } à { $most } joueurs
new-family-text = une carte secrète, 3 points par emplacement
new-expert-text = deux cartes secrètes, des groupes, les constructions les plus hautes
new-expansion = Extension
new-expansion-on = Jouer avec les cartes Extension
new-expansion-text = 9 points pour trois types dans un même arrondissement
new-rotation = Rotation
new-rotation-on = On peut tourner les cartes
new-rotation-text = sinon, chacune se pose comme elle a été tirée
new-hand-text = Vous posez une carte de votre main, ou vous en tirez une et posez celle-là.
new-stations = Stations
new-stations-text =
    Chaque joueur possède { $each } stations.{ $left ->
        [yes] { " " }La 16 et la 17 ne sont à personne et ne font que terminer des lignes.
       *[no] { "" }
    }
new-city = Ville
new-city-random = Au hasard
new-city-random-text = tirée au début de la partie
new-city-first = Première partie
new-city-first-text = une disposition équilibrée pour débuter
new-city-first-four = à quatre joueurs seulement
new-city-custom = À la main
new-city-custom-text = placez les jetons vous-même
new-tokens = Jeton à placer
new-tokens-count = { $given } sur { $needed }
new-tokens-fill = Tirer le reste
new-tokens-clear = Tout enlever
new-tokens-done = Tous les jetons sont bien placés.
new-tokens-closed = Dites d’abord ce qui est hors jeu : alors seulement on sait où placer les jetons.
new-tokens-full = { $district } a déjà ses { $needed } jetons.
new-tokens-spent = Les { $needed } jetons { $token } sont déjà placés.
new-place-put = Un jeton peut aller ici.
new-place-take = Appuyez pour le changer ou l’enlever.
new-place-close = Appuyez pour mettre cet arrondissement hors jeu.
new-map = La ville
new-closed = Hors jeu
new-closed-drawn = au sort
new-closed-none = À quatre, on joue sur toute la ville.
new-closed-one = À trois, un arrondissement extérieur reste hors jeu.
new-closed-two = À deux, deux arrondissements extérieurs voisins restent hors jeu.
new-seats = Sièges
new-seat-kind = Siège { $number }
new-kind-free = Libre
new-kind-bot = Robot
new-kind-me = Vous
new-level = Niveau du siège { $number }
new-begins = Qui commence
new-first-drawn = au sort
new-pace = Rythme
new-live = En direct
new-live-text = tout le monde est là
new-turns = En différé
new-turns-text = des jours par coup
new-clock = Pendule
new-minutes = { $minutes } min
new-no-clock = aucune
new-clock-bank = pour la partie
new-clock-move = par coup
new-clock-bank-text = Chacun a ce temps pour toute la partie, et en gagne un peu à chaque coup.
new-clock-move-text = Chaque coup peut prendre ce temps.
new-increment = Gagné à chaque coup
new-seconds = + { $seconds } s
new-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
new-join = Qui peut venir
new-link = Avec le lien
new-anybody = Tout le monde
new-link-text = seulement les gens que vous invitez
new-anybody-text = la table figure sur la page d’accueil
new-join-full = Aucun siège n’est libre : on peut venir regarder, pas jouer.
new-rated = Classement
new-rated-on = Compte pour la cote
new-rated-text = ni reprises ni conseils ; qui part perd
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
        [yes] , à tourner comme on veut
       *[no] { "" }
    }.
new-sum-city =
    { $layout ->
        [first] Les jetons sont ceux de la première partie.
        [custom] Les jetons sont là où vous les avez placés.
       *[random] { $trendy } Quartier branché, { $subway } Métropolitain et { $archaeology } Site archéologique, tirés au sort.
    }
new-sum-closed = Hors jeu : { $names }.
new-sum-free =
    { $count ->
        [one] { $count } siège libre
       *[other] { $count } sièges libres
    }
new-sum-seats = { $names }.
new-sum-first = Qui commence : { $name }.
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
        [one] Un siège est libre. Envoyez le lien à qui vous aimeriez voir à la table.
       *[other] { $count } sièges sont libres. Envoyez le lien à qui vous aimeriez voir à la table.
    }
open-invite = Inviter
open-invite-text = Marche tout de suite, sans compte.
open-begin = Commencer
open-wait-host = Chaque personne assise ici peut commencer dès que tous les sièges sont pris.
open-bot-here = Asseoir un robot ici
open-send-away = Renvoyer
open-get-up = Se lever
open-close = Abandonner cette table
closed-title = Cette table a été fermée.

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
claim-time = Réclamer le temps
pass = Passer
draw-another = En tirer une autre
draw-fine = Une carte tirée doit être posée. Ce que vous avez en main, vous le gardez.
drawn-seen = Tirer ne se reprend pas : vous avez vu la carte.
undo = Reprendre le coup
undo-text = Reprendre votre dernière action
leave-table = Quitter
leave-really =
    Quitter la partie ? Un robot jouera à votre place{ $rated ->
        [yes] , et une partie classée sera perdue
       *[no] { "" }
    }.
stay = Rester

## The screen: connection
lost-now = Connexion perdue. Nouvel essai…
lost-in = dans { $seconds } s
lost-try-now = Maintenant
lost-waits = Votre coup ({ $action }) attend ici et partira dès que la connexion sera revenue.
lost-take-back = Annuler
back-again = Connexion rétablie. Rien n’est perdu.
socket-ended = Votre session est fermée ici, ou la table a été ouverte trop souvent.

## The screen: the table
region-banner = Ce qui est demandé
region-board = Plateau
region-mine = Mon côté de la table
region-preview = Ce qui s’ensuivrait
region-players = Joueurs
region-log = Journal, chat et actions
region-dock = Parties de la table
tab-table = Table
tab-players = Joueurs
tab-secrets = Secrets
tab-tiles = Cartes
tab-log = Journal
tab-chat = Chat
tab-moves = Actions
tile-number = Carte { $number } sur 60
built-count =
    { $count ->
        [one] { $count } immeuble construit
       *[other] { $count } immeubles construits
    }
call-number = Appel d’offres { $number }
about-metropolys = { $version }, { $players } joueurs
about-metro = { $players } joueurs
list-of-moves = Toutes les actions permises
filter-moves = Tapez pour trouver une action
no-moves = Il n’y a rien à faire pour l’instant.
no-moves-match = Aucune action ne contient cela.
move-bid = { $value } sur { $place }
move-place =
    { $tile } en { $square }{ $turns ->
        [0] { "" }
        [1] , ¼ de tour
        [2] , ½ tour
       *[3] , ¾ de tour
    }
move-pass = Passer
move-draw = Tirer une carte
chat-label = Dire quelque chose à la table
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-rooms = Les spectateurs parlent entre eux. Vous les lirez après la partie.
chat-rooms-watching = Les joueurs ne vous entendent pas avant la fin de la partie.
chat-watching = regarde
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre de nouveau { $name }
chat-muted = Réduits au silence
log-none = Il ne s’est encore rien passé.
log-sat =
    { $seat ->
        [vous] Vous prenez place.
       *[other] { $seat } prend place.
    }
log-left =
    { $seat ->
        [vous] Vous partez ; un robot continue.
       *[other] { $seat } remplace la personne qui est partie.
    }
log-left-open = Un siège s’est libéré.
log-started = La partie commence.
log-undone =
    { $seat ->
        [vous] Vous reprenez votre dernière action.
       *[other] { $seat } reprend sa dernière action.
    }
log-flagged = Le temps était écoulé : { $seat } continue.
log-closed = La table a été fermée.
log-followed = Il y a une revanche.
hint = Conseil
hint-thinking = Un robot y réfléchit…
hint-chance = { $action } : { $chance } % de chances de gagner

## The screen: Metropolys
preview-bid = { $value } sur { $place }
preview-answers = Qui pourrait répondre
preview-answer-places = sur { $places }
preview-nobody = Personne ne pourrait répondre : vous construiriez aussitôt.
preview-blind = { $place } est une impasse : y miser clôt l’appel d’offres.
preview-group = Complète { $places }
preview-none = Choisissez un immeuble et un quartier : ce qui s’ensuivrait s’affichera ici.
preview-none-waiting = Pointez un quartier pour voir ce que c’est.
my-points = Mes points
only-you = visible pour vous seulement
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
player-passed = passe
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
refused-one = Un quartier ne porte qu’un immeuble.
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
preview-metro-none = Choisissez une case : ce qui changerait pour chacun s’affichera ici.
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
hand-tile = carte { $tile }
unseen-title = Pas encore vues
unseen-tile = carte { $tile } : { $left } sur { $copies } pas encore vues
unseen-where = { $stack } dans la pioche, { $hands } dans d’autres mains.
player-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
square-label = { $square }. { $state }
square-free = Libre.
square-may = Libre. Votre carte peut se poser ici.
square-taken = Occupée par { $tile }.
square-centre = Le centre.
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
station-owned = { $owner } : { $station }
exception-applies = L’exception s’applique.

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
end-lost-seats = Les autres sont partis, ou leur temps était écoulé.
end-points = Points
end-buildings = Immeubles
end-break = départagent
end-again = Rejouer avec les mêmes
end-join-again = Vers la revanche
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
        [open] n’est pas terminée :
        [centre] vers le centre :
        [itself] revient à elle-même :
       *[other] vers la station { $to } :
    } { $tiles ->
        [one] { $tiles } carte
       *[other] { $tiles } cartes
    }{ $again ->
        [0] {""}
        [one] , traversées { $again } fois de plus : { $length }
       *[other] , traversées { $again } fois de plus : { $length }
    }{ $end ->
        [open] .
        [centre] , doublé { $points } points.
       *[other] , { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
end-record = Copier l’enregistrement
end-home = Vers l’accueil
end-count = Le décompte
end-stations = vers des stations
end-centre = vers le centre
end-longest = la plus longue
end-tie = { $names } : { $points } points chacun. Immeubles : { $buildings }.
end-whole-map = Montrer toute la ville
end-cards = Les cartes de chacun
end-its-card = sa carte
end-highest = Les plus hautes
end-rating = Cote
count-groups = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
 }
count-buildings = { $count ->
    [one] { $count } immeuble
   *[other] { $count } immeubles
 }

## The screen: keys
keys-title = Touches
keys-show = Montrer les touches
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
keys-list = vers la liste de toutes les actions permises
keys-help = ces touches
key-arrows = Flèches
key-digits = 1 … 13

## The screen: account and settings
account-title = Compte
account-guest = Vous jouez en invité : effacer les données de ce navigateur, c’est perdre vos sièges. Avec un mot de passe, ils vous suivent sur d’autres appareils.
account-name = Nom
account-change-name = Changer de nom
account-make = Créer un compte
account-password = Mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-change-password = Changer de mot de passe
account-saved = Enregistré.
account-sign-in = Se connecter
account-sign-in-text = Vous avez un compte ? Connectez-vous ici aussi.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter de tous les appareils
account-export = Tout ce qui est conservé à votre sujet
account-delete = Supprimer le compte
account-delete-text = Le nom, les réglages et les messages disparaissent aussitôt. Les parties jouées restent, sans le nom.
account-delete-really = Oui, supprimer tout ce qui me concerne
account-nobody = Personne ne vous connaît encore ici. Jouez une partie, ou connectez-vous.
settings-title = Réglages
settings-look = Couleurs
settings-system = Comme l’appareil
settings-light = Claires
settings-dark = Sombres
settings-sounds = Sons
settings-sounds-on = Un son quand c’est à vous de jouer et quand quelque chose est posé
settings-motion = Mouvement
settings-motion-on = Autoriser les animations
settings-notices = Avis
settings-notices-on = M’avertir quand c’est mon tour et que je ne regarde pas
settings-notices-text = Tant que cette page est ouverte quelque part dans le navigateur.
settings-push-on = Aussi quand la page est fermée, dans ce navigateur
settings-push-not = Ce navigateur ne sait pas le faire, ou ne le permet pas.
settings-webhook = Avertir un programme à moi, à cette adresse
settings-email = Par courriel à
settings-email-code = Le code reçu par courriel
settings-test = Essayer
settings-tested =
    { $count ->
        [0] Il n’y a encore aucun moyen de vous joindre.
       *[other] Envoyé.
    }
settings-save = Enregistrer
settings-remove = Retirer
notice-turn = C’est à vous de jouer
notice-turn-text = { $game } : les autres vous attendent.
notice-test = Les avis arrivent bien ici
