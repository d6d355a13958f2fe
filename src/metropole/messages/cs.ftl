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
expert-bridges = 4 body za každou dvojici vašich budov na obou koncích jednoho mostu.
expert-statues = 7 bodů za každou sochu, kolem které stojí vaše budovy ze všech tří stran.
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
place_closed = Na pole { $place } se nehraje: čtvrť { $district } je v této hře vynechaná.
not_adjacent = Pole { $place } nesousedí s polem { $last }.
building_bid = Budovu { $value } už v této soutěži máte na { $place }.
building_built = Budova { $value } už stojí na { $place }.
too_low = Budova { $value } je moc nízká: musí mít víc než { $last }.
unknown_code = Akce { $code } neexistuje: čísla jdou od 0 do { $most }.
unknown_action = „{ $text }“ není akce. Nabídku napište přesně takto: 7@C10. Nebo napište pass.
stale_version = Hra už je dál: toto platilo pro stav { $given }, teď je stav { $right }.
no_such_version = Stav { $given } neexistuje: hra je ve stavu { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = Počet hráčů musí být { $least } až { $most }, ne { $given }.
no_such_seat = Neexistuje { $seat }: počet hráčů je { $players } a místa se číslují od 0.
wrong_number_of_closed_districts = Při počtu hráčů { $players } { $needed ->
    [0] se žádná městská čtvrť nevynechává
    [1] se vynechává jedna městská čtvrť
    [2] se vynechávají dvě městské čtvrti
   *[other] se vynechává městských čtvrtí { $needed }
 }; zadáno: { $given }.
district_closed_twice = Čtvrť { $district } nelze vynechat dvakrát.
closed_districts_not_adjacent = Dvě vynechané čtvrti musí sousedit; tyto nesousedí: { $districts }.
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
unknown_layout = Rozmístění „{ $layout }“ neexistuje: napište first, random nebo even, anebo vypište žetony po polích.
unknown_expansion_card = Žádná karta Rozšíření nemá tyto typy polí: { $types }.

## Metropolys: why a position is refused
wrong_number_of_seats = Počet hodnot v „{ $key }“ je { $given }; má být { $needed }, jedna na místo.
no_such_building = Budova { $value } neexistuje: číslují se od 1 do { $most }.
building_twice = Budova { $value } ({ $seat }) stojí na dvou polích.
two_buildings_in_one_place = Na { $place } nemohou stát dvě budovy: { $one } a { $other }.
two_seats_complete = { $one } a { $other } nemohou mít zároveň 13 budov: hra končí, jakmile někdo postaví třináctou.
subway_card_must_be_held = Žetony Metro už někdo má, takže někdo musí mít i kartu Metro: nejvíc jich má { $seat }.
subway_card_with_fewer_tokens = { $seat } nemůže mít kartu Metro: víc žetonů Metro má { $other }.
archaeology_card_must_be_held = Žetony Archeologické naleziště už někdo má, takže někdo musí mít i kartu Archeologické naleziště.
card_without_token = { $seat } nemůže mít kartu { $card } bez žetonu téhož druhu.
too_many_tokens_taken = Žetonů { $token } je jen { $most }; { $given } jich nikdo vzít nemohl.
tokens_told_twice = Žetony jsou zadány dvakrát: kde ležely i kolik jich kdo vzal. Zadejte jen jedno.
taken_without_building = { $seat } s těmito budovami nemůže mít žetonů { $given }.

## Records and values from outside
unknown_game = Hra „{ $game }“ neexistuje. Známé: { $known }.
unknown_bot = Robot „{ $bot }“ neexistuje. Známí: { $known }.
unknown_rules = Hra v tomto záznamu se hrála podle pravidel verze { $given }; tento program zná { $known }.
not_json = Toto není JSON: { $problem }.
key_twice = „{ $key }“ je v jednom objektu dvakrát.
missing_key = „{ $key }“ chybí v „{ $where }“.
unknown_key = „{ $key }“ do „{ $where }“ nepatří. Známé: { $known }.
not_an_object = „{ $key }“ musí být objekt se jmény a hodnotami.
not_a_list = „{ $key }“ musí být seznam.
not_a_number = „{ $key }“ musí být celé číslo.
not_true_or_false = „{ $key }“ musí být true nebo false.
unknown_name = Hodnota „{ $given }“ pro „{ $key }“ neplatí. Známé: { $known }.
result_before_the_end = Záznam má výsledek, ale hra neskončila.
scores_differ = Body podle záznamu: { $given }; správně: { $right }.
winners_differ = Vítězové podle záznamu: { $given }; správně: { $right }.

## The command line
cli-line = řádek { $line }: { $reason }
cli-line-step = řádek { $line }, tah { $step }: { $reason }
cli-no-file = Soubor „{ $file }“ neexistuje.
cli-cannot-read = „{ $file }“ nelze přečíst: { $problem }
cli-key-value = Zápis „{ $given }“ není správný: napište KLÍČ=HODNOTA.
cli-bots-count = Počet robotů { $given } neodpovídá počtu hráčů { $players }: uveďte jednoho pro všechna místa, nebo po jednom na každé místo.
cli-names-count = Jmen: { $given }, hráčů: { $players }. Napište jména všech u stolu, nebo žádné.
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
cli-simulated = Do souboru { $file } zapsáno: { $count ->
    [one] jedna hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
 } ({ $game }). Průměr bodů podle míst: { $points }.
bot_not_found = Robota { $bot } nelze použít: { $problem }
unknown_position = „{ $text }“ není pozice na jednom řádku. Zapisuje se takto: { $needed }
impossible_position = Taková pozice nemůže nastat: podívejte se na „{ $key }“.
cli-dataset = Do souboru { $file } zapsáno: { $decisions ->
    [one] jedno rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
 } ({ $count ->
    [one] jedna hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
 }).
cli-score-heading = řádek { $line }:
cli-not-legal = řádek { $line }: { $at }. dílek takto položit nelze. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
 }
cli-score-source = { $points } za: { $source }
cli-score-groups = skupiny: { $groups }
highest-empty = { $district }: nikdo tam nemá budovu.
highest-only_builder = { $district }: { $seats }, nikdo jiný tam nestaví.
highest-taller = { $district }: { $seats }, rozhoduje vyšší budova, { $rank }. odshora.
highest-more_buildings = { $district }: { $seats }, jinak shoda, rozhoduje jedna budova navíc ({ $rank }. odshora).
highest-equal = { $district }: { $seats }, shoda; bodují všichni.
cli-version = metropole { $version }, { $engines ->
    [compiled] s přeloženými jádry
   *[interpreted] s interpretovanými jádry, asi stokrát pomalejšími: při instalaci nebyl překladač C
 }
cli-empty = Soubor „{ $file }“ je prázdný: na každém řádku má být jeden objekt JSON.
not_utf8 = toto není text v UTF-8.
cannot_write = „{ $file }“ nelze zapsat: { $problem }.
rules-of = Pravidla hry { $game } po tématech:
rules-box = V tištěných pravidlech:
unknown_topic = Téma „{ $text }“ neexistuje. Příkaz rules ukáže všechna.
unknown_topic_near = Téma „{ $text }“ neexistuje. Myslíte { $near }?
cli-no-client = Tato kopie Métropole byla nainstalována bez webových stránek, a proto žádnou nezapíše: nainstalujte ji s nimi.
html-needs-script = Tato stránka potřebuje k zobrazení her JavaScript. Otevřete soubor v internetovém prohlížeči.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] Hra pro experty
   *[family] Rodinná hra
 }{ $expansion ->
    [yes] { " " }s rozšířením
   *[no] {""}
 }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }. Hrajete jako { $colour }. Příkazy vypíše help.
term-own-art = Rozmístění pro první hru a obrázky na kartách Rozšíření jsou dílem tohoto programu.
term-closed = Vynecháno: { $districts }.
term-first = { $seat ->
    [vy] První veřejnou soutěž zahajujete vy.
   *[other] První veřejnou soutěž zahajuje { $seat }.
 }
