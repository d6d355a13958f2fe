### Nederlands. Dezelfde berichten met dezelfde parameters als in en.ftl; de woorden zijn die van de spelregels.

## Lists and seats
list-and = { $most } en { $last }
list-to = { $first } tot en met { $last }
list-or = { $most } of { $last }
percent = { $number }%
seat-number = plaats { $number }
seat-you = jij
nobody = niemand

## Metropolys: words
version-family = familiespel
version-expert = expertenspel
district-centre = het centrum
district-north = het noorden
district-east = het oosten
district-south = het zuiden
district-west = het westen
type-mall = koopcentrum
type-administration = bestuursgebouw
type-industry = industrieterrein
type-park = park
type-lodgings = woonhuis
token-trendy = deftige stadswijk
token-subway = metro
token-archaeology = archeologische site
card-area = omgeving
card-neighbourhood = stadswijk
card-expansion = uitbreiding
card-bridges = bruggen
card-statues = standbeelden
card-lakes = meren
card-borders = stadrand
card-districts = stadsdelen
card-chains = gebouwenketen
card-mall = koopcentrum
card-administration = bestuursgebouw
card-industry = industrieterrein
card-park = park
card-lodgings = woonhuis
card-subway = metro
card-archaeology = archeologische site
height-tall = groot
height-medium = middelgroot
height-small = klein

## Metropolys: what the cards count
family-bridges = 3 punten voor elk van je gebouwen aan een brug.
family-statues = 3 punten voor elk van je gebouwen bij een standbeeld.
family-lakes = 3 punten voor elk van je gebouwen aan een meer.
family-borders = 3 punten voor elk van je gebouwen aan de stadrand.
expert-bridges = 4 punten voor elk paar van je gebouwen aan weerskanten van één brug.
expert-statues = 7 punten voor elk standbeeld waar je aan alle drie de kanten een gebouw hebt.
expert-lakes = 5 punten voor elk meer waar je drie of meer gebouwen omheen hebt.
expert-districts = 4 punten voor elk stadsdeel waarin je drie of meer gebouwen hebt.
expert-chains = 4 punten voor elke keten van drie van je gebouwen, waarvan het middelste aan de andere twee grenst.
area-once = Een gebouw telt maar in één groep mee.
expert-neighbourhood = 2 punten voor elk van je gebouwen op een veld “{ $type }”.
expansion-card = 9 punten voor elk stel ({ $types }) dat je in één stadsdeel hebt opgericht.

## Metropolys: sources of points
source-trendy = fiches deftige stadswijk
source-subway = fiches metro
source-subway_card = kaart metro
source-archaeology = fiches archeologische site
source-archaeology_card = kaart archeologische site
source-area = kaart omgeving
source-neighbourhood = kaart stadswijk
source-expansion = kaart uitbreiding
source-highest = hoogste gebouwen

## Metropolys: what happens
bid = { $seat ->
    [jij] Je biedt
   *[other] { $seat } biedt
 } { $value } op { $place }.
passed = { $seat ->
    [jij] Je past.
   *[other] { $seat } past.
 }
passed_by_force = { $seat ->
    [jij] Je hebt niets hogers, dus je past.
   *[other] { $seat } heeft niets hogers en past.
 }
call_ended = De aanbesteding is afgelopen: { $way }.
way-all_passed = alle anderen hebben gepast
way-no_free_neighbour = aan het laatste gebouw grenst geen vrij veld
way-no_higher_building = niemand die nog meedoet heeft een hoger gebouw
built = { $seat ->
    [jij] Je richt
   *[other] { $seat } richt
 } de { $value } op in { $place }.
token_taken = { $seat ->
    [jij] Je neemt
   *[other] { $seat } neemt
 } de fiche “{ $token }” van { $place }.
subway_card_moved = { $seat ->
    [jij] Jij krijgt de kaart metro.
   *[other] De kaart metro gaat naar { $seat }.
 }
archaeology_card_moved = { $seat ->
    [jij] Jij krijgt de kaart archeologische site.
   *[other] De kaart archeologische site gaat naar { $seat }.
 }
game_ended = { $seat ->
    [jij] Je hebt je 13e gebouw
   *[other] { $seat } heeft het 13e gebouw
 } opgericht: het spel is afgelopen.

## Metropolys: why an action is not legal
game_over = Het spel is afgelopen.
spectators_do_not_play = Toeschouwers spelen niet mee.
not_your_turn = Je bent niet aan de beurt: { $seat } is aan zet.
cannot_pass_opening = Wie een aanbesteding opent, kan niet passen.
place_built = { $place } is bezet: { $seat ->
    [jij] daar staat jouw { $value }
   *[other] daar staat de { $value } van { $seat }
 }.
place_bid = { $place } is bezet: in deze aanbesteding { $seat ->
    [jij] heb jij daar je { $value } geboden
   *[other] is daar de { $value } van { $seat } geboden
 }.
