import { hash, randomBytes } from 'node:crypto';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import { pickEncoding, type Encoding } from './compression.server.ts';
import { framingOf, type Framing } from '../framing.server.ts';
import { createDocumentCache } from './document-cache.server.ts';
import { keepKnownQuery } from '../limits/page-query.server.ts';
import { createFairQueue } from '../limits/fair-queue.server.ts';
import { sealDocument, type InlineSources, type SealedDocument } from './sealed-document.server.ts';
import { documentHeaders } from '../security-headers.server.ts';
import type { SiteEnv } from '../site-env.server.ts';

/** The parts of a document that differ between renderings. */
export interface Rendering {
  /** Marks every inline script and style. */
  readonly nonce: string;
  /** Where a failure shows the request's id. */
  readonly requestId: string;
  /** When the rendering began, in milliseconds since 1970. */
  readonly now: number;
}

interface Rendered {
  readonly response: Response;
  /** A route such as `/post/:slug`. */
  readonly route: string;
}

export type RenderDocument = (request: Request, rendering: Rendering) => Promise<Rendered>;

/** The parts of a request, besides its address, that an answer depends on. */
export interface ReaderHeaders {
  readonly method: string | undefined;
  readonly cookie: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

interface DocumentRequest {
  readonly requestId: string;
  /** Requests of one caller wait in the same queue. */
  readonly caller: string;
  /** @throws LimitError */
  readonly limitRender: () => void;
}

/** The caller who triggers a new rendering. */
interface RefreshRequest {
  readonly requestId: string;
  readonly caller: string;
  readonly mayRender: () => boolean;
}

export interface DocumentAnswer {
  readonly route: string;
  readonly status: number;
  /** Names and values, alternating. */
  readonly headers: readonly string[];
  readonly body: Buffer<ArrayBuffer> | null;
}

interface FinishedDocument extends SealedDocument {
  /** The headers that describe the body. */
  readonly headers: readonly string[];
}

interface RenderedDocument {
  readonly route: string;
  readonly status: number;
  readonly cacheControl: string;
  /** The ETag of a document for everyone; null for a failure, which names each reader's request. */
  readonly etag: string | null;
  readonly framing: Framing;
  /** Completes it for a request. */
  readonly finish: (requestId: string) => FinishedDocument;
}

/** React Router requests its scripts with the same priority as the largest picture, which the reader is waiting for. */
const yieldToPictures = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * How long documents for visitors are reused, in milliseconds. Including the second for which the API may reuse a reply, and
 * the one for which documents share it, their content is at most five seconds old.
 */
const DOCUMENT_TTL = 3_000;
/** A page that is read every second is rendered again before it expires, and none of its readers waits. */
const REFRESH_AFTER = 2_000;
const DOCUMENTS_KEPT = 300;
const RENDERING = { running: 2, waiting: 100, waitingOfOne: 10 };
/** A cached document costs only a few milliseconds, and hundreds of people may share one IP address. */
const SENDING = { running: 2, waiting: 1000, waitingOfOne: 300 };
const XSRF_COOKIE = 'XSRF-TOKEN';
const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
const NO_INLINE: InlineSources = { scripts: [], styles: [] };

export type Documents = ReturnType<typeof createDocuments>;

/**
 * Creates documents. Each is rendered and compressed once for all visitors, without their cookies. A visitor's first one
 * also sets the cookie of the cross-site request check.
 * @param queryNames the parameters that pages read
 */
export function createDocuments(env: SiteEnv, render: RenderDocument, queryNames: readonly string[]) {
  const ttl = env.production ? DOCUMENT_TTL : 0;
  const cache = createDocumentCache<RenderedDocument>({
    ttl,
    refreshAfter: REFRESH_AFTER,
    size: DOCUMENTS_KEPT,
    now: Date.now,
  });
  const rendering = createFairQueue(RENDERING);
  const sending = createFairQueue(SENDING);
  const idPlaceholder = `request-${randomBytes(16).toString('hex')}`;
  const policyOfAll = JSON.stringify(documentHeaders(env, NO_INLINE, '/'));

  async function renderVisitorsView(path: string, requestId: string): Promise<RenderedDocument> {
    const nonce = `mark-${randomBytes(16).toString('hex')}`;
    const now = Date.now();
    const request = new Request(new URL(path, env.origin));
    const { response, route } = await render(request, { nonce, requestId: idPlaceholder, now });
    const { status } = response;
    // The router's answer when neither a page nor its error page can be rendered: bare text, or nothing.
    if (status === 500 && !response.headers.get('content-type')?.startsWith('text/html')) {
      throw new Error('The router has no page for this request.');
    }
    const html = yieldToPictures(await response.text());
    const { 'cache-control': cacheControl = 'private, no-cache', ...own } = Object.fromEntries(response.headers);
    const finish = (id: string): FinishedDocument => {
      const sealed = sealDocument(html.replaceAll(idPlaceholder, id), nonce);
      return {
        ...sealed,
        headers: Object.entries({ ...own, ...documentHeaders(env, sealed.inline, pathOf(path)) }).flat(),
      };
    };
    // A failure names each reader's request; a success names the one that rendered it.
    const finished = status === 200 ? finish(requestId) : null;
    // Two renderings of the same data differ only in these. The tag is weak, because the bytes differ.
    const content = [nonce, idPlaceholder, `${now}`].reduce((text, once) => text.replaceAll(once, ''), html);
    return {
      route,
      status,
      cacheControl,
      framing: framingOf(env.site, pathOf(path)),
      etag: finished && `W/"${hash('sha1', policyOfAll + content, 'base64url')}"`,
      finish: (id) => finished ?? finish(id),
    };
  }

  function write(
    { route, status, cacheControl, etag, framing }: RenderedDocument,
    finished: FinishedDocument,
    body: Buffer<ArrayBuffer>,
    encoding: Encoding,
    reader: ReaderHeaders,
  ): DocumentAnswer {
    // A form on another site must not set cookies for its visitors.
    const setsCookie = framing !== 'frame';
    const headers = ['vary', 'accept-encoding', 'cache-control', cacheControl];
    if (etag !== null) headers.push('etag', etag);
    if (setsCookie && !reader.cookie?.includes(`${XSRF_COOKIE}=`)) {
      const secure = env.origin.startsWith('https:') ? '; Secure' : '';
      const value = randomBytes(18).toString('base64url');
      headers.push('set-cookie', `${XSRF_COOKIE}=${value}; Path=/; SameSite=Strict${secure}`);
    }
    // The policy stored with the body names that body's inline text: a different policy would block it.
    if (etag !== null && matchesEtag(reader.ifNoneMatch, etag)) return { route, status: 304, headers, body: null };
    headers.push(...finished.headers, 'content-length', String(body.length));
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return { route, status, headers, body: reader.method === 'HEAD' ? null : body };
  }

  const keyOf = (path: string, search: string): string => path + (search && keepKnownQuery(search, queryNames));

  return {
    /** The answer from bytes that are ready; null if `make` must create them. */
    find(path: string, search: string, reader: ReaderHeaders): DocumentAnswer | null {
      const document = cache.find(keyOf(path, search));
      if (!document) return null;
      const encoding = pickEncoding(reader.acceptEncoding);
      const finished = document.finish('');
      const body = finished.encoded(encoding);
      return body ? write(document, finished, body, encoding, reader) : null;
    },

    /** Renders a document again that is about to expire, while readers get the one that is ready. */
    refresh(path: string, search: string, reader: ReaderHeaders, request: RefreshRequest): void {
      const key = keyOf(path, search);
      if (!cache.isDue(key) || !request.mayRender()) return;
      void cache.refresh(key, async () => {
        const document = await rendering(request.caller, () => renderVisitorsView(key, request.requestId));
        // Compressed too before anyone gets it.
        await document.finish(request.requestId).encode(pickEncoding(reader.acceptEncoding));
        return document;
      });
    },

    async make(
      path: string,
      search: string,
      reader: ReaderHeaders,
      { requestId, caller, limitRender }: DocumentRequest,
    ): Promise<DocumentAnswer> {
      const key = keyOf(path, search);
      const document = await cache.get(key, async () => {
        limitRender();
        return rendering(caller, () => renderVisitorsView(key, requestId));
      });
      const encoding = pickEncoding(reader.acceptEncoding);
      const finished = document.finish(requestId);
      const body = await sending(caller, () => finished.encode(encoding));
      return write(document, finished, body, encoding, reader);
    },
  };
}
