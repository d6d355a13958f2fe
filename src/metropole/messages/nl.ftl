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
expansion-card = 9 punten voor elke set ({ $types }) die je in één stadsdeel hebt opgericht.

## Metropolys: sources of points
source-trendy = fiches deftige stadswijk
source-subway = fiches metro
source-subway_card = kaart metro
source-archaeology = fiches archeologische site
source-archaeology_card = kaart archeologische site
source-area = kaart omgeving
source-neighbourhood = kaart stadswijk
source-expansion = uitbreidingskaart
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
way-no_higher_building = niemand die nog meedoet, heeft een hoger gebouw
built = { $seat ->
    [jij] Je richt
   *[other] { $seat } richt
 } in { $place } de { $value } op.
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
place_closed = { $place } doet niet mee: { $district } blijft deze keer buiten het spel.
not_adjacent = { $place } grenst niet aan { $last }.
building_bid = De { $value } is in deze aanbesteding al geboden op { $place }.
building_built = De { $value } staat al in { $place }.
too_low = De { $value } is te laag: het moet meer zijn dan { $last }.
unknown_code = Actie { $code } bestaat niet: de nummers lopen van 0 tot en met { $most }.
unknown_action = “{ $text }” is geen actie. Schrijf een bod precies zo: 7@C10. Of schrijf pass.
stale_version = Het spel is al verder: dit hoort bij stand { $given }, maar het spel is bij stand { $right }.
no_such_version = Stand { $given } bestaat niet: het spel is bij stand { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = Met { $given ->
    [one] { $given } speler
   *[other] { $given } spelers
 } gaat het niet: het spel is voor { $least } tot en met { $most } spelers.
no_such_seat = Er is geen { $seat }: met { $players } spelers worden de plaatsen vanaf 0 geteld.
wrong_number_of_closed_districts = Met { $players } spelers { $needed ->
    [0] blijft geen stadsdeel
    [1] blijft één stadsdeel
   *[other] blijven { $needed } stadsdelen
 } buiten het spel, niet { $given }.
district_closed_twice = Een stadsdeel kan niet twee keer buiten het spel blijven: { $district }.
closed_districts_not_adjacent = De twee stadsdelen buiten het spel moeten naast elkaar liggen, en dat doen deze niet: { $districts }.
token_in_closed_district = In { $place } kan geen fiche liggen: { $district } blijft buiten het spel.
token_in_blind_alley = In { $place } kan geen fiche liggen: het is een doodlopend straatje.
wrong_number_of_tokens_in_district = Aantal fiches in { $district }: { $given }; het moeten er { $needed } zijn.
wrong_number_of_tokens = Aantal fiches “{ $token }”: { $given }; het moeten er { $needed } zijn.
cards_missing = De kaarten “{ $cards }” ontbreken.
cards_not_in_this_version = In deze versie zijn er geen kaarten “{ $cards }”: schrijf null.
wrong_number_of_cards = Aantal kaarten “{ $cards }”: { $given }; het moeten er { $needed } zijn, één per plaats.
card_not_in_this_version = De kaart { $cards } “{ $card }” zit niet in dit spel.
card_dealt_twice = De kaart { $cards } “{ $card }” is twee keer gedeeld.
first_layout_needs_four_players = De opstelling van het eerste spel is voor vier spelers, niet voor { $players }.
unknown_layout = De opstelling “{ $layout }” bestaat niet: kies first, random of even, of geef de fiches per veld op.
unknown_expansion_card = Op geen enkele uitbreidingskaart staat { $types }.

## Metropolys: why a position is refused
wrong_number_of_seats = Aantal waarden in “{ $key }”: { $given }; het moeten er { $needed } zijn, één per plaats.
no_such_building = Gebouw { $value } bestaat niet: ze zijn genummerd van 1 tot en met { $most }.
building_twice = De { $value } van { $seat } staat op twee velden.
two_buildings_in_one_place = In { $place } kunnen geen twee gebouwen staan: { $one } en { $other }.
two_seats_complete = { $one } en { $other } kunnen niet allebei 13 gebouwen hebben: het spel eindigt zodra iemand er 13 heeft.
subway_card_must_be_held = Er zijn fiches metro genomen, dus iemand moet de kaart metro hebben: { $seat } heeft de meeste fiches.
subway_card_with_fewer_tokens = { $seat } kan de kaart metro niet hebben: { $other } heeft meer fiches metro.
archaeology_card_must_be_held = Er zijn fiches archeologische site genomen, dus iemand moet de kaart archeologische site hebben.
card_without_token = { $seat } kan de kaart “{ $card }” niet hebben zonder een fiche van die soort.
too_many_tokens_taken = Er zijn maar { $most } fiches { $token }; { $given } kunnen er niet genomen zijn.
tokens_told_twice = De fiches staan er twee keer: waar ze lagen en hoeveel er genomen zijn. Geef één van de twee op.
taken_without_building = { $seat } kan met deze gebouwen geen { $given } fiches genomen hebben.

## Records and values from outside
unknown_game = Het spel “{ $game }” bestaat niet. Bekend: { $known }.
unknown_bot = De bot “{ $bot }” bestaat niet. Bekend: { $known }.
unknown_rules = Dit verslag is van een partij met versie { $given } van de regels; dit programma kent { $known }.
not_json = Dit is geen JSON: { $problem }.
key_twice = “{ $key }” staat twee keer in één object.
missing_key = “{ $key }” ontbreekt in “{ $where }”.
unknown_key = “{ $key }” is niet bekend in “{ $where }”. Bekend: { $known }.
not_an_object = “{ $key }” moet een object met namen en waarden zijn.
not_a_list = “{ $key }” moet een lijst zijn.
not_a_number = “{ $key }” moet een geheel getal zijn.
not_true_or_false = “{ $key }” moet true of false zijn.
unknown_name = “{ $given }” kan niet voor “{ $key }”. Mogelijk: { $known }.
result_before_the_end = Het verslag heeft een uitslag, maar het spel is niet afgelopen.
scores_differ = Punten volgens het verslag: { $given }; in werkelijkheid: { $right }.
winners_differ = Winnaars volgens het verslag: { $given }; in werkelijkheid: { $right }.

## The command line
cli-line = regel { $line }: { $reason }
cli-line-step = regel { $line }, stap { $step }: { $reason }
cli-no-file = Het bestand “{ $file }” bestaat niet.
cli-cannot-read = “{ $file }” kan niet worden gelezen: { $problem }
cli-key-value = “{ $given }” heeft niet de juiste vorm: schrijf SLEUTEL=WAARDE.
cli-bots-count = { $given } bots voor { $players } spelers: noem er één voor alle plaatsen, of één per plaats.
cli-names-count = { $given } namen voor { $players } spelers: noem iedereen aan tafel, of niemand.
cli-replayed = { $line }: { $game }, { $players } spelers, { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
 }; { $result }
cli-unfinished = niet uitgespeeld
cli-won = winst voor { $winners }: { $scores }
cli-shared = gedeelde overwinning voor { $winners }: { $scores }
cli-all-right = { $count ->
    [one] Eén partij foutloos tot het einde nagespeeld.
   *[other] { $count } partijen foutloos tot het einde nagespeeld.
 }
cli-simulated = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
 } { $game } geschreven naar { $file }. Gemiddelde punten per plaats: { $points }.
bot_not_found = De bot { $bot } is niet te gebruiken: { $problem }
unknown_position = “{ $text }” is geen positie op één regel. Ze ziet er zo uit: { $needed }
impossible_position = Deze positie is niet mogelijk: kijk naar “{ $key }”.
cli-dataset = { $decisions ->
    [one] Eén beslissing
   *[other] { $decisions } beslissingen
 } uit { $count ->
    [one] één partij
   *[other] { $count } partijen
 } geschreven naar { $file }.
cli-score-heading = regel { $line }:
cli-not-legal = regel { $line }: plaatsing { $at } is niet toegestaan. { $reason }
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
highest-equal = { $district }: { $seats }, gelijk; ze krijgen allemaal punten.
cli-version = metropole { $version }, { $engines ->
    [compiled] met gecompileerde motoren
   *[interpreted] met geïnterpreteerde motoren, zo’n honderd keer trager: bij de installatie was er geen C-compiler
 }
cli-empty = “{ $file }” is leeg: er wordt één JSON-object per regel verwacht.
not_utf8 = dit is geen tekst in UTF-8.
cannot_write = “{ $file }” kan niet worden geschreven: { $problem }.
rules-of = De regels van { $game }, per onderwerp:
rules-box = In de gedrukte regels:
unknown_topic = Er is geen onderwerp “{ $text }”. De opdracht rules toont ze allemaal.
unknown_topic_near = Er is geen onderwerp “{ $text }”. Bedoel je { $near }?
cli-no-client = Deze kopie van Métropole is zonder webpagina’s geïnstalleerd en kan er dus geen schrijven: installeer haar met de pagina’s erbij.
html-needs-script = Deze pagina heeft JavaScript nodig om haar partijen te tonen. Open het bestand in een browser.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] expertenspel
   *[family] familiespel
 }{ $expansion ->
    [yes] { " " }met de uitbreiding
   *[no] {""}
 }, { $players } spelers. Je speelt met { $colour }. Typ help voor de opdrachten.
term-own-art = De opstelling van het eerste spel en de plaatjes op de uitbreidingskaarten zijn van dit programma zelf.
term-closed = Buiten het spel: { $districts }.
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
term-why-what = Zet er een veld of een bod bij: why S3, why 7@S3.
term-why-action-legal = { $action } is toegestaan.
term-try = Als je { $action } speelt:
term-try-answers = { $seat } kan antwoorden met { $values } op { $places }.
term-try-no-answer = Niemand kan antwoorden.
term-try-unanswered = Als niemand dat doet:
term-try-points = Je punten: nu { $before }, daarna { $after }{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Groepen daarna: { $groups }.

## The terminal: commands
term-help =
    7@C10        bied je gebouw 7 op het veld C10
    pass         stap uit deze aanbesteding
    try 7@C10    wat dat bod zou veranderen, zonder het te spelen
    why S3       waarom S3 niet kan, of wat daar kan (ook: why 7@S3)
    city         de hele stad; city north: één stadsdeel
    look C10     één veld: buren, bruggen, meren, standbeelden
    table        ieders gebouwen, fiches en kaarten, en de lopende aanbesteding
    legal        alle toegestane acties
    cards        je geheime kaarten
    score        je punten nu, per bron
    hint         wat een sterke bot in jouw plaats zou doen
    rules call   één onderwerp van de regels; alleen rules toont ze allemaal
    undo         neem je laatste actie terug, en wat de bots erna deden
    save [FILE]  bewaar het spel in een bestand
    language en  kies een andere taal: en, fr, cs, nl, de
    quit         stop
term-unknown = “{ $text }” is geen opdracht. Typ help voor de opdrachten, of een bod zoals 7@C10.
term-try-what = Zeg wat je wilt proberen: try 7@C10, of try pass.
term-look-what = Zeg welk veld: look C10.
term-no-place = Het veld “{ $text }” bestaat niet: ze lopen van C1 tot en met C15, en van N1, E1, S1, W1 elk tot en met 10.
term-no-district = Het stadsdeel “{ $text }” bestaat niet: typ centre, north, east, south of west.
term-no-undo = Je kunt niets terugnemen.
term-undone = Teruggenomen.
term-language = Vanaf nu in het Nederlands.
term-no-language = De taal “{ $text }” is er niet: typ { $languages }.
term-saved = Bewaard in { $file }. Verder spelen: metropole play --resume { $file }
term-not-saved = “{ $file }” kon niet worden bewaard: { $problem }. Het spel gaat door.
term-quit-unsaved = Dit spel is niet bewaard. Typ save om het te bewaren, of nog eens quit om te stoppen zonder te bewaren.
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
    [most_buildings] Evenveel punten; met de meeste gebouwen { $winners ->
        [jij] win jij.
       *[other] wint { $winners }.
    }
    [shared] Gedeelde overwinning, met evenveel punten en gebouwen: { $winners }.
   *[most_points] { $winners ->
        [jij] Je hebt gewonnen.
       *[other] { $winners } heeft gewonnen.
    }
 }
term-after-end = Typ save, score, city, undo of quit.
term-ask-players = Hoeveel spelers, { $least } tot en met { $most }? [{ $default }]
term-ask-version = Familiespel of expertenspel: family of expert? [family]
term-ask-expansion = Met de uitbreiding? [nee]
term-again = “{ $text }” kan hier niet: antwoord { $choices }.
term-yes = ja
term-no = nee
term-ask-game = Metropolys of Metro? [metropolys]
term-ask-hand = Hoeveel tegels in de hand, 1 tot en met 3? [1]
term-ask-rotation = Mag je tegels draaien? [nee]
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

## Metro: sources of points
source-stations = lijnen naar stations
source-centre = lijnen naar het centrum

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
 } een tegel; { $stack ->
    [0] de stapel is nu leeg
   *[other] nog { $stack } op de stapel
 }.
drew = { $seat ->
    [jij] Je trekt { $tile } en moet die leggen
   *[other] { $seat } trekt { $tile } en moet die leggen
 }; { $stack ->
    [0] de stapel is nu leeg
   *[other] nog { $stack } op de stapel
 }.
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
    [niemand] Die lijn is van niemand.
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
drawn_already = Je hebt al een tegel getrokken: leg die nu.
stack_empty = De stapel is leeg.
drawn_tile_first = { $tile } moet wachten: leg eerst { $drawn }, de tegel die je trok.
tile_not_held = { $tile } heb je niet in de hand.
tiles_are_not_turned = In dit spel worden tegels niet gedraaid: { $tile } moet liggen zoals hij is.
square_in_centre = { $square } is het centrum: daar komt geen tegel.
square_occupied = { $square } is bezet door { $tile }.
square_not_adjacent = { $square } ligt niet aan de rand van het bord en niet naast een tegel.
one_tile_line = { $tile } op { $square } zou een lijn van maar één tegel tussen genummerde stations maken ({ $stations }); { $others ->
    [0] hij kan op geen enkel ander veld, maar je kunt hem draaien.
    [one] hij kan nog op één ander veld.
   *[other] hij kan nog op { $others } andere velden.
 }
