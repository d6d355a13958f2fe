### English. Every sentence that the program says; ids and parameters are the same in all languages.

## Lists and seats
list-and = { $most } and { $last }
list-to = { $first } to { $last }
list-or = { $most } or { $last }
percent = { $number }%
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
expert-statues = 7 points for each statue with your buildings on all three of its sides.
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
 } { $value } on { $place }.
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
 } the { $value } on { $place }.
token_taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } the { $token } token from { $place }.
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
cannot_pass_opening = The player who opens a call cannot pass.
place_built = { $place } is taken: { $seat ->
    [you] your { $value }
   *[other] { $seat }’s { $value }
 } is built there.
place_bid = { $place } is taken: { $seat ->
    [you] you have bid
   *[other] { $seat } has bid
 } { $value } there in this call.
place_closed = { $place } is not in play: { $district } is left out of this game.
not_adjacent = { $place } is not next to { $last }.
building_bid = The { $value } has already been bid on { $place } in this call.
building_built = The { $value } has already been built on { $place }.
too_low = The { $value } is too low: it must be more than { $last }.
unknown_code = There is no action { $code }: actions are numbered from 0 to { $most }.
unknown_action = "{ $text }" is not an action. Write a bid exactly like this: 7@C10. Or write pass.
stale_version = The game has moved on: this was meant for version { $given }, but it is now at { $right }.
no_such_version = There is no version { $given }: the game is at { $most }.

## Metropolys: why a set-up or a position is refused
wrong_number_of_players = This game is for { $least } to { $most } players, not { $given }.
no_such_seat = There is no { $seat }: with { $players } players, seats are numbered from 0.
wrong_number_of_closed_districts = With { $players } players, { $needed ->
    [0] no district is
    [1] one district is
   *[other] { $needed } districts are
 } left out, not { $given }.
district_closed_twice = { $district } cannot be left out twice.
closed_districts_not_adjacent = The two districts left out must be next to each other; these are not: { $districts }.
token_in_closed_district = There can be no token on { $place }: { $district } is left out.
token_in_blind_alley = There can be no token on { $place }: it is a blind alley.
wrong_number_of_tokens_in_district = { $district } has { $given } tokens; it must have { $needed }.
wrong_number_of_tokens = There are { $given } { $token } tokens; there must be { $needed }.
cards_missing = The { $cards } cards are missing.
cards_not_in_this_version = There are no { $cards } cards in this version: write null.
wrong_number_of_cards = There are { $given } { $cards } cards; there must be { $needed }, one per seat.
card_not_in_this_version = The { $cards } card { $card } is not in this game.
card_dealt_twice = The { $cards } card { $card } is dealt twice.
first_layout_needs_four_players = The layout of the first game is for four players, not { $players }.
unknown_layout = There is no layout "{ $layout }": use first, random or even, or list the tokens by place.
unknown_expansion_card = No expansion card shows { $types }.

## Metropolys: why a position is refused
wrong_number_of_seats = "{ $key }" has { $given ->
    [one] { $given } entry
   *[other] { $given } entries
 }; there must be { $needed }, one per seat.
no_such_building = There is no building { $value }: they are numbered from 1 to { $most }.
building_twice = The { $value } of { $seat } is in two places.
two_buildings_in_one_place = Two buildings cannot stand on { $place }: { $one } and { $other }.
two_seats_complete = { $one } and { $other } cannot both have 13 buildings: the game ends with the first 13th.
subway_card_must_be_held = Subway tokens have been taken, so somebody must hold the subway card: { $seat } has the most.
subway_card_with_fewer_tokens = { $seat } cannot hold the subway card: { $other } has more subway tokens.
archaeology_card_must_be_held = Archaeology tokens have been taken, so somebody must hold the archaeology card.
card_without_token = { $seat } cannot hold the { $card } card without a token of that kind.
too_many_tokens_taken = There are only { $most } { $token } tokens; { $given } cannot have been taken.
tokens_told_twice = The tokens are given twice: where they lay, and how many were taken. Give only one of the two.
taken_without_building = { $seat } cannot have taken { $given } tokens with these buildings.

## Records and values from outside
unknown_game = There is no game "{ $game }". Known: { $known }.
unknown_bot = There is no bot "{ $bot }". Known: { $known }.
unknown_rules = This record was played under rules version { $given }; this program knows { $known }.
not_json = This is not JSON: { $problem }.
key_twice = "{ $key }" appears twice in one object.
missing_key = "{ $key }" is missing from { $where }.
unknown_key = "{ $key }" is not known in { $where }. Known: { $known }.
not_an_object = "{ $key }" must be an object of names and values.
not_a_list = "{ $key }" must be a list.
not_a_number = "{ $key }" must be a whole number.
not_true_or_false = "{ $key }" must be true or false.
unknown_name = "{ $given }" is not a valid value for "{ $key }". Known: { $known }.
result_before_the_end = The record has a result, but the game is not over.
scores_differ = The record says the scores are { $given }, but they are { $right }.
winners_differ = The record says the winners are { $given }, but they are { $right }.

## The command line
cli-line = line { $line }: { $reason }
cli-line-step = line { $line }, step { $step }: { $reason }
cli-no-file = There is no file "{ $file }".
cli-cannot-read = "{ $file }" cannot be read: { $problem }
cli-key-value = "{ $given }" is not understood: write it as KEY=VALUE.
cli-bots-count = { $given } bots for { $players } players: name one for all seats, or one per seat.
cli-names-count = { $given } names for { $players } players: name everybody who sits at the table, or nobody.
cli-replayed = { $line }: { $game }, { $players } players, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }; { $result }
cli-unfinished = not finished
cli-won = { $winners } won: { $scores }
cli-shared = { $winners } share the victory: { $scores }
cli-all-right = { $count ->
    [one] One game replayed to the end without errors.
   *[other] { $count } games replayed to the end without errors.
 }
cli-simulated = { $count ->
    [one] One game
   *[other] { $count } games
 } of { $game } written to { $file }. Average points by seat: { $points }.
bot_not_found = The bot { $bot } is not available: { $problem }
unknown_position = "{ $text }" is not a position on one line. It looks like this: { $needed }
impossible_position = This position is not possible: look at "{ $key }".
cli-dataset = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
 } from { $count ->
    [one] one game
   *[other] { $count } games
 } written to { $file }.
cli-score-heading = line { $line }:
cli-not-legal = line { $line }: placement { $at } is not legal. { $reason }
cli-score-seat = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
cli-score-source = { $points } for { $source }
cli-score-groups = groups: { $groups }
highest-empty = { $district }: nobody has built there.
highest-only_builder = { $district }: { $seats }, the only one to build there.
highest-taller = { $district }: { $seats }, higher at building number { $rank } from the top.
highest-more_buildings = { $district }: { $seats }, level but for one more building (number { $rank } from the top).
highest-equal = { $district }: { $seats }, level; each scores.
cli-version = metropole { $version }, { $engines ->
    [compiled] with compiled engines
   *[interpreted] with interpreted engines, about a hundred times slower: no C compiler was found at installation
 }
cli-empty = "{ $file }" is empty: one JSON object per line is expected.
not_utf8 = this is not text in UTF-8.
cannot_write = "{ $file }" cannot be written: { $problem }.
rules-of = The rules of { $game }, by topics:
rules-box = In the printed rulebooks:
unknown_topic = There is no topic "{ $text }". Type rules for the list.
unknown_topic_near = There is no topic "{ $text }". Perhaps you mean { $near }.
cli-no-client = This copy of Métropole was installed without its web pages, so it cannot write any: install it with them.
html-needs-script = This page needs JavaScript to show its games. Open the file in a web browser.

## The terminal: the table
term-welcome = Metropolys, { $version ->
    [expert] the Expert version
   *[family] the Family version
 }{ $expansion ->
    [yes] { " " }with the expansion
   *[no] {""}
 }, { $players } players. You are { $colour }. Type help for the commands.
term-own-art = The layout of the first game and the faces of the expansion cards are this program’s own.
term-closed = Left out: { $districts }.
term-first = { $seat ->
    [you] You open the first call.
   *[other] { $seat } opens the first call.
 }
term-your-card = Your { $cards } card, { $card }: { $text }
term-card-places = { $card } places: { $places }.
term-open-call = Your turn. Open a call: bid a building on any free neighbourhood, such as { $example }.
term-outbid = Your turn. Outbid the { $value } on { $place }, or pass. You may bid { $values } on { $places }.
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
term-place-built = { $place }, { $type }{ $token }: { $height } building { $value }, built by { $seat }.
term-with-token = , { $token } token
term-district = { $district }:
term-place-next = Next to { $places }.
term-place-bridges = Bridges to { $places }.
term-place-at = At { $things }.
term-place-border = On the edge of the city.
term-place-blind = A blind alley.
term-lake = the { $name } lake
term-statue = statue { $number }
term-player = { $seat }: { $built } built, { $tokens }. Left to build: { $stock }.
term-tokens = { $trendy } trendy, { $subway } subway, { $archaeology } archaeology
term-holds-subway = Subway card: { $seat }.
term-holds-archaeology = Archaeology card: { $seat }.
term-call = This call: { $bids }. Passed: { $passed }.
term-call-bid = { $seat } { $value } on { $place }
term-no-call = No bid in this call yet.
term-score-now = Your points now: { $total }.
term-score-none = Nothing yet.
term-score-part = { $points } for { $source }
term-score-part-places = { $points } for { $source }: { $places }
term-why-legal = { $place } is open to you: you may bid { $values } there.
term-why-free-later = It is not your turn, but { $place } would be open to you.
term-why-what = Ask about a place or a bid: why S3, why 7@S3.
term-why-action-legal = { $action } is legal.
term-try = If you play { $action }:
term-try-answers = { $seat } could answer with { $values } on { $places }.
term-try-no-answer = Nobody could answer.
term-try-unanswered = If nobody does:
term-try-points = Your points: { $before } now, { $after } after{ $parts }.
term-try-part = { " " }({ $parts })
term-try-change = { $change } { $source }
term-try-groups = Groups after: { $groups }.

## The terminal: commands
term-help =
    7@C10        bid your building 7 on neighbourhood C10
    pass         leave this call
    try 7@C10    what that bid would change, without playing it
    why S3       why you cannot bid on S3, or what you may bid there (also: why 7@S3)
    city         the whole city; city north: one district
    look C10     one neighbourhood: its neighbours, bridges, lakes, statues
    table        everybody’s buildings, tokens, cards, and the current call
    legal        all legal actions
    cards        your secret cards
    score        your points now, by source
    hint         what a strong bot would do in your place
    rules call   one topic of the rules; rules alone lists them all
    undo         take back your last action, and what the bots did after it
    save [FILE]  save the game to a file
    language fr  switch language: en, fr, cs, nl, de
    quit         leave
term-unknown = "{ $text }" is not understood. Type help for the commands, or a bid such as 7@C10.
term-try-what = Say what to try: try 7@C10, or try pass.
term-look-what = Say which neighbourhood: look C10.
term-no-place = There is no neighbourhood "{ $text }": they run from C1 to C15 and from N1, E1, S1, W1 to 10 each.
term-no-district = There is no district "{ $text }": say centre, north, east, south or west.
term-no-undo = There is nothing for you to take back.
term-undone = Taken back.
term-language = The language is now English.
term-no-language = There is no language "{ $text }" here: say { $languages }.
term-saved = Saved to { $file }. To continue: metropole play --resume { $file }
term-not-saved = "{ $file }" could not be saved: { $problem }. The game goes on.
term-quit-unsaved = This game is not saved. Type save to keep it, or quit again to leave it.
term-bye = Goodbye.
term-final-seat = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
term-final-cards = { $seat } had { $cards }.
term-won = { $decided ->
    [most_buildings] Level on points; { $winners } won with the most buildings.
    [shared] { $winners } share the victory: level on points and buildings.
   *[most_points] { $winners } won.
 }
term-after-end = Type save, score, city, undo or quit.
term-ask-players = How many players, { $least } to { $most }? [{ $default }]
term-ask-version = Family or Expert version? [family]
term-ask-expansion = With the expansion? [no]
term-again = "{ $text }" is not an option here: say { $choices }.
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

