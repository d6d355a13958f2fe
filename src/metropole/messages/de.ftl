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
expert-bridges = 4 Punkte für jedes Paar deiner Gebäude an beiden Enden einer Brücke.
expert-statues = 7 Punkte für jede Statue, um die auf allen drei Seiten deine Gebäude stehen.
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
not_your_turn = Du bist nicht dran: { $seat } ist am Zug.
cannot_pass_opening = Wer eine Ausschreibung eröffnet, kann nicht passen.
place_built = { $place } ist belegt: Dort steht { $seat ->
    [du] deine { $value }
   *[other] die { $value } von { $seat }
 }.
place_bid = { $place } ist belegt: In dieser Ausschreibung { $seat ->
    [du] hast du
   *[other] hat { $seat }
 } dort { $value } geboten.
place_closed = { $place } ist nicht im Spiel, denn { $district } bleibt diesmal außen vor.
not_adjacent = { $place } grenzt nicht an { $last }.
building_bid = Die { $value } hast du in dieser Ausschreibung schon auf { $place } geboten.
building_built = Die { $value } steht schon in { $place }.
too_low = Die { $value } ist zu niedrig: Es muss mehr sein als { $last }.
unknown_code = Die Aktion { $code } gibt es nicht: Die Nummern gehen von 0 bis { $most }.
unknown_action = „{ $text }“ ist keine Aktion. Schreib ein Gebot genau so: 7@C10. Oder schreib pass.
stale_version = Das Spiel ist schon weiter: Das galt für Stand { $given }, jetzt ist Stand { $right }.
no_such_version = Stand { $given } gibt es nicht: Das Spiel steht bei { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = Mit { $given ->
    [one] { $given } Person
   *[other] { $given } Personen
 } geht es nicht: Es spielen { $least } bis { $most }.
no_such_seat = Es gibt keinen { $seat }: Bei { $players } Personen sind die Plätze ab 0 nummeriert.
wrong_number_of_closed_districts = Bei { $players } Personen { $needed ->
    [0] bleibt kein Stadtteil
    [1] bleibt ein Stadtteil
   *[other] bleiben { $needed } Stadtteile
 } außen vor, nicht { $given }.
district_closed_twice = Ein Stadtteil kann nicht zweimal außen vor bleiben: { $district }.
closed_districts_not_adjacent = Die beiden Stadtteile, die außen vor bleiben, müssen aneinandergrenzen. Bei diesen ist es nicht so: { $districts }.
token_in_closed_district = In { $place } kann kein Plättchen liegen, denn { $district } bleibt außen vor.
token_in_blind_alley = In { $place } kann kein Plättchen liegen: Es ist eine Sackgasse.
wrong_number_of_tokens_in_district = Plättchen im Stadtteil ({ $district }): { $given }; es müssen { $needed } sein.
wrong_number_of_tokens = Plättchen „{ $token }“: { $given }; es müssen { $needed } sein.
cards_missing = Die Karten „{ $cards }“ fehlen.
cards_not_in_this_version = In dieser Version gibt es keine Karten „{ $cards }“: Schreib null.
wrong_number_of_cards = Karten „{ $cards }“: { $given }; es müssen { $needed } sein, eine je Platz.
card_not_in_this_version = Die Karte „{ $card }“ ({ $cards }) ist nicht in diesem Spiel.
card_dealt_twice = Die Karte „{ $card }“ ({ $cards }) ist zweimal ausgeteilt.
first_layout_needs_four_players = Der Aufbau des ersten Spiels ist für vier Personen, nicht für { $players }.
unknown_layout = Den Aufbau „{ $layout }“ gibt es nicht: Schreib first, random oder even, oder gib die Plättchen nach Vierteln an.
unknown_expansion_card = Keine Karte „Erweiterung“ zeigt diese Arten: { $types }.

## Metropolys: why a position is refused
wrong_number_of_seats = Werte in „{ $key }“: { $given }; es müssen { $needed } sein, einer je Platz.
no_such_building = Das Gebäude { $value } gibt es nicht: Die Nummern gehen von 1 bis { $most }.
building_twice = Die { $value } von { $seat } steht in zwei Vierteln.
two_buildings_in_one_place = In { $place } können keine zwei Gebäude stehen: { $one } und { $other }.
two_seats_complete = { $one } und { $other } können nicht beide 13 Gebäude haben: Das Spiel endet, sobald jemand das 13. baut.
subway_card_must_be_held = Plättchen „U-Bahn“ sind schon genommen, also muss jemand die Karte „U-Bahn“ haben: { $seat } hat die meisten.
subway_card_with_fewer_tokens = { $seat } kann die Karte „U-Bahn“ nicht haben: { $other } hat mehr Plättchen „U-Bahn“.
archaeology_card_must_be_held = Plättchen „Archäologische Stätte“ sind schon genommen, also muss jemand die Karte „Archäologische Stätte“ haben.
card_without_token = { $seat } kann die Karte „{ $card }“ nicht ohne ein passendes Plättchen haben.
too_many_tokens_taken = Es gibt nur { $most } Plättchen „{ $token }“; { $given } können nicht genommen worden sein.
tokens_told_twice = Die Plättchen sind doppelt angegeben: wo sie lagen, und wie viele genommen wurden. Gib eines davon an.
taken_without_building = { $seat } kann mit diesen Gebäuden nicht { $given } Plättchen genommen haben.

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
unknown_name = „{ $given }“ ist kein gültiger Wert für „{ $key }“. Bekannt: { $known }.
result_before_the_end = Die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht aus.
scores_differ = Punkte laut Aufzeichnung: { $given }; richtig: { $right }.
winners_differ = Gewonnen haben laut Aufzeichnung: { $given }; richtig: { $right }.

## The command line
cli-line = Zeile { $line }: { $reason }
cli-line-step = Zeile { $line }, Schritt { $step }: { $reason }
cli-no-file = Die Datei „{ $file }“ gibt es nicht.
cli-cannot-read = „{ $file }“ kann nicht gelesen werden: { $problem }
cli-key-value = „{ $given }“ ist so nicht richtig: Schreib SCHLÜSSEL=WERT.
cli-bots-count = Bots: { $given }, Plätze: { $players }. Nenn einen für alle Plätze oder einen je Platz.
cli-names-count = { $given } Namen für { $players } Personen: Nennt alle am Tisch oder niemanden.
cli-replayed = { $line }: { $game }, { $players } Plätze, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 }; { $result }
cli-unfinished = nicht zu Ende gespielt
cli-won = { $winners } gewinnt: { $scores }
cli-shared = { $winners } teilen sich den Sieg: { $scores }
cli-all-right = { $count ->
    [one] Ein Spiel ohne Fehler bis zum Ende nachgespielt.
   *[other] { $count } Spiele ohne Fehler bis zum Ende nachgespielt.
 }
cli-simulated = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
 } ({ $game }) nach { $file } geschrieben. Punkte im Durchschnitt je Platz: { $points }.
bot_not_found = Der Bot { $bot } ist nicht verfügbar: { $problem }
unknown_position = „{ $text }“ ist keine Stellung in einer Zeile. Sie sieht so aus: { $needed }
impossible_position = Diese Stellung kann nicht entstehen: siehe „{ $key }“.
cli-dataset = { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
 } aus { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
 } nach { $file } geschrieben.
cli-score-heading = Zeile { $line }:
cli-not-legal = Zeile { $line }: Die { $at }. Karte durfte so nicht gelegt werden. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
 }
cli-score-source = { $points } für: { $source }
cli-score-groups = Gruppen: { $groups }
highest-empty = { $district }: Dort hat niemand gebaut.
highest-only_builder = { $district }: { $seats }, denn sonst hat dort niemand gebaut.
highest-taller = { $district }: { $seats }, denn das { $rank ->
    [1] höchste
    [2] zweithöchste
    [3] dritthöchste
   *[other] { $rank }.-höchste
 } Gebäude ist höher.
highest-more_buildings = { $district }: { $seats }, sonst gleich, aber mit einem { $rank }. Gebäude.
highest-equal = { $district }: { $seats }, gleichauf; alle bekommen Punkte.
cli-version = metropole { $version }, { $engines ->
    [compiled] mit übersetzten Rechenkernen
   *[interpreted] mit interpretierten Rechenkernen, etwa hundertmal langsamer: Bei der Installation gab es keinen C-Compiler
 }
cli-empty = „{ $file }“ ist leer: Erwartet wird ein JSON-Objekt je Zeile.
not_utf8 = das ist kein Text in UTF-8.
cannot_write = „{ $file }“ kann nicht geschrieben werden: { $problem }.
rules-of = Die Regeln von { $game } nach Themen:
rules-box = In den gedruckten Regeln:
unknown_topic = Ein Thema „{ $text }“ gibt es nicht. Der Befehl rules zeigt alle.
unknown_topic_near = Ein Thema „{ $text }“ gibt es nicht. Meinst du { $near }?
cli-no-client = Diese Kopie von Métropole wurde ohne ihre Webseiten installiert und kann deshalb keine schreiben: Installiere sie mit ihnen.
html-needs-script = Diese Seite braucht JavaScript, um ihre Spiele zu zeigen. Öffne die Datei in einem Browser.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] Expertenspiel
   *[family] Familienspiel
 }{ $expansion ->
    [yes] { " " }mit der Erweiterung
   *[no] {""}
 }, { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
 }. Du spielst { $colour }. Gib help ein für die Befehle.
term-own-art = Der Aufbau des ersten Spiels und die Bilder der Karten „Erweiterung“ sind eigene Entwürfe dieses Programms.
term-closed = Außen vor: { $districts }.
term-first = { $seat ->
    [du] Du eröffnest die erste Ausschreibung.
   *[other] { $seat } eröffnet die erste Ausschreibung.
 }
term-your-card = Deine Karte „{ $card }“ ({ $cards }): { $text }
term-card-places = Viertel „{ $card }“: { $places }.
term-open-call = Du bist dran. Eröffne eine Ausschreibung: Biete ein Gebäude auf ein freies Viertel, etwa { $example }.
term-outbid = Du bist dran. Überbiete die { $value } auf { $place } oder passe (pass). Du darfst { $values } auf { $places } bieten.
term-your-stock = Deine Gebäude: { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] Du hast gerade nichts zu tun.
    [one] Ein möglicher Zug:
   *[other] { $count } mögliche Züge:
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
term-tokens = { $trendy } × Schickes Viertel, { $subway } × U-Bahn, { $archaeology } × Archäologische Stätte
term-holds-subway = Karte „U-Bahn“: { $seat }.
term-holds-archaeology = Karte „Archäologische Stätte“: { $seat }.
term-call = Diese Ausschreibung: { $bids }. Gepasst: { $passed }.
term-call-bid = { $seat } { $value } auf { $place }
term-no-call = Noch kein Gebot in dieser Ausschreibung.
term-score-now = Deine Punkte jetzt: { $total }.
term-score-none = Noch nichts.
term-score-part = { $points } für: { $source }
term-score-part-places = { $points } für: { $source } ({ $places })
term-why-legal = Auf { $place } darfst du { $values } bieten.
term-why-free-later = Du bist nicht dran, aber { $place } wäre möglich.
term-why-what = Frag nach einem Viertel oder einem Gebot: why S3, why 7@S3.
term-why-action-legal = { $action } ist erlaubt.
term-try = Wenn du { $action } spielst:
term-try-answers = { $seat } könnte mit { $values } auf { $places } antworten.
term-try-no-answer = Niemand könnte antworten.
term-try-unanswered = Wenn niemand antwortet:
term-try-points = Deine Punkte: jetzt { $before }, dann { $after }{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Gruppen dann: { $groups }.

## The terminal: commands
term-help =
    7@C10        dein Gebäude 7 auf das Viertel C10 bieten
    pass         diese Ausschreibung verlassen
    try 7@C10    was dieses Gebot ändern würde, ohne es zu spielen
    why S3       warum du auf S3 nicht bieten kannst oder was du dort bieten darfst (auch: why 7@S3)
    city         die ganze Stadt; city north: ein Stadtteil
    look C10     ein Viertel: seine Nachbarn, Brücken, Seen, Statuen
    table        Gebäude, Plättchen und Karten von allen und die laufende Ausschreibung
    legal        alle möglichen Züge
    cards        deine geheimen Karten
    score        deine Punkte jetzt, nach Herkunft
    hint         was ein starker Bot an deiner Stelle tun würde
    rules call   ein Thema der Regeln; rules allein zeigt alle
    undo         deinen letzten Zug zurücknehmen, samt den Zügen der Bots danach
    save [FILE]  das Spiel in einer Datei speichern
    language en  Sprache wechseln: en, fr, cs, nl, de
    quit         aufhören
term-unknown = Unbekannter Befehl: „{ $text }“. Gib help ein für die Befehle. Ein Gebot sieht so aus: 7@C10.
term-try-what = Sag, was du probieren willst: try 7@C10 oder try pass.
term-look-what = Sag, welches Viertel: look C10.
term-no-place = Ein Viertel „{ $text }“ gibt es nicht: Es gibt C1 bis C15 und bei N, E, S, W jeweils 1 bis 10.
term-no-district = Einen Stadtteil „{ $text }“ gibt es nicht. Möglich: centre, north, east, south oder west.
term-no-undo = Du kannst gerade nichts zurücknehmen.
term-undone = Zurückgenommen.
term-language = Ab jetzt auf Deutsch.
term-no-language = Die Sprache „{ $text }“ gibt es hier nicht. Möglich: { $languages }.
term-saved = In { $file } gespeichert. Weiter geht es mit: metropole play --resume { $file }
term-not-saved = „{ $file }“ konnte nicht gespeichert werden: { $problem }. Das Spiel geht weiter.
term-quit-unsaved = Dieses Spiel ist nicht gespeichert. Gib save ein, um es zu behalten, oder noch einmal quit, um es aufzugeben.
term-bye = Bis bald!
term-final-seat = { $seat }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
 }
term-final-cards = Karten von { $seat ->
    [du] dir
   *[other] { $seat }
 }: { $cards }.
