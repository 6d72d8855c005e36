/** The protocol between pages and their worker, without the global scopes of either, so that both can import it. */

/** The path of a site's worker. Its scope is the whole site. */
export const WORKER_PATH = '/worker.js';

/** The page that opens instead of one without a copy, whose path is its parameter. */
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
/** Where a picture shared from another app waits for its message: without an account, for a day. */
export const SHARED_CACHE = 'maidan-shared';
/** Replies to one session, followed by a hash of its token. */
const OWN_PREFIX = 'maidan-own-';

/** The name of the outbox: of the lock that pages hold while they send, and of the event that wakes the worker. */
export const OUTBOX = 'outbox';
/** The address of the waiting requests among a session's copies. */
export const OUTBOX_PATH = '/outbox';

/** The address of the body of a request with files. */
export const bodyPath = (key: string): string => `/outbox/${encodeURIComponent(key)}`;

/** A request that waits for the network. */
export interface WaitingRequest {
  /** Its idempotency key. */
  readonly key: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a request with files, whose body and type are stored separately. */
  readonly body: string | null;
}

/** The copies that everyone who uses the device may see. */
export const COMMON_CACHES: readonly string[] = [FILES_CACHE, DOCUMENTS_CACHE, REPLIES_CACHE, MEDIA_CACHE];

export const isOwnCache = (name: string): boolean => name.startsWith(OWN_PREFIX);
export const isOurCache = (name: string): boolean =>
  COMMON_CACHES.includes(name) || isOwnCache(name) || name === SHARED_CACHE;

/** Another session finds nothing under its own name, and the name does not reveal the token. */
export async function ownCacheName(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return OWN_PREFIX + Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** From a page to its worker. */
export type PageMessage =
  /** A page that was loaded without the worker: its files are in the browser's own cache and need no download. */
  | { readonly kind: 'visited'; readonly document: string; readonly files: readonly string[] }
  /** A page that was opened without its document: its data came with an earlier page, or from calls. */
  | { readonly kind: 'opened'; readonly document: string }
  /** The reader wants this clip on the device; the transferred port receives its size in bytes, or null. */
  | { readonly kind: 'keep-clip'; readonly address: string }
  /** All clips that the reader still keeps. */
  | { readonly kind: 'clips'; readonly kept: readonly string[] }
  /** There is time to load the page for addresses without a copy. */
  | { readonly kind: 'shell' }
  /** The network is good: loads the rest of the build, too. */
  | { readonly kind: 'fill' }
  /** Asks whether this page's document is a stored copy. */
  | { readonly kind: 'began' }
  /** The reader wants the new version now. */
  | { readonly kind: 'take-over' };

/** From the worker to a page. */
export type WorkerMessage =
  /** The page shows a copy stored at this time, in milliseconds since 1970. */
  | { readonly kind: 'stored'; readonly at: number }
  /** The browser has woken the worker because the device is online again. */
  | { readonly kind: 'online' }
  /** The network answers again after copies were shown. */
  | { readonly kind: 'answering' };
