import { isMediaName } from './files.ts';

/** The id of stored media in a column that may hold something else: a text, or the address or HTML of an embed. */
export const mediaId = (value: string | null): string | null => (value !== null && isMediaName(value) ? value : null);

/** Turns an id into an address; another value stays as it is. `base` is configurable, so a CDN may serve media. */
export function mediaUrls(base: string) {
  const prefix = base.endsWith('/') ? base : `${base}/`;
  function mediaUrl(value: string): string;
  function mediaUrl(value: string | null): string | null;
  function mediaUrl(value: string | null): string | null {
    return value !== null && isMediaName(value) ? prefix + value : value;
  }
  return mediaUrl;
}

/** For what only signed-in people see: it never goes to a CDN. */
export const ownMediaUrl = mediaUrls('/api/media');

export type MediaUrl = ReturnType<typeof mediaUrls>;
