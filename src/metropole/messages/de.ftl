### Deutsch. Dieselben Meldungen mit denselben Parametern wie in en.ftl.

## Lists and seats
list-and = { $most } und { $last }
list-to = { $first } bis { $last }
list-or = { $most } oder { $last }
percent = { $number } %
seat-number = Platz { $number }
seat-you = du
nobody = niemand

## Metropolys: words
version-family = Familienspiel
version-expert = Expertenspiel
district-centre = das Zentrum
district-north = der Norden
district-east = der Osten
district-south = der Süden
district-west = der Westen
type-mall = Einkaufszentrum
type-administration = Verwaltung
type-industry = Gewerbegebiet
type-park = Park
type-lodgings = Wohnhäuser
token-trendy = Schickes Viertel
token-subway = U-Bahn
token-archaeology = Archäologische Stätte
card-area = Umgebung
card-neighbourhood = Stadtviertel
card-expansion = Erweiterung
card-bridges = Brücken
card-statues = Statuen
card-lakes = Seen
card-borders = Stadtrand
card-districts = Stadtteile
card-chains = Gebäudeketten
card-mall = Einkaufszentrum
card-administration = Verwaltung
card-industry = Gewerbegebiet
card-park = Park
card-lodgings = Wohnhäuser
card-subway = U-Bahn
card-archaeology = Archäologische Stätte
height-tall = großes
height-medium = mittleres
height-small = kleines

## Metropolys: what the cards count
family-bridges = 3 Punkte für jedes deiner Gebäude an einer Brücke.
family-statues = 3 Punkte für jedes deiner Gebäude an einer Statue.
family-lakes = 3 Punkte für jedes deiner Gebäude an einem See.
family-borders = 3 Punkte für jedes deiner Gebäude am Stadtrand.
expert-bridges = 4 Punkte für jedes Paar deiner Gebäude an den beiden Enden einer Brücke.
expert-statues = 7 Punkte für jede Statue, an deren drei Seiten überall ein Gebäude von dir steht.
expert-lakes = 5 Punkte für jeden See, um den mindestens drei deiner Gebäude stehen.
expert-districts = 4 Punkte für jeden Stadtteil mit mindestens drei deiner Gebäude.
expert-chains = 4 Punkte für jede Kette aus drei deiner Gebäude, deren mittleres an die beiden anderen grenzt.
area-once = Ein Gebäude zählt nur in einer Gruppe.
expert-neighbourhood = 2 Punkte für jedes deiner Gebäude in einem Viertel „{ $type }“.
expansion-card = 9 Punkte für jeden Satz ({ $types }), den du in einem Stadtteil gebaut hast.

## Metropolys: sources of points
source-trendy = Plättchen „Schickes Viertel“
source-subway = Plättchen „U-Bahn“
source-subway_card = Karte „U-Bahn“
source-archaeology = Plättchen „Archäologische Stätte“
source-archaeology_card = Karte „Archäologische Stätte“
source-area = Karte „Umgebung“
source-neighbourhood = Karte „Stadtviertel“
source-expansion = Karte „Erweiterung“
source-highest = höchste Gebäude

## Metropolys: what happens
bid = { $seat ->
    [du] Du bietest
   *[other] { $seat } bietet
 } { $value } auf { $place }.
passed = { $seat ->
    [du] Du passt.
   *[other] { $seat } passt.
 }
passed_by_force = { $seat ->
    [du] Du hast nichts Höheres, also passt du.
   *[other] { $seat } hat nichts Höheres und passt.
 }
call_ended = Die Ausschreibung endet: { $way }.
way-all_passed = alle anderen haben gepasst
way-no_free_neighbour = an das letzte Gebäude grenzt kein freies Viertel
way-no_higher_building = niemand, der noch dabei ist, hat ein höheres Gebäude
built = { $seat ->
    [du] Du baust
   *[other] { $seat } baut
 } die { $value } in { $place }.
token_taken = { $seat ->
    [du] Du nimmst
   *[other] { $seat } nimmt
 } das Plättchen „{ $token }“ aus { $place }.
subway_card_moved = { $seat ->
    [du] Du bekommst die Karte „U-Bahn“.
   *[other] Die Karte „U-Bahn“ geht an { $seat }.
 }
archaeology_card_moved = { $seat ->
    [du] Du bekommst die Karte „Archäologische Stätte“.
   *[other] Die Karte „Archäologische Stätte“ geht an { $seat }.
 }
game_ended = { $seat ->
    [du] Du hast
   *[other] { $seat } hat
 } das 13. Gebäude gebaut: Das Spiel ist aus.

## Metropolys: why an action is not legal
game_over = Das Spiel ist aus.
spectators_do_not_play = Zuschauer spielen nicht mit.
not_your_turn = Du bist nicht an der Reihe: { $seat } ist am Zug.
cannot_pass_opening = Wer eine Ausschreibung eröffnet, kann nicht passen.
place_built = { $place } ist belegt: Dort steht { $seat ->
    [du] deine { $value }
   *[other] die { $value } von { $seat }
 }.
place_bid = { $place } ist belegt: In dieser Ausschreibung ist dort { $seat ->
    [du] deine { $value }
   *[other] die { $value } von { $seat }
 } geboten.