no_other_square = { $tile } mag nu in zijn eentje stations verbinden: dat zou hij op elk veld doen ({ $count ->
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
    [yes] , draaien mag
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
metro-line-change = { $station } ({ $owner }): nu { $length ->
    [one] { $length } tegel
   *[other] { $length } tegels
 }, daarna { $then }, { $rest }.
metro-leads = leidt naar { $square }, van { $side }
metro-ends = eindigt bij { $station }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
metro-ends-centre = eindigt in het centrum, dubbel: { $points } punten
metro-crossing = { $square } van { $side }
metro-crossings = De lijn loopt over { $squares }.
metro-left = Nog niet gezien: { $tiles ->
    [niemand] geen
   *[other] { $tiles }
 }.
metro-player = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
 } in de hand.
metro-stack = { $count ->
    [0] De stapel is leeg.
    [one] Er ligt nog één tegel op de stapel.
   *[other] Er liggen nog { $count } tegels op de stapel.
 }
metro-total = { $seat }: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, daarna { $then }.
metro-why-what = Zet er een veld bij, of een tegel met een veld: why 34, why aacb34.
metro-why-legal = Mogelijk: { $actions }.
metro-no-station = Station “{ $text }” bestaat niet: ze zijn genummerd van 1 tot en met 32.
metro-no-tile = De tegel “{ $text }” bestaat niet. Een tegel heeft vier letters, zoals aacb.
metro-won = { $decided ->
    [shared] Gedeelde overwinning: { $winners }.
   *[most_points] { $winners ->
        [jij] Je hebt gewonnen.
       *[other] { $winners } heeft gewonnen.
    }
 }
metro-help =
    aacb34       leg de tegel aacb op rij 3, kolom 4, beide geteld vanaf 0 (gedraaid: aacb34r2)
    draw         trek een tegel van de stapel, en leg die dan
    try aacb34   wat dat voor elke lijn zou veranderen, zonder het te spelen
    why 34       waarom je daar niet kunt leggen, of wat er wel kan (ook: why aacb34)
    board        het bord met de letters van de tegels; stippen zijn open velden
    tracks       het bord met de sporen getekend
    line 9       de lijn van station 9; lines: al jouw lijnen; lines all: die van iedereen
    tile aacb    een tekening van die tegel; tile: de tegels die je mag leggen
    left         de tegels die nog niemand heeft gezien
    table        ieders punten en tegels
    legal        alle toegestane acties
    score        je punten en lijnen
    hint         wat een sterke bot in jouw plaats zou doen
    rules place  één onderwerp van de regels; alleen rules toont ze allemaal
    undo         neem je laatste actie terug, en wat de bots erna deden
    save [FILE]  bewaar het spel in een bestand
    language en  kies een andere taal: en, fr, cs, nl, de
    quit         stop

## Hints: why
reason_group = { $count ->
    [one] maakt een groep voor { $card } compleet
   *[other] maakt { $count } groepen voor { $card } compleet
 }: +{ $points }
reason_card = { $card }: +{ $points }
reason_source = { $source }: +{ $points }
reason_source_loss = { $source }: −{ $points }
reason_no_answer = niemand kan antwoorden
reason_answers = { $count ->
    [one] nog één speler kan antwoorden
   *[other] nog { $count } spelers kunnen antwoorden
 }
reason_lets_build = { $seat } richt dan in { $place } de { $value } op
reason_may_build = { $seat } richt in { $place } de { $value } op als alle anderen passen
reason_finishes = maakt je lijn { $station } af: +{ $points }
reason_centre = brengt je lijn { $station } naar het centrum: +{ $points }
reason_ends_other = beëindigt lijn { $station } van { $seat }: +{ $points } voor { $seat }
reason_begins = je lijn { $station } begint
reason_grows = je lijn { $station } groeit tot { $length ->
    [one] één tegel
   *[other] { $length } tegels
 }
reason_others_grow = alleen andere lijnen groeien
reason_no_line = geen enkele lijn verandert
reason_draw = je houdt wat je hebt en trekt van de stapel, waarop nog { $stack ->
    [one] één tegel ligt
   *[other] { $stack } tegels liggen
 }
reason_ahead = aan het eind ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
 } voor
reason_behind = aan het eind ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
 } achter
reason_level = aan het eind ongeveer gelijk

## Hints and analysis
hint-best = { $seat ->
    [jij] je zou { $action } kunnen spelen.
   *[other] { $seat } zou { $action } kunnen spelen.
 }
hint-candidate = { $action }: { $chance }% kans op winst, naar verwachting { $points } punten
hint-line = Zo zou het verder kunnen gaan: { $actions }
analysis-good = { $number }. { $seat } speelt { $action }, de beste gevonden zet; { $chance }% kans op winst.
analysis-better = { $number }. { $seat } speelt { $action }; { $best } zou { $loss }% meer kans op winst geven.
analysis-loss = actie { $number } ({ $loss }%)
analysis-losses = Grootste verliezen van { $seat }: { $losses }.
analysis-plain = Sinds actie { $number } kon iedereen de kaart “{ $cards }” van { $seat } kennen.
analysis-title = Kansen op winst in een partij { $game }
analysis-across = acties in de partij
analysis-readable = Hoe waarschijnlijk een toeschouwer de echte kaart “{ $cards }” zou vinden

## Hints and analysis: what a bot would have played
analysis-bot-best = { $bot } zou de beste zet spelen, { $action }.
analysis-bot-other = { $bot } zou { $action } spelen, wat { $loss } kans op winst kost.
analysis-bot-agrees = Van { $choices ->
    [one] één keuze
   *[other] { $choices } keuzes
 } maakt { $bot } er { $best } als de beste en { $played } zoals in de partij.
analysis-bot-loses = Een keuze van { $bot } kost gemiddeld { $loss } kans op winst; een zet uit de partij { $other }.

## The command line: environments for research
vector_no_options = reset neemt hier geen opties, maar kreeg: { $given }. Wat er gespeeld wordt, kies je bij het maken van de omgeving.
vector_none = “{ $key }” moet minstens 1 zijn, niet { $given }.

## Tournaments: why they cannot be played
bot_named_twice = De bot “{ $bot }” is twee keer genoemd.
duel_needs_two_bots = Een duel gaat tussen twee bots, de ene op één plaats, de andere op alle andere; jij noemde er { $given }.
ladder_needs_two_bots = Een ladder heeft minstens twee bots nodig.
extra_missing = Hiervoor is het pakket { $package } nodig, dat niet is geïnstalleerd: pip install 'metropole[{ $extra }]'
workers_keep_dying = De processen die spelen zijn { $times } keer afgebroken zonder een partij af te maken. De uitslagen tot nu toe blijven bewaard.
cluster_not_reached = Op { $address } is geen Ray-cluster te bereiken: { $problem }
results_in_use = Een ander toernooi schrijft naar “{ $folder }”.
results_of_another_plan = “{ $folder }” bevat uitslagen van een ander plan: “{ $key }” is daar { $there }, en { $wanted } wordt gevraagd. Kies een andere map.
results_without_plan = “{ $folder }” bevat uitslagen, maar niet het plan waarvoor ze zijn gespeeld. Kies een andere map.
broken_result = Regel { $line } van { $file } is geen uitslag: { $problem }. Er is niets veranderd.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
lineup-round-robin = iedereen tegen iedereen
lineup-ladder = elke bot tegen de volgende in de lijst
lineup-duel = de eerste bot op één plaats tegen de tweede op alle andere
lineup-self = elke bot tegen zichzelf
arena-table = { $game }, { $options }, { $players } spelers
arena-hand = { $hand ->
    [one] { $hand } tegel in de hand
   *[other] { $hand } tegels in de hand
 }
arena-turned = { $name }, draaien mag
arena-expanded = { $name } met uitbreiding
arena-rounded = { $asked } partijen per opstelling zijn niet gelijk te verdelen over { $seats } plaatsen: er worden er { $played } gespeeld.
arena-goes-on = Al gespeeld: { $done } van de { $total } partijen.
arena-stopped = Gestopt na { $done } van de { $total } partijen. Ze zijn niet bewaard: geef met --out een map op om later verder te kunnen gaan.
arena-stopped-kept = Gestopt na { $done } van de { $total } partijen. Ze zijn bewaard: met dezelfde opdracht ga je verder.
arena-report = Geschreven naar { $file }.
arena-heading = { $table }: { $games ->
    [one] één partij
   *[other] { $games } partijen
 }
arena-bot = { $bot }: wint { $rate } ({ $low } tot { $high }), rating { $rating } ± { $sigma }, { $points } punten per partij
arena-first = Wie begint, wint { $rate } ({ $low } tot { $high }); een gelijk deel zou { $even } zijn.
arena-ties = Gedeelde overwinningen: { $shared } ({ $rate }).

## Tournaments: reports
report-title = # Een toernooi van bots
report-intro = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
 } tussen { $bots }: { $lineup }, elke verdeling gespeeld op elke plaats. Startgetal { $seed }, programmaversie { $version }.
report-intervals = Winst is per plaats geteld; een gedeelde overwinning telt naar rato. De intervallen zijn 95%-intervallen van Wilson; vet staan die waarin het gelijke deel niet valt. De rating is die van Plackett-Luce: mu, de onzekerheid sigma, en mu min drie sigma.
report-overall = ## Alle tafels samen
report-pairings = ### Opstellingen
report-seats = ### Plaatsen, geteld vanaf wie begint
report-sources = ### Punten per bron
report-cards = ### Doelkaarten
report-picture-bots = Winst, ratings en punten per bron
report-picture-seats = Winst per plaats
report-picture-cards = Winst per doelkaart
report-ties = Gedeelde overwinning in { $shared } van de { $games } partijen ({ $rate }).
report-decided = {" "}Wat besliste: { $ways }.
report-lineup = { $seats } { $bot } met { $others }
report-panel-wins = winst per plaats
report-panel-rating = rating, ± 2 sigma
report-panel-sources = punten per bron
report-panel-seats = winst naar volgorde van spelen
report-axis-wins = % van de partijen
decided-most_points = de meeste punten
decided-most_buildings = meer gebouwen bij evenveel punten
decided-shared = niets
head-bot = bot
head-games = partijen
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
head-shared = gedeelde overwinningen

## The report on balance
balance-title = # Wie wint: plaatsen, doelen, versies
balance-intro = Gemaakt met `{ $command }`: { $games } partijen, { $count } voor elke bot, elke versie en elk aantal spelers; op alle plaatsen dezelfde bot ({ $bots }), programmaversie { $version }. Hoe evenwichtig een spel is, hangt af van wie het speelt: met sterkere bots verandert deze pagina.
balance-reading = Wat opvalt, ligt meer dan drie standaardafwijkingen van het gelijke deel, alle aantallen spelers samen. In de tabellen staat een deel van de winst vet als het interval van 95% (Wilson) het gelijke deel niet bevat; ook als niets ertoe deed, zou dat één op de twintig keer gebeuren. Plaatsen worden geteld vanaf wie begint. Een gedeelde overwinning telt naar rato.
balance-striking = ### Wat opvalt
balance-strikes = { $version }: { $name } wint { $times } keer het gelijke deel ({ $games } partijen).
balance-nothing-striking = Geen plaats en geen kaart ligt meer dan drie standaardafwijkingen van het gelijke deel, alle aantallen spelers samen.
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
not_signed_in = Je bent niet aangemeld. Speel als gast, of meld je aan.
wrong_name_or_password = De naam of het wachtwoord klopt niet.
wrong_password = Dit is niet je wachtwoord.
too_many_wrong_passwords = Dat waren te veel verkeerde wachtwoorden. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
 } opnieuw, of op een apparaat waarop je je al eens hebt aangemeld.
already_an_account = Je hebt al een account.
name_taken = { $name } is al in gebruik, of lijkt te veel op een naam die dat is. { $suggestion } is vrij.
bad_name = In deze naam staan tekens die niet te tonen zijn. Kies een andere.
bad_name_length = Een naam moet 1 tot en met { $most } tekens hebben.
bad_password_length = Een wachtwoord moet { $least } tot en met { $most } tekens hebben.
preferences_too_long = De voorkeuren zijn te lang: hoogstens { $most } tekens.
no_such_person = Die persoon bestaat niet.
cannot_mute_yourself = Jezelf kun je niet dempen.
too_many_muted = Je hebt al { $most } mensen gedempt: meer gaat niet.

## The server: what it refuses to anybody
too_often = Dat gaat te snel. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
 } opnieuw.
too_many_at_once = Je hebt al { $most } verbindingen open.
too_busy = De server heeft het nu te druk. Probeer het zo meteen opnieuw.
too_long = Dat is te lang: hoogstens { $most } bytes.
only_json = Dit adres begrijpt alleen JSON.
origin_missing = Dit verzoek zegt niet van welke pagina het komt.
wrong_origin = Dit verzoek komt van een pagina van een andere site.
metrics_are_private = Deze cijfers zijn niet voor iedereen.
no_such_page = Op dit adres is niets te vinden.
wrong_method = Dat kan hier niet.
bad_request = “{ $where }” klopt niet: { $problem }.
server_fault = Er ging iets mis op de server. Er is niets verloren gegaan: probeer het opnieuw.
database_unavailable = De database die METROPOLE_DATABASE noemt, antwoordt niet of is niet ingericht.

## The server: for whoever runs it
unknown_database = Databasesoort “{ $given }” bestaat niet: kies sqlite of postgresql.
settings_not_toml = “{ $file }” is geen bestand met instellingen (TOML): { $problem }.
setting_not_plain = In “{ $file }” moet “{ $key }” een tekst, een getal, true of false zijn.
unknown_revision = Revisie “{ $given }” van de database bestaat niet.
database_of_other_version = De database staat op revisie { $given }; dit programma heeft { $right } nodig: draai metropole migrate.
database_not_writable = De database kan gelezen worden maar niet beschreven: is de schijf vol, of alleen-lezen?
task_fails = De achtergrondtaak “{ $task }” mislukt telkens weer: kijk in het log.
backup_of_other_version = De back-up is gemaakt bij revisie { $given } van de database; dit programma kent ze tot en met { $right }.
cannot_read = “{ $file }” kan niet worden gelezen: { $problem }.
not_a_backup = “{ $file }” is geen volledige back-up.
database_not_empty = De database is niet leeg: er staat iets in “{ $table }”. Zet de back-up terug in een lege database.
cli-migrated = De database staat op revisie { $revision }.
cli-backed-up = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
 } geschreven naar { $file }.
cli-restored = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
 } teruggezet uit { $file }.

## The server: how a person is reached
address_not_understood = Naar dit adres kunnen we niets sturen.
address_not_https = Het adres moet beginnen met https://.
address_not_public = Het adres moet via het openbare internet te bereiken zijn.
push_keys_not_understood = De sleutels van dit abonnement komen niet van een browser.
too_many_devices = Meldingen kunnen naar hoogstens { $most } browsers gaan: verwijder er eerst een.
no_notices_here = Deze server verstuurt geen meldingen.
no_email_here = Deze server verstuurt geen e-mail.
email_not_understood = Dit is geen e-mailadres.
email_not_sent = De mail kon niet worden verstuurd. Probeer het later opnieuw.
mailed_just_now = We hebben je net al een mail gestuurd. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
 } opnieuw.
