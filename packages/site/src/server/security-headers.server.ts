import type { SiteEnv } from './site-env.server.ts';

function foreignOrigins(env: SiteEnv): string[] {
  const origins = Object.values(env.bases)
    .filter((base) => /^https?:\/\//.test(base))
    .map((base) => new URL(base).origin);
  return [...new Set(origins)];
}

/**
 * The content security policy of a document. The nonce is new for every response, also when the document comes from
 * the cache, so a script that somebody manages to put into the page does not run.
 */
export function contentSecurityPolicy(env: SiteEnv, nonce: string): string {
  const apis = foreignOrigins(env).join(' ');
  const rules = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    `connect-src 'self' ${apis}`.trimEnd(),
    `frame-src 'self' ${env.frameOrigins.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-html dompurify',
  ];
  if (env.origin.startsWith('https:')) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** Headers that every answer of a site carries, whatever its status. */
export function securityHeaders(env: SiteEnv): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'geolocation=(self), autoplay=(self), fullscreen=(self), picture-in-picture=(self), clipboard-write=(self), otp-credentials=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  };
  if (env.origin.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains; preload';
  }
  return headers;
}
