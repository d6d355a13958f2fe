### English. Every sentence that the program says; ids and parameters are the same in all languages.

## Lists and seats
list-and = { $most } and { $last }
list-to = { $first } to { $last }
list-or = { $most } or { $last }
percent = { $number } %
seat-number = seat { $number }
seat-you = you
nobody = nobody

## Metropolys: words
version-family = Family
version-expert = Expert
district-centre = the centre
district-north = the north
district-east = the east
district-south = the south
district-west = the west
type-mall = mall
type-administration = administration
type-industry = industry
type-park = park
type-lodgings = lodgings
token-trendy = trendy
token-subway = subway
token-archaeology = archaeology
card-area = area
card-neighbourhood = neighbourhood
card-expansion = expansion
card-bridges = Bridges
card-statues = Statues
card-lakes = Lakes
card-borders = Borders
card-districts = Districts
card-chains = Chains
card-mall = Malls
card-administration = Administration
card-industry = Industry
card-park = Parks
card-lodgings = Lodgings
card-subway = subway
card-archaeology = archaeology
height-tall = tall
height-medium = medium
height-small = small

## Metropolys: what the cards count
family-bridges = 3 points for each of your buildings next to a bridge.
family-statues = 3 points for each of your buildings at a statue.
family-lakes = 3 points for each of your buildings on a lake.
family-borders = 3 points for each of your buildings on the edge of the city.
expert-bridges = 4 points for each pair of your buildings at the two ends of one bridge.
expert-statues = 7 points for each statue with your buildings on all its three sides.
expert-lakes = 5 points for each lake with three or more of your buildings around it.
expert-districts = 4 points for each district with three or more of your buildings.
expert-chains = 4 points for each chain of three of your buildings, the middle one next to both others.
area-once = A building counts in one group only.
expert-neighbourhood = 2 points for each of your buildings on { $type }.
expansion-card = 9 points for each set of { $types } that you have built in one district.

## Metropolys: sources of points
source-trendy = trendy tokens
source-subway = subway tokens
source-subway_card = the subway card
source-archaeology = archaeology tokens
source-archaeology_card = the archaeology card
source-area = area card
source-neighbourhood = neighbourhood card
source-expansion = expansion card
source-highest = highest buildings

## Metropolys: what happens
bid = { $seat ->
    [you] You bid
   *[other] { $seat } bids
 } { $value } at { $place }.
passed = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
 }
passed_by_force = { $seat ->
    [you] You have nothing higher, so you pass.
   *[other] { $seat } has nothing higher and passes.
 }
call_ended = The call ends: { $way }.
way-all_passed = everybody else has passed
way-no_free_neighbour = no free neighbourhood is next to the last building
way-no_higher_building = nobody still in has a higher building
built = { $seat ->
    [you] You build
   *[other] { $seat } builds
 } the { $value } at { $place }.
token_taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } the { $token } token of { $place }.
subway_card_moved = The subway card goes to { $seat }.
archaeology_card_moved = The archaeology card goes to { $seat }.
game_ended = { $seat ->
    [you] You have
   *[other] { $seat } has
 } built the 13th building: the game is over.

## Metropolys: why an action is not legal
game_over = The game is over.
spectators_do_not_play = Spectators do not play.
not_your_turn = It is not your turn: { $seat } is to move.
cannot_pass_opening = Whoever opens a call cannot pass.
place_built = { $place } is taken: { $seat ->
    [you] your { $value }
   *[other] the { $value } of { $seat }
 } is built there.
place_bid = { $place } is taken: { $seat ->
    [you] your { $value }
   *[other] the { $value } of { $seat }
 } is bid there in this call.