term-won = { $decided ->
    [most_buildings] Gleichstand nach Punkten; mit den meisten Gebäuden { $winners ->
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
term-again = „{ $text }“ geht hier nicht. Möglich: { $choices }.
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

## Metro: sources of points
source-stations = Linien zu Stationen
source-centre = Linien ins Zentrum

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
 } eine Karte; { $stack ->
    [0] der Nachziehstapel ist leer
    [one] im Nachziehstapel ist noch eine
   *[other] im Nachziehstapel sind noch { $stack }
 }.
drew = { $seat ->
    [du] Du ziehst { $tile } und musst sie legen
   *[other] { $seat } zieht { $tile } und muss sie legen
 }; { $stack ->
    [0] der Nachziehstapel ist leer
    [one] im Nachziehstapel ist noch eine
   *[other] im Nachziehstapel sind noch { $stack }
 }.
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
drawn_already = Du hast schon eine Karte gezogen: Jetzt musst du sie legen.
stack_empty = Der Nachziehstapel ist leer.
drawn_tile_first = { $tile } muss warten: Leg erst { $drawn }, die du gezogen hast.
tile_not_held = { $tile } hast du nicht auf der Hand.
tiles_are_not_turned = In diesem Spiel werden Karten nicht gedreht: { $tile } muss so liegen, wie sie gezogen wurde.
square_in_centre = { $square } ist das Zentrum: Dorthin kommt keine Karte.
square_occupied = { $square } ist belegt: Dort liegt { $tile }.
square_not_adjacent = { $square } liegt weder am Rand des Plans noch neben einer Karte.
one_tile_line = { $tile } auf { $square } ergäbe allein eine Linie aus einer Karte zwischen nummerierten Stationen ({ $stations }); { $others ->
    [0] kein anderes Feld ist möglich, aber sie lässt sich drehen.
    [one] ein anderes Feld ist möglich.
   *[other] { $others } andere Felder sind möglich.
 }
no_other_square = { $tile } darf jetzt allein Stationen verbinden, denn auf jedem Feld täte sie das ({ $count ->
    [one] ein Feld ist
   *[other] { $count } Felder sind
 } möglich).
no_copy_left = Von { $tile } gibt es nur { $copies }, und alle liegen schon.
not_a_placement = „{ $text }“ ist kein Zug, der eine Karte legt.
wrong_hand = Eine Hand hat { $least } bis { $most } Karten, nicht { $given }.
wrong_number_of_tiles = Karten im Stapel: { $given }; es müssen { $needed } sein.
too_many_copies = Karten { $tile } im Stapel: { $given }; es gibt nur { $most }.

## The terminal: Metro
metro-welcome = Metro, { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $players }
 }, { $hand ->
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
metro-place-drawn = Leg die gezogene Karte { $tile }, etwa { $example }.
metro-line = { $station } ({ $owner }): { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
 }, { $rest }.
metro-line-change = { $station } ({ $owner }): jetzt { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
 }, dann { $then }, { $rest }.
metro-leads = führt nach { $square } von { $side }
metro-ends = endet bei { $station }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
metro-ends-centre = endet im Zentrum, doppelt: { $points } Punkte
metro-crossing = { $square } von { $side }
metro-crossings = Sie läuft über { $squares }.
metro-left = Noch nicht gesehen: { $tiles ->
    [niemand] keine
   *[other] { $tiles }
 }.
metro-player = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $tiles ->
    [one] { $tiles } Karte
   *[other] { $tiles } Karten
 } auf der Hand.
metro-stack = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist noch eine Karte.
   *[other] Im Nachziehstapel sind noch { $count } Karten.
 }
metro-total = { $seat }: jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, dann { $then }.
metro-why-what = Frag nach einem Feld oder einem Zug: why 34, why aacb34.
metro-why-legal = Möglich: { $actions }.
metro-no-station = Eine Station „{ $text }“ gibt es nicht: Die Nummern gehen von 1 bis 32.
metro-no-tile = Eine Karte „{ $text }“ gibt es nicht. Eine Karte schreibt man mit vier Buchstaben, etwa aacb.
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
    why 34       warum ein Feld für dich nicht geht oder was dort liegen kann (auch: why aacb34)
    board        der Plan mit den Buchstaben der Karten; Punkte sind offene Felder
    tracks       der Plan mit gezeichneten Gleisen
    line 9       die Linie der Station 9; lines: alle deine; lines all: die von allen
    tile aacb    ein Bild dieser Karte; tile: die, die du legen darfst
    left         die Karten, die noch niemand gesehen hat
    table        Punkte und Karten von allen
    legal        alle möglichen Züge
    score        deine Punkte und Linien
    hint         was ein starker Bot an deiner Stelle tun würde
    rules place  ein Thema der Regeln; rules allein zeigt alle
    undo         deinen letzten Zug zurücknehmen, samt den Zügen der Bots danach
    save [FILE]  das Spiel in einer Datei speichern
    language en  Sprache wechseln: en, fr, cs, nl, de
    quit         aufhören

## Hints: why
reason_group = { $count ->
    [one] schließt eine Gruppe für { $card } ab
   *[other] schließt { $count } Gruppen für { $card } ab
 }: +{ $points }
reason_card = { $card }: +{ $points }
reason_source = { $source }: +{ $points }
reason_source_loss = { $source }: −{ $points }
reason_no_answer = niemand kann antworten
reason_answers = { $count ->
    [one] eine Person kann noch antworten
   *[other] { $count } können noch antworten
 }
reason_lets_build = { $seat } baut dann die { $value } in { $place }
reason_may_build = { $seat } baut die { $value } in { $place }, wenn alle anderen passen
reason_finishes = schließt deine Linie { $station } ab: +{ $points }
reason_centre = führt deine Linie { $station } ins Zentrum: +{ $points }
reason_ends_other = beendet Linie { $station } von { $seat }: +{ $points } für { $seat }
reason_begins = damit beginnt deine Linie { $station }
reason_grows = deine Linie { $station } wächst auf { $length ->
    [one] eine Karte
   *[other] { $length } Karten
 }
reason_others_grow = nur andere Linien wachsen
reason_no_line = keine Linie ändert sich
reason_draw = du behältst deine Handkarten und ziehst vom Nachziehstapel, in dem noch { $stack ->
    [one] eine Karte liegt
   *[other] { $stack } Karten liegen
 }
reason_ahead = am Ende etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } voraus
reason_behind = am Ende etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } zurück
reason_level = am Ende etwa gleichauf

## Hints and analysis
hint-best = { $seat ->
    [du] du könntest { $action } spielen.
   *[other] { $seat } könnte { $action } spielen.
 }
hint-candidate = { $action }: { $chance } % Siegchance, voraussichtlich { $points } Punkte
hint-line = So könnte es weitergehen: { $actions }
analysis-good = { $number }. { $seat } spielt { $action }, den besten gefundenen Zug; { $chance } % Siegchance.
analysis-better = { $number }. { $seat } spielt { $action }; mit { $best } wäre die Siegchance um { $loss ->
    [one] { $loss } Prozentpunkt
   *[other] { $loss } Prozentpunkte
 } höher.
analysis-loss = Aktion { $number } ({ $loss } %)
analysis-losses = Die größten Verluste von { $seat }: { $losses }.
analysis-plain = Seit Aktion { $number } konnten alle die Karte „{ $cards }“ von { $seat } kennen.
analysis-title = Siegchancen in einer Partie { $game }
analysis-across = Aktionen im Spiel
analysis-readable = Wie wahrscheinlich die echte Karte „{ $cards }“ beim Zuschauen wirkt

## Hints and analysis: what a bot would have played
analysis-bot-best = { $bot } würde den besten Zug spielen, { $action }.
analysis-bot-other = { $bot } würde { $action } spielen, was { $loss } Siegchance kostet.
analysis-bot-agrees = Von { $choices ->
    [one] einer Entscheidung
   *[other] { $choices } Entscheidungen
 } trifft { $bot } { $best } wie der beste Zug und { $played } wie in der Partie.
analysis-bot-loses = Eine Entscheidung von { $bot } kostet im Schnitt { $loss } Siegchance, ein Zug der Partie { $other }.

## The command line: environments for research
vector_no_options = reset nimmt hier keine Optionen, bekam aber: { $given }. Was gespielt wird, legt man beim Anlegen der Umgebung fest.
vector_none = „{ $key }“ muss mindestens 1 sein, nicht { $given }.

## Tournaments: why they cannot be played
bot_named_twice = Der Bot „{ $bot }“ ist zweimal genannt.
duel_needs_two_bots = Ein Duell spielen zwei Bots: einer auf einem Platz, der andere auf allen anderen. Genannt: { $given }.
ladder_needs_two_bots = Eine Leiter braucht mindestens zwei Bots.
extra_missing = Dafür fehlt das Paket { $package }: pip install 'metropole[{ $extra }]'
workers_keep_dying = Die Prozesse, die spielen, wurden { $times }-mal abgebrochen, ohne ein Spiel zu beenden. Die bisherigen Ergebnisse bleiben erhalten.
cluster_not_reached = Unter { $address } ist kein Ray-Cluster zu erreichen: { $problem }
results_in_use = Ein anderes Turnier schreibt in „{ $folder }“.
results_of_another_plan = „{ $folder }“ enthält Ergebnisse eines anderen Plans: „{ $key }“ ist dort { $there }, du willst aber { $wanted }. Wähle einen anderen Ordner.
results_without_plan = „{ $folder }“ enthält Ergebnisse, aber nicht den Plan, nach dem gespielt wurde. Wähle einen anderen Ordner.
broken_result = Zeile { $line } von { $file } ist kein Ergebnis: { $problem }. Es wurde nichts geändert.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
lineup-round-robin = jeder gegen jeden
lineup-ladder = jeder gegen den nächsten in der Liste
lineup-duel = der erste Bot auf einem Platz, der zweite auf allen anderen
lineup-self = jeder Bot gegen sich selbst
arena-table = { $game }, { $options }, { $players } Spieler
arena-hand = { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }
arena-turned = { $name }, Karten drehbar
arena-expanded = { $name } mit Erweiterung
arena-rounded = { $asked } Spiele je Paarung lassen sich nicht gleichmäßig auf { $seats } Plätze verteilen: Gespielt werden { $played }.
arena-goes-on = { $done } von { $total } Spielen sind schon gespielt.
arena-stopped = Angehalten nach { $done } von { $total } Spielen. Sie wurden nicht gespeichert: Nenn mit --out einen Ordner, um später weiterzumachen.
arena-stopped-kept = Angehalten nach { $done } von { $total } Spielen. Sie sind gespeichert: Mit demselben Befehl geht es weiter.
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
report-intervals = Siege sind die eines Platzes; ein geteilter Sieg zählt anteilig. Die Intervalle sind die von Wilson, zu 95 %; fett ist, was den gleichen Anteil nicht enthält. Die Wertung ist die von Plackett-Luce: mu, seine Unsicherheit sigma und mu minus drei sigma.
report-overall = ## Alle Tische zusammen
report-pairings = ### Aufstellungen
report-seats = ### Plätze, gezählt ab dem, der beginnt
report-sources = ### Punkte nach Herkunft
report-cards = ### Zielkarten
report-picture-bots = Siege, Wertungen und Punkte nach Herkunft
report-picture-seats = Siege nach Platz
report-picture-cards = Siege nach Zielkarte
report-ties = Geteilter Sieg in { $shared } von { $games } Spielen ({ $rate }).
report-decided = { " " }Was den Ausschlag gab: { $ways }.
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
head-held = ausgeteilt
head-with_card = Punkte mit der Karte
head-version = Version
head-players = Spieler
head-even = gleicher Anteil
head-shared = geteilte Siege

## The report on balance
balance-title = # Wer gewinnt: Plätze, Ziele, Versionen
balance-intro = Erstellt mit `{ $command }`: { $games } Spiele, { $count } für jeden Bot, jede Version und jede Spielerzahl; auf allen Plätzen derselbe Bot ({ $bots }), Programmversion { $version }. Wie ausgewogen ein Spiel ist, hängt davon ab, wer es spielt: Mit stärkeren Bots ändert sich diese Seite.
balance-reading = Was auffällt, liegt mehr als drei Standardabweichungen vom gleichen Anteil entfernt, alle Spielerzahlen zusammengenommen. In den Tabellen steht ein Anteil an Siegen fett, wenn sein Intervall zu 95 % (Wilson) den gleichen Anteil nicht enthält; auch wenn nichts eine Rolle spielte, käme das in einem von zwanzig Fällen vor. Die Reihenfolge zählt ab dem, der beginnt. Ein geteilter Sieg zählt anteilig.
balance-striking = ### Was auffällt
balance-strikes = { $version }: { $name } gewinnt { $times }-mal den gleichen Anteil ({ $games } Spiele).
balance-nothing-striking = Kein Platz in der Reihenfolge und keine Karte liegt mehr als drei Standardabweichungen vom gleichen Anteil entfernt, alle Spielerzahlen zusammengenommen.
balance-card = die Karte „{ $card }“ ({ $kind })
balance-seats = ### Plätze
balance-points = ### Punkte je Platz
balance-cards = ### Zielkarten
balance-place = Platz { $number }
balance-players = { $players } Spieler
balance-picture-seats = Siege nach Reihenfolge, als Vielfaches des gleichen Anteils
balance-picture-points = Punkte nach Herkunft
balance-picture-cards = Siege nach Zielkarte, { $version }
balance-panel-cards = { $kind }, { $players } Spieler
balance-axis-seats = Vielfaches des gleichen Anteils
balance-axis-points = Punkte je Platz

## The server: people
not_signed_in = Du bist nicht angemeldet. Spiel als Gast oder melde dich an.
wrong_name_or_password = Der Name oder das Passwort ist falsch.
wrong_password = Das ist nicht dein Passwort.
too_many_wrong_passwords = Das waren zu viele falsche Passwörter. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } noch einmal, oder auf einem Gerät, auf dem du dich schon einmal angemeldet hast.
already_an_account = Du hast schon ein Konto.
name_taken = { $name } ist vergeben oder sieht einem vergebenen Namen zu ähnlich. Frei ist { $suggestion }.
bad_name = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Bitte wähle einen anderen.
bad_name_length = Ein Name muss 1 bis { $most } Zeichen haben.
bad_password_length = Ein Passwort muss { $least } bis { $most } Zeichen haben.
preferences_too_long = Die Einstellungen sind zu lang: höchstens { $most } Zeichen.
no_such_person = Diese Person gibt es nicht.
cannot_mute_yourself = Dich selbst kannst du nicht stummschalten.
too_many_muted = Du hast schon { $most } Personen stummgeschaltet. Mehr geht nicht.

## The server: what it refuses to anybody
too_often = Das ging zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
too_many_at_once = Du hast schon { $most } Verbindungen offen. Mehr geht nicht.
too_busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
too_long = Das ist zu lang: höchstens { $most } Bytes.
only_json = Hier wird nur JSON verstanden.
origin_missing = Diese Anfrage sagt nicht, von welcher Seite sie kommt.
wrong_origin = Diese Anfrage kommt von einer fremden Seite.
metrics_are_private = Diese Zahlen sind nicht öffentlich.
no_such_page = Unter dieser Adresse gibt es nichts.
wrong_method = Das geht hier nicht.
bad_request = Fehler in „{ $where }“: { $problem }.
server_fault = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren: Versuch es noch einmal.
database_unavailable = Die Datenbank, die METROPOLE_DATABASE nennt, antwortet nicht oder wurde nicht eingerichtet.

## The server: for whoever runs it
unknown_database = Eine Datenbank der Art „{ $given }“ gibt es nicht. Möglich: sqlite oder postgresql.
settings_not_toml = „{ $file }“ ist keine Datei mit Einstellungen (TOML): { $problem }.
setting_not_plain = In „{ $file }“ muss „{ $key }“ ein Text, eine Zahl, true oder false sein.
unknown_revision = Eine Revision „{ $given }“ der Datenbank gibt es nicht.
database_of_other_version = Die Datenbank hat die Revision { $given }; dieses Programm braucht { $right }: Ruf metropole migrate auf.
database_not_writable = Die Datenbank lässt sich lesen, aber nicht beschreiben: Ist die Platte voll oder schreibgeschützt?
task_fails = Die Hintergrundaufgabe „{ $task }“ schlägt immer wieder fehl: Sieh im Log nach.
backup_of_other_version = Die Sicherung wurde bei Revision { $given } der Datenbank gemacht; dieses Programm kennt sie bis { $right }.
cannot_read = „{ $file }“ kann nicht gelesen werden: { $problem }.
not_a_backup = „{ $file }“ ist keine vollständige Sicherung.
database_not_empty = Die Datenbank ist nicht leer: In „{ $table }“ steht etwas. Zurückspielen geht nur in eine leere.
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
address_not_public = Die Adresse muss im öffentlichen Internet liegen.
push_keys_not_understood = Die Schlüssel dieses Abonnements stammen nicht von einem Browser.
too_many_devices = Benachrichtigungen können an höchstens { $most } Browser gehen: Entferne zuerst einen.
no_notices_here = Dieser Server verschickt keine Benachrichtigungen.
no_email_here = Dieser Server verschickt keine E-Mails.
email_not_understood = Das ist keine E-Mail-Adresse.
email_not_sent = Die E-Mail konnte nicht verschickt werden. Versuch es später wieder.
mailed_just_now = Wir haben dir gerade eine E-Mail geschickt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
wrong_email_code = Das ist nicht der Code, den wir an diese Adresse geschickt haben.
tried_just_now = Das hast du gerade versucht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
mail-turn-subject = Du bist dran: { $game }
mail-turn-text = Du bist in einer Partie { $game } dran: { $url }
mail-code-subject = Dein Code für Benachrichtigungen per E-Mail
mail-code-text =
    Jemand möchte unter dieser Adresse Bescheid bekommen, wenn ein Zug ansteht. Wenn du das warst, gib diesen Code ein: { $code }
    Wenn nicht, ignoriere diese E-Mail einfach: Es kommt nichts weiter.
