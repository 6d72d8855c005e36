import { decodeEscapes } from '@maidan/api-client/core/decode-escapes';

export type LeaguePage = 'home' | 'fixtures' | 'table' | 'socialMedia' | 'about';

/** Which link of the navigation is active, chosen from the address. */
export function activePage(pathname: string): LeaguePage {
  const first = pathname.split('/')[1] ?? '';
  if (first === 'table') return 'table';
  if (first === 'fixture') return 'fixtures';
  if (first === 'socialmedia') return 'socialMedia';
  return first === 'about' ? 'about' : 'home';
}

/** The league an address names, so that the links beside it stay with that league; undefined for the latest. */
export function leagueInPath(pathname: string): string | undefined {
  const id = /^\/(?:league|fixture|table|socialmedia|about)\/([^/]+)/.exec(pathname)?.[1];
  return id === undefined ? undefined : decodeEscapes(id);
}
