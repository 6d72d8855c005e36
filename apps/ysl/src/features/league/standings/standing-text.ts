import type { PlacedBy, TableRow } from '@maidan/contract/league/league-tables';

/** A net run rate with its sign and three decimals; what is no plain number is shown as the organiser wrote it. */
export function formatRate(nrr: string | null): string {
  if (nrr === null) return '–';
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(nrr)) return nrr;
  const rate = Number(nrr);
  const figure = Math.abs(rate).toFixed(3);
  if (figure === '0.000') return figure;
  return `${rate < 0 ? '-' : '+'}${figure}`;
}

const reasons: Readonly<Record<PlacedBy, string>> = {
  head_to_head: 'ranked by head-to-head results',
  nrr: 'ranked by net run rate',
  difference: 'ranked by the difference between scored and conceded',
  scored: 'ranked by how much they scored',
  wins: 'ranked by wins',
  name: 'still level, listed alphabetically',
};

/** Why a place that is level on points is where it is: 'level with Jets on 4 points, ranked by net run rate'. */
export function levelText({ level, points }: TableRow): string | null {
  if (level === null || level.with.length === 0) return null;
  return `level with ${level.with.join(', ')} on ${points} points, ${reasons[level.placed_by]}`;
}

/** Runs per over to three decimals. @param overs as scorers write them: '19.3' is 19 overs and 3 balls */
export function perOver(runs: number, overs: string): string {
  const [whole = '0', balls = '0'] = overs.split('.');
  const count = Number(whole) * 6 + Number(balls);
  return (count === 0 ? 0 : (runs * 6) / count).toFixed(3);
}
