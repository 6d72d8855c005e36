/** How many rows a printed innings or team has, so that one side of A4 holds it. */
export const SPARE = 3;
const MOST = 15;

/** Rows 1 to `count`, as a list to draw. */
export const rowsOf = (count: number): number[] => Array.from({ length: Math.min(count, MOST) }, (_, at) => at + 1);

/** Overs to tick off, of an innings such as '20' or '19.3'; a broken over is one more box. */
export function oversOf(overs: string | null): number[] {
  const [whole = '0', balls = '0'] = (overs ?? '').split('.');
  const count = Number(whole) + (Number(balls) > 0 ? 1 : 0);
  return Array.from({ length: Math.min(count, 50) }, (_, at) => at + 1);
}
