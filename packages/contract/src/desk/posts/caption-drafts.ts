/** Automatic captions, which a person checks before readers see them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, line } from '../../core/request.ts';
import { amount, count, id, link, requiredText, text } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';

const editing = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

export const CAPTION_MAX = 1000;
const CAPTIONS_OF_CLIP_MAX = 10_000;

const captionDraft = z.object({
  /** Identifies the clip. */
  clip: requiredText,
  /** The first post that shows it. */
  post: z.object({ id, name: text }),
  /** Address of the clip. */
  url: link,
  poster: link,
  language: requiredText,
  /** `from` and `to` in seconds. */
  cues: list(z.object({ from: amount, to: amount, text })),
  made_at: instant,
});
export type CaptionDraft = z.output<typeof captionDraft>;

export const captionDrafts = defineEndpoint({
  ...editing,
  id: 'captionDrafts',
  method: 'GET',
  path: 'desk/caption-drafts',
  response: z.object({ data: list(captionDraft) }),
  summary: 'Automatic captions not yet checked, oldest first',
});

const oneClip = z.strictObject({ clip: line(40) });

/** 409 if someone else was first; 422 for invalid captions. */
export const publishCaptions = defineEndpoint({
  ...editing,
  id: 'publishCaptions',
  method: 'POST',
  path: 'desk/caption-drafts/{clip}',
  params: oneClip,
  body: z.strictObject({
    language: filledLine(35),
    /** The checked captions. Those without text are left out. */
    cues: z
      .array(
        z.strictObject({
          from: z.number().check(z.nonnegative()),
          to: z.number().check(z.nonnegative()),
          text: line(CAPTION_MAX),
        }),
      )
      .check(z.maxLength(CAPTIONS_OF_CLIP_MAX)),
  }),
  response: z.object({ posts: count }),
  summary: 'Publishes checked captions on every post that shows the clip without captions',
});

export const discardCaptions = defineEndpoint({
  ...editing,
  id: 'discardCaptions',
  method: 'DELETE',
  path: 'desk/caption-drafts/{clip}',
  params: oneClip,
  response: nothing,
  empty: 204,
  summary: 'Discards automatic captions',
});