## Metro: sources of points
source-stations = lines to stations
source-centre = lines to the centre

## Metro: what happens
placed = { $seat ->
    [you] You place
   *[other] { $seat } places
 } { $tile } on { $square }{ $turns ->
    [0] {""}
    [1] , turned a quarter
    [2] , turned halfway round
   *[3] , turned three quarters
 }.
took = { $seat ->
    [you] You take
   *[other] { $seat } takes
 } a tile; { $stack } left in the stack.
drew = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } { $tile } and must place it; { $stack } left in the stack.
drew_unknown = { $seat ->
    [you] You draw
   *[other] { $seat } draws
 } a tile and must place it.
line_completed = Line { $station } is complete: { $length ->
    [one] one tile
   *[other] { $length } tiles
 } to { $end ->
    [centre] the centre, doubled
   *[other] station { $end }
 }. { $seat ->
    [nobody] Nobody owns it.
    [you] You score { $points }.
   *[other] { $seat } scores { $points }.
 }

## Metro: why an action is not legal
drawn_already = You have already drawn a tile: place it.
stack_empty = The stack is empty.
drawn_tile_first = { $tile } must wait: first place { $drawn }, which you drew.
tile_not_held = { $tile } is not in your hand.
tiles_are_not_turned = Tiles cannot be turned in this game: { $tile } must be placed as it is.
square_in_centre = { $square } is the centre: no tile can go there.
square_occupied = { $square } is taken by { $tile }.
square_not_adjacent = { $square } is neither at the edge of the board nor next to a tile.
one_tile_line = { $tile } on { $square } would by itself make a line of one tile between numbered stations ({ $stations }); { $others ->
    [0] it can go on no other square, but it can be turned.
    [one] it can go on one other square.
   *[other] it can go on { $others } other squares.
 }
no_other_square = { $tile } may join stations by itself now, because it would do so on every square ({ $count ->
    [one] one square is
   *[other] { $count } squares are
 } open).
no_copy_left = There are only { $copies } of { $tile }, and all of them have been placed.
not_a_placement = "{ $text }" does not place a tile.
wrong_hand = A hand has { $least } to { $most } tiles, not { $given }.
wrong_number_of_tiles = The deck has { $given } tiles; there must be { $needed }.
too_many_copies = The deck has { $given } of { $tile }; there are only { $most }.

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
metro-place-drawn = Place the { $tile } you drew, such as { $example }.
metro-line = { $station } ({ $owner }): { $length ->
    [one] 1 tile
   *[other] { $length } tiles
 }, { $rest }.
metro-line-change = { $station } ({ $owner }): { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
 } now, { $then } after, { $rest }.
metro-leads = leads to { $square } from the { $side }
metro-ends = ends at { $station }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
metro-ends-centre = ends at the centre, doubled: { $points } points
metro-crossing = { $square } from the { $side }
metro-crossings = It crosses { $squares }.
metro-left = Not seen yet: { $tiles ->
    [nobody] none
   *[other] { $tiles }
 }.
metro-player = { $seat }: { $points ->
    [one] { $points } point
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
metro-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } now, { $then } after.
metro-why-what = Ask about a square or a placement: why 34, why aacb34.
metro-why-legal = Possible: { $actions }.
metro-no-station = There is no station "{ $text }": they are numbered from 1 to 32.
metro-no-tile = There is no tile "{ $text }". A tile is four letters, such as aacb.
metro-won = { $decided ->
    [shared] { $winners } share the victory.
   *[most_points] { $winners } won.
 }
metro-help =
    aacb34       place tile aacb on row 3, column 4, both counted from 0 (turned: aacb34r2)
    draw         draw a tile from the stack, and then place it
    try aacb34   what that would change for every line, without playing it
    why 34       why a square is closed to you, or what can go there (also: why aacb34)
    board        the board with the letters of its tiles; dots are open squares
    tracks       the board with its tracks drawn
    line 9       the line of station 9; lines: all of yours; lines all: everybody’s
    tile aacb    a picture of that tile; tile: those you may place
    left         the tiles nobody has seen yet
    table        everybody’s points and tiles
    legal        all legal actions
    score        your points and lines
    hint         what a strong bot would do in your place
    rules place  one topic of the rules; rules alone lists them all
    undo         take back your last action, and what the bots did after it
    save [FILE]  save the game to a file
    language fr  switch language: en, fr, cs, nl, de
    quit         leave

## Hints: why
reason_group = { $count ->
    [one] completes a group for { $card }
   *[other] completes { $count } groups for { $card }
 }: +{ $points }
reason_card = { $card }: +{ $points }
reason_source = { $source }: +{ $points }
reason_source_loss = { $source }: −{ $points }
reason_no_answer = nobody can answer
reason_answers = { $count ->
    [one] one player can still answer
   *[other] { $count } players can still answer
 }
reason_lets_build = { $seat } then builds the { $value } on { $place }
reason_may_build = { $seat } builds the { $value } on { $place } if everyone else passes
reason_finishes = finishes your line { $station }: +{ $points }
reason_centre = takes your line { $station } to the centre: +{ $points }
reason_ends_other = ends { $seat }’s line { $station }: +{ $points } for them
reason_begins = starts your line { $station }
reason_grows = your line { $station } grows to { $length ->
    [one] one tile
   *[other] { $length } tiles
 }
reason_others_grow = only other lines grow
reason_no_line = no line changes
reason_draw = you keep your hand and draw from the stack, which has { $stack ->
    [one] one tile left
   *[other] { $stack } tiles left
 }
reason_ahead = about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ahead at the end
reason_behind = about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } behind at the end
reason_level = about even at the end

## Hints and analysis
hint-best = { $seat ->
    [you] you could play { $action }.
   *[other] { $seat } could play { $action }.
 }
hint-candidate = { $action }: { $chance }% to win, { $points } points expected
hint-line = It could continue: { $actions }
analysis-good = { $number }. { $seat } plays { $action }, the best found; { $chance }% to win.
analysis-better = { $number }. { $seat } plays { $action }; { $best } would raise the chance to win by { $loss ->
    [one] { $loss } percentage point
   *[other] { $loss } percentage points
 }.
analysis-loss = action { $number } ({ $loss }%)
analysis-losses = Largest losses of { $seat }: { $losses }.
analysis-plain = Since action { $number } everybody could know the { $cards } card of { $seat }.
analysis-title = Chances of winning in a game of { $game }
analysis-across = actions in the game
analysis-readable = How likely the true { $cards } card looks to an onlooker

## Hints and analysis: what a bot would have played
analysis-bot-best = { $bot } would play the best, { $action }.
analysis-bot-other = { $bot } would play { $action }, which costs { $loss } of the chance to win.
analysis-bot-agrees = Of { $choices ->
    [one] one choice
   *[other] { $choices } choices
 }, { $bot } makes the best one in { $best }, and the one that was played in { $played }.
analysis-bot-loses = On average, a choice of { $bot } costs { $loss } of the chance to win; one that was played costs { $other }.

## The command line: environments for research
vector_no_options = reset takes no options here, but was given: { $given }. What is played is said when the environment is made.
vector_none = "{ $key }" must be at least 1, not { $given }.

## Tournaments: why they cannot be played
bot_named_twice = The bot "{ $bot }" is named twice.
duel_needs_two_bots = A duel has two bots, one against the other in all the other seats; you named { $given }.
ladder_needs_two_bots = A ladder needs at least two bots.
extra_missing = This needs the package { $package }, which is not installed: pip install 'metropole[{ $extra }]'
workers_keep_dying = The worker processes were killed { $times } times without finishing a game. The results so far are kept.
cluster_not_reached = No Ray cluster could be reached at { $address }: { $problem }
results_in_use = Another tournament is writing to "{ $folder }".
results_of_another_plan = "{ $folder }" holds results of another plan: its "{ $key }" is { $there }, but you asked for { $wanted }. Choose another folder.
results_without_plan = "{ $folder }" holds results, but not the plan they were played for. Choose another folder.
broken_result = Line { $line } of { $file } is not a result: { $problem }. Nothing was changed.

## Tournaments: what they say
game-metropolys = Metropolys
game-metro = Metro
lineup-round-robin = everybody against everybody
lineup-ladder = each against the next in the list
lineup-duel = the first bot in one seat against the second in all others
lineup-self = each bot against itself
arena-table = { $game }, { $options }, { $players } players
arena-hand = { $hand ->
    [one] 1 tile in hand
   *[other] { $hand } tiles in hand
 }
arena-turned = { $name }, tiles turned
arena-expanded = { $name } with expansion
arena-rounded = { $asked } games per pairing do not divide evenly over { $seats } seats: { $played } will be played.
arena-goes-on = { $done } of { $total } games have already been played.
arena-stopped = Stopped after { $done } of { $total } games. They were not kept: name a folder with --out to be able to continue.
arena-stopped-kept = Stopped after { $done } of { $total } games. They are kept: run the same command to continue.
arena-report = Written to { $file }.
arena-heading = { $table }: { $games ->
    [one] one game
   *[other] { $games } games
 }
arena-bot = { $bot }: wins { $rate } ({ $low } to { $high }), rating { $rating } ± { $sigma }, { $points } points per game
arena-first = The first player wins { $rate } ({ $low } to { $high }); an even share would be { $even }.
arena-ties = Shared victories: { $shared } ({ $rate }).

## Tournaments: reports
report-title = # A tournament of bots
report-intro = { $games } games between { $bots }: { $lineup }, every deal played from every seat. Seed { $seed }, program version { $version }.
report-intervals = Wins are per seat; a shared victory counts as a share. Intervals are 95% Wilson intervals; those in bold do not contain the even share. Ratings are Plackett-Luce: mu, its uncertainty sigma, and mu minus three sigma.
report-overall = ## All tables together
report-pairings = ### Line-ups
report-seats = ### Seats, counted from the first player
report-sources = ### Points by source
report-cards = ### Objective cards
report-picture-bots = Wins, ratings and points by source
report-picture-seats = Wins by seat
report-picture-cards = Wins by objective card
report-ties = Of { $games } games { $shared } ({ $rate }) ended in a shared victory.
report-decided = {" "}Decided by: { $ways }.
report-lineup = { $seats } { $bot } with { $others }
report-panel-wins = wins per seat
report-panel-rating = rating, ± 2 sigma
report-panel-sources = points by source
report-panel-seats = wins by place after the first
report-axis-wins = % of games
decided-most_points = most points
decided-most_buildings = more buildings when level on points
decided-shared = nothing
head-bot = bot
head-games = games
head-wins = wins
head-interval = 95%
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
balance-intro = Made by `{ $command }`: { $games } games, { $count } for each bot, version and number of players, with the same bot in every seat ({ $bots }), program version { $version }. How balanced a game is depends on who plays it: with stronger bots this page changes.
balance-reading = What stands out is more than three standard deviations from the even share, over all numbers of players. In the tables, a share of victories is in bold where its 95% interval (Wilson) leaves out the even share; even if nothing mattered, that would happen to one in twenty. Places are counted from the first player. A shared victory counts as a share.
balance-striking = ### What stands out
balance-strikes = { $version }: { $name } wins { $times } times its even share ({ $games } games).
balance-nothing-striking = No place and no card is more than three standard deviations from its even share, over all numbers of players.
balance-card = the { $kind } card { $card }
balance-seats = ### Seats
balance-points = ### Points per seat
balance-cards = ### Objective cards
balance-place = place { $number }
balance-players = { $players } players
balance-picture-seats = Victories by place, as a multiple of the even share
balance-picture-points = Points by source
balance-picture-cards = Victories by objective card, { $version }
balance-panel-cards = { $kind }, { $players } players
balance-axis-seats = times the even share
balance-axis-points = points per seat

## The server: people
not_signed_in = You are not signed in. Play as a guest, or sign in.
wrong_name_or_password = The name or password is wrong.
wrong_password = That is not your password.
too_many_wrong_passwords = Too many wrong passwords. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }, or on a device where you have signed in before.
already_an_account = You already have an account.
name_taken = { $name } is taken, or looks like a name that is. { $suggestion } is free.
bad_name = This name has characters that cannot be shown. Please choose another.
bad_name_length = A name must have 1 to { $most } characters.
bad_password_length = A password must have { $least } to { $most } characters.
preferences_too_long = The preferences are too long: at most { $most } characters.
no_such_person = There is no such person.
cannot_mute_yourself = You cannot mute yourself.
too_many_muted = You have already muted { $most } people, the most allowed.

