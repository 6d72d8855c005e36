/** The origins of our two sites: only their pages may call from another host and log in. */
export interface SiteOrigins {
  readonly feedOrigin: string;
  readonly leagueOrigin: string;
}

/** Compares the whole string, which rejects `null` and other schemes, ports, prefixes and suffixes. */
export function isOwnOrigin({ feedOrigin, leagueOrigin }: SiteOrigins, origin: string): boolean {
  return origin === feedOrigin || origin === leagueOrigin;
}

/** The host of the calling site; the feed's for a request without one of our origins. */
export function originHost(origins: SiteOrigins, origin: string | undefined): string {
  const site = origin !== undefined && isOwnOrigin(origins, origin) ? origin : origins.feedOrigin;
  return new URL(site).hostname;
}
