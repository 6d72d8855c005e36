/** The zone of the city has no summer time. */
const INDIA = '+05:30';
/** The same in milliseconds. */
const INDIA_AHEAD = 5.5 * 3_600_000;

/** What a field for a moment holds as an instant; null for an empty one. */
export const toInstant = (at: string): string | null => (at === '' ? null : `${at}:00${INDIA}`);

/** An instant as such a field holds it; '' for none. */
export const toField = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + INDIA_AHEAD).toISOString().slice(0, 16);