place_closed = { $place } is not in use: { $district } is left out of this game.
not_adjacent = { $place } is not next to { $last }.
building_bid = The { $value } is already bid at { $place } in this call.
building_built = The { $value } is already built at { $place }.
too_low = The { $value } is too low: it must be more than { $last }.
unknown_code = There is no action { $code }: the numbers run from 0 to { $most }.
unknown_action = "{ $text }" is not an action. A bid is written 7@C10, exactly so; or pass.
stale_version = The game has gone on: this answers version { $given }, but it is at { $right }.
no_such_version = There is no version { $given }: the game is at { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = { $given } players cannot play: it takes { $least } to { $most }.
no_such_seat = There is no { $seat }: with { $players } players they are counted from 0.
wrong_number_of_closed_districts = With { $players } players { $needed ->
    [0] no district is
    [1] one district is
   *[other] { $needed } districts are
 } left out, not { $given }.
district_closed_twice = { $district } cannot be left out twice.
closed_districts_not_adjacent = The two districts left out must lie side by side: { $districts } do not.
token_in_closed_district = There can be no token at { $place }: { $district } is left out.
token_in_blind_alley = There can be no token at { $place }: it is a blind alley.
wrong_number_of_tokens_in_district = { $district } has { $given } tokens; it must have { $needed }.
wrong_number_of_tokens = There are { $given } { $token } tokens; there must be { $needed }.
cards_missing = The { $cards } cards are missing.
cards_not_in_this_version = There are no { $cards } cards in this version: write null.
wrong_number_of_cards = There are { $given } { $cards } cards; there must be { $needed }, one a seat.
card_not_in_this_version = The { $cards } card { $card } is not in this game.
card_dealt_twice = The { $cards } card { $card } is dealt twice.
first_layout_needs_four_players = The layout of the first game is for four players, not { $players }.
unknown_layout = There is no layout "{ $layout }": say first, random, or give the tokens by place.
unknown_expansion_card = No expansion card shows { $types }.
wrong_number_of_seats = "{ $key }" has { $given } entries; there must be { $needed }, one a seat.
no_such_building = There is no building { $value }: they are numbered from 1 to { $most }.
building_twice = The { $value } of { $seat } stands in two places.
two_buildings_in_one_place = Two buildings cannot stand at { $place }: { $one } and { $other }.
two_seats_complete = { $one } and { $other } cannot both have 13 buildings: the game ends with the first 13th.
subway_card_must_be_held = Subway tokens are taken, so somebody holds the subway card: { $seat } has most.
subway_card_with_fewer_tokens = { $seat } cannot hold the subway card: { $other } has more subway tokens.
archaeology_card_must_be_held = Archaeology tokens are taken, so somebody holds the archaeology card.
card_without_token = { $seat } cannot hold the { $card } card without a token of that kind.

## Records and values from outside
unknown_game = There is no game "{ $game }". Known: { $known }.
unknown_bot = There is no bot "{ $bot }". Known: { $known }.
unknown_rules = This record was played under rules version { $given }; this program knows { $known }.
not_json = This is not JSON: { $problem }.
key_twice = "{ $key }" stands twice in one object.
missing_key = "{ $key }" is missing in { $where }.
unknown_key = "{ $key }" is not known in { $where }. Known: { $known }.
not_an_object = "{ $key }" must be an object of names and values.
not_a_list = "{ $key }" must be a list.
not_a_number = "{ $key }" must be a whole number.
not_true_or_false = "{ $key }" must be true or false.
unknown_name = "{ $given }" is not possible in "{ $key }". Known: { $known }.
result_before_the_end = The record has a result, but the game is not over.
scores_differ = The record says the scores are { $given }, but they are { $right }.
winners_differ = The record says the winners are { $given }, but they are { $right }.

## The command line
cli-line = line { $line }: { $reason }
cli-line-step = line { $line }, step { $step }: { $reason }
cli-no-file = There is no file "{ $file }".
cli-cannot-read = "{ $file }" cannot be read: { $problem }
cli-key-value = "{ $given }" is not understood: write it as KEY=VALUE.
cli-bots-count = { $given } bots for { $players } players: name one for all seats, or one a seat.
cli-replayed = { $line }: { $game }, { $players } players, { $actions } actions; { $result }
cli-unfinished = not finished
cli-won = { $winners } won: { $scores }
cli-shared = { $winners } share the victory: { $scores }
cli-all-right = { $count ->
    [one] One game, replayed to its end without a fault.
   *[other] { $count } games, replayed to their ends without a fault.
 }
cli-simulated = { $count ->
    [one] One game
   *[other] { $count } games
 } of { $game } written to { $file }. Average points by seat: { $points }.
cli-score-heading = line { $line }:
cli-not-legal = line { $line }: placement { $at } is not legal. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
cli-score-source = { $points } for { $source }
cli-score-groups = groups: { $groups }
highest-empty = { $district }: nobody has built there.
highest-only_builder = { $district }: { $seats }, alone there.
highest-taller = { $district }: { $seats }, whose building number { $rank } from the top is higher.
highest-more_buildings = { $district }: { $seats }, equal but for one building more (number { $rank } from the top).
highest-equal = { $district }: { $seats }, equal; each scores.
cli-version = metropole { $version }, { $engines ->
    [compiled] with compiled engines
   *[interpreted] with interpreted engines, some hundred times slower: there was no C compiler at the install
 }
cli-empty = "{ $file }" holds nothing: one JSON object a line is expected.
not_utf8 = this is not text in UTF-8.
cannot_write = "{ $file }" cannot be written: { $problem }.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] the Expert version
   *[family] the Family version
 }{ $expansion ->
    [yes] { " " }with the expansion
   *[no] {""}
 }, { $players } players. You are { $colour }. Type help for the commands.
term-own-art = The layout of the first game and the faces of the expansion cards are this program's own.
term-closed = Left out: { $districts }.
term-first = { $seat ->
    [you] You open the first call.
   *[other] { $seat } opens the first call.
 }
term-your-card = Your { $cards } card, { $card }: { $text }
term-card-places = { $card } places: { $places }.
term-open-call = Your turn. Open a call: bid a building on any free neighbourhood, such as { $example }.
term-outbid = Your turn. Outbid the { $value } at { $place }, or pass. You may bid { $values } at { $places }.
term-your-stock = Your buildings: { $values }.
term-prompt = { "> " }
term-legal = { $count ->
    [0] There is nothing for you to do now.
    [one] One legal action:
   *[other] { $count } legal actions:
 }
term-place-free = { $place }, { $type }{ $token }: free.
term-place-bid = { $place }, { $type }{ $token }: { $seat } { $seat ->
    [you] bid
   *[other] bids
 } { $value }.