## The server: what it refuses to anybody
too_often = You are going too fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
too_many_at_once = You already have { $most } connections open.
too_busy = The server is busy right now. Try again in a moment.
too_long = That is too long: at most { $most } bytes.
only_json = Only JSON is understood here.
origin_missing = This request does not say which page it comes from.
wrong_origin = This request comes from another site’s page.
metrics_are_private = These figures are private.
no_such_page = There is nothing at this address.
wrong_method = That cannot be done here.
bad_request = { $where } is not understood: { $problem }.
server_fault = Something went wrong on the server. Nothing is lost: try again.
database_unavailable = The database in METROPOLE_DATABASE is not answering, or has not been set up.

## The server: for whoever runs it
unknown_database = "{ $given }" is not a kind of database: use sqlite or postgresql.
settings_not_toml = "{ $file }" is not a file of settings (TOML): { $problem }.
setting_not_plain = In "{ $file }", "{ $key }" must be a text, a number, true or false.
unknown_revision = There is no revision "{ $given }" of the database.
database_of_other_version = The database is at revision { $given }; this program needs { $right }: run metropole migrate.
database_not_writable = The database can be read but not written: is its disk full, or read-only?
task_fails = The background task "{ $task }" keeps failing: see the log.
backup_of_other_version = The backup was made at revision { $given } of the database; this program knows those up to { $right }.
cannot_read = "{ $file }" cannot be read: { $problem }.
not_a_backup = "{ $file }" is not a whole backup.
database_not_empty = The database is not empty: there is something in "{ $table }". Restore into an empty one.
cli-migrated = The database is at revision { $revision }.
cli-backed-up = { $count ->
    [one] { $count } row
   *[other] { $count } rows
 } written to { $file }.
cli-restored = { $count ->
    [one] { $count } row
   *[other] { $count } rows
 } restored from { $file }.

## The server: how a person is reached
address_not_understood = This is not an address we can send to.
address_not_https = The address must begin with https://.
address_not_public = The address must be on the public internet.
push_keys_not_understood = These subscription keys are not from a browser.
too_many_devices = Notifications can go to at most { $most } browsers: remove one first.
no_notices_here = This server sends no notifications.
no_email_here = This server does not send email.
email_not_understood = This is not an email address.
email_not_sent = The email could not be sent. Try again later.
mailed_just_now = We emailed you a moment ago. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
wrong_email_code = This is not the code we emailed to this address.
tried_just_now = You tried this a moment ago. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
mail-turn-subject = It is your turn: { $game }
mail-turn-text = It is your turn in a game of { $game }: { $url }
mail-code-subject = Your code for email notifications
mail-code-text =
    Somebody asked to be told at this address when it is their turn in a game. If it was you, enter this code: { $code }
    If it was not, just ignore this email: nothing more will be sent.
mail-test-subject = Notifications arrive here
mail-test-text = You asked for this test: when it is your turn and you are not looking, we will tell you at this address.
cli-recomputed = { $games ->
    [one] The ratings were recomputed from one game.
   *[other] The ratings were recomputed from { $games } games.
 }
cli-serving = Métropole is running at { $address }. Stop it with Ctrl+C.
cannot_listen = Cannot listen on { $host }, port { $port }: { $problem }. Choose another port with --port.

## The server: at tables
no_such_table = There is no table "{ $table }".
not_at_this_table = You are not at this table.
only_the_host = Only the host of the table can do this.
no_such_code = No open table has the code { $code }. It may be mistyped, or the game may have begun.
code_before_the_game = A table has a code only until its game begins.
held_already = The table is already waiting for its host.
not_due = It is not time to begin yet.
host_must_sit = The host must take a seat at the table.
not_while_table_is = { $status ->
    [open] The game has not begun yet.
    [running] The game has begun.
    [finished] The game is over.
   *[closed] The table was closed.
 }
seat_taken = { $seat } is taken.
seat_is_free = { $seat } is free.
sits_already = You already have a seat: { $seat }.
seats_are_free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
cannot_be_given = "{ $key }" is random and cannot be chosen. You can choose { $known }.
too_many_tables = You already have { $most } unfinished tables. Finish or close one first.
rated_needs_account = Rated games need an account. Create one, and you will keep your seats.
rated_is_drawn = A rated game starts with a random set-up.
undo_not_at_rated_tables = Rated games have no undo.
nothing_to_undo = There is nothing to undo: somebody has moved since, or something hidden was revealed.
undos_used_up = You have no undos left against bots in this game.
own_clock = You cannot claim a timeout against yourself.
bots_have_no_clock = It is a bot’s turn, and bots have no clock.
time_is_left = { $seat } still has time.
pace_of_two_kinds = Choose a time for the whole game or a time per move, not both.
increment_without_bank = Extra time per move needs a time for the whole game to be added to.
pace_out_of_range = "{ $key }" must be { $least } to { $most } milliseconds, not { $given }.
no_hints_at_rated_tables = Rated games have no hints.
no_thinkers = No bot is free to think about this right now. Try again later.
hint_under_way = The bot is still thinking about your last question.
record_after_the_end = The record will be available when the game is over.
followed_already = There is already a rematch, at table { $table }.
nothing_said = The message is empty.
unknown_place = There is no place "{ $place }" on this board.
not_saved = The server could not save this just now. It will try again.
cannot_be_kept = The server cannot store this. Nothing has changed.
table_of_newer_version = A newer version of the server has taken over this table. Try again in a moment.
day_after_own_try = This is a game of the day. You can look at it once you have finished your own.
day_others_in_play = This is somebody’s game of the day. You can look at it when it is over.

## The screen: everywhere
no_connection = The server is not answering. Your game is safe: try again in a moment.
app-name = Métropole
app-title = { $page } · Métropole
nav-main = Pages
nav-tools = Tools
nav-play = Play
nav-new = Open a table
nav-learn = Learn
nav-rules = Rules
rules-why = Why not?
nav-scorer = Scorer
nav-people = Rankings
nav-account = Account
nav-settings = Settings
skip-to-content = Skip to content
sounds-on = Sound is on: turn it off
sounds-off = Sound is off: turn it on
theme-to-dark = Switch to dark colours
theme-to-light = Switch to light colours
language-label = Language
tables-wait = { $count ->
    [one] table is waiting for you
   *[other] tables are waiting for you
 }
close-this = Close
copy-this = Copy
copied = Copied
page-missing = There is nothing at this address.
page-home = Back to the home page
loading = One moment
offline-title = No connection
offline-text = Métropole needs a connection, and there is none right now. Your games are safe and waiting for you.
guest-name = { $name } { $number }
guest-names = Amélie, Basile, Céleste, Denise, Edmond, Fleur, Gustave, Hortense, Iris, Jules, Lucie, Marcel, Noémie, Octave, Pauline, Rosalie, Simone, Théo, Valentine, Zoé

## The screen: people and bots
bots-of-level = { $names } ({ $level })
bots-described = { $names } ({ $level }): { $text }.
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-novice-text = quick and bold, blind to most of the board
level-casual-text = quick, by feel, with a slip now and then
level-skilled-text = { $games } games thought through before each move
level-expert-text = { $games } games thought through before each move
level-master-text = up to { $games } games thought through before each move; hard to beat
somebody-gone = somebody
free-seat = free seat
name-you = You
guest-mark = guest
guest-named = { $name } (guest)

## The bots: how each of them plays, in a few words that are true of their level
plays-fifine = aims high and hopes for the best
plays-bebert = takes the first place that catches his eye
plays-ninon = laughs at her own mistakes
plays-riquet = counts on his fingers, and loses count
plays-lili = plays where it looks pretty
plays-colas = never worries about the score
plays-gaspard = plays by feel and seldom looks back
plays-odette = likes quick points, gets bored by long plans
plays-felix = plays first, thinks afterwards
plays-margot = sees almost everything, then misses one thing
plays-anselme = takes what is offered, and says thank you
plays-suzette = trusts her nose more than her numbers
plays-leontine = weighs a few plans and picks one
plays-armand = looks ahead, but not too far
plays-clarisse = tries things out in her head first
plays-honore = checks twice, plays once
plays-blanche = gives nothing away for free
plays-achille = prefers a solid move to a brilliant one
plays-anatole = follows every plan to its end before choosing
plays-eugenie = asks herself what the others will answer
plays-casimir = plans his moves like a timetable
plays-mathilde = forgives few slips
plays-aristide = takes his time and misses little
plays-victorine = turns small gains into large ones
plays-seraphine = saw this position coming
plays-balthazar = has all the patience in the world
plays-athenais = knows what every place is worth
plays-leopold = plays thousands of games before the tea is poured
plays-apolline = smiles, and has thought of that too
plays-evariste = calculates where others guess

## The bots: what they say at the table, now and then
bot-says = { $name }: “{ $line }”
line-greeting-1 = Good to see you all. May the best player win!
line-greeting-2 = What a lovely table. Let’s begin!
line-greeting-3 = I’ve been looking forward to this all day.
line-greeting-4 = Be gentle with me. Or don’t, I can take it.
line-greeting-5 = Have a good game, everyone!
line-gain-1 = Oh, that went better than planned!
line-gain-2 = I’m having this move framed.
line-gain-3 = Did everybody see that? Wasn’t it lovely?
line-gain-4 = My grandmother would be proud.
line-gain-5 = Sometimes everything just fits.
line-loss-1 = Ouch. Nicely done.
line-loss-2 = I had other plans for that. Oh well.
line-loss-3 = Not my finest moment.
line-loss-4 = Let’s pretend I meant that.
line-loss-5 = Somebody hold my hat, please.
line-won-1 = What a game! Thank you, all of you.
line-won-2 = I enjoyed every turn of that.
line-won-3 = I was lucky. Don’t tell anyone.
line-won-4 = It was a pleasure. Again?
line-lost-1 = Well played! That was fun.
line-lost-2 = I take my hat off to you.
line-lost-3 = Next time I’ll look twice.
line-lost-4 = Beaten, and I loved every minute. Another one?

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
tables-mine-none = You are not at a table yet.
tables-open-none = No table is waiting for players right now.
tables-watch-none = There are no public games right now.
tables-finished-none = You have not finished a game yet.
tables-older = Older games
open-your-own = Open your own
your-turn = Your turn
go-there = Open
sit-down = Sit down
watch = Watch
look-again = View
table-wants = { $count ->
    [0] Ready to begin
    [one] Needs one more
   *[other] Needs { $count } more
 }
table-waits-for = Waiting for { $name }
table-asks-you = Your move
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
    [one] { $hours } hour per move
   *[other] { $hours } hours per move
 }
pace-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
 }
pace-minutes-move = { $minutes ->
    [one] One minute per move
   *[other] { $minutes } minutes per move
 }
options-rotation = tiles may be turned
options-expanded = { $name } with expansion
options-hand = { $hand ->
    [one] one tile in hand
   *[other] { $hand } tiles in hand
 }
title-metropolys = Metropolys
title-metro = Metro
rated = Rated

## The screen: opening a table, and elsewhere
new-expansion = Expansion
new-rotation-on = Tiles may be turned
new-closed = Left out
new-closed-drawn = random
new-seats = Seats
new-seconds = + { $seconds } s

## The screen: opening a table
new-title = Open a table
new-game = Game
new-players-range = { $least } to { $most } players
new-family-text = one secret card, 3 points for each place
new-expert-text = two secret cards, groups, highest buildings
new-expansion-on = Play with the expansion cards
new-expansion-text = 9 points for three types in one district
new-rotation = Rotation
new-rotation-text = otherwise they are placed as they come
new-hand-text = Place any tile from your hand, or draw one and place that.
new-stations = Stations
new-stations-text = Each player owns { $each } stations.{ $left ->
    [yes] { " " }16 and 17 belong to nobody and only end lines.
   *[no] {""}
 }
