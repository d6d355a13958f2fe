### Čeština. Tytéž zprávy s týmiž parametry jako v en.ftl; výrazy jsou z pravidel.

## Lists and seats
list-and = { $most } a { $last }
list-to = { $first } až { $last }
list-or = { $most } nebo { $last }
percent = { $number } %
seat-number = místo { $number }
seat-you = vy
nobody = nikdo

## Metropolys: words
version-family = Rodinná hra
version-expert = Hra pro experty
district-centre = Centrum
district-north = Sever
district-east = Východ
district-south = Jih
district-west = Západ
type-mall = nákupní centrum
type-administration = správní budova
type-industry = průmyslová zóna
type-park = park
type-lodgings = obytné domy
token-trendy = Módní rezidence
token-subway = Metro
token-archaeology = Archeologické naleziště
card-area = Okolí
card-neighbourhood = Městská rezidence
card-expansion = Rozšíření
card-bridges = Mosty
card-statues = Sochy
card-lakes = Jezera
card-borders = Okraj města
card-districts = Městská čtvrť
card-chains = Spojení
card-mall = Nákupní centrum
card-administration = Správní budova
card-industry = Průmyslová zóna
card-park = Park
card-lodgings = Obytné domy
card-subway = Metro
card-archaeology = Archeologické naleziště
height-tall = velká
height-medium = střední
height-small = malá

## Metropolys: what the cards count
family-bridges = 3 body za každou vaši budovu u mostu.
family-statues = 3 body za každou vaši budovu u sochy.
family-lakes = 3 body za každou vaši budovu u jezera.
family-borders = 3 body za každou vaši budovu na okraji města.
expert-bridges = 4 body za každou dvojici vašich budov na obou koncích téhož mostu.
expert-statues = 7 bodů za každou sochu, kterou mají vaše budovy ze všech tří stran.
expert-lakes = 5 bodů za každé jezero, kolem něhož máte aspoň tři budovy.
expert-districts = 4 body za každou městskou čtvrť, kde máte aspoň tři budovy.
expert-chains = 4 body za každé spojení tří vašich budov, z nichž prostřední sousedí s oběma ostatními.
area-once = Každá budova se počítá jen do jedné skupiny.
expert-neighbourhood = 2 body za každou vaši budovu na poli „{ $type }“.
expansion-card = 9 bodů za každou úplnou sadu ({ $types }) postavenou v jedné městské čtvrti.

## Metropolys: sources of points
source-trendy = žetony Módní rezidence
source-subway = žetony Metro
source-subway_card = karta Metro
source-archaeology = žetony Archeologické naleziště
source-archaeology_card = karta Archeologické naleziště
source-area = karta Okolí
source-neighbourhood = karta Městská rezidence
source-expansion = karta Rozšíření
source-highest = nejvyšší budovy

## Metropolys: what happens
bid = { $seat ->
    [vy] Nabízíte
   *[other] { $seat } nabízí
 } { $value } na { $place }.
passed = { $seat ->
    [vy] Pasujete.
   *[other] { $seat } pasuje.
 }
passed_by_force = { $seat ->
    [vy] Nemáte nic vyššího, a tak pasujete.
   *[other] { $seat } nemá nic vyššího a pasuje.
 }
call_ended = Veřejná soutěž končí: { $way }.
way-all_passed = všichni ostatní pasovali
way-no_free_neighbour = s poslední budovou nesousedí žádné volné pole
way-no_higher_building = nikdo ze zbývajících nemá vyšší budovu
built = { $seat ->
    [vy] Stavíte
   *[other] { $seat } staví
 } budovu { $value } na { $place }.
token_taken = { $seat ->
    [vy] Berete si
   *[other] { $seat } si bere
 } žeton { $token } z pole { $place }.
subway_card_moved = { $seat ->
    [vy] Kartu Metro dostáváte vy.
   *[other] Kartu Metro dostává { $seat }.
 }
archaeology_card_moved = { $seat ->
    [vy] Kartu Archeologické naleziště dostáváte vy.
   *[other] Kartu Archeologické naleziště dostává { $seat }.
 }
game_ended = { $seat ->
    [vy] Máte postavenou
   *[other] { $seat } má postavenou
 } 13. budovu: hra končí.

## Metropolys: why an action is not legal
game_over = Hra skončila.
spectators_do_not_play = Diváci nehrají.
not_your_turn = Nejste na tahu: hraje { $seat }.
cannot_pass_opening = Kdo zahajuje veřejnou soutěž, nemůže pasovat.
place_built = Pole { $place } je obsazené: { $seat ->
    [vy] stojí tam vaše budova { $value }
   *[other] { $seat } tam má postavenou budovu { $value }
 }.
place_bid = Pole { $place } je obsazené: v této soutěži tam { $seat ->
    [vy] nabízíte { $value }
   *[other] { $seat } nabízí { $value }
 }.
place_closed = Pole { $place } se nepoužívá: tato hra je bez čtvrti { $district }.
not_adjacent = Pole { $place } nesousedí s polem { $last }.
building_bid = Budova { $value } je v této soutěži už nabídnuta na { $place }.
building_built = Budova { $value } už je postavena na { $place }.
too_low = Budova { $value } je příliš nízká: musí mít víc než { $last }.
unknown_code = Akce { $code } neexistuje: čísla jdou od 0 do { $most }.
unknown_action = „{ $text }“ není akce. Nabídka se píše 7@C10, přesně takto; nebo pass.
stale_version = Hra pokročila: toto je odpověď na stav { $given }, ale hra je ve stavu { $right }.
no_such_version = Stav { $given } neexistuje: hra je ve stavu { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = Počet hráčů { $given } není možný: hrají { $least } až { $most }.
no_such_seat = Neexistuje { $seat }: počet hráčů je { $players } a místa se číslují od 0.
wrong_number_of_closed_districts = Při počtu hráčů { $players } se vynechává městských čtvrtí: { $needed }, ne { $given }.
district_closed_twice = Čtvrť { $district } nelze vynechat dvakrát.
closed_districts_not_adjacent = Dvě vynechané čtvrti musí ležet vedle sebe, a to tyto neleží: { $districts }.
token_in_closed_district = Na { $place } nemůže být žeton: čtvrť { $district } je vynechaná.
token_in_blind_alley = Na { $place } nemůže být žeton: je to slepá ulička.
wrong_number_of_tokens_in_district = Počet žetonů ve čtvrti { $district } je { $given }; má být { $needed }.
wrong_number_of_tokens = Počet žetonů { $token } je { $given }; má být { $needed }.
cards_missing = Chybějí karty { $cards }.
cards_not_in_this_version = V této verzi nejsou karty { $cards }: napište null.
wrong_number_of_cards = Počet karet { $cards } je { $given }; má být { $needed }, jedna na místo.
card_not_in_this_version = Karta { $cards } „{ $card }“ v této hře není.
card_dealt_twice = Karta { $cards } „{ $card }“ je rozdána dvakrát.
first_layout_needs_four_players = Rozmístění pro první hru je pro čtyři hráče, ne pro { $players }.
unknown_layout = Rozmístění „{ $layout }“ neexistuje: napište first, random, nebo zadejte žetony po polích.
unknown_expansion_card = Žádná karta Rozšíření neukazuje { $types }.
wrong_number_of_seats = „{ $key }“ má počet hodnot { $given }; má být { $needed }, jedna na místo.
no_such_building = Budova { $value } neexistuje: číslují se od 1 do { $most }.
building_twice = Budova { $value } ({ $seat }) stojí na dvou polích.
two_buildings_in_one_place = Na { $place } nemohou stát dvě budovy: { $one } a { $other }.
two_seats_complete = { $one } a { $other } nemohou mít zároveň 13 budov: hra končí první třináctou.
subway_card_must_be_held = Žetony Metro už někdo má, takže někdo musí mít i kartu Metro: nejvíc jich má { $seat }.
subway_card_with_fewer_tokens = { $seat } nemůže mít kartu Metro: víc žetonů Metro má { $other }.
archaeology_card_must_be_held = Žetony Archeologické naleziště už někdo má, takže někdo musí mít i kartu Archeologické naleziště.
card_without_token = { $seat } nemůže mít kartu { $card } bez stejného žetonu.

## Records and values from outside
unknown_game = Hra „{ $game }“ neexistuje. Známé: { $known }.
unknown_bot = Robot „{ $bot }“ neexistuje. Známí: { $known }.
unknown_rules = Tento záznam se hrál podle pravidel verze { $given }; tento program zná { $known }.
not_json = Toto není JSON: { $problem }.
key_twice = „{ $key }“ je v jednom objektu dvakrát.
missing_key = „{ $key }“ chybí v „{ $where }“.
unknown_key = „{ $key }“ není v „{ $where }“ známé. Známé: { $known }.
not_an_object = „{ $key }“ musí být objekt se jmény a hodnotami.
not_a_list = „{ $key }“ musí být seznam.
not_a_number = „{ $key }“ musí být celé číslo.
not_true_or_false = „{ $key }“ musí být true nebo false.
unknown_name = „{ $given }“ není v „{ $key }“ možné. Známé: { $known }.
result_before_the_end = Záznam má výsledek, ale hra neskončila.
scores_differ = Body podle záznamu: { $given }; správně: { $right }.
winners_differ = Vítězové podle záznamu: { $given }; správně: { $right }.

## The command line
cli-line = řádek { $line }: { $reason }
cli-line-step = řádek { $line }, tah { $step }: { $reason }
cli-no-file = Soubor „{ $file }“ neexistuje.
cli-cannot-read = „{ $file }“ nelze přečíst: { $problem }
cli-key-value = „{ $given }“ není srozumitelné: napište KLÍČ=HODNOTA.
cli-bots-count = Počet robotů { $given } neodpovídá počtu hráčů { $players }: jmenujte jednoho pro všechna místa, nebo jednoho na místo.
cli-replayed = { $line }: { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
 }; { $result }
cli-unfinished = nedohráno
cli-won = vítězí { $winners }: { $scores }
cli-shared = o vítězství se dělí { $winners }: { $scores }
cli-all-right = { $count ->
    [one] Jedna hra přehrána do konce bez chyby.
    [few] { $count } hry přehrány do konce bez chyby.
    [many] { $count } hry přehráno do konce bez chyby.
   *[other] { $count } her přehráno do konce bez chyby.
 }
cli-simulated = { $count ->
    [one] Jedna hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
 } ({ $game }) v souboru { $file }. Průměr bodů podle míst: { $points }.
cli-score-heading = řádek { $line }:
cli-not-legal = řádek { $line }: { $at }. položení není přípustné. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
 }