term-place-built = { $place }, { $type }{ $token }: { $height } building { $value } of { $seat }.
term-with-token = , { $token } token
term-district = { $district }:
term-place-next = Next to { $places }.
term-place-bridges = Bridges to { $places }.
term-place-at = At { $things }.
term-place-border = On the edge of the city.
term-place-blind = A blind alley.
term-lake = the { $name } lake
term-statue = statue { $number }
term-player = { $seat }: { $built } built, { $tokens }. In stock: { $stock }.
term-tokens = { $trendy } trendy, { $subway } subway, { $archaeology } archaeology
term-holds-subway = Subway card: { $seat }.
term-holds-archaeology = Archaeology card: { $seat }.
term-call = This call: { $bids }. Out of it: { $passed }.
term-call-bid = { $seat } { $value } at { $place }
term-no-call = No bid in this call yet.
term-score-now = Your points now: { $total }.
term-score-none = Nothing yet.
term-score-part = { $points } for { $source }
term-score-part-places = { $points } for { $source }: { $places }
term-why-legal = { $place } is possible: you may bid { $values } there.
term-why-free-later = It is not your turn, but { $place } would be possible.
term-why-what = Say why with a place or a bid: why S3, why 7@S3.
term-why-action-legal = { $action } is legal.
term-try = If you play { $action }:
term-try-answers = { $seat } could answer with { $values } at { $places }.
term-try-no-answer = Nobody could answer.
term-try-unanswered = If nobody does:
term-try-points = Your points: { $before } now, { $after } then{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Groups then: { $groups }.

## The terminal: commands
term-help =
    7@C10        bid your building 7 on the neighbourhood C10
    pass         leave this call
    try 7@C10    what that bid would change, without playing it
    why S3       why S3 is not possible, or what is possible there (also: why 7@S3)
    city         the whole city; city north: one district
    look C10     one neighbourhood: its neighbours, bridges, lakes, statues
    table        everybody's buildings, tokens, cards, and the current call
    legal        all legal actions
    cards        your secret cards
    score        your points now, by source
    hint         what a strong bot would do in your place
    undo         take your last action back, and what the bots did after it
    save [FILE]  write the record of the game
    language fr  speak another language: en, fr, cs, nl, de
    quit         leave
term-unknown = "{ $text }" is not understood. Type help for the commands, or a bid such as 7@C10.
term-try-what = Say what to try: try 7@C10, or try pass.
term-look-what = Say which neighbourhood: look C10.
term-no-place = There is no neighbourhood "{ $text }": they run from C1 to C15 and from N1, E1, S1, W1 to 10 each.
term-no-district = There is no district "{ $text }": say centre, north, east, south or west.
term-no-undo = There is nothing of yours to take back.
term-undone = Taken back.
term-language = From now on in English.
term-no-language = There is no language "{ $text }" here: say { $languages }.
term-saved = Written to { $file }. Go on with it by: metropole play --resume { $file }
term-not-saved = "{ $file }" could not be written: { $problem }. The game goes on.
term-quit-unsaved = This game is not saved. Type save to keep it, or quit again to leave it.
term-bye = Goodbye.
term-final-seat = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
term-final-cards = { $seat } had { $cards }.
term-won = { $decided ->
    [most_buildings] Equal in points; with the most buildings { $winners } won.
    [shared] { $winners } share the victory: equal in points and buildings.
   *[most_points] { $winners } won.
 }
term-after-end = Type save, score, city, undo or quit.
term-ask-players = How many players, { $least } to { $most }? [{ $default }]
term-ask-version = Family or Expert version? [family]
term-ask-expansion = With the expansion? [no]
term-again = "{ $text }" is not possible here: say { $choices }.
term-yes = yes
term-no = no
term-ask-game = Metropolys or Metro? [metropolys]
term-ask-hand = How many tiles in hand, 1 to 3? [1]
term-ask-rotation = May tiles be turned? [no]
metropolys-seat-0 = Blue
metropolys-seat-1 = Grey
metropolys-seat-2 = Red
metropolys-seat-3 = White
metro-seat-0 = Yellow
metro-seat-1 = Blue
metro-seat-2 = Orange
metro-seat-3 = Green
metro-seat-4 = Violet
metro-seat-5 = Black

## Metro: words
metro-letter-yellow = Y
metro-letter-blue = B
metro-letter-orange = O
metro-letter-green = G
metro-letter-violet = V
metro-letter-black = K
metro-side-top = top
metro-side-right = right
metro-side-bottom = bottom
metro-side-left = left
metro-station = { $number } { $name }

## Metro: what happens
placed = { $seat ->
    [you] You place
   *[other] { $seat } places
 } { $tile } on { $square }{ $turns ->
    [0] {""}
    [1] , turned by a quarter
    [2] , turned by two quarters
   *[3] , turned by three quarters
 }.
took = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } a tile; { $stack } are left in the stack.
drew = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $tile } and must place it; { $stack } are left in the stack.
drew_unknown = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } a tile and must place it.
line_completed = Line { $station } is complete: { $end ->
    [centre] { $length } tiles to the centre, doubled
   *[other] { $length } tiles to station { $end }
 }. { $seat ->
    [nobody] Nobody owns it.
    [you] You score { $points }.
   *[other] { $seat } scores { $points }.
 }

## Metro: why an action is not legal
drawn_already = You have drawn a tile already: place it.
stack_empty = The stack is empty.
drawn_tile_first = { $tile } must wait: the drawn { $drawn } is to be placed.
tile_not_held = You do not hold { $tile }.
tiles_are_not_turned = Tiles are not turned in this game: { $tile } must lie as it is.
square_in_centre = { $square } is the centre: no tile lies there.
square_occupied = { $square } is taken by { $tile }.
square_not_adjacent = { $square } is neither at the edge of the board nor next to a tile.
one_tile_line = { $tile } on { $square } would by itself make a line of one tile between numbered stations ({ $stations }); { $others ->
    [0] no other square is open to it, but another turn is.
    [one] one other square is open to it.
   *[other] { $others } other squares are open to it.
 }
no_other_square = { $tile } may join stations by itself now: it has no square where it would not ({ $count ->
    [one] one square is
   *[other] { $count } squares are
 } open).
no_copy_left = There are only { $copies } tiles { $tile }, and they are all placed.
not_a_placement = "{ $text }" places no tile.
wrong_hand = A hand has { $least } to { $most } tiles, not { $given }.
wrong_number_of_tiles = The deck has { $given } tiles; there must be { $needed }.
too_many_copies = The deck has { $given } tiles { $tile }; there are only { $most }.

## The terminal: Metro
metro-welcome = Metro, { $players } players, { $hand ->
    [one] one tile in hand
   *[other] { $hand } tiles in hand
 }{ $rotation ->
    [yes] , tiles may be turned
   *[no] {""}
 }. You are { $colour }. Type help for the commands.
metro-your-stations = Your stations: { $stations }.
metro-first = { $seat ->
    [you] You begin.
   *[other] { $seat } begins.
 }
metro-place = Your turn. You hold { $tiles }. Place a tile, such as { $example }{ $stack ->
    [0] {""}
   *[other] , or draw
 }.
metro-place-drawn = Place the { $tile } that you drew, such as { $example }.
metro-line = { $station } ({ $owner }): { $length ->
    [one] 1 tile
   *[other] { $length } tiles
 }, { $rest }.
metro-line-change = { $station } ({ $owner }): { $length } tiles now, { $then } then, { $rest }.
metro-leads = leads to { $square } from the { $side }
metro-ends = ends at { $station }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
metro-ends-centre = ends at the centre, doubled: { $points } points
metro-crossing = { $square } from the { $side }
metro-crossings = It crosses { $squares }.
metro-left = Not seen yet: { $tiles }.
metro-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 } in hand.
metro-stack = { $count ->
    [0] The stack is empty.
    [one] One tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
 }
