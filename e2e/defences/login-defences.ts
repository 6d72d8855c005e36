import { replace, type Defence } from './defence.ts';

const SESSIONS = 'apps/api/src/modules/sessions';
const LOGIN = 'apps/api/src/modules/login';

const exchange = [`${SESSIONS}/exchange.test.ts`];
const tokenCount = [`${SESSIONS}/token-count.test.ts`];
const codes = [`${LOGIN}/login.test.ts`, `${LOGIN}/otp-rules.test.ts`, `${LOGIN}/otp-guessing.test.ts`];
const budget = [`${LOGIN}/send-budget.test.ts`, `${LOGIN}/otp-purposes.test.ts`];
const devices = [`${LOGIN}/known-device.test.ts`];
const phoneChange = ['apps/api/src/modules/profile/phone-change.test.ts'];
const account = [
  'apps/api/src/modules/account/sensitive-actions.test.ts',
  'apps/api/src/modules/account/account.test.ts',
];

/** Codes, tokens and sessions, and the limits of a stolen one. */
export const loginDefences: readonly Defence[] = [
  ...replace(`${SESSIONS}/sessions.store.ts`, tokenCount, [
    ['tokens of a session', 'TOKENS_PER_SESSION = 6', 'TOKENS_PER_SESSION = 600'],
  ]),
  ...replace(
    `${SESSIONS}/sessions.store.ts`,
    [`${SESSIONS}/sessions.test.ts`],
    [
      ['sessions of a person', 'SESSIONS_PER_USER = 10', 'SESSIONS_PER_USER = 1000'],
      ['the expiry of a session', ".where('sessions.expires_at', '>', now)", ''],
      ['the expiry of an unused session', ".where('sessions.last_used_at', '>', now - lives.idle)", ''],
      [
        'the owner of an ended session',
        ".where('id', '=', sessionId).where('user_id', '=', userId)",
        ".where('id', '=', sessionId)",
      ],
    ],
  ),
  ...replace(`${SESSIONS}/session-cookie.service.ts`, tokenCount, [
    ['Secure on cookies', "secure: feedOrigin.startsWith('https:')", 'secure: false'],
  ]),
  ...replace(`${SESSIONS}/session-cookie.service.ts`, exchange, [
    ['HttpOnly on the session cookie', 'httpOnly: true', 'httpOnly: false'],
    ['SameSite on cookies', "sameSite: 'Lax'", "sameSite: 'None'"],
    ['the XSRF value of each session', "createHmac('sha256', sessionCookie)", "createHmac('sha256', 'key')"],
  ]),
  ...replace(
    `${SESSIONS}/token.service.ts`,
    [...exchange, `${LOGIN}/otp-secrets.test.ts`],
    [
      ['the comparison of secrets, such as XSRF values', ' && timingSafeEqual(left, right)', ''],
      ['the hash of stored tokens', "return createHash('sha256').update(secret).digest('hex');", 'return secret;'],
    ],
  ),
  ...replace(`${SESSIONS}/sessions.routes.ts`, exchange, [
    [
      'the origin of an exchange',
      'if (origin === undefined || !isOwnOrigin(settings, origin)) throw errors.forbidden();',
      '',
    ],
    ['the XSRF pair of an exchange', 'if (!hasXsrfOfLogin(http, cookie)) throw errors.forbidden();', ''],
  ]),
  ...replace('apps/api/src/http/request/own-origin.ts', exchange, [
    [
      'the whole origin of an exchange',
      'origin === feedOrigin || origin === leagueOrigin',
      'origin.startsWith(feedOrigin) || origin.startsWith(leagueOrigin)',
    ],
  ]),
  ...replace(`${SESSIONS}/exchange.store.ts`, exchange, [
    ['the account that a site expects', "      .where('user_id', '=', userId)\n", ''],
    ['an exchanged cookie', 'cookie_hash: hashSecret(fresh), old_cookie_hash', 'old_cookie_hash'],
    [
      'the expiry of an exchanged session',
      ".where('expires_at', '>', now)\n      .where('last_used_at', '>', now - lives.idle)\n      .where('user_id'",
      ".where('user_id'",
    ],
  ]),
  ...replace(`${LOGIN}/otp-rules.ts`, codes, [
    ['attempts at a code', 'TRIES_PER_CODE = 5', 'TRIES_PER_CODE = 50'],
    ['the lifetime of a code', 'OTP_TTL = 5 * MINUTE', 'OTP_TTL = 50 * MINUTE'],
    ['codes that work at once', 'CODES_ALIVE = 2', 'CODES_ALIVE = 20'],
    ['the wait between codes', '[30 * SECOND, MINUTE,', '[0, MINUTE,'],
    ['codes in an hour', 'SENDS_PER_HOUR = 5', 'SENDS_PER_HOUR = 50'],
    ['codes in a day', 'SENDS_PER_DAY = 10;\n/** Over', 'SENDS_PER_DAY = 100;\n/** Over'],
    ['failures without a delay', 'FREE_FAILURES = 20', 'FREE_FAILURES = 200'],
    ['failures in a day', 'failures.length >= MAX_FAILURES ?', 'failures.length > MAX_FAILURES ?'],
  ]),
  ...replace(`${LOGIN}/otp-rules.ts`, devices, [
    ['codes in a day of all devices', 'DEVICE_SENDS_PER_DAY = 30', 'DEVICE_SENDS_PER_DAY = 300'],
  ]),
  ...replace(`${LOGIN}/verify-otp.service.ts`, codes, [
    ['an expired code', 'codes.filter((code) => code.expires_at > now)', 'codes'],
  ]),
  ...replace(
    `${LOGIN}/otp-code.ts`,
    [`${LOGIN}/otp-code.test.ts`, ...codes],
    [
      ['the comparison of a code', 'timingSafeEqual(Buffer.from(stored.mac', 'Boolean(Buffer.from(stored.mac'],
      ['the pepper of stored codes', "createHmac('sha256', pepper)", "createHmac('sha256', '')"],
      ['leading zeros of a code', ".padStart(OTP_LENGTH, '0')", ''],
    ],
  ),
  ...replace(`${LOGIN}/send-budget.store.ts`, budget, [
    ['codes of an IPv4 address', 'PER_IPV4 = 200', 'PER_IPV4 = 2000'],
    ['codes of an IPv6 household', 'PER_IPV6 = 20', 'PER_IPV6 = 200'],
    ['the share of the budget for returning numbers', 'OF_NEW_NUMBERS = 0.75', 'OF_NEW_NUMBERS = 1'],
    ['harder tasks under pressure', 'MAX_EXTRA_BITS = 4', 'MAX_EXTRA_BITS = 0'],
    [
      'the SMS budget of an hour',
      "{ name: 'sms', limit: smsPerHour, window: HOUR }",
      "{ name: 'sms', limit: smsPerHour * 10, window: HOUR }",
    ],
    ['the alert to the operator', 'ALARMS = [0.5, 0.9]', 'ALARMS = [5, 9]'],
  ]),
  ...replace(`${LOGIN}/verify-otp.service.ts`, budget, [['the lock of a phone', 'memory.lockedUntil > now', 'false']]),
  ...replace(`${LOGIN}/new-numbers.store.ts`, budget, [
    ['new numbers of an account', 'NUMBERS_PER_DAY = 3', 'NUMBERS_PER_DAY = 30'],
  ]),
  ...replace(
    `${LOGIN}/proof-of-work/proof-of-work.service.ts`,
    [`${LOGIN}/proof-of-work/proof-of-work.test.ts`],
    [
      ['the work of a task', '>= ofTask;', '>= 0;'],
      ['the expiry of a task', 'Number(ends) <= now || ', ''],
      ['the phone of a task', "['proof', phone, bits, ends]", "['proof', bits, ends]"],
      ['the minimum work of a task', ' || ofTask < bits', ''],
    ],
  ),
  ...replace(`${LOGIN}/known-device.service.ts`, devices, [
    ['the seal of a device', 'isSameSecret(seal, own)', 'seal !== own'],
    ['HttpOnly on the device cookie', 'httpOnly: true', 'httpOnly: false'],
    ['the phones of a device', 'PHONES = 4', 'PHONES = 40'],
  ]),
  ...replace('apps/api/src/modules/profile/phone-change.store.ts', phoneChange, [
    ['the lifetime of a confirmed number', 'CONFIRMED_LIFE = 15 * MINUTE', 'CONFIRMED_LIFE = 15 * DAY'],
    ['the delay of a change of phone', 'PHONE_CHANGE_DELAY = 3 * DAY', 'PHONE_CHANGE_DELAY = 0'],
    [
      'a single use of the link that stops a change',
      ".deleteFrom('phone_changes')\n    .where('undo_hash'",
      ".updateTable('phone_changes')\n    .set({ confirmed_at: 0 })\n    .where('undo_hash'",
    ],
  ]),
  ...replace('apps/api/src/modules/account/account.routes.ts', account, [
    [
      'the code of an export',
      "if (!wrong) await endCodes(tx, lane.phone, 'export-account');\n    return wrong;",
      'return null;',
    ],
    ['the code of a deletion', 'if (wrong) return wrong;', ''],
  ]),
];
