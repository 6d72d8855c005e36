/** A time at a ground for one match. */
export interface Slot {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Days since 1970. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly start: number;
  readonly ground: string;
}

/** A ground and its hours, in minutes since midnight. */
export interface Ground {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const DAY = 86_400_000;

export const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/**
 * The days from one to another that fall on these weekdays, except the excluded ones.
 * @param weekdays 0 is Sunday
 */
export function matchDays(from: string, to: string, weekdays: readonly number[], without: readonly string[]): string[] {
  const days: string[] = [];
  for (let day = dayOf(from); day <= dayOf(to); day += 1) {
    const date = dateOf(day);
    if (weekdays.includes(new Date(day * DAY).getUTCDay()) && !without.includes(date)) days.push(date);
  }
  return days;
}

/** Every slot of these days, in order of time, excluding matches that would end after the ground closes. */
export function slotsOf(days: readonly string[], grounds: readonly Ground[], minutes: number): Slot[] {
  const slots = days.flatMap((date) =>
    grounds.flatMap(({ name, from, to }) => {
      const count = Math.max(0, Math.floor((to - from) / minutes));
      return Array.from({ length: count }, (_, at) => ({
        date,
        day: dayOf(date),
        start: from + at * minutes,
        ground: name,
      }));
    }),
  );
  return slots.toSorted((a, b) => a.day - b.day || a.start - b.start);
}
