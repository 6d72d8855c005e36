/** The browser features that our pages use; all others are off. */
const FEATURES = {
  autoplay: '(self)',
  camera: '()',
  'clipboard-write': '(self)',
  fullscreen: '(self)',
  geolocation: '(self)',
  microphone: '()',
  'otp-credentials': '(self)',
  payment: '()',
  'picture-in-picture': '(self)',
  usb: '()',
};

/** The policy for everything that is not a page: it may neither run scripts nor be framed. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Where browsers send reports about a site's pages. */
export const REPORTS_PATH = '/reports';

const TWO_YEARS = 63_072_000;

export interface HeaderOptions {
  /** The product's public origin: with plain http, HSTS would lock people out. */
  readonly origin: string;
  /** Also binds the subdomains and allows the browsers' preload list: only the operator knows all subdomains. */
  readonly hstsPreload: boolean;
}

/** The headers of every answer of every process, whatever its status. A page has its own content security policy. */
export function securityHeaders({ origin, hstsPreload }: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': CLOSED_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': Object.entries(FEATURES)
      .map(([feature, allowlist]) => `${feature}=${allowlist}`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(origin.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}${hstsPreload ? '; includeSubDomains; preload' : ''}` }
      : {}),
  };
}