term-your-card = Vaše karta { $cards } „{ $card }“: { $text }
term-card-places = Pole „{ $card }“: { $places }.
term-open-call = Jste na tahu. Zahajte veřejnou soutěž: nabídněte budovu na kterékoli volné pole, například { $example }.
term-outbid = Jste na tahu. Navyšte nabídku { $value } na { $place }, nebo pasujte (pass). Můžete nabídnout { $values } na { $places }.
term-your-stock = Vaše budovy: { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] Teď nemůžete nic zahrát.
    [one] Jeden možný tah:
    [few] { $count } možné tahy:
    [many] { $count } možného tahu:
   *[other] { $count } možných tahů:
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
term-place-bridges = Přes most: { $places }.
term-place-at = Vedle: { $things }.
term-place-border = Na okraji města.
term-place-blind = Slepá ulička.
term-lake = jezero { $name }
term-statue = socha { $number }
term-player = { $seat }: postaveno { $built }; žetony: { $tokens }. Zbývá postavit: { $stock }.
term-tokens = { $trendy }× Módní rezidence, { $subway }× Metro, { $archaeology }× Archeologické naleziště
term-holds-subway = Karta Metro: { $seat }.
term-holds-archaeology = Karta Archeologické naleziště: { $seat }.
term-call = Tato soutěž: { $bids }. Pasuje: { $passed }.
term-call-bid = { $seat } { $value } na { $place }
term-no-call = V této soutěži zatím nikdo nic nenabídl.
term-score-now = Vaše body teď: { $total }.
term-score-none = Zatím nic.
term-score-part = { $points } za: { $source }
term-score-part-places = { $points } za: { $source } ({ $places })
term-why-legal = Na poli { $place } můžete nabídnout { $values }.
term-why-free-later = Nejste na tahu, ale na pole { $place } by se smělo.
term-why-what = Zeptejte se na pole nebo na nabídku: why S3, why 7@S3.
term-why-action-legal = { $action } se smí.
term-try = Když zahrajete { $action }:
term-try-answers = { $seat } může odpovědět { $values } na { $places }.
term-try-no-answer = Odpovědět nemůže nikdo.
term-try-unanswered = Když nikdo neodpoví:
term-try-points = Vaše body: { $before } teď, { $after } potom{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Skupiny potom: { $groups }.

## The terminal: commands
term-help =
    7@C10        nabídnout budovu 7 na pole C10
    pass         odejít z této soutěže
    try 7@C10    co by nabídka změnila, aniž byste ji zahráli
    why S3       proč na S3 nabídnout nemůžete, nebo co tam můžete (také: why 7@S3)
    city         celé město; city north: jedna městská čtvrť
    look C10     jedno pole: sousední pole, mosty, jezera, sochy
    table        budovy, žetony a karty všech a probíhající soutěž
    legal        všechny možné tahy
    cards        vaše tajné karty
    score        vaše body teď, podle zdroje
    hint         co by na vašem místě udělal silný robot
    rules call   jedno téma pravidel; samotné rules ukáže všechna
    undo         vzít zpět váš poslední tah a co po něm udělali roboti
    save [FILE]  uložit hru do souboru
    language en  přepnout jazyk: en, fr, cs, nl, de
    quit         odejít
term-unknown = Neznámý příkaz „{ $text }“. Příkazy vypíše help; nabídka vypadá třeba takto: 7@C10.
term-try-what = Napište, co chcete vyzkoušet: try 7@C10, nebo try pass.
term-look-what = Napište, které pole chcete vidět: look C10.
term-no-place = Pole „{ $text }“ neexistuje: jsou od C1 do C15 a N, E, S, W vždy od 1 do 10.
term-no-district = Městská čtvrť „{ $text }“ neexistuje: napište centre, north, east, south nebo west.
term-no-undo = Nemáte co vzít zpět.
term-undone = Vzato zpět.
term-language = Odteď mluvíme česky.
term-no-language = Jazyk „{ $text }“ tu není: napište { $languages }.
term-saved = Uloženo do { $file }. Pokračovat můžete příkazem: metropole play --resume { $file }
term-not-saved = „{ $file }“ se nepodařilo uložit: { $problem }. Hra pokračuje.
term-quit-unsaved = Tato hra není uložená. Uložíte ji příkazem save; dalším quit odejdete bez uložení.
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
term-again = „{ $text }“ tu zvolit nejde: napište { $choices }.
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

## Metro: sources of points
source-stations = linky do stanic
source-centre = linky do centra

## Metro: what happens
placed = { $seat ->
    [vy] Pokládáte
   *[other] { $seat } pokládá
 } { $tile } na { $square }{ $turns ->
    [0] {""}
    [1] , otočený o čtvrt kruhu
    [2] , otočený o půl kruhu
   *[3] , otočený o tři čtvrtě kruhu
 }.
took = { $seat ->
    [vy] Berete si
   *[other] { $seat } si bere
 } dílek; { $stack ->
    [0] zásoba je prázdná
    [one] v zásobě zbývá jeden
    [few] v zásobě zbývají { $stack }
    [many] v zásobě zbývá { $stack }
   *[other] v zásobě zbývá { $stack }
 }.
drew = { $seat ->
    [vy] Lízáte si { $tile } a musíte ho položit
   *[other] { $seat } si lízá { $tile } a musí ho položit
 }; { $stack ->
    [0] zásoba je prázdná
    [one] v zásobě zbývá jeden
    [few] v zásobě zbývají { $stack }
    [many] v zásobě zbývá { $stack }
   *[other] v zásobě zbývá { $stack }
 }.
drew_unknown = { $seat ->
    [vy] Lízáte si dílek a musíte ho položit.
   *[other] { $seat } si lízá dílek a musí ho položit.
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
    [vy] Získáváte { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodů.
     }
   *[other] { $seat } získává { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodů.
     }
 }

## Metro: why an action is not legal
drawn_already = Dílek už máte líznutý: položte ho.
stack_empty = Zásoba je prázdná.
drawn_tile_first = { $tile } musí počkat: nejdřív položte líznutý { $drawn }.
tile_not_held = { $tile } nemáte v ruce.
tiles_are_not_turned = V této hře se dílky neotáčejí: { $tile } musí ležet tak, jak je.
square_in_centre = { $square } je centrum: tam dílky nepatří.
square_occupied = Pole { $square } je obsazené, leží tam { $tile }.
square_not_adjacent = Pole { $square } není ani na okraji plánu, ani vedle dílku.
one_tile_line = { $tile } na { $square } by sám vytvořil linku z jednoho dílku mezi číslovanými stanicemi ({ $stations }); { $others ->
    [0] na jiné pole nemůže, ale může se otočit.
    [one] může ještě na jedno jiné pole.
    [few] může ještě na { $others } jiná pole.
    [many] může ještě na { $others } jiného pole.
   *[other] může ještě na { $others } jiných polí.
 }
no_other_square = { $tile } teď smí spojit stanice sám, protože by to udělal na každém poli (možných polí: { $count }).
no_copy_left = Dílek { $tile } je ve hře jen { $copies }× a všechny jsou položené.
not_a_placement = „{ $text }“ není položení dílku.
wrong_hand = Počet dílků v ruce musí být { $least } až { $most }, ne { $given }.
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
metro-place-drawn = Položte líznutý dílek { $tile }, například { $example }.
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
metro-left = Ještě neviděné: { $tiles ->
    [nikdo] žádné
   *[other] { $tiles }
 }.
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
metro-why-what = Zeptejte se na pole nebo na tah: why 34, why aacb34.
metro-why-legal = Možné: { $actions }.
metro-no-station = Stanice „{ $text }“ neexistuje: číslují se od 1 do 32.
metro-no-tile = Dílek „{ $text }“ neexistuje. Dílek se píše čtyřmi písmeny, například aacb.
metro-won = { $decided ->
    [shared] O vítězství se dělí { $winners }.
   *[most_points] { $winners ->
        [vy] Vítězíte.
       *[other] Vítězí { $winners }.
    }
 }
metro-help =
    aacb34       položit dílek aacb do řady 3, sloupce 4, obojí počítáno od 0 (s otočením: aacb34r2)
    draw         líznout si dílek ze zásoby a pak ho položit
    try aacb34   co by to změnilo pro každou linku, aniž byste to zahráli
    why 34       proč na pole nic položit nemůžete, nebo co tam můžete (také: why aacb34)
    board        plán s písmeny dílků; tečky jsou volná pole, kam se smí
    tracks       plán s nakreslenými kolejemi
    line 9       linka stanice 9; lines: všechny vaše; lines all: linky všech
    tile aacb    obrázek dílku; tile: dílky, které smíte položit
    left         dílky, které ještě nikdo neviděl
    table        body a dílky všech
    legal        všechny možné tahy
    score        vaše body a linky
    hint         co by na vašem místě udělal silný robot
    rules place  jedno téma pravidel; samotné rules ukáže všechna
    undo         vzít zpět váš poslední tah a co po něm udělali roboti
    save [FILE]  uložit hru do souboru
    language en  přepnout jazyk: en, fr, cs, nl, de
    quit         odejít

## Hints: why
reason_group = { $count ->
    [one] doplní skupinu pro kartu { $card }
    [few] doplní { $count } skupiny pro kartu { $card }
    [many] doplní { $count } skupiny pro kartu { $card }
   *[other] doplní { $count } skupin pro kartu { $card }
 }: +{ $points }
reason_card = { $card }: +{ $points }
reason_source = { $source }: +{ $points }
reason_source_loss = { $source }: −{ $points }
reason_no_answer = odpovědět nemůže nikdo
reason_answers = { $count ->
    [one] odpovědět může ještě jeden hráč
    [few] odpovědět mohou ještě { $count } hráči
    [many] odpovědět může ještě { $count } hráče
   *[other] odpovědět může ještě { $count } hráčů
 }
reason_lets_build = { $seat } pak staví budovu { $value } na { $place }
reason_may_build = { $seat } staví budovu { $value } na { $place }, pokud všichni ostatní pasují
reason_finishes = dokončí vaši linku { $station }: +{ $points }
reason_centre = dovede vaši linku { $station } do centra: +{ $points }
reason_ends_other = ukončí linku { $station }, { $seat } získá +{ $points }
reason_begins = začne vaše linka { $station }
reason_grows = vaše linka { $station } naroste na { $length ->
    [one] jeden dílek
    [few] { $length } dílky
    [many] { $length } dílku
   *[other] { $length } dílků
 }
reason_others_grow = porostou jen cizí linky
reason_no_line = žádná linka se nezmění
reason_draw = dílky v ruce si necháte a líznete si ze zásoby, kde { $stack ->
    [one] zbývá jeden dílek
    [few] zbývají { $stack } dílky
    [many] zbývá { $stack } dílku
   *[other] zbývá { $stack } dílků
 }
reason_ahead = na konci náskok asi { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
reason_behind = na konci ztráta asi { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
reason_level = na konci zhruba vyrovnáno

## Hints and analysis
hint-best = { $seat ->
    [vy] můžete zahrát { $action }.
   *[other] { $seat } může zahrát { $action }.
 }
hint-candidate = { $action }: šance na výhru { $chance } %, očekávané body { $points }
hint-line = Dál by se mohlo hrát: { $actions }
analysis-good = { $number }. { $seat } hraje { $action }, nejlepší nalezený tah; šance na výhru { $chance } %.
analysis-better = { $number }. { $seat } hraje { $action }; { $best } by zvýšilo šanci na výhru o { $loss } %.
analysis-loss = akce { $number } ({ $loss } %)
analysis-losses = Největší ztráty, { $seat }: { $losses }.
analysis-plain = Od akce { $number } mohli všichni znát kartu { $cards }, kterou má { $seat }.
analysis-title = Šance na výhru, hra { $game }
analysis-across = akce ve hře
analysis-readable = Jak pravděpodobná by se pozorovateli zdála skutečná karta { $cards }

## Hints and analysis: what a bot would have played
analysis-bot-best = { $bot } by hrál nejlepší tah, { $action }.
analysis-bot-other = { $bot } by hrál { $action }, což stojí { $loss } šance na výhru.
analysis-bot-agrees = { $choices ->
    [one] Z jedné volby
    [few] Ze { $choices } voleb
    [many] Z { $choices } voleb
   *[other] Z { $choices } voleb
 } by { $bot } zvolil nejlepší tah { $best }krát a tah ze hry { $played }krát.
analysis-bot-loses = Volba, kterou by udělal { $bot }, stojí v průměru { $loss } šance na výhru; tah ze hry { $other }.

## The command line: environments for research
vector_no_options = reset tu nepřijímá žádné volby, dostal ale: { $given }. Co se hraje, určuje se při vytvoření prostředí.
vector_none = „{ $key }“ musí být aspoň 1, ne { $given }.

## Tournaments: why they cannot be played
bot_named_twice = Robot „{ $bot }“ je uveden dvakrát.
duel_needs_two_bots = Duel hrají dva roboti: jeden na jednom místě, druhý na všech ostatních. Uvedených robotů: { $given }.
ladder_needs_two_bots = Žebříček potřebuje aspoň dva roboty.
extra_missing = K tomu je třeba balíček { $package }, který není nainstalován: pip install 'metropole[{ $extra }]'
workers_keep_dying = Procesy, které hrají, byly { $times }× ukončeny, aniž by dohrály hru. Dosavadní výsledky zůstávají.
cluster_not_reached = Na adrese { $address } není dostupný cluster Ray: { $problem }
results_in_use = Do „{ $folder }“ zapisuje jiný turnaj.
results_of_another_plan = „{ $folder }“ obsahuje výsledky jiného plánu: „{ $key }“ je v něm { $there }, ale vy chcete { $wanted }. Zvolte jinou složku.
results_without_plan = „{ $folder }“ obsahuje výsledky, ale ne plán, podle něhož se hrálo. Zvolte jinou složku.
broken_result = Řádek { $line } souboru { $file } není výsledek: { $problem }. Nic se nezměnilo.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
lineup-round-robin = každý s každým
lineup-ladder = každý s dalším v seznamu
lineup-duel = první robot na jednom místě, druhý na všech ostatních
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
arena-rounded = Počet her na dvojici ({ $asked }) nejde rovnoměrně rozdělit mezi místa ({ $seats }): odehraje se jich { $played }.
arena-goes-on = Odehráno už { $done } z { $total } her.
arena-stopped = Zastaveno po { $done } z { $total } her. Neuložily se: chcete-li příště pokračovat, zadejte složku pomocí --out.
arena-stopped-kept = Zastaveno po { $done } z { $total } her. Zůstaly uložené: pokračovat můžete stejným příkazem.
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
report-sources = ### Body podle zdroje
report-cards = ### Cílové karty
report-picture-bots = Výhry, ratingy a body podle zdroje
report-picture-seats = Výhry podle míst
report-picture-cards = Výhry podle cílových karet
report-ties = Děleným vítězstvím skončilo { $shared } z { $games } her ({ $rate }).
report-decided = {" "}Co rozhodlo: { $ways }.
report-lineup = { $seats }× { $bot }, ostatní: { $others }
report-panel-wins = výhry jednoho místa
report-panel-rating = rating, ± 2 sigma
report-panel-sources = body podle zdroje
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
head-source = zdroj
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
balance-picture-points = Body podle zdroje
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
not_signed_in = Nejste přihlášeni. Hrajte jako host, nebo se přihlaste.
wrong_name_or_password = Jméno nebo heslo nesouhlasí.
wrong_password = Toto není vaše heslo.
too_many_wrong_passwords = Příliš mnoho špatných hesel. Zkuste to znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
 }, nebo na zařízení, na kterém jste se už dříve přihlásili.
already_an_account = Účet už máte.
name_taken = Jméno { $name } už někdo má, nebo se příliš podobá jménu někoho jiného. Volné je { $suggestion }.
bad_name = Toto jméno obsahuje znaky, které nejde zobrazit. Zvolte prosím jiné.
bad_name_length = Jméno musí mít 1 až { $most } znaků.
bad_password_length = Heslo musí mít { $least } až { $most } znaků.
preferences_too_long = Nastavení je příliš dlouhé: nejvýše { $most } znaků.
no_such_person = Nikdo takový tu není.
cannot_mute_yourself = Nemůžete ztlumit sami sebe.
too_many_muted = Ztlumených lidí už máte { $most }. Víc to nejde.

## The server: what it refuses to anybody
too_often = To bylo moc rychle po sobě. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
too_many_at_once = Otevřených připojení už máte { $most }. Víc to nejde.
too_busy = Server má teď příliš mnoho práce. Zkuste to za chvíli znovu.
too_long = To je příliš dlouhé: nejvýše { $most } bajtů.
only_json = Přijímá se tu jen JSON.
origin_missing = Tento požadavek neříká, z jaké stránky přichází.
wrong_origin = Tento požadavek přichází ze stránky jiného webu.
metrics_are_private = Tyto údaje nejsou veřejné.
no_such_page = Na této adrese nic není.
wrong_method = To se tady nedá udělat.
bad_request = Chyba v „{ $where }“: { $problem }.
server_fault = Na serveru se něco pokazilo. Nic se neztratilo: zkuste to znovu.
database_unavailable = Databáze, kterou udává METROPOLE_DATABASE, neodpovídá, nebo nebyla připravena.

## The server: for whoever runs it
unknown_database = Druh databáze „{ $given }“ neexistuje: napište sqlite nebo postgresql.
settings_not_toml = „{ $file }“ není soubor s nastavením (TOML): { $problem }.
setting_not_plain = V souboru „{ $file }“ musí být „{ $key }“ text, číslo, true nebo false.
unknown_revision = Revize databáze „{ $given }“ neexistuje.
database_of_other_version = Databáze je v revizi { $given }; tento program potřebuje { $right }: spusťte metropole migrate.
database_not_writable = Databázi lze číst, ale nelze do ní zapisovat: není disk plný, nebo jen pro čtení?
task_fails = Úloha na pozadí „{ $task }“ opakovaně selhává: podívejte se do logu.
backup_of_other_version = Záloha vznikla v revizi databáze { $given }; tento program zná revize jen do { $right }.
cannot_read = „{ $file }“ nelze přečíst: { $problem }.
not_a_backup = „{ $file }“ není úplná záloha.
database_not_empty = Databáze není prázdná: v „{ $table }“ něco je. Obnovujte do prázdné.
cli-migrated = Databáze je v revizi { $revision }.
cli-backed-up = Počet řádků zapsaných do { $file }: { $count }.
cli-restored = Počet řádků obnovených z { $file }: { $count }.

## The server: how a person is reached
address_not_understood = Na takovou adresu nelze nic poslat.
address_not_https = Adresa musí začínat https://.
address_not_public = Adresa musí být dostupná z internetu.
push_keys_not_understood = Klíče tohoto odběru nepocházejí z prohlížeče.
too_many_devices = Upozornění mohou chodit nejvýše do { $most } prohlížečů. Nejdřív jeden odeberte.
no_notices_here = Tento server neposílá upozornění.
no_email_here = Tento server neposílá e-maily.
email_not_understood = Toto není e-mailová adresa.
email_not_sent = E-mail se nepodařilo odeslat. Zkuste to později.
mailed_just_now = E-mail jsme vám poslali před chvilkou. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
wrong_email_code = Toto není kód, který jsme na tuto adresu poslali.
tried_just_now = Poslední pokus byl před chvilkou. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
mail-turn-subject = Jste na tahu: { $game }
mail-turn-text = Jste na tahu ve hře { $game }: { $url }
mail-code-subject = Váš kód pro upozornění e-mailem
mail-code-text =
    Někdo chce na této adrese dostávat zprávu, když je ve hře na tahu. Pokud jste to vy, zadejte tento kód: { $code }
    Pokud ne, tohoto e-mailu si nevšímejte: nic dalšího už nepřijde.
mail-test-subject = Upozornění sem chodí
mail-test-text = O tuto zkoušku jste požádali: až budete na tahu a nebudete se dívat, dáme vám vědět na tuto adresu.
cli-recomputed = { $games ->
    [one] Ratingy byly znovu spočítány z jedné hry.
    [few] Ratingy byly znovu spočítány ze { $games } her.
    [many] Ratingy byly znovu spočítány z { $games } hry.
   *[other] Ratingy byly znovu spočítány z { $games } her.
 }
cli-serving = Métropole běží na { $address }. Zastavíte ji pomocí Ctrl+C.
cannot_listen = Na { $host }, port { $port }, nelze naslouchat: { $problem }. Jiný port zadáte pomocí --port.

## The server: at tables
no_such_table = Stůl „{ $table }“ neexistuje.
not_at_this_table = U tohoto stolu nesedíte.
only_the_host = To smí jen ten, kdo stůl otevřel.
no_such_code = Žádný otevřený stůl nemá kód { $code }. Možná je v něm překlep, nebo hra už začala.
code_before_the_game = Stůl má kód jen do začátku hry.
held_already = Stůl už čeká na hostitele.
not_due = Začít se ještě nedá.
host_must_sit = Kdo otevře stůl, ten si k němu i sedne.
not_while_table_is = { $status ->
    [open] Hra ještě nezačala.
    [running] Hra už začala.
    [finished] Hra skončila.
   *[closed] Stůl byl zavřen.
 }
seat_taken = Obsazeno: { $seat }.
seat_is_free = Nikdo tu nesedí: { $seat }.
sits_already = U stolu už sedíte: { $seat }.
seats_are_free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
    [many] { $count } místa je ještě volno.
   *[other] { $count } míst je ještě volných.
 }
cannot_be_given = „{ $key }“ se losuje, nevolí se; zvolit lze: { $known }.
too_many_tables = Nedohraných stolů už máte { $most }: nejdřív jeden dohrajte nebo zavřete.
rated_needs_account = K hodnoceným hrám je potřeba účet. Vytvořte si ho, vaše místa vám zůstanou.
rated_is_drawn = U hodnocené hry se příprava losuje.
undo_not_at_rated_tables = V hodnocené hře se tahy zpět neberou.
nothing_to_undo = Nemáte co vzít zpět: od té doby někdo hrál, nebo se ukázalo něco skrytého.
undos_used_up = Proti robotům už v této hře nic vzít zpět nemůžete.
own_clock = Sami proti sobě čas reklamovat nemůžete.
bots_have_no_clock = Na tahu je robot a roboti hodiny nemají.
time_is_left = { $seat } má ještě čas.
pace_of_two_kinds = Zvolte čas na celou hru, nebo čas na každý tah, ne obojí.
increment_without_bank = Čas přidávaný s každým tahem se musí mít k čemu přičítat: zvolte i čas na celou hru.
pace_out_of_range = „{ $key }“ musí být { $least } až { $most } milisekund, ne { $given }.
no_hints_at_rated_tables = V hodnocené hře nejsou nápovědy.
no_thinkers = Žádný robot teď nemá čas o tom přemýšlet. Zkuste to později.
hint_under_way = Robot ještě přemýšlí nad vaší předchozí otázkou.
record_after_the_end = Záznam bude k dispozici, až hra skončí.
followed_already = Odveta už je u stolu { $table }.
nothing_said = Zpráva je prázdná.
unknown_place = Pole „{ $place }“ na tomto plánu není.
not_saved = Serveru se to teď nepodařilo uložit. Zkusí to znovu.
cannot_be_kept = Tohle server nemůže uložit. Nic se nezměnilo.
table_of_newer_version = Tento stůl převzala novější verze serveru. Zkuste to za chvíli znovu.
day_after_own_try = Je to hra dne. Prohlédnete si ji, až dohrajete tu svou.
day_others_in_play = Tohle je něčí hra dne. Prohlédnout si ji půjde, až skončí.

## The screen: everywhere
no_connection = Server neodpovídá. Vaše hra je na něm v bezpečí: zkuste to za chvíli znovu.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Stránky
nav-tools = Nástroje
nav-play = Hrát
nav-new = Otevřít stůl
nav-learn = Naučit se
nav-rules = Pravidla
rules-why = Proč ne?
nav-scorer = Počítadlo
nav-people = Žebříčky
nav-account = Účet
nav-settings = Nastavení
skip-to-content = Přejít k obsahu
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
offline-text = Métropole potřebuje připojení, a to teď není. Vaše hry jsou v bezpečí a počkají na vás.
guest-name = { $name } { $number }
guest-names = Amélie, Basile, Céleste, Denise, Edmond, Fleur, Gustave, Hortense, Iris, Jules, Lucie, Marcel, Noémie, Octave, Pauline, Rosalie, Simone, Théo, Valentine, Zoé

## The screen: people and bots
bots-of-level = { $names } ({ $level })
bots-described = { $names } ({ $level }): { $text }.
level-novice = Začátečník
level-casual = Amatér
level-skilled = Pokročilý
level-expert = Expert
level-master = Mistr
level-novice-text = rychle a směle, většina plánu zůstane bez povšimnutí
level-casual-text = rychle, podle citu, občas s přehmatem
level-skilled-text = { $games } her přehraných v hlavě před každým tahem
level-expert-text = { $games } her přehraných v hlavě před každým tahem
level-master-text = až { $games } her přehraných v hlavě před každým tahem; těžko se poráží
somebody-gone = někdo
free-seat = volné místo
name-you = Vy
guest-mark = host
guest-named = { $name } (host)

## The bots: how each of them plays, in a few words that are true of their level
plays-fifine = míří vysoko a doufá, že to vyjde
plays-bebert = vezme první místo, které mu padne do oka
plays-ninon = směje se vlastním chybám
plays-riquet = počítá na prstech a splete se
plays-lili = hraje tam, kde je to hezké
plays-colas = s body si nikdy neláme hlavu
plays-gaspard = hraje podle citu a málokdy se ohlíží
plays-odette = má ráda rychlé body, dlouhé plány ji nudí
plays-felix = nejdřív hraje, pak přemýšlí
plays-margot = vidí skoro všechno, jen jednu věc ne
plays-anselme = vezme, co se nabízí, a poděkuje
plays-suzette = věří svému nosu víc než počtům
plays-leontine = zváží pár plánů a jeden si vybere
plays-armand = dívá se dopředu, ale ne moc daleko
plays-clarisse = všechno si nejdřív zkusí v hlavě
plays-honore = dvakrát měří, jednou hraje
plays-blanche = nic nedává zadarmo
plays-achille = má radši poctivý tah než oslnivý
plays-anatole = každý plán domyslí do konce, než si vybere
plays-eugenie = předem se ptá, co na to řeknou ostatní
plays-casimir = plánuje tahy jako jízdní řád
plays-mathilde = odpustí máloco
plays-aristide = dává si na čas a málo přehlédne
plays-victorine = z malých zisků dělá velké
plays-seraphine = tuhle pozici čekala už dávno
plays-balthazar = má trpělivosti na rozdávání
plays-athenais = ví, jakou cenu má které místo
plays-leopold = přehraje tisíce her, než se nalije čaj
plays-apolline = usměje se, i na tohle myslela
plays-evariste = počítá tam, kde jiní hádají

## The bots: what they say at the table, now and then
bot-says = { $name }: „{ $line }“
line-greeting-1 = Vítejte všichni. Ať vyhraje ten nejlepší!
line-greeting-2 = To je ale pěkný stůl. Začneme?
line-greeting-3 = Na tohle se těším celý den.
line-greeting-4 = Buďte na mě hodní. Nebo nebuďte, já to snesu.
line-greeting-5 = Hezkou hru nám všem!
line-gain-1 = No ne, to vyšlo líp, než bylo v plánu!
line-gain-2 = Tenhle tah si dám zarámovat.
line-gain-3 = Viděli jste to všichni? No není to krása?
line-gain-4 = Babička by měla radost.
line-gain-5 = Někdy to do sebe prostě zapadne.
line-loss-1 = Au. Pěkně zahráno.
line-loss-2 = S tím byly jiné plány. Co se dá dělat.
line-loss-3 = Tohle nebyla zrovna moje hvězdná chvíle.
line-loss-4 = Dělejme, že to byl záměr.
line-loss-5 = Podrží mi někdo klobouk, prosím?
line-won-1 = To byla hra! Děkuju vám všem.
line-won-2 = Každý tah byl radost.
line-won-3 = Bylo to štěstí. Nikomu to neříkejte.
line-won-4 = Bylo mi potěšením. Ještě jednu?
line-lost-1 = Pěkně zahráno! To byla zábava.
line-lost-2 = Klobouk dolů.
line-lost-3 = Příště se podívám dvakrát.
line-lost-4 = Prohra, a přesto radost. Dáme další?

## The screen: first page
home-title = Zahrajte si Metropolys a Metro
home-metropolys = Nabídka za nabídkou napříč městem, od mostu k mostu. Kdo nabídne jako poslední, ten staví.
home-metro = Pokládejte koleje v Paříži roku 1900. Čím delší linka, tím lépe; centrum body zdvojnásobí.
players-label = Hráči
version-label = Verze
hand-label = Dílky v ruce
bots-label = Roboti
play-now = Hrát hned
play-now-game = Hrát hned { $game } proti robotům
tables-mine = Vaše stoly
tables-open = Otevřené stoly
tables-watch = Sledovat
tables-finished = Dohrané hry
tables-mine-none = Zatím u žádného stolu nesedíte.
tables-open-none = Žádný stůl teď na hráče nečeká.
tables-watch-none = Veřejně teď nikdo nehraje.
tables-finished-none = Zatím nemáte žádnou dohranou hru.
tables-older = Starší hry
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
options-expanded = { $name } s rozšířením
options-hand = { $hand ->
    [one] jeden dílek v ruce
    [few] { $hand } dílky v ruce
    [many] { $hand } dílku v ruce
   *[other] { $hand } dílků v ruce
 }
title-metropolys = Metropolys
title-metro = Metro
rated = Hodnocená hra

## The screen: opening a table, and elsewhere
new-expansion = Rozšíření
new-rotation-on = Dílky se smějí otáčet
new-closed = Vynecháno
new-closed-drawn = losem
new-seats = Místa
new-seconds = + { $seconds } s

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
new-expansion-on = Hrát s kartami Rozšíření
new-expansion-text = 9 bodů za tři typy polí v jedné městské čtvrti
new-rotation = Otáčení
new-rotation-text = jinak se pokládají tak, jak přijdou
new-hand-text = Položíte dílek z ruky, nebo si jeden líznete a položíte ten.
new-stations = Stanice
new-stations-text = Každý hráč má { $each ->
    [one] { $each } stanici
    [few] { $each } stanice
    [many] { $each } stanice
   *[other] { $each } stanic
 }.{ $left ->
    [yes] { " " }Stanice 16 a 17 nepatří nikomu a linky tam jen končí.
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
new-tokens = Který žeton položit
new-tokens-count = { $given } z { $needed }
new-tokens-fill = Zbytek vylosovat
new-tokens-clear = Odebrat vše
new-tokens-done = Všechny žetony jsou rozmístěné.
new-tokens-closed = Nejdřív určete, co se vynechá. Pak můžete rozmístit žetony.
new-tokens-full = { $district } už má všechny své žetony: { $needed }.
new-tokens-spent = Všechny žetony „{ $token }“ už leží: { $needed }.
new-place-put = Sem můžete dát žeton.
new-place-take = Stisknutím ho změníte nebo odeberete.
new-place-close = Stisknutím tuto městskou čtvrť vynecháte.
new-map = Město
new-closed-none = Čtyři hráči hrají v celém městě.
new-closed-one = Tři hráči vynechají jednu vnější městskou čtvrť.
new-closed-two = Dva hráči vynechají dvě sousední vnější městské čtvrti.
new-seat-kind = Místo { $number }
new-kind-free = Volné
new-kind-bot = Robot
new-kind-me = Vy
new-level = Úroveň na místě { $number }
new-begins = Kdo začíná
new-first-drawn = losem
new-pace = Tempo
new-live = Naživo
new-live-text = všichni jsou tu
new-turns = Korespondenčně
new-turns-text = dny na každý tah
new-clock = Hodiny
new-minutes = { $minutes } min
new-no-clock = žádné
new-clock-bank = na celou hru
new-clock-move = na každý tah
new-clock-bank-text = Každý má tolik času na celou hru a s každým tahem mu trochu přibude.
new-clock-move-text = Tak dlouho smí trvat každý tah.
new-increment = Přidáno za každý tah
new-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
 }
new-tempo = Roboti odpovídají
new-tempo-natural = Přirozeně
new-tempo-natural-text = asi za sekundu, u těžkých tahů později
new-tempo-quick = Svižně
new-tempo-quick-text = za méně než polovinu té doby
new-tempo-at_once = Hned
new-tempo-at_once-text = jakmile svůj tah najdou
new-sum-tempo = Roboti odpovídají { $tempo }.
tempo-natural = přirozeným tempem
tempo-quick = svižně
tempo-at_once = hned
new-join = Kdo smí přisednout
new-link = S odkazem
new-anybody = Kdokoli
new-link-text = jen lidé, kterým ho pošlete
new-anybody-text = stůl je vidět na úvodní stránce
new-join-full = Žádné místo není volné: ostatní se mohou jen dívat.
new-rated = Hodnocení
new-rated-on = Počítá se do ratingu
new-rated-text = bez vracení tahů a bez nápověd; kdo odejde, prohrává
new-summary = Váš stůl
new-sum-metropolys = Metropolys pro { $players ->
    [2] dva hráče
    [3] tři hráče
    [4] čtyři hráče
   *[other] { $players } hráčů
 }: { $version }{ $expansion ->
    [yes] { " " }s rozšířením
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
    [one] jeden dílek v ruce
    [few] { $hand } dílky v ruce
    [many] { $hand } dílku v ruce
   *[other] { $hand } dílků v ruce
 }{ $rotation ->
    [yes] , dílky se smějí otáčet
   *[no] { "" }
 }.
new-sum-city = { $layout ->
    [first] Žetony leží jako v první hře.
    [custom] Žetony leží podle vašeho rozmístění.
   *[random] Žetony losem: { $trendy }× Módní rezidence, { $subway }× Metro a { $archaeology }× Archeologické naleziště.
 }
new-sum-closed = Vynecháno: { $names }.
new-sum-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
 }