place_closed = { $place } spielt nicht mit: { $district } bleibt in diesem Spiel außen vor.
not_adjacent = { $place } grenzt nicht an { $last }.
building_bid = Die { $value } ist in dieser Ausschreibung schon auf { $place } geboten.
building_built = Die { $value } steht schon in { $place }.
too_low = Die { $value } ist zu niedrig: Es muss mehr sein als { $last }.
unknown_code = Die Aktion { $code } gibt es nicht: Die Nummern gehen von 0 bis { $most }.
unknown_action = „{ $text }“ ist keine Aktion. Ein Gebot schreibt man 7@C10, genau so; oder pass.
stale_version = Das Spiel ist weitergegangen: Dies antwortet auf Stand { $given }, aber es ist bei { $right }.
no_such_version = Stand { $given } gibt es nicht: Das Spiel ist bei { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = Mit { $given ->
    [one] { $given } Person
   *[other] { $given } Personen
 } geht es nicht: Es spielen { $least } bis { $most }.
no_such_seat = Es gibt keinen { $seat }: Zu { $players } zählen die Plätze ab 0.
wrong_number_of_closed_districts = Zu { $players } { $needed ->
    [0] bleibt kein Stadtteil
    [1] bleibt ein Stadtteil
   *[other] bleiben { $needed } Stadtteile
 } außen vor, nicht { $given }.
district_closed_twice = Ein Stadtteil kann nicht zweimal außen vor bleiben: { $district }.
closed_districts_not_adjacent = Die beiden Stadtteile außen vor müssen nebeneinander liegen; diese tun es nicht: { $districts }.
token_in_closed_district = In { $place } kann kein Plättchen liegen: { $district } bleibt außen vor.
token_in_blind_alley = In { $place } kann kein Plättchen liegen: Es ist eine Sackgasse.
wrong_number_of_tokens_in_district = Plättchen im Stadtteil ({ $district }): { $given }; es müssen { $needed } sein.
wrong_number_of_tokens = Plättchen „{ $token }“: { $given }; es müssen { $needed } sein.
cards_missing = Die Karten „{ $cards }“ fehlen.
cards_not_in_this_version = In dieser Version gibt es keine Karten „{ $cards }“: Schreib null.
wrong_number_of_cards = Karten „{ $cards }“: { $given }; es müssen { $needed } sein, eine je Platz.
card_not_in_this_version = Die Karte { $cards } „{ $card }“ ist nicht in diesem Spiel.
card_dealt_twice = Die Karte { $cards } „{ $card }“ ist zweimal ausgeteilt.
first_layout_needs_four_players = Der Aufbau des ersten Spiels ist für vier Personen, nicht für { $players }.
unknown_layout = Den Aufbau „{ $layout }“ gibt es nicht: Sag first, random, oder gib die Plättchen nach Vierteln an.
unknown_expansion_card = Keine Karte „Erweiterung“ zeigt { $types }.
wrong_number_of_seats = Werte in „{ $key }“: { $given }; es müssen { $needed } sein, einer je Platz.
no_such_building = Ein Gebäude { $value } gibt es nicht: Sie tragen die Nummern 1 bis { $most }.
building_twice = Die { $value } von { $seat } steht an zwei Stellen.
two_buildings_in_one_place = In { $place } können keine zwei Gebäude stehen: { $one } und { $other }.
two_seats_complete = { $one } und { $other } können nicht beide 13 Gebäude haben: Das Spiel endet mit dem ersten 13.
subway_card_must_be_held = Es sind Plättchen „U-Bahn“ genommen, also hat jemand die Karte „U-Bahn“: { $seat } hat die meisten.
subway_card_with_fewer_tokens = { $seat } kann die Karte „U-Bahn“ nicht haben: { $other } hat mehr Plättchen „U-Bahn“.
archaeology_card_must_be_held = Es sind Plättchen „Archäologische Stätte“ genommen, also hat jemand die Karte „Archäologische Stätte“.
card_without_token = { $seat } kann die Karte „{ $card }“ nicht ohne ein gleiches Plättchen haben.

## Records and values from outside
unknown_game = Das Spiel „{ $game }“ gibt es nicht. Bekannt: { $known }.
unknown_bot = Den Bot „{ $bot }“ gibt es nicht. Bekannt: { $known }.
unknown_rules = Diese Aufzeichnung wurde nach Regelversion { $given } gespielt; dieses Programm kennt { $known }.
not_json = Das ist kein JSON: { $problem }.
key_twice = „{ $key }“ steht zweimal in einem Objekt.
missing_key = „{ $key }“ fehlt in „{ $where }“.
unknown_key = „{ $key }“ ist in „{ $where }“ nicht bekannt. Bekannt: { $known }.
not_an_object = „{ $key }“ muss ein Objekt aus Namen und Werten sein.
not_a_list = „{ $key }“ muss eine Liste sein.
not_a_number = „{ $key }“ muss eine ganze Zahl sein.
not_true_or_false = „{ $key }“ muss true oder false sein.
unknown_name = „{ $given }“ ist in „{ $key }“ nicht möglich. Bekannt: { $known }.
result_before_the_end = Die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht aus.
scores_differ = Punkte laut Aufzeichnung: { $given }; wirklich: { $right }.
winners_differ = Gewonnen laut Aufzeichnung: { $given }; wirklich: { $right }.

## The command line
cli-line = Zeile { $line }: { $reason }
cli-line-step = Zeile { $line }, Schritt { $step }: { $reason }
cli-no-file = Die Datei „{ $file }“ gibt es nicht.
cli-cannot-read = „{ $file }“ kann nicht gelesen werden: { $problem }
cli-key-value = „{ $given }“ ist nicht zu verstehen: Schreib SCHLÜSSEL=WERT.
cli-bots-count = Bots: { $given }, Plätze: { $players }. Nenne einen für alle Plätze, oder einen je Platz.
cli-replayed = { $line }: { $game }, { $players } Plätze, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 }; { $result }
cli-unfinished = nicht zu Ende gespielt
cli-won = { $winners } gewinnt: { $scores }
cli-shared = { $winners } teilen sich den Sieg: { $scores }
cli-all-right = { $count ->
    [one] Ein Spiel, ohne Fehler bis zum Ende nachgespielt.
   *[other] { $count } Spiele, ohne Fehler bis zum Ende nachgespielt.
 }
cli-simulated = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
 } { $game } nach { $file } geschrieben. Punkte im Durchschnitt je Platz: { $points }.
cli-score-heading = Zeile { $line }:
cli-not-legal = Zeile { $line }: Die { $at }. Karte durfte so nicht gelegt werden. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
 }
cli-score-source = { $points } für: { $source }
cli-score-groups = Gruppen: { $groups }
highest-empty = { $district }: Dort hat niemand gebaut.
highest-only_builder = { $district }: { $seats }, allein dort.
highest-taller = { $district }: { $seats }, denn das { $rank }. Gebäude von oben ist höher.
highest-more_buildings = { $district }: { $seats }, gleich bis auf ein Gebäude mehr (das { $rank }. von oben).
highest-equal = { $district }: { $seats }, gleich; alle bekommen Punkte.
cli-version = metropole { $version }, { $engines ->
    [compiled] mit übersetzten Rechenkernen
   *[interpreted] mit interpretierten Rechenkernen, etwa hundertmal langsamer: Bei der Installation gab es keinen C-Compiler
 }
cli-empty = „{ $file }“ ist leer: Erwartet wird ein JSON-Objekt je Zeile.
not_utf8 = das ist kein Text in UTF-8.
cannot_write = „{ $file }“ kann nicht geschrieben werden: { $problem }.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] Expertenspiel
   *[family] Familienspiel
 }{ $expansion ->
    [yes] { " " }mit der Erweiterung
   *[no] {""}
 }, zu { $players }. Du spielst { $colour }. Gib help ein für die Befehle.
term-own-art = Der Aufbau des ersten Spiels und die Bilder der Karten „Erweiterung“ sind die dieses Programms.
term-closed = Außen vor: { $districts }.
term-first = { $seat ->
    [du] Du eröffnest die erste Ausschreibung.
   *[other] { $seat } eröffnet die erste Ausschreibung.
 }
term-your-card = Deine Karte { $cards } „{ $card }“: { $text }
term-card-places = Viertel „{ $card }“: { $places }.
term-open-call = Du bist dran. Eröffne eine Ausschreibung: Biete ein Gebäude auf ein freies Viertel, etwa { $example }.
term-outbid = Du bist dran. Überbiete die { $value } auf { $place }, oder passe (pass). Du darfst { $values } auf { $places } bieten.
term-your-stock = Deine Gebäude: { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] Du hast gerade nichts zu tun.
    [one] Eine erlaubte Aktion:
   *[other] { $count } erlaubte Aktionen:
 }
term-place-free = { $place }, { $type }{ $token }: frei.
term-place-bid = { $place }, { $type }{ $token }: { $seat ->
    [du] du bietest { $value }
   *[other] { $seat } bietet { $value }
 }.
term-place-built = { $place }, { $type }{ $token }: { $height } Gebäude { $value } von { $seat ->
    [du] dir
   *[other] { $seat }
 }.
