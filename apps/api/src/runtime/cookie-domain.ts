/**
 * The parent domain that both sites may set cookies for, so that they share a login: the longest common end of both
 * host names. Null when no browser would accept it.
 */
export function sharedCookieDomain(feedOrigin: string, leagueOrigin: string): string | null {
  const [feed, league] = [feedOrigin, leagueOrigin].map((origin) => new URL(origin).hostname.split('.'));
  if (!feed || !league || /^[\d.]+$|:/.test(feed.join('.'))) return null;
  const common: string[] = [];
  while (feed.length > 0 && feed.at(-1) === league.at(-1)) {
    common.unshift(feed.pop() ?? '');
    league.pop();
  }
  return common.length >= 2 ? common.join('.') : null;
}