new-sum-seats = { $names }.
new-sum-first = Kdo začíná: { $name }.
new-sum-join = { $public ->
    [yes] Přisednout smí kdokoli.
   *[no] Přisednout smí jen ten, kdo má odkaz.
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
    [one] Jedno místo je volné. Pošlete odkaz tomu, s kým si chcete zahrát.
    [few] { $count } místa jsou volná. Pošlete odkaz těm, se kterými si chcete zahrát.
    [many] { $count } místa je volno. Pošlete odkaz těm, se kterými si chcete zahrát.
   *[other] { $count } míst je volných. Pošlete odkaz těm, se kterými si chcete zahrát.
 }
open-invite = Pozvat
open-invite-text = Účet není potřeba.
open-invite-rated = Hra je hodnocená: kdo se přidá, potřebuje účet.
open-begin = Začít
open-bot-here = Posadit sem robota
open-fill = Posadit na volná místa roboty
open-send-away = Poslat pryč
open-get-up = Vstát
open-close = Zavřít tento stůl
closed-title = Tento stůl byl zavřen.

## The screen: playing with friends
friends-title = Hrát s přáteli
friends-text = Otevřete stůl a pošlete odkaz. Nikdo nepotřebuje účet.
friends-game = Hra
friends-invite = Pozvat přátele
your-name = Vaše jméno
name-invent = Vybrat za mě
name-as = Hrajete pod jménem { $name }.
name-save = Uložit
code-title = Máte kód?
code-label = Čtyři písmena
code-go = Přidat se
invite-send = Poslat odkaz
invite-text = { $name } vás zve ke hře { $game }
invite-code = Nebo nadiktujte kód
invite-code-text = Přátelé ho zadají na úvodní stránce, než hra začne.
invite-qr = QR kód s odkazem na tento stůl
invited-title = { $name } vás zve ke hře { $game }
invited-by-nobody = Máte pozvánku ke hře { $game }
invited-full = Všechna místa jsou obsazená. Zůstaňte tu a sledujte: hra brzy začne.
invited-own = Otevřít vlastní stůl
begins-in = { $seconds ->
    [0] Hra každou chvíli začne.
    [one] Hra začne za jednu sekundu.
    [few] Hra začne za { $seconds } sekundy.
    [many] Hra začne za { $seconds } sekundy.
   *[other] Hra začne za { $seconds } sekund.
 }
begins-now = Začít hned
begins-hold = Počkat
begins-alone = Hra začne sama, jakmile tu budou všichni.
begins-held = Hra začne, až řeknete.
begins-held-by = Kdy hra začne, určí { $name }.
no-table-title = Takový stůl neexistuje
no-table-text = Odkaz je možná neúplný nebo starý. Požádejte o nový odkaz nebo o kód.
no-page-text = Odkaz je možná neúplný nebo je v něm překlep.
closed-text = Hra u něj nikdy nezačala. Požádejte o nový odkaz, nebo otevřete vlastní stůl.

