import type { Post } from '@maidan/contract/feed/posts';

export type PostKind = 'clip' | 'embed' | 'gallery' | 'picture';

const CLIP = /\.(?:mp4|m4v|webm|mov|m3u8)(?:[?#]|$)/i;

/**
 * How a post's media is shown (image is the default type). An ad is a clip or a picture by its file; a gallery without
 * pictures falls back to its thumbnail.
 */
export function postKind({ type, media, postgallery }: Post): PostKind {
  if (type === 'video') return media ? 'clip' : 'picture';
  if (type === 'youtube' || type === 'embed') return 'embed';
  if (type === 'gallery') return postgallery.length > 0 ? 'gallery' : 'picture';
  return type === 'ad' && media !== null && CLIP.test(media) ? 'clip' : 'picture';
}