mail-test-subject = Benachrichtigungen kommen hier an
mail-test-text = Das ist der Test, um den du gebeten hast: Wenn du dran bist und gerade nicht hinsiehst, bekommst du unter dieser Adresse Bescheid.
cli-recomputed = { $games ->
    [one] Die Wertungen wurden aus einem Spiel neu berechnet.
   *[other] Die Wertungen wurden aus { $games } Spielen neu berechnet.
 }
cli-serving = Métropole läuft unter { $address }. Beenden mit Strg+C.
cannot_listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }. Einen anderen Port gibst du mit --port an.

## The server: at tables
no_such_table = Einen Tisch „{ $table }“ gibt es nicht.
not_at_this_table = Du sitzt nicht an diesem Tisch.
only_the_host = Das darf nur, wer den Tisch eröffnet hat.
no_such_code = Kein offener Tisch hat den Code { $code }. Vielleicht ist er falsch getippt, oder das Spiel hat schon begonnen.
code_before_the_game = Einen Code hat ein Tisch nur, bis das Spiel beginnt.
held_already = Der Tisch wartet schon auf den Gastgeber.
not_due = Das Spiel kann noch nicht beginnen.
host_must_sit = Wer einen Tisch eröffnet, setzt sich auch daran.
not_while_table_is = { $status ->
    [open] Das Spiel hat noch nicht begonnen.
    [running] Das Spiel hat begonnen.
    [finished] Das Spiel ist aus.
   *[closed] Der Tisch wurde geschlossen.
 }
seat_taken = Schon besetzt: { $seat }.
seat_is_free = Hier sitzt niemand: { $seat }.
sits_already = Du sitzt schon an diesem Tisch ({ $seat }).
seats_are_free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 }
cannot_be_given = „{ $key }“ wird ausgelost und lässt sich nicht wählen. Wählen kannst du: { $known }.
too_many_tables = Du hast schon { $most } Tische, die noch nicht zu Ende gespielt sind. Spiel zuerst einen zu Ende oder schließ ihn.
rated_needs_account = Für gewertete Spiele brauchst du ein Konto. Leg eins an, deine Plätze behältst du.
rated_is_drawn = Bei einem gewerteten Spiel wird der Aufbau ausgelost.
undo_not_at_rated_tables = In gewerteten Spielen wird nichts zurückgenommen.
nothing_to_undo = Du kannst nichts zurücknehmen: Jemand hat seitdem gespielt, oder etwas Verdecktes wurde gezeigt.
undos_used_up = Gegen Bots kannst du in diesem Spiel nichts mehr zurücknehmen.
own_clock = Deine eigene Zeit kannst du nicht reklamieren.
bots_have_no_clock = Ein Bot ist am Zug, und Bots haben keine Uhr.
time_is_left = { $seat } hat noch Zeit.
pace_of_two_kinds = Wähle eine Zeit für das ganze Spiel oder eine Zeit je Zug, nicht beides.
increment_without_bank = Zusatzzeit je Zug geht nur mit einer Zeit für das ganze Spiel.
pace_out_of_range = „{ $key }“ muss { $least } bis { $most } Millisekunden sein, nicht { $given }.
no_hints_at_rated_tables = In gewerteten Spielen gibt es keine Tipps.
no_thinkers = Gerade hat kein Bot Zeit, darüber nachzudenken. Versuch es später wieder.
hint_under_way = Der Bot denkt noch über deine letzte Frage nach.
record_after_the_end = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
followed_already = Es gibt schon eine Revanche, an Tisch { $table }.
nothing_said = Die Nachricht ist leer.
unknown_place = Eine Stelle „{ $place }“ gibt es auf diesem Plan nicht.
not_saved = Der Server konnte das gerade nicht speichern. Er versucht es noch einmal.
cannot_be_kept = Das kann der Server nicht speichern. Es hat sich nichts geändert.
table_of_newer_version = Eine neuere Version des Servers hat diesen Tisch übernommen. Versuch es gleich noch einmal.
day_after_own_try = Das ist ein Spiel des Tages. Du kannst es ansehen, wenn du dein eigenes beendet hast.
day_others_in_play = Das ist jemandes Spiel des Tages. Du kannst es ansehen, wenn es vorbei ist.

## The screen: everywhere
no_connection = Der Server antwortet nicht. Dein Spiel ist dort sicher: Versuch es gleich noch einmal.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Seiten
nav-tools = Werkzeuge
nav-play = Spielen
nav-new = Tisch eröffnen
nav-learn = Lernen
nav-rules = Regeln
rules-why = Warum nicht?
nav-scorer = Zählen
nav-people = Ranglisten
nav-account = Konto
nav-settings = Einstellungen
skip-to-content = Zum Inhalt
sounds-on = Der Ton ist an: ausschalten
sounds-off = Der Ton ist aus: einschalten
theme-to-dark = Dunkle Farben einschalten
theme-to-light = Helle Farben einschalten
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
offline-text = Métropole braucht eine Verbindung, und gerade gibt es keine. Deine Spiele sind sicher und warten auf dich.
guest-name = { $name } { $number }
guest-names = Amélie, Basile, Céleste, Denise, Edmond, Fleur, Gustave, Hortense, Iris, Jules, Lucie, Marcel, Noémie, Octave, Pauline, Rosalie, Simone, Théo, Valentine, Zoé

## The screen: people and bots
bots-of-level = { $names } ({ $level })
bots-described = { $names } ({ $level }): { $text }.
level-novice = Neuling
level-casual = Amateur
level-skilled = Geübt
level-expert = Profi
level-master = Meister
level-novice-text = schnell und kühn, fast ohne Blick für den Plan
level-casual-text = schnell, nach Gefühl, ab und zu mit einem Schnitzer
level-skilled-text = vor jedem Zug { $games } Spiele im Kopf durchgespielt
level-expert-text = vor jedem Zug { $games } Spiele im Kopf durchgespielt
level-master-text = vor jedem Zug bis zu { $games } Spiele im Kopf durchgespielt; schwer zu schlagen
somebody-gone = jemand
free-seat = freier Platz
name-you = Du
guest-mark = Gast
guest-named = { $name } (Gast)

## The bots: how each of them plays, in a few words that are true of their level
plays-fifine = will hoch hinaus und hofft das Beste
plays-bebert = nimmt den ersten Platz, der ihm ins Auge fällt
plays-ninon = lacht über die eigenen Fehler
plays-riquet = zählt an den Fingern und verzählt sich
plays-lili = spielt dort, wo es hübsch aussieht
plays-colas = macht sich um die Punkte nie einen Kopf
plays-gaspard = spielt nach Gefühl und blickt selten zurück
plays-odette = mag schnelle Punkte, lange Pläne langweilen sie
plays-felix = spielt erst und denkt danach
plays-margot = sieht fast alles und übersieht das eine
plays-anselme = nimmt, was sich bietet, und sagt Danke
plays-suzette = vertraut ihrer Nase mehr als ihren Zahlen
plays-leontine = wägt ein paar Pläne ab und wählt einen
plays-armand = schaut voraus, aber nicht zu weit
plays-clarisse = probiert alles erst im Kopf aus
plays-honore = prüft zweimal, spielt einmal
plays-blanche = verschenkt nichts
plays-achille = mag einen soliden Zug lieber als einen glänzenden
plays-anatole = denkt jeden Plan zu Ende, bevor er wählt
plays-eugenie = fragt sich, was die anderen antworten werden
plays-casimir = plant seine Züge wie einen Fahrplan
plays-mathilde = verzeiht kaum einen Ausrutscher
plays-aristide = nimmt sich Zeit und übersieht wenig
plays-victorine = macht aus kleinen Gewinnen große
plays-seraphine = hat diese Stellung kommen sehen
plays-balthazar = hat alle Geduld der Welt
plays-athenais = weiß, was jeder Platz wert ist
plays-leopold = spielt Tausende Spiele durch, bevor der Tee eingeschenkt ist
plays-apolline = lächelt und hat auch daran gedacht
plays-evariste = rechnet, wo andere raten

## The bots: what they say at the table, now and then
bot-says = { $name }: „{ $line }“
line-greeting-1 = Schön, euch alle zu sehen. Möge der Beste gewinnen!
line-greeting-2 = Was für ein schöner Tisch. Fangen wir an!
line-greeting-3 = Darauf habe ich mich den ganzen Tag gefreut.
line-greeting-4 = Seid nett zu mir. Oder auch nicht, ich halte das aus.
line-greeting-5 = Uns allen ein gutes Spiel!
line-gain-1 = Oh, das lief besser als geplant!
line-gain-2 = Den Zug lasse ich mir einrahmen.
line-gain-3 = Habt ihr das alle gesehen? War das nicht schön?
line-gain-4 = Meine Großmutter wäre stolz.
line-gain-5 = Manchmal passt einfach alles.
line-loss-1 = Autsch. Gut gemacht.
line-loss-2 = Damit hatte ich anderes vor. Na gut.
line-loss-3 = Nicht gerade meine Sternstunde.
line-loss-4 = Tun wir so, als wäre das Absicht gewesen.
line-loss-5 = Kann bitte jemand meinen Hut halten?
line-won-1 = Was für ein Spiel! Danke euch allen.
line-won-2 = Ich habe jeden Zug genossen.
line-won-3 = Ich hatte Glück. Verratet es niemandem.
line-won-4 = Es war mir ein Vergnügen. Noch einmal?
line-lost-1 = Gut gespielt! Das hat Spaß gemacht.
line-lost-2 = Hut ab!
line-lost-3 = Nächstes Mal schaue ich zweimal hin.
line-lost-4 = Verloren, und schön war es trotzdem. Noch eine Runde?

## The screen: first page
home-title = Metropolys und Metro spielen
home-metropolys = Biete quer durch die Stadt, von Brücke zu Brücke. Wer zuletzt bietet, baut.
home-metro = Verlege die Gleise im Paris von 1900. Je länger deine Linie, desto besser; im Zentrum zählt sie doppelt.
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
tables-open-none = Gerade wartet kein Tisch auf Mitspieler.
tables-watch-none = Gerade läuft kein öffentliches Spiel.
tables-finished-none = Du hast noch kein Spiel zu Ende gespielt.
tables-older = Ältere Spiele
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
options-rotation = Karten drehbar
options-expanded = { $name } mit Erweiterung
options-hand =
    { $hand ->
        [one] eine Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }
title-metropolys = Metropolys
title-metro = Metro
rated = Gewertet

## The screen: opening a table, and elsewhere
new-expansion = Erweiterung
new-rotation-on = Karten dürfen gedreht werden
new-closed = Außen vor
new-closed-drawn = ausgelost
new-seats = Plätze
new-seconds = + { $seconds } s

## The screen: opening a table
new-title = Tisch eröffnen
new-game = Spiel
new-players-range = { $least } bis { $most } Personen
new-family-text = eine geheime Karte, 3 Punkte für jedes passende Gebäude
new-expert-text = zwei geheime Karten, Gruppen, höchste Gebäude
new-expansion-on = Mit den Karten der Erweiterung spielen
new-expansion-text = 9 Punkte für drei Arten von Vierteln in einem Stadtteil
new-rotation = Drehen
new-rotation-text = sonst wird jede so gelegt, wie sie kommt
new-hand-text = Leg eine Karte aus der Hand oder zieh eine und leg diese.
new-stations = Stationen
new-stations-text =
    Alle haben je { $each } Stationen.{ $left ->
        [yes] { " " }16 und 17 sind herrenlos und beenden nur Linien.
       *[no] { "" }
    }
new-city = Stadt
new-city-random = Zufällig
new-city-random-text = wird zu Spielbeginn ausgelost
new-city-first = Erstes Spiel
new-city-first-text = ein ausgewogener Aufbau für den Anfang
new-city-first-four = nur zu viert
new-city-custom = Eigene
new-city-custom-text = Plättchen selbst legen
new-tokens = Welches Plättchen
new-tokens-count = { $given } von { $needed }
new-tokens-fill = Rest auslosen
new-tokens-clear = Alle wegnehmen
new-tokens-done = Alle Plättchen sind gelegt.
new-tokens-closed = Wähle zuerst, was außen vor bleibt. Dann kannst du Plättchen legen.
new-tokens-full = Stadtteil ({ $district }): Alle { $needed } Plättchen liegen schon.
new-tokens-spent = Alle { $needed } Plättchen „{ $token }“ liegen schon.
new-place-put = Hier kannst du ein Plättchen legen.
new-place-take = Drücke, um es zu tauschen oder wegzunehmen.
new-place-close = Drücke, damit dieser Stadtteil außen vor bleibt.
new-map = Die Stadt
new-closed-none = Zu viert wird in der ganzen Stadt gespielt.
new-closed-one = Zu dritt bleibt ein äußerer Stadtteil außen vor.
new-closed-two = Zu zweit bleiben zwei benachbarte äußere Stadtteile außen vor.
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
new-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
new-tempo = Bots antworten
new-tempo-natural = Normal
new-tempo-natural-text = nach etwa einer Sekunde, bei schweren Zügen später
new-tempo-quick = Zügig
new-tempo-quick-text = in weniger als der halben Zeit
new-tempo-at_once = Sofort
new-tempo-at_once-text = sobald sie ihren Zug gefunden haben
new-sum-tempo = Bots antworten { $tempo }.
tempo-natural = in normalem Tempo
tempo-quick = zügig
tempo-at_once = sofort
new-join = Wer mitspielen darf
new-link = Mit dem Link
new-anybody = Alle
new-link-text = nur wer ihn von dir bekommt
new-anybody-text = der Tisch steht auf der Startseite
new-join-full = Kein Platz ist frei: Andere können nur zuschauen.
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
        [yes] , beliebig drehbar
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
        [yes] Alle dürfen mitspielen.
       *[no] Mitspielen darf, wer den Link hat.
    }
new-sum-pace =
    { $pace }. { $rated ->
        [yes] Gewertet.
       *[no] Nicht gewertet.
    }
new-open = Tisch eröffnen
new-begin = Spiel beginnen

## The screen: before the game
open-title = Ein Tisch für { $game }
open-waiting =
    { $count ->
        [0] Alle sind da. Beginne, wann du magst.
        [one] Ein Platz ist frei. Schick den Link an jemanden, mit dem du spielen möchtest.
       *[other] { $count } Plätze sind frei. Schick den Link an alle, mit denen du spielen möchtest.
    }