wrong_email_code = Dit is niet de code die we naar dit adres hebben gemaild.
tried_just_now = Je hebt dit net al geprobeerd. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
 } opnieuw.
mail-turn-subject = Jij bent aan de beurt: { $game }
mail-turn-text = Jij bent aan de beurt in een partij { $game }: { $url }
mail-code-subject = Je code voor meldingen per e-mail
mail-code-text =
    Iemand wil op dit adres een melding krijgen bij elke beurt in een spel. Was jij dat? Vul dan deze code in: { $code }
    Zo niet, negeer deze mail dan: we sturen je niets meer.
mail-test-subject = Meldingen komen hier aan
mail-test-text = Je hebt om deze testmelding gevraagd. Als je aan de beurt bent en niet kijkt, krijg je op dit adres een melding.
cli-recomputed = { $games ->
    [one] De ratings zijn opnieuw berekend uit één partij.
   *[other] De ratings zijn opnieuw berekend uit { $games } partijen.
 }
cli-serving = Métropole draait op { $address }. Stop met Ctrl+C.
cannot_listen = Luisteren op { $host }, poort { $port }, lukt niet: { $problem }. Kies een andere poort met --port.

## The server: at tables
no_such_table = Tafel “{ $table }” bestaat niet.
not_at_this_table = Je zit niet aan deze tafel.
only_the_host = Alleen wie de tafel heeft geopend, kan dit doen.
no_such_code = Geen open tafel heeft de code { $code }. Misschien is die verkeerd getypt, of is het spel al begonnen.
code_before_the_game = Een tafel heeft alleen een code tot het spel begint.
held_already = De tafel wacht al op de gastheer.
not_due = Het is nog geen tijd om te beginnen.
host_must_sit = Wie een tafel opent, gaat er zelf aan zitten.
not_while_table_is = { $status ->
    [open] Het spel is nog niet begonnen.
    [running] Het spel is begonnen.
    [finished] Het spel is afgelopen.
   *[closed] De tafel is gesloten.
 }
seat_taken = Deze plaats is bezet: { $seat }.
seat_is_free = Op deze plaats zit niemand: { $seat }.
sits_already = { $seat ->
    [jij] Je zit al aan deze tafel.
   *[other] Je zit al: { $seat }.
 }
seats_are_free = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
 }
cannot_be_given = “{ $key }” wordt geloot, dat kun je niet kiezen. Wel te kiezen: { $known }.
too_many_tables = Je hebt al { $most } tafels die nog bezig zijn. Speel er eerst een uit, of sluit er een.
rated_needs_account = Voor partijen met rating heb je een account nodig. Maak er een aan: je houdt je plaatsen.
rated_is_drawn = Bij een partij met rating wordt de hele opstelling geloot.
undo_not_at_rated_tables = In een partij met rating kun je niets terugnemen.
nothing_to_undo = Je kunt niets terugnemen: iemand heeft intussen gespeeld, of er is iets geheims getoond.
undos_used_up = Zetten waarop bots al hebben geantwoord, kun je in dit spel niet meer terugnemen.
own_clock = Voor jezelf kun je geen bot inzetten.
bots_have_no_clock = Een bot is aan zet, en bots hebben geen klok.
time_is_left = { $seat } heeft nog tijd.
pace_of_two_kinds = Kies een tijd voor het hele spel of een tijd per zet, niet allebei.
increment_without_bank = Extra tijd per zet kan alleen als er een tijd voor het hele spel is.
pace_out_of_range = “{ $key }” moet { $least } tot en met { $most } milliseconden zijn, niet { $given }.
no_hints_at_rated_tables = In een partij met rating krijg je geen tips.
no_thinkers = Er is nu geen bot vrij om hierover na te denken. Probeer het later opnieuw.
hint_under_way = De bot denkt nog na over je vorige vraag.
record_after_the_end = Het verslag is er zodra het spel is afgelopen.
followed_already = Er is al een revanche, aan tafel { $table }.
nothing_said = Het bericht is leeg.
unknown_place = Op dit bord is geen plek “{ $place }”.
not_saved = De server kon dit nu niet bewaren. Hij probeert het zo nog eens.
cannot_be_kept = De server kan dit niet bewaren. Er is niets veranderd.
table_of_newer_version = Een nieuwere versie van de server is met deze tafel verdergegaan. Probeer het zo meteen opnieuw.
day_after_own_try = Dit is een spel van de dag. Je kunt het bekijken als je je eigen spel hebt afgemaakt.
day_others_in_play = Dit is iemands spel van de dag. Je kunt het bekijken als het voorbij is.

## The screen: everywhere
no_connection = De server antwoordt niet. Je spel is veilig: probeer het zo meteen opnieuw.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Pagina’s
nav-tools = Hulpmiddelen
nav-play = Spelen
nav-new = Tafel openen
nav-learn = Leren
nav-rules = Spelregels
rules-why = Waarom niet?
nav-scorer = Tellen
nav-people = Ranglijsten
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
page-home = Terug naar de beginpagina
loading = Een ogenblik
offline-title = Geen verbinding
offline-text = Métropole heeft verbinding nodig, en die is er nu niet. Je partijen zijn veilig en wachten op je.
guest-name = { $name } { $number }
guest-names = Amélie, Basile, Céleste, Denise, Edmond, Fleur, Gustave, Hortense, Iris, Jules, Lucie, Marcel, Noémie, Octave, Pauline, Rosalie, Simone, Théo, Valentine, Zoé

## The screen: people and bots
bots-of-level = { $names } ({ $level })
bots-described = { $names } ({ $level }): { $text }.
level-novice = Beginner
level-casual = Liefhebber
level-skilled = Gevorderde
level-expert = Expert
level-master = Meester
level-novice-text = snel en gedurfd, met weinig oog voor de rest van het bord
level-casual-text = snel, op gevoel, met af en toe een misser
level-skilled-text = { $games } partijen in het hoofd uitgespeeld vóór elke zet
level-expert-text = { $games } partijen in het hoofd uitgespeeld vóór elke zet
level-master-text = tot { $games } partijen in het hoofd uitgespeeld vóór elke zet; moeilijk te verslaan
somebody-gone = iemand
free-seat = vrije plaats
name-you = Jij
guest-mark = gast
guest-named = { $name } (gast)

## The bots: how each of them plays, in a few words that are true of their level
plays-fifine = mikt hoog en hoopt er het beste van
plays-bebert = neemt de eerste plek die hem opvalt
plays-ninon = lacht om haar eigen fouten
plays-riquet = telt op zijn vingers en raakt de tel kwijt
plays-lili = speelt waar het mooi staat
plays-colas = maakt zich nooit druk om de stand
plays-gaspard = speelt op gevoel en kijkt zelden om
plays-odette = houdt van snelle punten, vindt lange plannen saai
plays-felix = speelt eerst en denkt daarna
plays-margot = ziet bijna alles en mist dan één ding
plays-anselme = neemt wat hij krijgt, en zegt dank je wel
plays-suzette = vertrouwt meer op haar neus dan op haar rekenwerk
plays-leontine = weegt een paar plannen af en kiest er een
plays-armand = kijkt vooruit, maar niet te ver
plays-clarisse = probeert alles eerst in haar hoofd uit
plays-honore = kijkt twee keer, speelt één keer
plays-blanche = geeft niets cadeau
plays-achille = heeft liever een degelijke zet dan een briljante
plays-anatole = volgt elk plan tot het eind voordat hij kiest
plays-eugenie = vraagt zich af wat de anderen zullen antwoorden
plays-casimir = plant zijn zetten als een dienstregeling
plays-mathilde = vergeeft weinig missers
plays-aristide = neemt de tijd en mist weinig
plays-victorine = maakt van kleine winst grote winst
plays-seraphine = zag deze positie al aankomen
plays-balthazar = heeft alle geduld van de wereld
plays-athenais = weet wat elke plek waard is
plays-leopold = speelt duizenden partijen voordat de thee is ingeschonken
plays-apolline = glimlacht, en heeft daar ook aan gedacht
plays-evariste = rekent waar anderen raden

## The bots: what they say at the table, now and then
bot-says = { $name }: “{ $line }”
line-greeting-1 = Fijn jullie allemaal te zien. Moge de beste winnen!
line-greeting-2 = Wat een gezellige tafel. Zullen we?
line-greeting-3 = Hier heb ik me de hele dag op verheugd.
line-greeting-4 = Wees lief voor me. Of niet, ik kan ertegen.
line-greeting-5 = Veel plezier allemaal!
line-gain-1 = O, dat ging beter dan gedacht!
line-gain-2 = Deze zet laat ik inlijsten.
line-gain-3 = Zagen jullie dat? Mooi was dat, hè?
line-gain-4 = Mijn oma zou trots zijn.
line-gain-5 = Soms valt alles gewoon op zijn plek.
line-loss-1 = Au. Knap gedaan.
line-loss-2 = Daar had ik andere plannen mee. Ach ja.
line-loss-3 = Niet mijn beste moment.
line-loss-4 = Laten we doen alsof dat de bedoeling was.
line-loss-5 = Kan iemand even mijn hoed vasthouden?
line-won-1 = Wat een potje! Dank jullie wel.
line-won-2 = Ik heb van elke beurt genoten.
line-won-3 = Ik had geluk. Niet verder vertellen.
line-won-4 = Het was me een genoegen. Nog eens?
line-lost-1 = Goed gespeeld! Dat was leuk.
line-lost-2 = Petje af!
line-lost-3 = De volgende keer kijk ik twee keer.
line-lost-4 = Verloren, maar wel genoten. Nog een potje?

## The screen: first page
home-title = Speel Metropolys en Metro
home-metropolys = Bied je een weg door de stad, van brug tot brug. Wie het laatst biedt, bouwt.
home-metro = Leg de sporen van Parijs, anno 1900. Hoe langer je lijn, hoe beter; in het centrum telt die dubbel.
players-label = Spelers
version-label = Versie
hand-label = Tegels in de hand
bots-label = Bots
play-now = Nu spelen
play-now-game = Speel nu { $game } tegen bots
tables-mine = Jouw tafels
tables-open = Open tafels
tables-watch = Toekijken
tables-finished = Afgelopen partijen
tables-mine-none = Je zit nog aan geen enkele tafel.
tables-open-none = Er is nu geen tafel die op spelers wacht.
tables-watch-none = Er zijn nu geen openbare partijen.
tables-finished-none = Je hebt nog geen partij uitgespeeld.
tables-older = Oudere partijen
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

## The screen: opening a table, and elsewhere
new-expansion = Uitbreiding
new-rotation-on = Je mag tegels draaien
new-closed = Buiten het spel
new-closed-drawn = geloot
new-seats = Plaatsen
new-seconds = + { $seconds } s

## The screen: opening a table
new-title = Een tafel openen
new-game = Spel
new-players-range = { $least } tot en met { $most } spelers
new-family-text = één geheime kaart, 3 punten per veld
new-expert-text = twee geheime kaarten, groepen, hoogste gebouwen
new-expansion-on = Met de uitbreidingskaarten spelen
new-expansion-text = 9 punten voor drie soorten in één stadsdeel
new-rotation = Draaien
new-rotation-text = anders leg je ze zoals ze komen
new-hand-text = Leg een tegel uit je hand, of trek er een en leg die.
new-stations = Stations
new-stations-text =
    Elke speler heeft { $each } stations.{ $left ->
        [yes] { " " }16 en 17 zijn van niemand: daar kunnen lijnen alleen eindigen.
       *[no] { "" }
    }
new-city = Stad
new-city-random = Willekeurig
new-city-random-text = wordt geloot als het spel begint
new-city-first = Eerste spel
new-city-first-text = een evenwichtige opstelling om mee te beginnen
new-city-first-four = alleen met vier spelers
new-city-custom = Zelf leggen
new-city-custom-text = jij kiest waar de fiches liggen
new-tokens = Fiche om te leggen
new-tokens-count = { $given } van { $needed }
new-tokens-fill = De rest loten
new-tokens-clear = Alles weghalen
new-tokens-done = Alle fiches zijn gelegd.
new-tokens-closed = Kies eerst wat buiten het spel blijft. Daarna kun je fiches leggen.
new-tokens-full = In { $district } liggen al alle { $needed } fiches.
new-tokens-spent = Alle { $needed } fiches “{ $token }” liggen er al.
new-place-put = Hier kan een fiche liggen.
new-place-take = Druk hier om de fiche te wisselen of weg te halen.
new-place-close = Druk hier om dit stadsdeel buiten het spel te laten.
new-map = De stad
new-closed-none = Met vier spelers doet de hele stad mee.
new-closed-one = Met drie spelers blijft één van de buitenste stadsdelen buiten het spel.
new-closed-two = Met twee spelers blijven twee buitenste stadsdelen naast elkaar buiten het spel.
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
new-turns-text = een of meer dagen per zet
new-clock = Klok
new-minutes = { $minutes } min
new-no-clock = geen
new-clock-bank = per partij
new-clock-move = per zet
new-clock-bank-text = Elke speler heeft deze tijd voor het hele spel en krijgt er bij elke zet wat bij.
new-clock-move-text = Zo lang mag elke zet duren.
new-increment = Erbij per zet
new-days =
    { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
new-tempo = Tempo van de bots
new-tempo-natural = Gewoon
new-tempo-natural-text = na ongeveer een seconde, bij lastige zetten later
new-tempo-quick = Vlot
new-tempo-quick-text = in minder dan de helft van die tijd
new-tempo-at_once = Meteen
new-tempo-at_once-text = zodra ze hun zet hebben gevonden
new-sum-tempo = Bots spelen { $tempo }.
tempo-natural = in een gewoon tempo
tempo-quick = vlot
tempo-at_once = meteen
new-join = Wie mag meedoen
new-link = Met de link
new-anybody = Iedereen
new-link-text = alleen wie jij de link stuurt
new-anybody-text = staat op de beginpagina
new-join-full = Er is geen plaats vrij: anderen kunnen alleen toekijken.
new-rated = Rating
new-rated-on = Telt voor je rating
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
       *[random] Gelote fiches: { $trendy } deftige stadswijk, { $subway } metro en { $archaeology } archeologische site.
    }
