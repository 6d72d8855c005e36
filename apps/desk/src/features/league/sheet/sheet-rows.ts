/** Spare rows per printed table. The limits keep an innings or a team on one side of A4. */
export const SPARE = 3;
const MOST = 15;

/** Row numbers from 1 to `count`, at most 15. */
export const rowsOf = (count: number): number[] => Array.from({ length: Math.min(count, MOST) }, (_, at) => at + 1);

/** The overs of an innings such as '20' or '19.3', numbered from 1. A part over counts as one more. */
export function oversOf(overs: string | null): number[] {
  const [whole = '0', balls = '0'] = (overs ?? '').split('.');
  const count = Number(whole) + (Number(balls) > 0 ? 1 : 0);
  return Array.from({ length: Math.min(count, 50) }, (_, at) => at + 1);
}