metro-total = { $seat }: { $points } points now, { $then } then.
metro-why-what = Say why with a square or a placement: why 34, why aacb34.
metro-why-legal = Possible: { $actions }.
metro-no-station = There is no station "{ $text }": they are numbered from 1 to 32.
metro-no-tile = There is no tile "{ $text }". A tile is four letters, such as aacb.
metro-won = { $decided ->
    [shared] { $winners } share the victory.
   *[most_points] { $winners } won.
 }
metro-help =
    aacb34       place the tile aacb on row 3, column 4, both counted from 0 (turned: aacb34r2)
    draw         draw a tile from the stack, and then place it
    try aacb34   what that would change for every line, without playing it
    why 34       why a square is not possible, or what is possible there (also: why aacb34)
    board        the board with the letters of its tiles; dots are squares that are open
    tracks       the board with its tracks drawn
    line 9       the line of station 9; lines: all of yours; lines all: everybody's
    tile aacb    a tile drawn; tile: those you may place
    left         the tiles that nobody has seen yet
    table        everybody's points and tiles
    legal        all legal actions
    score        your points and lines
    hint         what a strong bot would do in your place
    undo         take your last action back, and what the bots did after it
    save [FILE]  write the record of the game
    language fr  speak another language: en, fr, cs, nl, de
    quit         leave

## Hints and analysis
hint-best = { $seat ->
    [you] you could play { $action }.
   *[other] { $seat } could play { $action }.
 }
hint-candidate = { $action }: { $chance } % to win, { $points } points expected
hint-line = It could go on: { $actions }
analysis-good = { $number }. { $seat } plays { $action }, the best found; { $chance } % to win.
analysis-better = { $number }. { $seat } plays { $action }; { $best } would be better by { $loss } % to win.
analysis-untried = { $number }. { $seat } plays { $action }, which the search did not try; it would play { $best }.
analysis-title = Chances to win in a game of { $game }
analysis-across = actions of the game
analysis-readable = How likely an onlooker would take the true { $cards } card to be

## Tournaments: why they cannot be played
bot_named_twice = The bot "{ $bot }" is named twice.
duel_needs_two_bots = A duel has two bots, one against the other on all other seats; { $given } are named.
ladder_needs_two_bots = A ladder needs at least two bots.
extra_missing = This needs the package { $package }, which is not installed: pip install 'metropole[{ $extra }]'
workers_keep_dying = The processes that play were killed { $times } times without finishing a game. The results so far are kept.
cluster_not_reached = There is no Ray cluster to be reached at { $address }: { $problem }
results_in_use = Another tournament is writing to "{ $folder }".
results_of_another_plan = "{ $folder }" holds results of another plan: its "{ $key }" is { $there }, and { $wanted } is asked for. Choose another folder.
results_without_plan = "{ $folder }" holds results, but not the plan they were played for. Choose another folder.
broken_result = Line { $line } of { $file } is no result: { $problem }. Nothing was changed.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
source-stations = lines to stations
source-centre = lines to the centre
lineup-round-robin = everybody against everybody
lineup-ladder = each against the next one of the list
lineup-duel = one seat of the first bot against the second on all others
lineup-self = each bot against itself
arena-table = { $game }, { $options }, { $players } players
arena-hand = { $hand ->
    [one] 1 tile in hand
   *[other] { $hand } tiles in hand
 }
arena-turned = { $name }, tiles turned
arena-expanded = { $name } with expansion
arena-rounded = { $asked } games a pairing are not whole rotations over { $seats } seats: { $played } are played.
arena-goes-on = { $done } of { $total } games are there already.
arena-stopped = Stopped after { $done } of { $total } games. They are not kept: name a folder with --out to go on later.
arena-stopped-kept = Stopped after { $done } of { $total } games. They are kept: the same command goes on.
arena-report = Written to { $file }.
arena-heading = { $table }: { $games ->
    [one] one game
   *[other] { $games } games
 }
arena-bot = { $bot }: wins { $rate } ({ $low } to { $high }), rating { $rating } ± { $sigma }, { $points } points a game
arena-first = Whoever begins wins { $rate } ({ $low } to { $high }); even would be { $even }.
arena-ties = Shared victories: { $shared } ({ $rate }).

## Tournaments: reports
report-title = # A tournament of bots
report-intro = { $games } games between { $bots }: { $lineup }, every deal played from every seat. Seed { $seed }, program version { $version }.
report-intervals = Wins are those of one seat; a shared victory counts as a share. The intervals are Wilson's, of 95 %; in bold stands what does not hold the even share. A rating is Plackett-Luce's: mu, its uncertainty sigma, and mu less three sigma.
report-overall = ## All tables together
report-pairings = ### Line-ups
report-seats = ### Seats, counted from whoever begins
report-sources = ### Points by source
report-cards = ### Objective cards
report-picture-bots = Wins, ratings and points by source
report-picture-seats = Wins by seat
report-picture-cards = Wins by objective card
report-ties = Of { $games } games { $shared } ({ $rate }) ended in a shared victory.
report-decided = {" "}What decided: { $ways }.
report-lineup = { $seats } { $bot } with { $others }
report-panel-wins = wins of a seat
report-panel-rating = rating, ± 2 sigma
report-panel-sources = points by source
report-panel-seats = wins by place after the first
report-axis-wins = % of games
decided-most_points = most points
decided-most_buildings = more buildings at equal points
decided-shared = nothing
head-bot = bot
head-games = games
head-wins = wins
head-interval = 95 %
head-rating = rating
head-sigma = sigma
head-ordinal = mu − 3 sigma
head-points = points
head-lineup = line-up
head-place = place
head-source = source
head-kind = kind
head-card = card
head-held = held
head-with_card = points with the card
head-version = version
head-players = players
head-even = even share
head-shared = shared victories