## The screen: below every page
footer-label = O těchto stránkách
credit-metropolys = Autorem hry Metropolys je Sébastien Pauchon, vydalo ji nakladatelství Ystari.
credit-metro = Autorem hry Metro je Dirk Henn, vydalo ji nakladatelství Queen Games.
footer-unofficial = Métropole je neoficiální projekt hráčů, bez spojení s autory a vydavateli. Všechny kresby jsou naše vlastní.
footer-licence = Svobodný software pod licencí MIT.
footer-privacy = Soukromí
footer-setup = Připravit hru z krabice
footer-replays = Záznamy her
footer-puzzles = Úlohy

## The screen: privacy
privacy-title = Soukromí srozumitelně
privacy-lead = Žádné reklamy, žádné sledování a nic na těchto stránkách se nenačítá z cizího serveru.
privacy-about-you = Co o vás víme
privacy-guest = Jméno, které si zvolíte, vaše nastavení, koho jste ztlumili, kdy jste tu byli poprvé a naposledy, a adresy, na které vám máme psát, že jste na tahu.
privacy-account = Když máte účet, také heslo, uložené tak, že si ho nikdo nepřečte.
privacy-cookies = Jedna cookie vás pozná, až se vrátíte; druhá si pamatuje, které účty se na tomto zařízení přihlásily. Váš prohlížeč si uchovává také nastavení a to, co zadáte v počítadle a v přípravě hry.
privacy-games = Vaše hry
privacy-link = Kdo má odkaz na stůl, může se na něj dívat. V seznamech jsou jen veřejné stoly.
privacy-finished = Dohrané hry, ratingy a výsledky dne zůstávají navždy, i se jmény hráčů.
privacy-page = Vaši stránku si může prohlédnout každý: jméno, měsíc, kdy jste tu byli poprvé, ratingy a hry u veřejných stolů. Hry u jiných stolů se na ní ukazují jen těm, kdo u nich seděli, a vaše hry dne jen vám.
privacy-puzzles = Co jste zkoušeli u úloh, uchováváme s vaším jménem jen pro vás. Smaže se to spolu s ním.
privacy-analyses = Vložený záznam, ke kterému si necháte udělat rozbor, uchováváme 30 dní bez vašeho jména.
privacy-chat = { $days ->
    [0] Chat u stolů zůstává uložený.
    [one] Chat u stolů se smaže po jednom dni.
    [few] Chat u stolů se smaže po { $days } dnech.
    [many] Chat u stolů se smaže po { $days } dne.
   *[other] Chat u stolů se smaže po { $days } dnech.
 }
privacy-tables = { $days ->
    [0] Otevřené stoly zůstávají, dokud je někdo nezavře.
    [one] Otevřený stůl se zavře po jednom dni, kdy se u něj nikdo z hráčů neukázal.
    [few] Otevřený stůl se zavře po { $days } dnech, kdy se u něj nikdo z hráčů neukázal.
    [many] Otevřený stůl se zavře po { $days } dne, kdy se u něj nikdo z hráčů neukázal.
   *[other] Otevřený stůl se zavře po { $days } dnech, kdy se u něj nikdo z hráčů neukázal.
 }
privacy-guests = { $days ->
    [0] Hosté zůstávají navždy.
    [one] Hosta, který žádnou hru nedohrál, zapomeneme po jednom dni nepřítomnosti.
    [few] Hosta, který žádnou hru nedohrál, zapomeneme po { $days } dnech nepřítomnosti.
    [many] Hosta, který žádnou hru nedohrál, zapomeneme po { $days } dne nepřítomnosti.
   *[other] Hosta, který žádnou hru nedohrál, zapomeneme po { $days } dnech nepřítomnosti.
 }
privacy-notices = { $days ->
    [0] Odeslaná upozornění zůstávají.
    [one] Odeslaná upozornění se smažou po jednom dni.
    [few] Odeslaná upozornění se smažou po { $days } dnech.
    [many] Odeslaná upozornění se smažou po { $days } dne.
   *[other] Odeslaná upozornění se smažou po { $days } dnech.
 }
privacy-evenings = Herní večery i tajné karty rozdané do telefonů se zapomenou tři dny poté, co tam někdo naposledy něco udělal.
privacy-addresses = Vaše internetová adresa
privacy-address-kept = Nikdy se neukládá tak, jak je. U vašeho jména zůstává jen krátký otisk, společný mnoha adresám, aby se čas robotů i místo v seznamech stolů dělily spravedlivě.
privacy-address-rated = U hodnoceného stolu ukazuje otisk, vytvořený jen pro tento stůl, která místa byla obsazena ze stejné adresy. Po konci hry se smaže; zůstane jen to, která místa patří k sobě.
privacy-logs = Protokoly serveru neobsahují žádné jméno, stůl ani adresu.
privacy-rights = Co můžete udělat
privacy-rights-text = Na stránce účtu si můžete stáhnout všechno, co o vás máme, a smazat to. Vaše hry pak zůstanou bez vašeho jména.

## What a link shows in a chat
preview-site = Hrajte Metropolys a Metro s přáteli nebo proti robotům: v prohlížeči a bez účtu.
preview-invites = { $name } vás zve ke hře { $game }
preview-table = { $game }: { $names }
preview-open = { $free ->
    [0] Všechna místa jsou obsazená: hra každou chvíli začne.
    [one] Stůl pro { $players }, jedno místo je volné. Účet není potřeba.
    [few] Stůl pro { $players }, { $free } místa jsou volná. Účet není potřeba.
    [many] Stůl pro { $players }, { $free } místa je volno. Účet není potřeba.
   *[other] Stůl pro { $players }, { $free } míst je volných. Účet není potřeba.
 }
preview-running = Hra běží. Přijďte se podívat.
preview-finished = Je dohráno. Podívejte se, jak to dopadlo.

## The screen: what is asked
ask-open = Zahajte veřejnou soutěž: zvolte budovu a pole.
ask-outbid = Navyšte nabídku { $value } na { $place }, nebo pasujte.
ask-outbid-with = { $values } na { $places }
ask-open-with = Kteroukoli svou budovu na kterékoli volné pole
ask-place = { $tiles ->
    [one] Položte svůj dílek.
    [few] Položte dílek.
    [many] Položte dílek.
   *[other] Položte dílek.
 }
ask-place-or-draw = { $tiles ->
    [one] Položte svůj dílek, nebo si lízněte další.
    [few] Položte dílek, nebo si lízněte další.
    [many] Položte dílek, nebo si lízněte další.
   *[other] Položte dílek, nebo si lízněte další.
 }
ask-place-drawn = Položte líznutý dílek.
ask-squares = { $count ->
    [one] Může na jedno pole
    [few] Může na { $count } pole
    [many] Může na { $count } pole
   *[other] Může na { $count } polí
 }
ask-turn-it = Otočíte ho klávesou R
wait-for = { $seat ->
    [vy] Jste na tahu.
   *[other] Na tahu je { $seat }.
 }
wait-thinks = { $seat } přemýšlí.
wait-may-outbid = Může navýšit nabídku { $value } na { $place }, nebo pasovat.
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
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
 }
claim-time = Reklamovat čas
pass = Pasovat
draw-another = Líznout další
draw-fine = Líznutý dílek musíte položit. Co máte v ruce, to vám zůstane.
drawn-seen = Líznutí nejde vzít zpět: dílek už znáte.
undo = Vzít zpět
undo-counted = Vzít zpět (ještě { $count }×)
undo-text = Vzít zpět svůj poslední tah
undo-text-counted =
    Vzít zpět svůj poslední tah i odpovědi robotů: v této hře ještě { $count ->
        [one] jednou
        [few] { $count }krát
        [many] { $count }krát
       *[other] { $count }krát
    }
leave-table = Odejít
leave-really = Opustit hru? Dohraje ji za vás robot{ $rated ->
    [yes] { " " }a hodnocenou hru prohrajete
   *[no] { "" }
 }.
stay = Zůstat

## The screen: acting safely
cannot-take-back = To už nepůjde vzít zpět.
pass-still = Kdo ještě může navýšit: { $names }.
pass-else = Když nikdo nenavýší: { $what }
draw-follows = Líznete si vrchní dílek ze zásoby a všichni ho uvidí. { $left ->
    [0] Je poslední.
    [one] Zbude { $left } dílek.
    [few] Zbudou { $left } dílky.
    [many] Zbude { $left } dílku.
   *[other] Zbude { $left } dílků.
 }
premove-plan = Naplánovat příští tah
premove-choose = Zvolte, co se má stát, až přijdete na řadu. Zahraje se to za vás, i když tu nebudete.
premove-stop = Neplánovat
premove-when = Zahrát
premove-unchanged = když se nic nezmění
premove-no-higher-bid = když nikdo nenavýší
premove-same-lines = když změní tytéž linky
premove-always = ať se stane cokoli
premove-note = Naplánovat tento tah
premove-noted = V plánu: { $action }, { $condition }.
premove-change = Změnit
premove-withdraw = Zrušit
premove-dropped = Naplánovaný tah se nezahrál: { $action }. { $why }
premove-seen = Rozumím
premove_on_own_turn = Už jste na tahu: hrajte rovnou.
premove_is_late = Svůj tah už máte za sebou.
premove_changed = Změnilo se něco, na čem tah závisel.
premove_under_way = Tah se právě hraje.
claim-really = Čas vypršel: { $seat }. Když ho reklamujete, { $left ->
    [2] { $seat } prohrává a hra končí
   *[other] místo připadne robotovi, který hru dohraje
 }. To už nepůjde vzít zpět.
claim-not = Ještě počkat
zoom-out = Ukázat celý plán
settings-acting = Potvrzování tahů
settings-acting-on = Stačí jedno kliknutí
settings-acting-text = Na co kliknete, to se hned zahraje, bez ptaní. Na dotykové obrazovce se plán zeptá vždy.

## The screen: connection
lost-now = Spojení se přerušilo. Další pokus…
lost-in = za { $seconds } s
lost-try-now = Zkusit hned
lost-waits = Váš tah ({ $action }) tu čeká a odešle se, jakmile bude spojení zpět.
lost-take-back = Zrušit
back-again = Spojení je zpět. Nic se neztratilo.
socket-ended = Už tu nejste přihlášeni, nebo je stůl otevřený na příliš mnoha místech.

## The screen: the table
region-banner = Co teď
region-board = Plán
region-mine = Vaše strana stolu
region-preview = Co by následovalo
region-players = Hráči
region-log = Průběh, chat a tahy
region-dock = Části stolu
tab-table = Stůl
tab-players = Hráči
tab-secrets = Karty
tab-tiles = Dílky
tab-log = Průběh
tab-chat = Chat
tab-moves = Tahy
tile-number = { $number ->
    [0] Zatím žádný dílek
   *[other] Dílek { $number } ze 60
 }
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
 }, { $options }
list-of-moves = Všechny možné tahy
filter-moves = Hledat tah
no-moves = Teď není co zahrát.
no-moves-match = Žádný takový tah tu není.
move-bid = { $value } na { $place }
move-place = { $tile } na { $square }
move-pass = Pasovat
move-draw = Líznout si dílek
chat-label = Napište ostatním u stolu
chat-send = Poslat
chat-none = Nikdo zatím nic neřekl.
chat-rooms = Diváci mají vlastní chat. Přečtete si ho po hře.
chat-rooms-watching = Hráči si to přečtou, až hra skončí.
chat-watching = přihlíží
chat-mute = Ztlumit: { $name }
chat-unmute = Zrušit ztlumení: { $name }
chat-muted = Ztlumení
# what happened, played out and marked
again = Ukázat znovu
again-since = { $count ->
    [one] Ukázat znovu, co se stalo od vašeho tahu: jeden tah
    [few] Ukázat znovu, co se stalo od vašeho tahu: { $count } tahy
    [many] Ukázat znovu, co se stalo od vašeho tahu: { $count } tahu
   *[other] Ukázat znovu, co se stalo od vašeho tahu: { $count } tahů
 }
seat-first = Začínající hráč
seat-next = Další na tahu
log-none = Zatím se nic nestalo.
log-sat = { $seat ->
    [vy] Sedáte si ke stolu.
   *[other] { $seat } si sedá ke stolu.
 }
log-left = { $seat ->
    [vy] Odcházíte.
   *[other] { $seat } odchází.
 }
log-left-lost = { $seat ->
    [vy] Odcházíte a hru prohráváte.
   *[other] { $seat } odchází a hru prohrává.
 }
log-left-open = { $seat ->
    [vy] Vstáváte od stolu.
   *[other] { $seat } vstává od stolu.
 }
log-back = { $seat ->
    [vy] Jste zpět.
   *[other] { $seat } je zpět.
 }
log-started = Hra začíná.
log-undone = { $seat ->
    [vy] Berete zpět svůj poslední tah.
   *[other] { $seat } bere zpět poslední tah.
 }
log-flagged = { $seat ->
    [vy] Vypršel vám čas.
   *[other] { $seat }: čas vypršel.
 }
log-plays-on = Dál hraje { $bot }.
seat-plays-for = zastupuje: { $name }
log-closed = Stůl byl zavřen.
log-followed = Bude odveta.
hint = Nápověda
hint-thinking = Robot o tom přemýšlí…
hint-chance = šance na výhru { $chance } %

## The screen: Metropolys
preview-bid = { $value } na { $place }
preview-answers = Kdo by mohl navýšit
preview-answer-places = na { $places }
preview-nobody = Navýšit nemůže nikdo: hned stavíte.
preview-blind = { $place } je slepá ulička: nabídka tam soutěž ukončí.
preview-group = Doplní skupinu { $places }
preview-none = Zvolte budovu a pole a uvidíte tu, co by následovalo.
preview-none-waiting = Ukažte na pole a uvidíte, co je zač.
my-points = Vaše body
only-you = vidíte jen vy
points-now = teď
points-then = potom
points-change = změna
points-together = Celkem
bid-it = Nabídnout { $value } na { $place }
take-back = Zrušit
rack-building = { $value }, { $state ->
    [may] můžete ji nabídnout
    [bid] nabídnuta v této soutěži
    [built] postavena
   *[held] teď ne
 }
cards-label = Vaše tajné cíle
player-bid = nabídka { $value } na { $place }
player-passed = pasuje
player-to-move = na tahu
player-thinks = přemýšlí
player-thinks-for = přemýšlí, { $seconds } s
thinking = Přemýšlení
log-forced = vynuceno
player-stock = Zbývá postavit: { $values }
player-tokens = { $count }× { $token }
holds-card = má kartu { $card }
buildings-left = zbývá
place-label = { $place }, { $district }, { $type }{ $token ->
    [none] { "" }
   *[other] , žeton { $token }
 }{ $near ->
    [none] { "" }
   *[other] , { $near }
 }. { $state }
