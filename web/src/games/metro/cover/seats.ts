// Metro: a seat is its colour, a shape in a box of 24 x 24, and the dash of its lines (token --dash-*).

export type SeatColour = "yellow" | "blue" | "orange" | "green" | "violet" | "black";

const SEATS: readonly { colour: SeatColour; shape: string }[] = [
  { colour: "yellow", shape: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z" },
  { colour: "blue", shape: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" },
  { colour: "orange", shape: "M12 2 23 21.5H1z" },
  { colour: "green", shape: "M12 1 23 12 12 23 1 12z" },
  { colour: "violet", shape: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" },
  { colour: "black", shape: "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z" },
];

/** The look of a seat; numbers beyond the table are a mistake of the caller. */
export function seatLook(seat: number) {
  const look = SEATS[seat];
  if (!look) throw new RangeError(`Metro has no seat ${seat}`);
  return look;
}
