/** How long an alert and a toast stay, in milliseconds. */
export const ALERT_LIFE_MS = 5_000;
/** A toast that offers to undo stays a little longer. */
export const UNDO_LIFE_MS = 6_000;