term-with-token = , Plättchen „{ $token }“
term-district = { $district }:
term-place-next = Grenzt an { $places }.
term-place-bridges = Brücken nach { $places }.
term-place-at = Liegt an: { $things }.
term-place-border = Am Stadtrand.
term-place-blind = Eine Sackgasse.
term-lake = See { $name }
term-statue = Statue { $number }
term-player = { $seat }: { $built } gebaut; Plättchen: { $tokens }. Im Vorrat: { $stock }.
term-tokens = { $trendy } Schickes Viertel, { $subway } U-Bahn, { $archaeology } Archäologische Stätte
term-holds-subway = Karte „U-Bahn“: { $seat }.
term-holds-archaeology = Karte „Archäologische Stätte“: { $seat }.
term-call = Diese Ausschreibung: { $bids }. Gepasst: { $passed }.
term-call-bid = { $seat } { $value } auf { $place }
term-no-call = Noch kein Gebot in dieser Ausschreibung.
term-score-now = Deine Punkte jetzt: { $total }.
term-score-none = Noch nichts.
term-score-part = { $points } für: { $source }
term-score-part-places = { $points } für: { $source } ({ $places })
term-why-legal = { $place } ist möglich: Du darfst dort { $values } bieten.
term-why-free-later = Du bist nicht an der Reihe, aber { $place } wäre möglich.
term-why-what = Frag nach einem Viertel oder einem Gebot: why S3, why 7@S3.
term-why-action-legal = { $action } ist erlaubt.
term-try = Wenn du { $action } spielst:
term-try-answers = { $seat } könnte mit { $values } auf { $places } antworten.
term-try-no-answer = Niemand könnte antworten.
term-try-unanswered = Wenn es niemand tut:
term-try-points = Deine Punkte: { $before } jetzt, { $after } dann{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Gruppen dann: { $groups }.

## The terminal: commands
term-help =
    7@C10        dein Gebäude 7 auf das Viertel C10 bieten
    pass         diese Ausschreibung verlassen
    try 7@C10    was dieses Gebot ändern würde, ohne es zu spielen
    why S3       warum S3 nicht möglich ist, oder was dort möglich ist (auch: why 7@S3)
    city         die ganze Stadt; city north: ein Stadtteil
    look C10     ein Viertel: seine Nachbarn, Brücken, Seen, Statuen
    table        Gebäude, Plättchen und Karten von allen, und die laufende Ausschreibung
    legal        alle erlaubten Aktionen
    cards        deine geheimen Karten
    score        deine Punkte jetzt, nach Herkunft
    hint         was ein starker Bot an deiner Stelle täte
    undo         deine letzte Aktion zurücknehmen, und was die Bots danach taten
    save [FILE]  die Aufzeichnung des Spiels schreiben
    language en  eine andere Sprache sprechen: en, fr, cs, nl, de
    quit         gehen
term-unknown = „{ $text }“ ist nicht zu verstehen. Gib help ein für die Befehle, oder ein Gebot wie 7@C10.
term-try-what = Sag, was du probieren willst: try 7@C10, oder try pass.
term-look-what = Sag, welches Viertel: look C10.
term-no-place = Ein Viertel „{ $text }“ gibt es nicht: Sie gehen von C1 bis C15 und von N1, E1, S1, W1 je bis 10.
term-no-district = Einen Stadtteil „{ $text }“ gibt es nicht: Sag centre, north, east, south oder west.
term-no-undo = Du hast nichts zurückzunehmen.
term-undone = Zurückgenommen.
term-language = Ab jetzt auf Deutsch.
term-no-language = Die Sprache „{ $text }“ gibt es hier nicht: Sag { $languages }.
term-saved = Nach { $file } geschrieben. Weiter geht es mit: metropole play --resume { $file }
term-not-saved = „{ $file }“ konnte nicht geschrieben werden: { $problem }. Das Spiel geht weiter.
term-quit-unsaved = Dieses Spiel ist nicht gespeichert. Gib save ein, um es zu behalten, oder noch einmal quit, um es aufzugeben.
term-bye = Auf Wiedersehen.
term-final-seat = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
 }
term-final-cards = Karten von { $seat ->
    [du] dir
   *[other] { $seat }
 }: { $cards }.
term-won = { $decided ->
    [most_buildings] Gleich nach Punkten; mit den meisten Gebäuden { $winners ->
        [du] gewinnst du.
       *[other] gewinnt { $winners }.
    }
    [shared] Geteilter Sieg, gleich nach Punkten und Gebäuden: { $winners }.
   *[most_points] { $winners ->
        [du] Du hast gewonnen.
       *[other] { $winners } hat gewonnen.
    }
 }
term-after-end = Gib save, score, city, undo oder quit ein.
term-ask-players = Zu wievielt, { $least } bis { $most }? [{ $default }]
term-ask-version = Familienspiel oder Expertenspiel: family oder expert? [family]
term-ask-expansion = Mit der Erweiterung? [nein]
term-again = „{ $text }“ ist hier nicht möglich: Sag { $choices }.
term-yes = ja
term-no = nein
term-ask-game = Metropolys oder Metro? [metropolys]
term-ask-hand = Wie viele Karten auf der Hand, 1 bis 3? [1]
term-ask-rotation = Dürfen Karten gedreht werden? [nein]
metropolys-seat-0 = Blau
metropolys-seat-1 = Grau
metropolys-seat-2 = Rot
metropolys-seat-3 = Weiß
metro-seat-0 = Gelb
metro-seat-1 = Blau
metro-seat-2 = Orange
metro-seat-3 = Grün
metro-seat-4 = Violett
metro-seat-5 = Schwarz

## Metro: words
metro-letter-yellow = G
metro-letter-blue = B
metro-letter-orange = O
metro-letter-green = N
metro-letter-violet = V
metro-letter-black = S
metro-side-top = oben
metro-side-right = rechts
metro-side-bottom = unten
metro-side-left = links
metro-station = { $number } { $name }

## Metro: what happens
placed = { $seat ->
    [du] Du legst
   *[other] { $seat } legt
 } { $tile } auf { $square }{ $turns ->
    [0] {""}
    [1] , um eine Vierteldrehung gedreht
    [2] , um eine halbe Drehung gedreht
   *[3] , um eine Dreivierteldrehung gedreht
 }.
took = { $seat ->
    [du] Du nimmst
   *[other] { $seat } nimmt
 } eine Karte; im Nachziehstapel bleiben { $stack }.
drew = { $seat ->
    [du] Du ziehst { $tile } und musst sie legen
   *[other] { $seat } zieht { $tile } und muss sie legen
 }; im Nachziehstapel bleiben { $stack }.
drew_unknown = { $seat ->
    [du] Du ziehst eine Karte und musst sie legen.
   *[other] { $seat } zieht eine Karte und muss sie legen.
 }
line_completed = Linie { $station } ist fertig: { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
 } { $end ->
    [centre] ins Zentrum, doppelt gezählt
   *[other] zur Station { $end }
 }. { $seat ->
    [niemand] Sie gehört niemandem.
    [du] Du bekommst { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
   *[other] { $seat } bekommt { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
 }

## Metro: why an action is not legal
drawn_already = Du hast schon eine Karte gezogen: Leg sie.
stack_empty = Der Nachziehstapel ist leer.
drawn_tile_first = { $tile } muss warten: Erst ist die gezogene { $drawn } zu legen.
tile_not_held = { $tile } hast du nicht auf der Hand.
tiles_are_not_turned = In diesem Spiel werden Karten nicht gedreht: { $tile } liegt in Richtung des Pfeils.
square_in_centre = { $square } ist das Zentrum: Dort liegt keine Karte.
square_occupied = { $square } ist von { $tile } belegt.
square_not_adjacent = { $square } liegt weder am Rand des Plans noch neben einer Karte.
one_tile_line = { $tile } auf { $square } ergäbe allein eine Linie aus einer Karte zwischen nummerierten Stationen ({ $stations }); { $others ->
    [0] kein anderes Feld steht ihr offen, wohl aber eine andere Drehung.
    [one] ein anderes Feld steht ihr offen.
   *[other] { $others } andere Felder stehen ihr offen.
 }
no_other_square = { $tile } darf jetzt allein Stationen verbinden: Auf jedem Feld täte sie es ({ $count ->
    [one] ein Feld steht
   *[other] { $count } Felder stehen
 } offen).
no_copy_left = Von { $tile } gibt es nur { $copies }, und alles davon ist gelegt.
not_a_placement = „{ $text }“ legt keine Karte.
wrong_hand = Eine Hand hat { $least } bis { $most } Karten, nicht { $given }.
wrong_number_of_tiles = Karten im Stapel: { $given }; es müssen { $needed } sein.
too_many_copies = Karten { $tile } im Stapel: { $given }; es gibt nur { $most }.

## The terminal: Metro
metro-welcome = Metro, zu { $players }, { $hand ->
    [one] eine Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }{ $rotation ->
    [yes] , Karten dürfen gedreht werden
   *[no] {""}
 }. Du spielst { $colour }. Gib help ein für die Befehle.
metro-your-stations = Deine Stationen: { $stations }.
metro-first = { $seat ->
    [du] Du beginnst.
   *[other] { $seat } beginnt.
 }
metro-place = Du bist dran. Du hast { $tiles } auf der Hand. Leg eine Karte, etwa { $example }{ $stack ->
    [0] {""}
   *[other] , oder zieh eine (draw)
 }.
metro-place-drawn = Leg die gezogene { $tile }, etwa { $example }.
metro-line = { $station } ({ $owner }): { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
 }, { $rest }.
metro-line-change = { $station } ({ $owner }): { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
 } jetzt, { $then } dann, { $rest }.
metro-leads = führt nach { $square } von { $side }
metro-ends = endet bei { $station }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
metro-ends-centre = endet im Zentrum, doppelt: { $points } Punkte
metro-crossing = { $square } von { $side }
metro-crossings = Sie läuft über { $squares }.
metro-left = Noch nicht gesehen: { $tiles }.
metro-player = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $tiles ->
    [one] { $tiles } Karte
   *[other] { $tiles } Karten
 } auf der Hand.
metro-stack = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel bleibt eine Karte.
   *[other] Im Nachziehstapel bleiben { $count } Karten.
 }
