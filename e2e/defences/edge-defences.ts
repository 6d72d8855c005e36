import { replace, type Defence } from './defence.ts';

const EDGE = 'packages/http-edge/src';

const limits = ['apps/api/src/http/limits/write-limit.test.ts', 'apps/api/src/http/limits/rate-limit.test.ts'];
const headers = [`${EDGE}/security-headers.test.ts`];
const operations = ['apps/api/src/server/operations.test.ts'];
const caller = [`${EDGE}/caller.test.ts`];
const server = [`${EDGE}/edge-server.test.ts`];
const connections = [`${EDGE}/connections.test.ts`];

/** Defences of all servers: callers behind proxies, connections, paths, and the headers of every response. */
export const edgeDefences: readonly Defence[] = [
  ...replace(`${EDGE}/caller.ts`, limits, [
    [
      'a forged address without proxies',
      'trustedProxies > 0 ? entries.at(-trustedProxies) : undefined',
      'entries.at(-Math.max(1, trustedProxies))',
    ],
  ]),
  ...replace(`${EDGE}/caller.ts`, caller, [
    ['the address that the outermost proxy wrote', 'entries.at(-trustedProxies)', 'entries.at(0)'],
    ['the privileges of this machine behind a proxy', 'isLoopback(peer) && !isForwarded', 'isLoopback(peer)'],
    ['the household of an IPv6 address', '.slice(0, 4)', '.slice(0, 8)'],
    ['an IPv4 address within IPv6', "address.replace(/^::ffff:(?=\\d+\\.)/i, '')", 'address'],
  ]),
  ...replace(`${EDGE}/operator.ts`, operations, [
    ["the comparison of the operator's token", 'isSame(received, token)', 'received.length > 0'],
  ]),
  ...replace(
    `${EDGE}/request-target.ts`,
    [`${EDGE}/request-target.test.ts`],
    [
      ['ambiguous paths', ' || AMBIGUOUS.test(path)', ''],
      ['request targets that are not paths', "!path.startsWith('/') || ", ''],
    ],
  ),
  ...replace(`${EDGE}/answer-in-turn.ts`, connections, [
    ['one request at a time on a connection', 'if (!line) {', 'if (!line || line.length === 0) {'],
    ['pipelined requests of a connection', 'line.length < ahead', 'true'],
    [
      'waiting requests of a closed connection',
      'socket.writable ? lines.get(socket)?.shift() : undefined',
      'lines.get(socket)?.shift()',
    ],
  ]),
  ...replace(`${EDGE}/edge-server.ts`, server, [
    ['the timeout for headers', 'headersTimeout = 10 * SECOND', 'headersTimeout = 1000 * SECOND'],
    ['the size of headers', 'maxHeaderSize: 16 * 1024', 'maxHeaderSize: 160 * 1024'],
    ['a single Host header', 'hasOneHost(request) ? ', 'true ? '],
    ['a refusal during a response', ' || answerOf(socket)?.headersSent === true', ''],
    ['the headers of a refusal', '...options.headers, ...headers', '...headers'],
  ]),
  ...replace(
    `${EDGE}/few-at-a-time.ts`,
    [`${EDGE}/few-at-a-time.test.ts`],
    [['the pace of a crowd', 'waiting.splice(0, most)', 'waiting.splice(0)']],
  ),
  ...replace(`${EDGE}/slow-readers.ts`, connections, [['slow readers', 'bytesTaken(before, now) < minBytes', 'false']]),
  ...replace(`${EDGE}/caller.ts`, connections, [['what an address holds at once', 'count > most[family]', 'false']]),
  ...replace(`${EDGE}/socket-cap.ts`, connections, [
    ['the connections of an address', 'else socket.destroy();', ''],
    ['the requests of an address behind proxies', 'if (release === null) return false;', 'if (!release) return true;'],
  ]),
  ...replace(
    `${EDGE}/token-buckets.ts`,
    [`${EDGE}/token-buckets.test.ts`],
    [
      ['a bucket for each caller', '`${name} ${caller}`', '`${name} ${caller} ${clock()} ${Math.random()}`'],
      ['the memory of a flood of callers', 'buckets.size > MAX_CALLERS', 'false'],
      ['the refill of a bucket', 'rule.perMinute / 60_000', 'rule.perMinute / 6000'],
    ],
  ),
  ...replace(`${EDGE}/security-headers.ts`, headers, [
    ['nosniff', "    'X-Content-Type-Options': 'nosniff',\n", ''],
    ['X-Frame-Options', "    'X-Frame-Options': 'DENY',\n", ''],
    ['the referrer policy', "    'Referrer-Policy': 'strict-origin-when-cross-origin',\n", ''],
    ['the opener policy', "'same-origin-allow-popups'", "'unsafe-none'"],
    ['the resource policy', "    'Cross-Origin-Resource-Policy': 'same-origin',\n", ''],
    ['the agent cluster', "    'Origin-Agent-Cluster': '?1',\n", ''],
    ['the permissions policy', "camera: '()'", "camera: '*'"],
    ['the sandbox of everything but pages', "frame-ancestors 'none'; sandbox\"", "frame-ancestors 'none'\""],
    ['HSTS', "origin.startsWith('https:')", 'false'],
    ['HSTS for subdomains', "hstsPreload ? '", "true ? '"],
  ]),
];