place-statue = u sochy { $number }
place-lake = u jezera
place-border = na okraji města
place-blind = slepá ulička
place-free = Volno.
place-shut = V této hře vynecháno.
place-bid-by = { $seat ->
    [vy] Nabízíte
   *[other] { $seat } nabízí
 } tu { $value }.
place-built-by = { $seat ->
    [vy] Stojí tu vaše budova { $value }
   *[other] { $seat } tu má budovu { $value }
 }.
place-may-bid = Volno. Můžete tu nabídnout { $values }.
place-neighbours = Sousední pole: { $places }.
refused-from = Z pole { $last } lze jen na { $places }.
refused-one = Na jednom poli stojí jen jedna budova.
card-progress = postaveno { $built }, volných { $free }
group-progress = { $where }: { $count } z { $needed }

## The screen: Metro
preview-tile = Váš dílek na { $square }
preview-lines = { $count ->
    [0] Nezměnila by se žádná linka
    [one] Změnila by se jedna linka
    [few] Změnily by se { $count } linky
    [many] Změnilo by se { $count } linky
   *[other] Změnilo by se { $count } linek
 }
preview-metro-none = Zvolte pole a uvidíte tu, co by se pro koho změnilo.
preview-metro-waiting = Ukažte na stanici a uvidíte její linku.
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
stack-count = v zásobě
turn-it = Otočit
unseen-title = Dosud neviděné
unseen-tile = { $tile }: neviděno { $left } z { $copies }
unseen-where = V zásobě { $stack }, v ruce u ostatních { $hands }.
player-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
square-label = { $square }. { $state }
square-free = Volno.
square-may = Volno. Můžete sem položit svůj dílek.
square-taken = Leží tu { $tile }.
square-centre = Centrum.
my-stations = Vaše stanice
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
tile-named = dílek ({ $tracks })
track-a = { $count ->
    [one] jedna přímá kolej
    [few] { $count } přímé koleje
    [many] { $count } přímé koleje
   *[other] { $count } přímých kolejí
 }
track-c = { $count ->
    [one] jeden úzký oblouk
    [few] { $count } úzké oblouky
    [many] { $count } úzkého oblouku
   *[other] { $count } úzkých oblouků
 }
track-b = { $count ->
    [one] jeden široký oblouk
    [few] { $count } široké oblouky
    [many] { $count } širokého oblouku
   *[other] { $count } širokých oblouků
 }
track-d = { $count ->
    [one] jedna smyčka zpět
    [few] { $count } smyčky zpět
    [many] { $count } smyčky zpět
   *[other] { $count } smyček zpět
 }
tracks-where = { $tracks } { $where }
track-at-top = nahoře
track-at-right = vpravo
track-at-bottom = dole
track-at-left = vlevo
track-at-top-right = vpravo nahoře
track-at-bottom-right = vpravo dole
track-at-bottom-left = vlevo dole
track-at-top-left = vlevo nahoře

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
end-points = Body
end-buildings = Budovy
end-break = rozhodují při shodě
end-again = Odveta
end-join-again = Přidat se k odvetě
end-lines = Všechny linky
end-lines-count = { $count ->
    [one] { $count } linka
    [few] { $count } linky
    [many] { $count } linky
   *[other] { $count } linek
 }
end-lit = Na plánu
end-lit-none = Ukažte na linku a uvidíte ji na plánu.
end-lit-line = { $end ->
    [open] není dokončena:
    [centre] do centra:
    [itself] zpět do téže stanice:
   *[other] do stanice { $to }:
 } { $tiles ->
    [one] { $tiles } dílek
    [few] { $tiles } dílky
    [many] { $tiles } dílku
   *[other] { $tiles } dílků
 }{ $again ->
    [0] {""}
    [one] , { $again } přejetí navíc: { $length }
    [few] , { $again } přejetí navíc: { $length }
    [many] , { $again } přejetí navíc: { $length }
   *[other] , { $again } přejetí navíc: { $length }
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
end-home = Úvodní stránka
end-count = Závěrečné bodování
end-stations = do stanic
end-centre = do centra
end-tie = { $names }: shodně { $points } b. Budovy: { $buildings }.
end-whole-map = Ukázat celé město
end-cards = Karty všech
end-its-card = karta k nim
end-highest = Nejvyšší
end-rating = Rating
end-void = Tato hra se do ratingu nepočítá: { $why ->
    [too_short] ne všichni hráli aspoň dvakrát
    [guests] někdo neměl účet
    [given] příprava hry se nelosovala
   *[alone] nikdo další tu nebyl
 }.
end-weight = Vám se tato hra počítá z { $percent } %: opakované hry se stejnými soupeři a hry s někým ze stejné adresy se počítají méně.
end-provisional = Váš rating je předběžný: do žebříčku se dostanete po { $games } hrách proti { $opponents } různým soupeřům.
end-counting = Hra skončila.
end-counting-how = Sčítají se body. Přeskočíte kliknutím nebo klávesou.
end-you-left = Tuto hru jste opustili.
end-played-on = Za vás dohrává { $bot }: { $rank } místo.
end-by-left = { $seat ->
    [vy] Opouštíte hru.
   *[other] { $seat } opouští hru.
 }
end-by-everybody = Všichni odešli: hra se nedohrála.
end-by-tiles = Poslední dílek leží na plánu.
end-place = { $rank }.
end-place-head = Pořadí
end-standing = { $rank } { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
end-again-turned = Znovu, všichni o místo dál
end-share = Sdílet
end-share-text = { $game }: { $standings }

## The screen: the end: why, made from the count
end-why-lost = Tady ztrácíte nejvíc: { $source } (vy { $mine }, { $name } { $theirs }).
end-why-gained = { $seat ->
    [vy] Tady získáváte nejvíc: { $source } (vy { $mine }, { $name } { $theirs }).
   *[other] Tady nejvíc získává { $seat }: { $source } ({ $mine }, { $name } { $theirs }).
 }
end-why-nothing = Vaše karta nepřinesla nic: { $card }.
end-why-no-group = Pro svou kartu nemáte žádnou úplnou skupinu: { $card }.
end-why-cost = Tohle vás stálo body: { $source } ({ $points }).
end-why-best = { $seat ->
    [vy] Váš nejlepší zdroj: { $source },
   *[other] Nejlepší zdroj ({ $seat }): { $source },
 } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }.
end-why-line = { $seat ->
    [vy] Samotná linka { $station } vám přinesla
   *[other] { $seat }: samotná linka { $station } přinesla
 } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }.
end-why-no-line = Žádná vaše linka nepřinesla body.

## The screen: the end: what made the points
count-groups = { $count ->
    [one] 1 skupina
    [few] { $count } skupiny
    [many] { $count } skupiny
   *[other] { $count } skupin
 }
count-buildings = { $count ->
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
 }
menu-open = Menu

## The rules: what is what
legend-title = Co je co
legend-end-title = Jak hra končí
legend-trendy = Kdo na poli postaví budovu, vezme si žeton, který tam leží. Každý žeton Módní rezidence přináší body.
legend-subway = Každý žeton Metro přináší body, a možná i kartu Metro.
legend-subway_card = Dostane ji první hráč s žetonem Metro, potom každý, kdo jich má víc než její držitel.
legend-archaeology = Každý žeton Archeologické naleziště stojí body a přináší kartu Archeologické naleziště.
legend-archaeology_card = Leží vždy u toho, kdo vzal žeton Archeologické naleziště jako poslední. Na konci stojí body.
legend-highest = Za nejvyšší budovu v každé městské čtvrti. Při shodě rozhodují další v pořadí; kdo je i pak na stejno, boduje také.
legend-closed-title = Šrafované čtvrti
legend-closed = V této hře se v nich nestaví.
legend-metropolys-end = Hra končí hned, jakmile někdo postaví svou 13. budovu. Tajné karty se odkryjí a vše se sečte. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má víc budov.
legend-owners-title = Značky u stanic
legend-owners = Ukazují, čí linka tam začíná. Stanice bez značky není ničí: linka tam může skončit, ale žádná odtud neboduje.
legend-lines-title = Linky
legend-lines = Číslo na konci linky říká, přes kolik dílků vede; dílek, přes který vede dvakrát, se počítá dvakrát. Když linka dojde do stanice, její majitel získá tolik bodů.
legend-centre-title = Centrum
legend-centre = Linka, která končí v centru, přináší dvojnásobek bodů.
legend-short-title = Linky z jediného dílku
legend-short = Jediný dílek nesmí spojit okrajovou stanici s jinou ani samu se sebou, ledaže ho nejde položit nikam jinam.
legend-metro-end = Hra končí, když leží všech 60 dílků: všechny linky jsou pak hotové. Vyhrává, kdo má nejvíc bodů; při shodě se vítězství dělí.

## The screen: keys
keys-title = Klávesové zkratky
keys-show = Klávesové zkratky
keys-arrows = pohyb po plánu
keys-tab = z oblasti do oblasti
keys-digits = zvolit budovu
keys-tiles = vybrat dílek z ruky
keys-turn = otočit dílek; se Shiftem na druhou stranu
keys-enter = vybrat, pak potvrdit
keys-escape = zrušit
keys-pass = pasovat
keys-draw = líznout si dílek
keys-undo = vzít zpět poslední tah
keys-list = na seznam všech tahů
keys-rules = pravidla k tomu, co bylo naposledy odmítnuto
keys-help = tento seznam
key-arrows = Šipky
key-digits = 1 … 13

## The screen: account and settings
account-change-name = Změnit jméno
account-make = Vytvořit účet
account-sign-in = Přihlásit se

## The screen: account
account-title = Účet
account-guest = Hrajete jako host. Když se smažou data tohoto prohlížeče, přijdete o svá místa u stolů. S heslem vám zůstanou, i na jiných zařízeních.
account-name = Jméno
account-password = Heslo
account-old-password = Dosavadní heslo
account-new-password = Nové heslo
account-change-password = Změnit heslo
account-saved = Uloženo.
account-sign-in-text = Už máte účet? Přihlaste se.
account-sign-out = Odhlásit se
account-sign-out-everywhere = Odhlásit se na všech zařízeních
account-export = Stáhnout vše, co o vás máme
account-delete = Smazat účet
account-delete-text = Jméno, nastavení a zprávy zmizí hned. Odehrané hry zůstanou, bez vašeho jména.
account-delete-really = Ano, smazat o mně všechno
account-nobody = Zatím vás tu nikdo nezná. Zahrajte si, nebo se přihlaste.
account-page = Vaše stránka
account-page-text = Vaše ratingy a hry, jak je vidí ostatní.

## The screen: settings
settings-title = Nastavení
settings-look = Barvy
settings-system = Podle zařízení
settings-light = Světlé
settings-dark = Tmavé
settings-bots = Roboti
settings-bot-lines-on = Roboti občas něco řeknou
settings-bot-lines-text = Pozdrav, povzdech, poklona. Nikdy v hodnocených hrách.
settings-hints = První kroky
settings-hints-on = Drobné tipy u vašich prvních stolů
settings-hints-text = Každý se ukáže jen jednou.
settings-sounds = Zvuky
settings-sounds-on = Zvuky u stolu: tahy, body a zvonek, když jste na tahu
settings-volume = Hlasitost
settings-speed = Tahy ostatních
settings-speed-text = Jak rychle se každý tah přehraje. Kliknutím nebo klávesou ho přeskočíte.
settings-speed-calm = Pomalu
settings-speed-usual = Běžně
settings-speed-quick = Rychle
settings-speed-at_once = Hned
settings-motion = Pohyb
settings-motion-on = Zobrazovat animace
settings-notices = Upozornění
settings-notices-on = Dát mi vědět, když jsem na tahu a nedívám se
settings-notices-text = Funguje, dokud je tato stránka otevřená v prohlížeči.
settings-push-on = I když je stránka zavřená, v tomto prohlížeči
settings-push-not = Tento prohlížeč to neumí, nebo to nedovoluje.
settings-webhook = Zavolat můj program na této adrese (webhook)
settings-email = E-mailem na adresu
settings-email-code = Kód, který vám přišel e-mailem
settings-test = Vyzkoušet
settings-tested = { $count ->
    [0] Zatím není, jak vás zastihnout.
   *[other] Odesláno.
 }
settings-save = Uložit
settings-remove = Odebrat

## The screen: notices
notice-turn = Jste na tahu
notice-turn-text = { $game }: ostatní čekají na vás.
notice-test = Upozornění sem chodí

## The screen: looking again
end-look-again = Podívat se znovu
step-back = Vrátit se k tomu, co se stalo
keys-step-back = o tah do minulosti a zase dál

## Looking again
replay-now = Zpět do přítomnosti
replay-title = Záznam hry
replay-points = Body v průběhu hry
replay-source = Body za
replay-all-sources = Všechny body
replay-points-now = Body v tuto chvíli
replay-moves = Tahy
replay-players = Hráči
replay-save = Stáhnout záznam
replay-link = Odkaz na tuto chvíli
replay-share = Sdílet
replay-picture = Obrázek
replay-drawing = Kresba (SVG)
replay-film = Film
replay-record = Záznam
replay-beginning = Hra začíná.
replay-call = Veřejná soutěž { $number } z { $of }, krok { $step }.
replay-placement = Dílek { $number } z { $of }.
replay-step-of = Krok { $number } z { $of }.
replay-tile = Dílek { $number }
replay-step = Krok { $number }
replay-next = { $seat ->
    [vy] Na řadě jste vy.
   *[other] Na řadě: { $seat }.
 }
replay-over = Hra skončila.
replay-time = Čas
replay-slider = Chvíle ve hře
replay-steps = Kroky
replay-first = Na začátek
replay-back = O tah zpět
replay-on = O tah dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost
replay-speed-slow = Pomalu
replay-speed-usual = Běžně
replay-speed-quick = Rychle
replay-key-move = o tah
replay-key-part = k další budově či dílku
replay-key-space = Mezerník
replay-holdings = Tajné karty a dílky
replay-seen-as = Pohled
replay-everybody = Všichni, nic skrytého
replay-spectator = Divák
replay-to-table = Ke stolu
replay-records-title = Podívejte se znovu na kteroukoli hru
replay-records-text = Vložte záznam hry nebo sem přetáhněte soubor: na každém řádku jedna hra. Nic se neukládá, leda když si necháte udělat rozbor.
replay-records-label = Záznam
replay-records-open = Otevřít
replay-records-file = Vybrat soubor
replay-records-found = { $count ->
    [one] Jedna hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
 }
replay-seats = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
 }
replay-line = Řádek { $line }: { $reason }
replay-line-step = Řádek { $line }, krok { $step }: { $reason }
replay-chances = Šance na výhru
replay-chances-now = Šance v tomto okamžiku
replay-percent = { $percent } %
replay-loss = −{ $loss } %
replay-better = lépe: { $action }
replay-analysis = Rozbor
replay-analyse = Rozebrat tuto hru
replay-analyse-deeper = Rozebrat důkladněji
replay-analysis-waits = Rozbor čeká, až na něj přijde řada…
replay-analysis-runs = Robot prochází každý tah…
replay-analysis-deep = Rozebráno tak důkladně, jak to jde.
replay-analysis-failed = Rozbor se nepovedl. Můžete to zkusit znovu.
replay-highlights = Okamžiky, ke kterým se vrátit
replay-losses = { $seat ->
    [vy] Vaše nejdražší tahy
   *[other] Nejdražší tahy: { $seat }
 }
