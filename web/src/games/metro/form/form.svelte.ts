// What Metro asks for when a table is opened: how many tiles a hand has, and whether they may be turned.
import type { GameForm } from "../../shapes";
import { OPTIONS } from "../facts";

export class NetForm implements GameForm {
  hand: number = $state(OPTIONS.hand);
  hasRotation: boolean = $state(OPTIONS.free_rotation);
  readonly given = {};
  readonly problem = null;

  get options() {
    return { hand: this.hand, free_rotation: this.hasRotation };
  }
}
