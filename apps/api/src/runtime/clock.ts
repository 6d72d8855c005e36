/** The time in milliseconds since 1970 UTC. Always a parameter, so that tests move time instead of waiting. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** How far India is ahead of UTC. */
export const INDIA_AHEAD = 5.5 * HOUR;

/** The ISO 8601 form of a stored time in UTC, as used in replies. */
export function toInstant(time: number): string {
  return new Date(time).toISOString();
}