replay-lost = −{ $loss } %: { $action }; lépe: { $best }
replay-finds = { $seat ->
    [vy] Vaše nejlepší nápady
   *[other] Nejlepší nápady: { $seat }
 }
replay-found = { $action }: o { $margin } % lepší než vše ostatní
replay-guesses = Co se tu dalo uhodnout
replay-guesses-how = V procentech; podtržené je správně.
replay-guess-true = (správně)
replay-plain = Pozorný hráč to mohl vědět od: { $moment }.
replay-unseen = Dosud neviděné
analysis_after_the_end = Hru lze rozebrat, až skončí.
analysis_under_way = Čekáte ještě na jiný rozbor.
no_such_analysis = Takový rozbor tu není.
replay_own_seat = Dokud se hraje, uvidíte jen to, co ví vaše místo.
replay_not_begun = Tato hra ještě nezačala.
picture_too_early = Obrázky lze udělat, až bude dohráno.
picture_failed = Tento obrázek se nepodařilo vytvořit. Zkuste to prosím později.
no_films_here = Tento server nevytváří filmy.
records_none = Žádná hra se tu nenašla.
records_too_many = To je příliš mnoho her: nejvýše { $most }.

## Learning
learn-title = Naučte se hrát
learn-intro = Zahrajte si první hru u opravdového stolu, krok za krokem: přítel vám radí, co dělat, a ostatní na vás počkají. Každá kapitola trvá pár minut a odejít můžete kdykoli.
learn-puzzles = Úlohy
learn-puzzles-text = Už umíte hrát? Najděte nejlepší tah v pozicích ze skutečných her.
learn-puzzles-go = Přejít na úlohy
learn-all = Všechny lekce
learn-begin = Začít
learn-again = Zahrát znovu
learn-was-done = Tuto kapitolu máte za sebou.
learn-go-on = Pokračovat
learn-go-on-at = Pokračovat krokem { $number } z { $count }
learn-step = Krok { $number } z { $count }
learn-step-label = Váš postup
learn-back = Zpět
learn-show-me = Ukažte mi to
learn-tried = Přesně tak: proto se to nesmí.
learn-other = „{ $action }“ je také dovoleno. Pro tuto lekci ale prosím zvolte „{ $wanted }“.
learn-try-it = Ještě ne: nejdřív zkuste místo, které svítí, a uvidíte, co se stane.
learn-not-there = { $place } ne: zvolte některé z míst, která svítí.
learn-done = Dobrá práce: tuto kapitolu máte hotovou!
learn-done-text = To hlavní už znáte. Zbytek hry { $game } se nejlépe naučíte hraním.
learn-next-chapter = Další kapitola
learn-play-now = Zahrát si
learn-chapter-metropolys-family = Vaše první hra
learn-chapter-metropolys-family-text = Město, nabídky, pasování, stavba, žetony a vaše tajná karta.
learn-chapter-metropolys-expert = Hra pro experty
learn-chapter-metropolys-expert-text = Skupiny, druhá karta a nejvyšší budovy.
learn-chapter-metropolys-expansion = Rozšíření
learn-chapter-metropolys-expansion-text = O kartu víc, se třemi typy polí.
learn-chapter-metro-lines = Vaše první hra
learn-chapter-metro-lines-text = Dílky, linky a stanice, centrum a linky z jediného dílku.
learn-chapter-metro-variants = Varianty
learn-chapter-metro-variants-text = Víc dílků v ruce a dílky, které se smějí otáčet.
learn-family-next = Zvolte pole, které sousedí s { $place }.
learn-family-next-more = Sousedí spolu pole, která mají společnou hranici nebo je spojuje most. Roh, jezero ani řeka nestačí. Ta, která myslím, svítí.
learn-family-bid = Nabídněte svou budovu { $value } na { $place }.
learn-family-bid-more = Navýšit znamená položit vyšší budovu vedle té poslední, tedy vedle trojky na { $last }. Zvolte { $value }, pak { $place } a potvrďte.
learn-family-outbid = Navyšte znovu: budovu { $value } na { $place }.
learn-family-outbid-more = Rozhoduje jen poslední budova, teď šestka na { $last }. Vaše čtyřka zůstane na plánu do konce soutěže.
learn-family-built = Stavíte: vaše { $value } zůstává na { $place }.
learn-family-built-more = Všichni ostatní pasovali. Kdo nabídl poslední, staví a bere si žeton; čtyřka se vám vrací.
learn-family-open = Zahajte další soutěž: budovu { $value } na { $place }.
learn-family-open-more = Kdo postavil, zahajuje další veřejnou soutěž, kteroukoli budovou na kterémkoli volném poli.
learn-family-pass = Nechte to být: pasujte.
learn-family-pass-more = Přebít jedenáctku na { $place } by vás stálo moc. Kdo pasuje, v této soutěži končí a budovy se mu na konci vrátí.
learn-family-card = Zvolte volné pole u mostu.
learn-family-card-more = Vaše tajná karta jsou Mosty: každá vaše budova u mostu přinese na konci 3 body. Nikdo jiný to neví.
learn-family-card-bid = Nabídněte svou budovu { $value } na { $place }.
learn-family-card-bid-more = Z { $last } tam vede most a leží tam žeton Módní rezidence: další 3 body.
learn-family-tokens = Podívejte se, co máte.
learn-family-tokens-more = Žeton Módní rezidence přináší 3 body, žeton Metro 1 a karta Metro 3. Archeologické naleziště stojí 1 bod a jeho karta další 2.
learn-family-last = Postavte svou poslední budovu: { $value } na { $place }.
learn-family-last-more = O pár soutěží později máte dvanáct budov. Třináctá hru hned ukončí.
learn-family-count = Podívejte se, jak se počítají body.
learn-family-count-more = Žetony, speciální karty a pak tajná karta každého hráče. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má víc budov.
learn-expert-area = Zvolte pole, které sochu doplní.
learn-expert-area-more = Ve hře pro experty počítá karta Okolí skupiny. Tři vaše budovy kolem jedné sochy dají 7 bodů a dvě už stojí.
learn-expert-statue = Nabídněte svou budovu { $value } na { $place }.
learn-expert-statue-more = Než potvrdíte, podívejte se, co by to přineslo: celou skupinu. Uvidíte i to, jak by mohli ostatní odpovědět.
learn-expert-type = Zvolte volný park.
learn-expert-type-more = Vaše druhá karta ukazuje typ pole: každá vaše budova v parku přinese 2 body. Jedna budova se smí počítat pro obě karty.
learn-expert-park = Nabídněte svou budovu { $value } na { $place }.
learn-expert-park-more = Je to park a na západě zatím nestaví nikdo jiný.
learn-expert-highest = Nabídněte svou budovu { $value } na { $place }.
learn-expert-highest-more = V každé městské čtvrti dává nejvyšší budova 5 bodů. V centru stojí dvanáctka, ale počítá se výška, ne číslo: 10 až 13 jsou všechny velké.
learn-expert-heights = V centru máte shodu.
learn-expert-heights-more = Obě budovy jsou velké, a tak oba získáte 5 bodů. Druhá velká by tam rozhodla.
learn-expert-last = Postavte svou poslední budovu: { $value } na { $place }.
learn-expert-last-more = O pár soutěží později ukončí vaše třináctá budova i tuto hru.
learn-expert-count = Podívejte se, jak se počítají body.
learn-expert-count-more = Žetony, obě karty a 5 bodů za nejvyšší budovu každé čtvrti. Pro kartu Okolí se žádná budova nepočítá dvakrát.
learn-expansion-types = Zvolte volný park na západě.
learn-expansion-types-more = Vaše karta Rozšíření ukazuje průmyslovou zónu, park a nákupní centrum. Postavte v jedné čtvrti na všech třech a máte 9 bodů.
learn-expansion-set = Nabídněte svou budovu { $value } na { $place }.
learn-expansion-set-more = Tím máte na západě nákupní centrum, průmyslovou zónu i park: 9 bodů. Tyto budovy se smějí počítat i pro kartu Okolí.
learn-expansion-again = Zvolte pole, kde by mohla začít druhá sada.
learn-expansion-again-more = Karta může bodovat i vícekrát. Hodí se každé volné nákupní centrum, průmyslová zóna nebo park na západě.
learn-expansion-last = Postavte svou poslední budovu: { $value } na { $place }.
learn-expansion-last-more = O pár soutěží později máte dvanáct budov. Třináctá hru ukončí.
learn-expansion-count = Podívejte se, jak se počítají body.
learn-expansion-count-more = Kolik sad máte v některé čtvrti, určuje ten typ, na kterém tam máte budov nejméně. Za každou sadu je 9 bodů.
learn-lines-place = Položte svůj dílek na { $square }.
learn-lines-place-more = Dílek musí ležet na okraji plánu nebo vedle jiného dílku. Tady začíná vaše linka ze stanice { $station }.
learn-lines-touch = Zkuste { $square }.
learn-lines-touch-more = Pole je volné, ale uvidíte, co se stane. Když pole odmítneme, vždy řekneme proč.
learn-lines-twice = Položte { $tile } na { $square }.
learn-lines-twice-more = Vaše linka ze stanice { $station } se otočí a přejede první dílek ještě jednou. Každé přejetí je 1 bod: dohromady 3.
learn-lines-alone = Zkuste { $square }.
learn-lines-alone-more = Na tomto dílku se každá kolej hned vrací. Na okraji by sám spojil stanice.
learn-lines-draw = Lízněte si další dílek.
learn-lines-draw-more = Dílek z ruky položit nemusíte. Ale ten, který si líznete, položit musíte a všichni ho uvidí.
learn-lines-drawn = Položte líznutý dílek na { $square }.
learn-lines-drawn-more = Přikládat smíte ke každé lince, své i cizí. Dílek v ruce vám zůstává na později.
learn-lines-held = Teď položte { $tile } na { $square }.
learn-lines-held-more = Dál od okraje není stanice, kterou by mohl sám spojit.
learn-lines-exception = Položte { $tile } na { $square }.
learn-lines-exception-more = Nová hra: tento dílek by sám spojil stanice na každém poli. Jen tehdy se to smí a stanice { $station } získá 1 bod.
learn-lines-centre = Položte { $tile } na { $square }.
learn-lines-centre-more = Vaše linka ze stanice { $station } dojede doprostřed plánu. Linka, která končí ve stanici v centru, se počítá dvojnásobně.
learn-lines-doubled = Body za jedinou linku: { $points }!
learn-lines-doubled-more = Devět přejetí, a dvojnásobně. Své linky nechte růst a cizí ukončete, dokud jsou krátké.
learn-lines-last = Položte poslední dílek na { $square }.
learn-lines-last-more = Zatím ztrácíte. Ale když leží všech 60 dílků, je hotová každá linka: podívejte se, co všechno tento dílek ukončí.
learn-lines-count = Podívejte se, jak se počítají body.
learn-lines-count-more = Každá linka z vaší stanice bodovala jednou. Vyhrává, kdo má nejvíc bodů; při shodě se vítězství dělí.
learn-variants-hand = Zvolte { $tile } a položte ho na { $square }.
learn-variants-hand-more = V této variantě držíte dva nebo tři dílky a pokládáte, který chcete.
learn-variants-hands = Ruka se vám zase doplní.
learn-variants-hands-more = Po každém tahu si doberete do plné ruky. Místo dílku z ruky si stále můžete líznout jiný, ten pak ale musíte položit.
learn-variants-turn = Otočte { $tile } jednou a položte ho na { $square }.
learn-variants-turn-more = V této variantě smíte dílky otáčet: tlačítko je vedle toho vašeho. Linka shora se tu má vrátit.
learn-variants-turned = Otočený dílek se počítá jako každý jiný.
learn-variants-turned-more = U linek z jediného dílku se teď hledí na všechna otočení. Udělat takovou smí jen dílek, který jinak nejde nikam, ať ho otočíte jakkoli.
learn-offer = Jste tu poprvé?
learn-offer-text = Naučte se hrát u opravdového stolu, krok za krokem, asi za šest minut.
learn-offer-go = Naučit se { $game }
learn-offer-no = Ne, děkuji
learn-first = Hrajete { $game } poprvé?
learn-first-text = Lekce vám u opravdového stolu ukáže všechno asi za šest minut.
learn-first-go = Projít lekci
learn-first-play = Rovnou hrát
learn-hint = Tip:
learn-hint-turn = Jste na tahu: zvolte cokoli, co svítí. Ukažte kamkoli jinam a uvidíte, co tam je.
learn-hint-preview = Ještě není nic zahráno. Podívejte se, co by následovalo, a pak potvrďte, nebo zrušte.
learn-hint-why = Zvolte místo, které nesvítí, a dozvíte se, proč tam hrát nemůžete.
learn-hint-others = Co udělali ostatní, je vyznačeno na plánu. Můžete si to pustit znovu.
learn-hint-seen = Rozumím
learn-hint-off = Už bez tipů
learn-decided = Co rozhodlo
learn-decided-ask = Který můj tah stál nejvíc?
learn-decided-waits = Robot prochází každý tah…
learn-decided-loss = { $part }: váš nejdražší tah byl „{ $action }“: stál { $loss } % vaší šance na výhru. Lepší by bylo „{ $best }“.
learn-decided-none = Žádný váš tah vás nestál mnoho: bylo to těsné až do konce.
## Looking again: what could have been
branch-what-if = Co kdyby…
branch-best = Nejlepší nalezený tah: { $action }
branch-show-best = Ukázat, co by mohlo následovat
branch-title = Co kdyby
branch-return = Zpět do hry
branch-none = Zahrajte na plánu jiný tah za toho, kdo je na řadě.
branch-moves = Vyzkoušené tahy
branch-hidden = Co v tomto okamžiku nebylo možné vědět, se losuje znovu: nic tajného se neukazuje.
branch-too-long = Na odkaz je tahů příliš mnoho: vede do okamžiku, kde se od hry odchylují.
branch-list = Všechny tahy
branch-over = Hra by tu skončila.
branch-judgement = Co si o tom myslí robot
branch-judge = Zeptat se robota
branch-judging = Robot se na to dívá…
branch-bot-would = Robot by zahrál: { $action }
branch-go-on = Ukázat, co by mohlo následovat
branch-link-unread = Tahy v tomto odkazu nelze přečíst, tady je hra tak, jak se hrála.
branch-link-wrong = Tahy v tomto odkazu nelze zahrát: { $reason }
play-on = Hrát odsud dál
play-on-how = V tomto okamžiku se otevře nový stůl, na ostatních místech budou roboti. Karty a dílky, které vaše místo nemohlo znát, se losují znovu tak, aby odpovídaly všemu, co vidělo. Hra není hodnocená.
play-on-seat = Vaše místo
play-on-bots = Roboti
play-on-begin = Začít
branch_after_the_end = Jiné tahy můžete zkoušet, až hra skončí.
play_on_over = Hra tu končí: už není co hrát.
## The rules
rule-table = Stůl na internetu
rule-table-1 = U stolu naživo zůstávají všichni až do konce hry. U korespondenčního stolu se vracíte, když jste na tahu, a každý tah může trvat i dny.
rule-table-2 = U stolu mohou být hodiny: buď čas na celou hru, ke kterému s každým tahem trochu přibude, nebo čas na každý tah. Když někomu čas vyprší, může to kdokoli u stolu reklamovat. Ten hráč pak prohrává a ve hře pro více než dva hraje dál robot. U hodnoceného stolu se to stane samo.
rule-table-3 = Hodnocená hra se počítá do ratingu všem, kdo hrají. Je k ní potřeba účet, tahy se zpět neberou, nápovědy nejsou a kdo odejde, prohrává.
rule-table-4 = Ke stolu, který je vidět na úvodní stránce, si může sednout kdokoli; k jinému jen lidé, kteří mají odkaz. Roboti mohou sedět na každém místě a vy určíte, jak rychle odpovídají.
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Žádné téma nenalezeno.
    [one] Nalezeno jedno téma.
    [few] Nalezená témata: { $count }.
    [many] Nalezená témata: { $count }.
   *[other] Nalezená témata: { $count }.
 }
