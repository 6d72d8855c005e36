import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from './event.ts';
import { merge } from './merge.ts';

/** Two devices with the same log get the same 53-bit number. It protects against mistakes, not attacks. */
export function hashLog(log: readonly MatchEvent[]): number {
  const text = merge(log)
    .filter(({ type }) => type !== 'agree')
    .map(({ id, after, type, data }) => JSON.stringify([keyOf(id), after && keyOf(after), type, data]))
    .join('\n');
  // FNV-1a with two different primes, 53 bits together: synchronous, and identical in every browser.
  let [low, high] = [0x811c9dc5, 0x1505c0de];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
