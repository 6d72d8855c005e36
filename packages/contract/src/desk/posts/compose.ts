/** Making posts. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { mediaId } from '../../media/media-id.ts';
import { pictureVariants } from '../../media/picture-variants.ts';
import { filledLine, idInput, line } from '../../core/request.ts';
import { answeringRoles } from '../access/staff-roles.ts';
import { uploadId } from '../../core/uploads.ts';
import { link, optionalAmount, optionalCount, optionalText, requiredText, word } from '../../core/wire.ts';
import { postKindNames } from '../../feed/post-kinds.ts';
import { SLUG_MAX, URL_MAX } from '../../rules/limits.ts';
import { CAPTIONS_MAX, GALLERY_MAX, POST_ALT_MAX, POST_NAME_MAX, POST_TEXT_MAX } from './post-rules.ts';
import { deskPost } from './posts.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;
/** Also for pictures in answers and in an organiser's leagues. */
const files = { ...desk, roles: answeringRoles } as const;

export const uploadedMedia = z.object({
  id: requiredText,
  kind: word(['picture', 'clip', 'captions', 'sound'], 'picture'),
  /** A clip is prepared for every device before it can be published; `failed` if it cannot be. */
  state: word(['preparing', 'ready', 'failed'], 'ready'),
  /**
   * Why it failed, as a sentence without its subject: "is damaged." For accepted captions, the parts that players will skip.
   */
  problem: optionalText,
  url: link,
  url_variants: pictureVariants,
  /** Pixels. */
  width: optionalCount,
  height: optionalCount,
  /** Seconds of a clip. */
  duration: optionalAmount,
  /** A frame of the clip, if one could be extracted. */
  poster: link,
});
export type UploadedMedia = z.output<typeof uploadedMedia>;

export const uploadedFile = defineEndpoint({
  ...files,
  id: 'uploadedFile',
  method: 'GET',
  path: 'desk/media/{id}',
  params: z.strictObject({ id: mediaId }),
  response: uploadedMedia,
  summary: 'A stored file; 404 for a deleted one',
});

/** A file that cannot be used is 422 with the reason under `file`. */
export const storeMedia = defineEndpoint({
  ...files,
  id: 'storeMedia',
  method: 'POST',
  path: 'desk/media',
  body: z.strictObject({ upload: uploadId }),
  response: uploadedMedia,
  summary: 'Stores an uploaded file without its location, device and time; safe to repeat',
});

const short = line(200);
const slugs = z.array(line(SLUG_MAX)).check(z.maxLength(50));

/** The content of a post. The type decides which fields are required. */
export const postContent = z.strictObject({
  type: z.enum(postKindNames),
  name: line(POST_NAME_MAX),
  /** HTML. */
  description: line(POST_TEXT_MAX),
  file: z.nullable(mediaId),
  /** Address of a YouTube video or another embedded clip. */
  address: line(URL_MAX),
  thumbnail: z.nullable(mediaId),
  /** English captions from older desks; replaced by `caption_tracks`. */
  captions: z.optional(z.nullable(mediaId)),
  caption_tracks: z.optional(
    z.array(z.strictObject({ language: filledLine(35), file: mediaId })).check(z.maxLength(CAPTIONS_MAX)),
  ),
  gallery: z.array(z.strictObject({ file: mediaId, alt: line(POST_ALT_MAX) })).check(z.maxLength(GALLERY_MAX)),
  /** What the picture or clip shows. */
  alt: line(POST_ALT_MAX),
  tags: slugs,
  categories: slugs,
  credits: short,
  credits_url: line(URL_MAX),
  action_url: line(URL_MAX),
  action_btn_1: line(60),
  action_btn_2: line(60),
});
export type PostDraft = z.output<typeof postContent>;

/** The captions of a draft, including drafts from older desks. */
export const captionTracksOf = ({ captions, caption_tracks: tracks }: Pick<PostDraft, 'captions' | 'caption_tracks'>) =>
  tracks ?? (captions ? [{ language: 'en', file: captions }] : []);

/** 422 names the invalid fields. */
export const publishPost = defineEndpoint({
  ...desk,
  id: 'publishPost',
  method: 'POST',
  path: 'desk/posts',
  body: z.strictObject({
    content: postContent,
    /** When to publish, within the next year; now if missing. */
    at: z.optional(z.iso.datetime({ offset: true })),
    /** The draft to publish, which is then removed. A draft that edits a post updates it, and keeps its time without `at`. */
    draft_id: z.optional(idInput),
  }),
  response: deskPost,
  summary: 'Publishes a post, now or later, or changes to a post',
});
