import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { callerKey, type Caller, type createCallerReader } from '@maidan/http-edge/caller';
import type { Taken } from '@maidan/http-edge/token-buckets';
import type { Documents } from './documents.server.ts';
import { failureAnswer } from '../failure-answer.server.ts';
import { framingOf, type Framing } from '../framing.server.ts';
import { holdRefusal } from '../limits/hold-refusal.server.ts';
import { LimitError, type PageLimit } from '../limits/page-limits.server.ts';
import type { SiteName } from '../site-env.server.ts';
import type { LoggedAnswer } from '../log.server.ts';
import { ANY_ROUTE } from './name-routes.server.ts';

interface ReadyOptions {
  readonly documents: Documents;
  readonly clientDir: string;
  readonly readCaller: ReturnType<typeof createCallerReader>;
  readonly takeLimit: (limit: PageLimit, caller: Caller) => Taken | null;
  readonly logAnswer: (answer: LoggedAnswer) => void;
  /** The headers of every answer, by how a page may be framed. */
  readonly fixedHeaders: Readonly<Record<Framing, Readonly<Record<string, string>>>>;
  readonly site: SiteName;
}

/** Paths that the router answers without a document, and names that must be decoded first. */
const OTHERS = /^\/(?:assets\/|\.vite\/|healthz$|metrics$|readyz$)|%/;

/**
 * Answers documents from bytes that are ready, and refuses callers above the limit, both before any routing. Limits, log
 * line and headers are those that the router itself would give.
 */
export function createReadyDocuments(options: ReadyOptions) {
  const { documents, clientDir, readCaller, takeLimit, logAnswer } = options;
  const withoutPolicy = (framing: Framing) =>
    Object.entries(options.fixedHeaders[framing])
      .filter(([name]) => name !== 'Content-Security-Policy')
      .flat();
  const fixedOf = { none: withoutPolicy('none'), frame: withoutPolicy('frame'), window: withoutPolicy('window') };
  const files = new Set(
    readdirSync(clientDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name))}`),
  );
  /** The requests already counted here for the router, which must not count them twice. */
  const taken = new WeakMap<IncomingMessage, Taken | null>();

  return {
    takenFor: (request: IncomingMessage | undefined) => (request ? taken.get(request) : undefined),

    /** @returns false if the router must answer */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '', headers, socket } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const mark = url.indexOf('?');
      const [path, search] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
      if (OTHERS.test(path) || files.has(path)) return false;
      const fixed = fixedOf[framingOf(options.site, path)];
      const started = performance.now();
      const caller = readCaller(socket.remoteAddress, (name) => headers[name] as string | undefined);
      const limit = takeLimit('document', caller);
      taken.set(request, limit);
      const requestId = randomUUID();
      const own = ['x-request-id', requestId, ...Object.entries(limit?.headers ?? {}).flat()];
      if (limit && limit.waitMs > 0) {
        const refusal = failureAnswer(new LimitError(limit.waitMs), requestId);
        const described = Object.entries({
          ...refusal.headers,
          'content-length': `${Buffer.byteLength(refusal.body)}`,
        });
        const send = () => {
          response.writeHead(refusal.status, [...fixed, ...own, ...described.flat()]);
          response.end(method === 'HEAD' ? undefined : refusal.body);
          logAnswer({ requestId, method, route: ANY_ROUTE, status: refusal.status, started });
        };
        holdRefusal(send);
        return true;
      }
      const { cookie, 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers;
      const reader = { method, cookie, acceptEncoding: String(acceptEncoding ?? ''), ifNoneMatch };
      const found = documents.find(path, search, reader);
      if (!found) return false;
      response.writeHead(found.status, [...fixed, ...own, ...found.headers]);
      response.end(found.body ?? undefined);
      logAnswer({ requestId, method, route: found.route, status: found.status, started });
      documents.refresh(path, search, reader, {
        requestId,
        caller: callerKey(caller.address).key,
        mayRender: () => (takeLimit('render', caller)?.waitMs ?? 0) === 0,
      });
      return true;
    },
  };
}
