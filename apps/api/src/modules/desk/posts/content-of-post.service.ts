import type { PostDraft } from '@maidan/contract/desk/compose';
import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import { tracksOf } from '../../posts/caption-tracks.store.ts';
import { sealMedia } from './sealed-media.service.ts';
import type { readPartsOfPost, StoredPost } from './post-drafts.store.ts';

type Parts = Awaited<ReturnType<typeof readPartsOfPost>>;

/** A stored post as the desk writes it. */
export function contentOfPost(
  pepper: string,
  post: StoredPost,
  { images, captions, tags, categories }: Parts,
): PostDraft {
  const type = toPostKind(post.type);
  const { media } = postKinds[type];
  const seal = (stored: string | null, size: { width: number | null; height: number | null } | null) =>
    stored === null ? null : sealMedia(pepper, { stored, size: knownSize(size) });
  const file =
    media === 'embed' || media === 'gallery' || post.media === null
      ? null
      : sealMedia(pepper, {
          stored: post.media,
          size: knownSize(post),
          ...(post.duration === null ? {} : { duration: post.duration }),
        });
  return {
    type,
    name: post.name,
    description: post.description,
    file,
    address: media === 'embed' ? (post.media ?? '') : '',
    thumbnail: seal(post.thumbnail, post),
    caption_tracks: tracksOf(post, captions).map(({ language, file: stored }) => ({
      language,
      file: sealMedia(pepper, { stored, size: null }),
    })),
    gallery: images.map((image) => ({ file: seal(image.imgurl, image) ?? '', alt: image.alt ?? '' })),
    alt: post.alt ?? '',
    tags,
    categories,
    credits: post.credits ?? '',
    credits_url: post.credits_url ?? '',
    action_url: post.action_url === null || post.action_url === 'null' ? '' : post.action_url,
    action_btn_1: post.action_btn_1 ?? '',
    action_btn_2: post.action_btn_2 ?? '',
  };
}

const knownSize = (size: { width: number | null; height: number | null } | null) =>
  size === null || size.width === null || size.height === null ? null : { width: size.width, height: size.height };