metro-total = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } jetzt, { $then } dann.
metro-why-what = Frag nach einem Feld oder einer Karte darauf: why 34, why aacb34.
metro-why-legal = Möglich: { $actions }.
metro-no-station = Eine Station „{ $text }“ gibt es nicht: Sie tragen die Nummern 1 bis 32.
metro-no-tile = Eine Karte „{ $text }“ gibt es nicht. Eine Karte sind vier Buchstaben, etwa aacb.
metro-won = { $decided ->
    [shared] Geteilter Sieg: { $winners }.
   *[most_points] { $winners ->
        [du] Du hast gewonnen.
       *[other] { $winners } hat gewonnen.
    }
 }
metro-help =
    aacb34       die Karte aacb in Reihe 3, Spalte 4 legen, beide ab 0 gezählt (gedreht: aacb34r2)
    draw         eine Karte vom Nachziehstapel ziehen und dann legen
    try aacb34   was das für jede Linie ändern würde, ohne es zu spielen
    why 34       warum ein Feld nicht möglich ist, oder was dort möglich ist (auch: why aacb34)
    board        der Plan mit den Buchstaben der Karten; Punkte sind offene Felder
    tracks       der Plan mit gezeichneten Gleisen
    line 9       die Linie der Station 9; lines: alle deine; lines all: die von allen
    tile aacb    eine Karte gezeichnet; tile: die, die du legen darfst
    left         die Karten, die noch niemand gesehen hat
    table        Punkte und Karten von allen
    legal        alle erlaubten Aktionen
    score        deine Punkte und Linien
    hint         was ein starker Bot an deiner Stelle täte
    undo         deine letzte Aktion zurücknehmen, und was die Bots danach taten
    save [FILE]  die Aufzeichnung des Spiels schreiben
    language en  eine andere Sprache sprechen: en, fr, cs, nl, de
    quit         gehen

## Hints and analysis
hint-best = { $seat ->
    [du] du könntest { $action } spielen.
   *[other] { $seat } könnte { $action } spielen.
 }
hint-candidate = { $action }: { $chance } % Siegchance, { $points } Punkte erwartet
hint-line = So könnte es weitergehen: { $actions }
analysis-good = { $number }. { $seat } spielt { $action }, das Beste, was sich fand; { $chance } % Siegchance.
analysis-better = { $number }. { $seat } spielt { $action }; mit { $best } wäre die Siegchance um { $loss } % höher.
analysis-untried = { $number }. { $seat } spielt { $action }, was die Suche nicht versucht hat; sie spielte { $best }.
analysis-title = Siegchancen in einem Spiel { $game }
analysis-across = Aktionen des Spiels
analysis-readable = Für wie wahrscheinlich jemand, der zusieht, die wahre Karte „{ $cards }“ hielte

## Tournaments: why they cannot be played
bot_named_twice = Der Bot „{ $bot }“ ist zweimal genannt.
duel_needs_two_bots = Ein Duell hat zwei Bots, einen gegen den anderen auf allen anderen Plätzen; genannt: { $given }.
ladder_needs_two_bots = Eine Leiter braucht mindestens zwei Bots.
extra_missing = Das braucht das Paket { $package }, das nicht installiert ist: pip install 'metropole[{ $extra }]'
workers_keep_dying = Die Prozesse, die spielen, wurden { $times }-mal beendet, ohne ein Spiel fertigzuspielen. Die Ergebnisse bis jetzt bleiben erhalten.
cluster_not_reached = Unter { $address } ist kein Ray-Cluster zu erreichen: { $problem }
results_in_use = Ein anderes Turnier schreibt in „{ $folder }“.
results_of_another_plan = „{ $folder }“ enthält Ergebnisse eines anderen Plans: „{ $key }“ ist dort { $there }, verlangt ist { $wanted }. Wähle einen anderen Ordner.
results_without_plan = „{ $folder }“ enthält Ergebnisse, aber nicht den Plan, nach dem gespielt wurde. Wähle einen anderen Ordner.
broken_result = Zeile { $line } von { $file } ist kein Ergebnis: { $problem }. Nichts wurde geändert.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
source-stations = Linien zu Stationen
source-centre = Linien ins Zentrum
lineup-round-robin = jeder gegen jeden
lineup-ladder = jeder gegen den nächsten der Liste
lineup-duel = ein Platz des ersten Bots gegen den zweiten auf allen anderen
lineup-self = jeder Bot gegen sich selbst
arena-table = { $game }, { $options }, zu { $players }
arena-hand = { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }
arena-turned = { $name }, Karten gedreht
arena-expanded = { $name } mit Erweiterung
arena-rounded = { $asked } Spiele je Paarung sind keine ganzen Umläufe über { $seats } Plätze: { $played } werden gespielt.
arena-goes-on = { $done } von { $total } Spielen sind schon da.
arena-stopped = Angehalten nach { $done } von { $total } Spielen. Sie bleiben nicht erhalten: Nenne mit --out einen Ordner, um später weiterzumachen.
arena-stopped-kept = Angehalten nach { $done } von { $total } Spielen. Sie bleiben erhalten: Derselbe Befehl macht weiter.
arena-report = Nach { $file } geschrieben.
arena-heading = { $table }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }
arena-bot = { $bot }: gewinnt { $rate } ({ $low } bis { $high }), Wertung { $rating } ± { $sigma }, { $points } Punkte je Spiel
arena-first = Wer beginnt, gewinnt { $rate } ({ $low } bis { $high }); ausgeglichen wäre { $even }.
arena-ties = Geteilte Siege: { $shared } ({ $rate }).

## Tournaments: reports
report-title = # Ein Turnier der Bots
report-intro = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
 } zwischen { $bots }: { $lineup }, jede Verteilung von jedem Platz aus gespielt. Startwert { $seed }, Programmversion { $version }.
report-intervals = Siege sind die eines Platzes; ein geteilter Sieg zählt anteilig. Die Intervalle sind die von Wilson, zu 95 %; fett ist, was den gleichen Anteil nicht enthält. Die Wertung ist die von Plackett-Luce: mu, seine Unsicherheit sigma, und mu weniger drei sigma.
report-overall = ## Alle Tische zusammen
report-pairings = ### Aufstellungen
report-seats = ### Plätze, gezählt ab dem, der beginnt
report-sources = ### Punkte nach Herkunft
report-cards = ### Zielkarten
report-picture-bots = Siege, Wertungen und Punkte nach Herkunft
report-picture-seats = Siege nach Platz
report-picture-cards = Siege nach Zielkarte
report-ties = Geteilter Sieg in { $shared } von { $games } Spielen ({ $rate }).
report-decided = {" "}Was entschied: { $ways }.
report-lineup = { $seats } { $bot } mit { $others }
report-panel-wins = Siege eines Platzes
report-panel-rating = Wertung, ± 2 sigma
report-panel-sources = Punkte nach Herkunft
report-panel-seats = Siege nach Reihenfolge
report-axis-wins = % der Spiele
decided-most_points = die meisten Punkte
decided-most_buildings = mehr Gebäude bei gleichen Punkten
decided-shared = nichts
head-bot = Bot
head-games = Spiele
head-wins = Siege
head-interval = 95 %
head-rating = Wertung
head-sigma = sigma
head-ordinal = mu − 3 sigma
head-points = Punkte
head-lineup = Aufstellung
head-place = Reihenfolge
head-source = Herkunft
head-kind = Art
head-card = Karte
head-held = gehalten
head-with_card = Punkte mit der Karte
head-version = Version
head-players = Spieler
head-even = gleicher Anteil
head-shared = geteilte Siege

