/** Making posts. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { mediaId } from '../core/media/media-id.ts';
import { pictureVariants } from '../core/media/picture-variants.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { answeringRoles } from '../core/staff-roles.ts';
import { uploadId } from '../core/uploads.ts';
import { link, optionalAmount, optionalCount, optionalText, requiredText, word } from '../core/wire.ts';
import { postKindNames } from '../feed/post-kinds.ts';
import { SLUG_MAX, URL_MAX } from '../rules/limits.ts';
import { CAPTIONS_MAX, GALLERY_MAX, POST_ALT_MAX, POST_NAME_MAX, POST_TEXT_MAX } from './post-rules.ts';
import { deskPost } from './posts.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;
/** Also for the pictures of answers and of an organiser's leagues. */
const files = { ...desk, roles: answeringRoles } as const;

export const uploadedMedia = z.object({
  id: requiredText,
  kind: word(['picture', 'clip', 'captions', 'sound'], 'picture'),
  /** A clip is prepared for every device before it can go out; `failed`: it cannot be. */
  state: word(['preparing', 'ready', 'failed'], 'ready'),
  /**
   * Why it failed, as a sentence that begins with its name: "is damaged." Of captions that were just taken, what players
   * skip of them.
   */
  problem: optionalText,
  url: link,
  url_variants: pictureVariants,
  /** Pixels. */
  width: optionalCount,
  height: optionalCount,
  /** Seconds of a clip. */
  duration: optionalAmount,
  /** The picture before a clip, where one could be taken from it. */
  poster: link,
});
export type UploadedMedia = z.output<typeof uploadedMedia>;

/** A clip while it is prepared, and what became of it. */
export const uploadedFile = defineEndpoint({
  ...files,
  id: 'uploadedFile',
  method: 'GET',
  path: 'desk/media/{id}',
  params: z.strictObject({ id: mediaId }),
  response: uploadedMedia,
  summary: 'A stored file; 404 once it is gone',
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

/** A post as it is written. Which fields it needs depends on its type. */
export const postContent = z.strictObject({
  type: z.enum(postKindNames),
  name: line(POST_NAME_MAX),
  /** HTML. */
  description: line(POST_TEXT_MAX),
  file: z.nullable(mediaId),
  /** Of a YouTube video, or of another clip that is framed. */
  address: line(URL_MAX),
  thumbnail: z.nullable(mediaId),
  /** In English, of a desk that knows one language; `caption_tracks` replaces it. */
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

/** The captions of a draft, also of one from a desk that knows one language. */
export const captionTracksOf = ({ captions, caption_tracks: tracks }: Pick<PostDraft, 'captions' | 'caption_tracks'>) =>
  tracks ?? (captions ? [{ language: 'en', file: captions }] : []);

/** 422 with the fields that have to be changed. */
export const publishPost = defineEndpoint({
  ...desk,
  id: 'publishPost',
  method: 'POST',
  path: 'desk/posts',
  body: z.strictObject({
    content: postContent,
    /** An instant in the next year, at which it goes out; now without it. */
    at: z.optional(z.iso.datetime({ offset: true })),
    /** Is done with it. The draft of a post's change changes that post, which keeps its time unless `at` is given. */
    draft_id: z.optional(idInput),
  }),
  response: deskPost,
  summary: 'Publishes a post or the change of a post, now or later',
});
