import type { SiteConfig } from '@maidan/site/document/site-config';

type Frameable = Pick<SiteConfig, 'origin' | 'frameOrigins'>;

/** The address to frame, or null if the site's security policy does not allow its origin. */
export function frameAddress(url: string | null, { origin, frameOrigins }: Frameable): string | null {
  if (url === null || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  if (address.origin === origin) return address.pathname.startsWith('/api/') ? address.href : null;
  return frameOrigins.includes(address.origin) ? address.href : null;
}

/** The sandbox of a framed page. Our own page runs no scripts; another host needs scripts and its own origin. */
export function sandboxOf(address: string, origin: string): string {
  const links = 'allow-popups allow-popups-to-escape-sandbox';
  return new URL(address).origin === origin ? links : `${links} allow-scripts allow-same-origin`;
}