## The report on balance
balance-title = # Wer gewinnt: Plätze, Ziele, Versionen
balance-intro = Gemacht mit `{ $command }`: { $games } Spiele, { $count } für jeden Bot, jede Version und jede Spielerzahl; auf allen Plätzen derselbe Bot ({ $bots }), Programmversion { $version }. Wie ausgewogen ein Spiel ist, hängt davon ab, wer es spielt: Mit stärkeren Bots ändert sich diese Seite.
balance-reading = Was auffällt, liegt mehr als drei Standardabweichungen vom gleichen Anteil entfernt, alle Spielerzahlen zusammengenommen. In den Tabellen steht ein Anteil an Siegen fett, wenn sein Intervall zu 95 % (Wilson) den gleichen Anteil nicht enthält; auch wenn nichts eine Rolle spielte, käme das noch einmal unter zwanzig vor. Die Reihenfolge zählt ab dem, der beginnt. Ein geteilter Sieg zählt anteilig.
balance-striking = ### Was auffällt
balance-strikes = { $version }: { $name } gewinnt { $times }-mal den gleichen Anteil ({ $games } Spiele).
balance-nothing-striking = Kein Platz in der Reihenfolge und keine Karte liegt mehr als drei Standardabweichungen vom gleichen Anteil entfernt, alle Spielerzahlen zusammengenommen.
balance-card = die Karte { $kind } „{ $card }“
balance-seats = ### Plätze
balance-points = ### Punkte je Platz
balance-cards = ### Zielkarten
balance-place = Platz { $number }
balance-players = zu { $players }
balance-picture-seats = Siege nach Reihenfolge, als Vielfaches des gleichen Anteils
balance-picture-points = Punkte nach Herkunft
balance-picture-cards = Siege nach Zielkarte, { $version }
balance-panel-cards = { $kind }, zu { $players }
balance-axis-seats = Vielfaches des gleichen Anteils
balance-axis-points = Punkte je Platz

## The server: people
not_signed_in = Hier ist niemand angemeldet: Komm als Gast herein, oder melde dich an.
wrong_name_or_password = Dieser Name und dieses Passwort gehören nicht zusammen.
wrong_password = Das ist nicht dein Passwort.
already_an_account = Du hast schon ein Konto.
name_taken = { $name } ist vergeben: Wähle einen anderen Namen.
bad_name = Dieser Name geht nicht: Er hat Zeichen, die man nicht sieht.
bad_name_length = Ein Name hat 1 bis { $most } Zeichen.
bad_password_length = Ein Passwort hat { $least } bis { $most } Zeichen.
preferences_too_long = Die Einstellungen sind zu lang: höchstens { $most } Zeichen.
no_such_person = Diese Person gibt es nicht.
cannot_mute_yourself = Dich selbst kannst du nicht stummschalten.
too_many_muted = Du hast schon { $most } Personen stummgeschaltet: Mehr geht nicht.

## The server: what it refuses to anybody
too_often = Das war zu oft. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
too_many_at_once = Du bist schon { $most }-mal verbunden.
too_long = Das ist zu lang: höchstens { $most } Bytes.
only_json = Hier wird nur JSON verstanden.
origin_missing = Diese Anfrage sagt nicht, von welcher Seite sie kommt.
wrong_origin = Diese Anfrage kommt von einer fremden Seite.
metrics_are_private = Diese Zahlen sind nicht für alle da.
no_such_page = Hier ist nichts.
wrong_method = Das geht hier nicht.
bad_request = „{ $where }“ ist nicht zu verstehen: { $problem }.
server_fault = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren: Versuch es noch einmal.
database_unavailable = Die Datenbank, die METROPOLE_DATABASE nennt, antwortet nicht oder wurde nicht eingerichtet.

## The server: for whoever runs it
unknown_database = Eine Datenbank der Art „{ $given }“ gibt es nicht: Sag sqlite oder postgresql.
unknown_revision = Eine Revision „{ $given }“ der Datenbank gibt es nicht.
database_of_other_version = Die Datenbank hat die Revision { $given }; dieses Programm braucht { $right }: Ruf metropole migrate auf.
backup_of_other_version = Die Sicherung wurde bei Revision { $given } der Datenbank gemacht; dieses Programm kennt sie bis { $right }.
cannot_read = „{ $file }“ kann nicht gelesen werden: { $problem }.
not_a_backup = „{ $file }“ ist keine vollständige Sicherung.
database_not_empty = Die Datenbank ist nicht leer: In „{ $table }“ steht etwas. Spiel in eine leere zurück.
cli-migrated = Die Datenbank hat die Revision { $revision }.
cli-backed-up = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
 } nach { $file } geschrieben.
cli-restored = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
 } aus { $file } zurückgespielt.

## The server: how a person is reached
address_not_understood = An eine solche Adresse lässt sich nichts schicken.
address_not_https = Die Adresse muss mit https:// beginnen.
address_not_public = Die Adresse muss im öffentlichen Netz liegen.
push_keys_not_understood = Die Schlüssel dieses Abonnements sind nicht so, wie ein Browser sie gibt.
too_many_devices = Benachrichtigungen können an höchstens { $most } Browser gehen: Entferne zuerst einen.
no_email_here = Dieser Server verschickt keine E-Mail.
email_not_understood = Das ist keine E-Mail-Adresse.
email_not_sent = Die Mail konnte nicht verschickt werden. Versuch es später wieder.
mailed_just_now = Dir wurde gerade eine Mail geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
wrong_email_code = Das ist nicht der Code, der an diese Adresse ging.
tried_just_now = Das hast du gerade versucht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
mail-turn-subject = Du bist dran: { $game }
mail-turn-text = Du bist dran in einem Spiel { $game }: { $url }
mail-code-subject = Dein Code für Benachrichtigungen per E-Mail
mail-code-text =
    Jemand will unter dieser Adresse Bescheid bekommen, sobald ein Zug ansteht. Warst du es, gib diesen Code ein: { $code }
    Wenn nicht, kommt nichts weiter.
mail-test-subject = Benachrichtigungen kommen hier an
mail-test-text = Du hast um diese Probe gebeten: Wenn du dran bist und nicht hinsiehst, bekommst du unter dieser Adresse Bescheid.
cli-recomputed = { $games ->
    [one] Die Wertungen wurden aus einem Spiel neu berechnet.
   *[other] Die Wertungen wurden aus { $games } Spielen neu berechnet.
 }
cli-serving = Métropole läuft unter { $address }. Beenden mit Strg+C.
cannot_listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }. Einen anderen Port gibt man mit --port an.

## The server: at tables
no_such_table = Einen Tisch „{ $table }“ gibt es nicht.
not_at_this_table = Du sitzt nicht an diesem Tisch.
only_the_host = Das darf nur, wer den Tisch eröffnet hat.
host_must_sit = Wer einen Tisch eröffnet, setzt sich auch daran.
not_while_table_is = { $status ->
    [open] Das Spiel hat noch nicht begonnen.
    [running] Das Spiel hat begonnen.
    [finished] Das Spiel ist aus.
   *[closed] Der Tisch wurde geschlossen.
 }
seat_taken = Schon besetzt: { $seat }.
seat_is_free = Hier sitzt niemand: { $seat }.
sits_already = Du sitzt schon: { $seat }.
seats_are_free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 }
cannot_be_given = „{ $key }“ wird ausgelost, nicht gewählt; zu wählen ist: { $known }.
too_many_tables = Du hast schon { $most } Tische, die nicht fertig sind: Beende oder schließe zuerst einen.
undo_not_at_rated_tables = An einem gewerteten Tisch wird nichts zurückgenommen.
nothing_to_undo = Du hast nichts zurückzunehmen: Jemand hat seitdem gespielt, oder etwas Verdecktes wurde gezeigt.
own_clock = Deine eigene Zeit kannst du nicht reklamieren.
bots_have_no_clock = Ein Bot ist am Zug, und Bots haben keine Uhr.
time_is_left = { $seat } hat noch Zeit.
pace_of_two_kinds = Wähle einen Zeitvorrat oder eine Zeit je Zug, nicht beides.
increment_without_bank = Zeit, die mit jedem Zug dazukommt, braucht einen Vorrat, zu dem sie kommt.
pace_out_of_range = „{ $key }“ muss { $least } bis { $most } Millisekunden sein, nicht { $given }.
no_hints_at_rated_tables = An einem gewerteten Tisch gibt es keine Tipps.
no_thinkers = Kein Bot kann hier gerade darüber nachdenken. Versuch es später wieder.
record_after_the_end = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
followed_already = Es gibt schon eine Revanche, an Tisch { $table }.
nothing_said = Es wurde nichts gesagt.
unknown_place = Eine Stelle „{ $place }“ gibt es auf diesem Plan nicht.
not_saved = Der Server konnte das gerade nicht speichern. Er versucht es noch einmal.