open-invite = Einladen
open-invite-text = Kein Konto nötig.
open-invite-rated = Das Spiel wird gewertet: Wer mitspielt, braucht ein Konto.
open-begin = Beginnen
open-bot-here = Bot dazusetzen
open-fill = Freie Plätze mit Bots besetzen
open-send-away = Wegschicken
open-get-up = Aufstehen
open-close = Tisch schließen
closed-title = Dieser Tisch wurde geschlossen.

## The screen: playing with friends
friends-title = Mit Freunden spielen
friends-text = Eröffne einen Tisch und schick den Link. Niemand braucht ein Konto.
friends-game = Spiel
friends-invite = Freunde einladen
your-name = Dein Name
name-invent = Such mir einen aus
name-as = Du spielst als { $name }.
name-save = Speichern
code-title = Hast du einen Code?
code-label = Die vier Buchstaben
code-go = Mitspielen
invite-send = Link schicken
invite-text = { $name } lädt dich zu { $game } ein
invite-code = Oder gib den Code weiter
invite-code-text = Deine Freunde geben ihn auf der Startseite ein, bevor das Spiel beginnt.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invited-title = { $name } lädt dich zu { $game } ein
invited-by-nobody = Du bist zu { $game } eingeladen
invited-full = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen: Das Spiel beginnt gleich.
invited-own = Eigenen Tisch eröffnen
begins-in = { $seconds ->
    [0] Das Spiel beginnt gleich.
    [one] Das Spiel beginnt in einer Sekunde.
   *[other] Das Spiel beginnt in { $seconds } Sekunden.
 }
begins-now = Jetzt beginnen
begins-hold = Warten
begins-alone = Das Spiel beginnt von selbst, sobald alle da sind.
begins-held = Das Spiel beginnt, wenn du es sagst.
begins-held-by = Das Spiel beginnt, wenn { $name } es sagt.
no-table-title = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link unvollständig oder alt. Lass dir einen neuen Link oder den Code geben.
no-page-text = Vielleicht ist der Link abgeschnitten oder vertippt.
closed-text = Das Spiel hat nie begonnen. Lass dir einen neuen Link geben oder eröffne einen eigenen Tisch.

## The screen: below every page
footer-label = Über diese Seite
credit-metropolys = Metropolys ist ein Spiel von Sébastien Pauchon, erschienen bei Ystari.
credit-metro = Metro ist ein Spiel von Dirk Henn, erschienen bei Queen Games.
footer-unofficial = Métropole ist ein inoffizielles Projekt von Spielern, ohne Verbindung zu Autoren oder Verlagen. Alle Zeichnungen sind unsere eigenen.
footer-licence = Freie Software unter der MIT-Lizenz.
footer-privacy = Datenschutz
footer-setup = Die Schachtel aufbauen
footer-replays = Partien ansehen
footer-puzzles = Rätsel

## The screen: privacy
privacy-title = Datenschutz in klaren Worten
privacy-lead = Keine Werbung, kein Tracking, und nichts auf diesen Seiten wird von einem fremden Server geladen.
privacy-about-you = Was wir über dich wissen
privacy-guest = Den Namen, den du wählst, deine Einstellungen, wen du stummgeschaltet hast, wann du zuerst und zuletzt hier warst, und die Adressen, an die wir dir schreiben sollen, wenn du dran bist.
privacy-account = Mit Konto auch dein Passwort, so gespeichert, dass es niemand lesen kann.
privacy-cookies = Ein Cookie erkennt dich wieder; ein zweites merkt sich, welche Konten sich auf diesem Gerät angemeldet haben. Dein Browser speichert auch deine Einstellungen und was du im Zähler und beim Aufbau eingibst.
privacy-games = Deine Spiele
privacy-link = Wer den Link eines Tisches hat, kann ihn ansehen. Nur öffentliche Tische stehen in den Listen.
privacy-finished = Beendete Spiele, Wertungen und die Ergebnisse des Tages bleiben für immer, mit den Namen derer, die gespielt haben.
privacy-page = Deine Seite können alle ansehen: deinen Namen, den Monat, in dem du zuerst hier warst, deine Wertungen und deine Spiele an öffentlichen Tischen. Spiele an anderen Tischen werden dort nur denen gezeigt, die dabei waren, und deine Spiele des Tages nur dir.
privacy-puzzles = Was du bei Rätseln versucht hast, wird mit deinem Namen gespeichert, nur für dich. Es wird mit ihm gelöscht.
privacy-analyses = Eine eingefügte Aufzeichnung, die du auswerten lässt, wird 30 Tage lang ohne deinen Namen gespeichert.
privacy-chat = { $days ->
    [0] Der Chat an den Tischen bleibt gespeichert.
    [one] Der Chat an den Tischen wird nach einem Tag gelöscht.
   *[other] Der Chat an den Tischen wird nach { $days } Tagen gelöscht.
 }
privacy-tables = { $days ->
    [0] Offene Tische bleiben, bis jemand sie schließt.
    [one] Ein offener Tisch wird geschlossen, wenn einen Tag lang niemand vorbeischaut, der dort sitzt.
   *[other] Ein offener Tisch wird geschlossen, wenn { $days } Tage lang niemand vorbeischaut, der dort sitzt.
 }
privacy-guests = { $days ->
    [0] Gäste bleiben für immer.
    [one] Ein Gast, der kein Spiel beendet hat, wird nach einem Tag Abwesenheit vergessen.
   *[other] Ein Gast, der kein Spiel beendet hat, wird nach { $days } Tagen Abwesenheit vergessen.
 }
privacy-notices = { $days ->
    [0] Verschickte Benachrichtigungen bleiben gespeichert.
    [one] Verschickte Benachrichtigungen werden nach einem Tag gelöscht.
   *[other] Verschickte Benachrichtigungen werden nach { $days } Tagen gelöscht.
 }
privacy-evenings = Spieleabende und die geheimen Karten auf den Handys werden drei Tage, nachdem dort zuletzt etwas geschah, vergessen.
privacy-addresses = Deine Internetadresse
privacy-address-kept = Sie wird nie so gespeichert, wie sie ist. Bei deinem Namen bleibt ein kurzer Fingerabdruck, den viele Adressen teilen, damit die Rechenzeit der Bots und die Listen der Tische fair verteilt werden.
privacy-address-rated = An einem gewerteten Tisch zeigt ein Fingerabdruck, der nur für diesen Tisch gilt, welche Plätze von derselben Adresse aus besetzt wurden. Er wird am Ende des Spiels gelöscht; es bleibt nur, welche Plätze zusammengehören.
privacy-logs = Die Protokolle des Servers nennen keine Person, keinen Tisch und keine Adresse.
privacy-rights = Was du tun kannst
privacy-rights-text = Auf der Kontoseite kannst du alles herunterladen, was über dich gespeichert ist, und es löschen. Deine Spiele bleiben dann ohne deinen Namen.

## What a link shows in a chat
preview-site = Spiele Metropolys und Metro mit Freunden oder gegen Bots: im Browser, ohne Konto.
preview-invites = { $name } lädt dich zu { $game } ein
preview-table = { $game }: { $names }
preview-open = { $free ->
    [0] Alle Plätze sind besetzt: Das Spiel beginnt gleich.
    [one] Einer von { $players } Plätzen ist frei. Kein Konto nötig.
   *[other] { $free } von { $players } Plätzen sind frei. Kein Konto nötig.
 }
preview-running = Das Spiel läuft. Komm und schau zu.
preview-finished = Das Spiel ist aus. Sieh dir an, wie es lief.

## The screen: what is asked
ask-open = Eröffne eine Ausschreibung: Wähle ein Gebäude und ein Viertel.
ask-outbid = Überbiete die { $value } auf { $place } oder passe.
ask-outbid-with = { $values } auf { $places }
ask-open-with = Jedes deiner Gebäude auf jedes freie Viertel
ask-place =
    { $tiles ->
        [one] Leg deine Karte.
       *[other] Leg eine Karte.
    }
ask-place-or-draw =
    { $tiles ->
        [one] Leg deine Karte oder zieh eine neue.
       *[other] Leg eine Karte oder zieh eine neue.
    }
ask-place-drawn = Leg die gezogene Karte.
ask-squares =
    { $count ->
        [one] Sie passt auf ein Feld
       *[other] Sie passt auf { $count } Felder
    }
ask-turn-it = Drehen mit R
wait-for =
    { $seat ->
        [du] Du bist dran.
       *[other] Warten auf { $seat }.
    }
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
draw-another = Neue ziehen
draw-fine = Die gezogene Karte musst du legen. Deine Handkarten behältst du.
drawn-seen = Ziehen lässt sich nicht zurücknehmen: Du hast die Karte schon gesehen.
undo = Zurücknehmen
undo-counted = Zurücknehmen (noch { $count })
undo-text = Deinen letzten Zug zurücknehmen
undo-text-counted =
    Deinen letzten Zug zurücknehmen, samt den Antworten der Bots: noch { $count ->
        [one] einmal
       *[other] { $count }-mal
    } in diesem Spiel
leave-table = Verlassen
leave-really =
    Das Spiel verlassen? Ein Bot spielt für dich weiter{ $rated ->
        [yes] , und du verlierst dieses gewertete Spiel
       *[no] { "" }
    }.
stay = Bleiben

## The screen: acting safely
cannot-take-back = Das lässt sich nicht zurücknehmen.
pass-still = Wer noch überbieten kann: { $names }.
pass-else = Wenn das niemand tut: { $what }
draw-follows = Du ziehst die oberste Karte vom Nachziehstapel, und alle sehen sie. { $left ->
    [0] Es ist die letzte.
    [one] Danach ist noch eine übrig.
   *[other] Danach sind noch { $left } übrig.
 }
premove-plan = Nächsten Zug vormerken
premove-choose = Wähle, was passieren soll, wenn du dran bist. Es wird für dich gespielt, auch wenn du nicht da bist.
premove-stop = Nicht vormerken
premove-when = Spielen
premove-unchanged = wenn sich nichts geändert hat
premove-no-higher-bid = wenn niemand höher bietet
premove-same-lines = wenn sie dieselben Linien ändert
premove-always = auf jeden Fall
premove-note = Diesen Zug vormerken
premove-noted = Vorgemerkt: { $action }, { $condition }.
premove-change = Ändern
premove-withdraw = Verwerfen
premove-dropped = Dein vorgemerkter Zug wurde nicht gespielt: { $action }. { $why }
premove-seen = Verstanden
premove_on_own_turn = Du bist schon am Zug: Spiel einfach.
premove_is_late = Du hast inzwischen selbst gespielt.
premove_changed = Etwas, worauf es ankam, hat sich geändert.
premove_under_way = Der Zug wird gerade gespielt.
claim-really = Die Zeit von { $seat } ist um. Wenn du sie reklamierst, verliert { $seat } { $left ->
    [2] und das Spiel ist aus
   *[other] den Platz, und ein Bot spielt weiter
 }. Das lässt sich nicht zurücknehmen.
claim-not = Weiter warten
zoom-out = Ganzen Plan zeigen
settings-acting = Züge bestätigen
settings-acting-on = Ein Klick genügt
settings-acting-text = Was du anklickst, wird sofort gespielt, ohne Rückfrage. Auf einem Touchscreen fragt der Plan weiterhin.

## The screen: connection
lost-now = Verbindung verloren. Neuer Versuch …
lost-in = in { $seconds } s
lost-try-now = Jetzt
lost-waits = Dein Zug ({ $action }) wartet hier und wird gesendet, sobald die Verbindung wieder steht.
lost-take-back = Abbrechen
back-again = Wieder verbunden. Nichts ist verloren.
socket-ended = Du bist hier abgemeldet, oder der Tisch ist an zu vielen Stellen offen.

## The screen: the table
region-banner = Was zu tun ist
region-board = Plan
region-mine = Deine Seite des Tisches
region-preview = Was passieren würde
region-players = Spieler
region-log = Verlauf, Chat und Züge
region-dock = Teile des Tisches
tab-table = Tisch
tab-players = Spieler
tab-secrets = Ziele
tab-tiles = Karten
tab-log = Verlauf
tab-chat = Chat
tab-moves = Alle Züge
tile-number = { $number ->
    [0] Noch keine Karte gelegt
   *[other] Karte { $number } von 60
 }
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
    }, { $options }
list-of-moves = Alle möglichen Züge
filter-moves = Zug suchen
no-moves = Gerade ist nichts zu tun.
no-moves-match = Kein Zug passt dazu.
move-bid = { $value } auf { $place }
move-place = { $tile } auf { $square }
move-pass = Passen
move-draw = Karte ziehen
chat-label = Sag etwas in die Runde
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-rooms = Zuschauer haben ihren eigenen Chat. Nach dem Spiel kannst du ihn lesen.
chat-rooms-watching = Wer spielt, kann das erst lesen, wenn das Spiel aus ist.
chat-watching = schaut zu
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = Stummgeschaltet
# what happened, played out and marked
again = Noch einmal zeigen
again-since = { $count ->
    [one] Noch einmal zeigen, was seit deinem Zug passiert ist: ein Zug
   *[other] Noch einmal zeigen, was seit deinem Zug passiert ist: { $count } Züge
 }
seat-first = Hat angefangen
seat-next = Als Nächstes dran
log-none = Noch ist nichts passiert.
log-sat =
    { $seat ->
        [du] Du setzt dich.
       *[other] { $seat } setzt sich.
    }
log-left = { $seat ->
    [du] Du gehst.
   *[other] { $seat } geht.
 }
log-left-lost = { $seat ->
    [du] Du gehst und verlierst damit das Spiel.
   *[other] { $seat } geht und verliert damit das Spiel.
 }
log-left-open = { $seat ->
    [du] Du stehst auf.
   *[other] { $seat } steht auf.
 }
log-back = { $seat ->
    [du] Du bist wieder da.
   *[other] { $seat } ist wieder da.
 }
log-started = Das Spiel beginnt.
log-undone =
    { $seat ->
        [du] Du nimmst deinen letzten Zug zurück.
       *[other] { $seat } nimmt den letzten Zug zurück.
    }
log-flagged = { $seat ->
    [du] Deine Zeit war um.
   *[other] { $seat } hatte keine Zeit mehr.
 }
log-plays-on = { $bot } spielt weiter.
seat-plays-for = spielt für { $name }
log-closed = Der Tisch wurde geschlossen.
log-followed = Es gibt eine Revanche.
hint = Tipp
hint-thinking = Ein Bot denkt darüber nach …
hint-chance = { $chance } % Siegchance

