import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { link, extension, text } from '../core/wire.ts';
import { hasSlug, list } from '../core/wire-lists.ts';

const scrollerTag = z
  .object({ slug: text, name: text, thumbnail: link, thumbnail_variants: pictureVariants })
  .check(hasSlug);
export type ScrollerTag = z.output<typeof scrollerTag>;

export const tagScroller = z.object({ tags: list(scrollerTag) });
export type TagScroller = z.output<typeof tagScroller>;

/** `embed` is HTML, or '' without a story. */
export const story = z.object({
  embed: text,
  /** Shown until the story is tapped. */
  thumbnail: extension(link),
  thumbnail_variants: pictureVariants,
});
export type Story = z.output<typeof story>;

export const latestStory = defineEndpoint({
  id: 'latestStory',
  service: 'main',
  method: 'GET',
  path: 'lateststory',
  auth: 'public',
  response: story,
  summary: 'The latest story to embed',
});

export const tagScrollerById = defineEndpoint({
  id: 'tagScrollerById',
  service: 'main',
  method: 'GET',
  path: 'tagscroller/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: tagScroller,
  summary: 'The tags of one story strip',
});

export const homeTagScroller = defineEndpoint({
  id: 'homeTagScroller',
  service: 'main',
  method: 'GET',
  path: 'hometagscroller',
  auth: 'public',
  response: tagScroller,
  summary: "The tags of the home feed's story strip",
});
