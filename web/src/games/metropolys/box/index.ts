// The box of Metropolys set up.
import type { BoxScreen } from "../../screen";
import { CLOSED_DISTRICTS, FIRST_GAME_PLAYERS } from "../facts";
import type { CityShapes } from "../shapes";
import Board from "./Board.svelte";
import Fields from "./Fields.svelte";
import Hand from "./Hand.svelte";
import Sign from "./Sign.svelte";

export const box: BoxScreen<CityShapes> = {
  /** Districts and layouts that are for another number of players are drawn. */
  fitted: (wanted) => {
    const { closed, tokens, ...given } = wanted.given;
    const isFitting = Array.isArray(closed) && closed.length === CLOSED_DISTRICTS[wanted.players];
    const isForThem = tokens !== "first" || wanted.players === FIRST_GAME_PLAYERS;
    return {
      ...wanted,
      given: {
        ...given,
        ...(isFitting && closed.length ? { closed: closed as string[] } : {}),
        ...(tokens !== undefined && isForThem ? { tokens } : {}),
      },
    };
  },
  first: ({ setup }) => setup.first,
  fields: Fields,
  board: Board,
  sign: Sign,
  hand: Hand,
};