place_closed = { $place } doet niet mee: { $district } blijft dit spel buiten gebruik.
not_adjacent = { $place } grenst niet aan { $last }.
building_bid = De { $value } is in deze aanbesteding al geboden op { $place }.
building_built = De { $value } staat al in { $place }.
too_low = De { $value } is te laag: het moet meer zijn dan { $last }.
unknown_code = Actie { $code } bestaat niet: de nummers lopen van 0 tot en met { $most }.
unknown_action = “{ $text }” is geen actie. Een bod schrijf je als 7@C10, precies zo; of pass.
stale_version = Het spel is verder: dit is een antwoord op stand { $given }, maar het is bij { $right }.
no_such_version = Stand { $given } bestaat niet: het spel is bij { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = Met { $given ->
    [one] { $given } speler
   *[other] { $given } spelers
 } gaat het niet: het spel is voor { $least } tot en met { $most } spelers.
no_such_seat = Er is geen { $seat }: met { $players } spelers tellen de plaatsen vanaf 0.
wrong_number_of_closed_districts = Met { $players } spelers { $needed ->
    [0] blijft geen stadsdeel
    [1] blijft één stadsdeel
   *[other] blijven { $needed } stadsdelen
 } buiten gebruik, niet { $given }.
district_closed_twice = Een stadsdeel kan niet twee keer buiten gebruik blijven: { $district }.
closed_districts_not_adjacent = De twee stadsdelen buiten gebruik moeten naast elkaar liggen, en dat doen deze niet: { $districts }.
token_in_closed_district = In { $place } kan geen fiche liggen: { $district } blijft buiten gebruik.
token_in_blind_alley = In { $place } kan geen fiche liggen: het is een doodlopend straatje.
wrong_number_of_tokens_in_district = Aantal fiches in { $district }: { $given }; het moeten er { $needed } zijn.
wrong_number_of_tokens = Aantal fiches “{ $token }”: { $given }; het moeten er { $needed } zijn.
cards_missing = De kaarten “{ $cards }” ontbreken.
cards_not_in_this_version = In deze versie zijn er geen kaarten “{ $cards }”: schrijf null.
wrong_number_of_cards = Aantal kaarten “{ $cards }”: { $given }; het moeten er { $needed } zijn, één per plaats.
card_not_in_this_version = De kaart { $cards } “{ $card }” zit niet in dit spel.
card_dealt_twice = De kaart { $cards } “{ $card }” is twee keer gedeeld.
first_layout_needs_four_players = De opstelling van het eerste spel is voor vier spelers, niet voor { $players }.
unknown_layout = De opstelling “{ $layout }” bestaat niet: zeg first, random, of geef de fiches per veld.
unknown_expansion_card = Geen enkele kaart uitbreiding toont { $types }.
wrong_number_of_seats = Aantal waarden in “{ $key }”: { $given }; het moeten er { $needed } zijn, één per plaats.
no_such_building = Gebouw { $value } bestaat niet: ze zijn genummerd van 1 tot en met { $most }.
building_twice = De { $value } van { $seat } staat op twee velden.
two_buildings_in_one_place = In { $place } kunnen geen twee gebouwen staan: { $one } en { $other }.
two_seats_complete = { $one } en { $other } kunnen niet allebei 13 gebouwen hebben: het spel eindigt bij het eerste 13e.
subway_card_must_be_held = Er zijn fiches metro genomen, dus iemand heeft de kaart metro: { $seat } heeft de meeste.
subway_card_with_fewer_tokens = { $seat } kan de kaart metro niet hebben: { $other } heeft meer fiches metro.
archaeology_card_must_be_held = Er zijn fiches archeologische site genomen, dus iemand heeft de kaart archeologische site.
card_without_token = { $seat } kan de kaart “{ $card }” niet hebben zonder een fiche van die soort.

## Records and values from outside
unknown_game = Het spel “{ $game }” bestaat niet. Bekend: { $known }.
unknown_bot = De bot “{ $bot }” bestaat niet. Bekend: { $known }.
unknown_rules = Dit verslag is gespeeld volgens versie { $given } van de regels; dit programma kent { $known }.
not_json = Dit is geen JSON: { $problem }.
key_twice = “{ $key }” staat twee keer in één object.
missing_key = “{ $key }” ontbreekt in “{ $where }”.
unknown_key = “{ $key }” is niet bekend in “{ $where }”. Bekend: { $known }.
not_an_object = “{ $key }” moet een object met namen en waarden zijn.
not_a_list = “{ $key }” moet een lijst zijn.
not_a_number = “{ $key }” moet een geheel getal zijn.
not_true_or_false = “{ $key }” moet true of false zijn.
unknown_name = “{ $given }” kan niet in “{ $key }”. Bekend: { $known }.
result_before_the_end = Het verslag heeft een uitslag, maar het spel is niet afgelopen.
scores_differ = Punten volgens het verslag: { $given }; in werkelijkheid: { $right }.
winners_differ = Winnaars volgens het verslag: { $given }; in werkelijkheid: { $right }.

## The command line
cli-line = regel { $line }: { $reason }
cli-line-step = regel { $line }, stap { $step }: { $reason }
cli-no-file = Het bestand “{ $file }” bestaat niet.
cli-cannot-read = “{ $file }” kan niet worden gelezen: { $problem }
cli-key-value = “{ $given }” is niet te begrijpen: schrijf SLEUTEL=WAARDE.
cli-bots-count = { $given } bots voor { $players } spelers: noem er één voor alle plaatsen, of één per plaats.
cli-replayed = { $line }: { $game }, { $players } spelers, { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
 }; { $result }
cli-unfinished = niet uitgespeeld
cli-won = winst voor { $winners }: { $scores }
cli-shared = gedeelde winst voor { $winners }: { $scores }
cli-all-right = { $count ->
    [one] Eén spel, zonder fout tot het einde nagespeeld.
   *[other] { $count } spellen, zonder fout tot het einde nagespeeld.
 }
cli-simulated = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
 } { $game } geschreven naar { $file }. Gemiddelde punten per plaats: { $points }.
cli-score-heading = regel { $line }:
cli-not-legal = regel { $line }: leggen nummer { $at } is niet toegestaan. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
 }
cli-score-source = { $points } voor { $source }
cli-score-groups = groepen: { $groups }
highest-empty = { $district }: daar heeft niemand gebouwd.
highest-only_builder = { $district }: { $seats }, als enige.
highest-taller = { $district }: { $seats }, dankzij een hoger gebouw (nummer { $rank } van boven).
highest-more_buildings = { $district }: { $seats }, gelijk maar met één gebouw meer (nummer { $rank } van boven).
highest-equal = { $district }: { $seats }, gelijk; allen krijgen punten.
cli-version = metropole { $version }, { $engines ->
    [compiled] met gecompileerde motoren
   *[interpreted] met geïnterpreteerde motoren, zo’n honderd keer trager: bij de installatie was er geen C-compiler
 }
cli-empty = “{ $file }” is leeg: er wordt één JSON-object per regel verwacht.
not_utf8 = dit is geen tekst in UTF-8.
cannot_write = “{ $file }” kan niet worden geschreven: { $problem }.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] expertenspel
   *[family] familiespel
 }{ $expansion ->
    [yes] { " " }met de uitbreiding
   *[no] {""}
 }, { $players } spelers. Je speelt met { $colour }. Typ help voor de opdrachten.
term-own-art = De opstelling van het eerste spel en de voorkanten van de kaarten uitbreiding zijn van dit programma zelf.
term-closed = Buiten gebruik: { $districts }.
term-first = { $seat ->
    [jij] Jij opent de eerste aanbesteding.
   *[other] { $seat } opent de eerste aanbesteding.
 }
term-your-card = Je kaart { $cards } “{ $card }”: { $text }
term-card-places = Velden “{ $card }”: { $places }.
term-open-call = Jouw beurt. Open een aanbesteding: bied een gebouw op een vrij veld, zoals { $example }.
term-outbid = Jouw beurt. Overbied de { $value } op { $place }, of pas (pass). Je mag { $values } bieden op { $places }.
term-your-stock = Je gebouwen: { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] Je hebt nu niets te doen.
    [one] Eén toegestane actie:
   *[other] { $count } toegestane acties:
 }
term-place-free = { $place }, { $type }{ $token }: vrij.
term-place-bid = { $place }, { $type }{ $token }: { $seat ->
    [jij] je biedt er { $value }
   *[other] { $seat } biedt er { $value }
 }.
term-place-built = { $place }, { $type }{ $token }: { $height } gebouw { $value } van { $seat ->
    [jij] jou
   *[other] { $seat }
 }.
term-with-token = , fiche { $token }
term-district = { $district }:
term-place-next = Grenst aan { $places }.
term-place-bridges = Bruggen naar { $places }.
term-place-at = Ligt aan { $things }.
term-place-border = Aan de stadrand.
term-place-blind = Een doodlopend straatje.
term-lake = het meer { $name }
term-statue = standbeeld { $number }
term-player = { $seat }: { $built } opgericht; fiches: { $tokens }. In voorraad: { $stock }.
term-tokens = { $trendy } deftige stadswijk, { $subway } metro, { $archaeology } archeologische site
term-holds-subway = Kaart metro: { $seat }.
term-holds-archaeology = Kaart archeologische site: { $seat }.
term-call = Deze aanbesteding: { $bids }. Gepast: { $passed }.
term-call-bid = { $seat } { $value } op { $place }
term-no-call = Nog geen bod in deze aanbesteding.
term-score-now = Je punten nu: { $total }.
term-score-none = Nog niets.
term-score-part = { $points } voor { $source }
term-score-part-places = { $points } voor { $source }: { $places }
term-why-legal = { $place } kan: je mag er { $values } bieden.
term-why-free-later = Je bent niet aan de beurt, maar { $place } zou kunnen.
term-why-what = Vraag waarom met een veld of een bod: why S3, why 7@S3.
term-why-action-legal = { $action } is toegestaan.
term-try = Als je { $action } speelt:
term-try-answers = { $seat } kan antwoorden met { $values } op { $places }.
term-try-no-answer = Niemand kan antwoorden.
term-try-unanswered = Als niemand dat doet:
term-try-points = Je punten: { $before } nu, { $after } dan{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Groepen dan: { $groups }.

## The terminal: commands
term-help =
    7@C10        bied je gebouw 7 op het veld C10
    pass         verlaat deze aanbesteding
    try 7@C10    wat dat bod zou veranderen, zonder het te spelen
    why S3       waarom S3 niet kan, of wat daar kan (ook: why 7@S3)
    city         de hele stad; city north: één stadsdeel
    look C10     één veld: zijn buren, bruggen, meren, standbeelden
    table        ieders gebouwen, fiches en kaarten, en de lopende aanbesteding
    legal        alle toegestane acties
    cards        je geheime kaarten
    score        je punten nu, per bron
    hint         wat een sterke bot in jouw plaats zou doen
    undo         neem je laatste actie terug, en wat de bots erna deden
    save [FILE]  schrijf het verslag van het spel
    language en  spreek een andere taal: en, fr, cs, nl, de
    quit         stop
term-unknown = “{ $text }” is niet te begrijpen. Typ help voor de opdrachten, of een bod zoals 7@C10.
term-try-what = Zeg wat je wilt proberen: try 7@C10, of try pass.
term-look-what = Zeg welk veld: look C10.
term-no-place = Het veld “{ $text }” bestaat niet: ze lopen van C1 tot en met C15, en van N1, E1, S1, W1 elk tot en met 10.
term-no-district = Het stadsdeel “{ $text }” bestaat niet: zeg centre, north, east, south of west.
term-no-undo = Je hebt niets om terug te nemen.
term-undone = Teruggenomen.
term-language = Vanaf nu in het Nederlands.
term-no-language = De taal “{ $text }” is er niet: zeg { $languages }.
term-saved = Geschreven naar { $file }. Ga ermee verder met: metropole play --resume { $file }
term-not-saved = “{ $file }” kon niet worden geschreven: { $problem }. Het spel gaat door.
term-quit-unsaved = Dit spel is niet bewaard. Typ save om het te bewaren, of nog eens quit om het op te geven.
term-bye = Tot ziens.
term-final-seat = { $seat }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
 }
