import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { clipVariants } from '../media/clip-variants.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import {
  count,
  flagText,
  id,
  link,
  optionalAmount,
  optionalCount,
  optionalText,
  extension,
  requiredLink,
  requiredText,
  text,
  word,
  yesNo,
} from '../core/wire.ts';
import { anyReply, list, listReply, slugFromId } from '../core/wire-lists.ts';
import { instant } from '../core/wire-dates.ts';
import { DEFAULT_POST_KIND, postKindNames } from './post-kinds.ts';

const galleryImage = z.object({
  imgurl: requiredLink,
  imgurl_variants: pictureVariants,
  alt: extension(optionalText),
  /** Pixels. */
  width: extension(optionalCount),
  height: extension(optionalCount),
});
export type GalleryImage = z.output<typeof galleryImage>;

/** `language` is a tag such as `kn` or `pt-BR`. */
const captionTrack = z.object({ language: requiredText, src: requiredLink });

const tagName = z.object({ slug: text, name: text });

/** `media` is a video's URL, a YouTube URL or embed HTML, depending on `type`. */
export const post = z
  .object({
    id,
    name: text,
    slug: text,
    type: word(postKindNames, DEFAULT_POST_KIND),
    media: optionalText,
    /** For a picture: its sizes. */
    media_variants: pictureVariants,
    /** For a clip: its sizes. */
    clip_variants: clipVariants,
    /** For a longer clip: the address of an HLS playlist of its sizes. */
    clip_stream: extension(link),
    thumbnail: link,
    thumbnail_variants: pictureVariants,
    /** HTML. */
    description: text,
    /** '1' shows the name. */
    name_status: flagText,
    credits: optionalText,
    credits_url: link,
    views: count,
    like_count: count,
    userliked: yesNo,
    /** An older name of `like_count`; nothing shows it. */
    like: count,
    postgallery: list(galleryImage),
    action_url: link,
    action_btn_1: optionalText,
    action_btn_2: optionalText,
    action_btn_color: optionalText,
    created_at: extension(instant),
    comment_count: extension(optionalCount),
    /** The post's tags, in the order of all tags; only in the reply of `post`. */
    tags: extension(list(tagName)),
    /** All its tags and categories, as `topicKey` names them, because a reader may have muted one. */
    topics: extension(list(text)),
    /** Of the picture or clip, in pixels. */
    width: extension(optionalCount),
    height: extension(optionalCount),
    /** Seconds. */
    duration: extension(optionalAmount),
    alt: extension(optionalText),
    /** Address of a WebVTT file: the first caption track. */
    captions: extension(link),
    /** The captions of a clip, one WebVTT file for each language. */
    caption_tracks: extension(list(captionTrack)),
    /** Address of the picture for link previews, 1200 by 630 pixels; it changes with the picture. */
    preview: extension(link),
  })
  .check(slugFromId);
export type Post = z.output<typeof post>;

/** How `topics` names a tag or category: "tag football". */
export const topicKey = (kind: 'tag' | 'category', slug: string): string => `${kind} ${slug}`;

const bySlug = z.strictObject({ slug: idInput });

export const allPosts = defineEndpoint({
  id: 'allPosts',
  service: 'main',
  method: 'GET',
  path: 'post/all',
  auth: 'public',
  response: listReply(post),
  summary: 'All posts, newest first',
});

export const postBySlug = defineEndpoint({
  id: 'postBySlug',
  service: 'main',
  method: 'GET',
  path: 'post/{slug}',
  auth: 'public',
  params: bySlug,
  response: post,
  summary: 'One post by slug or id',
});

export const authPostBySlug = defineEndpoint({
  id: 'authPostBySlug',
  service: 'main',
  method: 'GET',
  path: 'auth/post/{slug}',
  auth: 'bearer',
  params: bySlug,
  response: post,
  summary: 'One post, with whether the user likes it',
});

/** One viewer counts once per post within 30 minutes. */
export const viewCount = defineEndpoint({
  id: 'viewCount',
  service: 'main',
  method: 'GET',
  path: 'viewcount/{postId}',
  auth: 'public',
  params: z.strictObject({ postId: idInput }),
  response: anyReply({ views: optionalCount }),
  anyBody: true,
  summary: 'Counts one view and returns the new number',
});
