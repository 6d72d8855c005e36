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
/** Pictures that a page showed. */
export const MEDIA_CACHE = 'maidan-media';
/** Replies to one session; a hash of its token follows. */
const OWN_PREFIX = 'maidan-own-';

/** The copies that everyone who uses the device may see. */
export const COMMON_CACHES: readonly string[] = [FILES_CACHE, DOCUMENTS_CACHE, REPLIES_CACHE, MEDIA_CACHE];

export const isOwnCache = (name: string): boolean => name.startsWith(OWN_PREFIX);
export const isOurCache = (name: string): boolean => COMMON_CACHES.includes(name) || isOwnCache(name);

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
  /** The network answers again after stored copies. */
  | { readonly kind: 'answering' };