new-city = City
new-city-random = Random
new-city-random-text = shuffled when the game starts
new-city-first = First game
new-city-first-text = a balanced layout for your first game
new-city-first-four = four players only
new-city-custom = Custom
new-city-custom-text = place the tokens yourself
new-tokens = Token to place
new-tokens-count = { $given } of { $needed }
new-tokens-fill = Place the rest at random
new-tokens-clear = Remove all
new-tokens-done = All tokens are placed.
new-tokens-closed = Choose what to leave out first. Then you can place tokens.
new-tokens-full = { $district } has all { $needed } of its tokens.
new-tokens-spent = All { $needed } { $token } tokens are placed.
new-place-put = A token can go here.
new-place-take = Press to change or remove it.
new-place-close = Press to leave this district out.
new-map = The city
new-closed-none = Four players use the whole city.
new-closed-one = Three players leave out one outer district.
new-closed-two = Two players leave out two outer districts next to each other.
new-seat-kind = Seat { $number }
new-kind-free = Free
new-kind-bot = Bot
new-kind-me = You
new-level = Level for seat { $number }
new-begins = First to play
new-first-drawn = random
new-pace = Pace
new-live = Live
new-live-text = everyone is here
new-turns = Turn-based
new-turns-text = days per move
new-clock = Clock
new-minutes = { $minutes } min
new-no-clock = none
new-clock-bank = per game
new-clock-move = per move
new-clock-bank-text = Each player has this long for the whole game, plus a little more with every move.
new-clock-move-text = Each move may take up to this long.
new-increment = Added per move
new-days = { $days ->
    [one] one day
   *[other] { $days } days
 }
new-tempo = Bot speed
new-tempo-natural = Natural
new-tempo-natural-text = about a second, longer for hard moves
new-tempo-quick = Quick
new-tempo-quick-text = less than half that time
new-tempo-at_once = Instant
new-tempo-at_once-text = as soon as they find a move
new-sum-tempo = Bots move { $tempo }.
tempo-natural = at a natural pace
tempo-quick = quickly
tempo-at_once = instantly
new-join = Who can join
new-link = With the link
new-anybody = Anyone
new-link-text = only people you send it to
new-anybody-text = listed on the home page
new-join-full = No seat is free: others can only watch.
new-rated = Rated
new-rated-on = Counts towards your rating
new-rated-text = no undo, no hints; leaving counts as a loss
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
    [yes] , tiles may be turned
   *[no] {""}
 }.
new-sum-city = { $layout ->
    [first] The tokens are placed as in the first game.
    [custom] The tokens are where you placed them.
   *[random] { $trendy } trendy, { $subway } subway and { $archaeology } archaeology tokens, placed at random.
 }
new-sum-closed = Left out: { $names }.
new-sum-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
new-sum-seats = { $names }.
new-sum-first = First to play: { $name }.
new-sum-join = { $public ->
    [yes] Anyone can join.
   *[no] Only people with the link can join.
 }
new-sum-pace = { $pace }. { $rated ->
    [yes] Rated.
   *[no] Not rated.
 }
new-open = Open the table
new-begin = Start the game

## The screen: before the game
open-title = { $game } table
open-waiting = { $count ->
    [0] Everybody is here. Begin when you like.
    [one] One seat is free. Send the link to anyone you want to play with.
   *[other] { $count } seats are free. Send the link to anyone you want to play with.
 }
open-invite = Invite
open-invite-text = No account needed.
open-invite-rated = This game is rated: everyone who joins needs an account.
open-begin = Begin
open-bot-here = Add a bot
open-fill = Fill the free seats with bots
open-send-away = Remove
open-get-up = Stand up
open-close = Close this table
closed-title = This table was closed.

## The screen: playing with friends
friends-title = Play with friends
friends-text = Open a table and send the link. Nobody needs an account.
friends-game = Game
friends-invite = Invite friends
your-name = Your name
name-invent = Pick one for me
name-as = You play as { $name }.
name-save = Save
code-title = Have a code?
code-label = The four letters
code-go = Join
invite-send = Send the link
invite-text = { $name } invites you to play { $game }
invite-code = Or share the code
invite-code-text = Friends type it on the home page before the game begins.
invite-qr = QR code of this table’s link
invited-title = { $name } invites you to play { $game }
invited-by-nobody = You are invited to play { $game }
invited-full = Every seat is taken. Stay here to watch: the game begins soon.
invited-own = Open a table of your own
begins-in = { $seconds ->
    [0] The game is about to begin.
    [one] The game begins in one second.
   *[other] The game begins in { $seconds } seconds.
 }
begins-now = Begin now
begins-hold = Wait
begins-alone = The game begins by itself as soon as everybody is here.
begins-held = The game begins when you say so.
begins-held-by = The game begins when { $name } says so.
no-table-title = There is no such table
no-table-text = The link may be incomplete or out of date. Ask your friend for a new link or for the code.
no-page-text = The link may have been cut off or mistyped.
closed-text = Its game never began. Ask for a new link, or open a table of your own.

## The screen: below every page
footer-label = About this site
credit-metropolys = Metropolys is a game by Sébastien Pauchon, published by Ystari.
credit-metro = Metro is a game by Dirk Henn, published by Queen Games.
footer-unofficial = Métropole is an unofficial project by players, not connected with the authors or publishers. All drawings are our own.
footer-licence = Free software under the MIT licence.
footer-privacy = Privacy
footer-setup = Set up the box
footer-replays = Replays
footer-puzzles = Puzzles

## The screen: privacy
privacy-title = Privacy in plain language
privacy-lead = No advertising, no tracking, and nothing on these pages is loaded from anybody else’s server.
privacy-about-you = What we know about you
privacy-guest = The name you choose, your settings, whom you have muted, when you first and last came here, and the addresses you give us for messages about your turn.
privacy-account = With an account, also your password, stored so that nobody can read it.
privacy-cookies = A cookie recognises you when you come back; a second one remembers which accounts have signed in on this device. Your browser also keeps your settings, and what you enter in the scorer and the set-up.
privacy-games = Your games
privacy-link = Anybody who has a table’s link can look at it. Only public tables are listed.
privacy-finished = Finished games, ratings and the results of the day are kept for good, with the names of the players.
privacy-page = Everybody can look at your page: your name, the month you first came, your ratings, and your games at public tables. On it, games at other tables are listed only for those who sat there, and your games of the day only for you.
privacy-puzzles = What you tried at puzzles is kept with your name, for you alone. It is deleted when your name is.
privacy-analyses = A pasted record that you have analysed is kept for 30 days, without your name.
privacy-chat = { $days ->
    [0] Table chat is kept.
    [one] Table chat is deleted after one day.
   *[other] Table chat is deleted after { $days } days.
 }
privacy-tables = { $days ->
    [0] Open tables stay until somebody closes them.
    [one] An open table is closed after one day with none of its players there.
   *[other] An open table is closed after { $days } days with none of its players there.
 }
privacy-guests = { $days ->
    [0] Guests are kept for good.
    [one] A guest who has not finished a game is forgotten after one day away.
   *[other] A guest who has not finished a game is forgotten after { $days } days away.
 }
privacy-notices = { $days ->
    [0] Notifications we have sent are kept.
    [one] Notifications we have sent are deleted after one day.
   *[other] Notifications we have sent are deleted after { $days } days.
 }
privacy-evenings = Game nights, with the secret cards dealt to phones, are forgotten three days after anybody last did something there.
privacy-addresses = Your internet address
privacy-address-kept = It is never stored as it is. A short fingerprint shared by many addresses is kept with your name, so that everybody gets a fair share of the bots’ thinking time and of the lists of tables.
privacy-address-rated = At a rated table, a fingerprint made just for that table shows which seats were taken from the same address. It is deleted when the game ends; all that stays is which seats belong together.
privacy-logs = The server’s logs name no person, no table and no address.
privacy-rights = What you can do
privacy-rights-text = On the account page you can download everything we keep about you, and delete it. Your games then stay, without your name.

## What a link shows in a chat
preview-site = Play Metropolys and Metro with friends or against bots: in the browser, without an account.
preview-invites = { $name } invites you to play { $game }
preview-table = { $game }: { $names }
preview-open = { $free ->
    [0] Every seat is taken: the game is about to begin.
    [one] One of { $players } seats is free. No account needed.
   *[other] { $free } of { $players } seats are free. No account needed.
 }
preview-running = The game is on. Come and watch.
preview-finished = The game is over. See how it went.

## The screen: what is asked
ask-open = Open a call: choose a building and a neighbourhood.
ask-outbid = Outbid the { $value } on { $place }, or pass.
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
ask-place-drawn = Place the tile you drew.
ask-squares = { $count ->
    [one] It fits on one square
   *[other] It fits on { $count } squares
 }
ask-turn-it = Press R to turn it
wait-for = Waiting for { $seat }.
wait-thinks = { $seat } is thinking.
wait-may-outbid = May outbid the { $value } on { $place }, or pass.
wait-may-open = Opens the next call.
watching = You are watching.
watching-turn = { $seat } is to move.
watching-take-seat = Take your seat back
time-up = { $seat ->
    [you] You are out of time.
   *[other] { $seat } is out of time.
 }
time-low = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
 }
claim-time = Claim timeout
pass = Pass
draw-another = Draw another
draw-fine = You must place the tile you draw. You keep your hand.
drawn-seen = You cannot undo a draw: you have seen the tile.
undo = Undo
undo-counted = Undo ({ $count } left)
undo-text = Take back your last action
undo-text-counted =
    Take back your last action and the bots’ replies: { $count ->
        [one] once more in this game
       *[other] { $count } more times in this game
    }
leave-table = Leave
leave-really = Leave the game? A bot will play on for you{ $rated ->
    [yes] , and you lose this rated game
   *[no] {""}
 }.
stay = Stay

## The screen: acting safely
cannot-take-back = This cannot be undone.
pass-still = Can still outbid: { $names }.
pass-else = If nobody does: { $what }
draw-follows = You draw the top tile of the stack, and everyone sees it. { $left ->
    [0] It is the last one.
    [one] One more is left.
   *[other] { $left } more are left.
 }
premove-plan = Plan my next move
premove-choose = Choose what to do when your turn comes. It will be played for you, even if you are away.
premove-stop = Stop planning
premove-when = Play it
premove-unchanged = if nothing has changed
premove-no-higher-bid = if nobody bids higher
premove-same-lines = if it changes the same lines
premove-always = whatever happens
premove-note = Plan this move
premove-noted = Planned: { $action }, { $condition }.
premove-change = Change
premove-withdraw = Cancel plan
premove-dropped = Your plan was not played: { $action }. { $why }
premove-seen = OK
premove_on_own_turn = It is already your turn: just play.
premove_is_late = You have already moved.
premove_changed = Something it depended on has changed.
premove_under_way = It is being played right now.
claim-really = { $seat } is out of time. If you claim the timeout, { $seat } loses { $left ->
    [2] and the game is over
   *[other] the seat and a bot plays on
 }. This cannot be undone.
claim-not = Keep waiting
zoom-out = Show the whole board
settings-acting = Confirming moves
settings-acting-on = Play with a single click
settings-acting-text = What you click is played at once, without asking. On a touch screen the board still asks.

## The screen: connection
lost-now = Connection lost. Reconnecting…
lost-in = in { $seconds } s
lost-try-now = Try now
lost-waits = Your { $action } will be sent as soon as we are back online.
lost-take-back = Cancel
back-again = Back online. Nothing was lost.
socket-ended = You are signed out here, or the table is open in too many places.

## The screen: the table
region-banner = What to do
region-board = Board
region-mine = Your side of the table
region-preview = What would happen
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
tile-number = { $number ->
    [0] No tiles placed yet
   *[other] Tile { $number } of 60
 }
built-count = { $count } built
call-number = Call { $number }
about-metropolys = { $version }, { $players } players
about-metro = { $players } players, { $options }
list-of-moves = All legal actions
filter-moves = Type to filter
no-moves = There is nothing to do right now.
no-moves-match = No action matches.
move-bid = { $value } on { $place }
move-place = { $tile } on { $square }
move-pass = Pass
move-draw = Draw a tile
chat-label = Message to the table
chat-send = Send
chat-none = No messages yet.
chat-rooms = Spectators have their own chat. You can read it after the game.
chat-rooms-watching = Players cannot read this until the game is over.
chat-watching = watching
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = Muted
# what happened, played out and marked
again = Show me again
again-since = { $count ->
    [one] Show me again what happened since your turn: one move
   *[other] Show me again what happened since your turn: { $count } moves
 }