## The screen: Metropolys
preview-bid = { $value } auf { $place }
preview-answers = Wer dich überbieten könnte
preview-answer-places = auf { $places }
preview-nobody = Niemand könnte dich überbieten: Du würdest sofort bauen.
preview-blind = { $place } ist eine Sackgasse: Ein Gebot dort beendet die Ausschreibung.
preview-group = Gruppe vollständig: { $places }
preview-none = Wähle ein Gebäude und ein Viertel, dann siehst du hier, was passieren würde.
preview-none-waiting = Zeig auf ein Viertel, um mehr darüber zu sehen.
my-points = Deine Punkte
only-you = das siehst nur du
points-now = jetzt
points-then = dann
points-change = Änderung
points-together = Gesamt
bid-it = { $value } auf { $place } bieten
take-back = Abbrechen
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
player-tokens = { $count } × { $token }
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
preview-metro-none = Wähle ein Feld, dann siehst du hier, was sich für alle ändern würde.
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
hand-drawn = Gezogen: diese legen
stack-count = im Nachziehstapel
turn-it = Drehen
unseen-title = Noch nicht gesehen
unseen-tile = { $tile }: { $left } von { $copies } noch nicht gesehen
unseen-where = { $stack } im Nachziehstapel, { $hands } bei den anderen.
player-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
square-label = { $square }. { $state }
square-free = Frei.
square-may = Frei. Hierher darfst du deine Karte legen.
square-taken = Hier liegt { $tile }.
square-centre = Das Zentrum.
my-stations = Deine Stationen
stations-label = Stationen
station-open =
    Station { $number } { $name }, { $length ->
        [0] noch keine Karte
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
tile-named = eine Karte ({ $tracks })
track-a = { $count ->
    [one] eine Gerade
   *[other] { $count } Geraden
 }
track-c = { $count ->
    [one] eine enge Kurve
   *[other] { $count } enge Kurven
 }
track-b = { $count ->
    [one] eine weite Kurve
   *[other] { $count } weite Kurven
 }
track-d = { $count ->
    [one] eine Kehre
   *[other] { $count } Kehren
 }
tracks-where = { $tracks } { $where }
track-at-top = oben
track-at-right = rechts
track-at-bottom = unten
track-at-left = links
track-at-top-right = oben rechts
track-at-bottom-right = unten rechts
track-at-bottom-left = unten links
track-at-top-left = oben links

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
end-points = Punkte
end-buildings = Gebäude
end-break = entscheiden bei Gleichstand
end-again = Revanche
end-join-again = Revanche mitspielen
end-lines = Alle Linien
end-lines-count =
    { $count ->
        [one] eine Linie
       *[other] { $count } Linien
    }
end-lit = Auf dem Plan
end-lit-none = Zeig auf eine Linie, um sie auf dem Plan zu sehen.
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
        [one] , noch einmal durchlaufen: { $length }
       *[other] , noch { $again }-mal durchlaufen: { $length }
    }{ $end ->
        [open] .
        [centre] , doppelt gezählt: { $points } Punkte.
       *[other] , { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
end-record = Aufzeichnung kopieren
end-home = Startseite
end-count = Schlusswertung
end-stations = zu Stationen
end-centre = ins Zentrum
end-tie = { $names }: je { $points } Punkte. Gebäude: { $buildings }.
end-whole-map = Die ganze Stadt zeigen
end-cards = Karten von allen
end-its-card = Karte dazu
end-highest = Höchste
end-rating = Wertung
end-void =
    Dieses Spiel wird nicht gewertet: { $why ->
        [too_short] nicht alle hatten zweimal gespielt
        [guests] jemand hatte kein Konto
        [given] der Aufbau war nicht ausgelost
       *[alone] sonst war niemand da
    }.
end-weight = Für dich zählt dieses Spiel zu { $percent } %: Weitere Spiele gegen dieselben Gegner oder mit jemandem an deiner Internetadresse zählen weniger.
end-provisional = Deine Wertung ist vorläufig: In die Rangliste kommst du nach { $games } Spielen gegen { $opponents } verschiedene Gegner.
end-counting = Das Spiel ist zu Ende.
end-counting-how = Die Punkte werden gezählt. Überspringen mit Klick oder Taste.
end-you-left = Du hast dieses Spiel verlassen.
end-played-on = { $bot } hat für dich weitergespielt: { $rank } Platz.
end-by-left = { $seat ->
    [du] Du hast das Spiel verlassen.
   *[other] { $seat } hat das Spiel verlassen.
 }
end-by-everybody = Alle sind gegangen: Das Spiel wurde nicht zu Ende gespielt.
end-by-tiles = Die letzte Karte ist gelegt.
end-place = { $rank }.
end-place-head = Platz
end-standing = { $rank } { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
end-again-turned = Revanche, andere Plätze
end-share = Teilen
end-share-text = { $game }: { $standings }

## The screen: the end: why, made from the count
end-why-lost = Hier hast du am meisten verloren: { $source } (du { $mine }, { $name } { $theirs }).
end-why-gained = { $seat ->
    [du] Hier hast du am meisten gewonnen: { $source } (du { $mine }, { $name } { $theirs }).
   *[other] Hier hat { $seat } am meisten gewonnen: { $source } ({ $mine }, { $name } { $theirs }).
 }
end-why-nothing = Deine Karte brachte nichts ein: { $card }.
end-why-no-group = Für deine Karte hast du keine Gruppe geschafft: { $card }.
end-why-cost = Das hat dich Punkte gekostet: { $source } ({ $points }).
end-why-best = { $seat ->
    [du] Deine beste Punktequelle: { $source },
   *[other] Beste Punktequelle von { $seat }: { $source },
 } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
end-why-line = { $seat ->
    [du] Allein Linie { $station } brachte dir
   *[other] Allein Linie { $station } brachte { $seat }
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ein.
end-why-no-line = Keine deiner Linien brachte Punkte ein.

## The screen: the end: what made the points
count-groups = { $count ->
    [one] Eine Gruppe
   *[other] { $count } Gruppen
 }
count-buildings = { $count ->
    [one] Ein Gebäude
   *[other] { $count } Gebäude
 }
menu-open = Menü

## The rules: what is what
legend-title = Was ist was
legend-end-title = Wie das Spiel endet
legend-trendy = Wer in einem Viertel baut, nimmt das Plättchen, das dort liegt. Jedes Plättchen „Schickes Viertel“ bringt Punkte.
legend-subway = Jedes Plättchen „U-Bahn“ bringt Punkte und vielleicht auch die Karte „U-Bahn“.
legend-subway_card = Sie geht an den Ersten mit einem Plättchen „U-Bahn“, danach an jeden, der mehr davon hat als ihr Besitzer.
legend-archaeology = Jedes Plättchen „Archäologische Stätte“ kostet Punkte und bringt die Karte „Archäologische Stätte“.
legend-archaeology_card = Sie liegt immer bei dem, der zuletzt ein Plättchen „Archäologische Stätte“ genommen hat. Am Ende kostet sie Punkte.
legend-highest = Für das höchste Gebäude in jedem Stadtteil. Bei gleicher Höhe entscheiden die nächsthöchsten; wer gleichauf bleibt, punktet auch.
legend-closed-title = Schraffierte Stadtteile
legend-closed = Dort wird in diesem Spiel nicht gebaut.
legend-metropolys-end = Das Spiel endet sofort, wenn jemand sein 13. Gebäude baut. Die geheimen Karten werden aufgedeckt, und alles wird gezählt. Die meisten Punkte gewinnen, bei Gleichstand die meisten Gebäude.
legend-owners-title = Zeichen an den Stationen
legend-owners = Sie zeigen, wessen Linie dort beginnt. Eine Station ohne Zeichen ist herrenlos: Eine Linie kann dort enden, aber von dort punktet keine.
legend-lines-title = Linien
legend-lines = Die Zahl am Kopf einer Linie sagt, über wie viele Karten sie läuft; eine Karte, über die sie zweimal läuft, zählt doppelt. Erreicht die Linie eine Station, bekommt ihr Besitzer so viele Punkte.
legend-centre-title = Das Zentrum
legend-centre = Eine Linie, die im Zentrum endet, zählt doppelt.
legend-short-title = Linien aus einer einzigen Karte
legend-short = Eine Karte darf nicht allein von einer Randstation zu einer anderen oder zur selben führen, außer sie passt nirgendwo sonst hin.
legend-metro-end = Das Spiel endet, wenn alle 60 Karten liegen: Dann ist jede Linie fertig. Die meisten Punkte gewinnen, bei Gleichstand wird der Sieg geteilt.

## The screen: keys
keys-title = Tastenkürzel
keys-show = Tastenkürzel
keys-arrows = sich auf dem Plan bewegen
keys-tab = von Bereich zu Bereich
keys-digits = ein Gebäude wählen
keys-tiles = eine Handkarte wählen
keys-turn = die Karte drehen; mit Umschalt andersherum
keys-enter = auswählen, dann bestätigen
keys-escape = abbrechen
keys-pass = passen
keys-draw = eine Karte ziehen
keys-undo = letzten Zug zurücknehmen
keys-list = zur Liste aller Züge
keys-rules = die Regeln zur letzten Ablehnung
keys-help = diese Liste
key-arrows = Pfeile
key-digits = 1 … 13

## The screen: account and settings
account-change-name = Namen ändern
account-make = Konto anlegen
account-sign-in = Anmelden

## The screen: account
account-title = Konto
account-guest = Du spielst als Gast. Wenn die Daten dieses Browsers gelöscht werden, sind deine Plätze weg. Mit einem Passwort behältst du sie, auch auf anderen Geräten.
account-name = Name
account-password = Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-saved = Gespeichert.
account-sign-in-text = Du hast schon ein Konto? Melde dich hier an.
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-export = Alle Daten über dich herunterladen
account-delete = Konto löschen
account-delete-text = Dein Name, deine Einstellungen und Nachrichten verschwinden sofort. Deine Spiele bleiben, ohne deinen Namen.
account-delete-really = Ja, alles über mich löschen
account-nobody = Hier kennt dich noch niemand. Spiel eine Runde oder melde dich an.
account-page = Deine Seite
account-page-text = Deine Wertungen und Spiele, wie andere sie sehen.

## The screen: settings
settings-title = Einstellungen
settings-look = Farben
settings-system = Wie das Gerät
settings-light = Hell
settings-dark = Dunkel
settings-bots = Bots am Tisch
settings-bot-lines-on = Bots sagen ab und zu etwas
settings-bot-lines-text = Ein Gruß, ein Seufzer, ein Kompliment. Nie in gewerteten Spielen.
settings-hints = Erste Schritte
settings-hints-on = Kleine Hinweise an deinen ersten Tischen
settings-hints-text = Jeder erscheint nur einmal.
settings-sounds = Geräusche
settings-sounds-on = Geräusche am Tisch: Züge, Punkte und eine Glocke, wenn du am Zug bist
settings-volume = Lautstärke
settings-speed = Züge der anderen
settings-speed-text = Wie schnell jeder Zug gezeigt wird. Mit einem Klick oder einer Taste überspringst du ihn.
settings-speed-calm = Ruhig
settings-speed-usual = Normal
settings-speed-quick = Schnell
settings-speed-at_once = Sofort
settings-motion = Bewegung
settings-motion-on = Animationen zeigen
settings-notices = Benachrichtigungen
settings-notices-on = Sag mir Bescheid, wenn ich dran bin und nicht hinsehe
settings-notices-text = Funktioniert, solange diese Seite im Browser offen ist.
settings-push-on = Auch wenn die Seite geschlossen ist, in diesem Browser
settings-push-not = Dieser Browser kann das nicht, oder er erlaubt es nicht.
settings-webhook = Eigenes Programm unter dieser Adresse aufrufen (Webhook)
settings-email = Per E-Mail an
settings-email-code = Der Code aus unserer E-Mail
settings-test = Test senden
settings-tested =
    { $count ->
        [0] Es gibt noch keinen Weg, dich zu erreichen.
       *[other] Gesendet.
    }
settings-save = Speichern
settings-remove = Entfernen

## The screen: notices
notice-turn = Du bist dran
notice-turn-text = { $game }: Die anderen warten auf dich.
notice-test = Benachrichtigungen kommen hier an

## The screen: looking again
end-look-again = Noch einmal ansehen
step-back = Zurückblättern, was geschehen ist
keys-step-back = Zug für Zug zurück und wieder vor

## Looking again
replay-now = Zurück zu jetzt
replay-title = Partie ansehen
replay-points = Punkte im Lauf der Partie
replay-source = Punkte aus
replay-all-sources = Alle Punkte
replay-points-now = Punkte in diesem Moment
replay-moves = Züge
replay-players = Mitspielende
replay-save = Aufzeichnung herunterladen
replay-link = Link zu diesem Moment
replay-share = Teilen
replay-picture = Bild
replay-drawing = Zeichnung (SVG)
replay-film = Film
replay-record = Aufzeichnung
replay-beginning = Das Spiel beginnt.
replay-call = Ausschreibung { $number } von { $of }, Schritt { $step }.
replay-placement = Karte { $number } von { $of }.
replay-step-of = Schritt { $number } von { $of }.
replay-tile = Karte { $number }
replay-step = Schritt { $number }
replay-next = { $seat ->
    [du] Du bist an der Reihe.
   *[other] { $seat } ist an der Reihe.
 }
replay-over = Das Spiel ist zu Ende.
replay-time = Zeit
replay-slider = Moment im Spiel
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-usual = Normal
replay-speed-quick = Schnell
replay-key-move = ein Zug
replay-key-part = zum nächsten Gebäude oder zur nächsten Karte
replay-key-space = Leertaste
replay-holdings = Geheim
replay-seen-as = Gesehen als
replay-everybody = Alle, nichts verdeckt
replay-spectator = Zuschauer
replay-to-table = Zum Tisch
replay-records-title = Jede Partie noch einmal ansehen
replay-records-text = Füge die Aufzeichnung einer Partie ein oder zieh eine Datei hierher: eine Partie je Zeile. Gespeichert wird nichts, außer du lässt eine Partie auswerten.
replay-records-label = Aufzeichnung
replay-records-open = Öffnen
replay-records-file = Datei wählen
replay-records-found = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }
replay-seats = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
 }
replay-line = Zeile { $line }: { $reason }
replay-line-step = Zeile { $line }, Schritt { $step }: { $reason }
replay-chances = Siegchance
replay-chances-now = Siegchancen in diesem Moment
replay-percent = { $percent } %
replay-loss = −{ $loss } %
replay-better = besser: { $action }
replay-analysis = Auswertung
replay-analyse = Dieses Spiel auswerten
replay-analyse-deeper = Gründlicher auswerten
replay-analysis-waits = Die Auswertung wartet, bis sie an der Reihe ist …
replay-analysis-runs = Der Bot sieht sich jeden Zug an …
replay-analysis-deep = So gründlich ausgewertet wie möglich.
replay-analysis-failed = Die Auswertung ist misslungen. Du kannst es noch einmal versuchen.
replay-highlights = Momente zum Nachsehen
replay-losses = { $seat ->
    [du] Deine teuersten Züge
   *[other] Die teuersten Züge: { $seat }
 }
replay-lost = −{ $loss } %: { $action }; besser: { $best }
replay-finds = { $seat ->
    [du] Deine besten Einfälle
   *[other] Die besten Einfälle: { $seat }
 }
replay-found = { $action }: { $margin } % besser als alles andere
replay-guesses = Was sich hier erraten ließ
replay-guesses-how = In Prozent; unterstrichen: was es war.
replay-guess-true = (das war es)
replay-plain = Wer aufpasst, konnte es wissen seit: { $moment }.
replay-unseen = Noch nicht zu sehen
analysis_after_the_end = Ein Spiel kann ausgewertet werden, wenn es zu Ende ist.
analysis_under_way = Du wartest noch auf eine andere Auswertung.
no_such_analysis = Diese Auswertung gibt es nicht.
replay_own_seat = Solange gespielt wird, siehst du nur, was dein eigener Platz weiß.
replay_not_begun = Dieses Spiel hat noch nicht begonnen.
picture_too_early = Bilder gibt es erst, wenn das Spiel aus ist.
picture_failed = Dieses Bild konnte nicht gemacht werden. Bitte versuche es später noch einmal.
no_films_here = Dieser Server macht keine Filme.
records_none = Hier wurde keine Partie gefunden.
records_too_many = Das sind zu viele Partien: höchstens { $most }.

## Learning
learn-title = Spielen lernen
learn-intro = Spiel dein erstes Spiel an einem richtigen Tisch, Schritt für Schritt: Jemand sagt dir freundlich, was du tun kannst, und die anderen warten auf dich. Jedes Kapitel dauert ein paar Minuten, und du kannst jederzeit aufhören.
learn-puzzles = Rätsel
learn-puzzles-text = Du kennst die Regeln? Dann finde in Stellungen aus echten Spielen den besten Zug.
learn-puzzles-go = Zu den Rätseln
learn-all = Alle Lektionen
learn-begin = Anfangen
learn-again = Noch einmal spielen
learn-was-done = Dieses Kapitel hast du geschafft.
learn-go-on = Weiter
learn-go-on-at = Weiter bei Schritt { $number } von { $count }
learn-step = Schritt { $number } von { $count }
learn-step-label = Dein Fortschritt
learn-back = Zurück
learn-show-me = Zeig es mir
learn-tried = Genau: Deshalb ist es nicht erlaubt.
learn-other = „{ $action }“ ist auch erlaubt. Aber wähle für diese Lektion bitte „{ $wanted }“.
learn-try-it = Noch nicht: Versuch erst die Stelle, die leuchtet, und sieh, was passiert.
learn-not-there = Nicht { $place }: Wähle eine der Stellen, die leuchten.
learn-done = Gut gespielt: Dieses Kapitel hast du geschafft!
learn-done-text = Das war das Wichtigste. Den Rest von { $game } lernst du am besten beim Spielen.
learn-next-chapter = Nächstes Kapitel
learn-play-now = Ein Spiel spielen
learn-chapter-metropolys-family = Dein erstes Spiel
learn-chapter-metropolys-family-text = Die Stadt, Bieten, Passen, Bauen, Plättchen und deine geheime Karte.
learn-chapter-metropolys-expert = Das Expertenspiel
learn-chapter-metropolys-expert-text = Gruppen, eine zweite Karte und die höchsten Gebäude.
learn-chapter-metropolys-expansion = Die Erweiterung
learn-chapter-metropolys-expansion-text = Eine Karte mehr, mit drei Arten von Vierteln.
learn-chapter-metro-lines = Dein erstes Spiel
learn-chapter-metro-lines-text = Karten, Linien und Stationen, das Zentrum und Linien aus einer einzigen Karte.
learn-chapter-metro-variants = Die Varianten
learn-chapter-metro-variants-text = Mehr Karten auf der Hand, und Karten, die man drehen darf.
learn-family-next = Wähle ein Viertel neben { $place }.
learn-family-next-more = Nebeneinander liegen Viertel mit einer gemeinsamen Grenze oder einer Brücke dazwischen. Eine Ecke, ein See oder der Fluss zählt nicht. Die ich meine, leuchten.
learn-family-bid = Biete deine { $value } auf { $place }.
learn-family-bid-more = Zum Überbieten stellst du ein höheres Gebäude neben das letzte, die 3 auf { $last }. Wähle deine { $value }, dann { $place }, und bestätige.
learn-family-outbid = Überbiete noch einmal: deine { $value } auf { $place }.
learn-family-outbid-more = Nur das letzte Gebäude zählt, jetzt die 6 auf { $last }. Deine 4 bleibt auf dem Plan stehen, bis die Ausschreibung endet.
learn-family-built = Du baust: Deine { $value } bleibt in { $place }.
learn-family-built-more = Alle anderen haben gepasst. Wer zuletzt geboten hat, baut und nimmt das Plättchen; deine 4 bekommst du zurück.
learn-family-open = Eröffne die nächste Ausschreibung: deine { $value } auf { $place }.
learn-family-open-more = Wer gebaut hat, eröffnet die nächste Ausschreibung, mit jedem Gebäude und auf jedem freien Viertel.
learn-family-pass = Lass es gut sein: Passe.
learn-family-pass-more = Die 11 auf { $place } zu überbieten kostet dich viel. Wer passt, ist aus dieser Ausschreibung heraus und bekommt am Ende seine Gebäude zurück.
learn-family-card = Wähle ein freies Viertel an einer Brücke.
learn-family-card-more = Deine geheime Karte sagt Brücken: Jedes deiner Gebäude an einer Brücke bringt am Ende 3 Punkte. Sonst weiß das niemand.
learn-family-card-bid = Biete deine { $value } auf { $place }.
learn-family-card-bid-more = Von { $last } führt eine Brücke dorthin, und dort liegt ein Plättchen „Schickes Viertel“: noch einmal 3 Punkte.
learn-family-tokens = Sieh dir an, was du genommen hast.
learn-family-tokens-more = Ein Plättchen „Schickes Viertel“ bringt 3, „U-Bahn“ 1 und die Karte „U-Bahn“ 3. „Archäologische Stätte“ kostet 1, ihre Karte noch einmal 2.
learn-family-last = Baue dein letztes Gebäude: die { $value } in { $place }.
learn-family-last-more = Ein paar Ausschreibungen später hast du zwölf Gebäude gebaut. Das dreizehnte beendet das Spiel sofort.
learn-family-count = Sieh, wie die Punkte gezählt werden.
learn-family-count-more = Plättchen, Sonderkarten und dann alle geheimen Karten. Die meisten Punkte gewinnen, bei Gleichstand die meisten Gebäude.
learn-expert-area = Wähle das Viertel, das die Statue vervollständigt.
learn-expert-area-more = Im Expertenspiel zählt deine Karte „Umgebung“ Gruppen. Drei deiner Gebäude um eine Statue bringen 7 Punkte, und zwei stehen schon.
learn-expert-statue = Biete deine { $value } auf { $place }.
learn-expert-statue-more = Sieh vor dem Bestätigen, was es brächte: eine ganze Gruppe. Du siehst auch, was die anderen antworten könnten.
learn-expert-type = Wähle einen freien Park.
learn-expert-type-more = Deine zweite Karte nennt eine Art: Jedes deiner Gebäude in einem Park bringt 2 Punkte. Ein Gebäude darf für beide Karten zählen.
learn-expert-park = Biete deine { $value } auf { $place }.
learn-expert-park-more = Es ist ein Park, und im Westen hat außer dir noch niemand gebaut.
learn-expert-highest = Biete deine { $value } auf { $place }.
learn-expert-highest-more = In jedem Stadtteil bringt das höchste Gebäude 5 Punkte. Im Zentrum steht eine 12, aber es zählt die Höhe, nicht die Zahl: 10 bis 13 sind alle groß.
learn-expert-heights = Im Zentrum seid ihr gleichauf.
learn-expert-heights-more = Beide Gebäude sind groß, also bekommt ihr beide 5 Punkte. Ein zweites großes würde dort entscheiden.
learn-expert-last = Baue dein letztes Gebäude: die { $value } in { $place }.
learn-expert-last-more = Ein paar Ausschreibungen später beendet dein dreizehntes Gebäude auch dieses Spiel.
learn-expert-count = Sieh, wie die Punkte gezählt werden.
learn-expert-count-more = Plättchen, beide Karten und 5 Punkte für das höchste Gebäude jedes Stadtteils. Für die Karte „Umgebung“ zählt kein Gebäude doppelt.
learn-expansion-types = Wähle einen freien Park im Westen.
learn-expansion-types-more = Deine Karte „Erweiterung“ zeigt Gewerbegebiet, Park und Einkaufszentrum. Baust du auf allen dreien im selben Stadtteil, bekommst du 9 Punkte.
learn-expansion-set = Biete deine { $value } auf { $place }.
learn-expansion-set-more = Damit hast du Einkaufszentrum, Gewerbegebiet und Park im Westen: 9 Punkte. Sie dürfen auch für die Karte „Umgebung“ zählen.
learn-expansion-again = Wähle ein Viertel, wo ein zweiter Satz beginnen könnte.
learn-expansion-again-more = Die Karte kann mehrmals Punkte bringen. Jedes freie Einkaufszentrum, jedes Gewerbegebiet und jeder Park im Westen passt.
learn-expansion-last = Baue dein letztes Gebäude: die { $value } in { $place }.
learn-expansion-last-more = Ein paar Ausschreibungen später hast du zwölf Gebäude gebaut. Das dreizehnte beendet das Spiel.
learn-expansion-count = Sieh, wie die Punkte gezählt werden.
learn-expansion-count-more = Wie viele Sätze du in einem Stadtteil hast, bestimmt die Art, auf der du dort am wenigsten gebaut hast. Jeder Satz bringt 9 Punkte.
learn-lines-place = Lege deine Karte auf { $square }.
learn-lines-place-more = Eine Karte liegt am Rand des Plans oder neben einer anderen. Deine Linie von Station { $station } beginnt hier.
learn-lines-touch = Versuch { $square }.
learn-lines-touch-more = Das Feld ist frei, aber sieh, was passiert. Wenn ein Feld nicht geht, erfährst du immer, warum.
learn-lines-twice = Lege { $tile } auf { $square }.
learn-lines-twice-more = Deine Linie von Station { $station } kehrt um und überquert die erste Karte noch einmal. Jedes Mal zählt 1 Punkt: zusammen 3.
learn-lines-alone = Versuch { $square }.
learn-lines-alone-more = Auf dieser Karte kehrt jedes Gleis sofort um. Am Rand würde sie ganz allein Stationen verbinden.
learn-lines-draw = Ziehe eine andere Karte.
learn-lines-draw-more = Die Karte auf deiner Hand musst du nicht legen. Aber die gezogene musst du legen, und alle sehen sie.
learn-lines-drawn = Lege die gezogene Karte auf { $square }.
learn-lines-drawn-more = Du darfst an jede Linie anlegen, an deine und an fremde. Die Karte auf der Hand behältst du für später.
learn-lines-held = Lege jetzt { $tile } auf { $square }.
learn-lines-held-more = Weiter weg vom Rand gibt es keine Station, die sie allein verbinden könnte.
learn-lines-exception = Lege { $tile } auf { $square }.
learn-lines-exception-more = Ein neues Spiel: Wohin diese Karte auch geht, sie würde allein Stationen verbinden. Nur dann ist es erlaubt, und Station { $station } bekommt 1 Punkt.
learn-lines-centre = Lege { $tile } auf { $square }.
learn-lines-centre-more = Deine Linie von Station { $station } erreicht die Mitte des Plans. Eine Linie, die an einer Station im Zentrum endet, zählt doppelt.
learn-lines-doubled = { $points } Punkte für eine Linie!
learn-lines-doubled-more = Neun Überquerungen, und das doppelt. Lass deine Linien lang werden, und schließe die der anderen, solange sie kurz sind.
learn-lines-last = Lege die letzte Karte auf { $square }.
learn-lines-last-more = Du liegst zurück. Aber wenn alle 60 Karten liegen, ist jede Linie fertig: Sieh, welche diese hier schließt.
learn-lines-count = Sieh, wie die Punkte gezählt werden.
learn-lines-count-more = Jede Linie von einer deiner Stationen hat einmal gezählt. Die meisten Punkte gewinnen, bei Gleichstand wird der Sieg geteilt.
learn-variants-hand = Wähle { $tile } und lege sie auf { $square }.
learn-variants-hand-more = In dieser Variante hast du zwei oder drei Karten auf der Hand und legst, welche du willst.
learn-variants-hands = Deine Hand füllt sich wieder auf.
learn-variants-hands-more = Nach jedem Zug füllst du deine Hand auf. Statt einer Handkarte darfst du weiterhin eine ziehen, die du dann aber legen musst.
learn-variants-turn = Drehe { $tile } einmal und lege sie auf { $square }.
learn-variants-turn-more = In dieser Variante darfst du Karten drehen, mit dem Knopf neben deiner. Die Linie von oben soll hier umkehren.
learn-variants-turned = Eine gedrehte Karte zählt wie jede andere.
learn-variants-turned-more = Bei Linien aus einer einzigen Karte zählen jetzt alle Drehungen. Nur eine Karte, die nirgends sonst passt, wie du sie auch drehst, darf eine bilden.
learn-offer = Neu hier?
learn-offer-text = Lerne es an einem richtigen Tisch, Schritt für Schritt, in etwa sechs Minuten.
learn-offer-go = { $game } lernen
learn-offer-no = Nein, danke
learn-first = Dein erstes Spiel { $game }?
learn-first-text = Die Lektion zeigt dir alles an einem richtigen Tisch, in etwa sechs Minuten.
learn-first-go = Lektion machen
learn-first-play = Gleich spielen
learn-hint = Hinweis:
learn-hint-turn = Du bist dran: Wähle etwas, das leuchtet. Zeig auf etwas anderes, um zu sehen, was es ist.
learn-hint-preview = Noch ist nichts gespielt. Sieh, was passieren würde, dann bestätige oder brich ab.
learn-hint-why = Wähle eine Stelle, die nicht leuchtet, und du erfährst, warum du dort nicht spielen kannst.
learn-hint-others = Was die anderen getan haben, ist auf dem Plan markiert. Du kannst es noch einmal sehen.
learn-hint-seen = Alles klar
learn-hint-off = Keine Hinweise mehr
learn-decided = Was entschieden hat
learn-decided-ask = Welcher meiner Züge war der teuerste?
learn-decided-waits = Der Bot sieht sich jeden Zug an …
learn-decided-loss = { $part }: Dein teuerster Zug war „{ $action }“: Er kostete { $loss } % deiner Siegchance. „{ $best }“ wäre besser gewesen.
learn-decided-none = Keiner deiner Züge hat dich viel gekostet: Es war bis zum Schluss knapp.
## Looking again: what could have been
branch-what-if = Was wäre, wenn …
branch-best = Bester gefundener Zug: { $action }
branch-show-best = Zeigen, was folgen könnte
branch-title = Was wäre, wenn
branch-return = Zurück zum Spiel
branch-none = Spiele auf dem Plan einen anderen Zug, für wen immer gerade am Zug ist.
branch-moves = Probierte Züge
branch-hidden = Was in diesem Moment nicht zu wissen war, wird neu ausgelost: Nichts Geheimes wird gezeigt.
branch-too-long = Das sind zu viele Züge für einen Link: Er führt dorthin, wo sie vom Spiel abzweigen.
branch-list = Alle Züge
branch-over = Das Spiel wäre hier aus.
branch-judgement = Was der Bot davon hält
branch-judge = Den Bot fragen
branch-judging = Der Bot sieht es sich an …
branch-bot-would = Der Bot würde spielen: { $action }
branch-go-on = Zeigen, was folgen könnte
branch-link-unread = Die Züge in diesem Link sind nicht zu lesen. Hier ist das Spiel, wie es gespielt wurde.
branch-link-wrong = Die Züge in diesem Link lassen sich nicht spielen: { $reason }
play-on = Von hier aus weiterspielen
play-on-how = In diesem Moment öffnet ein neuer Tisch, mit Bots auf den anderen Plätzen. Karten, die dein Platz nicht kennen konnte, werden neu ausgelost, passend zu allem, was er gesehen hat. Das Spiel wird nicht gewertet.
play-on-seat = Dein Platz
play-on-bots = Bots
play-on-begin = Beginnen
branch_after_the_end = Andere Züge kannst du probieren, wenn das Spiel aus ist.
play_on_over = Das Spiel ist hier aus: Es gibt nichts mehr zu spielen.
## The rules
rule-table = Ein Tisch im Internet
rule-table-1 = An einem Live-Tisch bleiben alle, bis das Spiel aus ist. An einem rundenbasierten Tisch kommst du wieder, wenn du am Zug bist, und ein Zug darf Tage dauern.
rule-table-2 = Es kann eine Uhr geben: entweder eine Zeit für das ganze Spiel, zu der mit jedem Zug etwas dazukommt, oder eine Zeit für jeden Zug. Ist die Zeit von jemandem um, können alle am Tisch sie reklamieren. Wer keine Zeit mehr hat, verliert dann, und bei mehr als zwei Spielern spielt ein Bot weiter. An einem gewerteten Tisch geschieht das von selbst.
rule-table-3 = Ein gewertetes Spiel zählt für die Wertung aller, die mitspielen. Dafür braucht man ein Konto, nichts wird zurückgenommen, es gibt keine Tipps, und wer geht, verliert.
rule-table-4 = An einen Tisch, der auf der Startseite steht, können sich alle setzen, sonst nur, wer den Link hat. Bots können auf jedem Platz sitzen, und du wählst, wie schnell sie spielen.
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Kein Thema gefunden.
    [one] Ein Thema gefunden.
   *[other] { $count } Themen gefunden.
 }
rules-in-box = In deiner Schachtel
rules-terms = Die Wörter deiner Schachtel
rules-terms-text = Wie die gedruckten Regeln die Dinge nennen, neben unseren Wörtern.
rules-terms-own = In diesen Sprachen haben wir keine gedruckten Regeln; die Wörter sind also unsere: { $languages }.
rules-here = Hier
rules-play = Zeichnung abspielen oder anhalten
rules-step = Nächster Schritt der Zeichnung
rules-of-game = Die Regeln von { $game }
rules-all = Alle Themen
rules-page = Als eigene Seite öffnen
rules-topics = Themen
rules-games = Alle Spiele
rules-print = Auf zwei Seiten drucken
rules-missing = Dieses Thema gibt es nicht. Wähle eines von diesen:
## The set-up for the box
setup_wrong_seed = Eine Losnummer ist eine Zahl von { $least } bis { $most }.
setup_nothing_to_even = Hier gibt es nichts auszugleichen: Der Plan ist in jedem Spiel derselbe.
setup-title = { $game }, { $players } Personen, { $options }
setup-seed = Losnummer { $seed }: Mit ihr wird derselbe Aufbau noch einmal ausgelost.
setup-evenness = Ungleichheit { $count }. Eine zufällige Stadt hat etwa { $usual }; bis { $most } heißt sie ausgeglichen.
setup-own-layout = Der Aufbau des ersten Spiels ist ein eigener Entwurf dieses Programms.
setup-own-expansion = Die Arten auf den Karten „Erweiterung“ sind ein eigener Entwurf dieses Programms. Sind die Karten in eurer Schachtel anders, verteilt eure.
setup-signs = * schickes Viertel, o U-Bahn, ! archäologische Stätte
setup-part-board = Der Plan
setup-part-district = { $district }
setup-part-players = Alle am Tisch
setup-part-stations = Stationen
setup-part-tiles = Gleiskarten
setup-whole-city = Alle fünf Stadtteile sind im Spiel.
setup-closed = Außen vor: { $districts }. Dort baut niemand.
setup-token = { $place } ({ $type }): { $token }
setup-buildings = Alle nehmen die { $count } Gebäude einer Farbe und stellen sie so auf, dass alle die Zahlen sehen.
setup-special-cards = Legt die Karten „U-Bahn“ und „Archäologische Stätte“ neben den Plan.
setup-deal-area = { $version ->
    [family] Mischt diese Karten „Umgebung“ des Familienspiels: { $cards }.
   *[expert] Mischt diese Karten „Umgebung“ des Expertenspiels: { $cards }.
 } Alle bekommen verdeckt eine; die übrigen kommen ungesehen weg.
setup-deal-neighbourhood = Mischt die Karten „Stadtviertel“: { $cards }. Alle bekommen verdeckt eine; die übrigen kommen ungesehen weg.
setup-deal-expansion = Mischt die Karten „Erweiterung“. Alle bekommen verdeckt eine; die übrigen kommen ungesehen weg.
setup-first = { $seat } beginnt.
setup-stations = { $seat }: Stationen { $stations }
setup-stations-free = Niemandem gehören die Stationen { $stations }. Linien können dort nur enden.
setup-cars = Alle stellen auf jede eigene Station einen Wagen ihrer Farbe.
setup-tiles = Mischt die { $count } Gleiskarten und legt sie verdeckt als Stapel hin.
setup-hand = { $hand ->
    [one] Alle ziehen eine Karte und sehen sie geheim an.
   *[other] Alle ziehen { $hand } Karten und sehen sie geheim an.
 }
setup-turned = Karten dürfen vor dem Legen gedreht werden.
setup-for = Nur für { $seat }:
setup-your-card = { $card }: { $cards }
setup-page-title = Die Schachtel aufbauen
setup-about = Lost einen Aufbau für eure Schachtel aus. Seht, was wohin kommt, verteilt die geheimen Karten mit einem Handy, und zählt die Punkte am Ende mit dem Zähler.
setup-what = Was ihr spielt
setup-game = Spiel
setup-layout = Plättchen
setup-layout-even = ausgeglichen
setup-layout-random = zufällig
setup-layout-first = erstes Spiel
setup-yes = ja
setup-no = nein
setup-names = Wer wo sitzt, im Uhrzeigersinn
setup-draw = Auslosen
setup-again = Neu auslosen
setup-waiting = Der Server antwortet nicht. Was ihr ausgelost habt, bleibt hier; versucht es später noch einmal.
setup-drawn = Der Aufbau
setup-number = Losnummer { $seed }
setup-steps = Schritt für Schritt
setup-steps-text = Tippt jede Zeile an, die fertig ist. Ein fertiges Viertel leuchtet auf dem Plan nicht mehr.
setup-steps-plain = Tippt jede Zeile an, die fertig ist.
setup-done = { $done } von { $all } fertig
setup-all-done = Alles liegt bereit. Viel Spaß!
setup-untick = Von vorn
setup-share = Link teilen
setup-link = Link zu diesem Aufbau
setup-link-text = Der Link zeigt allen denselben Aufbau. Geheimes steht nicht darin.
setup-link-broken = Dieser Link ist unvollständig oder aus einer neueren Version. Lass ihn dir noch einmal geben.
setup-print = Drucken
setup-score = Weiter zum Zähler
setup-not-kept = Dieser Browser speichert nichts: Was ihr auslost, ist weg, wenn ihr die Seite schließt.
setup-cards = Geheime Karten
setup-cards-text = Verteilt mit diesem Handy und gebt es herum: Alle sehen die eigenen Karten und sonst niemand. Ihr könnt auch einfach die Karten aus der Schachtel verteilen.
setup-cards-deal = Karten verteilen
setup-cards-again = Neu verteilen
setup-anew = Neu auslosen? Was jemand gesehen hat, zählt dann nicht mehr.
setup-anew-yes = Ja, neu auslosen
setup-back = Zurück
setup-pass = Gebt das Handy weiter an { $seat }.
setup-are-you = Bist du { $seat }?
setup-i-am = Ich bin { $seat }
setup-not-me = Nein, das bin ich nicht
setup-hold = Gedrückt halten, um deine Karten zu sehen
setup-let-go = Loslassen, um sie zu verbergen.
setup-seen = Ich habe sie gesehen
setup-everybody = Alle haben nachgesehen.
setup-forgot = Karten vergessen? Noch einmal ansehen
setup-stack = Die Gleiskarten, eine nach der anderen
setup-stack-text = Spielt eure echten Karten in einer Reihenfolge, die hier ausgelost wird: Sucht die Karte, die gezeigt wird. Die nächsten bleiben verborgen.
setup-stack-shuffle = Mischen
setup-stack-next = Nächste Karte
setup-stack-back = Zurück
setup-stack-at = Karte { $number } von { $count }
setup-stack-none = { $count } Karten im Stapel, noch keine gezogen.
setup-stack-cover = Verdecken
setup-stack-show = Zeigen
setup-stack-covered = Diese Karte ist verdeckt.
setup-stack-again = Neu mischen
setup-place-left = Noch offen.
setup-place-done = Fertig.

## The scorer
scorer-title = Eine echte Partie zählen
scorer-about = Ihr spielt mit der Schachtel? Gib ein, was auf eurem Tisch steht: Nach jedem Tippen werden die Punkte von allen gezählt, und der Plan zeigt, woher sie kommen. Deine Tische bleiben in diesem Browser; niemand sonst sieht sie, außer du teilst den Link.
scorer-new = Noch ein Tisch
scorer-new-game = Neu: { $game }
scorer-open-file = Datei öffnen
scorer-file-wrong = In dieser Datei ist keine Stellung, die sich zählen lässt.
scorer-link-broken = Dieser Link ist unvollständig oder aus einer neueren Version. Lass ihn dir noch einmal geben.
scorer-not-kept = Dieser Browser speichert nichts: Was du eingibst, ist weg, wenn du die Seite schließt. Teile den Link oder speichere eine Datei.
scorer-tables = Deine Tische: { $count }
scorer-remove = Entfernen
scorer-remove-named = Entfernen: { $name }
scorer-removed = Entfernt: { $name }.
scorer-bring-back = Zurückholen
scorer-name = Name dieses Tisches
scorer-agreed = Wie ihr gespielt habt
scorer-entry = Was auf dem Tisch steht
scorer-people = Wer gespielt hat
scorer-yes = ja
scorer-no = nein
scorer-none = keines
scorer-tokens = Plättchen
scorer-tokens-first = erstes Spiel
scorer-tokens-own = eigene
scorer-tokens-counted = nur die Anzahl
scorer-tap-place = Tipp auf ein Viertel auf dem Plan, um dort ein Gebäude hinzustellen, oder schreib unten.
scorer-whose = Wessen Gebäude
scorer-empty = leer
scorer-building = Gebäude { $value }
scorer-building-elsewhere = Gebäude { $value }, jetzt in { $place }
scorer-token-here = Plättchen am Anfang
scorer-typed = Gebäude schreiben: 7 C10
scorer-typed-whose = Wessen Gebäude du schreibst
scorer-typed-wrong = „{ $text }“ ist kein Gebäude mit Viertel. Schreib zum Beispiel 7 C10.
scorer-put = Hinzufügen
scorer-player = Name
scorer-unknown = noch nicht bekannt
scorer-holder = Wer hat die Karte: { $card }
scorer-tiles = { $count } von 60 Karten
scorer-order = Reihenfolge der Karten
scorer-order-any = beliebig
scorer-order-placed = wie sie gelegt wurden
scorer-first = Wer begonnen hat
scorer-tap-square = Wähle eine Karte, dann tipp auf ihr Feld. Eine Karte auf dem Plan wählst du, indem du sie antippst.
scorer-tap-order = Gib die Karten in der Reihenfolge ein, in der sie gelegt wurden: Jede wird geprüft, und du kannst die Partie noch einmal ansehen.
scorer-kinds = Übrige Karten
scorer-kind = { $name }, noch { $left }
scorer-lying = Die Karte auf { $place }
scorer-take-away = Wegnehmen
scorer-counting = Es wird gezählt …
scorer-waiting = Noch nicht gezählt. Was du eingegeben hast, ist sicher und wird gezählt, sobald der Server antwortet.
scorer-cannot-be = Nicht gezählt: Das ist nicht möglich.
scorer-wins = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
 }
