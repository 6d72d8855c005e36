import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import { t } from '@maidan/i18n/text';
import type { Poster } from '../../adapters/drawing/picture.ts';
import { mediaId } from '../../adapters/files/media-url.ts';
import { taglineText } from '../previews/brand-text.service.ts';
import type { PostRow } from './post-columns.store.ts';

type PreviewedPost = Pick<PostRow, 'name' | 'name_status' | 'type' | 'media' | 'thumbnail'>;

const labels = {
  Video: () => t('previews.video'),
  Gallery: () => t('previews.gallery'),
  Photo: () => t('previews.photo'),
  Sponsored: () => t('previews.sponsored'),
} as const;

/** Leaves out a name that the post's card hides. */
export function posterOfPost({ name, name_status, type, media, thumbnail }: PreviewedPost): Poster {
  const spec = postKinds[toPostKind(type)];
  const isClip = spec.media === 'clip' || spec.media === 'embed';
  return {
    kind: 'poster',
    site: 'feed',
    label: labels[spec.label](),
    name: name_status === 1 ? name : '',
    foot: taglineText(),
    file: mediaId(thumbnail) ?? (isClip ? null : mediaId(media)),
    frame: 'card',
    isClip,
  };
}
