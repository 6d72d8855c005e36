import { SHARED_CACHE } from '@maidan/service-worker/messages';
import {
  NAME_HEADER,
  PICTURE_LOST,
  PICTURE_PARAMETER,
  SHARED_PICTURE,
  shareParameters,
} from '@maidan/service-worker/share-target';

/** Content shared from another app, in the query: the texts in the order of a message, and whether a picture is waiting. */
export function readShare(params: URLSearchParams) {
  const picture = params.get(PICTURE_PARAMETER);
  return {
    texts: Object.values(shareParameters).map((name) => params.get(name)?.trim() ?? ''),
    picture: picture === null ? null : picture === PICTURE_LOST ? ('lost' as const) : ('kept' as const),
  };
}

/** The last shared picture, if it is not in a message yet; null for none. */
export async function findSharedPicture(): Promise<File | null> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return null;
  const kept = await (await caches.open(SHARED_CACHE)).match(SHARED_PICTURE);
  if (!kept) return null;
  const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? '');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}

/** Deletes the picture once it is in a message or no longer wanted. */
export async function dropSharedPicture(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE).catch(() => undefined);
}