cli-score-source = { $points } za: { $source }
cli-score-groups = skupiny: { $groups }
highest-empty = { $district }: nikdo tam nestaví.
highest-only_builder = { $district }: { $seats }, bez soupeře.
highest-taller = { $district }: { $seats }, rozhoduje vyšší budova, { $rank }. odshora.
highest-more_buildings = { $district }: { $seats }, jinak shoda, rozhoduje jedna budova navíc ({ $rank }. odshora).
highest-equal = { $district }: { $seats }, shoda; bodují všichni.
cli-version = metropole { $version }, { $engines ->
    [compiled] s přeloženými jádry
   *[interpreted] s interpretovanými jádry, asi stokrát pomalejšími: při instalaci nebyl překladač C
 }
cli-empty = „{ $file }“ nic neobsahuje: čeká se jeden objekt JSON na řádek.
not_utf8 = toto není text v UTF-8.
cannot_write = „{ $file }“ nelze zapsat: { $problem }.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] Hra pro experty
   *[family] Rodinná hra
 }{ $expansion ->
    [yes] { " " }s rozšířením
   *[no] {""}
 }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }. Hrajete jako { $colour }. Příkazy vypíše help.
term-own-art = Rozmístění pro první hru a líce karet Rozšíření jsou vlastní tomuto programu.
term-closed = Vynecháno: { $districts }.
term-first = { $seat ->
    [vy] První veřejnou soutěž zahajujete vy.
   *[other] První veřejnou soutěž zahajuje { $seat }.
 }
term-your-card = Vaše karta { $cards } „{ $card }“: { $text }
term-card-places = Pole „{ $card }“: { $places }.
term-open-call = Jste na tahu. Zahajte veřejnou soutěž: nabídněte budovu na kterékoli volné pole, například { $example }.
term-outbid = Jste na tahu. Navyšte { $value } na { $place }, nebo pasujte (pass). Můžete nabídnout { $values } na { $places }.
term-your-stock = Vaše budovy: { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] Teď nemáte co dělat.
    [one] Jedna přípustná akce:
    [few] { $count } přípustné akce:
    [many] { $count } přípustné akce:
   *[other] { $count } přípustných akcí:
 }
term-place-free = { $place }, { $type }{ $token }: volno.
term-place-bid = { $place }, { $type }{ $token }: { $seat ->
    [vy] nabízíte { $value }
   *[other] { $seat } nabízí { $value }
 }.
term-place-built = { $place }, { $type }{ $token }: { $height } budova { $value } ({ $seat }).
term-with-token = , žeton { $token }
term-district = { $district }:
term-place-next = Sousední pole: { $places }.
term-place-bridges = Mosty na { $places }.
term-place-at = Leží u: { $things }.
term-place-border = Na okraji města.
term-place-blind = Slepá ulička.
term-lake = jezero { $name }
term-statue = socha { $number }
term-player = { $seat }: postaveno { $built }; žetony: { $tokens }. V zásobě: { $stock }.
term-tokens = { $trendy }× Módní rezidence, { $subway }× Metro, { $archaeology }× Archeologické naleziště
term-holds-subway = Karta Metro: { $seat }.
term-holds-archaeology = Karta Archeologické naleziště: { $seat }.
term-call = Tato soutěž: { $bids }. Mimo soutěž: { $passed }.
term-call-bid = { $seat } { $value } na { $place }
term-no-call = V této soutěži ještě není nabídka.
term-score-now = Vaše body teď: { $total }.
term-score-none = Zatím nic.
term-score-part = { $points } za: { $source }
term-score-part-places = { $points } za: { $source } ({ $places })
term-why-legal = { $place } je možné: můžete tam nabídnout { $values }.
term-why-free-later = Nejste na tahu, ale { $place } by bylo možné.
term-why-what = Ptejte se na pole nebo na nabídku: why S3, why 7@S3.
term-why-action-legal = { $action } je přípustné.
term-try = Zahrajete-li { $action }:
term-try-answers = { $seat } může odpovědět { $values } na { $places }.
term-try-no-answer = Odpovědět nemůže nikdo.
term-try-unanswered = Neodpoví-li nikdo:
term-try-points = Vaše body: { $before } teď, { $after } potom{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Skupiny potom: { $groups }.

## The terminal: commands
term-help =
    7@C10        nabídnout budovu 7 na pole C10
    pass         odejít z této soutěže
    try 7@C10    co by nabídka změnila, aniž ji zahrajete
    why S3       proč S3 není možné, nebo co je tam možné (také: why 7@S3)
    city         celé město; city north: jedna městská čtvrť
    look C10     jedno pole: jeho sousedé, mosty, jezera, sochy
    table        budovy, žetony a karty všech a probíhající soutěž
    legal        všechny přípustné akce
    cards        vaše tajné karty
    score        vaše body teď, podle původu
    hint         co by na vašem místě udělal silný robot
    undo         vzít zpět vaši poslední akci a co po ní udělali roboti
    save [FILE]  zapsat záznam hry
    language en  mluvit jiným jazykem: en, fr, cs, nl, de
    quit         odejít
term-unknown = „{ $text }“ není srozumitelné. Napište help pro příkazy, nebo nabídku jako 7@C10.
term-try-what = Řekněte, co vyzkoušet: try 7@C10, nebo try pass.
term-look-what = Řekněte, které pole: look C10.
term-no-place = Pole „{ $text }“ neexistuje: jsou od C1 do C15 a od N1, E1, S1, W1 vždy do 10.
term-no-district = Městská čtvrť „{ $text }“ neexistuje: napište centre, north, east, south nebo west.
term-no-undo = Nemáte co vzít zpět.
term-undone = Vzato zpět.
term-language = Teď se mluví česky.
term-no-language = Jazyk „{ $text }“ tu není: napište { $languages }.
term-saved = Zapsáno do { $file }. Pokračujte příkazem: metropole play --resume { $file }
term-not-saved = „{ $file }“ se nepodařilo zapsat: { $problem }. Hra pokračuje.
term-quit-unsaved = Tato hra není uložena. Napište save, chcete-li ji uchovat, nebo znovu quit, chcete-li ji opustit.
term-bye = Na shledanou.
term-final-seat = { $seat }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
 }
