// The tables that this browser keeps, each by itself, so that two open pages do not overwrite each other's.
import { readKept, type AnyShapes } from "../games/shapes";
import type { Kept } from "./sheet.svelte";

export const PREFIX = "metropole-scorer-";
const OPEN = "metropole-scorer";

type Room = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export class Shelf {
  tables: readonly Kept<AnyShapes>[] = $state.raw([]);
  /** What was put away last, and can be brought back. */
  removed: Kept<AnyShapes> | null = $state.raw(null);
  /** Whether this browser keeps what is put here. */
  isKeeping = $state(true);

  constructor(private readonly room: Room) {
    this.look();
  }

  /** The table that was open last. */
  get openId(): string | null {
    return this.tried(() => this.room.getItem(OPEN));
  }

  put(kept: Kept<AnyShapes>): void {
    const { before: _, after: __, ...withoutSteps } = kept;
    this.tried(() => {
      try {
        this.room.setItem(PREFIX + kept.id, JSON.stringify(kept));
      } catch {
        this.room.setItem(PREFIX + kept.id, JSON.stringify(withoutSteps)); // there is room for so much, perhaps
      }
      this.room.setItem(OPEN, kept.id);
    });
    this.tables = [kept, ...this.tables.filter(({ id }) => id !== kept.id)];
  }

  remove(id: string): void {
    this.removed = this.tables.find((one) => one.id === id) ?? null;
    this.tried(() => this.room.removeItem(PREFIX + id));
    this.tables = this.tables.filter((one) => one.id !== id);
  }

  bringBack(): Kept<AnyShapes> | null {
    const { removed } = this;
    if (removed) this.put(removed);
    this.removed = null;
    return removed;
  }

  /** What other pages have put here is seen, too. */
  look(): void {
    const keys = this.tried(() => Array.from({ length: this.room.length }, (_, index) => this.room.key(index))) ?? [];
    const ours = keys.filter((key) => key?.startsWith(PREFIX)) as string[];
    const found = ours.map((key) => this.read(key)).filter((one) => one !== null);
    this.tables = found.sort((one, other) => other.at - one.at);
  }

  private read(key: string): Kept<AnyShapes> | null {
    return readKept<Kept<AnyShapes>>(this.room, key, (kept) => {
      return typeof kept.id === "string" && typeof kept.entered === "object";
    });
  }

  private tried<Found>(attempt: () => Found): Found | null {
    try {
      const found = attempt();
      this.isKeeping = true;
      return found;
    } catch {
      this.isKeeping = false; // full, or not allowed: the page works all the same
      return null;
    }
  }
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (one) => one.toString(36)).join("");
