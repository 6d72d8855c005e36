const DAY = 24 * 60 * 60 * 1000;
/** After more than this time the badge returns, even if nothing is new. */
const SHOWN_AGAIN_AFTER = 7 * DAY;
/** A visit may lie in the future after the clock was set back; up to a day may come from another time zone. */
const CLOCK_SLACK = DAY;

/** The inputs of the 'New' badge; times are milliseconds since 1970. */
export interface BadgeView {
  /** When the notifications were last opened in this browser; null for never. */
  readonly openedAt: number | null;
  /** Arrival time of the newest notification shown then, by the server's clock; null if unknown. */
  readonly seenUntil: number | null;
  /** Arrival time of the newest notification; null for a visitor, or if the server does not say. */
  readonly newest: number | null;
  readonly now: number;
}

/**
 * Whether Notifications has its 'New' badge: until the page was opened, and again after more than seven days. As an
 * extension, also when a notification came since, by the server's clock alone.
 */
export function isNew({ openedAt, seenUntil, newest, now }: BadgeView): boolean {
  if (openedAt === null) return true;
  const age = now - openedAt;
  if (age > SHOWN_AGAIN_AFTER || age < -CLOCK_SLACK) return true;
  return newest !== null && newest > (seenUntil ?? openedAt);
}
