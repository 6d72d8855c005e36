import type { PostDraft } from '@maidan/contract/desk/posts/compose';
import { postKinds, toPostKind } from '@maidan/contract/feed/post-kinds';
import { tracksOf } from '../caption-tracks.store.ts';
import type { readPartsOfPost, StoredPost } from './post-drafts.store.ts';

type Parts = Awaited<ReturnType<typeof readPartsOfPost>>;

/** A stored post in the form that the desk edits. */
export function contentOfPost(post: StoredPost, { images, captions, tags, categories }: Parts): PostDraft {
  const type = toPostKind(post.type);
  const { media } = postKinds[type];
  return {
    type,
    name: post.name,
    description: post.description,
    file: media === 'embed' || media === 'gallery' ? null : post.media,
    address: media === 'embed' ? (post.media ?? '') : '',
    thumbnail: post.thumbnail,
    caption_tracks: tracksOf(post, captions).map(({ language, file }) => ({ language, file })),
    gallery: images.map(({ imgurl, alt }) => ({ file: imgurl, alt: alt ?? '' })),
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