term-final-cards = Kaarten van { $seat ->
    [jij] jou
   *[other] { $seat }
 }: { $cards }.
term-won = { $decided ->
    [most_buildings] Gelijk in punten; met de meeste gebouwen { $winners ->
        [jij] win jij.
       *[other] wint { $winners }.
    }
    [shared] Gedeelde winst, gelijk in punten en gebouwen: { $winners }.
   *[most_points] { $winners ->
        [jij] Je hebt gewonnen.
       *[other] { $winners } heeft gewonnen.
    }
 }
term-after-end = Typ save, score, city, undo of quit.
term-ask-players = Hoeveel spelers, { $least } tot en met { $most }? [{ $default }]
term-ask-version = Familiespel of expertenspel: family of expert? [family]
term-ask-expansion = Met de uitbreiding? [nee]
term-again = “{ $text }” kan hier niet: zeg { $choices }.
term-yes = ja
term-no = nee
term-ask-game = Metropolys of Metro? [metropolys]
term-ask-hand = Hoeveel tegels in de hand, 1 tot en met 3? [1]
term-ask-rotation = Mogen tegels worden gedraaid? [nee]
metropolys-seat-0 = Blauw
metropolys-seat-1 = Grijs
metropolys-seat-2 = Rood
metropolys-seat-3 = Wit
metro-seat-0 = Geel
metro-seat-1 = Blauw
metro-seat-2 = Oranje
metro-seat-3 = Groen
metro-seat-4 = Paars
metro-seat-5 = Zwart

## Metro: words
metro-letter-yellow = G
metro-letter-blue = B
metro-letter-orange = O
metro-letter-green = N
metro-letter-violet = P
metro-letter-black = Z
metro-side-top = boven
metro-side-right = rechts
metro-side-bottom = onder
metro-side-left = links
metro-station = { $number } { $name }

## Metro: what happens
placed = { $seat ->
    [jij] Je legt
   *[other] { $seat } legt
 } { $tile } op { $square }{ $turns ->
    [0] {""}
    [1] , een kwartslag gedraaid
    [2] , een halve slag gedraaid
   *[3] , drie kwartslagen gedraaid
 }.
took = { $seat ->
    [jij] Je neemt
   *[other] { $seat } neemt
 } een tegel; nog { $stack } in de stapel.
drew = { $seat ->
    [jij] Je trekt { $tile } en moet die leggen
   *[other] { $seat } trekt { $tile } en moet die leggen
 }; nog { $stack } in de stapel.
drew_unknown = { $seat ->
    [jij] Je trekt een tegel en moet die leggen.
   *[other] { $seat } trekt een tegel en moet die leggen.
 }
line_completed = Lijn { $station } is klaar: { $length ->
    [one] { $length } tegel
   *[other] { $length } tegels
 } { $end ->
    [centre] naar het centrum, dubbel geteld
   *[other] naar station { $end }
 }. { $seat ->
    [niemand] Ze is van niemand.
    [jij] Je krijgt { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
   *[other] { $seat } krijgt { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
 }

## Metro: why an action is not legal
drawn_already = Je hebt al een tegel getrokken: leg die.
stack_empty = De stapel is leeg.
drawn_tile_first = { $tile } moet wachten: eerst de getrokken { $drawn } leggen.
tile_not_held = { $tile } heb je niet in de hand.
tiles_are_not_turned = In dit spel worden tegels niet gedraaid: { $tile } ligt in de richting van de pijl.
square_in_centre = { $square } is het centrum: daar komt geen tegel.
square_occupied = { $square } is bezet door { $tile }.
square_not_adjacent = { $square } ligt niet aan de rand van het bord en niet naast een tegel.
one_tile_line = { $tile } op { $square } zou in zijn eentje een lijn van één tegel tussen genummerde stations maken ({ $stations }); { $others ->
    [0] een ander veld is er niet voor, wel een andere draai.
    [one] er is één ander veld voor.
   *[other] er zijn { $others } andere velden voor.
 }
no_other_square = { $tile } mag nu in zijn eentje stations verbinden: dat zou op elk veld gebeuren ({ $count ->
    [one] één veld
   *[other] { $count } velden
 } mogelijk).
no_copy_left = Van { $tile } { $copies ->
    [one] is er maar { $copies }, en die is al gelegd.
   *[other] zijn er maar { $copies }, en die zijn allemaal gelegd.
 }
not_a_placement = “{ $text }” legt geen tegel.
wrong_hand = Een hand heeft { $least } tot en met { $most } tegels, niet { $given }.
wrong_number_of_tiles = Aantal tegels in de stapel: { $given }; het moeten er { $needed } zijn.
too_many_copies = Aantal tegels { $tile } in de stapel: { $given }; er bestaan er maar { $most }.

## The terminal: Metro
metro-welcome = Metro, { $players } spelers, { $hand ->
    [one] één tegel in de hand
   *[other] { $hand } tegels in de hand
 }{ $rotation ->
    [yes] , tegels mogen worden gedraaid
   *[no] {""}
 }. Je speelt met { $colour }. Typ help voor de opdrachten.
metro-your-stations = Je stations: { $stations }.
metro-first = { $seat ->
    [jij] Jij begint.
   *[other] { $seat } begint.
 }
metro-place = Jouw beurt. Je hebt { $tiles } in de hand. Leg een tegel, zoals { $example }{ $stack ->
    [0] {""}
   *[other] , of trek er een (draw)
 }.
metro-place-drawn = Leg de getrokken { $tile }, zoals { $example }.
metro-line = { $station } ({ $owner }): { $length ->
    [one] { $length } tegel
   *[other] { $length } tegels
 }, { $rest }.
metro-line-change = { $station } ({ $owner }): { $length ->
    [one] { $length } tegel
   *[other] { $length } tegels
 } nu, { $then } dan, { $rest }.
metro-leads = leidt naar { $square }, van { $side }
metro-ends = eindigt bij { $station }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
metro-ends-centre = eindigt in het centrum, dubbel: { $points } punten
metro-crossing = { $square } van { $side }
metro-crossings = Ze gaat over { $squares }.
metro-left = Nog niet gezien: { $tiles }.
metro-player = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
 } in de hand.
metro-stack = { $count ->
    [0] De stapel is leeg.
    [one] Er ligt nog één tegel in de stapel.
   *[other] Er liggen nog { $count } tegels in de stapel.
 }
metro-total = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } nu, { $then } dan.
metro-why-what = Vraag waarom met een veld of een tegel erop: why 34, why aacb34.
metro-why-legal = Mogelijk: { $actions }.
metro-no-station = Station “{ $text }” bestaat niet: ze zijn genummerd van 1 tot en met 32.
metro-no-tile = De tegel “{ $text }” bestaat niet. Een tegel is vier letters, zoals aacb.
metro-won = { $decided ->
    [shared] Gedeelde winst: { $winners }.
   *[most_points] { $winners ->
        [jij] Je hebt gewonnen.
       *[other] { $winners } heeft gewonnen.
    }
 }
