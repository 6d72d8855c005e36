import { DESK_COUNT_MAX } from '@maidan/contract/desk/limits';
import { formatNumber } from '@maidan/i18n/number';

/** '4', or '100+' from where the server stops counting. */
export const countText = (count: number): string => (count >= DESK_COUNT_MAX ? `${DESK_COUNT_MAX}+` : String(count));

/** '1 thing', '4 things', '100 or more things'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count >= DESK_COUNT_MAX) return `${DESK_COUNT_MAX} or more ${many}`;
  return `${count} ${count === 1 ? one : many}`;
}

/** '1 vote', '1,204 votes': where the server counts all. */
export const allCounted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** 'Kavya, Farhan or Asha'. */
export const orText = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
