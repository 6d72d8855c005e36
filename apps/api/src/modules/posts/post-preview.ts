import { brand } from '@maidan/brand/brand';
import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import type { Poster } from '../../adapters/drawing/picture.ts';
import { storedName } from '../../adapters/files/media-url.ts';
import type { PostRow } from './post-columns.store.ts';

type PreviewedPost = Pick<PostRow, 'name' | 'name_status' | 'type' | 'media' | 'thumbnail'>;

/** Leaves out a name that the post's card does not show. */
export function posterOfPost({ name, name_status, type, media, thumbnail }: PreviewedPost): Poster {
  const spec = postKinds[toPostKind(type)];
  const isClip = spec.media === 'clip' || spec.media === 'embed';
  return {
    kind: 'poster',
    site: 'feed',
    label: spec.label,
    name: name_status === 1 ? name : '',
    foot: brand.tagline,
    file: storedName(thumbnail) ?? (isClip ? null : storedName(media)),
    frame: 'card',
    isClip,
  };
}