term-final-cards = Karty ({ $seat }): { $cards }.
term-won = { $decided ->
    [most_buildings] Shoda v bodech; díky většímu počtu budov { $winners ->
        [vy] vítězíte vy.
       *[other] vítězí { $winners }.
    }
    [shared] O vítězství se při shodě v bodech i budovách dělí { $winners }.
   *[most_points] { $winners ->
        [vy] Vítězíte.
       *[other] Vítězí { $winners }.
    }
 }
term-after-end = Napište save, score, city, undo nebo quit.
term-ask-players = Kolik hráčů, { $least } až { $most }? [{ $default }]
term-ask-version = Rodinná hra, nebo Hra pro experty: family, nebo expert? [family]
term-ask-expansion = S rozšířením? [ne]
term-again = „{ $text }“ tu není možné: napište { $choices }.
term-yes = ano
term-no = ne
term-ask-game = Metropolys, nebo Metro? [metropolys]
term-ask-hand = Kolik dílků v ruce, 1 až 3? [1]
term-ask-rotation = Smějí se dílky otáčet? [ne]
metropolys-seat-0 = Modrý
metropolys-seat-1 = Šedý
metropolys-seat-2 = Červený
metropolys-seat-3 = Bílý
metro-seat-0 = Žlutý
metro-seat-1 = Modrý
metro-seat-2 = Oranžový
metro-seat-3 = Zelený
metro-seat-4 = Fialový
metro-seat-5 = Černý

## Metro: words
metro-letter-yellow = Ž
metro-letter-blue = M
metro-letter-orange = O
metro-letter-green = Z
metro-letter-violet = F
metro-letter-black = Č
metro-side-top = shora
metro-side-right = zprava
metro-side-bottom = zdola
metro-side-left = zleva
metro-station = { $number } { $name }

## Metro: what happens
placed = { $seat ->
    [vy] Pokládáte
   *[other] { $seat } pokládá
 } { $tile } na { $square }{ $turns ->
    [0] {""}
    [1] , s otočením o čtvrt kruhu
    [2] , s otočením o půl kruhu
   *[3] , s otočením o tři čtvrti kruhu
 }.
took = { $seat ->
    [vy] Berete si
   *[other] { $seat } si bere
 } dílek; v zásobě zbývá { $stack }.
drew = { $seat ->
    [vy] Lízli jste si { $tile } a musíte jej položit
   *[other] { $seat } si lízá { $tile } a musí jej položit
 }; v zásobě zbývá { $stack }.
drew_unknown = { $seat ->
    [vy] Lízli jste si dílek a musíte jej položit.
   *[other] { $seat } si lízá dílek a musí jej položit.
 }
line_completed = Linka { $station } je hotová: { $length ->
    [one] { $length } dílek
    [few] { $length } dílky
    [many] { $length } dílku
   *[other] { $length } dílků
 } { $end ->
    [centre] do centra, dvojnásobné body
   *[other] do stanice { $end }
 }. { $seat ->
    [nikdo] Nepatří nikomu.
    [vy] Získáváte body: { $points }.
   *[other] { $seat } získává body: { $points }.
 }

## Metro: why an action is not legal
drawn_already = Dílek už jste si lízli: položte ho.
stack_empty = Zásoba je prázdná.
drawn_tile_first = { $tile } musí počkat: na řadě je líznutý { $drawn }.
tile_not_held = { $tile } nemáte v ruce.
tiles_are_not_turned = V této hře se dílky neotáčejí: { $tile } musí ležet ve směru šipky.
square_in_centre = { $square } je centrum: tam se dílky nekladou.
square_occupied = Pole { $square } je obsazené, leží tam { $tile }.
square_not_adjacent = Pole { $square } není ani na okraji plánu, ani vedle dílku.
one_tile_line = { $tile } na { $square } by sám vytvořil linku z jednoho dílku mezi číslovanými stanicemi ({ $stations }); { $others ->
    [0] jiné pole pro něj není, ale jiné otočení ano.
    [one] je pro něj jedno jiné pole.
    [few] jsou pro něj { $others } jiná pole.
    [many] je pro něj { $others } jiného pole.
   *[other] je pro něj { $others } jiných polí.
 }
no_other_square = { $tile } teď smí sám spojit stanice: na každém možném poli by to udělal (možných polí: { $count }).
no_copy_left = Dílek { $tile } je ve hře jen { $copies }× a všechny jsou položené.
not_a_placement = „{ $text }“ žádný dílek nepokládá.
wrong_hand = V ruce je { $least } až { $most } dílků, ne { $given }.
wrong_number_of_tiles = Počet dílků v balíčku je { $given }; má být { $needed }.
too_many_copies = Dílek { $tile } je v balíčku { $given }×; existuje jen { $most }×.

## The terminal: Metro
metro-welcome = Metro, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }, { $hand ->
    [one] jeden dílek v ruce
    [few] { $hand } dílky v ruce
    [many] { $hand } dílku v ruce
   *[other] { $hand } dílků v ruce
 }{ $rotation ->
    [yes] , dílky se smějí otáčet
   *[no] {""}
 }. Hrajete jako { $colour }. Příkazy vypíše help.
metro-your-stations = Vaše stanice: { $stations }.
metro-first = { $seat ->
    [vy] Začínáte.
   *[other] Začíná { $seat }.
 }
metro-place = Jste na tahu. V ruce máte { $tiles }. Položte dílek, například { $example }{ $stack ->
    [0] {""}
   *[other] , nebo si lízněte (draw)
 }.
metro-place-drawn = Položte líznutý { $tile }, například { $example }.
metro-line = { $station } ({ $owner }): { $length ->
    [one] { $length } dílek
    [few] { $length } dílky
    [many] { $length } dílku
   *[other] { $length } dílků
 }, { $rest }.
metro-line-change = { $station } ({ $owner }): dílků teď { $length }, potom { $then }, { $rest }.
metro-leads = vede na { $square } { $side }
metro-ends = končí ve stanici { $station }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
metro-ends-centre = končí v centru, dvojnásobně: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
metro-crossing = { $square } { $side }
metro-crossings = Vede přes { $squares }.
metro-left = Ještě neviděné: { $tiles }.
metro-player = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }, { $tiles ->
    [one] { $tiles } dílek
    [few] { $tiles } dílky
    [many] { $tiles } dílku
   *[other] { $tiles } dílků
 } v ruce.
metro-stack = { $count ->
    [0] Zásoba je prázdná.
    [one] V zásobě zbývá jeden dílek.
    [few] V zásobě zbývají { $count } dílky.
    [many] V zásobě zbývá { $count } dílku.
   *[other] V zásobě zbývá { $count } dílků.
 }
metro-total = { $seat }: bodů teď { $points }, potom { $then }.
metro-why-what = Ptejte se na pole nebo na položení: why 34, why aacb34.
metro-why-legal = Možné: { $actions }.
metro-no-station = Stanice „{ $text }“ neexistuje: číslují se od 1 do 32.
metro-no-tile = Dílek „{ $text }“ neexistuje. Dílek jsou čtyři písmena, například aacb.
metro-won = { $decided ->
    [shared] O vítězství se dělí { $winners }.
   *[most_points] { $winners ->
        [vy] Vítězíte.
       *[other] Vítězí { $winners }.
    }
 }