metro-help =
    aacb34       leg de tegel aacb op rij 3, kolom 4, beide geteld vanaf 0 (gedraaid: aacb34r2)
    draw         trek een tegel van de stapel, en leg die dan
    try aacb34   wat dat voor elke lijn zou veranderen, zonder het te spelen
    why 34       waarom een veld niet kan, of wat daar kan (ook: why aacb34)
    board        het bord met de letters van de tegels; punten zijn velden die open zijn
    tracks       het bord met het spoor getekend
    line 9       de lijn van station 9; lines: al die van jou; lines all: die van iedereen
    tile aacb    een getekende tegel; tile: die je mag leggen
    left         de tegels die nog niemand heeft gezien
    table        ieders punten en tegels
    legal        alle toegestane acties
    score        je punten en lijnen
    hint         wat een sterke bot in jouw plaats zou doen
    undo         neem je laatste actie terug, en wat de bots erna deden
    save [FILE]  schrijf het verslag van het spel
    language en  spreek een andere taal: en, fr, cs, nl, de
    quit         stop

## Hints and analysis
hint-best = { $seat ->
    [jij] je zou { $action } kunnen spelen.
   *[other] { $seat } zou { $action } kunnen spelen.
 }
hint-candidate = { $action }: { $chance }% kans op winst, { $points } punten verwacht
hint-line = Zo zou het verder kunnen gaan: { $actions }
analysis-good = { $number }. { $seat } speelt { $action }, het beste dat is gevonden; { $chance }% kans op winst.
analysis-better = { $number }. { $seat } speelt { $action }; { $best } zou { $loss }% meer kans op winst geven.
analysis-untried = { $number }. { $seat } speelt { $action }, wat het zoeken niet heeft geprobeerd; dat zou { $best } spelen.
analysis-title = Kansen op winst in een spel { $game }
analysis-across = acties van het spel
analysis-readable = Hoe waarschijnlijk een toeschouwer de echte kaart “{ $cards }” zou vinden

## Tournaments: why they cannot be played
bot_named_twice = De bot “{ $bot }” is twee keer genoemd.
duel_needs_two_bots = Een duel heeft twee bots, de een tegen de ander op alle andere plaatsen; aantal genoemd: { $given }.
ladder_needs_two_bots = Een ladder heeft minstens twee bots nodig.
extra_missing = Hiervoor is het pakket { $package } nodig, dat niet is geïnstalleerd: pip install 'metropole[{ $extra }]'
workers_keep_dying = De processen die spelen zijn { $times } keer gestopt zonder een spel af te maken. De uitslagen tot nu toe blijven bewaard.
cluster_not_reached = Op { $address } is geen Ray-cluster te bereiken: { $problem }
results_in_use = Een ander toernooi schrijft naar “{ $folder }”.
results_of_another_plan = “{ $folder }” bevat uitslagen van een ander plan: “{ $key }” is daar { $there }, en { $wanted } wordt gevraagd. Kies een andere map.
results_without_plan = “{ $folder }” bevat uitslagen, maar niet het plan waarvoor ze zijn gespeeld. Kies een andere map.
broken_result = Regel { $line } van { $file } is geen uitslag: { $problem }. Er is niets veranderd.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
source-stations = lijnen naar stations
source-centre = lijnen naar het centrum
lineup-round-robin = allen tegen allen
lineup-ladder = elk tegen de volgende van de lijst
lineup-duel = één plaats van de eerste bot tegen de tweede op alle andere
lineup-self = elke bot tegen zichzelf
arena-table = { $game }, { $options }, { $players } spelers
arena-hand = { $hand ->
    [one] { $hand } tegel in de hand
   *[other] { $hand } tegels in de hand
 }
arena-turned = { $name }, tegels gedraaid
arena-expanded = { $name } met uitbreiding
arena-rounded = { $asked } spellen per paring zijn geen hele rondes over { $seats } plaatsen: er worden er { $played } gespeeld.
arena-goes-on = { $done } van de { $total } spellen zijn er al.
arena-stopped = Gestopt na { $done } van de { $total } spellen. Ze worden niet bewaard: noem een map met --out om later verder te gaan.
arena-stopped-kept = Gestopt na { $done } van de { $total } spellen. Ze zijn bewaard: dezelfde opdracht gaat verder.
arena-report = Geschreven naar { $file }.
arena-heading = { $table }: { $games ->
    [one] één spel
   *[other] { $games } spellen
 }
arena-bot = { $bot }: wint { $rate } ({ $low } tot { $high }), rating { $rating } ± { $sigma }, { $points } punten per spel
arena-first = Wie begint wint { $rate } ({ $low } tot { $high }); gelijk zou { $even } zijn.
arena-ties = Gedeelde winst: { $shared } ({ $rate }).

## Tournaments: reports
report-title = # Een toernooi van bots
report-intro = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 } tussen { $bots }: { $lineup }, elke verdeling gespeeld vanaf elke plaats. Startgetal { $seed }, programmaversie { $version }.
report-intervals = Winst is die van één plaats; gedeelde winst telt naar rato. De intervallen zijn die van Wilson, van 95%; vet is wat het gelijke deel niet bevat. De rating is die van Plackett-Luce: mu, de onzekerheid sigma, en mu min drie sigma.
report-overall = ## Alle tafels samen
report-pairings = ### Opstellingen
report-seats = ### Plaatsen, geteld vanaf wie begint
report-sources = ### Punten per bron
report-cards = ### Doelkaarten
report-picture-bots = Winst, ratings en punten per bron
report-picture-seats = Winst per plaats
report-picture-cards = Winst per doelkaart
report-ties = Gedeelde winst in { $shared } van de { $games } spellen ({ $rate }).
report-decided = {" "}Wat besliste: { $ways }.
report-lineup = { $seats } { $bot } met { $others }
report-panel-wins = winst van één plaats
report-panel-rating = rating, ± 2 sigma
report-panel-sources = punten per bron
report-panel-seats = winst naar volgorde van spelen
report-axis-wins = % van de spellen
decided-most_points = de meeste punten
decided-most_buildings = meer gebouwen bij gelijke punten
decided-shared = niets
head-bot = bot
head-games = spellen
head-wins = winst
head-interval = 95%
head-rating = rating
head-sigma = sigma
head-ordinal = mu − 3 sigma
head-points = punten
head-lineup = opstelling
head-place = volgorde
head-source = bron
head-kind = soort
head-card = kaart
head-held = gehad
head-with_card = punten met de kaart
head-version = versie
head-players = spelers
head-even = gelijk deel
head-shared = gedeelde winst