## The report on balance
balance-title = # Who wins: seats, objectives, versions
balance-intro = Made by `{ $command }`: { $games } games, { $count } for each bot, version and number of players; on every seat the same bot ({ $bots }), program version { $version }. How a game is balanced depends on who plays it: with stronger bots this page changes.
balance-reading = What strikes the eye is more than three standard deviations from the even share, all numbers of players taken together. In the tables a share of victories stands in bold where its interval of 95 % (Wilson) leaves out the even share; where nothing mattered that would still happen to one in twenty. Places are counted from whoever begins. A shared victory counts as a share.
balance-striking = ### What strikes the eye
balance-strikes = { $version }: { $name } wins { $times } times its even share ({ $games } games).
balance-nothing-striking = No place and no card is more than three standard deviations from its even share, all numbers of players taken together.
balance-card = the { $kind } card { $card }
balance-seats = ### Seats
balance-points = ### Points a seat
balance-cards = ### Objective cards
balance-place = place { $number }
balance-players = { $players } players
balance-picture-seats = Victories by place, as a multiple of the even share
balance-picture-points = Points by source
balance-picture-cards = Victories by objective card, { $version }
balance-panel-cards = { $kind }, { $players } players
balance-axis-seats = times the even share
balance-axis-points = points a seat

## The server: people
not_signed_in = Nobody is signed in here: come in as a guest, or sign in.
wrong_name_or_password = This name and this password do not belong together.
wrong_password = This is not your password.
already_an_account = You have an account already.
name_taken = { $name } is taken: choose another name.
bad_name = This name cannot be used: it has characters that do not show.
bad_name_length = A name has 1 to { $most } characters.
bad_password_length = A password has { $least } to { $most } characters.
preferences_too_long = The preferences are too long: at most { $most } characters.
no_such_person = There is no such person.
cannot_mute_yourself = You cannot mute yourself.
too_many_muted = You have muted { $most } people already: more is not possible.

## The server: what it refuses to anybody
too_often = That was too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
too_many_at_once = You are connected { $most } times already.
too_long = That is too long: at most { $most } bytes.
only_json = Only JSON is understood here.
origin_missing = This request does not say which page it comes from.
wrong_origin = This request comes from another site's page.
metrics_are_private = These figures are not for everybody.
no_such_page = There is nothing here.
wrong_method = That cannot be done here.
bad_request = { $where } is not understood: { $problem }.
server_fault = Something went wrong on the server. Nothing is lost: try again.
database_unavailable = The database that METROPOLE_DATABASE names does not answer, or was not set up.

## The server: for whoever runs it
unknown_database = There is no kind of database "{ $given }": say sqlite or postgresql.
unknown_revision = There is no revision "{ $given }" of the database.
database_of_other_version = The database is at revision { $given }; this program needs { $right }: run metropole migrate.
backup_of_other_version = The backup was made at revision { $given } of the database; this program knows those up to { $right }.
cannot_read = "{ $file }" cannot be read: { $problem }.
not_a_backup = "{ $file }" is not a whole backup.
database_not_empty = The database is not empty: there is something in "{ $table }". Restore into an empty one.
cli-migrated = The database is at revision { $revision }.
cli-backed-up = { $count } rows written to { $file }.
cli-restored = { $count } rows restored from { $file }.

## The server: how a person is reached
address_not_understood = This is not an address that can be posted to.
address_not_https = The address must begin with https://.
address_not_public = The address must be one of the public network.
push_keys_not_understood = The keys of this subscription are not such as a browser gives.
too_many_devices = Notices can go to { $most } browsers at most: remove one first.
no_email_here = This server sends no e-mail.
email_not_understood = This is not an e-mail address.
email_not_sent = The mail could not be sent. Try again later.
mailed_just_now = A mail was sent to you a moment ago. Try again in { $seconds } seconds.
wrong_email_code = This is not the code that was mailed to this address.
tried_just_now = You tried this a moment ago. Try again in { $seconds } seconds.
mail-turn-subject = It is your turn: { $game }
mail-turn-text = It is your turn in a game of { $game }: { $url }
mail-code-subject = Your code for notices by e-mail
mail-code-text =
    Somebody wants to be told at this address when it is their turn in a game. If it was you, give this code: { $code }
    If it was not, nothing more will be sent.
mail-test-subject = Notices arrive here
mail-test-text = You asked for this trial: when it is your turn and you are not looking, you will be told at this address.
cli-recomputed = { $games ->
    [one] The ratings were made anew from one game.
   *[other] The ratings were made anew from { $games } games.
 }
cli-serving = Métropole is at { $address }. Stop it with Ctrl+C.
cannot_listen = Nothing can listen at { $host }, port { $port }: { $problem }. Another port can be given with --port.

## The server: at tables
no_such_table = There is no table "{ $table }".
not_at_this_table = You do not sit at this table.
only_the_host = Only whoever opened the table may do this.
host_must_sit = Whoever opens a table takes a seat at it.
not_while_table_is = { $status ->
    [open] The game has not begun yet.
    [running] The game has begun.
    [finished] The game is over.
   *[closed] The table was closed.
 }
seat_taken = { $seat } is taken.
seat_is_free = Nobody sits on { $seat }.
sits_already = You sit on { $seat } already.
seats_are_free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
cannot_be_given = "{ $key }" is drawn, not chosen; what can be chosen is { $known }.
too_many_tables = You have { $most } tables already that are not finished: finish or close one first.
undo_not_at_rated_tables = At a rated table nothing is taken back.
nothing_to_undo = There is nothing that you could take back: somebody has acted since, or something hidden was shown.
own_clock = You cannot claim your own time.
bots_have_no_clock = A bot is to move, and bots have no clock.
time_is_left = { $seat } has time left.
pace_of_two_kinds = Choose a bank of time, or a time for each move, not both.
increment_without_bank = Time that is added with each move needs a bank to be added to.
pace_out_of_range = "{ $key }" must be { $least } to { $most } milliseconds, not { $given }.
no_hints_at_rated_tables = At a rated table there are no hints.
no_thinkers = No bot can think about this here. Try again later.
record_after_the_end = The record can be had when the game is over.
followed_already = There is a rematch already, at table { $table }.
nothing_said = Nothing was said.
unknown_place = There is no place "{ $place }" on this board.
not_saved = The server could not save this just now. It will be tried again.