metro-help =
    aacb34       položit dílek aacb na řadu 3, sloupec 4, obojí počítáno od 0 (s otočením: aacb34r2)
    draw         líznout si dílek ze zásoby a pak ho položit
    try aacb34   co by to změnilo pro každou linku, aniž to zahrajete
    why 34       proč pole není možné, nebo co je tam možné (také: why aacb34)
    board        plán s písmeny dílků; tečky jsou volná pole, kam se smí
    tracks       plán s nakreslenými kolejemi
    line 9       linka stanice 9; lines: všechny vaše; lines all: všech hráčů
    tile aacb    nakreslený dílek; tile: ty, které smíte položit
    left         dílky, které ještě nikdo neviděl
    table        body a dílky všech
    legal        všechny přípustné akce
    score        vaše body a linky
    hint         co by na vašem místě udělal silný robot
    undo         vzít zpět vaši poslední akci a co po ní udělali roboti
    save [FILE]  zapsat záznam hry
    language en  mluvit jiným jazykem: en, fr, cs, nl, de
    quit         odejít

## Hints and analysis
hint-best = { $seat ->
    [vy] můžete zahrát { $action }.
   *[other] { $seat } může zahrát { $action }.
 }
hint-candidate = { $action }: šance na výhru { $chance } %, očekávané body { $points }
hint-line = Mohlo by to pokračovat: { $actions }
analysis-good = { $number }. { $seat } hraje { $action }, nejlepší nalezený tah; šance na výhru { $chance } %.
analysis-better = { $number }. { $seat } hraje { $action }; { $best } by zvýšilo šanci na výhru o { $loss } %.
analysis-untried = { $number }. { $seat } hraje { $action }, což hledání nezkusilo; samo by hrálo { $best }.
analysis-title = Šance na výhru, hra { $game }
analysis-across = akce hry
analysis-readable = Jak pravděpodobná by se pozorovateli zdála skutečná karta { $cards }

## Tournaments: why they cannot be played
bot_named_twice = Robot „{ $bot }“ je jmenován dvakrát.
duel_needs_two_bots = Duel mají dva roboti, jeden proti druhému na všech ostatních místech; počet jmenovaných: { $given }.
ladder_needs_two_bots = Žebříček potřebuje aspoň dva roboty.
extra_missing = K tomu je třeba balíček { $package }, který není nainstalován: pip install 'metropole[{ $extra }]'
workers_keep_dying = Procesy, které hrají, byly ukončeny, aniž dohrály hru (kolikrát: { $times }). Dosavadní výsledky zůstávají.
cluster_not_reached = Na adrese { $address } není dostupný cluster Ray: { $problem }
results_in_use = Do „{ $folder }“ zapisuje jiný turnaj.
results_of_another_plan = „{ $folder }“ obsahuje výsledky jiného plánu: „{ $key }“ je v něm { $there }, ale žádá se { $wanted }. Zvolte jinou složku.
results_without_plan = „{ $folder }“ obsahuje výsledky, ale ne plán, podle něhož se hrálo. Zvolte jinou složku.
broken_result = Řádek { $line } souboru { $file } není výsledek: { $problem }. Nic se nezměnilo.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
source-stations = linky do stanic
source-centre = linky do centra
lineup-round-robin = každý s každým
lineup-ladder = každý s dalším v seznamu
lineup-duel = jedno místo prvního robota proti druhému na všech ostatních
lineup-self = každý robot sám proti sobě
arena-table = { $game }, { $options }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }
arena-hand = { $hand ->
    [one] { $hand } dílek v ruce
    [few] { $hand } dílky v ruce
    [many] { $hand } dílku v ruce
   *[other] { $hand } dílků v ruce
 }
arena-turned = { $name }, dílky se otáčejí
arena-expanded = { $name } s rozšířením
arena-rounded = Počet her na dvojici { $asked } není celý počet střídání (míst: { $seats }): hraje se jich { $played }.
arena-goes-on = Hotových her: { $done } z { $total }.
arena-stopped = Zastaveno po { $done } z { $total } her. Neuchovají se: chcete-li pokračovat později, zadejte složku pomocí --out.
arena-stopped-kept = Zastaveno po { $done } z { $total } her. Zůstávají uchovány: týž příkaz pokračuje.
arena-report = Zapsáno do { $file }.
arena-heading = { $table }: { $games ->
    [one] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
 }
arena-bot = { $bot }: výhry { $rate } ({ $low } až { $high }), rating { $rating } ± { $sigma }, bodů na hru { $points }
arena-first = Kdo začíná, vyhrává { $rate } ({ $low } až { $high }); rovný podíl by byl { $even }.
arena-ties = Dělená vítězství: { $shared } ({ $rate }).

## Tournaments: reports
report-title = # Turnaj robotů
report-intro = Počet her: { $games }. Hráli { $bots }: { $lineup }, každé rozdání z každého místa. Semínko { $seed }, verze programu { $version }.
report-intervals = Výhry jsou výhry jednoho místa; dělené vítězství se počítá podílem. Intervaly jsou Wilsonovy, 95 %; tučně je, co neobsahuje rovný podíl. Rating je Plackettův-Luceův: mu, jeho nejistota sigma a mu minus tři sigma.
report-overall = ## Všechny stoly dohromady
report-pairings = ### Sestavy
report-seats = ### Místa, počítaná od začínajícího
report-sources = ### Body podle původu
report-cards = ### Cílové karty
report-picture-bots = Výhry, ratingy a body podle původu
report-picture-seats = Výhry podle míst
report-picture-cards = Výhry podle cílových karet
report-ties = Děleným vítězstvím skončilo { $shared } z { $games } her ({ $rate }).
report-decided = {" "}Co rozhodlo: { $ways }.
report-lineup = { $seats }× { $bot }, ostatní: { $others }
report-panel-wins = výhry jednoho místa
report-panel-rating = rating, ± 2 sigma
report-panel-sources = body podle původu
report-panel-seats = výhry podle pořadí na tahu
report-axis-wins = % her
decided-most_points = nejvíc bodů
decided-most_buildings = víc budov při shodě bodů
decided-shared = nic
head-bot = robot
head-games = hry
head-wins = výhry
head-interval = 95 %
head-rating = rating
head-sigma = sigma
head-ordinal = mu − 3 sigma
head-points = body
head-lineup = sestava
head-place = pořadí
head-source = původ
head-kind = druh
head-card = karta
head-held = rozdána
head-with_card = body s kartou
head-version = verze
head-players = hráči
head-even = rovný podíl
head-shared = dělená vítězství

## The report on balance
balance-title = # Kdo vyhrává: místa, cíle, verze
balance-intro = Vytvořeno příkazem `{ $command }`: her celkem { $games }, z toho { $count } na každého robota, verzi a počet hráčů; na všech místech týž robot ({ $bots }), verze programu { $version }. Vyváženost hry závisí na tom, kdo ji hraje: se silnějšími roboty se tato stránka změní.
balance-reading = Nápadné je, co je dál než tři směrodatné odchylky od rovného podílu, všechny počty hráčů dohromady. V tabulkách je podíl výher tučně, když jeho interval 95 % (Wilson) rovný podíl neobsahuje; i kdyby na ničem nezáleželo, stalo by se to v jednom případě z dvaceti. Pořadí se počítá od začínajícího. Dělené vítězství se počítá podílem.
balance-striking = ### Co je nápadné
balance-strikes = { $version }: { $name } vyhrává { $times }× svůj rovný podíl (her: { $games }).
balance-nothing-striking = Žádné pořadí a žádná karta není dál než tři směrodatné odchylky od rovného podílu, všechny počty hráčů dohromady.
balance-card = karta { $kind } „{ $card }“
balance-seats = ### Místa
balance-points = ### Body na místo
balance-cards = ### Cílové karty
balance-place = { $number }. v pořadí
balance-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }
balance-picture-seats = Výhry podle pořadí, v násobcích rovného podílu
balance-picture-points = Body podle původu
balance-picture-cards = Výhry podle cílových karet, { $version }
balance-panel-cards = { $kind }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }
balance-axis-seats = násobek rovného podílu
balance-axis-points = body na místo