rules-in-box = Ve vaší krabici
rules-terms = Slova vaší krabice
rules-terms-text = Jak věcem říkají tištěná pravidla, vedle našich slov.
rules-terms-own = V těchto jazycích tištěná pravidla nemáme, slova jsou tedy naše: { $languages }.
rules-here = Zde
rules-play = Přehrát nebo zastavit nákres
rules-step = Další krok nákresu
rules-of-game = Pravidla hry { $game }
rules-all = Všechna témata
rules-page = Otevřít na vlastní stránce
rules-topics = Témata
rules-games = Všechny hry
rules-print = Vytisknout na dvě strany
rules-missing = Takové téma není. Vyberte si některé z těchto:
## The set-up for the box
setup_wrong_seed = Číslo losu je od { $least } do { $most }.
setup_nothing_to_even = Tady není co vyrovnávat: plán je v každé hře stejný.
setup-title = { $game }, hráčů: { $players }, { $options }
setup-seed = Číslo losu { $seed }: s ním vyjde stejná příprava znovu.
setup-evenness = Nevyrovnanost { $count }. Náhodné město má asi { $usual }; nejvýš do { $most } mu říkáme vyrovnané.
setup-own-layout = Rozmístění pro první hru je dílem tohoto programu.
setup-own-expansion = Typy polí na kartách Rozšíření jsou dílem tohoto programu. Jsou-li na kartách ve vaší krabici jiné, rozdejte ty své.
setup-signs = * módní rezidence, o metro, ! archeologické naleziště
setup-part-board = Herní plán
setup-part-district = { $district }
setup-part-players = Hráči
setup-part-stations = Stanice
setup-part-tiles = Dílky
setup-whole-city = Hraje se ve všech pěti městských čtvrtích.
setup-closed = Vynechte: { $districts }. Tam nikdo nestaví.
setup-token = { $place } ({ $type }): { $token }
setup-buildings = Každý si vezme { $count } budov jedné barvy a postaví je před sebe tak, aby všichni viděli čísla.
setup-special-cards = Karty Metro a Archeologické naleziště položte vedle plánu.
setup-deal-area = { $version ->
    [family] Zamíchejte tyto karty Okolí pro rodinnou hru: { $cards }.
   *[expert] Zamíchejte tyto karty Okolí pro hru pro experty: { $cards }.
 } Každému dejte jednu lícem dolů a ostatní odložte, aniž se na ně podíváte.
setup-deal-neighbourhood = Zamíchejte karty Městská rezidence: { $cards }. Každému dejte jednu lícem dolů a ostatní odložte, aniž se na ně podíváte.
setup-deal-expansion = Zamíchejte karty Rozšíření. Každému dejte jednu lícem dolů a ostatní odložte, aniž se na ně podíváte.
setup-first = Začíná { $seat }.
setup-stations = { $seat }: stanice { $stations }
setup-stations-free = Nikomu nepatří stanice { $stations }. Linky tam mohou jen končit.
setup-cars = Každý položí na každou svou stanici vagon své barvy.
setup-tiles = Zamíchejte všech { $count } dílků a položte je lícem dolů do zásoby.
setup-hand = { $hand ->
    [one] Každý si lízne jeden dílek a tajně si ho prohlédne.
    [few] Každý si lízne { $hand } dílky a tajně si je prohlédne.
   *[other] Každý si lízne { $hand } dílků a tajně si je prohlédne.
 }
setup-turned = Dílky se smějí před položením otáčet.
setup-for = Jen pro tohoto hráče: { $seat }
setup-your-card = { $card }: { $cards }
setup-page-title = Připravit hru z krabice
setup-about = Vylosujte si přípravu hry ze své krabice. Uvidíte, co kam patří, tajné karty rozdáte jedním telefonem a na konci body spočítá počítadlo.
setup-what = Co hrajete
setup-game = Hra
setup-layout = Žetony
setup-layout-even = vyrovnaně
setup-layout-random = náhodně
setup-layout-first = první hra
setup-yes = ano
setup-no = ne
setup-names = Kdo kde sedí, po směru hodin
setup-draw = Losovat
setup-again = Losovat znovu
setup-waiting = Server neodpovídá. Co jste vylosovali, tu zůstává; o nový los se pokuste později.
setup-drawn = Příprava
setup-number = Číslo losu { $seed }
setup-steps = Krok za krokem
setup-steps-text = Hotový řádek odškrtněte klepnutím. Hotové pole už na plánu nesvítí.
setup-steps-plain = Hotový řádek odškrtněte klepnutím.
setup-done = Hotovo { $done } z { $all }
setup-all-done = Vše je na svém místě. Ať se hra vydaří!
setup-untick = Začít znovu
setup-share = Sdílet odkaz
setup-link = Odkaz na tuto přípravu
setup-link-text = Odkaz ukáže všem stejnou přípravu. Nic tajného v něm není.
setup-link-broken = Tento odkaz není celý, nebo je z novější verze. Požádejte o něj znovu.
setup-print = Vytisknout
setup-score = Do počítadla
setup-not-kept = Tento prohlížeč nic neukládá: co vylosujete, po zavření stránky zmizí.
setup-cards = Tajné karty
setup-cards-text = Rozdejte tímto telefonem a podávejte si ho: každý uvidí své karty a nikdo jiný. Můžete také prostě rozdat karty z krabice.
setup-cards-deal = Rozdat karty
setup-cards-again = Rozdat znovu
setup-anew = Losovat znovu? Co kdo viděl, už nebude platit.
setup-anew-yes = Ano, losovat znovu
setup-back = Zpět
setup-pass = Předejte telefon. Na řadě je { $seat }.
setup-are-you = Jste to vy? { $seat }
setup-i-am = Ano: { $seat }
setup-not-me = Ne, to nejsem
setup-hold = Podržte a uvidíte své karty
setup-let-go = Pusťte a zase se skryjí.
setup-seen = Už je znám
setup-everybody = Všichni se už podívali.
setup-forgot = Zapomněli jste své karty? Podívejte se znovu
setup-stack = Dílky, jeden po druhém
setup-stack-text = Hrajte se svými dílky v pořadí, které se vylosuje tady: najděte ten, který je vidět. Další zůstávají skryté.
setup-stack-shuffle = Zamíchat
setup-stack-next = Další dílek
setup-stack-back = Zpět
setup-stack-at = Dílek { $number } z { $count }
setup-stack-none = Dílků v zásobě: { $count }, zatím se nelosovalo.
setup-stack-cover = Skrýt
setup-stack-show = Ukázat
setup-stack-covered = Tento dílek je skrytý.
setup-stack-again = Zamíchat znovu
setup-place-left = Ještě zbývá.
setup-place-done = Hotovo.

## The scorer
scorer-title = Spočítat skutečnou hru
scorer-about = Hrajete hru z krabice? Zadejte, co leží na vašem stole: body všech se počítají po každém klepnutí a na plánu je vidět, odkud jsou. Vaše stoly zůstávají v tomto prohlížeči; nikdo jiný je nevidí, dokud nepošlete odkaz.
scorer-new = Další stůl
scorer-new-game = Nová hra: { $game }
scorer-open-file = Otevřít soubor
scorer-file-wrong = V tomto souboru není pozice, která by se dala spočítat.
scorer-link-broken = Tento odkaz není celý, nebo je z novější verze. Požádejte o něj znovu.
scorer-not-kept = Tento prohlížeč nic neukládá: co zadáte, po zavření stránky zmizí. Pošlete odkaz nebo uložte soubor.
scorer-tables = Vaše stoly: { $count }
scorer-remove = Odebrat
scorer-remove-named = Odebrat: { $name }
scorer-removed = Odebráno: { $name }.
scorer-bring-back = Vrátit
scorer-name = Název tohoto stolu
scorer-agreed = Jak jste hráli
scorer-entry = Co je na stole
scorer-people = Kdo hrál
scorer-yes = ano
scorer-no = ne
scorer-none = žádný
scorer-tokens = Žetony
scorer-tokens-first = první hra
scorer-tokens-own = vlastní
scorer-tokens-counted = jen počet
scorer-tap-place = Klepněte na pole na plánu a postavte tam budovu, nebo pište níže.
scorer-whose = Čí budova
scorer-empty = prázdné
scorer-building = Budova { $value }
scorer-building-elsewhere = Budova { $value }, teď na { $place }
scorer-token-here = Žeton na začátku
scorer-typed = Psaní budov: 7 C10
scorer-typed-whose = Čí budovy píšete
scorer-typed-wrong = „{ $text }“ není budova a pole. Napište třeba 7 C10.
scorer-put = Přidat
scorer-player = Jméno
scorer-unknown = zatím neznámo
scorer-holder = Kdo má kartu: { $card }
scorer-tiles = Dílků: { $count } z 60
scorer-order = Pořadí dílků
scorer-order-any = libovolné
scorer-order-placed = jak se pokládaly
scorer-first = Kdo začínal
scorer-tap-square = Vyberte dílek a klepněte na jeho pole. Dílek na plánu vyberete klepnutím.
scorer-tap-order = Zadávejte dílky v pořadí, v jakém se pokládaly: každé položení se ověří a hru si můžete přehrát.
scorer-kinds = Zbývající dílky
scorer-kind = { $name }, zbývá { $left }
scorer-lying = Dílek na { $place }
scorer-take-away = Odebrat ho
scorer-counting = Počítá se…
scorer-waiting = Zatím nespočítáno. Co jste zadali, je v bezpečí a spočítá se, jakmile server odpoví.
scorer-cannot-be = Nespočítáno: tohle není možné.
scorer-wins = Vítězí { $names }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
scorer-shared = O vítězství se dělí { $names }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
scorer-so-far = Zatím vede { $names }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
 }