## The screen: everywhere
no_connection = The server does not answer. Your game is safe there: try again in a moment.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Pages
nav-tools = Tools
nav-play = Play
nav-new = Open a table
nav-account = Account
nav-settings = Settings
skip-to-content = To the content
sounds-on = Sounds are on: switch them off
sounds-off = Sounds are off: switch them on
theme-to-dark = To the dark colours
theme-to-light = To the light colours
language-label = Language
tables-wait = { $count ->
    [one] table waits for you
   *[other] tables wait for you
 }
close-this = Close
copy-this = Copy
copied = Copied
page-missing = There is nothing at this address.
page-home = To the first page
loading = One moment
offline-title = No connection
offline-text = Métropole plays over the network, and there is none at the moment. Your games wait for you.
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
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-novice-text = overlooks much, means well
level-casual-text = plays quickly, by feeling
level-skilled-text = thinks a little
level-expert-text = thinks two seconds
level-master-text = thinks five seconds, hard to beat
somebody-gone = somebody
free-seat = free seat
name-you = You

## The screen: first page
home-title = Play Metropolys and Metro
home-metropolys = Bid your way across the city, from bridge to bridge. The last bid builds.
home-metro = Lay the tracks of Paris, 1900. The longer your line, the better; the centre doubles it.
players-label = Players
version-label = Version
hand-label = Tiles in hand
bots-label = Bots
play-now = Play now
play-now-game = Play { $game } now against bots
tables-mine = Your tables
tables-open = Open tables
tables-watch = Watch
tables-finished = Finished games
tables-mine-none = You sit at no table yet.
tables-open-none = No table waits for players at the moment.
tables-watch-none = Nobody plays in public at the moment.
tables-finished-none = You have not finished a game yet.
open-your-own = Open your own
your-turn = Your turn
go-there = Open
sit-down = Sit down
watch = Watch
look-again = Look
table-wants = { $count ->
    [0] Ready to begin
    [one] Wants one more
   *[other] Wants { $count } more
 }
table-waits-for = Waiting for { $name }
table-asks-you = You are to move
table-over = { $names } won
table-terms = { $players ->
   *[other] { $players } players
 }, { $options }. { $pace }
table-with = { $names }. { $terms }
table-agreed = { $options }. { $pace }
table-left = { $unit ->
    [days] { $count ->
        [one] One day left
       *[other] { $count } days left
     }
    [hours] { $count ->
        [one] One hour left
       *[other] { $count } hours left
     }
   *[minutes] { $count ->
        [0] Hardly any time left
        [one] One minute left
       *[other] { $count } minutes left
     }
 }
pace-none = No clock
pace-bank = { $minutes } minutes each
pace-move = { $hours ->
    [one] { $hours } hour for each move
   *[other] { $hours } hours for each move
 }
pace-days = { $days ->
    [one] A day for each move
   *[other] { $days } days for each move
 }
pace-minutes-move = { $minutes ->
    [one] One minute for each move
   *[other] { $minutes } minutes for each move
 }
options-rotation = tiles turned
options-expanded = { $name } with expansion
options-hand = { $hand ->
    [one] one tile in hand
   *[other] { $hand } tiles in hand
 }
title-metropolys = Metropolys
title-metro = Metro
rated = Rated

## The screen: opening a table
new-title = Open a table
new-game = Game
new-players-range = { $least } to { $most } players
new-family-text = one secret card, 3 points for each place
new-expert-text = two secret cards, groups, highest buildings
new-expansion = Expansion
new-expansion-on = Play with the expansion cards
new-expansion-text = 9 points for three types in one district
new-rotation = Turning
new-rotation-on = Tiles may be turned
new-rotation-text = otherwise each lies as it was drawn
new-hand-text = You may place any tile of your hand, or draw one and place that.
new-stations = Stations
new-stations-text = Each player owns { $each } stations.{ $left ->
    [yes] { " " }16 and 17 belong to nobody and only end lines.
   *[no] {""}
 }
new-city = City
new-city-random = Random
new-city-random-text = drawn when the game begins
new-city-first = First game
new-city-first-text = an even layout to begin with
new-city-first-four = four players only
new-city-custom = Custom
new-city-custom-text = place the tokens yourself
new-tokens = Token to place
new-tokens-count = { $given } of { $needed }
new-tokens-fill = Draw the rest
new-tokens-clear = Take all away
new-tokens-done = All tokens lie where they may.
new-tokens-closed = First say what is left out: only then is it clear where tokens can lie.
new-tokens-full = { $district } has all of its { $needed } tokens.
new-tokens-spent = All { $needed } { $token } tokens lie already.
new-place-put = A token can lie here.
new-place-take = Press to change it or take it away.
new-place-close = Press to leave this district out.
new-map = The city
new-closed = Left out
new-closed-drawn = drawn
new-closed-none = Four players use the whole city.
new-closed-one = Three players leave one outer district out.
new-closed-two = Two players leave two outer districts side by side out.
new-seats = Seats
new-seat-kind = Seat { $number }
new-kind-free = Free
new-kind-bot = Bot
new-kind-me = You
new-level = Level of seat { $number }
new-begins = First to play
new-first-drawn = drawn
new-pace = Pace
new-live = Live
new-live-text = everybody is here
new-turns = By turns
new-turns-text = days for each move
new-clock = Clock
new-minutes = { $minutes } min
new-no-clock = none
new-clock-bank = for the game
new-clock-move = for each move
new-clock-bank-text = Each has so long for the whole game, and gains so much with each move.
new-clock-move-text = Each move may take so long.
new-increment = Gained with each move
new-seconds = + { $seconds } s
new-days = { $days ->
    [one] one day
   *[other] { $days } days
 }
new-join = Who may join
new-link = With the link
new-anybody = Anybody
new-link-text = only whom you tell
new-anybody-text = it stands on the first page
new-join-full = No seat is free: whoever comes can watch, not play.
new-rated = Rated
new-rated-on = Counts for the rating
new-rated-text = no undo, no hints; leaving loses
new-summary = Your table
new-sum-metropolys = Metropolys { $version } for { $players ->
    [2] two
    [3] three
    [4] four
   *[other] { $players }
 }{ $expansion ->
    [yes] , with the expansion
   *[no] {""}
 }.