## The report on balance
balance-title = # Wie wint: plaatsen, doelen, versies
balance-intro = Gemaakt met `{ $command }`: { $games } spellen, { $count } voor elke bot, versie en elk aantal spelers; op alle plaatsen dezelfde bot ({ $bots }), programmaversie { $version }. Hoe een spel in evenwicht is, hangt af van wie het speelt: met sterkere bots verandert deze bladzijde.
balance-reading = Wat opvalt, ligt meer dan drie standaardafwijkingen van het gelijke deel, alle aantallen spelers samen. In de tabellen staat een deel van de winst vet als het interval van 95% (Wilson) het gelijke deel niet bevat; ook als niets ertoe deed, zou dat één op de twintig keer gebeuren. Volgordes tellen vanaf wie begint. Gedeelde winst telt naar rato.
balance-striking = ### Wat opvalt
balance-strikes = { $version }: { $name } wint { $times } keer het gelijke deel ({ $games } spellen).
balance-nothing-striking = Geen volgorde en geen kaart ligt meer dan drie standaardafwijkingen van het gelijke deel, alle aantallen spelers samen.
balance-card = de kaart { $kind } “{ $card }”
balance-seats = ### Plaatsen
balance-points = ### Punten per plaats
balance-cards = ### Doelkaarten
balance-place = plaats { $number }
balance-players = { $players } spelers
balance-picture-seats = Winst naar volgorde, als veelvoud van het gelijke deel
balance-picture-points = Punten per bron
balance-picture-cards = Winst per doelkaart, { $version }
balance-panel-cards = { $kind }, { $players } spelers
balance-axis-seats = keer het gelijke deel
balance-axis-points = punten per plaats

## The server: people
not_signed_in = Niemand is hier aangemeld: kom binnen als gast, of meld je aan.
wrong_name_or_password = Deze naam en dit wachtwoord horen niet bij elkaar.
wrong_password = Dit is niet je wachtwoord.
already_an_account = Je hebt al een account.
name_taken = { $name } is al bezet: kies een andere naam.
bad_name = Deze naam kan niet: er staan tekens in die niet te zien zijn.
bad_name_length = Een naam heeft 1 tot en met { $most } tekens.
bad_password_length = Een wachtwoord heeft { $least } tot en met { $most } tekens.
preferences_too_long = De voorkeuren zijn te lang: hoogstens { $most } tekens.
no_such_person = Die persoon bestaat niet.
cannot_mute_yourself = Jezelf kun je niet dempen.
too_many_muted = Je hebt al { $most } mensen gedempt: meer gaat niet.

## The server: what it refuses to anybody
too_often = Dat was te vaak. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
 } opnieuw.
too_many_at_once = Je bent al { $most } keer verbonden.
too_long = Dat is te lang: hoogstens { $most } bytes.
only_json = Hier wordt alleen JSON begrepen.
origin_missing = Dit verzoek zegt niet van welke pagina het komt.
wrong_origin = Dit verzoek komt van een pagina van een andere site.
metrics_are_private = Deze cijfers zijn niet voor iedereen.
no_such_page = Hier is niets.
wrong_method = Dat kan hier niet.
bad_request = “{ $where }” is niet te begrijpen: { $problem }.
server_fault = Er ging iets mis op de server. Er is niets verloren: probeer het opnieuw.
database_unavailable = De database die METROPOLE_DATABASE noemt, antwoordt niet of is niet ingericht.

## The server: for whoever runs it
unknown_database = Databasesoort “{ $given }” bestaat niet: zeg sqlite of postgresql.
unknown_revision = Revisie “{ $given }” van de database bestaat niet.
database_of_other_version = De database is bij revisie { $given }; dit programma heeft { $right } nodig: draai metropole migrate.
backup_of_other_version = De back-up is gemaakt bij revisie { $given } van de database; dit programma kent ze tot en met { $right }.
cannot_read = “{ $file }” kan niet worden gelezen: { $problem }.
not_a_backup = “{ $file }” is geen volledige back-up.
database_not_empty = De database is niet leeg: er staat iets in “{ $table }”. Zet terug in een lege.
cli-migrated = De database is bij revisie { $revision }.
cli-backed-up = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
 } geschreven naar { $file }.
cli-restored = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
 } teruggezet uit { $file }.

## The server: how a person is reached
address_not_understood = Naar zo’n adres kan niets worden gestuurd.
address_not_https = Het adres moet beginnen met https://.
address_not_public = Het adres moet op het openbare netwerk zijn.
push_keys_not_understood = De sleutels van dit abonnement zijn niet zoals een browser ze geeft.
too_many_devices = Berichten kunnen naar hoogstens { $most } browsers gaan: verwijder er eerst een.
no_email_here = Deze server verstuurt geen e-mail.
email_not_understood = Dit is geen e-mailadres.
email_not_sent = De mail kon niet worden verstuurd. Probeer het later opnieuw.
mailed_just_now = Er is je zojuist een mail gestuurd. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
 } opnieuw.
wrong_email_code = Dit is niet de code die naar dit adres is gemaild.
tried_just_now = Je hebt dit zojuist geprobeerd. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
 } opnieuw.
mail-turn-subject = Jij bent aan de beurt: { $game }
mail-turn-text = Jij bent aan de beurt in een spel { $game }: { $url }
mail-code-subject = Je code voor berichten per e-mail
mail-code-text =
    Iemand wil op dit adres bericht krijgen bij een beurt in een spel. Was jij dat, geef dan deze code: { $code }
    Zo niet, dan wordt er niets meer gestuurd.
mail-test-subject = Berichten komen hier aan
mail-test-text = Je hebt om deze proef gevraagd: als je aan de beurt bent en niet kijkt, krijg je op dit adres bericht.
cli-recomputed = { $games ->
    [one] De ratings zijn opnieuw berekend uit één spel.
   *[other] De ratings zijn opnieuw berekend uit { $games } spellen.
 }
cli-serving = Métropole is op { $address }. Stop het met Ctrl+C.
cannot_listen = Op { $host }, poort { $port }, kan niet worden geluisterd: { $problem }. Een andere poort geef je met --port.

## The server: at tables
no_such_table = Tafel “{ $table }” bestaat niet.
not_at_this_table = Je zit niet aan deze tafel.
only_the_host = Dat mag alleen wie de tafel heeft geopend.
host_must_sit = Wie een tafel opent, gaat er zelf aan zitten.
not_while_table_is = { $status ->
    [open] Het spel is nog niet begonnen.
    [running] Het spel is begonnen.
    [finished] Het spel is afgelopen.
   *[closed] De tafel is gesloten.
 }
seat_taken = Bezet: { $seat }.
seat_is_free = Hier zit niemand: { $seat }.
sits_already = Je zit al: { $seat }.
seats_are_free = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
 }
cannot_be_given = “{ $key }” wordt geloot, niet gekozen; te kiezen is { $known }.
too_many_tables = Je hebt al { $most } tafels die niet klaar zijn: speel of sluit er eerst een.
undo_not_at_rated_tables = Aan een tafel met rating wordt niets teruggenomen.
nothing_to_undo = Je hebt niets om terug te nemen: iemand heeft sindsdien gespeeld, of er is iets geheims getoond.
own_clock = Je eigen tijd kun je niet opeisen.
bots_have_no_clock = Een bot is aan zet, en bots hebben geen klok.
time_is_left = { $seat } heeft nog tijd.
pace_of_two_kinds = Kies een voorraad tijd, of een tijd per zet, niet allebei.
increment_without_bank = Tijd die er per zet bij komt, heeft een voorraad nodig om bij te komen.
pace_out_of_range = “{ $key }” moet { $least } tot en met { $most } milliseconden zijn, niet { $given }.
no_hints_at_rated_tables = Aan een tafel met rating zijn er geen tips.
no_thinkers = Geen bot kan hier nu over nadenken. Probeer het later opnieuw.
record_after_the_end = Het verslag is er als het spel is afgelopen.
followed_already = Er is al een revanche, aan tafel { $table }.
nothing_said = Er is niets gezegd.
unknown_place = De plek “{ $place }” is er niet op dit bord.
not_saved = De server kon dit nu niet bewaren. Het wordt opnieuw geprobeerd.

