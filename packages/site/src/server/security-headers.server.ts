import { REPORTS_PATH, securityHeaders } from '@maidan/http-edge/security-headers';
import { framingOf, type Framing } from './framing.server.ts';
import type { InlineSources } from './documents/sealed-document.server.ts';
import type { SiteEnv } from './site-env.server.ts';

/** Where a page's script may send requests besides its own origin: to the services, and to the CDN with the streams. */
function foreignOrigins(env: SiteEnv): string[] {
  const origins = Object.values(env.bases)
    .filter((base) => /^https?:\/\//.test(base))
    .map((base) => new URL(base).origin);
  const media = env.site === 'desk' || env.mediaOrigin === null ? [] : [env.mediaOrigin];
  return [...origins, ...media];
}

const connectRule = (...origins: readonly string[]): string => ["connect-src 'self'", ...new Set(origins)].join(' ');

/** Links between the public sites hand over the login. */
const sisterOrigins = ({ site, feedOrigin, leagueOrigin }: SiteEnv): string[] =>
  site === 'desk' ? [] : [site === 'feed' ? leagueOrigin : feedOrigin];

/** The name of our reporting address in `Reporting-Endpoints`. */
const REPORTS = 'reports';

/** The host of a picture learns who reads a page, and at the desk an image URL could leak people's data. */
function mediaRules({ mediaOrigin, mediaHosts }: SiteEnv): string[] {
  const sources = ["'self'", mediaOrigin, ...mediaHosts, 'blob:'].filter(Boolean).join(' ');
  return [`img-src ${sources}`, `media-src ${sources}`];
}

/** The policy of a worker: its requests obey this one, not the page's. */
export const workerPolicy = (env: SiteEnv): string =>
  `default-src 'none'; ${connectRule(...foreignOrigins(env))}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The policy names with which pages start workers. The league's site has another one for the scorer's page. */
const workerNames = { feed: ' site-worker', league: ' site-worker score-worker', desk: '' };

/** The headers of every answer of a site. No search engine may index the desk, and no other page learns its addresses. */
export function siteHeaders(env: SiteEnv, framing: Framing = 'none'): Record<string, string> {
  const { 'X-Frame-Options': _, ...framed } = securityHeaders(env);
  if (framing === 'frame') return framed;
  // A frame on another site communicates with the window it opens.
  if (framing === 'window') return { ...securityHeaders(env), 'Cross-Origin-Opener-Policy': 'unsafe-none' };
  if (env.site !== 'desk') return securityHeaders(env);
  return {
    ...securityHeaders(env),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

/** Any site; without encryption only if our own has none, on a developer's machine. */
const framers = ({ origin }: SiteEnv): string => (origin.startsWith('https:') ? 'https:' : 'http: https:');

/**
 * The headers of a document. The policy allows the document's own inline text by its hash, so an injected script
 * does not run.
 */
export function documentHeaders(
  env: SiteEnv,
  { scripts, styles }: InlineSources,
  path: string,
): Record<string, string> {
  const rules = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...mediaRules(env),
    "font-src 'self'",
    connectRule(...foreignOrigins(env), ...sisterOrigins(env)),
    env.site === 'desk' ? "frame-src 'none'" : `frame-src 'self' ${env.frameOrigins.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framingOf(env.site, path) === 'frame' ? `frame-ancestors ${framers(env)}` : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types app-html dompurify${workerNames[env.site]}`,
    ...(env.origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    // Browsers that support the first ignore the second.
    `report-to ${REPORTS}`,
    `report-uri ${REPORTS_PATH}`,
  ];
  return {
    'content-security-policy': rules.join('; '),
    'reporting-endpoints': `${REPORTS}="${REPORTS_PATH}"`,
  };
}
