/** A screen on which one part of the table is shown at a time: narrow, or low. The styles ask for the same. */
export const PHONE = "(max-width: 760px), (max-height: 500px)";
