// The keys of Metropolys: digits choose a building.
import { words } from "../../../words.svelte";
import type { GameKeys } from "../../screen";
import type { CityChoice, CityShapes } from "../shapes";

const TWO_DIGITS = 700;
let typed = { digits: "", at: 0 };

export const keys: GameKeys<CityShapes> = {
  list: () => [
    [words("key-digits"), "keys-digits"],
    ["P", "keys-pass"],
  ],
  press: (event, _live, choice) => /^\d$/.test(event.key) && digit(event.key, event.timeStamp, choice),
};

/** There are more than nine buildings: a digit soon after a 1 makes one number of both. */
function digit(key: string, at: number, choice: CityChoice): boolean {
  if (!choice.legal) return false;
  const joined = at - typed.at < TWO_DIGITS ? typed.digits + key : key;
  const value = [Number(joined), Number(key)].find((one) => choice.selection.values.includes(one));
  typed = { digits: key, at };
  if (value === undefined) return false;
  choice.selection.pick(value);
  return true;
}
