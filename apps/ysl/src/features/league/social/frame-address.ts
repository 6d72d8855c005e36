/** Hosts whose pages may be framed, besides this site's own: the same the site's security policy allows. */
const HOSTS = new Set(['www.youtube-nocookie.com', 'player.vimeo.com', 'www.instagram.com']);

/**
 * The address to frame as the service gives it, or null where a page there may not stand inside ours.
 * @param origin this site's own
 */
export function frameAddress(url: string | null, origin: string): string | null {
  if (url === null || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  if (address.origin === origin) return address.pathname.startsWith('/api/') ? address.href : null;
  return address.protocol === 'https:' && HOSTS.has(address.host) ? address.href : null;
}

/** What a framed page may do. Our own runs nothing; another host needs its scripts, and its origin to be itself. */
export function sandboxOf(address: string, origin: string): string {
  const links = 'allow-popups allow-popups-to-escape-sandbox';
  return new URL(address).origin === origin ? links : `${links} allow-scripts allow-same-origin`;
}
