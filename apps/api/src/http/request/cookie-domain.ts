/**
 * The parent domain that both sites may set cookies for, so that a login on one is a login on the other: the longest
 * common end of both host names. Null when they have none that a browser accepts, as for bare addresses.
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
