import type { AppSettings } from '../../modules/app-parts.ts';

type Origins = Pick<AppSettings, 'feedOrigin' | 'leagueOrigin'>;

/** The whole string is compared: `null`, other schemes, ports, prefixes and suffixes are all foreign. */
export function isOwnOrigin({ feedOrigin, leagueOrigin }: Origins, origin: string): boolean {
  return origin === feedOrigin || origin === leagueOrigin;
}

/** The host of the site that asks; the feed's when the request does not say or is not from one of ours. */
export function originHost(origins: Origins, origin: string | undefined): string {
  const site = origin !== undefined && isOwnOrigin(origins, origin) ? origin : origins.feedOrigin;
  return new URL(site).hostname;
}