new-sum-closed = Buiten het spel: { $names }.
new-sum-free =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
new-sum-seats = { $names }.
new-sum-first = Wie begint: { $name }.
new-sum-join =
    { $public ->
        [yes] Iedereen mag meedoen.
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
open-invite-text = Een account is niet nodig.
open-invite-rated = Deze partij telt voor de rating: wie meedoet, heeft een account nodig.
open-begin = Beginnen
open-bot-here = Bot toevoegen
open-fill = Aanvullen met bots
open-send-away = Wegsturen
open-get-up = Opstaan
open-close = Tafel sluiten
closed-title = Deze tafel is gesloten.

## The screen: playing with friends
friends-title = Spelen met vrienden
friends-text = Open een tafel en stuur de link. Niemand heeft een account nodig.
friends-game = Spel
friends-invite = Vrienden uitnodigen
your-name = Je naam
name-invent = Kies er een voor mij
name-as = Je speelt als { $name }.
name-save = Opslaan
code-title = Heb je een code?
code-label = De vier letters
code-go = Meedoen
invite-send = Link versturen
invite-text = { $name } nodigt je uit voor { $game }
invite-code = Of geef de code door
invite-code-text = Je vrienden typen die op de beginpagina in voordat het spel begint.
invite-qr = QR-code van de link naar deze tafel
invited-title = { $name } nodigt je uit voor { $game }
invited-by-nobody = Je bent uitgenodigd voor { $game }
invited-full = Alle plaatsen zijn bezet. Blijf hier om toe te kijken: het spel begint zo.
invited-own = Open zelf een tafel
begins-in = { $seconds ->
    [0] Het spel begint zo.
    [one] Het spel begint over één seconde.
   *[other] Het spel begint over { $seconds } seconden.
 }
begins-now = Nu beginnen
begins-hold = Wachten
begins-alone = Het spel begint vanzelf zodra iedereen er is.
begins-held = Het spel begint als jij het zegt.
begins-held-by = Het spel begint als { $name } het zegt.
no-table-title = Deze tafel bestaat niet
no-table-text = De link is misschien verlopen of niet volledig. Vraag om een nieuwe link of om de code.
no-page-text = Misschien is de link afgebroken of verkeerd getypt.
closed-text = Het spel is nooit begonnen. Vraag om een nieuwe link, of open zelf een tafel.

## The screen: below every page
footer-label = Over deze site
credit-metropolys = Metropolys is een spel van Sébastien Pauchon, uitgegeven door Ystari.
credit-metro = Metro is een spel van Dirk Henn, uitgegeven door Queen Games.
footer-unofficial = Métropole is een onofficieel project van spelers en staat los van de auteurs en uitgevers. Alle tekeningen zijn van onszelf.
footer-licence = Vrije software onder de MIT-licentie.
footer-privacy = Privacy
footer-setup = De doos klaarzetten
footer-replays = Partijen terugkijken
footer-puzzles = Puzzels

## The screen: privacy
privacy-title = Privacy in gewone woorden
privacy-lead = Geen reclame, geen tracking, en niets op deze pagina’s wordt van andermans server geladen.
privacy-about-you = Wat we van je weten
privacy-guest = De naam die je kiest, je instellingen, wie je gedempt hebt, wanneer je hier voor het eerst en voor het laatst was, en de adressen die je ons geeft voor meldingen over je beurt.
privacy-account = Met een account ook je wachtwoord, zo bewaard dat niemand het kan lezen.
privacy-cookies = Eén cookie herkent je als je terugkomt; een tweede onthoudt welke accounts zich op dit apparaat hebben aangemeld. Je browser bewaart ook je instellingen en wat je in de teller en bij het klaarzetten invoert.
privacy-games = Je partijen
privacy-link = Wie de link van een tafel heeft, kan er meekijken. Alleen openbare tafels staan in de lijsten.
privacy-finished = Afgelopen partijen, ratings en de uitslagen van de dag blijven altijd bewaard, met de namen van de spelers.
privacy-page = Iedereen kan je pagina bekijken: je naam, de maand waarin je hier voor het eerst was, je ratings en je partijen aan openbare tafels. Partijen aan andere tafels staan daar alleen voor wie er zaten, en je partijen van de dag alleen voor jou.
privacy-puzzles = Wat je bij puzzels hebt geprobeerd, bewaren we bij je naam, alleen voor jou. Het wordt samen met je naam gewist.
privacy-analyses = Een geplakte partij die je laat analyseren, bewaren we 30 dagen, zonder je naam.
privacy-chat = { $days ->
    [0] Wat er aan tafel wordt gezegd, blijft bewaard.
    [one] Wat er aan tafel wordt gezegd, wissen we na één dag.
   *[other] Wat er aan tafel wordt gezegd, wissen we na { $days } dagen.
 }
privacy-tables = { $days ->
    [0] Open tafels blijven tot iemand ze sluit.
    [one] Een open tafel wordt gesloten als er één dag lang geen van de spelers is geweest.
   *[other] Een open tafel wordt gesloten als er { $days } dagen lang geen van de spelers is geweest.
 }
privacy-guests = { $days ->
    [0] Gasten blijven altijd bewaard.
    [one] Een gast die geen partij heeft uitgespeeld, wordt na één dag afwezigheid vergeten.
   *[other] Een gast die geen partij heeft uitgespeeld, wordt na { $days } dagen afwezigheid vergeten.
 }
privacy-notices = { $days ->
    [0] Verstuurde meldingen blijven bewaard.
    [one] Verstuurde meldingen worden na één dag gewist.
   *[other] Verstuurde meldingen worden na { $days } dagen gewist.
 }
privacy-evenings = Spelavonden, met de geheime kaarten die op telefoons gedeeld zijn, worden drie dagen na de laatste handeling vergeten.
privacy-addresses = Je internetadres
privacy-address-kept = Dat wordt nooit bewaard zoals het is. Bij je naam bewaren we een korte vingerafdruk die veel adressen delen, zodat de denktijd van de bots en de lijsten met tafels eerlijk worden verdeeld.
privacy-address-rated = Aan een tafel met rating zien we aan een vingerafdruk, alleen voor die tafel gemaakt, welke plaatsen vanaf hetzelfde adres zijn ingenomen. Die wordt aan het eind van het spel gewist; alleen dat die plaatsen bij elkaar horen, blijft bewaard.
privacy-logs = De logboeken van de server noemen geen persoon, geen tafel en geen adres.
privacy-rights = Wat je kunt doen
privacy-rights-text = Op de accountpagina kun je alles downloaden wat van je bewaard wordt, en het wissen. Je partijen blijven dan staan, zonder je naam.

## What a link shows in a chat
preview-site = Speel Metropolys en Metro met vrienden of tegen bots: in de browser, zonder account.
preview-invites = { $name } nodigt je uit voor { $game }
preview-table = { $game }: { $names }
preview-open = { $free ->
    [0] Alle plaatsen zijn bezet: het spel begint zo.
    [one] Eén van de { $players } plaatsen is vrij. Je hebt geen account nodig.
   *[other] { $free } van de { $players } plaatsen zijn vrij. Je hebt geen account nodig.
 }
preview-running = Het spel is in volle gang. Kom kijken.
preview-finished = Het spel is afgelopen. Kijk hoe het ging.

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
        [one] Past op één veld
       *[other] Past op { $count } velden
    }
ask-turn-it = Draai hem met R
wait-for = { $seat ->
    [jij] Wachten op jou.
   *[other] Wachten op { $seat }.
 }
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
claim-time = Tijd claimen
pass = Passen
draw-another = Nog een trekken
draw-fine = Een getrokken tegel moet je leggen. Wat je in de hand hebt, hou je.
drawn-seen = Een getrokken tegel kun je niet terugnemen: je hebt hem gezien.
undo = Terugnemen
undo-counted = Terugnemen (nog { $count })
undo-text = Je laatste actie terugnemen
undo-text-counted =
    Je laatste actie terugnemen, met het antwoord van de bots: nog { $count ->
        [one] één keer
       *[other] { $count } keer
    } in dit spel
leave-table = Weggaan
leave-really =
    Het spel verlaten? Een bot speelt voor je verder{ $rated ->
        [yes] , en je verliest deze partij met rating
       *[no] { "" }
    }.
stay = Blijven

## The screen: acting safely
cannot-take-back = Dit kun je niet terugnemen.
pass-still = Kan nog overbieden: { $names }.
pass-else = Als niemand dat doet: { $what }
draw-follows = Je trekt de bovenste tegel van de stapel, en iedereen ziet hem. { $left ->
    [0] Het is de laatste.
    [one] Daarna is er nog één.
   *[other] Daarna zijn er nog { $left }.
 }
premove-plan = Mijn volgende zet plannen
premove-choose = Kies wat er moet gebeuren als je aan de beurt bent. Het wordt voor je gespeeld, ook als je weg bent.
premove-stop = Stoppen met plannen
premove-when = Speel hem
premove-unchanged = als er niets veranderd is
premove-no-higher-bid = als niemand hoger biedt
premove-same-lines = als hij dezelfde lijnen verandert
premove-always = wat er ook gebeurt
premove-note = Deze zet plannen
premove-noted = Gepland: { $action }, { $condition }.
premove-change = Wijzigen
premove-withdraw = Intrekken
premove-dropped = Je geplande zet is niet gespeeld: { $action }. { $why }
premove-seen = Begrepen
premove_on_own_turn = Je bent al aan de beurt: speel maar.
premove_is_late = Je hebt zelf al gespeeld.
premove_changed = Er is iets veranderd dat voor deze zet belangrijk is.
premove_under_way = De zet wordt op dit moment gespeeld.
claim-really = De tijd van { $seat } is om. Als je de tijd claimt, verliest { $seat } { $left ->
    [2] en is het spel afgelopen
   *[other] de plaats en speelt een bot verder
 }. Dit kun je niet terugnemen.
claim-not = Nog wachten
zoom-out = Hele bord tonen
settings-acting = Bevestigen
settings-acting-on = Eén klik is genoeg
settings-acting-text = Waar je op klikt, wordt meteen gespeeld, zonder vraag vooraf. Op een aanraakscherm vraagt het bord het nog wel.

## The screen: connection
lost-now = Verbinding verbroken. Opnieuw verbinden…
lost-in = over { $seconds } s
lost-try-now = Nu proberen
lost-waits = Je zet ({ $action }) wordt verstuurd zodra de verbinding terug is.
lost-take-back = Intrekken
back-again = De verbinding is terug. Er is niets verloren gegaan.
socket-ended = Je bent hier afgemeld, of de tafel staat op te veel plekken open.

## The screen: the table
region-banner = Wat je kunt doen
region-board = Bord
region-mine = Jouw kant van de tafel
region-preview = Wat er zou gebeuren
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
tile-number = { $number ->
    [0] Nog geen tegel gelegd
   *[other] Tegel { $number } van 60
 }
built-count = { $count } opgericht
call-number = Aanbesteding { $number }
about-metropolys = { $version }, { $players } spelers
about-metro = { $players } spelers, { $options }
list-of-moves = Alle toegestane acties
filter-moves = Typ om een actie te zoeken
no-moves = Er is nu niets te doen.
no-moves-match = Geen actie gevonden.
move-bid = { $value } op { $place }
move-place = { $tile } op { $square }
move-pass = Passen
move-draw = Een tegel trekken
chat-label = Bericht aan de tafel
chat-send = Versturen
chat-none = Nog geen berichten.
chat-rooms = Toeschouwers hebben hun eigen chat. Die lees je na het spel.
chat-rooms-watching = Spelers kunnen dit pas lezen als het spel is afgelopen.
chat-watching = kijkt toe
chat-mute = { $name } dempen
chat-unmute = { $name } weer horen
chat-muted = Gedempt
# what happened, played out and marked
again = Nog eens tonen
again-since = { $count ->
    [one] Nog eens tonen wat er sinds je beurt gebeurd is: één zet
   *[other] Nog eens tonen wat er sinds je beurt gebeurd is: { $count } zetten
 }
seat-first = Startspeler
seat-next = Hierna aan de beurt
log-none = Er is nog niets gebeurd.
log-sat =
    { $seat ->
        [jij] Je gaat zitten.
       *[other] { $seat } gaat zitten.
    }
log-left = { $seat ->
    [jij] Je gaat weg.
   *[other] { $seat } gaat weg.
 }
log-left-lost = { $seat ->
    [jij] Je gaat weg en verliest het spel.
   *[other] { $seat } gaat weg en verliest het spel.
 }
log-left-open = { $seat ->
    [jij] Je staat op.
   *[other] { $seat } staat op.
 }
log-back = { $seat ->
    [jij] Je bent terug.
   *[other] { $seat } is terug.
 }
log-started = Het spel begint.
log-undone =
    { $seat ->
        [jij] Je neemt je laatste actie terug.
       *[other] { $seat } neemt de laatste actie terug.
    }
log-flagged = { $seat ->
    [jij] Je tijd was om.
   *[other] { $seat } had geen tijd meer.
 }
log-plays-on = { $bot } neemt het over.
seat-plays-for = speelt voor { $name }
log-closed = De tafel is gesloten.
log-followed = Er is een revanche.
hint = Tip
hint-thinking = Een bot denkt erover na…
hint-chance = { $chance }% kans op winst

## The screen: Metropolys
preview-bid = { $value } op { $place }
preview-answers = Wie je kan overbieden
preview-answer-places = op { $places }
preview-nobody = Niemand kan je overbieden: je zou meteen bouwen.
preview-blind = { $place } is een doodlopend straatje: wie daar biedt, beëindigt de aanbesteding.
preview-group = Maakt { $places } compleet
preview-none = Kies een gebouw en een veld om te zien wat er zou gebeuren.
preview-none-waiting = Wijs een veld aan om te zien wat het is.
my-points = Jouw punten
only-you = alleen jij ziet dit
points-now = nu
points-then = daarna
points-change = verschil
points-together = Totaal
bid-it = Bied { $value } op { $place }
take-back = Annuleren
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
refused-one = Op elk veld past maar één gebouw.
card-progress = { $built } opgericht, { $free } vrij
group-progress = { $where }: { $count } van { $needed }

## The screen: Metro
preview-tile = Je tegel op { $square }
preview-lines =
    { $count ->
        [0] Er zou geen lijn veranderen
        [one] Er zou één lijn veranderen
       *[other] Er zouden { $count } lijnen veranderen
    }
