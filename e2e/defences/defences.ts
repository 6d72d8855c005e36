/** A defence, and how it is removed or loosened; the code stays valid. */
export interface Defence {
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The tests that should notice, below the workspace of the first path. */
  readonly tests: readonly string[];
}

const API = 'apps/api/src/modules';
const SITE = 'packages/site/src/server';

const sessions = `${API}/sessions/sessions.store.ts`;
const cookies = `${API}/sessions/session-cookie.service.ts`;
const exchange = [`${API}/sessions/exchange.test.ts`];
const login = [`${API}/login/login.test.ts`, `${API}/login/otp-rules.test.ts`, `${API}/login/otp-guessing.test.ts`];
const ownership = [`${API}/conversations/ownership.test.ts`];
const tokenCount = [`${API}/sessions/token-count.test.ts`];
const lives = [`${API}/sessions/sessions.test.ts`];
const limits = ['apps/api/src/http/limits/write-limit.test.ts', 'apps/api/src/http/limits/rate-limit.test.ts'];
const policy = [`${SITE}/security-headers.server.test.ts`];
const documents = [`${SITE}/site-app.server.test.ts`, `${SITE}/limits/site-limits.server.test.ts`];
const proxy = [`${SITE}/hop-by-hop.server.test.ts`, `${SITE}/api-proxy.server.test.ts`];

const replace = (
  file: string,
  tests: readonly string[],
  rows: readonly (readonly [what: string, text: string, replacement: string])[],
): Defence[] => rows.map(([what, text, replacement]) => ({ what, file, text, replacement, tests }));

