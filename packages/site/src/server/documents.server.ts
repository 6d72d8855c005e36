import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { pickEncoding } from './compression.server.ts';
import { createDocumentCache, type RenderedDocument } from './document-cache.server.ts';
import { keepKnownQuery } from './limits/page-query.server.ts';
import { createFairQueue } from './limits/fair-queue.server.ts';
import { sealDocument } from './sealed-document.server.ts';
import { documentHeaders } from './security-headers.server.ts';
import type { SiteEnv } from './site-env.server.ts';

/** Renders a page. `nonce` marks every inline script and style, `requestId` where a failure is shown. */
export type RenderDocument = (request: Request, page: { nonce: string; requestId: string }) => Promise<Response>;

interface DocumentRequest {
  readonly requestId: string;
  /** Requests of one caller wait in one line. */
  readonly caller: string;
  /** @throws LimitError */
  readonly limitRender: () => void;
}

/** React Router requests its scripts as urgently as the largest picture, which the reader is waiting for. */
const yieldToPictures = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * Anonymous documents are reused for this long, in milliseconds. With the second for which the API may reuse a reply,
 * what they show is at most five seconds old.
 */
const DOCUMENT_TTL = 4_000;
const DOCUMENTS_KEPT = 300;
const RENDERING = { running: 2, waiting: 100, waitingOfOne: 10 };
/** A cached document costs a few milliseconds, and hundreds of people may share one address. */
const SENDING = { running: 2, waiting: 1000, waitingOfOne: 300 };
const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * Serves documents. Each is rendered and compressed once for all visitors, without their cookies. A visitor's first one
 * also sets the cookie of the cross-site request check.
 * @param queryNames the parameters that pages read
 */
export function createDocumentHandler(env: SiteEnv, render: RenderDocument, queryNames: readonly string[]) {
  const cache = createDocumentCache({ ttl: env.production ? DOCUMENT_TTL : 0, size: DOCUMENTS_KEPT, now: Date.now });
  const rendering = createFairQueue(RENDERING);
  const sending = createFairQueue(SENDING);
  const idPlaceholder = `request-${randomBytes(16).toString('hex')}`;

  async function renderVisitorsView(path: string, requestId: string): Promise<RenderedDocument> {
    const mark = `mark-${randomBytes(16).toString('hex')}`;
    const response = await render(new Request(new URL(path, env.origin)), { nonce: mark, requestId: idPlaceholder });
    const html = yieldToPictures(await response.text());
    const { status } = response;
    const seal = (id: string) => sealDocument(html.replaceAll(idPlaceholder, id), mark);
    // A failure names the request of each reader; what succeeds names the one that rendered it.
    const sealed = status === 200 ? seal(requestId) : null;
    return { status, headers: [...response.headers], seal: (id) => sealed ?? seal(id) };
  }

  return async (c: Context, { requestId, caller, limitRender }: DocumentRequest): Promise<Response> => {
    const url = new URL(c.req.url);
    const path = url.pathname + keepKnownQuery(url.search, queryNames);
    const document = await cache.get(path, async () => {
      limitRender();
      return rendering(caller, () => renderVisitorsView(path, requestId));
    });
    const { inline, encode } = document.seal(requestId);
    const headers = new Headers(document.headers);
    for (const [name, value] of Object.entries(documentHeaders(env, inline))) headers.set(name, value);
    headers.set('vary', 'accept-encoding');
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (!c.req.header('cookie')?.includes(`${XSRF_COOKIE}=`)) {
      const secure = env.origin.startsWith('https:') ? '; Secure' : '';
      const value = randomBytes(18).toString('base64url');
      headers.append('set-cookie', `${XSRF_COOKIE}=${value}; Path=/; SameSite=Strict${secure}`);
    }
    const encoding = pickEncoding(c.req.header('accept-encoding'));
    const body = await sending(caller, () => encode(encoding));
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status: document.status, headers });
  };
}
