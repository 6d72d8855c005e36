import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { compress, pickEncoding } from './compression.server.ts';
import { createDocumentCache, type RenderedDocument } from './document-cache.server.ts';
import { keepKnownQuery } from './limits/page-query.server.ts';
import { createFairQueue } from './limits/fair-queue.server.ts';
import { documentHeaders } from './security-headers.server.ts';
import type { SiteEnv } from './site-env.server.ts';

/** Renders a page. `nonce` goes on every inline script and style, `requestId` where a failure is shown. */
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

/** Anonymous documents are reused for this long; the counts on them may be that old. In milliseconds. */
const DOCUMENT_TTL = 5_000;
const DOCUMENTS_KEPT = 300;
const RENDERING = { running: 2, waiting: 100, waitingOfOne: 10 };
/** A cached document costs a few milliseconds, and hundreds of people may share one address. */
const SENDING = { running: 2, waiting: 1000, waitingOfOne: 300 };
const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * Serves documents. Each is rendered once for all visitors, without their cookies, and gets a new nonce for every
 * answer. A visitor's first one also sets the cookie of the cross-site request check.
 * @param queryNames the parameters that pages read
 */
export function createDocumentHandler(env: SiteEnv, render: RenderDocument, queryNames: readonly string[]) {
  const cache = createDocumentCache({ ttl: env.production ? DOCUMENT_TTL : 0, size: DOCUMENTS_KEPT, now: Date.now });
  const rendering = createFairQueue(RENDERING);
  const sending = createFairQueue(SENDING);
  const placeholder = `nonce-${randomBytes(16).toString('hex')}`;
  const idPlaceholder = `request-${randomBytes(16).toString('hex')}`;

  async function renderVisitorsView(path: string): Promise<RenderedDocument> {
    const page = { nonce: placeholder, requestId: idPlaceholder };
    const response = await render(new Request(new URL(path, env.origin)), page);
    return { status: response.status, headers: [...response.headers], html: yieldToPictures(await response.text()) };
  }

  return async (c: Context, { requestId, caller, limitRender }: DocumentRequest): Promise<Response> => {
    const url = new URL(c.req.url);
    const path = url.pathname + keepKnownQuery(url.search, queryNames);
    const document = await cache.get(path, async () => {
      limitRender();
      return rendering(caller, () => renderVisitorsView(path));
    });
    const nonce = randomBytes(16).toString('base64');
    const headers = new Headers(document.headers);
    for (const [name, value] of Object.entries(documentHeaders(env, nonce))) headers.set(name, value);
    headers.set('vary', 'accept-encoding');
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (!c.req.header('cookie')?.includes(`${XSRF_COOKIE}=`)) {
      const secure = env.origin.startsWith('https:') ? '; Secure' : '';
      const value = randomBytes(18).toString('base64url');
      headers.append('set-cookie', `${XSRF_COOKIE}=${value}; Path=/; SameSite=Strict${secure}`);
    }
    const encoding = pickEncoding(c.req.header('accept-encoding'));
    const body = await sending(caller, () => {
      const html = document.html.replaceAll(placeholder, nonce).replaceAll(idPlaceholder, requestId);
      return compress(Buffer.from(html), encoding);
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status: document.status, headers });
  };
}
