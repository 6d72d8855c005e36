import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { id, link, optionalCount, optionalId, extension, text } from '../core/wire.ts';
import { hasSlug, listReply, slugFromId } from '../core/wire-lists.ts';

/** A tag or category as a card. The specification's Tag has no id, so nothing may depend on one. */
export const topic = z
  .object({
    id: optionalId,
    name: text,
    slug: text,
    thumbnail: link,
    thumbnail_variants: pictureVariants,
    subscribe: extension(optionalCount),
  })
  .check(slugFromId, hasSlug);
export type Topic = z.output<typeof topic>;

export const topicId = z.object({ id, slug: text, name: text }).check(slugFromId);
export type TopicId = z.output<typeof topicId>;

export const allTags = defineEndpoint({
  id: 'allTags',
  service: 'main',
  method: 'GET',
  path: 'tag/all',
  auth: 'public',
  response: listReply(topic),
  summary: 'All tags',
});

export const tagId = defineEndpoint({
  id: 'tagId',
  service: 'main',
  method: 'GET',
  path: 'tag/getid/{x}',
  auth: 'public',
  params: z.strictObject({ x: idInput }),
  response: topicId,
  summary: 'Id, slug and name of a tag by its slug or id',
});

/** The tags that the feed's main pages show: without its tag, a page does not exist. */
export const mainTags = ['home', 'trending'] as const;

/** Whether a tag lists every post, so that it says nothing about one. */
export const listsEverything = (slug: string): boolean => mainTags.some((tag) => tag === slug);