## The server: people
not_signed_in = Nikdo tu není přihlášen: vstupte jako host, nebo se přihlaste.
wrong_name_or_password = Toto jméno a toto heslo k sobě nepatří.
wrong_password = Toto není vaše heslo.
already_an_account = Účet už máte.
name_taken = { $name } už je zabrané: zvolte jiné jméno.
bad_name = Toto jméno nelze použít: obsahuje znaky, které nejsou vidět.
bad_name_length = Jméno má 1 až { $most } znaků.
bad_password_length = Heslo má { $least } až { $most } znaků.
preferences_too_long = Předvolby jsou příliš dlouhé: nejvýše { $most } znaků.
no_such_person = Taková osoba neexistuje.
cannot_mute_yourself = Nemůžete umlčet sami sebe.
too_many_muted = Počet lidí, které jste umlčeli, už je { $most }: víc jich být nemůže.

## The server: what it refuses to anybody
too_often = To bylo příliš často. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
too_many_at_once = Připojeni už jste { $most }×.
too_long = To je příliš dlouhé: nejvýše { $most } bajtů.
only_json = Tady se rozumí jen formátu JSON.
origin_missing = Tento požadavek neříká, z jaké stránky přichází.
wrong_origin = Tento požadavek přichází ze stránky jiného webu.
metrics_are_private = Tato čísla nejsou pro každého.
no_such_page = Tady nic není.
wrong_method = To se tady nedá udělat.
bad_request = „{ $where }“ není srozumitelné: { $problem }.
server_fault = Na serveru se něco pokazilo. Nic se neztratilo: zkuste to znovu.
database_unavailable = Databáze, kterou udává METROPOLE_DATABASE, neodpovídá, nebo nebyla připravena.

## The server: for whoever runs it
unknown_database = Druh databáze „{ $given }“ neexistuje: napište sqlite nebo postgresql.
unknown_revision = Revize databáze „{ $given }“ neexistuje.
database_of_other_version = Databáze je v revizi { $given }; tento program potřebuje { $right }: spusťte metropole migrate.
backup_of_other_version = Záloha vznikla v revizi databáze { $given }; tento program je zná až po { $right }.
cannot_read = „{ $file }“ nelze přečíst: { $problem }.
not_a_backup = „{ $file }“ není úplná záloha.
database_not_empty = Databáze není prázdná: v „{ $table }“ něco je. Obnovujte do prázdné.
cli-migrated = Databáze je v revizi { $revision }.
cli-backed-up = Zapsáno řádků: { $count }, do { $file }.
cli-restored = Obnoveno řádků: { $count }, z { $file }.

## The server: how a person is reached
address_not_understood = Na takovou adresu nelze nic poslat.
address_not_https = Adresa musí začínat https://.
address_not_public = Adresa musí být z veřejné sítě.
push_keys_not_understood = Klíče tohoto odběru nejsou takové, jaké dává prohlížeč.
too_many_devices = Upozornění mohou chodit nejvýše do tohoto počtu prohlížečů: { $most }. Nejdřív jeden odeberte.
no_email_here = Tento server neposílá e-maily.
email_not_understood = Toto není e-mailová adresa.
email_not_sent = E-mail se nepodařilo odeslat. Zkuste to později.
mailed_just_now = E-mail vám byl poslán před chvilkou. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
wrong_email_code = Toto není kód, který byl na tuto adresu poslán.
tried_just_now = Zkoušeli jste to před chvilkou. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
mail-turn-subject = Jste na tahu: { $game }
mail-turn-text = Jste na tahu ve hře { $game }: { $url }
mail-code-subject = Váš kód pro upozornění e-mailem
mail-code-text =
    Někdo chce na této adrese dostávat zprávu, když je ve hře na tahu. Jste-li to vy, zadejte tento kód: { $code }
    Jestli ne, nic dalšího už nepřijde.
mail-test-subject = Upozornění sem docházejí
mail-test-text = O tuto zkoušku jste požádali: až budete na tahu a nebudete se dívat, přijde vám zpráva na tuto adresu.
cli-recomputed = { $games ->
    [one] Ratingy byly znovu spočítány z jedné hry.
    [few] Ratingy byly znovu spočítány ze { $games } her.
    [many] Ratingy byly znovu spočítány z { $games } hry.
   *[other] Ratingy byly znovu spočítány z { $games } her.
 }
cli-serving = Métropole běží na { $address }. Zastavíte ji pomocí Ctrl+C.
cannot_listen = Na { $host }, port { $port }, nelze naslouchat: { $problem }. Jiný port se zadá pomocí --port.

## The server: at tables
no_such_table = Stůl „{ $table }“ neexistuje.
not_at_this_table = U tohoto stolu nesedíte.
only_the_host = To smí jen ten, kdo stůl otevřel.
host_must_sit = Kdo otevře stůl, ten si k němu i sedne.
not_while_table_is = { $status ->
    [open] Hra ještě nezačala.
    [running] Hra už začala.
    [finished] Hra skončila.
   *[closed] Stůl byl zavřen.
 }
seat_taken = Obsazeno: { $seat }.
seat_is_free = Nikdo tu nesedí: { $seat }.
sits_already = Už sedíte: { $seat }.
seats_are_free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
    [many] { $count } místa je ještě volno.
   *[other] { $count } míst je ještě volných.
 }
cannot_be_given = „{ $key }“ se losuje, nevolí se; zvolit lze: { $known }.
too_many_tables = Počet vašich nedohraných stolů už je { $most }: nejdřív jeden dohrajte nebo zavřete.
undo_not_at_rated_tables = U hodnoceného stolu se nic nebere zpět.
nothing_to_undo = Nemáte co vzít zpět: od té doby někdo hrál, nebo se ukázalo něco skrytého.
own_clock = Svůj vlastní čas nemůžete reklamovat.
bots_have_no_clock = Na tahu je robot a roboti hodiny nemají.
time_is_left = { $seat } má ještě čas.
pace_of_two_kinds = Zvolte zásobu času, nebo čas na každý tah, ne obojí.
increment_without_bank = Čas přidávaný s každým tahem potřebuje zásobu, k níž by se přidával.
pace_out_of_range = „{ $key }“ musí být { $least } až { $most } milisekund, ne { $given }.
no_hints_at_rated_tables = U hodnoceného stolu nejsou nápovědy.
no_thinkers = Žádný robot tu o tom teď nemůže přemýšlet. Zkuste to později.
record_after_the_end = Záznam je k mání, až hra skončí.
followed_already = Odveta už existuje, u stolu { $table }.
nothing_said = Nic nebylo řečeno.
unknown_place = Místo „{ $place }“ na tomto plánu není.
not_saved = Server to teď nedokázal uložit. Zkusí to znovu.

## The screen: everywhere
no_connection = Server neodpovídá. Vaše hra je na něm v bezpečí: zkuste to za chvíli znovu.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Stránky
nav-tools = Nástroje
nav-play = Hrát
nav-new = Otevřít stůl
nav-account = Účet
nav-settings = Nastavení
skip-to-content = Přejít k obsahu
sounds-on = Zvuky jsou zapnuté: vypnout
sounds-off = Zvuky jsou vypnuté: zapnout
theme-to-dark = Přepnout na tmavé barvy
theme-to-light = Přepnout na světlé barvy
language-label = Jazyk
tables-wait = { $count ->
    [one] stůl na vás čeká
    [few] stoly na vás čekají
    [many] stolu na vás čeká
   *[other] stolů na vás čeká
 }
close-this = Zavřít
copy-this = Kopírovat
copied = Zkopírováno
page-missing = Na této adrese nic není.
page-home = Na úvodní stránku
loading = Okamžik
offline-title = Bez připojení
offline-text = Métropole se hraje po síti a ta teď není dostupná. Vaše hry na vás počkají.
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
bots-of-level = { $count }× { $name } ({ $level })
bot-described = { $name }, { $level }: { $text }.
level-novice = Začátečník
level-casual = Amatér
level-skilled = Pokročilý
level-expert = Expert
level-master = Mistr
level-novice-text = leccos přehlédne, ale snaží se
level-casual-text = hraje rychle, podle citu
level-skilled-text = chvilku přemýšlí
level-expert-text = přemýšlí dvě sekundy
level-master-text = přemýšlí pět sekund, těžko k poražení
somebody-gone = někdo
free-seat = volné místo
name-you = Vy