## The screen: everywhere
no_connection = De server antwoordt niet. Je spel is daar veilig: probeer het zo meteen opnieuw.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Pagina’s
nav-tools = Hulpmiddelen
nav-play = Spelen
nav-new = Tafel openen
nav-account = Account
nav-settings = Instellingen
skip-to-content = Naar de inhoud
sounds-on = Het geluid staat aan: zet het uit
sounds-off = Het geluid staat uit: zet het aan
theme-to-dark = Naar donkere kleuren
theme-to-light = Naar lichte kleuren
language-label = Taal
tables-wait =
    { $count ->
        [one] tafel wacht op je
       *[other] tafels wachten op je
    }
close-this = Sluiten
copy-this = Kopiëren
copied = Gekopieerd
page-missing = Op dit adres is niets te vinden.
page-home = Naar de beginpagina
loading = Een ogenblik
offline-title = Geen verbinding
offline-text = Métropole speel je via het netwerk, en dat is er nu niet. Je spellen wachten op je.
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
level-novice = Beginner
level-casual = Liefhebber
level-skilled = Gevorderde
level-expert = Expert
level-master = Meester
level-novice-text = ziet veel over het hoofd, bedoelt het goed
level-casual-text = speelt vlot, op gevoel
level-skilled-text = denkt even na
level-expert-text = denkt twee seconden na
level-master-text = denkt vijf seconden na, moeilijk te verslaan
somebody-gone = iemand
free-seat = vrije plaats
name-you = Jij

## The screen: first page
home-title = Speel Metropolys en Metro
home-metropolys = Bied je een weg door de stad, van brug tot brug. Wie het laatst biedt, bouwt.
home-metro = Leg de sporen van Parijs, anno 1900. Hoe langer je lijn, hoe beter; in het centrum telt ze dubbel.
players-label = Spelers
version-label = Versie
hand-label = Tegels in de hand
bots-label = Bots
play-now = Nu spelen
play-now-game = Speel nu { $game } tegen bots
tables-mine = Jouw tafels
tables-open = Open tafels
tables-watch = Toekijken
tables-finished = Afgelopen spellen
tables-mine-none = Je zit nog aan geen enkele tafel.
tables-open-none = Er is nu geen tafel die op spelers wacht.
tables-watch-none = Niemand speelt nu in het openbaar.
tables-finished-none = Je hebt nog geen spel uitgespeeld.
open-your-own = Open er zelf een
your-turn = Jouw beurt
go-there = Openen
sit-down = Gaan zitten
watch = Toekijken
look-again = Bekijken
table-wants =
    { $count ->
        [0] Kan beginnen
        [one] Nog één speler nodig
       *[other] Nog { $count } spelers nodig
    }
table-waits-for = Wacht op { $name }
table-asks-you = Jij bent aan zet
table-over = Gewonnen door { $names }
table-terms = { $players } spelers, { $options }. { $pace }
table-with = { $names }. { $terms }
table-agreed = { $options }. { $pace }
table-left =
    { $unit ->
        [days]
            { $count ->
                [one] Nog één dag
               *[other] Nog { $count } dagen
            }
        [hours]
            { $count ->
                [one] Nog één uur
               *[other] Nog { $count } uur
            }
       *[minutes]
            { $count ->
                [0] Bijna geen tijd meer
                [one] Nog één minuut
               *[other] Nog { $count } minuten
            }
    }
pace-none = Geen klok
pace-bank =
    { $minutes ->
        [one] { $minutes } minuut per speler
       *[other] { $minutes } minuten per speler
    }
pace-move =
    { $hours ->
        [one] { $hours } uur per zet
       *[other] { $hours } uur per zet
    }
pace-days =
    { $days ->
        [one] Een dag per zet
       *[other] { $days } dagen per zet
    }
pace-minutes-move =
    { $minutes ->
        [one] { $minutes } minuut per zet
       *[other] { $minutes } minuten per zet
    }
options-rotation = draaien mag
options-expanded = { $name } met uitbreiding
options-hand =
    { $hand ->
        [one] één tegel in de hand
       *[other] { $hand } tegels in de hand
    }
title-metropolys = Metropolys
title-metro = Metro
rated = Met rating

## The screen: opening a table
new-title = Een tafel openen
new-game = Spel
new-players-range = { $least } tot en met { $most } spelers
new-family-text = één geheime kaart, 3 punten per veld
new-expert-text = twee geheime kaarten, groepen, hoogste gebouwen
new-expansion = Uitbreiding
new-expansion-on = Met de kaarten van de uitbreiding spelen
new-expansion-text = 9 punten voor drie soorten in één stadsdeel
new-rotation = Draaien
new-rotation-on = Tegels mogen worden gedraaid
new-rotation-text = anders ligt elke tegel zoals hij is getrokken
new-hand-text = Je legt een tegel uit je hand, of je trekt er een en legt die.
new-stations = Stations
new-stations-text =
    Elke speler heeft { $each } stations.{ $left ->
        [yes] { " " }16 en 17 zijn van niemand en zijn alleen eindpunt.
       *[no] { "" }
    }