preview-metro-none = Kies een veld om te zien wat er voor iedereen zou veranderen.
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
hand-drawn = Getrokken: leg deze
stack-count = op de stapel
turn-it = Draaien
unseen-title = Nog niet gezien
unseen-tile = { $tile }: { $left } van { $copies } nog niet gezien
unseen-where = { $stack } op de stapel, { $hands } in de hand van anderen.
player-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
square-label = { $square }. { $state }
square-free = Vrij.
square-may = Vrij. Hier mag je je tegel leggen.
square-taken = Hier ligt { $tile }.
square-centre = Het centrum.
my-stations = Jouw stations
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
tile-named = een tegel ({ $tracks })
track-a = { $count ->
    [one] één recht spoor
   *[other] { $count } rechte sporen
 }
track-c = { $count ->
    [one] één krappe bocht
   *[other] { $count } krappe bochten
 }
track-b = { $count ->
    [one] één wijde bocht
   *[other] { $count } wijde bochten
 }
track-d = { $count ->
    [one] één keerlus
   *[other] { $count } keerlussen
 }
tracks-where = { $tracks } { $where }
track-at-top = boven
track-at-right = rechts
track-at-bottom = onder
track-at-left = links
track-at-top-right = rechtsboven
track-at-bottom-right = rechtsonder
track-at-bottom-left = linksonder
track-at-top-left = linksboven

## The screen: the end
end-won =
    { $seat ->
        [jij] Je hebt gewonnen.
       *[other] { $seat } heeft gewonnen.
    }
end-shared = { $seats } delen de overwinning.
end-most-points =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
end-points = Punten
end-buildings = Gebouwen
end-break = geven de doorslag
end-again = Revanche
end-join-again = Meedoen met de revanche
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
        [one] , en nog één keer erover: samen { $length }
       *[other] , en nog { $again } keer erover: samen { $length }
    }{ $end ->
        [open] .
        [centre] , dubbel: { $points } punten.
       *[other] , { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
end-record = Verslag kopiëren
end-home = Beginpagina
end-count = De telling
end-stations = naar stations
end-centre = naar het centrum
end-tie = { $names }: elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }. Gebouwen: { $buildings }.
end-whole-map = De hele stad tonen
end-cards = De kaarten van iedereen
end-its-card = kaart erbij
end-highest = Hoogste
end-rating = Rating
end-void =
    Deze partij telt niet mee voor de rating: { $why ->
        [too_short] niet iedereen had twee keer gespeeld
        [guests] iemand had geen account
        [given] de opstelling was niet geloot
       *[alone] er was niemand anders
    }.
end-weight = Voor jou telt deze partij voor { $percent }%: partijen tegen dezelfde tegenstanders, of tegen iemand op jouw adres, tellen minder mee.
end-provisional = Je rating is voorlopig: je komt in de ranglijst na { $games } partijen tegen { $opponents } verschillende tegenstanders.
end-counting = Het spel is afgelopen.
end-counting-how = De punten worden geteld. Klik of druk op een toets om dit over te slaan.
end-you-left = Je hebt dit spel verlaten.
end-played-on = { $bot } speelde voor je verder en werd { $rank }.
end-by-left = { $seat ->
    [jij] Je hebt het spel verlaten.
   *[other] { $seat } heeft het spel verlaten.
 }
end-by-everybody = Iedereen is weggegaan: het spel is niet uitgespeeld.
end-by-tiles = De laatste tegel is gelegd.
end-place = { $rank }e
end-place-head = Plaats
end-standing = { $rank } { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
end-again-turned = Nog eens, plaatsen doorschuiven
end-share = Delen
end-share-text = { $game }: { $standings }

## The screen: the end: why, made from the count
end-why-lost = Hier verloor je het meest: { $source } (jij { $mine }, { $name } { $theirs }).
end-why-gained = { $seat ->
    [jij] Hier won je het meest: { $source } (jij { $mine }, { $name } { $theirs }).
   *[other] Hier won { $seat } het meest: { $source } ({ $mine }, { $name } { $theirs }).
 }
end-why-nothing = Je kaart leverde je niets op: { $card }.
end-why-no-group = Je hebt geen enkele groep voor je kaart compleet gemaakt: { $card }.
end-why-cost = Dit kostte je punten: { $source } ({ $points }).
end-why-best = { $seat ->
    [jij] Je beste bron: { $source },
   *[other] Beste bron van { $seat }: { $source },
 } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
end-why-line = { $seat ->
    [jij] Alleen al lijn { $station } bracht je
   *[other] Alleen al lijn { $station } bracht { $seat }
 } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } op.
end-why-no-line = Geen van je lijnen bracht punten op.

## The screen: the end: what made the points
count-groups = { $count ->
    [one] Eén groep
   *[other] { $count } groepen
 }
count-buildings = { $count ->
    [one] Eén gebouw
   *[other] { $count } gebouwen
 }
menu-open = Menu

## The rules: what is what
legend-title = Uitleg
legend-end-title = Hoe het spel eindigt
legend-trendy = Wie op een veld een gebouw opricht, neemt de fiche die daar ligt. Elke fiche deftige stadswijk levert punten op.
legend-subway = Elke fiche metro levert punten op, en soms ook de kaart metro.
legend-subway_card = De kaart gaat naar de eerste speler met een fiche metro, en daarna telkens naar wie er meer heeft dan de bezitter.
legend-archaeology = Elke fiche archeologische site kost punten, en je krijgt er de kaart archeologische site bij.
legend-archaeology_card = De kaart ligt altijd bij wie het laatst een fiche archeologische site nam, en kost aan het eind punten.
legend-highest = Voor het hoogste gebouw in elk stadsdeel. Bij gelijke hoogte beslissen de volgende gebouwen; wie dan nog gelijk staat, krijgt ook punten.
legend-closed-title = Gearceerde stadsdelen
legend-closed = Daar wordt in dit spel niet gebouwd.
legend-metropolys-end = Het spel eindigt meteen als iemand zijn 13e gebouw opricht. De geheime kaarten worden omgedraaid en alles wordt geteld. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste gebouwen heeft.
legend-owners-title = Tekens bij de stations
legend-owners = Ze tonen wiens lijn daar begint. Een station zonder teken is van niemand: een lijn mag er eindigen, maar een lijn die er begint, levert niemand punten op.
legend-lines-title = Lijnen
legend-lines = Het getal aan de kop van een lijn zegt over hoeveel tegels die loopt; een tegel waar de lijn twee keer over loopt, telt twee keer. Bereikt de lijn een station, dan krijgt de eigenaar zoveel punten.
legend-centre-title = Het centrum
legend-centre = Een lijn die in het centrum eindigt, telt dubbel.
legend-short-title = Lijnen van één tegel
legend-short = Eén tegel mag niet in zijn eentje van het ene station aan de rand naar een ander of hetzelfde leiden, tenzij hij nergens anders kan liggen.
legend-metro-end = Het spel eindigt als alle 60 tegels liggen: elke lijn is dan klaar. Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.

## The screen: keys
keys-title = Sneltoetsen
keys-show = Sneltoetsen tonen
keys-arrows = over het bord lopen
keys-tab = van deel naar deel
keys-digits = een gebouw kiezen
keys-tiles = een tegel uit je hand kiezen
keys-turn = de tegel draaien; met Shift andersom
keys-enter = voorstellen, daarna bevestigen
keys-escape = annuleren
keys-pass = passen
keys-draw = een tegel trekken
keys-undo = terugnemen
keys-list = naar de lijst van alle toegestane acties
keys-rules = de spelregels bij wat het laatst geweigerd werd
keys-help = deze lijst
key-arrows = Pijltjes
key-digits = 1 … 13

## The screen: account and settings
account-change-name = Naam wijzigen
account-make = Account aanmaken
account-sign-in = Aanmelden

## The screen: account
account-title = Account
account-guest = Je speelt als gast: als de gegevens van deze browser worden gewist, ben je je plaatsen kwijt. Met een wachtwoord houd je ze, ook op andere apparaten.
account-name = Naam
account-password = Wachtwoord
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-change-password = Wachtwoord wijzigen
account-saved = Opgeslagen.
account-sign-in-text = Heb je al een account? Meld je hier aan.
account-sign-out = Afmelden
account-sign-out-everywhere = Op alle apparaten afmelden
account-export = Alles downloaden wat we over je bewaren
account-delete = Account verwijderen
account-delete-text = Je naam, instellingen en berichten verdwijnen meteen. De partijen die je speelde blijven staan, zonder je naam.
account-delete-really = Ja, verwijder alles over mij
account-nobody = Je hebt hier nog niet gespeeld. Speel een partij, of meld je aan.
account-page = Jouw pagina
account-page-text = Je ratings en je partijen, zoals anderen ze zien.

## The screen: settings
settings-title = Instellingen
settings-look = Kleuren
settings-system = Zoals het apparaat
settings-light = Licht
settings-dark = Donker
settings-bots = Bots aan tafel
settings-bot-lines-on = Bots zeggen af en toe iets
settings-bot-lines-text = Een groet, een zucht, een compliment. Nooit in partijen met rating.
settings-hints = Eerste stappen
settings-hints-on = Korte aanwijzingen aan je eerste tafels
settings-hints-text = Elke aanwijzing zie je één keer.
settings-sounds = Geluid
settings-sounds-on = Geluiden aan tafel: zetten, punten en een bel als je aan de beurt bent
settings-volume = Volume
settings-speed = Zetten van anderen
settings-speed-text = Hoe snel elke zet getoond wordt. Met een klik of een toets sla je het over.
settings-speed-calm = Rustig
settings-speed-usual = Gewoon
settings-speed-quick = Snel
settings-speed-at_once = Meteen
settings-motion = Beweging
settings-motion-on = Animaties tonen
settings-notices = Meldingen
settings-notices-on = Laat het me weten als ik aan de beurt ben en niet kijk
settings-notices-text = Werkt zolang deze pagina in een tabblad openstaat.
settings-push-on = Ook als de pagina dicht is, in deze browser
settings-push-not = Deze browser kan dat niet, of staat het niet toe.
settings-webhook = Mijn eigen programma op dit adres aanroepen (webhook)
settings-email = Per e-mail aan
settings-email-code = De code die we je hebben gemaild
settings-test = Testmelding sturen
settings-tested =
    { $count ->
        [0] Je bent nog nergens te bereiken.
       *[other] Verstuurd.
    }
settings-save = Opslaan
settings-remove = Verwijderen

## The screen: notices
notice-turn = Jij bent aan de beurt
notice-turn-text = { $game }: de anderen wachten op je.
notice-test = Meldingen komen hier aan

## The screen: looking again
end-look-again = Opnieuw bekijken
step-back = Terugkijken wat er gebeurd is
keys-step-back = een zet terug in de tijd, en weer verder

## Looking again
replay-now = Terug naar nu
replay-title = Partij terugkijken
replay-points = Punten in de loop van het spel
replay-source = Punten van
replay-all-sources = Alle punten
replay-points-now = Punten op dit moment
replay-moves = Zetten
replay-players = Spelers
replay-save = Partij downloaden
replay-link = Link naar dit moment
replay-share = Delen
replay-picture = Afbeelding
replay-drawing = Tekening (SVG)
replay-film = Film
replay-record = Partijbestand
replay-beginning = Het spel begint.
replay-call = Aanbesteding { $number } van { $of }, stap { $step }.
replay-placement = Tegel { $number } van { $of }.
replay-step-of = Stap { $number } van { $of }.
replay-tile = Tegel { $number }
replay-step = Stap { $number }
replay-next = { $seat ->
    [jij] Jij bent aan de beurt.
   *[other] { $seat } is aan de beurt.
 }
replay-over = Het spel is afgelopen.
replay-time = Tijd
replay-slider = Moment in het spel
replay-steps = Stappen
replay-first = Naar het begin
replay-back = Een zet terug
replay-on = Een zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-speed-slow = Langzaam
replay-speed-usual = Normaal
replay-speed-quick = Snel
replay-key-move = een zet
replay-key-part = naar het volgende gebouw of de volgende tegel
replay-key-space = Spatie
replay-holdings = Geheim
replay-seen-as = Bekeken als
replay-everybody = Iedereen, niets verborgen
replay-spectator = Toeschouwer
replay-to-table = Naar de tafel
replay-records-title = Bekijk elke partij opnieuw
replay-records-text = Plak een opgeslagen partij of sleep een bestand hierheen: één partij per regel. Er wordt niets bewaard, tenzij je een partij laat analyseren.
replay-records-label = Opgeslagen partij
replay-records-open = Openen
replay-records-file = Bestand kiezen
replay-records-found = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
 }
replay-seats = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
 }
replay-line = Regel { $line }: { $reason }
replay-line-step = Regel { $line }, stap { $step }: { $reason }
replay-chances = Kans op winst
replay-chances-now = Kansen op dit moment
replay-percent = { $percent }%
replay-loss = −{ $loss }%
replay-better = beter: { $action }
replay-analysis = Analyse
replay-analyse = Dit spel analyseren
replay-analyse-deeper = Dieper kijken
replay-analysis-waits = De analyse wacht op haar beurt…
replay-analysis-runs = De bot bekijkt elke zet…
replay-analysis-deep = Zo grondig mogelijk geanalyseerd.
replay-analysis-failed = De analyse is mislukt. Je kunt het nog eens proberen.
replay-highlights = Momenten om terug te kijken
replay-losses = { $seat ->
    [jij] Je duurste zetten
   *[other] Duurste zetten: { $seat }
 }
replay-lost = −{ $loss }%: { $action }; beter: { $best }
replay-finds = { $seat ->
    [jij] Je beste vondsten
   *[other] Beste vondsten: { $seat }
 }
replay-found = { $action }: { $margin }% beter dan al het andere
replay-guesses = Wat hier te raden was
replay-guesses-how = In procenten; onderstreept: wat het echt was.
replay-guess-true = (dit was het)
replay-plain = Een oplettende speler kon dit weten sinds: { $moment }.
replay-unseen = Nog niet gezien
analysis_after_the_end = Een spel kan worden geanalyseerd als het voorbij is.
analysis_under_way = Je wacht nog op een andere analyse.
no_such_analysis = Deze analyse bestaat niet.
replay_own_seat = Zolang er gespeeld wordt, zie je alleen wat jouw eigen plaats weet.
replay_not_begun = Dit spel is nog niet begonnen.
picture_too_early = Afbeeldingen kunnen pas worden gemaakt als het spel is afgelopen.
picture_failed = Deze afbeelding kon niet worden gemaakt. Probeer het later nog eens.
no_films_here = Deze server maakt geen films.
records_none = Er is hier geen partij gevonden.
records_too_many = Dat zijn te veel partijen: hoogstens { $most }.

