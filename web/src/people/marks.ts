// What is drawn on these pages alone, in a box of 24 x 24.
/** A head that is nobody's: all bots of a level. */
export const BOT =
  "M11 1h2v3.5h6.5V18h-15V4.5H11zM8.5 9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM1 8h2.3v6H1zm19.7 0H23v6h-2.3zM7 20h10v2.5H7z";
export const PLAY = "M6 3v18l15-9z";