## The screen: everywhere
no_connection = Der Server antwortet nicht. Dein Spiel ist dort sicher: Versuch es gleich noch einmal.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Seiten
nav-tools = Werkzeuge
nav-play = Spielen
nav-new = Tisch eröffnen
nav-account = Konto
nav-settings = Einstellungen
skip-to-content = Zum Inhalt
sounds-on = Töne sind an: ausschalten
sounds-off = Töne sind aus: einschalten
theme-to-dark = Zu dunklen Farben wechseln
theme-to-light = Zu hellen Farben wechseln
language-label = Sprache
tables-wait =
    { $count ->
        [one] Tisch wartet auf dich
       *[other] Tische warten auf dich
    }
close-this = Schließen
copy-this = Kopieren
copied = Kopiert
page-missing = Unter dieser Adresse gibt es nichts.
page-home = Zur Startseite
loading = Einen Moment
offline-title = Keine Verbindung
offline-text = Métropole spielt man über das Netz, und gerade gibt es keines. Deine Spiele warten auf dich.
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
bot-described = { $name }, { $level }: { $text }.
level-novice = Neuling
level-casual = Locker
level-skilled = Geübt
level-expert = Profi
level-master = Meister
level-novice-text = übersieht viel, meint es gut
level-casual-text = spielt schnell, nach Gefühl
level-skilled-text = denkt ein wenig nach
level-expert-text = denkt zwei Sekunden nach
level-master-text = denkt fünf Sekunden nach, schwer zu schlagen
somebody-gone = jemand
free-seat = freier Platz
name-you = Du

## The screen: first page
home-title = Metropolys und Metro spielen
home-metropolys = Biete dich quer durch die Stadt, von Brücke zu Brücke. Wer zuletzt bietet, baut.
home-metro = Leg die Gleise von Paris, 1900. Je länger deine Linie, desto besser; im Zentrum zählt sie doppelt.
players-label = Spieler
version-label = Version
hand-label = Handkarten
bots-label = Bots
play-now = Jetzt spielen
play-now-game = Jetzt { $game } gegen Bots spielen
tables-mine = Deine Tische
tables-open = Offene Tische
tables-watch = Zuschauen
tables-finished = Beendete Spiele
tables-mine-none = Du sitzt noch an keinem Tisch.
tables-open-none = Gerade sucht kein Tisch Mitspieler.
tables-watch-none = Gerade spielt niemand öffentlich.
tables-finished-none = Du hast noch kein Spiel zu Ende gespielt.
open-your-own = Eigenen eröffnen
your-turn = Du bist dran
go-there = Öffnen
sit-down = Hinsetzen
watch = Zuschauen
look-again = Ansehen
table-wants =
    { $count ->
        [0] Kann beginnen
        [one] Eine Person fehlt noch
       *[other] { $count } Personen fehlen noch
    }
table-waits-for = Warten auf { $name }
table-asks-you = Du bist am Zug
table-over = Gewonnen: { $names }
table-terms =
    { $players ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
        [6] Zu sechst
       *[other] Zu { $players }
    }, { $options }. { $pace }
table-with = { $names }. { $terms }
table-agreed = { $options }. { $pace }
table-left =
    { $unit ->
        [days]
            { $count ->
                [one] Noch ein Tag
               *[other] Noch { $count } Tage
            }
        [hours]
            { $count ->
                [one] Noch eine Stunde
               *[other] Noch { $count } Stunden
            }
       *[minutes]
            { $count ->
                [0] Kaum noch Zeit
                [one] Noch eine Minute
               *[other] Noch { $count } Minuten
            }
    }
pace-none = Ohne Uhr
pace-bank =
    { $minutes ->
        [one] Je { $minutes } Minute
       *[other] Je { $minutes } Minuten
    }
pace-move =
    { $hours ->
        [one] { $hours } Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }
pace-days =
    { $days ->
        [one] Ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
pace-minutes-move =
    { $minutes ->
        [one] { $minutes } Minute je Zug
       *[other] { $minutes } Minuten je Zug
    }
options-rotation = Karten gedreht
options-expanded = { $name } mit Erweiterung
options-hand =
    { $hand ->
        [one] eine Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }
title-metropolys = Metropolys
title-metro = Metro
rated = Gewertet

## The screen: opening a table
new-title = Tisch eröffnen
new-game = Spiel
new-players-range = { $least } bis { $most } Personen
new-family-text = eine geheime Karte, 3 Punkte für jedes passende Gebäude
new-expert-text = zwei geheime Karten, Gruppen, höchste Gebäude
new-expansion = Erweiterung
new-expansion-on = Mit den Karten der Erweiterung spielen
new-expansion-text = 9 Punkte für drei Arten in einem Stadtteil
new-rotation = Drehen
new-rotation-on = Karten dürfen gedreht werden
new-rotation-text = sonst liegt jede so, wie sie gezogen wurde
new-hand-text = Du legst eine Karte der Hand oder ziehst eine und legst diese.
new-stations = Stationen
new-stations-text =
    Allen gehören je { $each } Stationen.{ $left ->
        [yes] { " " }16 und 17 sind herrenlos und beenden nur Linien.
       *[no] { "" }
    }
new-city = Stadt
new-city-random = Zufällig
new-city-random-text = wird zu Spielbeginn ausgelost
new-city-first = Erstes Spiel
new-city-first-text = ein ausgewogener Aufbau für den Anfang
new-city-first-four = nur zu viert
new-city-custom = Von Hand
new-city-custom-text = lege die Plättchen selbst
new-tokens = Plättchen, das du legst
new-tokens-count = { $given } von { $needed }
new-tokens-fill = Rest auslosen
new-tokens-clear = Alle wegnehmen
new-tokens-done = Alle Plättchen liegen richtig.
new-tokens-closed = Sag zuerst, was außen vor bleibt: Erst dann steht fest, wo Plättchen liegen können.
new-tokens-full = Stadtteil ({ $district }): Alle { $needed } Plättchen liegen schon.
new-tokens-spent = Alle { $needed } Plättchen „{ $token }“ liegen schon.
new-place-put = Hier kann ein Plättchen liegen.
new-place-take = Drücke, um es zu tauschen oder wegzunehmen.
new-place-close = Drücke, um diesen Stadtteil auszulassen.
new-map = Die Stadt
new-closed = Außen vor
new-closed-drawn = ausgelost
new-closed-none = Zu viert wird in der ganzen Stadt gespielt.
new-closed-one = Zu dritt bleibt ein äußerer Stadtteil außen vor.
new-closed-two = Zu zweit bleiben zwei benachbarte äußere Stadtteile außen vor.
new-seats = Plätze
new-seat-kind = Platz { $number }
new-kind-free = Frei
new-kind-bot = Bot
new-kind-me = Du
new-level = Stärke auf Platz { $number }
new-begins = Wer beginnt
new-first-drawn = ausgelost
new-pace = Tempo
new-live = Live
new-live-text = alle sind da
new-turns = Rundenbasiert
new-turns-text = Tage je Zug
new-clock = Uhr
new-minutes = { $minutes } min
new-no-clock = keine
new-clock-bank = fürs Spiel
new-clock-move = je Zug
new-clock-bank-text = Alle haben so viel Zeit für das ganze Spiel; mit jedem Zug kommt etwas dazu.
new-clock-move-text = So lange darf jeder Zug dauern.
new-increment = Zugabe je Zug
new-seconds = + { $seconds } s
new-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
new-join = Wer mitspielen darf
new-link = Mit dem Link
new-anybody = Alle
new-link-text = nur, wem du ihn gibst
new-anybody-text = der Tisch steht auf der Startseite
new-join-full = Kein Platz ist frei: Wer kommt, kann zusehen, nicht mitspielen.
new-rated = Gewertet
new-rated-on = Zählt für die Wertung
new-rated-text = kein Zurücknehmen, keine Tipps; wer geht, verliert
new-summary = Dein Tisch
new-sum-metropolys =
    Metropolys ({ $version }) { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu { $players }
    }{ $expansion ->
        [yes] , mit der Erweiterung
       *[no] { "" }
    }.
new-sum-metro =
    Metro { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] zu { $players }
    }, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand{ $rotation ->
        [yes] , beliebig gedreht
       *[no] { "" }
    }.