## Learning
learn-title = Leren spelen
learn-intro = Speel een eerste partij aan een echte tafel, stap voor stap: een vriend vertelt je wat je kunt doen, en de anderen wachten op je. Elk hoofdstuk duurt een paar minuten, en je kunt stoppen wanneer je wilt.
learn-puzzles = Puzzels
learn-puzzles-text = Ken je het spel al? Vind dan de beste zet in posities uit echte partijen.
learn-puzzles-go = Naar de puzzels
learn-all = Alle lessen
learn-begin = Beginnen
learn-again = Nog eens spelen
learn-was-done = Dit hoofdstuk heb je af.
learn-go-on = Verder
learn-go-on-at = Verder bij stap { $number } van { $count }
learn-step = Stap { $number } van { $count }
learn-step-label = Je voortgang
learn-back = Terug
learn-show-me = Laat zien
learn-tried = Precies: daarom mag het niet.
learn-other = “{ $action }” mag ook. Maar kies voor deze les “{ $wanted }”.
learn-try-it = Nog niet: probeer eerst de plek die oplicht, en kijk wat er gebeurt.
learn-not-there = Niet { $place }: kies een van de plekken die oplichten.
learn-done = Goed gespeeld: dit hoofdstuk is af!
learn-done-text = Dat was het belangrijkste. De rest van { $game } leer je het best door te spelen.
learn-next-chapter = Volgend hoofdstuk
learn-play-now = Een partij spelen
learn-chapter-metropolys-family = Je eerste partij
learn-chapter-metropolys-family-text = De stad, bieden, passen, bouwen, fiches en je geheime kaart.
learn-chapter-metropolys-expert = Het expertenspel
learn-chapter-metropolys-expert-text = Groepen, een tweede kaart en de hoogste gebouwen.
learn-chapter-metropolys-expansion = De uitbreiding
learn-chapter-metropolys-expansion-text = Eén kaart extra, met drie soorten.
learn-chapter-metro-lines = Je eerste partij
learn-chapter-metro-lines-text = Tegels, lijnen en stations, het centrum, en lijnen van één tegel.
learn-chapter-metro-variants = De varianten
learn-chapter-metro-variants-text = Meer tegels in de hand, en tegels die je mag draaien.
learn-family-next = Kies een veld naast { $place }.
learn-family-next-more = Velden liggen naast elkaar als ze een grens delen of als een brug ze verbindt. Een hoek, een meer of de rivier telt niet. De velden die ik bedoel, lichten op.
learn-family-bid = Bied je { $value } op { $place }.
learn-family-bid-more = Om te overbieden zet je een hoger gebouw naast het laatste, de 3 op { $last }. Kies je { $value }, dan { $place }, en bevestig.
learn-family-outbid = Overbied nog eens: je { $value } op { $place }.
learn-family-outbid-more = Alleen het laatste gebouw telt, nu de 6 op { $last }. Je 4 blijft op het bord staan tot de aanbesteding is afgelopen.
learn-family-built = Jij bouwt: je { $value } blijft in { $place }.
learn-family-built-more = Alle anderen hebben gepast, dus wie het laatst bood, bouwt en neemt de fiche. Je 4 krijg je terug.
learn-family-open = Open de volgende aanbesteding: je { $value } op { $place }.
learn-family-open-more = Wie gebouwd heeft, opent de volgende aanbesteding, met elk gebouw en op elk vrij veld.
learn-family-pass = Laat maar gaan: pas.
learn-family-pass-more = De 11 op { $place } overbieden kost je veel. Wie past, doet in deze aanbesteding niet meer mee en krijgt aan het eind zijn gebouwen terug.
learn-family-card = Kies een vrij veld aan een brug.
learn-family-card-more = Je geheime kaart zegt bruggen: elk gebouw van jou aan een brug is aan het eind 3 punten waard. Niemand anders weet het.
learn-family-card-bid = Bied je { $value } op { $place }.
learn-family-card-bid-more = Vanaf { $last } loopt er een brug naartoe, en er ligt een fiche deftige stadswijk: nog eens 3 punten.
learn-family-tokens = Kijk wat je hebt genomen.
learn-family-tokens-more = Een fiche deftige stadswijk is 3 waard, een fiche metro 1, en de kaart metro 3. Een fiche archeologische site kost 1, en die kaart nog eens 2.
learn-family-last = Richt je laatste gebouw op: de { $value } in { $place }.
learn-family-last-more = Een paar aanbestedingen later heb je twaalf gebouwen opgericht. Met het dertiende is het spel meteen afgelopen.
learn-family-count = Kijk hoe de punten worden geteld.
learn-family-count-more = Fiches, de speciale kaarten en dan ieders geheime kaart. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste gebouwen heeft.
learn-expert-area = Kies het veld dat het standbeeld compleet maakt.
learn-expert-area-more = In het expertenspel telt je kaart omgeving groepen. Drie gebouwen van jou rond één standbeeld zijn 7 punten, en twee staan er al.
learn-expert-statue = Bied je { $value } op { $place }.
learn-expert-statue-more = Kijk voor je bevestigt wat het zou opleveren: een hele groep. Je ziet ook wat de anderen kunnen antwoorden.
learn-expert-type = Kies een vrij park.
learn-expert-type-more = Je tweede kaart noemt een soort: elk gebouw van jou in een park is 2 punten waard. Eén gebouw mag voor beide kaarten tellen.
learn-expert-park = Bied je { $value } op { $place }.
learn-expert-park-more = Het is een park, en in het westen heeft nog niemand anders gebouwd.
learn-expert-highest = Bied je { $value } op { $place }.
learn-expert-highest-more = In elk stadsdeel levert het hoogste gebouw 5 punten op. In het centrum staat een 12, maar de hoogte telt, niet het getal: 10 tot en met 13 zijn allemaal groot.
learn-expert-heights = In het centrum staan jullie gelijk.
learn-expert-heights-more = Beide gebouwen zijn groot, dus krijgen jullie allebei 5 punten. Een tweede groot gebouw zou daar de doorslag geven.
learn-expert-last = Richt je laatste gebouw op: de { $value } in { $place }.
learn-expert-last-more = Een paar aanbestedingen later maakt je dertiende gebouw ook aan dit spel een eind.
learn-expert-count = Kijk hoe de punten worden geteld.
learn-expert-count-more = Fiches, beide kaarten, en 5 punten voor het hoogste gebouw van elk stadsdeel. Voor de kaart omgeving telt geen gebouw twee keer.
learn-expansion-types = Kies een vrij park in het westen.
learn-expansion-types-more = Je uitbreidingskaart toont industrieterrein, park en koopcentrum. Bouw op alle drie in één stadsdeel, en je krijgt 9 punten.
learn-expansion-set = Bied je { $value } op { $place }.
learn-expansion-set-more = Dan heb je koopcentrum, industrieterrein en park samen in het westen: 9 punten. Ze mogen ook voor je kaart omgeving tellen.
learn-expansion-again = Kies een veld waar een tweede set kan beginnen.
learn-expansion-again-more = De kaart mag vaker punten opleveren. Elk vrij koopcentrum, industrieterrein of park in het westen is goed.
learn-expansion-last = Richt je laatste gebouw op: de { $value } in { $place }.
learn-expansion-last-more = Een paar aanbestedingen later heb je twaalf gebouwen opgericht. Met het dertiende is het spel afgelopen.
learn-expansion-count = Kijk hoe de punten worden geteld.
learn-expansion-count-more = Het aantal sets in een stadsdeel hangt af van de soort waarop je er het minst gebouwd hebt. Elke set is 9 punten waard.
learn-lines-place = Leg je tegel op { $square }.
learn-lines-place-more = Een tegel ligt aan de rand van het bord of naast een andere tegel. Je lijn van station { $station } begint hier.
learn-lines-touch = Probeer { $square }.
learn-lines-touch-more = Het veld is vrij, maar kijk wat er gebeurt. Als een veld niet mag, krijg je altijd te horen waarom.
learn-lines-twice = Leg { $tile } op { $square }.
learn-lines-twice-more = Je lijn van station { $station } keert om en gaat nog eens over de eerste tegel. Elke keer telt 1 punt: samen 3.
learn-lines-alone = Probeer { $square }.
learn-lines-alone-more = Op deze tegel keert elk spoor meteen om. Aan de rand zou hij in zijn eentje stations verbinden.
learn-lines-draw = Trek nog een tegel.
learn-lines-draw-more = De tegel in je hand hoef je niet te leggen. Maar de tegel die je trekt, moet je leggen, en iedereen ziet hem.
learn-lines-drawn = Leg de getrokken tegel op { $square }.
learn-lines-drawn-more = Je mag naast elke lijn leggen, die van jou of van een ander. De tegel in je hand houd je voor later.
learn-lines-held = Leg nu { $tile } op { $square }.
learn-lines-held-more = Verder van de rand is er geen station dat hij in zijn eentje zou kunnen verbinden.
learn-lines-exception = Leg { $tile } op { $square }.
learn-lines-exception-more = Een nieuwe partij: waar deze tegel ook ligt, hij zou in zijn eentje stations verbinden. Alleen dan mag het, en station { $station } krijgt 1 punt.
learn-lines-centre = Leg { $tile } op { $square }.
learn-lines-centre-more = Je lijn van station { $station } komt in het midden van het bord. Een lijn die in een centraal station eindigt, telt dubbel.
learn-lines-doubled = { $points } punten voor één lijn!
learn-lines-doubled-more = Negen keer over een tegel, en dat dubbel. Laat je eigen lijnen lang worden, en sluit die van de anderen af zolang ze kort zijn.
learn-lines-last = Leg de laatste tegel op { $square }.
learn-lines-last-more = Je staat achter. Maar zodra alle 60 tegels liggen, is elke lijn klaar: kijk wat deze tegel allemaal afsluit.
learn-lines-count = Kijk hoe de punten worden geteld.
learn-lines-count-more = Elke lijn van jouw stations heeft één keer geteld. Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.
learn-variants-hand = Kies { $tile } en leg hem op { $square }.
learn-variants-hand-more = In deze variant heb je twee of drie tegels in de hand, en leg je welke je wilt.
learn-variants-hands = Je hand wordt weer aangevuld.
learn-variants-hands-more = Na elke beurt vul je je hand weer aan. In plaats van een tegel uit je hand mag je er nog steeds een trekken, en die moet je dan leggen.
learn-variants-turn = Draai { $tile } één keer en leg hem op { $square }.
learn-variants-turn-more = In deze variant mag je tegels draaien, met de knop naast die van jou. De lijn van boven moet hier omkeren.
learn-variants-turned = Een gedraaide tegel telt als elke andere.
learn-variants-turned-more = Voor lijnen van één tegel telt nu elke stand. Alleen een tegel die nergens anders past, hoe je hem ook draait, mag er een maken.
learn-offer = Nieuw hier?
learn-offer-text = Leer het aan een echte tafel, stap voor stap, in ongeveer zes minuten.
learn-offer-go = { $game } leren
learn-offer-no = Nee, dank je
learn-first = Je eerste keer { $game }?
learn-first-text = De les laat je alles zien aan een echte tafel, in ongeveer zes minuten.
learn-first-go = Volg de les
learn-first-play = Meteen spelen
learn-hint = Aanwijzing:
learn-hint-turn = Jij bent aan de beurt: kies iets wat oplicht. Wijs iets anders aan om te zien wat het is.
learn-hint-preview = Er is nog niets gespeeld. Kijk wat er zou gebeuren, en bevestig of annuleer dan.
learn-hint-why = Kies een plek die niet oplicht, en je hoort waarom je daar niet kunt spelen.
learn-hint-others = Wat de anderen hebben gedaan, is op het bord gemarkeerd. Je kunt het nog eens bekijken.
learn-hint-seen = Begrepen
learn-hint-off = Geen aanwijzingen meer
learn-decided = Wat de doorslag gaf
learn-decided-ask = Welke zet van mij kostte het meest?
learn-decided-waits = De bot bekijkt elke zet…
learn-decided-loss = { $part }: je duurste zet was “{ $action }”: die kostte { $loss }% van je kans om te winnen. “{ $best }” was beter geweest.
learn-decided-none = Geen van je zetten kostte je veel: het bleef tot het einde spannend.
## Looking again: what could have been
branch-what-if = Wat als…
branch-best = Beste gevonden zet: { $action }
branch-show-best = Laat zien wat er zou kunnen volgen
branch-title = Wat als
branch-return = Terug naar het spel
branch-none = Speel een andere zet op het bord, voor wie er aan de beurt is.
branch-moves = Geprobeerde zetten
branch-hidden = Wat op dit moment niet te weten was, wordt opnieuw geloot: er wordt niets geheims getoond.
branch-too-long = Dit zijn te veel zetten voor een link: de link leidt naar het moment waarop ze van het spel afwijken.
branch-list = Alle zetten
branch-over = Het spel zou hier afgelopen zijn.
branch-judgement = Wat de bot ervan vindt
branch-judge = Vraag het de bot
branch-judging = De bot kijkt ernaar…
branch-bot-would = De bot zou spelen: { $action }
branch-go-on = Laat zien wat er zou kunnen volgen
branch-link-unread = De zetten in deze link zijn niet te lezen. Hier is het spel zoals het gespeeld is.
branch-link-wrong = De zetten in deze link kunnen niet gespeeld worden: { $reason }
play-on = Hiervandaan verder spelen
play-on-how = Op dit moment gaat een nieuwe tafel open, met bots op de andere plaatsen. Kaarten en tegels die jouw plaats niet kon kennen, worden opnieuw geloot, zodat ze passen bij alles wat die zag. Het spel telt niet voor de rating.
play-on-seat = Jouw plaats
play-on-bots = Bots
play-on-begin = Beginnen
branch_after_the_end = Andere zetten kun je proberen zodra het spel is afgelopen.
play_on_over = Het spel is hier afgelopen: er valt niets meer te spelen.
## The rules
rule-table = Een tafel online
rule-table-1 = Aan een live tafel blijft iedereen tot het spel is afgelopen. Bij beurt voor beurt kom je terug als je aan de beurt bent, en mag een zet dagen duren.
rule-table-2 = Er kan een klok zijn: een tijd voor het hele spel, met bij elke zet een beetje erbij, of een tijd per zet. Als de tijd van een speler om is, kan iedereen aan tafel de tijd claimen. Die speler verliest dan, en met meer dan twee spelers speelt een bot verder. Aan een tafel met rating gaat dat vanzelf.
rule-table-3 = Een spel met rating telt voor de rating van iedereen die meespeelt. Je hebt er een account voor nodig, je kunt niets terugnemen, er zijn geen tips, en weggaan is verliezen.
rule-table-4 = Aan een tafel die op de beginpagina staat, kan iedereen meedoen; anders alleen wie de link heeft. Bots kunnen elke plaats innemen, en jij kiest hoe snel ze spelen.
rules-search = Zoek in de spelregels
rules-found = { $count ->
    [0] Geen onderwerp gevonden.
    [one] Eén onderwerp gevonden.
   *[other] { $count } onderwerpen gevonden.
 }
