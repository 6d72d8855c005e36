import type { PostKind } from '@maidan/contract/feed/post-kinds';

/** The kinds of posts, as the desk names them. */
export const kindNames: Readonly<Record<PostKind, string>> = {
  video: 'Video',
  gallery: 'Gallery',
  image: 'Image',
  youtube: 'YouTube',
  embed: 'Embed',
  ad: 'Ad',
};
