// The log of Metropolys: passes that nobody chose, and the calls.
import type { Happened, Logged } from "../../../types";
import { words } from "../../../words.svelte";
import type { GameLog } from "../../screen";

const FORCED = "passed_by_force";

export const log: GameLog = {
  /** A pass that nobody chose has a line of its own, and what follows it is whoever builds's. */
  lines(entry) {
    return groups(entry.events ?? []).map((events, index) => {
      const isForced = events[0]?.id === FORCED;
      const builder = events.find((event) => event.id === "built") ?? events[0];
      const seat = isForced || index ? Number(builder?.details.seat ?? entry.seat) : entry.seat;
      return { seat, isForced, events };
    });
  },
  headings: (entries) =>
    new Map([...calls(entries)].map(([version, number]) => [version, words("call-number", { number })])),
};

/** What happened, cut where somebody passes without having chosen to. */
function groups(events: readonly Happened[]): Happened[][] {
  return events.reduce<Happened[][]>((found, event) => {
    const last = found.at(-1);
    if (!last || event.id === FORCED || last[0]?.id === FORCED) return [...found, [event]];
    last.push(event);
    return found;
  }, []);
}

/** The numbers of the calls, by the version of the newest entry in each: above it stands the heading. */
export function calls(log: readonly Logged[]): ReadonlyMap<number, number> {
  const played = callsOf(log);
  const numbered = log.flatMap(({ version }, index) => {
    const call = played[index];
    return call === undefined ? [] : [{ version, call }];
  });
  const newest = numbered.filter(({ call }, index) => numbered[index + 1]?.call !== call);
  return new Map(newest.map(({ version, call }) => [version, call]));
}

/** In which call each entry was played: a call begins after something was built, and undoing goes back into it. */
function callsOf(log: readonly Logged[]): (number | undefined)[] {
  const played: { seat: number; call: number; builds: boolean }[] = [];
  return log.map((entry) => {
    if (entry.kind === "undone")
      played.length = Math.max(
        0,
        played.findLastIndex((one) => one.seat === entry.seat),
      );
    if (entry.kind !== "played") return undefined;
    const last = played.at(-1);
    const call = last ? last.call + (last.builds ? 1 : 0) : 1;
    played.push({ seat: entry.seat, call, builds: entry.events?.some((event) => event.id === "built") ?? false });
    return call;
  });
}