rules-in-box = In je doos
rules-terms = De woorden van je doos
rules-terms-text = Hoe de gedrukte regels de dingen noemen, naast onze woorden.
rules-terms-own = In deze talen hebben we geen gedrukte regels, dus de woorden zijn van ons: { $languages }.
rules-here = Hier
rules-play = Speel de tekening af of zet haar stil
rules-step = Volgende stap van de tekening
rules-of-game = De spelregels van { $game }
rules-all = Alle onderwerpen
rules-page = Open op een eigen pagina
rules-topics = Onderwerpen
rules-games = Alle spellen
rules-print = Druk af op twee pagina’s
rules-missing = Dat onderwerp is er niet. Kies een van deze:
## The set-up for the box
setup_wrong_seed = Een lotnummer is een getal van { $least } tot { $most }.
setup_nothing_to_even = Hier valt niets gelijk te verdelen: het bord is elk spel hetzelfde.
setup-title = { $game }, { $players } spelers, { $options }
setup-seed = Lotnummer { $seed }: daarmee loot je dezelfde opstelling opnieuw.
setup-evenness = Ongelijkheid { $count }. Een willekeurige stad heeft er ongeveer { $usual }; tot en met { $most } heet ze gelijk verdeeld.
setup-own-layout = De opstelling van het eerste spel is van dit programma zelf.
setup-own-expansion = De soorten op de uitbreidingskaarten zijn van dit programma zelf. Zijn die in je doos anders, deel dan die uit.
setup-signs = * deftige stadswijk, o metro, ! archeologische site
setup-part-board = Het bord
setup-part-district = { $district }
setup-part-players = De spelers
setup-part-stations = Stations
setup-part-tiles = Tegels
setup-whole-city = Alle vijf de stadsdelen doen mee.
setup-closed = Buiten het spel: { $districts }. Daar bouwt niemand.
setup-token = { $place } ({ $type }): { $token }
setup-buildings = Iedereen neemt de { $count } gebouwen van één kleur en zet ze zo neer dat iedereen de getallen ziet.
setup-special-cards = Leg de kaarten metro en archeologische site naast het bord.
setup-deal-area = { $version ->
    [family] Schud deze kaarten omgeving van het familiespel: { $cards }.
   *[expert] Schud deze kaarten omgeving van het expertenspel: { $cards }.
 } Geef iedereen er één, gedekt, en leg de rest ongezien weg.
setup-deal-neighbourhood = Schud de kaarten stadswijk: { $cards }. Geef iedereen er één, gedekt, en leg de rest ongezien weg.
setup-deal-expansion = Schud de uitbreidingskaarten. Geef iedereen er één, gedekt, en leg de rest ongezien weg.
setup-first = { $seat } begint.
setup-stations = { $seat }: stations { $stations }
setup-stations-free = Van niemand: stations { $stations }. Lijnen kunnen er alleen eindigen.
setup-cars = Iedereen zet op elk eigen station een wagon van de eigen kleur.
setup-tiles = Schud de { $count } tegels en leg ze gedekt op een stapel.
setup-hand = { $hand ->
    [one] Iedereen trekt één tegel en bekijkt die in het geheim.
   *[other] Iedereen trekt { $hand } tegels en bekijkt ze in het geheim.
 }
setup-turned = Je mag tegels draaien voor je ze legt.
setup-for = Alleen voor { $seat }:
setup-your-card = { $card }: { $cards }
setup-page-title = De doos klaarzetten
setup-about = Loot een opstelling voor het spel in je doos. Zie waar alles komt, deel de geheime kaarten met één telefoon en tel de punten aan het eind met de teller.
setup-what = Wat je speelt
setup-game = Spel
setup-layout = Fiches
setup-layout-even = gelijk verdeeld
setup-layout-random = willekeurig
setup-layout-first = eerste spel
setup-yes = ja
setup-no = nee
setup-names = Wie zit waar, met de klok mee
setup-draw = Loten
setup-again = Opnieuw loten
setup-waiting = De server antwoordt niet. Wat je geloot hebt, blijft hier; probeer het later opnieuw voor iets nieuws.
setup-drawn = De opstelling
setup-number = Lotnummer { $seed }
setup-steps = Stap voor stap
setup-steps-text = Tik elke regel aan die klaar is. Een veld dat klaar is, licht op het bord niet meer op.
setup-steps-plain = Tik elke regel aan die klaar is.
setup-done = { $done } van { $all } klaar
setup-all-done = Alles ligt klaar. Veel plezier!
setup-untick = Opnieuw beginnen
setup-share = Link delen
setup-link = Link naar deze opstelling
setup-link-text = Met de link ziet iedereen dezelfde opstelling. Er staat niets geheims in.
setup-link-broken = Deze link is niet volledig, of komt uit een nieuwere versie. Vraag er opnieuw om.
setup-print = Afdrukken
setup-score = Naar de teller
setup-not-kept = Deze browser bewaart niets: wat je loot, is weg als je de pagina sluit.
setup-cards = Geheime kaarten
setup-cards-text = Deel met deze telefoon en geef hem door: iedereen ziet de eigen kaarten en niemand anders. Je kunt ook gewoon de kaarten uit de doos delen.
setup-cards-deal = Kaarten delen
setup-cards-again = Opnieuw delen
setup-anew = Opnieuw loten? Wat iemand gezien heeft, telt dan niet meer.
setup-anew-yes = Ja, opnieuw loten
setup-back = Terug
setup-pass = Geef de telefoon aan { $seat }.
setup-are-you = Ben jij { $seat }?
setup-i-am = Ik ben { $seat }
setup-not-me = Nee, dat ben ik niet
setup-hold = Houd ingedrukt om je kaarten te zien
setup-let-go = Laat los om ze te verbergen.
setup-seen = Ik heb ze gezien
setup-everybody = Iedereen heeft gekeken.
setup-forgot = Je kaarten vergeten? Kijk nog eens
setup-stack = De tegels, één voor één
setup-stack-text = Speel met je echte tegels in een volgorde die hier geloot wordt: zoek de tegel die je ziet. De volgende blijven verborgen.
setup-stack-shuffle = Schudden
setup-stack-next = Volgende tegel
setup-stack-back = Terug
setup-stack-at = Tegel { $number } van { $count }
setup-stack-none = { $count } tegels op de stapel, nog geen getrokken.
setup-stack-cover = Verbergen
setup-stack-show = Tonen
setup-stack-covered = Deze tegel is verborgen.
setup-stack-again = Opnieuw schudden
setup-place-left = Nog te doen.
setup-place-done = Klaar.

## The scorer
scorer-title = Een echte partij tellen
scorer-about = Speel je met het spel uit de doos? Voer in wat er op je tafel staat: na elke tik worden de punten van iedereen geteld, en op het bord zie je waar ze vandaan komen. Je tafels blijven in deze browser; niemand anders ziet ze, tenzij je de link deelt.
scorer-new = Nog een tafel
scorer-new-game = Nieuw: { $game }
scorer-open-file = Bestand openen
scorer-file-wrong = In dit bestand staat geen positie die geteld kan worden.
scorer-link-broken = Deze link is niet volledig, of komt uit een nieuwere versie. Vraag er opnieuw om.
scorer-not-kept = Deze browser bewaart niets: wat je invoert, is weg als je de pagina sluit. Deel de link of bewaar een bestand.
scorer-tables = Je tafels: { $count }
scorer-remove = Weghalen
scorer-remove-named = Weghalen: { $name }
scorer-removed = Weggehaald: { $name }.
scorer-bring-back = Terugzetten
scorer-name = Naam van deze tafel
scorer-agreed = Hoe jullie gespeeld hebben
scorer-entry = Wat er op tafel staat
scorer-people = Wie er speelden
scorer-yes = ja
scorer-no = nee
scorer-none = geen
scorer-tokens = Fiches
scorer-tokens-first = eerste spel
scorer-tokens-own = zelf gelegd
scorer-tokens-counted = alleen hoeveel
scorer-tap-place = Tik op een veld op het bord om er een gebouw te zetten, of typ hieronder.
scorer-whose = Van wie is het gebouw
scorer-empty = leeg
scorer-building = Gebouw { $value }
scorer-building-elsewhere = Gebouw { $value }, nu op { $place }
scorer-token-here = Fiche aan het begin
scorer-typed = Typ gebouwen: 7 C10
scorer-typed-whose = Van wie zijn de gebouwen die je typt
scorer-typed-wrong = “{ $text }” is geen gebouw met een veld. Typ bijvoorbeeld 7 C10.
scorer-put = Toevoegen
scorer-player = Naam
scorer-unknown = nog niet bekend
scorer-holder = Wie heeft de kaart: { $card }
scorer-tiles = { $count } van 60 tegels
scorer-order = Volgorde van de tegels
scorer-order-any = willekeurig
scorer-order-placed = zoals ze gelegd zijn
scorer-first = Wie begon
scorer-tap-square = Kies een tegel en tik dan op zijn veld. Een tegel op het bord kies je door hem aan te tikken.
scorer-tap-order = Voer de tegels in de volgorde in waarin ze gelegd zijn: elke tegel wordt nagekeken, en je kunt de partij terugkijken.
scorer-kinds = Tegels over
scorer-kind = { $name }, nog { $left }
scorer-lying = De tegel op { $place }
scorer-take-away = Weghalen
scorer-counting = Er wordt geteld…
scorer-waiting = Nog niet geteld. Wat je hebt ingevoerd is veilig, en wordt geteld zodra de server antwoordt.
scorer-cannot-be = Niet geteld: dit kan niet.
scorer-wins = { $names } wint met { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
 }
scorer-shared = { $names } delen de overwinning met { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
 }
scorer-so-far = Voorlopig aan kop: { $names }, { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
 }
scorer-ahead = Dat is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } meer dan { $name }.
scorer-open = Nog open: { $count }
scorer-steps = Ongedaan maken en opnieuw
scorer-undo = Ongedaan maken
scorer-redo = Opnieuw
scorer-take = Bewaren en delen
scorer-share = Link delen
scorer-link = Link naar deze tafel
scorer-link-text = De link bevat de hele tafel. Latere wijzigingen staan er niet in.
scorer-print = Afdrukken
scorer-save = Positie bewaren
scorer-save-record = Partij bewaren
scorer-replay = Partij terugkijken
open_districts = Stadsdelen buiten het spel: { $given } van { $needed }.
open_tokens = Fiches: { $given } van { $needed }.
open_cards = { $seat }: nog onbekende kaarten: { $cards }.
open_special_card = Het is nog niet bekend wie de kaart “{ $card }” heeft.
open_buildings = Niemand heeft nog alle { $most } gebouwen opgericht.
open_tiles = Tegels: { $given } van { $needed }.

# The companion for the evening
companion-title = Aan tafel
companion-turns = Beurten en klokken
companion-ask-building = Mag dit gebouw hier geboden worden?
companion-ask-tile = Mag deze tegel hier?
companion-deal = Geheime kaarten op jullie telefoons
companion-turn = Aan de beurt: { $name }
companion-opens = { $name } opent de aanbesteding.
companion-answers = Overbied { $last }, of pas.
companion-answers-known = Overbied de { $value } van { $last } op { $place }, of pas.
companion-won = De aanbesteding is afgelopen: { $name } bouwt en opent de volgende.
companion-won-known = De aanbesteding is afgelopen: { $name } bouwt de { $value } op { $place } en opent de volgende.
companion-clock = Klok
companion-clock-none = geen
companion-clock-up = telt op
companion-clock-down = telt af
companion-minutes = Minuten per speler
companion-run = Klok starten
companion-pause = Pauzeren
companion-paused = De klok is gepauzeerd.
companion-awake = Het scherm blijft aan zolang de klok loopt.
companion-next = Klaar: { $name } is aan de beurt
companion-bids = Biedt
companion-passes = Past
companion-call-over = Niemand kan overbieden
companion-back = Eén stap terug
companion-anew = Opnieuw beginnen
companion-give = Beurt geven aan: { $name }
companion-passed = gepast
companion-highest = hoogste bod
companion-opened = opende de aanbesteding
companion-used = Verbruikte tijd: { $time }
companion-left = Resterende tijd: { $time }
companion-time-up = De tijd is om
companion-who-asks = Wie het vraagt
companion-tap-building = Kies een gebouw en tik dan op het veld op het bord.
companion-tap-tile = Kies hieronder een tegel en tik dan op het veld op het bord.
companion-asking = Een ogenblik…
companion-may = Ja, dat mag.
companion-may-not = Nee.
companion-may-so-far = Ja, voor zover we weten.
companion-not-known = Nog niet bekend:
companion-lines = Lijnen die groeien
companion-lines-none = Geen enkele lijn groeit.
companion-line = Station { $station }, { $owner }: { $before } → { $after }
companion-line-done = klaar, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
companion-where-else = { $count ->
    [0] Hij past nergens.
    [one] Hij past op één veld; dat licht op het bord op.
   *[other] Hij past op { $count } velden; die lichten op het bord op.
 }