scorer-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
 }
scorer-so-far = Bisher vorn: { $names }, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
scorer-ahead = Vorsprung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } vor { $name }.
scorer-open = Noch offen: { $count }
scorer-steps = Zurücknehmen und wiederholen
scorer-undo = Zurücknehmen
scorer-redo = Wiederholen
scorer-take = Speichern und teilen
scorer-share = Link teilen
scorer-link = Link zu diesem Tisch
scorer-link-text = Im Link steckt der ganze Tisch. Spätere Änderungen sind nicht darin.
scorer-print = Drucken
scorer-save = Stellung speichern
scorer-save-record = Aufzeichnung speichern
scorer-replay = Partie ansehen
open_districts = Stadtteile außen vor: { $given } von { $needed }.
open_tokens = Plättchen: { $given } von { $needed }.
open_cards = { $seat }: noch unbekannte Karten: { $cards }.
open_special_card = Es ist noch nicht bekannt, wer die Karte „{ $card }“ hat.
open_buildings = Noch niemand hat alle { $most } Gebäude gebaut.
open_tiles = Karten: { $given } von { $needed }.

# The companion for the evening
companion-title = Am Tisch
companion-turns = Züge und Uhren
companion-ask-building = Darf dieses Gebäude hier geboten werden?
companion-ask-tile = Darf diese Karte hierher?
companion-deal = Geheime Karten auf eure Handys
companion-turn = Am Zug: { $name }
companion-opens = { $name } eröffnet die Ausschreibung.
companion-answers = Überbietet { $last } oder passt.
companion-answers-known = Überbietet die { $value } von { $last } auf { $place } oder passt.
companion-won = Die Ausschreibung ist zu Ende: { $name } baut und eröffnet die nächste.
companion-won-known = Die Ausschreibung ist zu Ende: { $name } baut die { $value } in { $place } und eröffnet die nächste.
companion-clock = Uhr
companion-clock-none = keine
companion-clock-up = zählt hoch
companion-clock-down = zählt runter
companion-minutes = Minuten je Person
companion-run = Uhr starten
companion-pause = Pause
companion-paused = Die Uhr ist angehalten.
companion-awake = Der Bildschirm bleibt an, solange die Uhr läuft.
companion-next = Fertig: { $name } ist dran
companion-bids = Bietet
companion-passes = Passt
companion-call-over = Niemand kann überbieten
companion-back = Ein Schritt zurück
companion-anew = Neu beginnen
companion-give = Zug weitergeben: { $name }
companion-passed = gepasst
companion-highest = höchstes Gebot
companion-opened = hat eröffnet
companion-used = Verbrauchte Zeit: { $time }
companion-left = Restzeit: { $time }
companion-time-up = Die Zeit ist um
companion-who-asks = Wer fragt
companion-tap-building = Wähle ein Gebäude, dann tipp auf das Viertel auf dem Plan.
companion-tap-tile = Wähle unten eine Karte, dann tipp auf das Feld auf dem Plan.
companion-asking = Einen Moment …
companion-may = Ja, das ist erlaubt.
companion-may-not = Nein.
companion-may-so-far = Ja, soweit wir wissen.
companion-not-known = Noch nicht bekannt:
companion-lines = Linien, die wachsen
companion-lines-none = Keine Linie wächst.
companion-line = Station { $station }, { $owner }: { $before } → { $after }
companion-line-done = fertig, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
companion-where-else = { $count ->
    [0] Sie passt nirgends.
    [one] Sie passt auf ein Feld; es leuchtet auf dem Plan.
   *[other] Sie passt auf { $count } Felder; sie leuchten auf dem Plan.
 }