## The screen: first page
home-title = Zahrajte si Metropolys a Metro
home-metropolys = Nabídku za nabídkou napříč městem, od mostu k mostu. Staví ten, kdo nabídne jako poslední.
home-metro = Pokládejte koleje v Paříži roku 1900. Čím delší linka, tím lépe; centrum body zdvojnásobí.
players-label = Hráči
version-label = Verze
hand-label = Dílky v ruce
bots-label = Roboti
play-now = Hrát hned
play-now-game = Hrát hned { $game } proti robotům
tables-mine = Vaše stoly
tables-open = Otevřené stoly
tables-watch = Sledovat
tables-finished = Dohrané hry
tables-mine-none = Zatím u žádného stolu nesedíte.
tables-open-none = Na hráče teď žádný stůl nečeká.
tables-watch-none = Veřejně teď nikdo nehraje.
tables-finished-none = Zatím nemáte žádnou dohranou hru.
open-your-own = Otevřít vlastní
your-turn = Jste na tahu
go-there = Ke stolu
sit-down = Přisednout
watch = Sledovat
look-again = Prohlédnout
table-wants = { $count ->
    [0] Může se začít
    [one] Chybí jeden hráč
    [few] Chybějí { $count } hráči
    [many] Chybí { $count } hráče
   *[other] Chybí { $count } hráčů
 }
table-waits-for = Na tahu je { $name }
table-asks-you = Jste na tahu
table-over = Vítězí { $names }
table-terms = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }, { $options }. { $pace }
table-with = { $names }. { $terms }
table-agreed = { $options }. { $pace }
table-left = { $unit ->
    [days] { $count ->
        [one] Zbývá { $count } den
        [few] Zbývají { $count } dny
        [many] Zbývá { $count } dne
       *[other] Zbývá { $count } dní
     }
    [hours] { $count ->
        [one] Zbývá { $count } hodina
        [few] Zbývají { $count } hodiny
        [many] Zbývá { $count } hodiny
       *[other] Zbývá { $count } hodin
     }
   *[minutes] { $count ->
        [0] Čas téměř vypršel
        [one] Zbývá { $count } minuta
        [few] Zbývají { $count } minuty
        [many] Zbývá { $count } minuty
       *[other] Zbývá { $count } minut
     }
 }
pace-none = Bez hodin
pace-bank = { $minutes ->
    [one] { $minutes } minuta pro každého
    [few] { $minutes } minuty pro každého
    [many] { $minutes } minuty pro každého
   *[other] { $minutes } minut pro každého
 }
pace-move = { $hours ->
    [one] { $hours } hodina na každý tah
    [few] { $hours } hodiny na každý tah
    [many] { $hours } hodiny na každý tah
   *[other] { $hours } hodin na každý tah
 }
pace-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
    [many] { $days } dne na každý tah
   *[other] { $days } dní na každý tah
 }
pace-minutes-move = { $minutes ->
    [one] { $minutes } minuta na každý tah
    [few] { $minutes } minuty na každý tah
    [many] { $minutes } minuty na každý tah
   *[other] { $minutes } minut na každý tah
 }
options-rotation = dílky se otáčejí
options-expanded = { $name } s rozšířením
options-hand = { $hand ->
    [one] jeden dílek v ruce
    [few] { $hand } dílky v ruce
    [many] { $hand } dílku v ruce
   *[other] { $hand } dílků v ruce
 }
title-metropolys = Metropolys
title-metro = Metro
rated = Hodnocená hra

## The screen: opening a table
new-title = Otevřít stůl
new-game = Hra
new-players-range = { $most ->
    [one] { $least } až { $most } hráč
    [few] { $least } až { $most } hráči
    [many] { $least } až { $most } hráče
   *[other] { $least } až { $most } hráčů
 }
new-family-text = jedna tajná karta, 3 body za každé pole
new-expert-text = dvě tajné karty, skupiny, nejvyšší budovy
new-expansion = Rozšíření
new-expansion-on = Hrát s kartami Rozšíření
new-expansion-text = 9 bodů za tři typy v jedné městské čtvrti
new-rotation = Otáčení
new-rotation-on = Dílky se smějí otáčet
new-rotation-text = jinak leží každý tak, jak byl líznut
new-hand-text = Položíte dílek z ruky, nebo si jeden líznete a položíte ten.
new-stations = Stanice
new-stations-text = Každý hráč má tolik stanic: { $each }.{ $left ->
    [yes] { " " }Stanice 16 a 17 nepatří nikomu a linky tam jen končí.
   *[no] { "" }
 }
new-city = Město
new-city-random = Náhodné
new-city-random-text = vylosuje se na začátku hry
new-city-first = První hra
new-city-first-text = vyvážené rozmístění pro začátek
new-city-first-four = jen pro čtyři hráče
new-city-custom = Vlastní
new-city-custom-text = žetony rozmístíte sami
new-tokens = Žeton k položení
new-tokens-count = { $given } z { $needed }
new-tokens-fill = Zbytek vylosovat
new-tokens-clear = Odebrat vše
new-tokens-done = Všechny žetony leží správně.
new-tokens-closed = Nejprve určete, co se vynechá: teprve pak je jasné, kde mohou žetony ležet.
new-tokens-full = { $district } už má všechny své žetony: { $needed }.
new-tokens-spent = Všechny žetony „{ $token }“ už leží: { $needed }.
new-place-put = Sem může přijít žeton.
new-place-take = Stisknutím ho změníte nebo odeberete.
new-place-close = Stisknutím tuto městskou čtvrť vynecháte.
new-map = Město
new-closed = Vynecháno
new-closed-drawn = losem
new-closed-none = Čtyři hráči hrají na celém městě.
new-closed-one = Tři hráči vynechají jednu vnější městskou čtvrť.
new-closed-two = Dva hráči vynechají dvě sousední vnější městské čtvrti.
new-seats = Místa
new-seat-kind = Místo { $number }
new-kind-free = Volné
new-kind-bot = Robot
new-kind-me = Vy
new-level = Úroveň místa { $number }
new-begins = Kdo začíná
new-first-drawn = losem
new-pace = Tempo
new-live = Naživo
new-live-text = všichni jsou tu
new-turns = Korespondenčně
new-turns-text = dny na každý tah
new-clock = Hodiny
new-minutes = { $minutes } min
new-no-clock = žádné
new-clock-bank = na celou hru
new-clock-move = na každý tah
new-clock-bank-text = Každý má tolik času na celou hru a s každým tahem mu trochu přibude.
new-clock-move-text = Tak dlouho smí trvat každý tah.
new-increment = Přidáno za každý tah
new-seconds = + { $seconds } s
new-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
 }
new-join = Kdo smí přisednout
new-link = S odkazem
new-anybody = Kdokoli
new-link-text = jen komu ho dáte
new-anybody-text = stůl je vidět na úvodní stránce
new-join-full = Žádné místo není volné: kdo přijde, může se dívat, ne hrát.
new-rated = Hodnocení
new-rated-on = Počítá se do ratingu
new-rated-text = nic se nebere zpět, žádné nápovědy; kdo odejde, prohrává
new-summary = Váš stůl
new-sum-metropolys = Metropolys pro { $players ->
    [2] dva hráče
    [3] tři hráče
    [4] čtyři hráče
   *[other] { $players } hráčů
 }: { $version }{ $expansion ->
    [yes] { " " }s rozšířením
   *[no] { "" }
 }.
new-sum-metro = Metro pro { $players ->
    [2] dva hráče
    [3] tři hráče
    [4] čtyři hráče
    [5] pět hráčů
    [6] šest hráčů
   *[other] { $players } hráčů
 }, { $hand ->
    [one] jeden dílek v ruce
    [few] { $hand } dílky v ruce
    [many] { $hand } dílku v ruce
   *[other] { $hand } dílků v ruce
 }{ $rotation ->
    [yes] , dílky se smějí otáčet
   *[no] { "" }
 }.
