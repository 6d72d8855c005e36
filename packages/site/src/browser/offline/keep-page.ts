import { send } from './worker-messages.ts';

/**
 * Stores a page of this site and its pictures for offline reading; without a worker, it does nothing.
 * happens.
 * @param path including its language
 * @param pictures addresses of this site
 */
export function keepPage(path: string, pictures: readonly string[]): void {
  const { origin } = location;
  const files = pictures.map((picture) => new URL(picture, origin).href);
  send(navigator.serviceWorker?.controller ?? null, { kind: 'visited', document: origin + path, files });
}