new-sum-city =
    { $layout ->
        [first] Die Plättchen liegen wie im ersten Spiel.
        [custom] Die Plättchen liegen so, wie du sie gelegt hast.
       *[random] { $trendy } × Schickes Viertel, { $subway } × U-Bahn und { $archaeology } × Archäologische Stätte, ausgelost.
    }
new-sum-closed = Außen vor: { $names }.
new-sum-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
new-sum-seats = { $names }.
new-sum-first = Wer beginnt: { $name }.
new-sum-join =
    { $public ->
        [yes] Alle dürfen kommen.
       *[no] Nur mit dem Link.
    }
new-sum-pace =
    { $pace }. { $rated ->
        [yes] Gewertet.
       *[no] Nicht gewertet.
    }
new-open = Tisch eröffnen
new-begin = Spiel beginnen

## The screen: before the game
open-title = Ein Tisch { $game }
open-waiting =
    { $count ->
        [0] Alle sind da. Beginne, wann du magst.
        [one] Ein Platz ist frei. Schick den Link, wem du magst.
       *[other] { $count } Plätze sind frei. Schick den Link allen, mit denen du spielen möchtest.
    }
open-invite = Einladen
open-invite-text = Geht sofort, ohne Konto.
open-begin = Beginnen
open-wait-host = Wer hier sitzt, kann beginnen, sobald alle Plätze besetzt sind.
open-bot-here = Einen Bot hinsetzen
open-send-away = Wegschicken
open-get-up = Aufstehen
open-close = Tisch schließen
closed-title = Dieser Tisch wurde geschlossen.

## The screen: what is asked
ask-open = Eröffne eine Ausschreibung: Wähle ein Gebäude und ein Viertel.
ask-outbid = Überbiete die { $value } auf { $place }, oder passe.
ask-outbid-with = { $values } auf { $places }
ask-open-with = Jedes deiner Gebäude auf jedes freie Viertel
ask-place =
    { $tiles ->
        [one] Leg deine Karte.
       *[other] Leg eine Karte.
    }
ask-place-or-draw =
    { $tiles ->
        [one] Leg deine Karte, oder zieh eine andere.
       *[other] Leg eine Karte, oder zieh eine andere.
    }
ask-place-drawn = Leg die gezogene Karte.
ask-squares =
    { $count ->
        [one] Ein Feld ist möglich
       *[other] { $count } Felder sind möglich
    }
ask-turn-it = Drehen mit R
wait-for = Warten auf { $seat }.
wait-thinks = { $seat } denkt nach.
wait-may-outbid = Darf die { $value } auf { $place } überbieten oder passen.
wait-may-open = Eröffnet die nächste Ausschreibung.
watching = Du schaust zu.
watching-turn = { $seat } ist am Zug.
watching-take-seat = Platz wieder einnehmen
time-up =
    { $seat ->
        [du] Deine Zeit ist um.
       *[other] Die Zeit von { $seat } ist um.
    }
time-low = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
 }
claim-time = Zeit reklamieren
pass = Passen
draw-another = Andere ziehen
draw-fine = Eine gezogene Karte muss gelegt werden. Was du auf der Hand hast, behältst du.
drawn-seen = Das Ziehen lässt sich nicht zurücknehmen: Du hast die Karte gesehen.
undo = Zurücknehmen
undo-text = Deine letzte Aktion zurücknehmen
leave-table = Verlassen
leave-really =
    Das Spiel verlassen? Ein Bot spielt für dich weiter{ $rated ->
        [yes] , und ein gewertetes Spiel ist verloren
       *[no] { "" }
    }.
stay = Bleiben

## The screen: connection
lost-now = Verbindung verloren. Neuer Versuch …
lost-in = in { $seconds } s
lost-try-now = Jetzt
lost-waits = Dein Zug ({ $action }) wartet hier und wird gesendet, sobald die Verbindung wieder steht.
lost-take-back = Zurücknehmen
back-again = Wieder da. Nichts ist verloren.
socket-ended = Du bist hier abgemeldet, oder der Tisch ist zu oft geöffnet.

## The screen: the table
region-banner = Was ansteht
region-board = Plan
region-mine = Meine Seite des Tisches
region-preview = Was folgen würde
region-players = Spieler
region-log = Verlauf, Chat und Züge
region-dock = Teile des Tisches
tab-table = Tisch
tab-players = Spieler
tab-secrets = Geheimes
tab-tiles = Karten
tab-log = Verlauf
tab-chat = Chat
tab-moves = Alle Züge
tile-number = Karte { $number } von 60
built-count = { $count } gebaut
call-number = Ausschreibung { $number }
about-metropolys =
    { $version }, { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu { $players }
    }
about-metro =
    { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] zu { $players }
    }
list-of-moves = Alle erlaubten Aktionen
filter-moves = Tippen, um eine Aktion zu finden
no-moves = Gerade ist nichts zu tun.
no-moves-match = Das kommt in keiner Aktion vor.
move-bid = { $value } auf { $place }
move-place =
    { $tile } auf { $square }{ $turns ->
        [0] { "" }
       *[other] , { $turns } × gedreht
    }
move-pass = Passen
move-draw = Karte ziehen
chat-label = Sag etwas in die Runde
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-rooms = Zuschauer haben ihren eigenen Raum. Nach dem Spiel kannst du ihn lesen.
chat-rooms-watching = Wer spielt, hört dich erst, wenn das Spiel aus ist.
chat-watching = schaut zu
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = Stummgeschaltet
log-none = Noch ist nichts geschehen.
log-sat =
    { $seat ->
        [du] Du setzt dich.
       *[other] { $seat } setzt sich.
    }
log-left =
    { $seat ->
        [du] Du gehst; ein Bot spielt weiter.
       *[other] Jemand ist gegangen: { $seat } spielt weiter.
    }
log-left-open = Ein Platz ist frei geworden.
log-started = Das Spiel beginnt.
log-undone =
    { $seat ->
        [du] Du nimmst deine letzte Aktion zurück.
       *[other] { $seat } nimmt die letzte Aktion zurück.
    }
log-flagged =
    { $seat ->
        [du] Die Zeit war um: Ein Bot spielt für dich weiter.
       *[other] Die Zeit war um: { $seat } spielt weiter.
    }
log-closed = Der Tisch wurde geschlossen.
log-followed = Es gibt eine Revanche.
hint = Tipp
hint-thinking = Ein Bot denkt darüber nach …
hint-chance = { $action }: { $chance } % Siegchance

## The screen: Metropolys
preview-bid = { $value } auf { $place }
preview-answers = Wer antworten könnte
preview-answer-places = auf { $places }
preview-nobody = Niemand könnte antworten: Du würdest sofort bauen.
preview-blind = { $place } ist eine Sackgasse: Ein Gebot dort beendet die Ausschreibung.
preview-group = Gruppe vollständig: { $places }
preview-none = Wähle ein Gebäude und ein Viertel, dann steht hier, was folgen würde.
preview-none-waiting = Zeig auf ein Viertel, um mehr darüber zu sehen.
my-points = Meine Punkte
only-you = das siehst nur du
points-now = jetzt
points-then = dann
points-change = Änderung
points-together = Zusammen
bid-it = { $value } auf { $place } bieten
take-back = Zurücknehmen
rack-building =
    { $value }, { $state ->
        [may] du darfst sie bieten
        [bid] in dieser Ausschreibung geboten
        [built] gebaut
       *[held] gerade nicht möglich
    }
