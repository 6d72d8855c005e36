import { brand } from '@maidan/brand/brand';
import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import { storedName } from '../../adapters/files/media-url.ts';
import type { Poster } from '../../adapters/drawing/picture.ts';
import { previewAddress } from './preview-address.service.ts';

/** What a post's picture is made of. */
export interface PreviewedPost {
  readonly slug: string;
  readonly name: string;
  readonly name_status: 0 | 1;
  readonly type: string;
  readonly media: string | null;
  readonly thumbnail: string | null;
}

/** What a tag's or category's picture is made of. */
export interface PreviewedTopic {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string | null;
}

/** A name that the card does not show is not drawn either. */
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

export function posterOfTopic(kind: 'tag' | 'category', { name, thumbnail }: PreviewedTopic): Poster {
  return {
    kind: 'poster',
    site: 'feed',
    label: kind === 'tag' ? `Tag · ${brand.city}` : `Category · ${brand.city}`,
    name,
    foot: brand.tagline,
    file: storedName(thumbnail),
    frame: 'arch',
    isClip: false,
  };
}

export function postPreview(post: PreviewedPost): string {
  return previewAddress('post', post.slug, posterOfPost(post));
}

export function topicPreview(kind: 'tag' | 'category', topic: PreviewedTopic): string {
  return previewAddress(kind, topic.slug, posterOfTopic(kind, topic));
}
