import type { Api } from '@maidan/api-client/core/create-api';
import { siteArea } from '@maidan/browser/storage-area';
import { WITHDRAWN_MARK_LENGTH, withdrawnPosts } from '@maidan/contract/feed/withdrawn-posts';
import { DOCUMENTS_CACHE, isOwnCache, MEDIA_CACHE, REPLIES_CACHE } from '@maidan/service-worker/messages';

/** When the server last answered, by its own clock. */
const KEY = 'withdrawn_posts_since';

/** Milliseconds: a document or reply may be some seconds old when it is stored. */
const OVERLAP = 60_000;

/** A post is identified by links to it, and by its slug in a reply. */
const NAMES = /\/post\/([\w.~%-]+)|"slug":"([^"\\]+)"/g;

async function markOf(slug: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(slug));
  const digits = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, WITHDRAWN_MARK_LENGTH);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not an address of ours.
    return text;
  }
}

const slugsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(NAMES), ([, linked, named]) => named ?? decoded(linked ?? '')));

const PAGE = /^\/post\/([^/]+)$/;
const COMMENTS = /\/comments$/;

/** The slug or id of the post whose comments a copy shows: its page, or the reply to a call with its body in the key. */
function commentsOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const slug = PAGE.exec(pathname)?.[1];
  if (slug !== undefined) return decoded(slug);
  return COMMENTS.test(pathname) ? (/"post_id":"?([^",}]+)/.exec(searchParams.get('body') ?? '')?.[1] ?? null) : null;
}

/** @returns whether any copy was dropped */
async function dropCopies(isWithdrawn: (text: string, address: string) => Promise<boolean>): Promise<boolean> {
  let isDropped = false;
  const names = (await caches.keys()).filter(
    (name) => [DOCUMENTS_CACHE, REPLIES_CACHE].includes(name) || isOwnCache(name),
  );
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const text = (await (await cache.match(key))?.text()) ?? '';
      if (!(await isWithdrawn(key.url + text, key.url))) continue;
      isDropped = true;
      await cache.delete(key);
    }
  }
  return isDropped;
}

/** The messages of a conversation, or some of them. */
const MESSAGES = /\/chats\/[^/]+(?:\/page)?$/;

/** @returns whether a stored conversation of this session has a message with one of these marks */
async function hasMessage(cache: Cache, marks: ReadonlySet<string>): Promise<boolean> {
  for (const key of await cache.keys()) {
    if (!MESSAGES.test(new URL(key.url).pathname)) continue;
    const text = (await (await cache.match(key))?.text()) ?? '';
    for (const [, id = ''] of text.matchAll(/"id":"?(\d+)/g)) if (marks.has(await markOf(id))) return true;
  }
  return false;
}

/** Drops all copies of a session that has a removed message, because lists show the latest message too. */
async function dropMessages(marks: ReadonlySet<string>): Promise<void> {
  for (const name of (await caches.keys()).filter(isOwnCache)) {
    if (!(await hasMessage(await caches.open(name), marks))) continue;
    await caches.delete(name);
    await caches.delete(MEDIA_CACHE);
  }
}

/**
 * Drops the copies of anything removed since the last contact: of withdrawn posts, with all pictures, because some may
 * be theirs; of the comments of a post that lost one; and of a session with a removed message.
 */
export async function dropWithdrawn(api: Api): Promise<void> {
  const since = Math.max(0, Number(siteArea.get(KEY) ?? 0) - OVERLAP) || 0;
  const { now, marks, comments, messages, more } = await api.call(withdrawnPosts, { query: { since } });
  const withdrawn = new Set(marks);
  const isWithdrawn = async (text: string, address: string) => {
    if (more) return true;
    const post = commentsOf(address);
    if (post !== null && comments.includes(await markOf(post))) return true;
    for (const slug of slugsIn(text)) if (withdrawn.has(await markOf(slug))) return true;
    return false;
  };
  const isAnyGone = withdrawn.size > 0 || comments.length > 0;
  if (isAnyGone && (await dropCopies(isWithdrawn)) && withdrawn.size > 0) await caches.delete(MEDIA_CACHE);
  if (messages.length > 0) await dropMessages(new Set(messages));
  siteArea.set(KEY, `${now}`);
}
