// Metropolys: a seat is its colour and the roof of its buildings.

export type RoofShape = "steps" | "spire" | "dome" | "slab";
export type SeatColour = "blue" | "red" | "white" | "grey";

const SEATS: readonly { colour: SeatColour; roof: RoofShape }[] = [
  { colour: "blue", roof: "steps" },
  { colour: "grey", roof: "slab" },
  { colour: "red", roof: "spire" },
  { colour: "white", roof: "dome" },
];

/** The look of a seat; numbers beyond the table are a mistake of the caller. */
export function seatLook(seat: number) {
  const look = SEATS[seat];
  if (!look) throw new RangeError(`Metropolys has no seat ${seat}`);
  return look;
}