companion-could-answer = Kunnen overbieden: { $names }.
companion-could-nobody = Niemand zou kunnen overbieden: er wordt meteen gebouwd.
companion-lay = Hier leggen
companion-bid = Bieden
asked_own_bid = Het hoogste bod is van { $seat }: nu zijn de anderen aan de beurt.
asked_passed = { $seat } heeft gepast en doet in deze aanbesteding niet meer mee.
asked_call_over = Niemand kan overbieden: de aanbesteding is afgelopen en { $seat } bouwt.
open_last_bid = Wat { $seat } heeft geboden, en waar: dit moet ernaast liggen en hoger zijn.
evening-title = Geheime kaarten op jullie telefoons
evening-about = Jullie spelen het spel uit de doos, en ieder heeft zijn geheime kaarten op de telefoon. Eén van jullie opent een spelavond en geeft de anderen de code. Niemand ziet de kaarten van een ander, ook niet wie de spelavond opende.
evening-join = Meedoen met een spelavond
evening-new = Een spelavond openen
evening-open = Kaarten delen en de code tonen
evening-name = Naam op plaats { $number }
evening-code = De code van deze spelavond
evening-say = Geef hem door aan de anderen, of laat ze hem scannen.
evening-qr = QR-code naar deze spelavond
evening-which = Welke plaats is van jou?
evening-which-text = Eén telefoon per plaats. Vul je naam in en neem je plaats.
evening-called = Je naam
evening-take = Deze plaats nemen: { $name }
evening-full = Elke plaats heeft een telefoon. Ben je de jouwe kwijt, dan kan wie de spelavond opende je weer binnenlaten.
evening-seats = Wie er is
evening-free = vrij
evening-here = er
evening-looked = kent de eigen kaarten
evening-agreed = wil de kaarten tonen
evening-you = jij
evening-yours = Je geheime kaarten
evening-hold = Houd ingedrukt om je kaarten te zien
evening-hold-text = Laat los om ze weer te verbergen. Kijk zo vaak je wilt.
evening-hidden = Je kaarten zijn verborgen.
evening-let-in = Weer binnenlaten
evening-let-in-named = Weer binnenlaten: { $name }
evening-let-in-text = De telefoon op deze plaats toont niets meer. Een andere kan de plaats met de code nemen en toont dezelfde kaarten. Iedereen krijgt het te horen.
evening-leave = Mijn plaats verlaten
evening-leave-text = Met de code kun je op deze plaats terugkomen; de kaarten blijven dezelfde.
evening-anew = Opnieuw delen
evening-anew-text = Alle kaarten gaan terug en worden opnieuw gedeeld. Iedereen krijgt het te horen.
evening-show = Alle kaarten tonen
evening-show-not = Wacht, nog niet
evening-show-text = Aan het einde van het spel worden alle kaarten getoond zodra iedereen akkoord is. Nu { $count } van { $all }.
evening-all = Alle kaarten
evening-fill = Naar de teller
evening-end = Deze spelavond beëindigen
evening-end-text = De code werkt dan niet meer, en de server vergeet de kaarten meteen.
evening-yes = Ja
evening-no = Nee
evening-happened = Wat er gebeurd is
evening-mine = Jouw spelavonden
evening-others = Alle spelavonden
evening-kept = De kaarten worden drie dagen na de laatste handeling hier vergeten.
evening-waiting = De server antwoordt niet. Deze pagina blijft het proberen.
evening_dealt = { $deal ->
    [1] De kaarten zijn gedeeld.
   *[other] De kaarten zijn opnieuw gedeeld: dit is de { $deal }e keer.
 }
evening_joined = { $seat } doet mee met een telefoon.
evening_freed = De plaats van { $seat } is weer vrij: een andere telefoon kan hem nemen.
evening_shown = Iedereen was akkoord: alle kaarten zijn te zien.
evening_ended = De spelavond is voorbij.
evening_no_such_code = Geen spelavond heeft de code { $code }. Misschien is die verkeerd getypt, of is de spelavond voorbij.
evening_gone = Deze spelavond bestaat niet meer.
evening_over = Deze spelavond is voorbij. Open een andere, of vraag de code ervan.
evening_no_cards = Dit spel heeft geen geheime kaarten om te delen.
evening_no_seat = Deze telefoon heeft hier geen plaats. Neem eerst de jouwe.
evening_not_yours = Alleen wie de spelavond opende, kan dit doen.
evening_seat_taken = Een andere telefoon heeft de plaats van { $seat } al.
evening_seat_free = De plaats van { $seat } is al vrij.
evening_has_seat = Deze telefoon heeft al de plaats van { $seat }. Verlaat die eerst.
evening_saw_others = Deze telefoon heeft de kaarten van { $seat } gezien: tot er opnieuw gedeeld wordt, kan hij alleen die plaats nemen.
evening_dealt_meanwhile = Er is intussen opnieuw gedeeld. Kijk nog eens.
evening_too_many = Je hebt al { $most } spelavonden open. Beëindig er eerst een.
## Puzzles and days
# Solving puzzles
puzzles-title = Puzzels
puzzles-all = Alle puzzels
puzzles-intro = Eén positie, één beste zet: vind hem. Elke puzzel komt uit een partij en toont alleen wat de speler kon weten. Je eerste poging telt voor je rating; daarna mag je proberen zo vaak je wilt.
puzzle-of-game = Puzzel: { $game }
puzzles-solved = { $solved } van { $count } opgelost
puzzles-theme = Thema
puzzles-any-theme = Alle thema’s door elkaar
puzzles-theme-tells = Een thema verklapt al iets. Door elkaar zijn ze moeilijker.
puzzles-solve = Oplossen
puzzles-solve-game = Puzzels oplossen: { $game }
puzzles-game-done = Je hebt alle puzzels van { $game } opgelost. Knap!
puzzles-theme-done = Je hebt alle puzzels van { $game } met dit thema opgelost. Knap!
solve-region = De puzzel
solve-your-move = Jij bent aan de beurt: vind de beste zet.
solve-counts = Je eerste poging telt.
solve-counts-not = Deze heb je al geprobeerd: nu is het alleen oefenen.
solve-solved = Opgelost!
solve-shown = Dit is het antwoord.
solve-how = Kies een zet zoals aan tafel. Je ziet wat er zou gebeuren; hij telt pas als je bevestigt.
solve-wrong = Er is een betere zet.
solve-wrong-exact = Dat kost je { $loss }% van je winstkans.
solve-wrong-least = Dat kost je minstens { $loss }% van je winstkans.
solve-again = Opnieuw proberen
solve-give-up = Toon het antwoord
solve-next = Volgende puzzel
solve-copy = Link kopiëren
solve-right = Goed gezien: dat is de beste zet.
solve-answer-is = De beste zet: { $action }
solve-answer-title = Dit is de beste zet.
solve-chances = Kans op winst
solve-next-best = Op één na beste:
solve-percent = { $percent }%
solve-also = Net zo goed: { $actions }.
solve-reasons = Waarom hij goed is
solve-line = Wat er zou kunnen volgen
solve-back = Terug
solve-on = Verder
solve-rating = Rating
solve-streak = Op rij
solve-best-streak = Record
results-of = Je resultaten: { $game }
results-rating = Je rating, poging voor poging
results-rating-text = Rating over de laatste { $count } pogingen: van { $first } naar { $last }
results-themes = Per thema
results-theme = Thema
results-tried = Geprobeerd
results-first = Bij de eerste poging
results-last = Laatste puzzels
results-right = opgelost
results-later = later opgelost
results-failed = niet opgelost
no_such_puzzle = Deze puzzel bestaat niet.
# The city and the Metro of the day
day-title-metropolys = Stad van de dag
day-title-metro = Metro van de dag
day-title = { $game } van de dag
day-games = De spellen van vandaag
day-intro = Eén spel per dag, voor iedereen hetzelfde: dezelfde kaarten en tegels, dezelfde plaats, dezelfde bots. Wie haalt er het meeste uit?
day-today-play = Speel het spel van vandaag
day-play = Spelen
day-go-on = Verder
day-see = Bekijk de uitslag
day-not-played = Nog niet gespeeld
day-under-way = Je spel wacht op je
day-finished = Gespeeld
day-given-up = Niet afgemaakt
day-streak = { $count ->
    [one] Eén dag
   *[other] { $count } dagen op rij
 }
day-left = Nog { $hours } u { $minutes } min. De dag eindigt om middernacht UTC, bij jou om { $time }.
day-is-over-text = Deze dag is voorbij. Je kunt het spel nog zo vaak spelen als je wilt, maar het telt niet meer.
day-one-try = Je hebt één poging die telt, zonder terugnemen en zonder tips. Je kunt altijd weggaan: je spel wacht op je, ook na middernacht.
day-begun = Je bent aan dit spel begonnen. Het gaat verder waar je gebleven was, en telt voor deze dag.
day-practise = Spelen om te oefenen
day-practise-again = Nog eens spelen om te oefenen
day-what = Het spel
day-terms = { $options }, { $players } spelers
day-previous = De dag ervoor
day-next = De volgende dag
day-own = Jouw resultaat
day-rank = { $rank }e van { $of }
day-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
day-lead = Voorsprong
day-place = Plaats van de dag
day-place-of = { $place } van { $of }
day-better = Beter dan { $share }% van alle { $of } spelers
day-only = Jij hebt het als eerste afgemaakt.
day-course = Hoe het ging
day-ahead = voor
day-level = gelijk
day-behind = achter
day-course-signs = ▲ voor, △ gelijk, ▽ achter, van begin tot eind
day-copy = Kopieer als tekst
day-share = Delen
day-look-again = Bekijk je spel nog eens
day-results = Ieders uitslag
day-results-later = Ieders uitslag en spel zie je zodra je je eigen spel hebt afgemaakt.
day-count = { $count ->
    [0] Nog niemand heeft het afgemaakt.
    [one] Eén speler heeft het afgemaakt.
   *[other] { $count } spelers hebben het afgemaakt.
 }
day-head-place = Plaats
day-head-name = Naam
day-head-rank = Aan tafel
day-head-points = Punten
day-game-of = Bekijk het spel van { $name }
day-muted-name = iemand die je hebt gedempt
day-more = Meer tonen
day-master = Zo speelt een meester het
day-master-text = De sterkste bot speelt op jouw plaats, tegen dezelfde bots.
day-master-ask = Laat de meester spelen
day-master-waits = { $count ->
    [0] De meester gaat zo beginnen…
    [one] De meester speelt: één zet tot nu toe…
   *[other] De meester speelt: { $count } zetten tot nu toe…
 }
day-master-result = De meester: { $points }
day-master-look = Bekijk het spel van de meester
day-calendar = Kalender
day-month-before = De maand ervoor
day-month-next = De volgende maand
day-share-text = Métropole · { $title }, { $date } · { $rank } · { $points } { $lead } · { $signs }
day-to-results = Bekijk de uitslag van de dag
no_such_day = Er is geen spel voor { $day }.
day_is_over = Deze dag is voorbij, het spel telt niet meer. Vandaag is er een nieuw.
day_was_played = Je hebt het spel van deze dag al gespeeld.
day_pictures_later = Afbeeldingen van dit spel kun je maken als de dag voorbij is.
a_try_waits = Je hoeft je plaats niet te verlaten: dit spel wacht op je.
undo_not_in_a_try = In de poging die telt, kun je niets terugnemen.
no_hints_in_a_try = In de poging die telt, krijg je geen tips.
no_rematch_of_a_day = Een spel van de dag heeft geen revanche. Je kunt het opnieuw spelen vanaf de pagina ervan.
## Rankings and people
person-gone = Hier is niemand
person-gone-text = Misschien is de link niet compleet, of is het account verwijderd.
people-game = Spel
people-players = Spelers
people-whose = Wie
people-all = Iedereen
people-people = Mensen
people-bots = Bots
people-ranking-of = Ranglijst: { $game }, { $players } spelers
people-place = Plaats
people-name = Naam
people-rating = Rating
people-interval = Hoe zeker
people-games = Partijen
people-wins = Gewonnen
people-bot = bot
people-between = tussen { $low } en { $high }, waarschijnlijk { $likely }
people-reading = Zo lees je dit
people-how = De balk laat zien waar iemands sterkte met 95% zekerheid ligt, het streepje wat het waarschijnlijkst is; de volgorde gaat naar de rating: wat nauwelijks te betwijfelen is, en dus net links van de balk ligt.
people-share = Met { $players } spelers is een gelijk deel van de overwinningen { $percent }%.
people-ranked-after = Hier staat iedereen met minstens { $games } partijen met rating tegen ten minste { $opponents } verschillende tegenstanders.
people-none = Hier staat nog niemand. De eerste plaats is vrij!
people-none-bots = Nog geen bot heeft zo’n partij met rating gespeeld.
people-own = Jouw plaats: { $place }
people-turning = Pagina’s van de ranglijst
people-before = Vorige
people-next = Volgende
people-shown = { $first } tot { $last } van { $total }
person-since = Hier sinds { $month }
person-mine = Dit is jouw pagina. Anderen zien haar ook, zonder de partijen met ‘alleen via link’.
person-ratings = Ratings
person-players = { $players } spelers
person-no-ratings = Nog geen partijen met rating.
person-guest-ratings = Gasten hebben geen rating: voor partijen met rating heb je een account nodig.
person-place = van { $ranked }
person-provisional = Voorlopig: in de ranglijst na { $games } partijen tegen { $opponents } verschillende tegenstanders.
person-history = Rating over de laatste { $count } partijen: van { $first } naar { $last }
person-history-table = Als tabel
person-more = Meer over { $names }
person-day = Dag
person-games = Laatste partijen
person-no-games = Hier zijn nog geen partijen te zien. Alleen partijen aan openbare tafels staan hier, en die waarin je zelf meespeelde.
person-no-games-mine = Je hebt nog geen partij afgemaakt.
person-by-link = alleen via link
person-with = met { $names }
person-alone = alleen
person-won = Gewonnen, { $mine } tegen { $theirs }
person-won-tie = Gewonnen bij gelijke stand, elk { $mine }
person-shared = Overwinning gedeeld met { $names }, elk { $mine } punten
person-lost = Verloren, { $mine } tegen { $theirs }
person-lost-tie = Verloren bij gelijke stand, elk { $mine }
person-placed = { $place } van { $players }, { $mine } punten tegen { $theirs }
person-left = Verloren: weggegaan, of de tijd was op
person-look = Deze partij terugkijken: { $result }, { $date }

## The command line: puzzles
cli-puzzles-one-of = Geef één van --game, --from en --check.
cli-puzzles-found = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
 } uit { $total ->
    [one] één partij
   *[other] { $total } partijen
 } naar { $file } geschreven.
cli-puzzles-stopped = Gestopt na { $done } van { $total } partijen. Tot nu toe gevonden en bewaarde puzzels: { $count }.
cli-puzzles-checked = { $count ->
    [one] De puzzel van { $file } is nagekeken: het antwoord is de beste actie.
   *[other] Alle { $count } puzzels van { $file } zijn nagekeken: elk antwoord is de beste actie.
 }
puzzle_wrong = het antwoord is { $answer }, maar de zoeker vindt { $found }.
puzzle_value = “{ $key }” van de puzzel heeft niet de juiste vorm.
puzzle_id_differs = de puzzel heet { $given }, maar volgens de positie is het { $right }.
puzzle_second_is_best = { $action } kan niet de op één na beste zijn: het is een antwoord, of de kans is niet lager dan die van het antwoord.
puzzle_continues_otherwise = het vervolg moet met het antwoord { $answer } beginnen.
puzzle_twice = de puzzel { $given } staat er twee keer.
puzzle_line = { $file }, regel { $line }: { $reason }