new-city = Stad
new-city-random = Willekeurig
new-city-random-text = wordt geloot als het spel begint
new-city-first = Eerste spel
new-city-first-text = een evenwichtige opstelling om mee te beginnen
new-city-first-four = alleen met vier spelers
new-city-custom = Zelf leggen
new-city-custom-text = leg de fiches zelf
new-tokens = Fiche om te leggen
new-tokens-count = { $given } van { $needed }
new-tokens-fill = De rest loten
new-tokens-clear = Alles weghalen
new-tokens-done = Alle fiches liggen goed.
new-tokens-closed = Zeg eerst wat buiten gebruik blijft: pas dan is duidelijk waar fiches kunnen liggen.
new-tokens-full = { $district } heeft al zijn { $needed } fiches al.
new-tokens-spent = Alle { $needed } fiches “{ $token }” liggen er al.
new-place-put = Hier kan een fiche liggen.
new-place-take = Druk om ze te wisselen of weg te halen.
new-place-close = Druk om dit stadsdeel buiten gebruik te laten.
new-map = De stad
new-closed = Buiten gebruik
new-closed-drawn = geloot
new-closed-none = Met vier spelers doet de hele stad mee.
new-closed-one = Met drie spelers blijft één buitenste stadsdeel buiten gebruik.
new-closed-two = Met twee spelers blijven twee aangrenzende buitenste stadsdelen buiten gebruik.
new-seats = Plaatsen
new-seat-kind = Plaats { $number }
new-kind-free = Vrij
new-kind-bot = Bot
new-kind-me = Jij
new-level = Niveau van plaats { $number }
new-begins = Wie begint
new-first-drawn = geloot
new-pace = Tempo
new-live = Live
new-live-text = iedereen is erbij
new-turns = Beurt voor beurt
new-turns-text = dagen per zet
new-clock = Klok
new-minutes = { $minutes } min
new-no-clock = geen
new-clock-bank = voor het spel
new-clock-move = per zet
new-clock-bank-text = Iedereen heeft zoveel tijd voor het hele spel en wint er bij elke zet wat bij.
new-clock-move-text = Zo lang mag elke zet duren.
new-increment = Erbij per zet
new-seconds = + { $seconds } s
new-days =
    { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
new-join = Wie mag meedoen
new-link = Met de link
new-anybody = Iedereen
new-link-text = alleen wie het van jou hoort
new-anybody-text = staat op de beginpagina
new-join-full = Er is geen plaats vrij: wie komt, kan kijken maar niet meespelen.
new-rated = Rating
new-rated-on = Telt voor de rating
new-rated-text = niets terugnemen, geen tips; weggaan is verliezen
new-summary = Jouw tafel
new-sum-metropolys =
    Metropolys, { $version }, voor { $players ->
        [2] twee
        [3] drie
        [4] vier
       *[other] { $players }
    }{ $expansion ->
        [yes] , met de uitbreiding
       *[no] { "" }
    }.
new-sum-metro =
    Metro voor { $players ->
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
       *[other] { $players }
    }, { $hand ->
        [one] één tegel
       *[other] { $hand } tegels
    } in de hand{ $rotation ->
        [yes] , draaien mag
       *[no] { "" }
    }.
new-sum-city =
    { $layout ->
        [first] De fiches liggen zoals in het eerste spel.
        [custom] De fiches liggen zoals jij ze hebt gelegd.
       *[random] { $trendy } deftige stadswijk, { $subway } metro en { $archaeology } archeologische site, geloot.
    }
new-sum-closed = Buiten gebruik: { $names }.
new-sum-free =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
new-sum-seats = { $names }.
new-sum-first = Wie begint: { $name }.
new-sum-join =
    { $public ->
        [yes] Iedereen mag komen.
       *[no] Alleen met de link.
    }
new-sum-pace =
    { $pace }. { $rated ->
        [yes] Met rating.
       *[no] Zonder rating.
    }
new-open = Tafel openen
new-begin = Spel beginnen

## The screen: before the game
open-title = Een tafel { $game }
open-waiting =
    { $count ->
        [0] Iedereen is er. Begin wanneer je wilt.
        [one] Eén plaats is nog vrij. Stuur de link naar wie je erbij wilt hebben.
       *[other] { $count } plaatsen zijn nog vrij. Stuur de link naar wie je erbij wilt hebben.
    }
open-invite = Uitnodigen
open-invite-text = Werkt meteen, zonder account.
open-begin = Beginnen
open-wait-host = Wie hier zit, kan beginnen zodra alle plaatsen bezet zijn.
open-bot-here = Hier een bot neerzetten
open-send-away = Wegsturen
open-get-up = Opstaan
open-close = Tafel opgeven
closed-title = Deze tafel is gesloten.

## The screen: what is asked
ask-open = Open een aanbesteding: kies een gebouw en een veld.
ask-outbid = Overbied de { $value } op { $place }, of pas.
ask-outbid-with = { $values } op { $places }
ask-open-with = Elk van je gebouwen, op elk vrij veld
ask-place =
    { $tiles ->
        [one] Leg je tegel.
       *[other] Leg een tegel.
    }
ask-place-or-draw =
    { $tiles ->
        [one] Leg je tegel, of trek er nog een.
       *[other] Leg een tegel, of trek er nog een.
    }
ask-place-drawn = Leg de tegel die je hebt getrokken.
ask-squares =
    { $count ->
        [one] Het kan op één veld
       *[other] Het kan op { $count } velden
    }
ask-turn-it = Draai hem met R
wait-for = Wachten op { $seat }.
wait-thinks = { $seat } denkt na.
wait-may-outbid = Kan de { $value } op { $place } overbieden, of passen.
wait-may-open = Opent de volgende aanbesteding.
watching = Je kijkt toe.
watching-turn = { $seat } is aan zet.
watching-take-seat = Weer gaan zitten
time-up =
    { $seat ->
        [jij] Je tijd is om.
       *[other] De tijd van { $seat } is om.
    }
time-low = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
 }
claim-time = Tijd opeisen
pass = Passen
draw-another = Nog een trekken
draw-fine = Een getrokken tegel moet je leggen. Wat je in de hand hebt, hou je.
drawn-seen = Trekken kan niet ongedaan worden gemaakt: je hebt de tegel gezien.
undo = Terugnemen
undo-text = Je laatste actie terugnemen
leave-table = Weggaan
leave-really =
    Het spel verlaten? Een bot speelt voor je verder{ $rated ->
        [yes] , en een spel met rating is verloren
       *[no] { "" }
    }.
stay = Blijven

## The screen: connection
lost-now = Verbinding verbroken. Nieuwe poging…
lost-in = over { $seconds } s
lost-try-now = Nu
lost-waits = Je actie ({ $action }) wacht hier en wordt verstuurd zodra de verbinding terug is.
lost-take-back = Intrekken
back-again = De verbinding is terug. Er is niets verloren.
socket-ended = Je bent hier afgemeld, of de tafel is te vaak geopend.

## The screen: the table
region-banner = Wat er wordt gevraagd
region-board = Bord
region-mine = Mijn kant van de tafel
region-preview = Wat er zou volgen
region-players = Spelers
region-log = Verloop, chat en zetten
region-dock = Delen van de tafel
tab-table = Tafel
tab-players = Spelers
tab-secrets = Geheim
tab-tiles = Tegels
tab-log = Verloop
tab-chat = Chat
tab-moves = Alle zetten
tile-number = Tegel { $number } van 60
built-count = { $count } opgericht
call-number = Aanbesteding { $number }
about-metropolys = { $version }, { $players } spelers
about-metro = { $players } spelers
list-of-moves = Alle toegestane acties
filter-moves = Typ om een actie te zoeken
no-moves = Er is nu niets te doen.
no-moves-match = Geen enkele actie past hierbij.
move-bid = { $value } op { $place }
move-place =
    { $tile } op { $square }{ $turns ->
        [0] { "" }
       *[other] , { $turns } × gedraaid
    }
move-pass = Passen
move-draw = Een tegel trekken
chat-label = Zeg iets tegen de tafel
chat-send = Versturen
chat-none = Niemand heeft nog iets gezegd.
chat-rooms = Toeschouwers hebben hun eigen chat. Die lees je na het spel.
chat-rooms-watching = Spelers horen je pas als het spel is afgelopen.
chat-watching = kijkt toe
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen
chat-muted = Gedempt
log-none = Er is nog niets gebeurd.
log-sat =
    { $seat ->
        [jij] Je gaat zitten.
       *[other] { $seat } gaat zitten.
    }
log-left =
    { $seat ->
        [jij] Je gaat weg; een bot speelt verder.
       *[other] { $seat } speelt verder voor wie is weggegaan.
    }
log-left-open = Er is een plaats vrijgekomen.
log-started = Het spel begint.
log-undone =
    { $seat ->
        [jij] Je neemt je laatste actie terug.
       *[other] { $seat } neemt de laatste actie terug.
    }
log-flagged = De tijd was om: { $seat } speelt verder.
log-closed = De tafel is gesloten.
log-followed = Er is een revanche.
hint = Tip
hint-thinking = Een bot denkt erover na…
hint-chance = { $action }: { $chance }% kans op winst

## The screen: Metropolys
preview-bid = { $value } op { $place }
preview-answers = Wie kan antwoorden
preview-answer-places = op { $places }
preview-nobody = Niemand kan antwoorden: je zou meteen bouwen.
preview-blind = { $place } is een doodlopend straatje: een bod daar sluit de aanbesteding.
preview-group = Maakt { $places } compleet
preview-none = Kies een gebouw en een veld, dan staat hier wat er zou volgen.
preview-none-waiting = Wijs een veld aan om te zien wat het is.
my-points = Mijn punten
only-you = alleen jij ziet dit
points-now = nu
points-then = dan
points-change = verschil
points-together = Samen
bid-it = Bied { $value } op { $place }
take-back = Intrekken
rack-building =
    { $value }, { $state ->
        [may] mag je bieden
        [bid] in deze aanbesteding geboden
        [built] opgericht
       *[held] nu niet
    }