cards-label = Deine geheimen Ziele
player-bid = bietet { $value } auf { $place }
player-passed = hat gepasst
player-to-move = am Zug
player-thinks = denkt nach
player-thinks-for = denkt nach, { $seconds } s
thinking = Nachdenken
log-forced = erzwungen
player-stock = Im Vorrat: { $values }
player-tokens = { $count } { $token }
holds-card = hat die Karte „{ $card }“
buildings-left = übrig
place-label =
    { $place }, { $district }, { $type }{ $token ->
        [none] { "" }
       *[other] , Plättchen „{ $token }“
    }{ $near ->
        [none] { "" }
       *[other] , { $near }
    }. { $state }
place-statue = an Statue { $number }
place-lake = an einem See
place-border = am Stadtrand
place-blind = Sackgasse
place-free = Frei.
place-shut = Bleibt in diesem Spiel außen vor.
place-bid-by =
    { $seat ->
        [du] Du bietest
       *[other] { $seat } bietet
    } hier { $value }.
place-built-by =
    Hier steht { $seat ->
        [du] deine { $value }
       *[other] die { $value } von { $seat }
    }.
place-may-bid = Frei. Du darfst hier { $values } bieten.
place-neighbours = Grenzt an { $places }.
refused-from = Von { $last } aus: { $places }.
refused-one = In einem Viertel steht nur ein Gebäude.
card-progress = { $built } gebaut, { $free } frei
group-progress = { $where }: { $count } von { $needed }

## The screen: Metro
preview-tile = Deine Karte auf { $square }
preview-lines =
    { $count ->
        [0] Keine Linie würde sich ändern
        [one] Eine Linie würde sich ändern
       *[other] { $count } Linien würden sich ändern
    }
preview-metro-none = Wähle ein Feld, dann steht hier, was sich für alle ändern würde.
preview-metro-waiting = Zeig auf eine Station, um ihre Linie zu sehen.
line-line = Linie
line-tiles = Karten
line-end = Ende
line-points = Punkte
line-open = offen
line-centre = Zentrum, doppelt
line-ends-at = endet bei
line-nobody = herrenlos
line-change = { $before } → { $after }
points-before-after = { $before } → { $after }
place-it = Legen
hand-title =
    { $count ->
        [one] Deine Karte
       *[other] Deine Karten
    }
hand-drawn = Gezogen, muss gelegt werden
stack-count = im Nachziehstapel
turn-it = Drehen
hand-tile = Karte { $tile }
unseen-title = Noch nicht gesehen
unseen-tile = Karte { $tile }: { $left } von { $copies } noch nicht gesehen
unseen-where = { $stack } im Nachziehstapel, { $hands } auf anderen Händen.
player-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
square-label = { $square }. { $state }
square-free = Frei.
square-may = Frei. Deine Karte darf hier liegen.
square-taken = Hier liegt { $tile }.
square-centre = Das Zentrum.
stations-label = Stationen
station-open =
    Station { $number } { $name }, { $length ->
        [one] eine Karte
       *[other] { $length } Karten
    }
station-done =
    Station { $number } { $name }, fertig, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
station-owned = { $owner }: { $station }
exception-applies = Die Ausnahme gilt.

## The screen: the end
end-won =
    { $seat ->
        [du] Du hast gewonnen.
       *[other] { $seat } hat gewonnen.
    }
end-shared = Geteilter Sieg: { $seats }.
end-most-points =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
end-lost-seats = Die anderen sind gegangen, oder ihre Zeit war um.
end-points = Punkte
end-buildings = Gebäude
end-break = entscheiden bei Gleichstand
end-again = Noch einmal in dieser Runde
end-join-again = Zur Revanche
end-lines = Alle Linien
end-lines-count =
    { $count ->
        [one] eine Linie
       *[other] { $count } Linien
    }
end-lit = Auf dem Plan
end-lit-none = Zeige auf eine Linie, um sie auf dem Plan zu sehen.
end-lit-line =
    { $end ->
        [open] ist nicht fertig:
        [centre] ins Zentrum:
        [itself] zurück zu sich selbst:
       *[other] zur Station { $to }:
    } { $tiles ->
        [one] eine Karte
       *[other] { $tiles } Karten
    }{ $again ->
        [0] {""}
        [one] , noch einmal gekreuzt: { $length }
       *[other] , noch { $again } Mal gekreuzt: { $length }
    }{ $end ->
        [open] .
        [centre] , verdoppelt { $points } Punkte.
       *[other] , { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
end-record = Aufzeichnung kopieren
end-home = Zur Startseite
end-count = Schlusswertung
end-stations = zu Stationen
end-centre = ins Zentrum
end-longest = längste
end-tie = { $names }: je { $points } Punkte. Gebäude: { $buildings }.
end-whole-map = Die ganze Stadt zeigen
end-cards = Die Karten aller
end-its-card = Karte dazu
end-highest = Höchste
end-rating = Wertung
count-groups = { $count ->
    [one] Eine Gruppe
   *[other] { $count } Gruppen
 }
count-buildings = { $count ->
    [one] Ein Gebäude
   *[other] { $count } Gebäude
 }

## The screen: keys
keys-title = Tasten
keys-show = Tasten zeigen
keys-arrows = über den Plan gehen
keys-tab = von Bereich zu Bereich
keys-digits = ein Gebäude wählen
keys-tiles = eine Karte der Hand wählen
keys-turn = die Karte drehen; mit Umschalt andersherum
keys-enter = vorschlagen, dann bestätigen
keys-escape = zurücknehmen
keys-pass = passen
keys-draw = eine Karte ziehen
keys-undo = letzte Aktion zurücknehmen
keys-list = zur Liste aller erlaubten Aktionen
keys-help = diese Tasten
key-arrows = Pfeile
key-digits = 1 … 13

## The screen: account and settings
account-title = Konto
account-guest = Du spielst als Gast: Wer die Daten dieses Browsers löscht, verliert die Plätze. Mit einem Passwort kommen sie auf andere Geräte mit.
account-name = Name
account-change-name = Namen ändern
account-make = Konto anlegen
account-password = Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-saved = Gespeichert.
account-sign-in = Anmelden
account-sign-in-text = Du hast ein Konto? Melde dich auch hier an.
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-export = Alles, was über dich gespeichert ist
account-delete = Konto löschen
account-delete-text = Name, Einstellungen und Nachrichten verschwinden sofort. Gespielte Spiele bleiben, ohne den Namen.
account-delete-really = Ja, alles über mich löschen
account-nobody = Hier kennt dich noch niemand. Spiel eine Runde, oder melde dich an.
settings-title = Einstellungen
settings-look = Farben
settings-system = Wie das Gerät
settings-light = Hell
settings-dark = Dunkel
settings-sounds = Töne
settings-sounds-on = Ein Ton, wenn du dran bist und wenn etwas gelegt oder gebaut wird
settings-motion = Bewegung
settings-motion-on = Auf dem Bildschirm darf sich etwas bewegen
settings-notices = Benachrichtigungen
settings-notices-on = Sag mir Bescheid, wenn ich dran bin und nicht hinsehe
settings-notices-text = Solange diese Seite irgendwo im Browser offen ist.
settings-push-on = Auch wenn die Seite geschlossen ist, in diesem Browser
settings-push-not = Dieser Browser kann das nicht, oder er erlaubt es nicht.
settings-webhook = Ein Programm von mir bekommt unter dieser Adresse Bescheid
settings-email = Per E-Mail an
settings-email-code = Der Code aus der Mail an dich
settings-test = Ausprobieren
settings-tested =
    { $count ->
        [0] Noch bist du auf keinem Weg zu erreichen.
       *[other] Gesendet.
    }
settings-save = Speichern
settings-remove = Entfernen
notice-turn = Du bist dran
notice-turn-text = { $game }: Die anderen warten auf dich.
notice-test = Benachrichtigungen kommen hier an
