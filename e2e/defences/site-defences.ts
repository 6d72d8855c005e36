import { replace, type Defence } from './defence.ts';

const SITE = 'packages/site/src/server';

const policy = [`${SITE}/security-headers.server.test.ts`];
const ready = [`${SITE}/documents/ready-documents.server.test.ts`];
const documents = [`${SITE}/site-app.server.test.ts`, `${SITE}/limits/site-limits.server.test.ts`, ...ready];
const cache = [`${SITE}/documents/document-cache.server.test.ts`];
const queue = [`${SITE}/limits/fair-queue.server.test.ts`];
const proxy = [`${SITE}/api-proxy.server.test.ts`];
const env = [`${SITE}/site-env.server.test.ts`];

/** The sites: security policies of documents, caching, rendering, and the proxy to the API. */
export const siteDefences: readonly Defence[] = [
  ...replace(`${SITE}/limits/hold-refusal.server.ts`, documents, [['the wait for a refusal', '}, HOLD);', '}, 0);']]),
  ...replace(
    `${SITE}/edge/hand-over.server.ts`,
    [`${SITE}/edge/hand-over.server.test.ts`],
    [['the origin of a login hand-over', "c.req.header('origin') === sister", 'true']],
  ),
  ...replace(`${SITE}/security-headers.server.ts`, policy, [
    ['default-src', `"default-src 'none'"`, `"default-src *"`],
    ['script-src', `["script-src 'self'", ...scripts]`, `["script-src 'self' 'unsafe-inline'"]`],
    ['object-src', `    "object-src 'none'",\n`, ''],
    ['base-uri', `    "base-uri 'none'",\n`, ''],
    ['style-src', `["style-src 'self'", ...styles]`, `["style-src 'self' 'unsafe-inline'"]`],
    ['img-src', 'img-src ${sources}', 'img-src *'],
    ['media-src', 'media-src ${sources}', 'media-src *'],
    ['font-src', "font-src 'self'", 'font-src *'],
    ['connect-src', `"connect-src 'self'"`, '"connect-src *"'],
    ['frame-src', "frame-src 'self' ${env.frameOrigins.join(' ')}", 'frame-src *'],
    ['worker-src', "worker-src 'self'", 'worker-src *'],
    ['manifest-src', `    "manifest-src 'self'",\n`, ''],
    ['the names of Trusted Types policies', '    `trusted-types app-html dompurify${workerNames[env.site]}`,\n', ''],
    ['the names of policies by site', "desk: ''", "desk: ' site-worker'"],
    ['the policy of the worker', "`default-src 'none'; ${", '`default-src *; ${'],
    ['the upgrade to https', "['upgrade-insecure-requests']", '[]'],
    ['the reports of a policy', '    `report-uri ${REPORTS_PATH}`,\n', ''],
    ['form-action', `    "form-action 'self'",\n`, ''],
    ['frame-ancestors', ` : "frame-ancestors 'none'",`, ` : 'frame-ancestors https:',`],
    [
      'the only pages that other sites may frame',
      "framingOf(env.site, path) === 'frame'",
      "framingOf(env.site, path) !== 'window'",
    ],
    ['Trusted Types', `    "require-trusted-types-for 'script'",\n`, ''],
  ]),
  ...replace(
    'packages/service-worker/src/addresses.ts',
    ['packages/service-worker/src/addresses.test.ts'],
    [
      ["a user's own data in the cache", 'isOwn ? OWN_READING.test(path)', 'isOwn ? true'],
      ['calls that write', "if (method === 'POST' && !READING_POST.test(path)) return false;", ''],
      ['documents with a secret in their address', '!NOT_READ.test(pathname) && ', ''],
    ],
  ),
  ...replace(`${SITE}/documents/documents.server.ts`, documents, [
    ["the query in the document cache's key", 'cache.get(key,', 'cache.get(path,'],
    ["an unknown query in the document cache's key", 'keepKnownQuery(search, queryNames)', 'search'],
    ["the limit of an address's renderings", '      limitRender();\n', ''],
    ['Secure on the XSRF cookie', "env.origin.startsWith('https:') ? '; Secure' : ''", "''"],
    ['SameSite on the XSRF cookie', 'SameSite=Strict', 'SameSite=None'],
    ['a random mark for each rendering', "`mark-${randomBytes(16).toString('hex')}`", "'mark'"],
    [
      'the queue of renderings',
      'rendering(caller, () => renderVisitorsView(key, requestId))',
      'renderVisitorsView(key, requestId)',
    ],
    ['one queue for all addresses of a household', 'rendering(caller, ', 'rendering(requestId, '],
    ['the policy in the tag of a document', 'policyOfAll + content', 'content'],
    ['documents in shared caches', "'private, no-cache'", "'public, max-age=600'"],
  ]),
  ...replace(`${SITE}/documents/document-cache.server.ts`, cache, [
    ['failures in the document cache', 'else forget();', ''],
    ['the expiry of a cached document', 'found && found.expires > now()', 'found'],
    ['the size of the document cache', 'entries.size <= size', 'true'],
  ]),
  ...replace(
    `${SITE}/documents/ready-documents.server.ts`,
    [`${SITE}/documents/ready-documents.server.test.ts`],
    [['the limit of renderings ahead of time', "(takeLimit('render', caller)?.waitMs ?? 0) === 0", 'true']],
  ),
  ...replace(`${SITE}/limits/fair-queue.server.ts`, queue, [
    ['waiting renderings', 'queued >= waiting || ', ''],
    ['waiting renderings of one caller', ' || line.length >= waitingOfOne', ''],
    ['concurrent renderings', 'busy < running', 'true'],
    [
      'turns of waiting callers',
      '    lines.delete(caller);\n    if (line.length > 0) lines.set(caller, line);\n',
      '    if (line.length === 0) lines.delete(caller);\n',
    ],
  ]),
  ...replace(`${SITE}/limits/page-limits.server.ts`, documents, [
    [
      'documents of a household',
      'document: { ipv4: { burst: 600, perMinute: 600 }, ipv6: { burst: 120,',
      'document: { ipv4: { burst: 600, perMinute: 600 }, ipv6: { burst: 1200,',
    ],
    [
      'renderings of a household',
      '6: { burst: 60, perMinute: 60 } },\n  file',
      '6: { burst: 600, perMinute: 60 } },\n  file',
    ],
    ['files of a household', '6: { burst: 1200,', '6: { burst: 12_000,'],
    [
      'reports of a household',
      'report: { ipv4: { burst: 60, perMinute: 60 }, ipv6: { burst: 20,',
      'report: { ipv4: { burst: 60, perMinute: 60 }, ipv6: { burst: 200,',
    ],
    ['renderings of an IPv4 address', 'render: { ipv4: { burst: 150,', 'render: { ipv4: { burst: 1500,'],
  ]),
  ...replace(`${SITE}/limits/page-query.server.ts`, documents, [
    ['the length of a query', 'value.slice(0, LONGEST)', 'value'],
  ]),
  ...replace(`${SITE}/site-app.server.ts`, documents, [
    ["the bundler's manifest", "app.get('/.vite/*', missing);", ''],
    ['the headers of every answer', 'if (!c.res.headers.has(name) && !keepsStored) c.header(name, value);', ''],
    [
      "the operator's token for the state of a site",
      "isOperator(c.get('caller'), c.req.header('authorization'), env.metricsToken);",
      'true;',
    ],
    ['the policy of a stored document', 'name === POLICY && c.res.status === 304', 'false'],
  ]),
  ...replace(`${SITE}/failure-answer.server.ts`, documents, [
    ['the details of a failure', 'text, requestId }', 'text: text + error.message, requestId }'],
    ['failures in caches', "      'cache-control': 'no-store',\n", ''],
  ]),
  ...replace(`${SITE}/documents/ready-documents.server.ts`, ready, [
    ['the limit of ready documents', 'limit && limit.waitMs > 0', 'limit && limit.waitMs < 0'],
    ['the headers of ready documents', '[...fixed, ...own, ...found.headers]', '[...own, ...found.headers]'],
    ['the headers of quick refusals', '[...fixed, ...own, ...described.flat()]', '[...own, ...described.flat()]'],
  ]),
  ...replace(`${SITE}/reports.server.ts`, documents, [
    ['the size of a report', 'if (bytes > MAX_BYTES) return c.body(null, 413);', ''],
    [
      'addresses of pages in reports',
      "url && url.origin !== 'null' ? url.origin : ",
      "url && url.origin !== 'null' ? url.href : ",
    ],
  ]),
  ...replace(
    `${SITE}/api-proxy.server.ts`,
    [`${SITE}/traces/pass-traces-on.server.test.ts`],
    [['the trace of a stranger', '[...HOP_BY_HOP, ...TRACE_HEADERS, ', '[...HOP_BY_HOP, ']],
  ),
  ...replace(`${SITE}/api-proxy.server.ts`, proxy, [
    ['Connection of a caller', "  'connection',\n", ''],
    ['Keep-Alive of a caller', "  'keep-alive',\n", ''],
    ['Proxy-Authenticate of the API', "  'proxy-authenticate',\n", ''],
    ['Trailer of the API', "  'trailer',\n", ''],
    ['Upgrade of the API', "  'upgrade',\n", ''],
    ['Proxy-Authorization of a caller', "  'proxy-authorization',\n", ''],
    ['TE of a caller', "  'te',\n", ''],
    ['the retry of a POST', "method === 'GET' || method", "method !== '' || method"],
    ["the caller's address", "'x-forwarded-for': forwardedFor,", ''],
    ['a client that disconnects', '      upstream.destroy();\n', ''],
  ]),
  ...replace(`${SITE}/site-env.server.ts`, env, [
    ['the outbox of another machine', ' && isOwnMachine(host, [feedOrigin, leagueOrigin, deskOrigin])', ''],
    ['production as the default of a site', "env.NODE_ENV !== 'development'", "env.NODE_ENV === 'production'"],
    [
      'the proxies in front of a site',
      "count('TRUSTED_PROXIES', env.TRUSTED_PROXIES) - 1",
      "count('TRUSTED_PROXIES', env.TRUSTED_PROXIES)",
    ],
  ]),
];