new-sum-city = { $layout ->
    [first] Žetony leží jako v první hře.
    [custom] Žetony leží, jak jste je rozmístili.
   *[random] Losem { $trendy }× Módní rezidence, { $subway }× Metro a { $archaeology }× Archeologické naleziště.
 }
new-sum-closed = Vynecháno: { $names }.
new-sum-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
 }
new-sum-seats = { $names }.
new-sum-first = Začíná: { $name }.
new-sum-join = { $public ->
    [yes] Přijít smí kdokoli.
   *[no] Jen s odkazem.
 }
new-sum-pace = { $pace }. { $rated ->
    [yes] Hodnocená hra.
   *[no] Nehodnocená hra.
 }
new-open = Otevřít stůl
new-begin = Začít hru

## The screen: before the game
open-title = Stůl: { $game }
open-waiting = { $count ->
    [0] Všichni jsou tu. Začněte, až budete chtít.
    [one] Jedno místo je volné. Pošlete odkaz tomu, s kým si chcete zahrát.
    [few] { $count } místa jsou volná. Pošlete odkaz těm, s kým si chcete zahrát.
    [many] { $count } místa je volno. Pošlete odkaz těm, s kým si chcete zahrát.
   *[other] { $count } míst je volných. Pošlete odkaz těm, s kým si chcete zahrát.
 }
open-invite = Pozvat
open-invite-text = Funguje hned, bez účtu.
open-begin = Začít
open-wait-host = Až budou všechna místa obsazená, může hru začít kdokoli, kdo tu sedí.
open-bot-here = Posadit sem robota
open-send-away = Poslat pryč
open-get-up = Vstát
open-close = Zavřít tento stůl
closed-title = Tento stůl byl zavřen.

## The screen: what is asked
ask-open = Zahajte veřejnou soutěž: zvolte budovu a pole.
ask-outbid = Navyšte { $value } na { $place }, nebo pasujte.
ask-outbid-with = { $values }; přípustná pole: { $places }
ask-open-with = Kteroukoli svou budovu na kterékoli volné pole
ask-place = { $tiles ->
    [one] Položte svůj dílek.
    [few] Položte některý dílek.
    [many] Položte některý dílek.
   *[other] Položte některý dílek.
 }
ask-place-or-draw = { $tiles ->
    [one] Položte svůj dílek, nebo si lízněte další.
    [few] Položte některý dílek, nebo si lízněte další.
    [many] Položte některý dílek, nebo si lízněte další.
   *[other] Položte některý dílek, nebo si lízněte další.
 }
ask-place-drawn = Položte dílek, který jste si lízli.
ask-squares = { $count ->
    [one] Možné je jedno pole
    [few] Možná jsou { $count } pole
    [many] Možné je { $count } pole
   *[other] Možných je { $count } polí
 }
ask-turn-it = Otočíte ho klávesou R
wait-for = { $seat ->
    [vy] Jste na tahu.
   *[other] Na tahu je { $seat }.
 }
wait-thinks = { $seat } přemýšlí.
wait-may-outbid = Může navýšit { $value } na { $place }, nebo pasovat.
wait-may-open = Zahajuje další veřejnou soutěž.
watching = Sledujete hru.
watching-turn = Na tahu je { $seat }.
watching-take-seat = Vrátit se na své místo
time-up = { $seat ->
    [vy] Váš čas vypršel.
   *[other] Čas vypršel: { $seat }.
 }
time-low = { $seconds ->
    [one] Zbývá 1 sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
 }
claim-time = Reklamovat čas
pass = Pasovat
draw-another = Líznout další
draw-fine = Líznutý dílek se musí položit. Co máte v ruce, to vám zůstane.
drawn-seen = Líznutí nelze vzít zpět: dílek jste už viděli.
undo = Vzít zpět
undo-text = Vzít zpět svou poslední akci
leave-table = Odejít
leave-really = Opustit hru? Dál za vás bude hrát robot{ $rated ->
    [yes] { " " }a hodnocenou hru prohrajete
   *[no] { "" }
 }.
stay = Zůstat

## The screen: connection
lost-now = Spojení je přerušené. Zkouším to znovu…
lost-in = za { $seconds } s
lost-try-now = Hned
lost-waits = Vaše akce ({ $action }) tu čeká a odešle se, jakmile bude spojení zpět.
lost-take-back = Vzít zpět
back-again = Spojení je zpět. Nic se neztratilo.
socket-ended = Nejste tu už přihlášeni, nebo je stůl otevřený příliš mnohokrát.

## The screen: the table
region-banner = Co je třeba udělat
region-board = Plán
region-mine = Moje strana stolu
region-preview = Co by následovalo
region-players = Hráči
region-log = Průběh, chat a akce
region-dock = Části stolu
tab-table = Stůl
tab-players = Hráči
tab-secrets = Tajné
tab-tiles = Dílky
tab-log = Průběh
tab-chat = Chat
tab-moves = Možnosti
tile-number = Dílek { $number } z 60
built-count = Postaveno { $count }
call-number = Veřejná soutěž { $number }
about-metropolys = { $version }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }
about-metro = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }
list-of-moves = Všechny přípustné akce
filter-moves = Pište a najděte akci
no-moves = Teď se nedá nic dělat.
no-moves-match = Tohle žádná akce neobsahuje.
move-bid = { $value } na { $place }
move-place = { $tile } na { $square }{ $turns ->
    [0] { "" }
   *[other] , otočeno { $turns }×
 }
move-pass = Pasovat
move-draw = Líznout si dílek
chat-label = Řekněte něco ostatním u stolu
chat-send = Poslat
chat-none = Nikdo zatím nic neřekl.
chat-rooms = Diváci mají vlastní místnost. Přečtete si ji po hře.
chat-rooms-watching = Hráči vás neslyší, dokud hra neskončí.
chat-watching = přihlíží
chat-mute = Ztlumit: { $name }
chat-unmute = Znovu slyšet: { $name }
chat-muted = Ztlumení
log-none = Zatím se nic nestalo.
log-sat = { $seat ->
    [vy] Sedáte si ke stolu.
   *[other] { $seat } si sedá ke stolu.
 }
log-left = { $seat ->
    [vy] Odcházíte; dál hraje robot.
   *[other] Za toho, kdo odešel, hraje dál { $seat }.
 }
log-left-open = Uvolnilo se místo.
log-started = Hra začíná.
log-undone = { $seat ->
    [vy] Berete zpět svou poslední akci.
   *[other] { $seat } bere zpět poslední akci.
 }
log-flagged = { $seat ->
    [vy] Čas vám vypršel: dál hraje robot.
   *[other] Čas vypršel: dál hraje { $seat }.
 }
log-closed = Stůl byl zavřen.
log-followed = Bude odveta.
hint = Nápověda
hint-thinking = Robot o tom přemýšlí…
hint-chance = { $action }: šance na výhru { $chance } %

## The screen: Metropolys
preview-bid = { $value } na { $place }
preview-answers = Kdo by mohl odpovědět
preview-answer-places = na { $places }
preview-nobody = Odpovědět by nemohl nikdo: hned byste stavěli.
preview-blind = { $place } je slepá ulička: nabídka tam soutěž ukončí.
preview-group = Doplní skupinu { $places }
preview-none = Zvolte budovu a pole a uvidíte tu, co by následovalo.
preview-none-waiting = Ukažte na pole a uvidíte, co je zač.
my-points = Moje body
only-you = vidíte jen vy
points-now = teď
points-then = potom
points-change = změna
points-together = Celkem
bid-it = Nabídnout { $value } na { $place }
take-back = Vzít zpět
rack-building = { $value }, { $state ->
    [may] můžete ji nabídnout
    [bid] nabídnuta v této soutěži
    [built] postavena
   *[held] teď ne
 }