new-sum-metro = Metro for { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $players }
 }, { $hand ->
    [one] one tile
   *[other] { $hand } tiles
 } in hand{ $rotation ->
    [yes] , turned as you like
   *[no] {""}
 }.
new-sum-city = { $layout ->
    [first] The tokens lie as in the first game.
    [custom] The tokens lie as you placed them.
   *[random] { $trendy } trendy, { $subway } subway and { $archaeology } archaeology tokens, drawn.
 }
new-sum-closed = Left out: { $names }.
new-sum-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
new-sum-seats = { $names }.
new-sum-first = First to play: { $name }.
new-sum-join = { $public ->
    [yes] Anybody may come.
   *[no] Only with the link.
 }
new-sum-pace = { $pace }. { $rated ->
    [yes] Rated.
   *[no] Not rated.
 }
new-open = Open the table
new-begin = Begin the game

## The screen: before the game
open-title = A table of { $game }
open-waiting = { $count ->
    [0] Everybody is here. Begin when you like.
    [one] One seat is free. Send the link to whom you would like to play with.
   *[other] { $count } seats are free. Send the link to whom you would like to play with.
 }
open-invite = Invite
open-invite-text = Works at once, without an account.
open-begin = Begin
open-wait-host = Whoever sits here may begin once every seat is taken.
open-bot-here = Let a bot sit here
open-send-away = Send away
open-get-up = Get up
open-close = Give up this table
closed-title = This table was closed.

## The screen: what is asked
ask-open = Open a call: choose a building and a neighbourhood.
ask-outbid = Outbid the { $value } at { $place }, or pass.
ask-outbid-with = { $values } on { $places }
ask-open-with = Any of your buildings on any free neighbourhood
ask-place = { $tiles ->
    [one] Place your tile.
   *[other] Place a tile.
 }
ask-place-or-draw = { $tiles ->
    [one] Place your tile, or draw another.
   *[other] Place a tile, or draw another.
 }
ask-place-drawn = Place the tile that you drew.
ask-squares = { $count ->
    [one] One square allows it
   *[other] { $count } squares allow it
 }
ask-turn-it = Turn it with R
wait-for = Waiting for { $seat }.
wait-thinks = { $seat } thinks.
wait-may-outbid = May outbid the { $value } at { $place }, or pass.
wait-may-open = Opens the next call.
watching = You are watching.
watching-turn = { $seat } is to move.
watching-take-seat = Take your seat again
time-up = The time of { $seat } is up.
time-low = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
 }
claim-time = Claim the time
pass = Pass
draw-another = Draw another
draw-fine = A drawn tile must be placed. What you hold you keep.
drawn-seen = Drawing cannot be undone: you have seen the tile.
undo = Undo
undo-text = Take your last action back
leave-table = Leave
leave-really = Leave the game? A bot plays on for you{ $rated ->
    [yes] , and a rated game is lost
   *[no] {""}
 }.
stay = Stay

## The screen: connection
lost-now = Connection lost. Trying again…
lost-in = in { $seconds } s
lost-try-now = Now
lost-waits = Your { $action } waits here and is sent as soon as we are back.
lost-take-back = Take back
back-again = Back. Nothing was lost.
socket-ended = You are signed out here, or the table was opened too often.

## The screen: the table
region-banner = What is asked
region-board = Board
region-mine = My side of the table
region-preview = What would follow
region-players = Players
region-log = Log, chat and moves
region-dock = Parts of the table
tab-table = Table
tab-players = Players
tab-secrets = Secrets
tab-tiles = Tiles
tab-log = Log
tab-chat = Chat
tab-moves = All moves
tile-number = Tile { $number } of 60
built-count = { $count } built
call-number = Call { $number }
about-metropolys = { $version }, { $players } players
about-metro = { $players } players
list-of-moves = All legal actions
filter-moves = Type to find an action
no-moves = Nothing can be done now.
no-moves-match = No action has this in it.
move-bid = { $value } on { $place }
move-place = { $tile } on { $square }{ $turns ->
    [0] {""}
   *[other] , turned { $turns } ×
 }
move-pass = Pass
move-draw = Draw a tile
chat-label = Say something to the table
chat-send = Send
chat-none = Nobody has said anything.
chat-rooms = Spectators have their own room. You read it after the game.
chat-rooms-watching = Players do not hear you before the game is over.
chat-watching = watching
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = Muted
log-none = Nothing has happened yet.
log-sat = { $seat ->
    [you] You sit down.
   *[other] { $seat } sits down.
 }
log-left = { $seat ->
    [you] You leave; a bot plays on.
   *[other] { $seat } plays on for whoever left.
 }
log-left-open = A seat became free.
log-started = The game begins.
log-undone = { $seat ->
    [you] You take your last action back.
   *[other] { $seat } takes the last action back.
 }
log-flagged = The time was up: { $seat } plays on.
log-closed = The table was closed.
log-followed = There is a rematch.
hint = Hint
hint-thinking = A bot thinks about it…
hint-chance = { $action }: { $chance } % to win

## The screen: Metropolys
preview-bid = { $value } on { $place }
preview-answers = Who could answer
preview-answer-places = on { $places }
preview-nobody = Nobody could answer: you would build at once.
preview-blind = { $place } is a blind alley: a bid there ends the call.
preview-group = Completes { $places }
preview-none = Choose a building and a neighbourhood, and what would follow stands here.
preview-none-waiting = Point at a neighbourhood to see what it is.
my-points = My points
only-you = only you see this
points-now = now
points-then = then
points-change = change
points-together = Together
bid-it = Bid { $value } on { $place }
take-back = Take back
rack-building = { $value }, { $state ->
    [may] you may bid it
    [bid] bid in this call
    [built] built
   *[held] not now
 }