companion-could-answer = Überbieten können: { $names }.
companion-could-nobody = Niemand könnte überbieten: Es würde sofort gebaut.
companion-lay = Hierher legen
companion-bid = Bieten
asked_own_bid = Das höchste Gebot ist von { $seat }: Jetzt sind die anderen dran.
asked_passed = { $seat } hat gepasst und ist in dieser Ausschreibung nicht mehr dabei.
asked_call_over = Niemand kann überbieten: Die Ausschreibung ist zu Ende, und { $seat } baut.
open_last_bid = Was { $seat } geboten hat, und wo: Das hier muss daneben liegen und höher sein.
evening-title = Geheime Karten auf eure Handys
evening-about = Ihr spielt mit der Schachtel, und alle haben ihre geheimen Karten auf dem Handy. Jemand eröffnet den Spieleabend und sagt den anderen den Code. Niemand sieht fremde Karten, auch nicht, wer eröffnet hat.
evening-join = Bei einem Spieleabend mitmachen
evening-new = Einen Spieleabend eröffnen
evening-open = Karten austeilen und den Code zeigen
evening-name = Name auf Platz { $number }
evening-code = Der Code für diesen Spieleabend
evening-say = Sag ihn den anderen, oder lass sie ihn scannen.
evening-qr = QR-Code zu diesem Spieleabend
evening-which = Welcher Platz ist deiner?
evening-which-text = Ein Handy für jeden Platz. Gib deinen Namen ein und nimm deinen Platz.
evening-called = Dein Name
evening-take = Diesen Platz nehmen: { $name }
evening-full = Jeder Platz hat ein Handy. Ist deines weg, kann dich wieder hereinlassen, wer den Spieleabend eröffnet hat.
evening-seats = Wer da ist
evening-free = frei
evening-here = da
evening-looked = kennt die eigenen Karten
evening-agreed = will alle Karten zeigen
evening-you = du
evening-yours = Deine geheimen Karten
evening-hold = Gedrückt halten, um deine Karten zu sehen
evening-hold-text = Lass los, um sie wieder zu verdecken. Schau, so oft du magst.
evening-hidden = Deine Karten sind verdeckt.
evening-let-in = Wieder hereinlassen
evening-let-in-named = Wieder hereinlassen: { $name }
evening-let-in-text = Das Handy auf diesem Platz zeigt nichts mehr. Ein anderes kann den Platz mit dem Code nehmen und zeigt dieselben Karten. Alle erfahren es.
evening-leave = Meinen Platz verlassen
evening-leave-text = Mit dem Code kannst du auf diesen Platz zurückkommen; seine Karten bleiben dieselben.
evening-anew = Neu austeilen
evening-anew-text = Alle Karten werden zurückgenommen und neu ausgeteilt. Alle erfahren es.
evening-show = Alle Karten zeigen
evening-show-not = Halt, noch nicht
evening-show-text = Am Ende des Spiels werden alle Karten gezeigt, sobald alle zustimmen. Bisher { $count } von { $all }.
evening-all = Alle Karten
evening-fill = Weiter zum Zähler
evening-end = Diesen Spieleabend beenden
evening-end-text = Der Code gilt dann nicht mehr, und der Server vergisst die Karten sofort.
evening-yes = Ja
evening-no = Nein
evening-happened = Was geschehen ist
evening-mine = Deine Spieleabende
evening-others = Alle Spieleabende
evening-kept = Die Karten werden drei Tage, nachdem hier zuletzt etwas geschah, vergessen.
evening-waiting = Der Server antwortet nicht. Diese Seite versucht es weiter.
evening_dealt = { $deal ->
    [1] Die Karten sind ausgeteilt.
   *[other] Die Karten sind neu ausgeteilt: zum { $deal }. Mal.
 }