export const defences: readonly Defence[] = [
  ...replace(sessions, tokenCount, [['tokens of a login', 'TOKENS_PER_SESSION = 6', 'TOKENS_PER_SESSION = 600']]),
  ...replace(sessions, lives, [
    ['logins of a person', 'SESSIONS_PER_USER = 10', 'SESSIONS_PER_USER = 1000'],
    ['the end of a login', ".where('sessions.expires_at', '>', now)", ''],
    ['the end of an unused login', ".where('sessions.last_used_at', '>', now - lives.idle)", ''],
  ]),
  ...replace(cookies, tokenCount, [['Secure on cookies', "secure: feedOrigin.startsWith('https:')", 'secure: false']]),
  ...replace(cookies, exchange, [
    ['HttpOnly on the session cookie', 'httpOnly: true', 'httpOnly: false'],
    ['SameSite on cookies', "sameSite: 'Lax'", "sameSite: 'None'"],
  ]),
  ...replace(`${API}/sessions/token.service.ts`, exchange, [
    ['the comparison of secrets, as the XSRF value of a login', ' && timingSafeEqual(left, right)', ''],
  ]),
  ...replace(`${API}/sessions/exchange.store.ts`, exchange, [
    ['the account that a site expects', ".$if(userId !== null, (query) => query.where('user_id', '=', userId))", ''],
    ['an exchanged cookie', 'cookie_hash: hashSecret(fresh), old_cookie_hash', 'old_cookie_hash'],
  ]),
  ...replace('apps/api/src/http/limits/rate-limit.ts', limits, [
    [
      'the write limit of a person',
      'write: { burst: 60, perMinute: 60 },\n  /** An',
      'write: { burst: 600, perMinute: 600 },\n  /** An',
    ],
    ['the read limit of a person', 'read: { burst: 300, perMinute: 120 },', 'read: { burst: 3000, perMinute: 1200 },'],
  ]),
  ...replace('packages/http-edge/src/caller.ts', limits, [
    [
      'a forged address without proxies',
      'trustedProxies > 0 ? entries.at(-trustedProxies) : undefined',
      'entries.at(-Math.max(1, trustedProxies))',
    ],
  ]),
  ...replace(
    `${API}/live/live-hub.ts`,
    [`${API}/live/expired-login.test.ts`],
    [['the end of a live stream with its login', '    void endRevoked(open);\n', '']],
  ),
  ...replace(`${API}/login/otp-rules.ts`, login, [
    ['tries of a code', 'TRIES_PER_CODE = 5', 'TRIES_PER_CODE = 50'],
    ['the life of a code', 'OTP_TTL = 5 * MINUTE', 'OTP_TTL = 50 * MINUTE'],
    ['codes that work at once', 'CODES_ALIVE = 2', 'CODES_ALIVE = 20'],
    ['codes in an hour', 'SENDS_PER_HOUR = 5', 'SENDS_PER_HOUR = 50'],
    ['codes in a day', 'SENDS_PER_DAY = 10;\n/** Over', 'SENDS_PER_DAY = 100;\n/** Over'],
    ['free failures', 'FREE_FAILURES = 20', 'FREE_FAILURES = 200'],
  ]),
  ...replace(`${API}/conversations/conversations.store.ts`, ownership, [
    ['the owner of a conversation', ".where('conversation.user_id', '=', userId)", ''],
    [
      'the owner of deleted conversations',
      ".where('id', 'in', ids)\n    .where('user_id', '=', userId)",
      ".where('id', 'in', ids)",
    ],
  ]),
  ...replace(`${API}/conversations/chats.store.ts`, ownership, [
    ['the owner who writes', ".where('user_id', '=', userId)", ''],
    ['a closed conversation', ".where('status', '=', 1)", ''],
  ]),
  ...replace(
    `${API}/forms/responses/form-responses.store.ts`,
    [`${API}/forms/responses/form-files.test.ts`],
    [['the owner of a file', ".where('response.user_id', '=', userId)", '']],
  ),
  ...replace(
    'apps/api/src/runtime/env.ts',
    ['apps/api/src/runtime/env.test.ts'],
    [
      ['the length of the pepper', "min(32, 'needs at least 32 characters')", "min(1, 'needs at least 32 characters')"],
      ['secrets apart from the data', 'startsWith(`${dataDir}/`)', 'startsWith(`${dataDir}//`)'],
    ],
  ),
  ...replace(
    'apps/api/src/runtime/sms-settings.ts',
    ['apps/api/src/runtime/env.test.ts'],
    [['a stand-in of the provider in production', 'if (env.SMS_STAND_IN !== undefined)', 'if (false)']],
  ),
  ...replace(`${SITE}/security-headers.server.ts`, policy, [
    ['default-src', `"default-src 'none'"`, `"default-src *"`],
    ['script-src', "script-src 'self' 'nonce-", "script-src 'self' 'unsafe-inline' 'nonce-"],
    ['object-src', `    "object-src 'none'",\n`, ''],
    ['base-uri', `    "base-uri 'none'",\n`, ''],
    ['style-src', "style-src 'self' 'nonce-${nonce}'", "style-src 'self' 'unsafe-inline'"],
    ['img-src', "img-src 'self' https: blob:", 'img-src *'],
    ['media-src', "media-src 'self' https: blob:", 'media-src *'],
    ['font-src', "font-src 'self'", 'font-src *'],
    ['connect-src', `"connect-src 'self'"`, '"connect-src *"'],
    ['frame-src', "frame-src 'self' ${env.frameOrigins.join(' ')}", 'frame-src *'],
    ['worker-src', "worker-src 'self'", 'worker-src *'],
    ['manifest-src', `    "manifest-src 'self'",\n`, ''],
    ['the names of Trusted Types policies', `    'trusted-types app-html dompurify',\n`, ''],
    ['the upgrade to https', "['upgrade-insecure-requests']", '[]'],
    ['the reports of a policy', '    `report-uri ${REPORTS_PATH}`,\n', ''],
    ['form-action', `    "form-action 'self'",\n`, ''],
    ['frame-ancestors', `    "frame-ancestors 'none'",\n`, ''],
    ['Trusted Types', `    "require-trusted-types-for 'script'",\n`, ''],
  ]),
  ...replace(`${SITE}/documents.server.ts`, documents, [
    ["the query in the document cache's key", 'cache.get(path,', 'cache.get(url.pathname,'],
    ["an unknown query in the document cache's key", 'keepKnownQuery(url.search, queryNames)', 'url.search'],
    ["the limit of an address's renderings", '      limitRender();\n', ''],
    ['Secure on the XSRF cookie', "env.origin.startsWith('https:') ? '; Secure' : ''", "''"],
  ]),
  ...replace(`${SITE}/api-proxy.server.ts`, proxy, [
    ['what Connection lists', '[...HOP_BY_HOP, ...listed]', 'HOP_BY_HOP'],
    ['Connection of a caller', "  'connection',\n", ''],
    ['Keep-Alive of a caller', "  'keep-alive',\n", ''],
    ['Proxy-Authenticate of the API', "  'proxy-authenticate',\n", ''],
    ['Trailer of the API', "  'trailer',\n", ''],
    ['Upgrade of the API', "  'upgrade',\n", ''],
    ['Proxy-Authorization of a caller', "  'proxy-authorization',\n", ''],
    ['TE of a caller', "  'te',\n", ''],
    ['a POST that is sent twice', "method === 'GET' || method", "method !== '' || method"],
  ]),
  ...replace(
    'packages/ui/src/html/allow-list.ts',
    ['packages/ui/src/html'],
    [
      [
        'handlers on pictures',
        "['img', ['src', 'alt', 'width', 'height']]",
        "['img', ['src', 'alt', 'width', 'height', 'onerror']]",
      ],
      ['styles on links', "['a', ['href', 'title']]", "['a', ['href', 'title', 'style']]"],
    ],
  ),
];
