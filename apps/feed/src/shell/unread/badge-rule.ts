const DAY = 24 * 60 * 60 * 1000;
/** After more than this the badge shows again, whether or not there is anything new. */
const SHOWN_AGAIN_AFTER = 7 * DAY;
/** A clock that was set back since makes the visit lie ahead; a day of that may be another time zone's doing. */
const CLOCK_SLACK = DAY;

/** What decides about the 'New' badge; times are milliseconds since 1970. */
export interface BadgeView {
  /** When the notifications were last opened in this browser, null for never. */
  readonly openedAt: number | null;
  /** When the newest one came that was shown then, by the server's clock; null when that is not known. */
  readonly seenUntil: number | null;
  /** When the newest one arrived; null for a visitor, and where the server does not say. */
  readonly newest: number | null;
  readonly now: number;
}

/**
 * Whether Notifications wears its 'New' badge: until the page was opened, and again after more than seven days. Ours
 * besides: also when something came since, by the server's clock alone.
 */
export function isNew({ openedAt, seenUntil, newest, now }: BadgeView): boolean {
  if (openedAt === null) return true;
  const age = now - openedAt;
  if (age > SHOWN_AGAIN_AFTER || age < -CLOCK_SLACK) return true;
  return newest !== null && newest > (seenUntil ?? openedAt);
}
