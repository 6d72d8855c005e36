import { randomKey } from '@maidan/browser/random-key';

/**
 * The idempotency key of an attempt: the one of the last attempt while the text stays the same, so that a repeat after a
 * lost reply, even after a reload, writes nothing twice.
 * @param stored what this function returned to be stored at the last attempt, '' at first
 */
export function attemptKey(stored: string, body: object, newKey: () => string = randomKey) {
  const content = JSON.stringify(body);
  const space = stored.indexOf(' ');
  if (space > 0 && stored.slice(space + 1) === content) return { key: stored.slice(0, space), stored };
  const key = newKey();
  return { key, stored: `${key} ${content}` };
}
