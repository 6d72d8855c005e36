import { isMediaName } from './files.ts';

/** The id of stored media, in a column that may also contain a text, or the address or HTML of an embed. */
export const mediaId = (value: string | null): string | null => (value !== null && isMediaName(value) ? value : null);

/**
 * Turns an id into an address; any other value stays unchanged. `base` is configurable, so that a CDN can serve media.
 */
export function mediaUrls(base: string) {
  const prefix = base.endsWith('/') ? base : `${base}/`;
  function mediaUrl(value: string): string;
  function mediaUrl(value: string | null): string | null;
  function mediaUrl(value: string | null): string | null {
    return value !== null && isMediaName(value) ? prefix + value : value;
  }
  return mediaUrl;
}

/** For media that only signed-in people see: it never uses a CDN. */
export const ownMediaUrl = mediaUrls('/api/media');

export type MediaUrl = ReturnType<typeof mediaUrls>;
