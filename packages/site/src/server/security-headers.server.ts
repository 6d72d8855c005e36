import { REPORTS_PATH, securityHeaders } from '@maidan/http-edge/security-headers';
import type { InlineSources } from './sealed-document.server.ts';
import type { SiteEnv } from './site-env.server.ts';

/** Where a page's script may send requests besides its own origin: to the services, and to the CDN that has streams. */
function foreignOrigins(env: SiteEnv): string[] {
  const origins = Object.values(env.bases)
    .filter((base) => /^https?:\/\//.test(base))
    .map((base) => new URL(base).origin);
  const media = env.site === 'desk' || env.mediaOrigin === null ? [] : [env.mediaOrigin];
  return [...new Set([...origins, ...media])];
}

/** The name under which `Reporting-Endpoints` announces our address for reports. */
const REPORTS = 'reports';

/**
 * A public site shows what authors embed from anywhere. The desk shows what belongs to people, and a picture's address
 * could carry it away.
 */
function mediaRules({ site, mediaOrigin }: SiteEnv): string[] {
  if (site !== 'desk') {
    // On https a CDN needs no name.
    const more = mediaOrigin?.startsWith('http:') ? ` ${mediaOrigin}` : '';
    return [`img-src 'self' https: blob:${more}`, `media-src 'self' https: blob:${more}`];
  }
  const own = ["'self'", mediaOrigin, 'blob:'].filter(Boolean).join(' ');
  return [`img-src ${own}`, `media-src ${own}`];
}

/** The policy of the scorer's worker: its requests obey the policy of its own file, not that of the page. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of every answer of a site. The desk belongs in no search engine, and no other page learns its addresses. */
export function siteHeaders(env: SiteEnv): Record<string, string> {
  if (env.site !== 'desk') return securityHeaders(env);
  return {
    ...securityHeaders(env),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

/**
 * The headers specific to a document. The policy names the document's own inline text by its hash, so a script that
 * someone manages to inject does not run.
 */
export function documentHeaders(env: SiteEnv, { scripts, styles }: InlineSources): Record<string, string> {
  const rules = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...mediaRules(env),
    "font-src 'self'",
    ["connect-src 'self'", ...foreignOrigins(env)].join(' '),
    env.site === 'desk' ? "frame-src 'none'" : `frame-src 'self' ${env.frameOrigins.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The league's site has a page that works without a network.
    `trusted-types app-html dompurify${env.site === 'league' ? ' score-worker' : ''}`,
    ...(env.origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    // Browsers that know the first ignore the second.
    `report-to ${REPORTS}`,
    `report-uri ${REPORTS_PATH}`,
  ];
  return {
    'content-security-policy': rules.join('; '),
    'reporting-endpoints': `${REPORTS}="${REPORTS_PATH}"`,
  };
}
