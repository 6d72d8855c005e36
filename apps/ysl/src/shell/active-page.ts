import { decodeEscapes } from '@maidan/api-client/core/decode-escapes';
import type { League } from '@maidan/contract/league/leagues';

export type LeaguePage = 'home' | 'fixtures' | 'table' | 'socialMedia' | 'about';

/** The navigation link that is active at an address; null for a team page, which is below none of them. */
export function activePage(pathname: string): LeaguePage | null {
  const [, first = '', , below] = pathname.split('/');
  if (first === 'league' && below === 'team') return null;
  if (first === 'table') return 'table';
  if (first === 'fixture') return 'fixtures';
  if (first === 'socialmedia') return 'socialMedia';
  return first === 'about' ? 'about' : 'home';
}

/** The league that an address names, so that the navigation stays with it; undefined for the latest. */
export function leagueInPath(pathname: string): string | undefined {
  const id = /^\/(?:league|fixture|table|socialmedia|about)\/([^/]+)/.exec(pathname)?.[1];
  return id === undefined ? undefined : decodeEscapes(id);
}

/**
 * The league that a page is about: the league its address names, the league of its registration, or the latest.
 * @param leagues the newest first
 * @param registeredFor the name of the league of the registration, once it is loaded
 */
export function leagueOfPage<L extends Pick<League, 'id' | 'slug' | 'name' | 'open_registration'>>(
  leagues: readonly L[],
  pathname: string,
  registeredFor?: string,
): L | undefined {
  const named = leagueInPath(pathname);
  if (named !== undefined) return leagues.find(({ id, slug }) => slug === named || String(id) === named);
  const event = /^\/event\/([^/]+)/.exec(pathname)?.[1];
  if (event === undefined) return /^\/(?:form|match|registrations)(?:\/|$)/.test(pathname) ? undefined : leagues[0];
  return leagues.find(
    ({ slug, name, open_registration: open }) => slug === event || String(open) === event || name === registeredFor,
  );
}
