import { replace, type Defence } from './defence.ts';

const HTTP = 'apps/api/src/http';
const SERVER = 'apps/api/src/server';

const access = [`${SERVER}/access/access.test.ts`];
const staff = [`${SERVER}/access/role-matrix.test.ts`, 'apps/api/src/modules/access/sign-in/sign-in.test.ts'];
const limits = [
  `${HTTP}/limits/write-limit.test.ts`,
  `${HTTP}/limits/rate-limit.test.ts`,
  `${SERVER}/served-routes.test.ts`,
];
const requests = [`${HTTP}/request/requests.test.ts`, `${SERVER}/text-direction.test.ts`];
const headers = [`${SERVER}/headers.test.ts`];
const once = [`${HTTP}/idempotency/write-once.test.ts`];
const settings = ['apps/api/src/runtime/env.test.ts'];
const operations = [`${SERVER}/operations.test.ts`, `${HTTP}/limits/rate-limit.test.ts`];
const sms = ['apps/api/src/adapters/sms'];

/** Defences that every API call passes: login, limits, input, idempotency, and settings of the process. */
export const callDefences: readonly Defence[] = [
  ...replace(`${HTTP}/mount-routes.ts`, access, [
    ['the login of a call', 'isByReader && !isAdmitted', 'isByReader && false'],
  ]),
  ...replace(`${HTTP}/staff/admit-staff.ts`, staff, [
    ['the sign-in of a desk call', 'if (staff === null) {', 'if (staff === null && false) {'],
    ['the roles of a desk call', 'if (!isOfRole) throw errors', 'if (!isOfRole && false) throw errors'],
    ['the fresh passkey of a desk call', 'if (endpoint.fresh) require', 'if (endpoint.fresh && false) require'],
    ['the origin of a desk call', 'sender !== undefined && sender !== origin', 'false'],
  ]),
  ...replace(`${HTTP}/mount-routes.ts`, limits, [
    ['the limit of failed logins', "      options.limits.limitAddress('failed-login', c);\n", ''],
    ['the limit of every call', '    options.limits.limitCall(endpoint, c, user ?? staff);\n', ''],
  ]),
  ...replace(`${HTTP}/mount-pages.ts`, limits, [
    ['the limit of preview pages', 'if (limit !== null) limitAddress(limit, c);', ''],
  ]),
  ...replace(`${HTTP}/limits/rate-limit.ts`, limits, [
    [
      'the write limit of a person',
      'write: { burst: 60, perMinute: 60 },\n  /** An',
      'write: { burst: 600, perMinute: 600 },\n  /** An',
    ],
    ['the read limit of a person', 'read: { burst: 300, perMinute: 120 },', 'read: { burst: 3000, perMinute: 1200 },'],
    ['the upload limit of a person', 'upload: { burst: 30,', 'upload: { burst: 300,'],
    ['the comment limit of a person', 'comment: { burst: 10,', 'comment: { burst: 100,'],
    ['the read limit of an address', 'read: { ipv4: { burst: 1500,', 'read: { ipv4: { burst: 15000,'],
    ['the write limit of an address', 'write: { ipv4: { burst: 300,', 'write: { ipv4: { burst: 3000,'],
    [
      'the write limit of a household',
      '6: { burst: 60, perMinute: 60 } },\n  /** A page',
      '6: { burst: 600, perMinute: 600 } },\n  /** A page',
    ],
    ['the limit of drawn previews', 'preview: { ipv4: { burst: 120,', 'preview: { ipv4: { burst: 1200,'],
    ['the limit of calendars', 'calendar: { ipv4: { burst: 300,', 'calendar: { ipv4: { burst: 3000,'],
    ['the limit of media', 'media: { ipv4: { burst: 3000,', 'media: { ipv4: { burst: 30000,'],
    ['the number of failed logins', "'failed-login': { ipv4: { burst: 300,", "'failed-login': { ipv4: { burst: 3000,"],
  ]),
  ...replace(
    `${HTTP}/limits/shed-load.ts`,
    [`${HTTP}/limits/shed-load.test.ts`],
    [['requests at once', 'running >= most && ', 'false && ']],
  ),
  ...replace(
    `${HTTP}/limits/slow-senders.ts`,
    [`${HTTP}/limits/slow-senders.test.ts`],
    [['slow senders', 'if (!request.complete) request.socket.destroy();', '']],
  ),
  ...replace(`${HTTP}/request/read-request.ts`, requests, [
    ['duplicate parameters', 'if (values.length > 1)', 'if (false)'],
  ]),
  ...replace(`${HTTP}/request/read-body.ts`, requests, [
    ['the content type of a call', "throw errors.unsupportedType('Send this as application/json in UTF-8.');", ''],
    ['the size of a body', 'JSON_MAX_BYTES = 64 * 1024', 'JSON_MAX_BYTES = 64 * 1024 * 1024'],
    ['the size of a body without a length', 'if (size > limit) throw tooLarge();', ''],
  ]),
  ...replace(`${HTTP}/request/clean-input.ts`, requests, [
    ['the depth of a body', 'MAX_DEPTH = 8', 'MAX_DEPTH = 8000'],
    ['prototype keys in a body', "new Set(['__proto__', 'constructor', 'prototype'])", 'new Set<string>()'],
    ['text with NUL', "text.includes('\\0') || ", ''],
    ['unpaired surrogates', ' || !text.isWellFormed()', ''],
    ['direction marks', "removeDirectionMarks(text).normalize('NFC')", "text.normalize('NFC')"],
    ['Unicode normalisation', "removeDirectionMarks(text).normalize('NFC')", 'removeDirectionMarks(text)'],
  ]),
  ...replace(`${HTTP}/request/cross-origin.ts`, headers, [
    ['the origins that may read replies', 'sites.includes(origin)', 'sites.some((own) => origin.startsWith(own))'],
    ['Vary by origin', "    c.header('Vary', 'Origin', { append: true });\n", ''],
    ['preflight requests of other origins', 'if (isPreflight && allowed)', 'if (isPreflight && origin !== undefined)'],
  ]),
  ...replace(`${HTTP}/reply/send-reply.ts`, headers, [
    ['personal replies in caches', "if (endpoint.auth !== 'public') return 'private, no-store';", ''],
    ["a visitor's reply in caches", "feed: 'public, max-age=0,", "feed: 'public, max-age=600,"],
  ]),
  ...replace(`${HTTP}/idempotency/write-once.ts`, once, [
    [
      'an idempotency key reused with other content',
      'if (fingerprint !== keyed.fingerprint) throw errors.idempotencyMismatch();',
      '',
    ],
    ['the format of an idempotency key', '/^[\\w-]{8,100}$/', '/./'],
  ]),
  ...replace(`${HTTP}/idempotency/idempotency.store.ts`, once, [
    ['the lifetime of an idempotency key', 'KEY_LIFE = (WRITES_WAIT_DAYS + 1) * DAY', 'KEY_LIFE = DAY'],
    ['the owner of an idempotency key', "'user_id', owner.userId]", "'user_id', 1]"],
  ]),
  ...replace('apps/api/src/runtime/env.ts', settings, [
    ['the length of the pepper', "min(32, 'needs at least 32 characters')", "min(1, 'needs at least 32 characters')"],
    ['secrets stored outside the data folder', 'startsWith(`${dataDir}/`)', 'startsWith(`${dataDir}//`)'],
    ["the length of the operator's token", "min(16, 'needs at least 16 characters')", 'min(1)'],
    [
      'the longest login',
      'SESSION_DAYS: z.coerce.number().min(1).max(30)',
      'SESSION_DAYS: z.coerce.number().min(1).max(3000)',
    ],
    ['production as the default', "default('production')", "default('development')"],
  ]),
  ...replace('apps/api/src/runtime/sms-settings.ts', settings, [
    ['a provider stand-in in production', 'if (env.SMS_STAND_IN !== undefined)', 'if (false)'],
  ]),
  ...replace('apps/api/src/modules/operations/operations.routes.ts', operations, [
    [
      "the operator's token for the state of the API",
      'if (!isOperator(http, settings.metricsToken)) throw errors.notFound();',
      '',
    ],
  ]),
  ...replace(`${HTTP}/request-log.ts`, operations, [
    ['hashed user ids in the log', 'user: hashUser(userId, hashKey)', 'user: userId'],
    ['route patterns instead of paths in the log', "route: c.get('route'), status", 'route: c.req.path, status'],
  ]),
  ...replace('apps/api/src/adapters/sms/call-provider.ts', sms, [
    [
      'the origins of a provider',
      "if (!allowed.includes(new URL(url).origin)) throw new SmsFailure('unreachable');",
      '',
    ],
    ['redirects of a provider', "redirect: 'manual'", "redirect: 'follow'"],
    ["the size of a provider's reply", 'text.length > LONGEST_REPLY', 'false'],
    ['the timeout of a provider', 'AbortSignal.timeout(timeoutMs)', 'AbortSignal.timeout(600_000)'],
  ]),
  ...replace('apps/api/src/adapters/sms/circuit.ts', sms, [
    ['the pause after failures of a provider', 'if (failures < FAILURES) return true;', 'return true;'],
  ]),
];
