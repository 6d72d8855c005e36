/** How long an alert and a toast stay, in milliseconds. */
export const ALERT_LIFE_MS = 5_000;
/** An alert that offers a way back takes longer to read. */
export const ALERT_WITH_LINK_LIFE_MS = 20_000;
/** A toast that offers to undo stays a little longer. */
export const UNDO_LIFE_MS = 6_000;