seat-first = Went first
seat-next = Next to move
log-none = Nothing has happened yet.
log-sat = { $seat ->
    [you] You sit down.
   *[other] { $seat } sits down.
 }
log-left = { $seat ->
    [you] You leave.
   *[other] { $seat } leaves.
 }
log-left-lost = { $seat ->
    [you] You leave and lose the game.
   *[other] { $seat } leaves and loses the game.
 }
log-left-open = { $seat ->
    [you] You stand up.
   *[other] { $seat } stands up.
 }
log-back = { $seat ->
    [you] You are back.
   *[other] { $seat } is back.
 }
log-started = The game begins.
log-undone = { $seat ->
    [you] You take back your last action.
   *[other] { $seat } takes back the last action.
 }
log-flagged = { $seat ->
    [you] You ran out of time.
   *[other] { $seat } ran out of time.
 }
log-plays-on = { $bot } takes over.
seat-plays-for = playing for { $name }
log-closed = The table was closed.
log-followed = There is a rematch.
hint = Hint
hint-thinking = A bot is thinking about it…
hint-chance = { $chance }% to win

## The screen: Metropolys
preview-bid = { $value } on { $place }
preview-answers = Who could outbid you
preview-answer-places = on { $places }
preview-nobody = Nobody could outbid you: you would build at once.
preview-blind = { $place } is a blind alley: a bid there ends the call.
preview-group = Completes { $places }
preview-none = Choose a building and a neighbourhood to see what would happen.
preview-none-waiting = Point at a neighbourhood to see what it is.
my-points = Your points
only-you = only you see this
points-now = now
points-then = after
points-change = change
points-together = Total
bid-it = Bid { $value } on { $place }
take-back = Cancel
rack-building = { $value }, { $state ->
    [may] you may bid it
    [bid] bid in this call
    [built] built
   *[held] not now
 }
cards-label = Your secret objectives
player-bid = bid { $value } on { $place }
player-passed = passed
player-to-move = to move
player-thinks = thinking
player-thinks-for = thinking, { $seconds } s
thinking = Thinking
log-forced = forced
player-stock = Left to build: { $values }
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
   *[other] { $seat }’s { $value } is
 } built here.
place-may-bid = Free. You may bid { $values } here.
place-neighbours = Next to { $places }.
refused-from = From { $last }: { $places }.
refused-one = Only one building fits in a neighbourhood.
card-progress = { $built } built, { $free } free
group-progress = { $where }: { $count } of { $needed }

## The screen: Metro
preview-tile = Your tile on { $square }
preview-lines = { $count ->
    [0] No line would change
    [one] One line would change
   *[other] { $count } lines would change
 }
preview-metro-none = Choose a square to see what would change for everyone.
preview-metro-waiting = Point at a station to see its line.
line-line = line
line-tiles = tiles
line-end = end
line-points = points
line-open = open
line-centre = centre, doubled
line-ends-at = ends at
line-nobody = nobody’s
line-change = { $before } → { $after }
points-before-after = { $before } → { $after }
place-it = Place it
hand-title = { $count ->
    [one] Your tile
   *[other] Your tiles
 }
hand-drawn = Drawn: place this one
stack-count = in the stack
turn-it = Turn it
unseen-title = Not seen yet
unseen-tile = { $tile }: { $left } of { $copies } not seen
unseen-where = { $stack } in the stack, { $hands } in other players’ hands.
player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
square-label = { $square }. { $state }
square-free = Free.
square-may = Free. Your tile may go here.
square-taken = { $tile } is here.
square-centre = The centre.
my-stations = Your stations
stations-label = Stations
station-open = station { $number } { $name }, { $length ->
    [one] one tile
   *[other] { $length } tiles
 }
station-done = station { $number } { $name }, finished, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
station-owned = { $owner }: { $station }
exception-applies = The exception applies.
tile-named = a tile ({ $tracks })
track-a = { $count ->
    [one] one straight
   *[other] { $count } straights
 }
track-c = { $count ->
    [one] one tight curve
   *[other] { $count } tight curves
 }
track-b = { $count ->
    [one] one wide curve
   *[other] { $count } wide curves
 }
track-d = { $count ->
    [one] one U-turn
   *[other] { $count } U-turns
 }
tracks-where = { $tracks } { $where }
track-at-top = at the top
track-at-right = on the right
track-at-bottom = at the bottom
track-at-left = on the left
track-at-top-right = at the top right
track-at-bottom-right = at the bottom right
track-at-bottom-left = at the bottom left
track-at-top-left = at the top left

## The screen: the end
end-won = { $seat ->
    [you] You win.
   *[other] { $seat } wins.
 }
end-shared = { $seats } share the victory.
end-most-points = { $points } points.
end-points = Points
end-buildings = Buildings
end-break = break the tie
end-again = Rematch
end-join-again = Join the rematch
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
   *[other] , crossed { $again } more times: { $length }
 }{ $end ->
    [open] .
    [centre] , doubled: { $points } points.
   *[other] , { $points ->
        [one] one point.
       *[other] { $points } points.
     }
 }
end-record = Copy the record
end-home = Home
end-count = Final scores
end-stations = to stations
end-centre = to the centre
end-tie = { $names }: { $points } points each. Buildings: { $buildings }.
end-whole-map = Show the whole city
end-cards = Everybody’s cards
end-its-card = its card
end-highest = Highest
end-rating = Rating
end-void = This game does not count towards ratings: { $why ->
    [too_short] not everybody had moved twice
    [guests] somebody had no account
    [given] the set-up was not random
   *[alone] nobody else was playing
 }.
end-weight = For you this game counts { $percent }%: games against the same opponents again, or with somebody at your own address, count less.
end-provisional = Your rating is provisional: you are ranked after { $games } games against { $opponents } different opponents.
end-counting = The game is over.
end-counting-how = Counting the points. Click or press a key to skip.
end-you-left = You left this game.
end-played-on = { $bot } played on for you and came { $rank }.
end-by-left = { $seat ->
    [you] You left the game.
   *[other] { $seat } left the game.
 }
