/** What pages and their worker agree on. Free of both their global scopes, so that either may import it. */

/** Where a site serves its worker. The scope is the whole site. */
export const WORKER_PATH = '/worker.js';

/** The page that opens in place of one that was never seen; its parameter names that one. */
export const SHELL_PATH = '/offline';
export const SHELL_PARAMETER = 'to';

/** Scripts, styles and fonts of the build. */
export const FILES_CACHE = 'maidan-files';
/** Documents: the visitor's view, the same for everyone. */
export const DOCUMENTS_CACHE = 'maidan-documents';
/** Replies to visitors. */
export const REPLIES_CACHE = 'maidan-replies';
/** Pictures that a page showed, and clips that the reader keeps. */
export const MEDIA_CACHE = 'maidan-media';
/** Where a picture that another app shares waits for its message: of no account, for a day. */
export const SHARED_CACHE = 'maidan-shared';
/** Replies to one session; a hash of its token follows. */
const OWN_PREFIX = 'maidan-own-';

/** The name of what waits to be sent: of the lock that pages hold while they send it, and of the event that wakes the worker. */
export const OUTBOX = 'outbox';
/** Under which address a session's copies have the requests that wait. */
export const OUTBOX_PATH = '/outbox';

/** Under which they have the body of one with files. */
export const bodyPath = (key: string): string => `/outbox/${encodeURIComponent(key)}`;

/** A request that waits for the network. */
export interface WaitingRequest {
  /** Its idempotency key. */
  readonly key: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for one with files: it has a copy of its own, and its type with it. */
  readonly body: string | null;
}

/** The copies that everyone who uses the device may see. */
export const COMMON_CACHES: readonly string[] = [FILES_CACHE, DOCUMENTS_CACHE, REPLIES_CACHE, MEDIA_CACHE];

export const isOwnCache = (name: string): boolean => name.startsWith(OWN_PREFIX);
export const isOurCache = (name: string): boolean =>
  COMMON_CACHES.includes(name) || isOwnCache(name) || name === SHARED_CACHE;

/** Another session finds nothing under its own name, and the name gives no token away. */
export async function ownCacheName(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return OWN_PREFIX + Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** From a page to its worker. */
export type PageMessage =
  /** A page that came without the worker: what it loaded is in the browser's own cache and costs no bytes. */
  | { readonly kind: 'visited'; readonly document: string; readonly files: readonly string[] }
  /** A page that was opened without its document: its data came with an earlier page, or from calls. */
  | { readonly kind: 'opened'; readonly document: string }
  /** The reader wants this clip on the device; the port that comes with it gets its bytes, or null. */
  | { readonly kind: 'keep-clip'; readonly address: string }
  /** All clips that the reader still wants there. */
  | { readonly kind: 'clips'; readonly kept: readonly string[] }
  /** Time to load the page for addresses that were never seen. */
  | { readonly kind: 'shell' }
  /** A good network: the rest of the build, too. */
  | { readonly kind: 'fill' }
  /** Whether this page's document is a stored copy. */
  | { readonly kind: 'began' }
  /** The reader wants the new version now. */
  | { readonly kind: 'take-over' };

/** From the worker to a page. */
export type WorkerMessage =
  /** It shows a copy that was stored at this time, in milliseconds since 1970. */
  | { readonly kind: 'stored'; readonly at: number }
  /** The browser has woken the worker because there is a network again. */
  | { readonly kind: 'online' }
  /** The network answers again after stored copies. */
  | { readonly kind: 'answering' };
