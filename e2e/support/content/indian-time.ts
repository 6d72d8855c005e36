/** The day and time in India this many minutes from now: `2026-11-29` and `16:30`. */
export function indianTimeIn(minutes: number): { day: string; time: string } {
  const [day = '', clock = ''] = new Date(Date.now() + (330 + minutes) * 60_000).toISOString().split('T');
  return { day, time: clock.slice(0, 5) };
}