cards-label = Vaše tajné cíle
player-bid = nabídka { $value } na { $place }
player-passed = mimo soutěž
player-to-move = na tahu
player-thinks = přemýšlí
player-thinks-for = přemýšlí, { $seconds } s
thinking = Přemýšlení
log-forced = vynuceno
player-stock = V zásobě: { $values }
player-tokens = { $count }× { $token }
holds-card = karta { $card }
buildings-left = zbývá
place-label = { $place }, { $district }, { $type }{ $token ->
    [none] { "" }
   *[other] , žeton { $token }
 }{ $near ->
    [none] { "" }
   *[other] , { $near }
 }. { $state }
place-statue = u sochy { $number }
place-lake = u jezera
place-border = na okraji města
place-blind = slepá ulička
place-free = Volno.
place-shut = V této hře vynecháno.
place-bid-by = { $seat ->
    [vy] Nabízíte
   *[other] { $seat } nabízí
 } tu { $value }.
place-built-by = { $seat ->
    [vy] Stojí tu vaše budova { $value }
   *[other] { $seat } tu má budovu { $value }
 }.
place-may-bid = Volno. Můžete tu nabídnout { $values }.
place-neighbours = Sousedí s poli { $places }.
refused-from = Z pole { $last }: { $places }.
refused-one = Na jednom poli stojí jen jedna budova.
card-progress = postaveno { $built }, volných { $free }
group-progress = { $where }: { $count } z { $needed }

## The screen: Metro
preview-tile = Váš dílek na { $square }
preview-lines = { $count ->
    [0] Nezměnila by se žádná linka
    [one] Změnila by se jedna linka
    [few] Změnily by se { $count } linky
    [many] Změnilo by se { $count } linky
   *[other] Změnilo by se { $count } linek
 }
preview-metro-none = Zvolte pole a uvidíte tu, co by se pro koho změnilo.
preview-metro-waiting = Ukažte na stanici a uvidíte její linku.
line-line = linka
line-tiles = dílky
line-end = konec
line-points = body
line-open = otevřená
line-centre = centrum, dvojnásobně
line-ends-at = stanice
line-nobody = ničí
line-change = { $before } → { $after }
points-before-after = { $before } → { $after }
place-it = Položit
hand-title = { $count ->
    [one] Váš dílek
    [few] Vaše dílky
    [many] Vaše dílky
   *[other] Vaše dílky
 }
hand-drawn = Líznutý, musí se položit
stack-count = v zásobě
turn-it = Otočit
hand-tile = dílek { $tile }
unseen-title = Dosud neviděné
unseen-tile = dílek { $tile }: neviděno { $left } z { $copies }
unseen-where = V zásobě { $stack }, v cizích rukou { $hands }.
player-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
square-label = { $square }. { $state }
square-free = Volno.
square-may = Volno. Svůj dílek sem smíte položit.
square-taken = Leží tu { $tile }.
square-centre = Centrum.
stations-label = Stanice
station-open = stanice { $number } { $name }, { $length ->
    [one] jeden dílek
    [few] { $length } dílky
    [many] { $length } dílku
   *[other] { $length } dílků
 }
station-done = stanice { $number } { $name }, linka hotová, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
station-owned = { $owner }: { $station }
exception-applies = Platí výjimka.

## The screen: the end
end-won = { $seat ->
    [vy] Vítězíte.
   *[other] Vítězí { $seat }.
 }
end-shared = Dělené vítězství: { $seats }.
end-most-points = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
 }
end-lost-seats = Ostatní odešli, nebo jim vypršel čas.
end-points = Body
end-buildings = Budovy
end-break = rozhodují při shodě
end-again = Znovu ve stejné sestavě
end-join-again = K odvetě
end-lines = Všechny linky
end-lines-count = { $count ->
    [one] { $count } linka
    [few] { $count } linky
    [many] { $count } linky
   *[other] { $count } linek
 }
end-lit = Na plánu
end-lit-none = Ukažte na linku a uvidíte ji na plánu.
end-lit-line = { $end ->
    [open] není dokončena:
    [centre] do centra:
    [itself] zpět k sobě:
   *[other] do stanice { $to }:
 } { $tiles ->
    [one] { $tiles } dílek
    [few] { $tiles } dílky
    [many] { $tiles } dílku
   *[other] { $tiles } dílků
 }{ $again ->
    [0] {""}
    [one] , ještě { $again } průjezd navíc: { $length }
    [few] , ještě { $again } průjezdy navíc: { $length }
    [many] , ještě { $again } průjezdu navíc: { $length }
   *[other] , ještě { $again } průjezdů navíc: { $length }
 }{ $end ->
    [open] .
    [centre] , dvojnásobně { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodů.
     }
   *[other] , { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodů.
     }
 }
end-record = Kopírovat záznam
end-home = Na úvodní stránku
end-count = Sčítání bodů
end-stations = do stanic
end-centre = do centra
end-longest = nejdelší
end-tie = { $names }: shodně { $points } b. Budovy: { $buildings }.
end-whole-map = Ukázat celé město
end-cards = Karty všech
end-its-card = příslušná karta
end-highest = Nejvyšší
end-rating = Rating
count-groups = { $count ->
    [one] 1 skupina
    [few] { $count } skupiny
   *[other] { $count } skupin
 }
count-buildings = { $count ->
    [one] 1 budova
    [few] { $count } budovy
   *[other] { $count } budov
 }

## The screen: keys
keys-title = Klávesy
keys-show = Ukázat klávesy
keys-arrows = pohyb po plánu
keys-tab = z oblasti do oblasti
keys-digits = zvolit budovu
keys-tiles = vybrat dílek z ruky
keys-turn = otočit dílek; se Shiftem na druhou stranu
keys-enter = navrhnout, pak potvrdit
keys-escape = vzít zpět
keys-pass = pasovat
keys-draw = líznout si dílek
keys-undo = vzít zpět poslední akci
keys-list = na seznam všech přípustných akcí
keys-help = tyto klávesy
key-arrows = Šipky
key-digits = 1 … 13

## The screen: account and settings
account-title = Účet
account-guest = Hrajete jako host: kdo smaže data tohoto prohlížeče, přijde o svá místa u stolů. S heslem je budete mít i na jiných zařízeních.
account-name = Jméno
account-change-name = Změnit jméno
account-make = Vytvořit účet
account-password = Heslo
account-old-password = Dosavadní heslo
account-new-password = Nové heslo
account-change-password = Změnit heslo
account-saved = Uloženo.
account-sign-in = Přihlásit se
account-sign-in-text = Máte účet? Přihlaste se i tady.
account-sign-out = Odhlásit se
account-sign-out-everywhere = Odhlásit se na všech zařízeních
account-export = Vše, co je o vás uloženo
account-delete = Smazat účet
account-delete-text = Jméno, nastavení a zprávy zmizí hned. Odehrané hry zůstanou, ale bez jména.
account-delete-really = Ano, smazat o mně všechno
account-nobody = Zatím vás tu nikdo nezná. Zahrajte si, nebo se přihlaste.
settings-title = Nastavení
settings-look = Barvy
settings-system = Podle zařízení
settings-light = Světlé
settings-dark = Tmavé
settings-sounds = Zvuky
settings-sounds-on = Zvuk, když jste na tahu a když se něco položí
settings-motion = Pohyb
settings-motion-on = Věci se smějí pohybovat
settings-notices = Upozornění
settings-notices-on = Dát mi vědět, když jsem na tahu a nedívám se
settings-notices-text = Dokud je tato stránka někde v prohlížeči otevřená.
settings-push-on = I když je stránka zavřená, v tomto prohlížeči
settings-push-not = Tento prohlížeč to neumí, nebo to nedovoluje.
settings-webhook = Můj program se to dozví na této adrese
settings-email = E-mailem na adresu
settings-email-code = Kód, který vám přišel e-mailem
settings-test = Vyzkoušet
settings-tested = { $count ->
    [0] Zatím není, jak vás zastihnout.
   *[other] Odesláno.
 }
settings-save = Uložit
settings-remove = Odebrat
notice-turn = Jste na tahu
notice-turn-text = { $game }: ostatní čekají na vás.
notice-test = Upozornění sem docházejí
