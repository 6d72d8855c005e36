import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { compress, pickEncoding } from './compression.server.ts';
import { createDocumentCache, type RenderedDocument } from './document-cache.server.ts';
import { contentSecurityPolicy } from './security-headers.server.ts';
import type { SiteEnv } from './site-env.server.ts';

/** Renders a page. `nonce` goes on every inline script and style. */
export type RenderDocument = (request: Request, page: { nonce: string }) => Promise<Response>;

/** Anonymous documents are reused for this long; the counts on them may be that old. In milliseconds. */
const DOCUMENT_TTL = 5_000;
const DOCUMENTS_KEPT = 300;
const XSRF_COOKIE = 'XSRF-TOKEN';

/**
 * Answers documents. Each is rendered once for all visitors, without their cookies, and gets a nonce of its own on the
 * way out; the first one also brings the cookie of the cross-site request check.
 */
export function createDocumentHandler(env: SiteEnv, render: RenderDocument) {
  const cache = createDocumentCache({ ttl: env.production ? DOCUMENT_TTL : 0, size: DOCUMENTS_KEPT, now: Date.now });
  const placeholder = `nonce-${randomBytes(16).toString('hex')}`;

  async function renderVisitorsView(url: URL): Promise<RenderedDocument> {
    const response = await render(new Request(new URL(url.pathname + url.search, env.origin)), { nonce: placeholder });
    return { status: response.status, headers: [...response.headers], html: await response.text() };
  }

  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const document = await cache.get(url.pathname + url.search, () => renderVisitorsView(url));
    const nonce = randomBytes(16).toString('base64');
    const headers = new Headers(document.headers);
    headers.set('content-security-policy', contentSecurityPolicy(env, nonce));
    headers.set('vary', 'accept-encoding');
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (!c.req.header('cookie')?.includes(`${XSRF_COOKIE}=`)) {
      const secure = env.origin.startsWith('https:') ? '; Secure' : '';
      const value = randomBytes(18).toString('base64url');
      headers.append('set-cookie', `${XSRF_COOKIE}=${value}; Path=/; SameSite=Strict${secure}`);
    }
    const encoding = pickEncoding(c.req.header('accept-encoding'));
    const body = await compress(Buffer.from(document.html.replaceAll(placeholder, nonce)), encoding);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status: document.status, headers });
  };
}