evening_joined = { $seat } ist mit einem Handy dabei.
evening_freed = Der Platz von { $seat } ist wieder frei: Ein anderes Handy kann ihn nehmen.
evening_shown = Alle waren einverstanden: Die Karten sind zu sehen.
evening_ended = Der Spieleabend ist zu Ende.
evening_no_such_code = Kein Spieleabend hat den Code { $code }. Vielleicht ist er falsch getippt, oder der Spieleabend ist zu Ende.
evening_gone = Diesen Spieleabend gibt es nicht mehr.
evening_over = Dieser Spieleabend ist zu Ende. Eröffne einen anderen, oder frag nach dessen Code.
evening_no_cards = Dieses Spiel hat keine geheimen Karten zum Austeilen.
evening_no_seat = Dieses Handy hat hier keinen Platz. Nimm zuerst deinen.
evening_not_yours = Das kann nur, wer den Spieleabend eröffnet hat.
evening_seat_taken = Ein anderes Handy hat den Platz von { $seat } schon.
evening_seat_free = Der Platz von { $seat } ist schon frei.
evening_has_seat = Dieses Handy hat schon den Platz von { $seat }. Verlass ihn zuerst.
evening_saw_others = Dieses Handy hat die Karten von { $seat } gesehen: Bis neu ausgeteilt wird, kann es nur diesen Platz nehmen.
evening_dealt_meanwhile = Inzwischen ist neu ausgeteilt worden. Schau noch einmal nach.
evening_too_many = Du hast schon { $most } Spieleabende offen. Beende zuerst einen davon.
## Puzzles and days
# Solving puzzles
puzzles-title = Rätsel
puzzles-all = Alle Rätsel
puzzles-intro = Eine Stellung, ein bester Zug: Finde ihn. Jedes Rätsel stammt aus einem Spiel und zeigt nur, was man dort wissen konnte. Dein erster Versuch zählt für deine Wertung; danach kannst du probieren, so oft du willst.
puzzle-of-game = Rätsel: { $game }
puzzles-solved = { $solved } von { $count } gelöst
puzzles-theme = Thema
puzzles-any-theme = Alle Themen gemischt
puzzles-theme-tells = Ein Thema verrät schon etwas. Gemischt sind sie schwerer.
puzzles-solve = Lösen
puzzles-solve-game = Rätsel lösen: { $game }
puzzles-game-done = Du hast alle Rätsel zu { $game } gelöst. Stark!
puzzles-theme-done = Du hast alle Rätsel zu { $game } mit diesem Thema gelöst. Stark!
solve-region = Das Rätsel
solve-your-move = Du bist dran: Finde den besten Zug.
solve-counts = Dein erster Versuch zählt.
solve-counts-not = Das hast du schon probiert: Jetzt ist es nur Übung.
solve-solved = Gelöst!
solve-shown = Hier ist die Lösung.
solve-how = Wähle einen Zug wie am Tisch. Du siehst, was passieren würde; erst wenn du bestätigst, zählt er.
solve-wrong = Es gibt einen besseren Zug.
solve-wrong-exact = Das kostet dich { $loss } % deiner Siegchance.
solve-wrong-least = Das kostet dich mindestens { $loss } % deiner Siegchance.
solve-again = Noch einmal versuchen
solve-give-up = Lösung zeigen
solve-next = Nächstes Rätsel
solve-copy = Link kopieren
solve-right = Gut gesehen: Das ist der beste Zug.
solve-answer-is = Der beste Zug: { $action }
solve-answer-title = Das ist der beste Zug.
solve-chances = Siegchance
solve-next-best = Zweitbester:
solve-percent = { $percent } %
solve-also = Genauso gut: { $actions }.
solve-reasons = Warum er gut ist
solve-line = Was folgen könnte
solve-back = Zurück
solve-on = Weiter
solve-rating = Wertung
solve-streak = In Folge
solve-best-streak = Rekord
results-of = Deine Ergebnisse: { $game }
results-rating = Deine Wertung, Versuch für Versuch
results-rating-text = Wertung über die letzten { $count } Versuche: von { $first } auf { $last }
results-themes = Nach Thema
results-theme = Thema
results-tried = Versucht
results-first = Beim ersten Versuch
results-last = Letzte Rätsel
results-right = gelöst
results-later = später gelöst
results-failed = nicht gelöst
no_such_puzzle = Dieses Rätsel gibt es nicht.
# The city and the Metro of the day
day-title-metropolys = Stadt des Tages
day-title-metro = Metro des Tages
day-title = { $game } des Tages
day-games = Die Spiele des Tages
day-intro = Ein Spiel am Tag, für alle dasselbe: gleich ausgeteilt, derselbe Platz, dieselben Bots. Wer macht am meisten daraus?
day-today-play = Das heutige Spiel spielen
day-play = Spielen
day-go-on = Weiter
day-see = Ergebnisse ansehen
day-not-played = Noch nicht gespielt
day-under-way = Dein Spiel wartet
day-finished = Gespielt
day-given-up = Nicht beendet
day-streak = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage in Folge
 }
day-left = Noch { $hours } Std. { $minutes } Min. Der Tag endet um Mitternacht UTC, bei dir um { $time }.
day-is-over-text = Dieser Tag ist vorbei. Du kannst sein Spiel noch spielen, so oft du magst, aber es zählt nicht mehr.
day-one-try = Du hast einen Versuch, der zählt, ohne Zurücknehmen und ohne Tipps. Geh, wann du willst: Dein Spiel wartet auf dich, auch nach Mitternacht.
day-begun = Du hast dieses Spiel begonnen. Es geht weiter, wo du aufgehört hast, und zählt für diesen Tag.
day-practise = Zur Übung spielen
day-practise-again = Noch einmal zur Übung spielen
day-what = Das Spiel
day-terms = { $options }, { $players } Personen
day-previous = Der Tag davor
day-next = Der nächste Tag
day-own = Dein Ergebnis
day-rank = { $rank }. von { $of }
day-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
day-lead = Vorsprung
day-place = Platz des Tages
day-place-of = { $place } von { $of }
day-better = Besser als { $share } % aller { $of } Spieler
day-only = Vor dir hat es noch niemand beendet.
day-course = Wie es lief
day-ahead = vorn
day-level = gleichauf
day-behind = zurück
day-course-signs = ▲ vorn, △ gleichauf, ▽ zurück, vom Anfang bis zum Ende
day-copy = Als Text kopieren
day-share = Teilen
day-look-again = Dein Spiel noch einmal ansehen
day-results = Die Ergebnisse aller
day-results-later = Die Ergebnisse und Spiele aller siehst du, sobald du dein eigenes beendet hast.
day-count = { $count ->
    [0] Noch niemand hat es beendet.
    [one] Eine Person hat es beendet.
   *[other] { $count } Personen haben es beendet.
 }
day-head-place = Platz
day-head-name = Name
day-head-rank = Am Tisch
day-head-points = Punkte
day-game-of = Spiel von { $name } ansehen
day-muted-name = jemand, den du stummgeschaltet hast
day-more = Mehr zeigen
day-master = So spielt es ein Meister
day-master-text = Der stärkste Bot spielt auf deinem Platz, gegen dieselben Bots.
day-master-ask = Den Meister spielen lassen
day-master-waits = { $count ->
    [0] Der Meister fängt gleich an …
    [one] Der Meister spielt: bisher ein Zug …
   *[other] Der Meister spielt: bisher { $count } Züge …
 }
day-master-result = Der Meister: { $points }
day-master-look = Das Spiel des Meisters ansehen
day-calendar = Kalender
day-month-before = Der Monat davor
day-month-next = Der nächste Monat
day-share-text = Métropole · { $title }, { $date } · { $rank } · { $points } { $lead } · { $signs }
day-to-results = Ergebnisse des Tages ansehen
no_such_day = Für { $day } gibt es kein Spiel.
day_is_over = Dieser Tag ist vorbei, sein Spiel zählt nicht mehr. Heute gibt es ein neues.
day_was_played = Du hast das Spiel dieses Tages schon gespielt.
day_pictures_later = Bilder von diesem Spiel gibt es, wenn sein Tag vorbei ist.
a_try_waits = Du musst deinen Platz nicht verlassen: Dieses Spiel wartet auf dich.
undo_not_in_a_try = Im Versuch, der zählt, wird nichts zurückgenommen.
no_hints_in_a_try = Im Versuch, der zählt, gibt es keine Tipps.
no_rematch_of_a_day = Ein Spiel des Tages hat keine Revanche. Auf seiner Seite kannst du es noch einmal spielen.
## Rankings and people
person-gone = Hier ist niemand
person-gone-text = Vielleicht ist der Link unvollständig, oder das Konto wurde gelöscht.
people-game = Spiel
people-players = Spieler
people-whose = Wer
people-all = Alle
people-people = Menschen
people-bots = Bots
people-ranking-of = Rangliste: { $game }, { $players } Spieler
people-place = Platz
people-name = Name
people-rating = Wertung
people-interval = Wie sicher
people-games = Spiele
people-wins = Gewonnen
people-bot = Bot
people-between = zwischen { $low } und { $high }, am wahrscheinlichsten { $likely }
people-reading = So liest man das
people-how = Der Balken zeigt, wo jemandes Stärke mit 95 % Sicherheit liegt, sein Strich den wahrscheinlichsten Wert; die Reihenfolge richtet sich nach der Wertung: dem, was kaum zu bezweifeln ist und darum knapp links vom Balken liegt.
people-share = Bei { $players } Spielern ist ein gleicher Anteil an Siegen { $percent } %.
people-ranked-after = Hier stehen alle mit mindestens { $games } gewerteten Spielen gegen mindestens { $opponents } verschiedene Gegner.
people-none = Hier steht noch niemand. Der erste Platz ist frei!
people-none-bots = Noch kein Bot hat hier ein gewertetes Spiel gespielt.
people-own = Dein Platz: { $place }
people-turning = Seiten der Rangliste
people-before = Zurück
people-next = Weiter
people-shown = { $first } bis { $last } von { $total }
person-since = Hier seit { $month }
person-mine = Das ist deine Seite. Andere sehen sie auch, ohne die Spiele mit dem Vermerk „nur mit Link“.
person-ratings = Wertungen
person-players = { $players } Spieler
person-no-ratings = Noch keine gewerteten Spiele.
person-guest-ratings = Gäste haben keine Wertung: Für gewertete Spiele braucht man ein Konto.
person-place = von { $ranked }
person-provisional = Vorläufig: in der Rangliste nach { $games } Spielen gegen { $opponents } verschiedene Gegner.
person-history = Wertung über die letzten { $count } Spiele: von { $first } auf { $last }
person-history-table = Als Tabelle
person-more = Mehr über { $names }
person-day = Tag
person-games = Letzte Spiele
person-no-games = Hier ist noch kein Spiel zu sehen. Gezeigt werden nur Spiele an öffentlichen Tischen und solche, bei denen du selbst dabei warst.
person-no-games-mine = Du hast noch kein Spiel beendet.
person-by-link = nur mit Link
person-with = mit { $names }
person-alone = allein
person-won = Gewonnen, { $mine } zu { $theirs }
person-won-tie = Bei Gleichstand gewonnen, je { $mine }
person-shared = Sieg geteilt mit { $names }, je { $mine } Punkte
person-lost = Verloren, { $mine } zu { $theirs }
person-lost-tie = Bei Gleichstand verloren, je { $mine }
person-placed = { $place } von { $players }, { $mine } Punkte zu { $theirs }
person-left = Verloren: gegangen, oder die Zeit war um
person-look = Dieses Spiel noch einmal ansehen: { $result }, { $date }

## The command line: puzzles
cli-puzzles-one-of = Gib eines von --game, --from und --check an.
cli-puzzles-found = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
 } aus { $total ->
    [one] einem Spiel
   *[other] { $total } Spielen
 } in { $file } geschrieben.
cli-puzzles-stopped = Nach { $done } von { $total } Spielen gestoppt. Bisher gefundene und behaltene Rätsel: { $count }.
cli-puzzles-checked = { $count ->
    [one] Das Rätsel von { $file } wurde geprüft: Seine Antwort ist die beste Aktion.
   *[other] Alle { $count } Rätsel von { $file } wurden geprüft: Jede Antwort ist die beste Aktion.
 }
puzzle_wrong = die Antwort ist { $answer }, aber die Suche findet { $found }.
puzzle_value = „{ $key }“ des Rätsels hat nicht die richtige Form.
puzzle_id_differs = das Rätsel heißt { $given }, aber seine Stellung macht daraus { $right }.
puzzle_second_is_best = { $action } kann nicht die zweitbeste sein: Sie ist eine Antwort, oder ihre Chance liegt nicht unter der der Antwort.
puzzle_continues_otherwise = was folgt, muss mit der Antwort { $answer } beginnen.
puzzle_twice = das Rätsel { $given } steht zweimal da.
puzzle_line = { $file }, Zeile { $line }: { $reason }
