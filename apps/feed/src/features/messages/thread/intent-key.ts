import { randomKey } from '@maidan/browser/random-key';

/**
 * The key of what is about to be sent: the one of the last try as long as nothing was changed since, so that a repeat
 * after a lost answer, even after a reload, writes nothing twice; and a new one for another text.
 * @param stored what this function gave to be stored at the last try, '' at first
 */
export function intentKey(stored: string, body: object, newKey: () => string = randomKey) {
  const content = JSON.stringify(body);
  const space = stored.indexOf(' ');
  if (space > 0 && stored.slice(space + 1) === content) return { key: stored.slice(0, space), stored };
  const key = newKey();
  return { key, stored: `${key} ${content}` };
}