scorer-ahead = Náskok { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, další v pořadí: { $name }.
scorer-open = Zatím otevřeno: { $count }
scorer-steps = Zpět a znovu
scorer-undo = Zpět
scorer-redo = Znovu
scorer-take = Uložit a sdílet
scorer-share = Sdílet odkaz
scorer-link = Odkaz na tento stůl
scorer-link-text = V odkazu je celý stůl. Pozdější změny v něm nebudou.
scorer-print = Vytisknout
scorer-save = Uložit pozici
scorer-save-record = Uložit záznam
scorer-replay = Přehrát hru
open_districts = Vynechané městské čtvrti: { $given } z { $needed }.
open_tokens = Žetony: { $given } z { $needed }.
open_cards = { $seat }: zatím neznámé karty: { $cards }.
open_special_card = Zatím se neví, kdo má kartu { $card }.
open_buildings = Nikdo zatím nepostavil všech { $most } budov.
open_tiles = Dílky: { $given } z { $needed }.

# The companion for the evening
companion-title = U stolu
companion-turns = Tahy a hodiny
companion-ask-building = Lze sem nabídnout tuto budovu?
companion-ask-tile = Může sem tento dílek?
companion-deal = Tajné karty do telefonů
companion-turn = Na tahu: { $name }
companion-opens = { $name } zahajuje veřejnou soutěž.
companion-answers = Na řadě je navýšit nabídku, kterou má { $last }, nebo pasovat.
companion-answers-known = Na řadě je navýšit { $value } na { $place } (nabízí { $last }), nebo pasovat.
companion-won = Veřejná soutěž skončila: { $name } staví a zahajuje další.
companion-won-known = Veřejná soutěž skončila: { $name } staví budovu { $value } na { $place } a zahajuje další.
companion-clock = Hodiny
companion-clock-none = žádné
companion-clock-up = měří čas
companion-clock-down = odpočítává
companion-minutes = Minut na hráče
companion-run = Spustit hodiny
companion-pause = Pozastavit
companion-paused = Hodiny jsou pozastavené.
companion-awake = Dokud hodiny běží, obrazovka nezhasne.
companion-next = Hotovo: hraje { $name }
companion-bids = Nabízí
companion-passes = Pasuje
companion-call-over = Nikdo nemůže navýšit
companion-back = Krok zpět
companion-anew = Začít znovu
companion-give = Předat tah: { $name }
companion-passed = pasuje
companion-highest = nejvyšší nabídka
companion-opened = zahajuje
companion-used = Využitý čas: { $time }
companion-left = Zbývá: { $time }
companion-time-up = Čas vypršel
companion-who-asks = Kdo se ptá
companion-tap-building = Vyberte budovu a klepněte na pole na plánu.
companion-tap-tile = Vyberte dole dílek a klepněte na pole na plánu.
companion-asking = Okamžik…
companion-may = Ano, to se smí.
companion-may-not = Ne.
companion-may-so-far = Ano, pokud je nám známo.
companion-not-known = Zatím se neví:
companion-lines = Linky, které porostou
companion-lines-none = Žádná linka neporoste.
companion-line = Stanice { $station }, { $owner }: { $before } → { $after }
companion-line-done = hotová, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
companion-where-else = { $count ->
    [0] Nemůže nikam.
    [one] Může na jediné pole, to na plánu svítí.
    [few] Může na { $count } pole, na plánu svítí.
   *[other] Může na { $count } polí, na plánu svítí.
 }
companion-could-answer = Navýšit může: { $names }.
companion-could-nobody = Nikdo by nemohl navýšit: hned by se stavělo.
companion-lay = Položit sem
companion-bid = Nabídnout
asked_own_bid = Nejvyšší nabídku má { $seat }: teď je řada na ostatních.
asked_passed = { $seat } pasuje a v této soutěži už nehraje.
asked_call_over = Nikdo nemůže navýšit: soutěž končí a { $seat } staví.
open_last_bid = Co a kde nabízí { $seat }: musí to být vedle a výš.
evening-title = Tajné karty do telefonů
evening-about = Hrajete hru z krabice a každý má své tajné karty v telefonu. Jeden z vás otevře herní večer a řekne ostatním kód. Cizí karty nevidí nikdo, ani ten, kdo večer otevřel.
evening-join = Přidat se k hernímu večeru
evening-new = Otevřít herní večer
evening-open = Rozdat karty a ukázat kód
evening-name = Jméno na místě { $number }
evening-code = Kód tohoto herního večera
evening-say = Řekněte ho ostatním, nebo ať si ho naskenují.
evening-qr = QR kód, který vede k tomuto hernímu večeru
evening-which = Které místo je vaše?
evening-which-text = Na každé místo jeden telefon. Napište své jméno a zaberte své místo.
evening-called = Vaše jméno
evening-take = Zabrat toto místo: { $name }
evening-full = Každé místo už má telefon. Pokud jste o svůj přišli, může vás znovu pustit ten, kdo herní večer otevřel.
evening-seats = Kdo tu je
evening-free = volné
evening-here = tady
evening-looked = zná své karty
evening-agreed = chce ukázat karty
evening-you = vy
evening-yours = Vaše tajné karty
evening-hold = Podržte a uvidíte své karty
evening-hold-text = Pusťte a zase se skryjí. Dívejte se, kolikrát chcete.
evening-hidden = Vaše karty jsou skryté.
evening-let-in = Pustit znovu
evening-let-in-named = Pustit znovu: { $name }
evening-let-in-text = Telefon na tomto místě už nic neukáže. Místo může s kódem zabrat jiný a uvidí stejné karty. Všichni se to dozvědí.
evening-leave = Uvolnit mé místo
evening-leave-text = S kódem se na toto místo můžete vrátit a jeho karty zůstanou stejné.
evening-anew = Rozdat znovu
evening-anew-text = Všechny karty se vezmou zpět a rozdají se znovu. Všichni se to dozvědí.
evening-show = Ukázat všechny karty
evening-show-not = Počkat, ještě ne
evening-show-text = Na konci hry se ukážou všechny karty, až budou souhlasit všichni. Zatím { $count } z { $all }.
evening-all = Všechny karty
evening-fill = Do počítadla
evening-end = Ukončit herní večer
evening-end-text = Kód přestane platit a server karty hned zapomene.
evening-yes = Ano
evening-no = Ne
evening-happened = Co se stalo
evening-mine = Vaše herní večery
evening-others = Všechny herní večery
evening-kept = Karty se zapomenou tři dny poté, co tu někdo naposledy něco udělal.
evening-waiting = Server neodpovídá. Tato stránka to bude zkoušet dál.
evening_dealt = { $deal ->
    [1] Karty jsou rozdané.
   *[other] Karty jsou rozdané znovu: je to rozdání { $deal }.
 }
evening_joined = { $seat } se přidává s telefonem.
evening_freed = Místo, které má { $seat }, je zase volné: může ho zabrat jiný telefon.
evening_shown = Všichni souhlasili: karty jsou vidět.
evening_ended = Herní večer skončil.
evening_no_such_code = Žádný herní večer nemá kód { $code }. Možná je v něm překlep, nebo večer už skončil.
evening_gone = Tento herní večer už neexistuje.
evening_over = Tento herní večer skončil. Otevřete jiný, nebo se zeptejte na jeho kód.
evening_no_cards = Tato hra nemá tajné karty k rozdání.
evening_no_seat = Tento telefon tu nemá místo. Nejdřív si zaberte svoje.
evening_not_yours = To může jen ten, kdo herní večer otevřel.
evening_seat_taken = Místo, které má { $seat }, už drží jiný telefon.
evening_seat_free = Místo, které má { $seat }, je už volné.
evening_has_seat = Tento telefon už drží místo, které má { $seat }. Nejdřív ho uvolněte.
evening_saw_others = Tento telefon už viděl karty, které má { $seat }: do nového rozdání může zabrat jen toto místo.
evening_dealt_meanwhile = Mezitím se rozdalo znovu. Podívejte se ještě jednou.
evening_too_many = Otevřených herních večerů už máte { $most }. Nejdřív jeden ukončete.
## Puzzles and days
# Solving puzzles
puzzles-title = Úlohy
puzzles-all = Všechny úlohy
puzzles-intro = Jedna pozice, jeden nejlepší tah: najděte ho. Každá úloha pochází z nějaké hry a ukazuje jen to, co hráč mohl vědět. Do ratingu se počítá první pokus, potom můžete zkoušet, jak dlouho chcete.
puzzle-of-game = Úloha: { $game }
puzzles-solved = Vyřešeno { $solved } z { $count }
puzzles-theme = Téma
puzzles-any-theme = Všechna témata dohromady
puzzles-theme-tells = Téma už napovídá. Promíchané úlohy jsou těžší.
puzzles-solve = Řešit
puzzles-solve-game = Řešit úlohy: { $game }
puzzles-game-done = Vyřešili jste všechny úlohy hry { $game }. Skvělé!
puzzles-theme-done = Vyřešili jste všechny úlohy hry { $game } na toto téma. Skvělé!
solve-region = Úloha
solve-your-move = Jste na řadě: najděte nejlepší tah.
solve-counts = Počítá se první pokus.
solve-counts-not = Tuto úlohu jste už zkoušeli: teď je to jen cvičení.
solve-solved = Vyřešeno!
solve-shown = Tady je řešení.
solve-how = Vyberte tah jako u stolu. Uvidíte, co by následovalo; počítá se to, až potvrdíte.
solve-wrong = Existuje lepší tah.
solve-wrong-exact = To vás stojí { $loss } % šance na výhru.
solve-wrong-least = To vás stojí nejméně { $loss } % šance na výhru.
solve-again = Zkusit znovu
solve-give-up = Ukázat řešení
solve-next = Další úloha
solve-copy = Kopírovat odkaz
solve-right = Dobrý postřeh: to je nejlepší tah.
solve-answer-is = Nejlepší tah: { $action }
solve-answer-title = Tohle je nejlepší tah.
solve-chances = Šance na výhru
solve-next-best = Druhý nejlepší:
solve-percent = { $percent } %
solve-also = Stejně dobré: { $actions }.
solve-reasons = Proč je dobrý
solve-line = Co by mohlo následovat
solve-back = Zpět
solve-on = Dál
solve-rating = Rating
solve-streak = V řadě
solve-best-streak = Nejvíc
results-of = Vaše výsledky: { $game }
results-rating = Váš rating po jednotlivých pokusech
results-rating-text = Rating za posledních { $count } pokusů: z { $first } na { $last }
results-themes = Podle tématu
results-theme = Téma
results-tried = Zkoušeno
results-first = Napoprvé
results-last = Poslední úlohy
results-right = vyřešeno
results-later = vyřešeno později
results-failed = nevyřešeno
no_such_puzzle = Taková úloha neexistuje.
# The city and the Metro of the day
day-title-metropolys = Město dne
day-title-metro = Metro dne
day-title = { $game } dne
day-games = Dnešní hry
day-intro = Jedna hra denně, pro všechny stejná: stejné rozdání, stejné místo, stejní roboti. Kdo z ní vytěží nejvíc?
day-today-play = Zahrát dnešní hru
day-play = Hrát
day-go-on = Pokračovat
day-see = Podívat se na výsledky
day-not-played = Zatím nehráno
day-under-way = Vaše hra čeká
day-finished = Odehráno
day-given-up = Nedohráno
day-streak = { $count ->
    [one] Jeden den
    [few] { $count } dny po sobě
   *[other] { $count } dní po sobě
 }
day-left = Zbývá { $hours } h { $minutes } min. Den končí o půlnoci UTC, u vás v { $time }.
day-is-over-text = Tento den už skončil. Jeho hru si můžete zahrát, kolikrát chcete, ale už se nepočítá.
day-one-try = Máte jeden pokus, který se počítá. Tahy se v něm zpět neberou a nápovědy nejsou. Odejít můžete kdykoli: hra na vás počká i přes půlnoc.
day-begun = Tuto hru už máte rozehranou. Pokračuje tam, kde jste skončili, a počítá se k tomuto dni.
day-practise = Zahrát si pro cvičení
day-practise-again = Zahrát znovu pro cvičení
day-what = Hra
day-terms = { $options }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }
day-previous = Předchozí den
day-next = Další den
day-own = Váš výsledek
day-rank = { $rank }. z { $of }
day-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
day-lead = Náskok
day-place = Pořadí dne
day-place-of = { $place } z { $of }
day-better = Lepší než { $share } % ze všech { $of } hráčů
day-only = Dohráli jste ji jako první.
day-course = Jak to šlo
day-ahead = vede
day-level = vyrovnáno
day-behind = ztrácí
day-course-signs = ▲ ve vedení, △ vyrovnáno, ▽ pozadu, od začátku do konce
day-copy = Kopírovat jako text
day-share = Sdílet
day-look-again = Prohlédnout si svou hru
day-results = Výsledky všech
day-results-later = Výsledky a hry ostatních uvidíte, až dohrajete tu svou.
day-count = { $count ->
    [0] Zatím ji nikdo nedohrál.
    [one] Dohrál ji jeden hráč.
    [few] Dohráli ji { $count } hráči.
   *[other] Dohrálo ji { $count } hráčů.
 }
day-head-place = Pořadí
day-head-name = Jméno
day-head-rank = U stolu
day-head-points = Body
day-game-of = Prohlédnout hru: { $name }
day-muted-name = někdo, koho jste ztlumili
day-more = Zobrazit další
day-master = Jak ji hraje mistr
day-master-text = Nejsilnější robot hraje na vašem místě proti stejným robotům.
day-master-ask = Nechat hrát mistra
day-master-waits = { $count ->
    [0] Mistr se chystá začít…
    [one] Mistr hraje: zatím jeden tah…
    [few] Mistr hraje: zatím { $count } tahy…
   *[other] Mistr hraje: zatím { $count } tahů…
 }
day-master-result = Mistr: { $points }
day-master-look = Prohlédnout hru mistra
day-calendar = Kalendář
day-month-before = Předchozí měsíc
day-month-next = Další měsíc
day-share-text = Métropole · { $title }, { $date } · { $rank } · { $points } { $lead } · { $signs }
day-to-results = Podívat se na výsledky dne
no_such_day = Na { $day } žádná hra není.
day_is_over = Tento den už skončil, jeho hra se nepočítá. Dnes je tu nová.
day_was_played = Hru tohoto dne už máte odehranou.
day_pictures_later = Obrázky z této hry půjde udělat, až její den skončí.
a_try_waits = Nemusíte vstávat od stolu: hra na vás počká.
undo_not_in_a_try = V pokusu, který se počítá, se tahy zpět neberou.
no_hints_in_a_try = V pokusu, který se počítá, nejsou nápovědy.
no_rematch_of_a_day = Hra dne nemá odvetu. Znovu si ji zahrajete z její stránky.
## Rankings and people
person-gone = Tady nikdo není
person-gone-text = Odkaz možná není celý, nebo byl účet smazán.
people-game = Hra
people-players = Hráči
people-whose = Kdo
people-all = Všichni
people-people = Lidé
people-bots = Roboti
people-ranking-of = Žebříček: { $game }, počet hráčů: { $players }
people-place = Pořadí
people-name = Jméno
people-rating = Rating
people-interval = Jistota
people-games = Hry
people-wins = Výhry
people-bot = robot
people-between = mezi { $low } a { $high }, nejspíš { $likely }
people-reading = Jak to číst
people-how = Proužek ukazuje, kde na 95 % leží síla hráče, a čárka v něm, co je nejpravděpodobnější; pořadí určuje rating, tedy to, o čem se sotva dá pochybovat, a proto leží kousek vlevo od proužku.
people-share = Při počtu hráčů { $players } je rovný podíl výher { $percent } %.
people-ranked-after = Najdete tu každého, kdo odehrál aspoň { $games } hodnocených her proti aspoň { $opponents } různým soupeřům.
people-none = Zatím tu nikdo není. První místo je volné!
people-none-bots = Žádný robot zatím takovou hodnocenou hru nehrál.
people-own = Vaše pořadí: { $place }
people-turning = Stránky žebříčku
people-before = Předchozí
people-next = Další
people-shown = { $first } až { $last } z { $total }
person-since = Poprvé tu: { $month }
person-mine = Toto je vaše stránka. Vidí ji i ostatní, ale bez her s označením „jen přes odkaz“.
person-ratings = Ratingy
person-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
 }
person-no-ratings = Zatím žádné hodnocené hry.
person-guest-ratings = Hosté rating nemají: k hodnoceným hrám je potřeba účet.
person-place = z { $ranked }
person-provisional = Předběžný: do žebříčku po { $games } hrách proti { $opponents } různým soupeřům.
person-history = Rating za posledních { $count } her: z { $first } na { $last }
person-history-table = Jako tabulka
person-more = Více o hráčích: { $names }
person-day = Den
person-games = Poslední hry
person-no-games = Zatím tu není žádná hra k vidění. Ukazují se jen hry u veřejných stolů a ty, které jste hráli i vy.
person-no-games-mine = Zatím jste žádnou hru nedohráli.
person-by-link = jen přes odkaz
person-with = hráli také: { $names }
person-alone = bez dalších hráčů
person-won = Výhra { $mine } : { $theirs }
person-won-tie = Výhra po rozhodnutí shody, { $mine } : { $mine }
person-shared = Dělené vítězství ({ $names }), každý { $mine } b.
person-lost = Prohra { $mine } : { $theirs }
person-lost-tie = Prohra po rozhodnutí shody, { $mine } : { $mine }
person-placed = { $place } místo z { $players }, body { $mine } : { $theirs }
person-left = Prohra: odchod ze hry, nebo vypršel čas
person-look = Prohlédnout hru znovu: { $result }, { $date }

## The command line: puzzles
cli-puzzles-one-of = Zadejte jen jedno z --game, --from a --check.
cli-puzzles-found = Do souboru { $file } zapsáno: { $count ->
    [one] { $count } úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
 }, prohlédnuto: { $total ->
    [one] { $total } hra
    [few] { $total } hry
    [many] { $total } hry
   *[other] { $total } her
 }.
cli-puzzles-stopped = Zastaveno, hotové hry: { $done } z { $total }. Dosud nalezené a uchované úlohy: { $count }.
cli-puzzles-checked = Prověřené úlohy ze souboru { $file }: { $count }. Každé řešení je nejlepší akcí.
puzzle_wrong = řešení je { $answer }, ale hledání nachází { $found }.
puzzle_value = „{ $key }“ úlohy nemá správnou podobu.
puzzle_id_differs = úloha se jmenuje { $given }, ale podle pozice má být { $right }.
puzzle_second_is_best = { $action } nemůže být druhá nejlepší: je to řešení, nebo její šance není nižší než šance řešení.
puzzle_continues_otherwise = pokračování musí začínat řešením { $answer }.
puzzle_twice = úloha { $given } je tam dvakrát.
puzzle_line = { $file }, řádek { $line }: { $reason }
