import type { Api } from '@maidan/api-client/core/create-api';
import { siteArea } from '@maidan/browser/storage-area';
import { WITHDRAWN_MARK_LENGTH, withdrawnPosts } from '@maidan/contract/feed/withdrawn-posts';
import { DOCUMENTS_CACHE, isOwnCache, MEDIA_CACHE, REPLIES_CACHE } from '@maidan/service-worker/messages';

/** When the server was last asked, by its own clock. */
const KEY = 'withdrawn_posts_since';

/** A document and a reply may be some seconds old when they are stored. In milliseconds. */
const OVERLAP = 60_000;

/** A post is named by the links to it, and by its slug in a reply. */
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
    // No address of ours.
    return text;
  }
}

const slugsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(NAMES), ([, linked, named]) => named ?? decoded(linked ?? '')));

/** @returns whether any copy was dropped */
async function dropCopies(isWithdrawn: (text: string) => Promise<boolean>): Promise<boolean> {
  let isDropped = false;
  const names = (await caches.keys()).filter(
    (name) => [DOCUMENTS_CACHE, REPLIES_CACHE].includes(name) || isOwnCache(name),
  );
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const text = (await (await cache.match(key))?.text()) ?? '';
      if (!(await isWithdrawn(key.url + text))) continue;
      isDropped = true;
      await cache.delete(key);
    }
  }
  return isDropped;
}

/** Drops the copies that show posts which were withdrawn since the last contact, and then all pictures: one may be theirs. */
export async function dropWithdrawn(api: Api): Promise<void> {
  const since = Math.max(0, Number(siteArea.get(KEY) ?? 0) - OVERLAP) || 0;
  const { now, marks, more } = await api.call(withdrawnPosts, { query: { since } });
  const withdrawn = new Set(marks);
  const isWithdrawn = async (text: string) => {
    if (more) return true;
    for (const slug of slugsIn(text)) if (withdrawn.has(await markOf(slug))) return true;
    return false;
  };
  if (withdrawn.size > 0 && (await dropCopies(isWithdrawn))) await caches.delete(MEDIA_CACHE);
  siteArea.set(KEY, `${now}`);
}