end-by-everybody = Everybody has left: the game was not played to the end.
end-by-tiles = The last tile has been placed.
end-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
end-place-head = Place
end-standing = { $rank } { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-again-turned = Play again, rotate seats
end-share = Share
end-share-text = { $game }: { $standings }

## The screen: the end: why, made from the count
end-why-lost = You lost most here: { $source } (you { $mine }, { $name } { $theirs }).
end-why-gained = { $seat ->
    [you] You gained most here: { $source } (you { $mine }, { $name } { $theirs }).
   *[other] { $seat } gained most here: { $source } ({ $mine }, { $name } { $theirs }).
 }
end-why-nothing = Your card scored nothing: { $card }.
end-why-no-group = You completed no group for your card: { $card }.
end-why-cost = This cost you points: { $source } ({ $points }).
end-why-best = { $seat ->
    [you] Your best source: { $source },
   *[other] Best source for { $seat }: { $source },
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
end-why-line = { $seat ->
    [you] Line { $station } alone earned you
   *[other] Line { $station } alone earned { $seat }
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
end-why-no-line = You did not score with any line.

## The screen: the end: what made the points
count-groups = { $count ->
    [one] One group
   *[other] { $count } groups
 }
count-buildings = { $count ->
    [one] One building
   *[other] { $count } buildings
 }
menu-open = Menu

## The rules: what is what
legend-title = What’s what
legend-end-title = How the game ends
legend-trendy = Whoever builds on a neighbourhood takes its token. Each trendy token scores.
legend-subway = Each subway token scores, and may win you the subway card.
legend-subway_card = It goes to the first player with a subway token, then to anyone who has more of them than its holder.
legend-archaeology = Each archaeology token costs points and comes with the archaeology card.
legend-archaeology_card = It always goes to whoever took the latest archaeology token. It costs points at the end.
legend-highest = For the highest building in each district. If the highest are equal, the next highest decide; players who are still level all score.
legend-closed-title = Hatched districts
legend-closed = Nobody builds there in this game.
legend-metropolys-end = The game ends at once when somebody builds their 13th building. The secret cards are revealed and everything is counted. The most points win; if they are equal, the most buildings.
legend-owners-title = Marks at the stations
legend-owners = They show whose line starts there. A station without a mark is nobody’s: a line may end there, but none scores from there.
legend-lines-title = Lines
legend-lines = The number at the head of a line counts the tiles it has crossed; a tile crossed twice counts twice. When the line reaches a station, its owner scores that many points.
legend-centre-title = The centre
legend-centre = A line that ends in the centre scores double.
legend-short-title = Lines of a single tile
legend-short = A tile must not lead straight from one outer station back to another, or to the same one, unless it has nowhere else to go.
legend-metro-end = The game ends when all 60 tiles are on the board: every line is then complete. The most points win; if they are equal, the victory is shared.

## The screen: keys
keys-title = Keyboard shortcuts
keys-show = Keyboard shortcuts
keys-arrows = move over the board
keys-tab = from region to region
keys-digits = choose a building
keys-tiles = choose a tile in your hand
keys-turn = turn the tile; with Shift the other way
keys-enter = propose, then confirm
keys-escape = cancel
keys-pass = pass
keys-draw = draw a tile
keys-undo = undo
keys-list = go to the list of all moves
keys-rules = the rules on what was refused last
keys-help = this list
key-arrows = Arrows
key-digits = 1 … 13

## The screen: account and settings
account-change-name = Change name
account-make = Create an account
account-sign-in = Sign in

## The screen: account
account-title = Account
account-guest = You are playing as a guest. If this browser’s data is deleted, your seats are lost. With a password you keep them, on other devices too.
account-name = Name
account-password = Password
account-old-password = Current password
account-new-password = New password
account-change-password = Change password
account-saved = Saved.
account-sign-in-text = Already have an account? Sign in here.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-export = Download everything we keep about you
account-delete = Delete account
account-delete-text = Your name, settings and messages are deleted at once. The games you played stay, without your name.
account-delete-really = Yes, delete everything about me
account-nobody = You have not played here yet. Play a game, or sign in.
account-page = Your page
account-page-text = Your ratings and your games, as others see them.

## The screen: settings
settings-title = Settings
settings-look = Colours
settings-system = Same as the device
settings-light = Light
settings-dark = Dark
settings-bots = Bots
settings-bot-lines-on = Bots chat now and then
settings-bot-lines-text = A greeting, a sigh, a compliment. Never in rated games.
settings-hints = First steps
settings-hints-on = Small tips at your first tables
settings-hints-text = Each is shown once.
settings-sounds = Sounds
settings-sounds-on = Sounds at the table: pieces, points, and a bell when it is your turn
settings-volume = Volume
settings-speed = Other players’ moves
settings-speed-text = How quickly each move is played out. A click or any key skips ahead.
settings-speed-calm = Calm
settings-speed-usual = Normal
settings-speed-quick = Quick
settings-speed-at_once = Instant
settings-motion = Motion
settings-motion-on = Show animations
settings-notices = Notifications
settings-notices-on = Tell me when it is my turn and I am not looking
settings-notices-text = Works while this page is open in a browser tab.
settings-push-on = Also when the page is closed, in this browser
settings-push-not = This browser does not support it, or does not allow it.
settings-webhook = Call my own program at this address (webhook)
settings-email = By email to
settings-email-code = The code we emailed you
settings-test = Send a test
settings-tested = { $count ->
    [0] There is no way to reach you yet.
   *[other] Sent.
 }
settings-save = Save
settings-remove = Remove

## The screen: notices
notice-turn = It is your turn
notice-turn-text = { $game }: the others are waiting for you.
notice-test = Notifications arrive here

## The screen: looking again
end-look-again = Look at it again
step-back = Step back through what happened
keys-step-back = step back through the moves, and forward again

## Looking again
replay-now = Back to now
replay-title = Replay
replay-points = Points over time
replay-source = Points from
replay-all-sources = All points
replay-points-now = Points at this moment
replay-moves = Moves
replay-players = Players
replay-save = Download the record
replay-link = Link to this moment
replay-share = Share
replay-picture = Picture
replay-drawing = Drawing (SVG)
replay-film = Film
replay-record = Record
replay-beginning = The game begins.
replay-call = Call { $number } of { $of }, step { $step }.
replay-placement = Tile { $number } of { $of }.
replay-step-of = Step { $number } of { $of }.
replay-tile = Tile { $number }
replay-step = Step { $number }
replay-next = { $seat ->
    [you] You are next.
   *[other] { $seat } is next.
 }
replay-over = The game is over.
replay-time = Time
replay-slider = Moment of the game
replay-steps = Steps
replay-first = To the beginning
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Normal
replay-speed-quick = Fast
replay-key-move = one move
replay-key-part = to the next building or tile
replay-key-space = Space
replay-holdings = Secrets
replay-seen-as = Seen as
replay-everybody = Everybody, nothing hidden
replay-spectator = Spectator
replay-to-table = To the table
replay-records-title = Look at any game again
replay-records-text = Paste the record of a game, or drop a file here: one game per line. Nothing is stored unless you have it analysed.
replay-records-label = Record
replay-records-open = Open
replay-records-file = Choose a file
replay-records-found = { $count ->
    [one] One game
   *[other] { $count } games
 }
replay-seats = { $count ->
    [one] One player
   *[other] { $count } players
 }
replay-line = Line { $line }: { $reason }
replay-line-step = Line { $line }, step { $step }: { $reason }
replay-chances = Chance to win
replay-chances-now = Chances at this moment
replay-percent = { $percent }%
replay-loss = −{ $loss }%
replay-better = better: { $action }
replay-analysis = Analysis
replay-analyse = Analyse this game
replay-analyse-deeper = Look deeper
replay-analysis-waits = The analysis is waiting for its turn…
replay-analysis-runs = The bot is looking at every move…
replay-analysis-deep = Analysed as deeply as possible.
replay-analysis-failed = The analysis failed. You can try again.
replay-highlights = Moments to look at again
replay-losses = { $seat ->
    [you] Your costliest moves
   *[other] Costliest moves: { $seat }
 }
replay-lost = −{ $loss }%: { $action }; better: { $best }
replay-finds = { $seat ->
    [you] Your best finds
   *[other] Best finds: { $seat }
 }
replay-found = { $action }: { $margin }% better than anything else
replay-guesses = What could be guessed here
replay-guesses-how = In per cent. Underlined: the true one.
replay-guess-true = (the true one)
replay-plain = A careful player could have known since: { $moment }.
replay-unseen = Not seen yet
analysis_after_the_end = A game can be analysed when it is over.
analysis_under_way = You are still waiting for another analysis.
no_such_analysis = There is no such analysis.
replay_own_seat = While a game is running, you can only see what your own seat knows.
replay_not_begun = This game has not begun yet.
picture_too_early = Pictures can be made once the game is over.
picture_failed = This picture could not be made. Please try again later.
no_films_here = This server makes no films.
records_none = No game was found there.
records_too_many = That is too many games: at most { $most }.

## Learning
learn-title = Learn to play
learn-intro = Play a first game at a real table, step by step: a friend tells you what to do, and the others wait for you. Each chapter takes a few minutes, and you can leave whenever you like.
learn-puzzles = Puzzles
learn-puzzles-text = You already know how to play? Find the best move in positions from real games.
learn-puzzles-go = Go to the puzzles
learn-all = All lessons
learn-begin = Begin
learn-again = Play it again
learn-was-done = You have finished this chapter.
learn-go-on = Continue
learn-go-on-at = Continue at step { $number } of { $count }
learn-step = Step { $number } of { $count }
learn-step-label = Your progress
learn-back = Back
learn-show-me = Show me
learn-tried = Exactly: that is why it is not allowed.
learn-other = “{ $action }” is allowed too. But for this lesson, please choose “{ $wanted }”.
learn-try-it = Not yet: first try the place that is lit up, and see what happens.
learn-not-there = Not { $place }: choose one of the places that are lit up.
learn-done = Well played: you have finished this chapter!
learn-done-text = That is the heart of it. The best way to learn the rest of { $game } is to play.
learn-next-chapter = Next chapter
learn-play-now = Play a game
learn-chapter-metropolys-family = Your first game
learn-chapter-metropolys-family-text = The city, bidding, passing, building, tokens and your secret card.
learn-chapter-metropolys-expert = The Expert game
learn-chapter-metropolys-expert-text = Groups, a second card, and the highest buildings.
learn-chapter-metropolys-expansion = The expansion
learn-chapter-metropolys-expansion-text = One more card, with three types.
learn-chapter-metro-lines = Your first game
learn-chapter-metro-lines-text = Tiles, lines and stations, the centre, and lines of a single tile.
learn-chapter-metro-variants = The variants
learn-chapter-metro-variants-text = More tiles in hand, and tiles that may be turned.
learn-family-next = Choose a neighbourhood next to { $place }.
learn-family-next-more = Next to each other means sharing a border or joined by a bridge. A corner, a lake or the river does not count. The ones I mean are lit up.
learn-family-bid = Bid your { $value } on { $place }.
learn-family-bid-more = To outbid, place a higher building next to the last one, the 3 on { $last }. Choose your { $value }, then { $place }, and confirm.
learn-family-outbid = Outbid again: your { $value } on { $place }.
learn-family-outbid-more = Only the last building counts, and that is now the 6 on { $last }. Your 4 stays on the board until the call ends.
learn-family-built = You build: your { $value } stays on { $place }.
learn-family-built-more = Everybody else has passed, so the last bidder builds and takes the token there. Your 4 comes back to you.
learn-family-open = Open the next call: your { $value } on { $place }.
learn-family-open-more = Whoever builds opens the next call, with any building on any free neighbourhood.
learn-family-pass = Let it go: pass.
learn-family-pass-more = Beating the 11 on { $place } would cost you a lot. If you pass, you are out of this call, and your building comes back when it ends.
learn-family-card = Choose a free neighbourhood next to a bridge.
learn-family-card-more = Your secret card says Bridges: each of your buildings next to a bridge is worth 3 points at the end. Nobody else knows.
learn-family-card-bid = Bid your { $value } on { $place }.
learn-family-card-bid-more = A bridge leads there from { $last }, and there is a trendy token: another 3 points.
learn-family-tokens = Look at what you have taken.
learn-family-tokens-more = Trendy tokens are worth 3 each, subway tokens 1, and the subway card 3. Archaeology tokens cost 1 each, and the archaeology card costs 2 more.
learn-family-last = Build your last building: the { $value } on { $place }.
learn-family-last-more = A few calls later, you have built twelve buildings. The thirteenth ends the game at once.
learn-family-count = See how the points are counted.
learn-family-count-more = Tokens, the special cards, then everybody’s secret card. Most points win; in a tie, most buildings.
learn-expert-area = Choose the neighbourhood that completes the statue.
learn-expert-area-more = In the Expert game, your area card counts groups. Three of your buildings around one statue make 7 points, and you already have two.
learn-expert-statue = Bid your { $value } on { $place }.
learn-expert-statue-more = Before you confirm, see what it would bring: a whole group. You also see how the others could answer.
learn-expert-type = Choose a free park.
learn-expert-type-more = Your second card names a type: each of your buildings on a park is worth 2 points. One building may count for both cards.
learn-expert-park = Bid your { $value } on { $place }.
learn-expert-park-more = It is a park, and so far nobody else has built in the west.
learn-expert-highest = Bid your { $value } on { $place }.
learn-expert-highest-more = In each district, the highest building scores 5. There is a 12 in the centre, but only the height counts, not the number: 10 to 13 are all tall.
learn-expert-heights = You are level in the centre.
learn-expert-heights-more = Both buildings are tall, so both of you score 5. A second tall one there would put its owner ahead.
learn-expert-last = Build your last building: the { $value } on { $place }.
learn-expert-last-more = A few calls later, your thirteenth building ends this game too.
learn-expert-count = See how the points are counted.
learn-expert-count-more = Tokens, both cards, and 5 points for the highest building in each district. No building counts twice for the area card.
learn-expansion-types = Choose a free park in the west.
learn-expansion-types-more = Your expansion card shows industry, park and mall. If you build on all three in one district, you score 9 points.
learn-expansion-set = Bid your { $value } on { $place }.
learn-expansion-set-more = That completes mall, industry and park in the west: 9 points. They may count for your area card too.
learn-expansion-again = Choose a place where a second set could begin.
learn-expansion-again-more = You can score the card more than once. Any free mall, industry or park in the west will do.
learn-expansion-last = Build your last building: the { $value } on { $place }.
learn-expansion-last-more = A few calls later, you have built twelve buildings. The thirteenth ends the game.
learn-expansion-count = See how the points are counted.
learn-expansion-count-more = In each district, the type you have built on least often decides how many sets you have. Each set is worth 9 points.
learn-lines-place = Place your tile on { $square }.
learn-lines-place-more = A tile must touch the edge of the board or another tile. Your line from station { $station } begins here.
learn-lines-touch = Try { $square }.
learn-lines-touch-more = It is free, but see what happens. Whenever a square is refused, you are told why.
learn-lines-twice = Place { $tile } on { $square }.
learn-lines-twice-more = Your line from station { $station } turns around and crosses the first tile again. Each crossing scores 1 point: 3 in all.
learn-lines-alone = Try { $square }.
learn-lines-alone-more = On this tile every track turns back at once. At the edge it would join stations all by itself.
learn-lines-draw = Draw another tile.
learn-lines-draw-more = You do not have to place the tile in your hand. But you must place the one you draw, and everybody sees it.
learn-lines-drawn = Place the drawn tile on { $square }.
learn-lines-drawn-more = You may build next to any line, your own or another player’s. The tile in your hand stays there for later.
learn-lines-held = Now place { $tile } on { $square }.
learn-lines-held-more = Away from the edge, there are no stations it could join by itself.
learn-lines-exception = Place { $tile } on { $square }.
learn-lines-exception-more = A new game: this tile would join stations by itself wherever it goes. Only then is it allowed, and station { $station } scores 1 point.
learn-lines-centre = Place { $tile } on { $square }.
learn-lines-centre-more = Your line from station { $station } reaches the middle of the board. A line that ends at a central station counts double.
learn-lines-doubled = { $points } points for one line!
learn-lines-doubled-more = Nine crossings, doubled. Let your own lines grow long, and close the others’ while they are short.
learn-lines-last = Place the last tile on { $square }.
learn-lines-last-more = You are behind. But once all 60 tiles are placed, every line is complete: watch what this one closes.
learn-lines-count = See how the points are counted.
learn-lines-count-more = Every line from one of your stations has scored once. Most points win; in a tie, the victory is shared.
learn-variants-hand = Choose { $tile } and place it on { $square }.
learn-variants-hand-more = In this variant you hold two or three tiles and place whichever you like.
learn-variants-hands = Your hand fills up again.
learn-variants-hands-more = After each turn you draw until your hand is full. Instead of a tile from your hand, you may still draw one, and then must place that.
learn-variants-turn = Turn { $tile } once and place it on { $square }.
learn-variants-turn-more = In this variant you may turn tiles, with the button beside yours. Here the line from above should turn back.
learn-variants-turned = A turned tile counts like any other.
learn-variants-turned-more = The rule about lines of a single tile now looks at every way round. Only a tile that fits nowhere else, however you turn it, may break it.
learn-offer = New here?
learn-offer-text = Learn at a real table, step by step, in about six minutes.
learn-offer-go = Learn { $game }
learn-offer-no = No, thank you
learn-first = Your first game of { $game }?
learn-first-text = The lesson shows you everything at a real table, in about six minutes.
learn-first-go = Take the lesson
learn-first-play = Just play
learn-hint = Tip:
learn-hint-turn = Your turn: choose anything that is lit up. Point at anything else to see what it is.
learn-hint-preview = Nothing has been played yet. See what would happen, then confirm or cancel.
learn-hint-why = Choose a place that is not lit up, and you are told why you cannot play there.
learn-hint-others = What the others have done is marked on the board. You can watch it again.
learn-hint-seen = Got it
learn-hint-off = No more tips
learn-decided = What decided it
learn-decided-ask = Which of my moves cost the most?
learn-decided-waits = The bot is looking at every move…
learn-decided-loss = { $part }: your costliest move was “{ $action }”: it cost { $loss }% of your chance to win. “{ $best }” would have been better.
learn-decided-none = No move of yours cost you much: it was close all the way.
## Looking again: what could have been
branch-what-if = What if…
branch-best = Best move found: { $action }
branch-show-best = Show what could follow
branch-title = What if
branch-return = Back to the game
branch-none = Play a different move on the board for whoever is next.
branch-moves = Moves tried here
branch-hidden = Whatever could not be known at this point is drawn again at random: nothing secret is shown.
branch-too-long = These moves are too long for a link: it leads to the point where they leave the game.
branch-list = All moves
branch-over = The game would be over here.
branch-judgement = What the bot thinks
branch-judge = Ask the bot
branch-judging = The bot is looking at it…
branch-bot-would = The bot would play: { $action }
branch-go-on = Show what could follow
branch-link-unread = The moves in this link cannot be read, so here is the game as it was played.
branch-link-wrong = The moves in this link cannot be played: { $reason }
play-on = Play on from here
play-on-how = A new table opens at this moment, with bots in the other seats. Cards and tiles that your seat could not know are drawn again, so that they fit everything it saw. The game is not rated.
play-on-seat = Your seat
play-on-bots = Bots
play-on-begin = Begin
branch_after_the_end = You can try other moves once the game is over.
play_on_over = The game is over here: there is nothing left to play.
## The rules
rule-table = A table online
rule-table-1 = At a live table, everyone stays until the game is over. At a turn-based table, you come back whenever it is your turn, and each move may take days.
rule-table-2 = There may be a clock: either a time for the whole game, with a little more for every move, or a time for each move. When a player’s time is up, anyone at the table can claim the timeout. That player then loses; in a game for more than two, a bot plays on. At a rated table this happens by itself.
rule-table-3 = A rated game counts towards the rating of everyone who plays. You need an account, there is no undo, there are no hints, and leaving counts as a loss.
rule-table-4 = Anyone can join a table that is listed on the home page; otherwise only people who have its link can. Bots can take any seat, and you choose how fast they move.
rules-search = Search the rules
rules-found = { $count ->
    [0] No topic found.
    [one] One topic found.
   *[other] { $count } topics found.
 }
rules-in-box = In your box
rules-terms = What your box calls things
rules-terms-text = The terms of the printed rulebooks, beside ours.
rules-terms-own = We have no printed rules in these languages, so their terms are our own: { $languages }.
rules-here = Here
rules-play = Play or pause the drawing
rules-step = Next step of the drawing
rules-of-game = The rules of { $game }
rules-all = All topics
rules-page = Open on its own page
rules-topics = Topics
rules-games = All games
rules-print = Print on two pages
rules-missing = There is no such topic. Choose one of these:
## The set-up for the box
setup_wrong_seed = A seed is a number from { $least } to { $most }.
setup_nothing_to_even = There is nothing to even out here: the board is the same for every game.
setup-title = { $game }, { $players } players, { $options }
setup-seed = Seed { $seed }: use it to draw the same set-up again.
setup-evenness = Unevenness { $count }. A random city has about { $usual }; up to { $most } is called even.
setup-own-layout = The layout of the first game is this program’s own.
setup-own-expansion = The types on the expansion cards are this program’s own. If the cards in your box are different, deal those instead.
setup-signs = * trendy, o subway, ! archaeology
setup-part-board = The board
setup-part-district = { $district }
setup-part-players = The players
setup-part-stations = Stations
setup-part-tiles = Tiles
setup-whole-city = All five districts are in use.
setup-closed = Leave out { $districts }: nobody builds there.
setup-token = { $place } ({ $type }): { $token }
setup-buildings = Everybody takes the { $count } buildings of one colour and stands them up so that everyone can read the numbers.
setup-special-cards = Lay the subway card and the archaeology card beside the board.
setup-deal-area = { $version ->
    [family] Shuffle these area cards of the Family game: { $cards }.
   *[expert] Shuffle these area cards of the Expert game: { $cards }.
 } Deal one to each player, face down, and put the rest away unseen.
setup-deal-neighbourhood = Shuffle the neighbourhood cards: { $cards }. Deal one to each player, face down, and put the rest away unseen.
setup-deal-expansion = Shuffle the expansion cards. Deal one to each player, face down, and put the rest away unseen.
setup-first = { $seat } begins.
setup-stations = { $seat }: stations { $stations }
setup-stations-free = Nobody’s: stations { $stations }. Lines can only end there.
setup-cars = Everybody places a car of their colour on each of their stations.
setup-tiles = Shuffle the { $count } tiles and stack them face down.
setup-hand = { $hand ->
    [one] Everybody draws one tile and looks at it in secret.
   *[other] Everybody draws { $hand } tiles and looks at them in secret.
 }
setup-turned = Tiles may be turned before they are placed.
setup-for = For { $seat } only:
setup-your-card = { $card }: { $cards }
setup-page-title = Set up the box
setup-about = Draw a set-up for your box. See where everything goes, deal the secret cards with one phone, and count the points with the scorer at the end.
setup-what = What you play
setup-game = Game
setup-layout = Tokens
setup-layout-even = even
setup-layout-random = random
setup-layout-first = first game
setup-yes = yes
setup-no = no
setup-names = Who sits where, clockwise
setup-draw = Draw
setup-again = Draw again
setup-waiting = The server is not answering. What you drew is still here; try again later for a new one.
setup-drawn = The set-up
setup-number = Set-up no. { $seed }
setup-steps = Step by step
setup-steps-text = Tap each line when it is done. On the board, a neighbourhood that is done is no longer lit up.
setup-steps-plain = Tap each line when it is done.
setup-done = { $done } of { $all } done
setup-all-done = Everything is in place. Have a good game!
setup-untick = Start over
setup-share = Share the link
setup-link = Link to this set-up
setup-link-text = The link shows everybody the same set-up. There is nothing secret in it.
setup-link-broken = This link is incomplete, or comes from a newer version. Ask for it again.
setup-print = Print
setup-score = Go to the scorer
setup-not-kept = This browser saves nothing: what you draw is gone when you close the page.
setup-cards = Secret cards
setup-cards-text = Deal with this phone and pass it around: each player sees their own cards, and nobody else’s. You can also simply deal the cards from the box.
setup-cards-deal = Deal the cards
setup-cards-again = Deal again
setup-anew = Draw again? What anybody has seen will no longer count.
setup-anew-yes = Yes, draw again
setup-back = Go back
setup-pass = Pass the phone to { $seat }.
setup-are-you = Are you { $seat }?
setup-i-am = I am { $seat }
setup-not-me = No, I am not
setup-hold = Press and hold to see your cards
setup-let-go = Let go to hide them.
setup-seen = I have seen them
setup-everybody = Everybody has had a look.
setup-forgot = Forgotten your cards? Look again
setup-stack = The tiles, one by one
setup-stack-text = Play your real tiles in an order drawn here: find the tile that is shown. The ones after it stay hidden.
setup-stack-shuffle = Shuffle
setup-stack-next = Next tile
setup-stack-back = Back
setup-stack-at = Tile { $number } of { $count }
setup-stack-none = { $count } tiles in the stack, none drawn yet.
setup-stack-cover = Hide it
setup-stack-show = Show it
setup-stack-covered = This tile is hidden.
setup-stack-again = Shuffle again
setup-place-left = Still to do.
setup-place-done = Done.

## The scorer
scorer-title = Count a real table
scorer-about = Playing with the box? Enter what is on your table: everybody’s points are counted after each tap, and the board shows where they come from. Your tables stay in this browser; nobody else sees them unless you share the link.
scorer-new = Another table
scorer-new-game = New: { $game }
scorer-open-file = Open a file
scorer-file-wrong = There is no position in this file that can be counted.
scorer-link-broken = This link is incomplete, or comes from a newer version. Ask for it again.
scorer-not-kept = This browser saves nothing: what you enter is gone when you close the page. Share the link or save a file.
scorer-tables = Your tables: { $count }
scorer-remove = Remove
scorer-remove-named = Remove: { $name }
scorer-removed = Removed: { $name }.
scorer-bring-back = Bring it back
scorer-name = Name of this table
scorer-agreed = How you played
scorer-entry = What is on the table
scorer-people = Who played
scorer-yes = yes
scorer-no = no
scorer-none = none
scorer-tokens = Tokens
scorer-tokens-first = first game
scorer-tokens-own = your own
scorer-tokens-counted = only how many
scorer-tap-place = Tap a neighbourhood on the board to put a building there, or type below.
scorer-whose = Whose building
scorer-empty = empty
scorer-building = Building { $value }
scorer-building-elsewhere = Building { $value }, now on { $place }
scorer-token-here = Token at the start
scorer-typed = Type buildings: 7 C10
scorer-typed-whose = Whose buildings you type
scorer-typed-wrong = “{ $text }” is not a building and a neighbourhood. Type 7 C10, for example.
scorer-put = Add
scorer-player = Name
scorer-unknown = not known yet
scorer-holder = Who has the card: { $card }
scorer-tiles = { $count } of 60 tiles
scorer-order = Order of the tiles
scorer-order-any = any
scorer-order-placed = as they were placed
scorer-first = Who began
scorer-tap-square = Choose a tile, then tap its square. To choose a tile on the board, tap it.
scorer-tap-order = Enter the tiles in the order they were placed: each one is checked, and you can replay the game.
scorer-kinds = Tiles left
scorer-kind = { $name }, { $left } left
scorer-lying = The tile on { $place }
scorer-take-away = Remove it
scorer-counting = Counting…
scorer-waiting = Not counted yet. What you have entered is safe, and is counted as soon as the server answers.
scorer-cannot-be = Not counted: this is not possible.
scorer-wins = { $names } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
scorer-shared = { $names } share the victory with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
scorer-so-far = Ahead so far: { $names }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
scorer-ahead = That is { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more than { $name }.
scorer-open = Still open: { $count }
scorer-steps = Undo and redo
scorer-undo = Undo
scorer-redo = Redo
scorer-take = Save and share
scorer-share = Share the link
scorer-link = Link to this table
scorer-link-text = The link contains the whole table. Later changes are not in it.
scorer-print = Print
scorer-save = Save the position
scorer-save-record = Save the record
scorer-replay = Replay the game
open_districts = Districts left out: { $given } of { $needed }.
open_tokens = Tokens: { $given } of { $needed }.
open_cards = { $seat }: cards not known yet: { $cards }.
open_special_card = It is not known yet who has the card { $card }.
open_buildings = Nobody has built all { $most } buildings yet.
open_tiles = Tiles: { $given } of { $needed }.

# The companion for the evening
companion-title = At the table
companion-turns = Turns and clocks
companion-ask-building = May this building be bid here?
companion-ask-tile = May this tile go here?
companion-deal = Secret cards on your phones
companion-turn = To move: { $name }
companion-opens = { $name } opens the call.
companion-answers = Outbid { $last }, or pass.
companion-answers-known = Outbid the { $value } on { $place } by { $last }, or pass.
companion-won = The call is over: { $name } builds, and opens the next one.
companion-won-known = The call is over: { $name } builds the { $value } on { $place }, and opens the next one.
companion-clock = Clock
companion-clock-none = none
companion-clock-up = counts up
companion-clock-down = counts down
companion-minutes = Minutes each
companion-run = Start the clock
companion-pause = Pause
companion-paused = The clock is paused.
companion-awake = The screen stays on while the clock runs.
companion-next = Done: { $name } is next
companion-bids = Bids
companion-passes = Passes
companion-call-over = Nobody can outbid
companion-back = One step back
companion-anew = Start over
companion-give = Give the turn to: { $name }
companion-passed = passed
companion-highest = highest bid
companion-opened = opened the call
companion-used = Time used: { $time }
companion-left = Time left: { $time }
companion-time-up = Time is up
companion-who-asks = Who asks
companion-tap-building = Choose a building, then tap the neighbourhood on the board.
companion-tap-tile = Choose a tile below, then tap the square on the board.
companion-asking = One moment…
companion-may = Yes, that is allowed.
companion-may-not = No.
companion-may-so-far = Yes, as far as we can tell.
companion-not-known = Not known yet:
companion-lines = Lines that grow
companion-lines-none = No line grows.
companion-line = Station { $station }, { $owner }: { $before } → { $after }
companion-line-done = complete, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
companion-where-else = { $count ->
    [0] It fits nowhere.
    [one] It fits on one square, lit up on the board.
   *[other] It fits on { $count } squares, lit up on the board.
 }
companion-could-answer = Could outbid: { $names }.
companion-could-nobody = Nobody could outbid: it would be built at once.
companion-lay = Place it there
companion-bid = Bid it
asked_own_bid = The highest bid is by { $seat }: it is up to the others to answer.
asked_passed = { $seat } has passed and is out of this call.
asked_call_over = Nobody can outbid: the call is over, and { $seat } builds.
open_last_bid = What { $seat } bid, and where: this must be next to it and higher.
evening-title = Secret cards on your phones
evening-about = You play with the box, and everybody keeps their secret cards on their phone. One of you opens a game night and tells the others the code. Nobody sees anybody else’s cards, not even whoever opened it.
evening-join = Join a game night
evening-new = Open a game night
evening-open = Deal the cards and show the code
evening-name = Name at seat { $number }
evening-code = The code of this game night
evening-say = Tell it to the others, or let them scan it.
evening-qr = QR code that leads to this game night
evening-which = Which seat is yours?
evening-which-text = One phone for each seat. Enter your name and take your seat.
evening-called = Your name
evening-take = Take this seat: { $name }
evening-full = Every seat has a phone. If you have lost yours, whoever opened the game night can let you back in.
evening-seats = Who is there
evening-free = free
evening-here = here
evening-looked = has seen their cards
evening-agreed = wants to show all cards
evening-you = you
evening-yours = Your secret cards
evening-hold = Hold to see your cards
evening-hold-text = Let go to hide them again. Look as often as you like.
evening-hidden = Your cards are hidden.
evening-let-in = Let back in
evening-let-in-named = Let back in: { $name }
evening-let-in-text = The phone at this seat will no longer show anything. Another phone can take the seat with the code and will show the same cards. Everybody is told.
evening-leave = Leave my seat
evening-leave-text = You can come back to this seat with the code, and its cards stay the same.
evening-anew = Deal again
evening-anew-text = All cards are taken back and dealt again. Everybody is told.
evening-show = Show all cards
evening-show-not = Wait, not yet
evening-show-text = At the end of the game, all cards are shown once everybody agrees. So far: { $count } of { $all }.
evening-all = All cards
evening-fill = Count in the scorer
evening-end = End this game night
evening-end-text = The code stops working, and the server forgets the cards at once.
evening-yes = Yes
evening-no = No
evening-happened = What happened
evening-mine = Your game nights
evening-others = All game nights
evening-kept = The cards are forgotten three days after anybody last did something here.
evening-waiting = The server is not answering. This page will keep trying.
evening_dealt = { $deal ->
    [1] The cards are dealt.
   *[other] The cards are dealt again: this is deal { $deal }.
 }
evening_joined = { $seat } has joined with a phone.
evening_freed = The seat of { $seat } is free again: another phone can take it.
evening_shown = Everybody agreed: all cards are shown.
evening_ended = The game night is over.
evening_no_such_code = No game night has the code { $code }. It may be mistyped, or the game night is over.
evening_gone = This game night no longer exists.
evening_over = This game night is over. Open another one, or ask for its code.
evening_no_cards = This game has no secret cards to deal.
evening_no_seat = This phone has no seat here. Take yours first.
evening_not_yours = Only whoever opened the game night can do this.
evening_seat_taken = Another phone already has the seat of { $seat }.
evening_seat_free = The seat of { $seat } is already free.
evening_has_seat = This phone already has the seat of { $seat }. Leave that one first.
evening_saw_others = This phone has seen the cards of { $seat }: until the cards are dealt again, it can only take that seat.
evening_dealt_meanwhile = The cards have been dealt again in the meantime. Look again.
evening_too_many = You already have { $most } game nights open. End one of them first.
## Puzzles and days
# Solving puzzles
puzzles-title = Puzzles
puzzles-all = All puzzles
puzzles-intro = One position, one best move: find it. Every puzzle comes from a game and shows only what the player could know. Your first try counts towards your rating; after that, try as often as you like.
puzzle-of-game = Puzzle: { $game }
puzzles-solved = { $solved } of { $count } solved
puzzles-theme = Theme
puzzles-any-theme = All themes, mixed
puzzles-theme-tells = A theme is a hint. Mixed puzzles are harder.
puzzles-solve = Solve
puzzles-solve-game = Solve puzzles: { $game }
puzzles-game-done = You have solved every puzzle of { $game }. Well done!
puzzles-theme-done = You have solved every puzzle of { $game } with this theme. Well done!
solve-region = The puzzle
solve-your-move = Your turn: find the best move.
solve-counts = Your first try counts.
solve-counts-not = You have tried this one before: now it is just practice.
solve-solved = Solved!
solve-shown = Here is the answer.
solve-how = Choose a move as you would at the table. You see what would happen; it only counts once you confirm.
solve-wrong = There is a better move.
solve-wrong-exact = That costs you { $loss }% of your chance to win.
solve-wrong-least = That costs you at least { $loss }% of your chance to win.
solve-again = Try again
solve-give-up = Show the answer
solve-next = Next puzzle
solve-copy = Copy link
solve-right = Well spotted: that is the best move.
solve-answer-is = The best move: { $action }
solve-answer-title = This is the best move.
solve-chances = Chance to win
solve-next-best = Second best:
solve-percent = { $percent }%
solve-also = Just as good: { $actions }.
solve-reasons = Why it is good
solve-line = What could follow
solve-back = Back
solve-on = Forward
solve-rating = Rating
solve-streak = In a row
solve-best-streak = Best
results-of = Your results: { $game }
results-rating = Your rating, try by try
results-rating-text = Rating over the last { $count } tries: from { $first } to { $last }
results-themes = By theme
results-theme = Theme
results-tried = Tried
results-first = On the first try
results-last = Latest puzzles
results-right = solved
results-later = solved later
results-failed = not solved
no_such_puzzle = There is no such puzzle.
# The city and the Metro of the day
day-title-metropolys = City of the day
day-title-metro = Metro of the day
day-title = { $game } of the day
day-games = Today’s games
day-intro = One game a day, the same for everybody: the same deal, the same seat, the same bots. Who makes the most of it?
day-today-play = Play today’s game
day-play = Play
day-go-on = Continue
day-see = See the results
day-not-played = Not played yet
day-under-way = Your game is waiting
day-finished = Played
day-given-up = Not finished
day-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
 }
day-left = { $hours } h { $minutes } min left. The day ends at midnight UTC, at { $time } here.
day-is-over-text = This day is over. You can still play its game as often as you like, but it no longer counts.
day-one-try = You have one try that counts, with no undo and no hints. Leave whenever you like: your game waits for you, even past midnight.
day-begun = You have started this game. It continues where you left off, and counts for this day.
day-practise = Play for practice
day-practise-again = Play again for practice
day-what = The game
day-terms = { $options }, { $players } players
day-previous = The day before
day-next = The next day
day-own = Your result
day-rank = { $rank ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $rank }th of { $of }
 }
day-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
day-lead = Lead
day-place = Place of the day
day-place-of = { $place } of { $of }
day-better = Better than { $share }% of all { $of } players
day-only = You are the first to finish.
day-course = How it went
day-ahead = ahead
day-level = level
day-behind = behind
day-course-signs = ▲ ahead, △ level, ▽ behind, from the beginning to the end
day-copy = Copy as text
day-share = Share
day-look-again = Look at your game again
day-results = Everybody’s results
day-results-later = You can see everybody’s results and games once you have finished your own.
day-count = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
 }
day-head-place = Place
day-head-name = Name
day-head-rank = At the table
day-head-points = Points
day-game-of = Look at { $name }’s game
day-muted-name = somebody you have muted
day-more = Show more
day-master = How a master plays it
day-master-text = The strongest bot plays your seat, against the same bots.
day-master-ask = Let the master play
day-master-waits = { $count ->
    [0] The master is about to begin…
    [one] The master is playing: one move so far…
   *[other] The master is playing: { $count } moves so far…
 }
day-master-result = The master: { $points }
day-master-look = Look at the master’s game
day-calendar = Calendar
day-month-before = The month before
day-month-next = The next month
day-share-text = Métropole · { $title }, { $date } · { $rank } · { $points } { $lead } · { $signs }
day-to-results = See the results of the day
no_such_day = There is no game for { $day }.
day_is_over = This day is over, so its game no longer counts. There is a new one today.
day_was_played = You have already played this day’s game.
day_pictures_later = Pictures of this game can be made once its day is over.
a_try_waits = There is no need to leave your seat: this game waits for you.
undo_not_in_a_try = There is no undo in the try that counts.
no_hints_in_a_try = There are no hints in the try that counts.
no_rematch_of_a_day = A game of the day has no rematch. You can play it again from its page.
## Rankings and people
person-gone = There is nobody here
person-gone-text = The link may be incomplete, or the account was deleted.
people-game = Game
people-players = Players
people-whose = Who
people-all = All
people-people = People
people-bots = Bots
people-ranking-of = Ranking: { $game }, { $players } players
people-place = Place
people-name = Name
people-rating = Rating
people-interval = How certain
people-games = Games
people-wins = Won
people-bot = bot
people-between = between { $low } and { $high }, most likely { $likely }
people-reading = How to read this
people-how = The bar shows where somebody’s strength lies with 95% certainty, its line what is likeliest; the order goes by the rating, which is what is hardly in doubt and so lies just left of the bar.
people-share = With { $players } players, an even share of wins is { $percent }%.
people-ranked-after = Here you find everybody with { $games } rated games or more against at least { $opponents } different opponents.
people-none = Nobody is ranked here yet. The first place is free!
people-none-bots = No bot has played a rated game of this kind yet.
people-own = Your place: { $place }
people-turning = Pages of the ranking
people-before = Previous
people-next = Next
people-shown = { $first } to { $last } of { $total }
person-since = Here since { $month }
person-mine = This is your page. Others see it too, without the games that are marked “by link only”.
person-ratings = Ratings
person-players = { $players } players
person-no-ratings = No rated games yet.
person-guest-ratings = Guests have no ratings: rated games need an account.
person-place = of { $ranked }
person-provisional = Provisional: ranked after { $games } games against { $opponents } different opponents.
person-history = Rating over the last { $count } games: from { $first } to { $last }
person-history-table = As a table
person-more = More about { $names }
person-day = Day
person-games = Recent games
person-no-games = No games to be seen here yet. Only games at public tables are shown, and those that you played in yourself.
person-no-games-mine = You have not finished a game yet.
person-by-link = by link only
person-with = with { $names }
person-alone = alone
person-won = Won, { $mine } to { $theirs }
person-won-tie = Won the tie-break, { $mine } each
person-shared = Shared victory with { $names }, { $mine } points each
person-lost = Lost, { $mine } to { $theirs }
person-lost-tie = Lost the tie-break, { $mine } each
person-placed = { $place } of { $players }, { $mine } points to { $theirs }
person-left = Lost: left, or ran out of time
person-look = Look at this game again: { $result }, { $date }

## The command line: puzzles
cli-puzzles-one-of = Give one of --game, --from and --check.
cli-puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
 } from { $total ->
    [one] one game
   *[other] { $total } games
 } written to { $file }.
cli-puzzles-stopped = Stopped after { $done } of { $total } games. Puzzles found so far and kept: { $count }.
cli-puzzles-checked = { $count ->
    [one] The puzzle of { $file } was checked: its answer is the best action.
   *[other] All { $count } puzzles of { $file } were checked: each answer is the best action.
 }
puzzle_wrong = the answer is { $answer }, but the search finds { $found }.
puzzle_value = "{ $key }" of the puzzle does not have the right form.
puzzle_id_differs = the puzzle is called { $given }, but its position makes it { $right }.
puzzle_second_is_best = { $action } cannot be second best: it is an answer, or its chance is not below the answer’s.
puzzle_continues_otherwise = what follows must begin with the answer, { $answer }.
puzzle_twice = the puzzle { $given } is there twice.
puzzle_line = { $file }, line { $line }: { $reason }