cards-label = Your secret objectives
player-bid = bid { $value } at { $place }
player-passed = passed
player-to-move = to move
player-thinks = thinks
player-thinks-for = thinks, { $seconds } s
thinking = Thinking
log-forced = forced
player-stock = In stock: { $values }
player-tokens = { $count } { $token }
holds-card = holds the { $card } card
buildings-left = left
place-label = { $place }, { $district }, { $type }{ $token ->
    [none] {""}
   *[other] , { $token } token
 }{ $near ->
    [none] {""}
   *[other] , { $near }
 }. { $state }
place-statue = at statue { $number }
place-lake = by a lake
place-border = on the edge of the city
place-blind = blind alley
place-free = Free.
place-shut = Left out of this game.
place-bid-by = { $seat ->
    [you] You bid
   *[other] { $seat } bids
 } { $value } here.
place-built-by = { $seat ->
    [you] Your { $value } is
   *[other] The { $value } of { $seat } is
 } built here.
place-may-bid = Free. You may bid { $values } here.
place-neighbours = Next to { $places }.
refused-from = From { $last }: { $places }.
refused-one = A neighbourhood holds one building.
card-progress = { $built } built, { $free } free
group-progress = { $where }: { $count } of { $needed }

## The screen: Metro
preview-tile = Your tile on { $square }
preview-lines = { $count ->
    [0] No line would change
    [one] One line would change
   *[other] { $count } lines would change
 }
preview-metro-none = Choose a square, and what would change for everybody stands here.
preview-metro-waiting = Point at a station to see its line.
line-line = line
line-tiles = tiles
line-end = end
line-points = points
line-open = open
line-centre = centre, doubled
line-ends-at = ends at
line-nobody = nobody's
line-change = { $before } → { $after }
points-before-after = { $before } → { $after }
place-it = Place it
hand-title = { $count ->
    [one] Your tile
   *[other] Your tiles
 }
hand-drawn = Drawn, must be placed
stack-count = in the stack
turn-it = Turn it
hand-tile = tile { $tile }
unseen-title = Not seen yet
unseen-tile = tile { $tile }: { $left } of { $copies } not seen
unseen-where = { $stack } in the stack, { $hands } in other hands.
player-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
square-label = { $square }. { $state }
square-free = Free.
square-may = Free. Your tile may lie here.
square-taken = { $tile } lies here.
square-centre = The centre.
stations-label = Stations
station-open = station { $number } { $name }, { $length ->
    [one] one tile
   *[other] { $length } tiles
 }
station-done = station { $number } { $name }, finished, { $points } points
station-owned = { $owner }: { $station }
exception-applies = The exception applies.

## The screen: the end
end-won = { $seat ->
    [you] You win.
   *[other] { $seat } wins.
 }
end-shared = { $seats } share the victory.
end-most-points = { $points } points.
end-lost-seats = The others left, or their time was up.
end-points = Points
end-buildings = Buildings
end-break = break the tie
end-again = Again with the same people
end-join-again = To the rematch
end-lines = Every line
end-lines-count = { $count ->
    [one] one line
   *[other] { $count } lines
 }
end-lit = On the board
end-lit-none = Point at a line to see it on the board.
end-lit-line = { $end ->
    [open] is not finished:
    [centre] to the centre:
    [itself] back to itself:
   *[other] to station { $to }:
 } { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }{ $again ->
    [0] {""}
    [one] , crossed once more: { $length }
   *[other] , crossed { $again } times more: { $length }
 }{ $end ->
    [open] .
    [centre] , doubled { $points } points.
   *[other] , { $points ->
        [one] one point.
       *[other] { $points } points.
     }
 }
end-record = Copy the record
end-home = To the first page
end-count = The count
end-stations = to stations
end-centre = to the centre
end-longest = longest
end-tie = { $names }: { $points } points each. Buildings: { $buildings }.
end-whole-map = Show the whole city
end-cards = Everybody's cards
end-its-card = its card
end-highest = Highest
end-rating = Rating
count-groups = { $count ->
    [one] One group
   *[other] { $count } groups
 }
count-buildings = { $count ->
    [one] One building
   *[other] { $count } buildings
 }

## The screen: keys
keys-title = Keys
keys-show = Show the keys
keys-arrows = walk over the board
keys-tab = from region to region
keys-digits = choose a building
keys-tiles = choose a tile in your hand
keys-turn = turn the tile; with Shift the other way
keys-enter = propose, then confirm
keys-escape = take back
keys-pass = pass
keys-draw = draw a tile
keys-undo = undo
keys-list = to the list of all legal actions
keys-help = these keys
key-arrows = Arrows
key-digits = 1 … 13

## The screen: account and settings
account-title = Account
account-guest = You play as a guest: whoever deletes this browser's data loses the seats. With a password they come along to other devices.
account-name = Name
account-change-name = Change the name
account-make = Make an account
account-password = Password
account-old-password = Password so far
account-new-password = New password
account-change-password = Change the password
account-saved = Saved.
account-sign-in = Sign in
account-sign-in-text = You have an account? Sign in here too.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-export = Everything that is kept about you
account-delete = Delete the account
account-delete-text = Name, settings and messages go at once. Games that were played stay, without the name.
account-delete-really = Yes, delete everything about me
account-nobody = You are nobody here yet. Play a game, or sign in.
settings-title = Settings
settings-look = Colours
settings-system = As the device
settings-light = Light
settings-dark = Dark
settings-sounds = Sounds
settings-sounds-on = A sound when it is your turn and when something is placed
settings-motion = Motion
settings-motion-on = Things may move
settings-notices = Notices
settings-notices-on = Tell me when it is my turn and I am not looking
settings-notices-text = While this page is open somewhere in the browser.
settings-push-on = Also when the page is closed, in this browser
settings-push-not = This browser cannot do it, or does not allow it.
settings-webhook = A program of mine is told at this address
settings-email = By e-mail to
settings-email-code = The code that was mailed to you
settings-test = Try it
settings-tested = { $count ->
    [0] There is no way to reach you yet.
   *[other] Sent.
 }
settings-save = Save
settings-remove = Remove
notice-turn = It is your turn
notice-turn-text = { $game }: the others wait for you.
notice-test = Notices arrive here
