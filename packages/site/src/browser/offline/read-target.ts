import { SHELL_PATH } from '@maidan/service-worker/messages';

/**
 * The page that the worker asks to open, if it is on this site.
 * @param ownOrigin of this site, as `location.origin`
 */
export function readTarget(text: string | null, ownOrigin: string): string | null {
  const url = text === null ? null : URL.parse(text, ownOrigin);
  // '/.//evil' parses to the path '//evil', which on its own is the address of another host.
  if (url?.origin !== ownOrigin || url.pathname.startsWith('//') || url.pathname === SHELL_PATH) return null;
  return url.pathname + url.search;
}