cards-label = Je geheime doelen
player-bid = biedt { $value } op { $place }
player-passed = heeft gepast
player-to-move = aan zet
player-thinks = denkt na
player-thinks-for = denkt na, { $seconds } s
thinking = Denkt na
log-forced = gedwongen
player-stock = In voorraad: { $values }
player-tokens = { $count } { $token }
holds-card = heeft de kaart { $card }
buildings-left = over
place-label =
    { $place }, { $district }, { $type }{ $token ->
        [none] { "" }
       *[other] , fiche { $token }
    }{ $near ->
        [none] { "" }
       *[other] , { $near }
    }. { $state }
place-statue = bij standbeeld { $number }
place-lake = aan een meer
place-border = aan de stadrand
place-blind = doodlopend straatje
place-free = Vrij.
place-shut = Doet in dit spel niet mee.
place-bid-by =
    { $seat ->
        [jij] Je biedt
       *[other] { $seat } biedt
    } hier { $value }.
place-built-by =
    { $seat ->
        [jij] Hier staat jouw { $value }.
       *[other] Hier staat de { $value } van { $seat }.
    }
place-may-bid = Vrij. Je mag hier { $values } bieden.
place-neighbours = Grenst aan { $places }.
refused-from = Vanaf { $last }: { $places }.
refused-one = In een stadswijk staat één gebouw.
card-progress = { $built } opgericht, { $free } vrij
group-progress = { $where }: { $count } van { $needed }

## The screen: Metro
preview-tile = Je tegel op { $square }
preview-lines =
    { $count ->
        [0] Geen lijn zou veranderen
        [one] Eén lijn zou veranderen
       *[other] { $count } lijnen zouden veranderen
    }
preview-metro-none = Kies een veld, dan staat hier wat er voor iedereen zou veranderen.
preview-metro-waiting = Wijs een station aan om de lijn te zien.
line-line = lijn
line-tiles = tegels
line-end = einde
line-points = punten
line-open = open
line-centre = centrum, dubbel
line-ends-at = eindigt bij
line-nobody = van niemand
line-change = { $before } → { $after }
points-before-after = { $before } → { $after }
place-it = Leggen
hand-title =
    { $count ->
        [one] Je tegel
       *[other] Je tegels
    }
hand-drawn = Getrokken, moet worden gelegd
stack-count = in de stapel
turn-it = Draaien
hand-tile = tegel { $tile }
unseen-title = Nog niet gezien
unseen-tile = tegel { $tile }: { $left } van { $copies } nog niet gezien
unseen-where = { $stack } in de stapel, { $hands } in andere handen.
player-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
square-label = { $square }. { $state }
square-free = Vrij.
square-may = Vrij. Hier mag je tegel liggen.
square-taken = Hier ligt { $tile }.
square-centre = Het centrum.
stations-label = Stations
station-open =
    station { $number } { $name }, { $length ->
        [one] één tegel
       *[other] { $length } tegels
    }
station-done =
    station { $number } { $name }, klaar, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
station-owned = { $owner }: { $station }
exception-applies = De uitzondering geldt.

## The screen: the end
end-won =
    { $seat ->
        [jij] Je hebt gewonnen.
       *[other] { $seat } heeft gewonnen.
    }
end-shared = { $seats } delen de winst.
end-most-points =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
end-lost-seats = De anderen zijn weggegaan, of hun tijd was om.
end-points = Punten
end-buildings = Gebouwen
end-break = beslissen bij gelijke punten
end-again = Nog eens met dezelfde mensen
end-join-again = Naar de revanche
end-lines = Alle lijnen
end-lines-count =
    { $count ->
        [one] één lijn
       *[other] { $count } lijnen
    }
end-lit = Op het bord
end-lit-none = Wijs een lijn aan om die op het bord te zien.
end-lit-line =
    { $end ->
        [open] is niet klaar:
        [centre] naar het centrum:
        [itself] terug bij zichzelf:
       *[other] naar station { $to }:
    } { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    }{ $again ->
        [0] {""}
        [one] , nog één keer gekruist: { $length }
       *[other] , nog { $again } keer gekruist: { $length }
    }{ $end ->
        [open] .
        [centre] , dubbel { $points } punten.
       *[other] , { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
end-record = Verslag kopiëren
end-home = Naar de beginpagina
end-count = De telling
end-stations = naar stations
end-centre = naar het centrum
end-longest = langste
end-tie = { $names }: elk { $points } punten. Gebouwen: { $buildings }.
end-whole-map = De hele stad tonen
end-cards = Ieders kaarten
end-its-card = kaart erbij
end-highest = Hoogste
end-rating = Rating
count-groups = { $count ->
    [one] Eén groep
   *[other] { $count } groepen
 }
count-buildings = { $count ->
    [one] Eén gebouw
   *[other] { $count } gebouwen
 }

## The screen: keys
keys-title = Toetsen
keys-show = Toetsen tonen
keys-arrows = over het bord lopen
keys-tab = van deel naar deel
keys-digits = een gebouw kiezen
keys-tiles = een tegel uit je hand kiezen
keys-turn = de tegel draaien; met Shift andersom
keys-enter = voorstellen, daarna bevestigen
keys-escape = intrekken
keys-pass = passen
keys-draw = een tegel trekken
keys-undo = terugnemen
keys-list = naar de lijst van alle toegestane acties
keys-help = deze toetsen
key-arrows = Pijltjes
key-digits = 1 … 13

## The screen: account and settings
account-title = Account
account-guest = Je speelt als gast: als de gegevens van deze browser worden gewist, ben je je plaatsen kwijt. Met een wachtwoord neem je ze mee naar andere apparaten.
account-name = Naam
account-change-name = Naam wijzigen
account-make = Account maken
account-password = Wachtwoord
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-change-password = Wachtwoord wijzigen
account-saved = Bewaard.
account-sign-in = Aanmelden
account-sign-in-text = Heb je al een account? Meld je dan ook hier aan.
account-sign-out = Afmelden
account-sign-out-everywhere = Op alle apparaten afmelden
account-export = Alles wat er over je wordt bewaard
account-delete = Account verwijderen
account-delete-text = Je naam, instellingen en berichten verdwijnen meteen. Gespeelde spellen blijven, zonder je naam.
account-delete-really = Ja, verwijder alles over mij
account-nobody = Je bent hier nog niemand. Speel een spel, of meld je aan.
settings-title = Instellingen
settings-look = Kleuren
settings-system = Zoals het apparaat
settings-light = Licht
settings-dark = Donker
settings-sounds = Geluid
settings-sounds-on = Een geluid als je aan de beurt bent en als er iets wordt geplaatst
settings-motion = Beweging
settings-motion-on = Dingen mogen bewegen
settings-notices = Berichten
settings-notices-on = Laat het me weten als ik aan de beurt ben en niet kijk
settings-notices-text = Zolang deze pagina ergens in de browser openstaat.
settings-push-on = Ook als de pagina dicht is, in deze browser
settings-push-not = Deze browser kan dat niet, of staat het niet toe.
settings-webhook = Een programma van mij krijgt bericht op dit adres
settings-email = Per e-mail aan
settings-email-code = De code die je is gemaild
settings-test = Uitproberen
settings-tested =
    { $count ->
        [0] Je bent nog nergens te bereiken.
       *[other] Verstuurd.
    }
settings-save = Bewaren
settings-remove = Verwijderen
notice-turn = Jij bent aan de beurt
notice-turn-text = { $game }: de anderen wachten op je.
notice-test = Berichten komen hier aan
