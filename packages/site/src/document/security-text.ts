import { brand } from '@maidan/brand/brand';

/** Days for which a copy of the file is valid. */
const CURRENT = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of this site. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + CURRENT);
  return [
    `Contact: mailto:${brand.contact.security}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The reply to a request for the file. */
export function securityFile(origin: string): Response {
  return new Response(securityText(origin, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
