/** Tags and categories, as staff manage them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { mediaId } from '../../media/media-id.ts';
import { pictureVariants } from '../../media/picture-variants.ts';
import { filledName, idInput, line, wholeNumber } from '../../core/request.ts';
import { count, id, link, optionalId, optionalText, requiredText, text } from '../../core/wire.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { POST_TEXT_MAX } from '../posts/post-rules.ts';

const editing = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

export const topicLists = ['tags', 'categories'] as const;
export type TopicList = (typeof topicLists)[number];

export const TOPIC_NAME_MAX = 120;
/** Topics that can be ordered in one call. */
export const TOPICS_MAX = 1000;

const ofList = z.strictObject({ list: z.enum(topicLists) });

export const deskTopic = z.object({
  id,
  slug: requiredText,
  name: requiredText,
  /** HTML. */
  description: text,
  picture: link,
  picture_variants: pictureVariants,
  picture_id: optionalText,
  posts: count,
  followers: count,
  /** The parts its page shows above the posts. A category has no poll. */
  poll_id: optionalId,
  audio_bar_id: optionalId,
  ad_carousel_id: optionalId,
  tag_scroller_id: optionalId,
});
export type DeskTopic = z.output<typeof deskTopic>;

export const deskTopics = defineEndpoint({
  ...editing,
  id: 'deskTopics',
  method: 'GET',
  path: 'desk/topics/{list}',
  params: ofList,
  response: z.object({ data: list(deskTopic) }),
  summary: 'All tags or categories, in order',
});

const part = z.nullable(idInput);

/** Without an id, adds a new one at the end. 409 for a name in use. Renaming keeps the URL. */
export const saveTopic = defineEndpoint({
  ...editing,
  id: 'saveTopic',
  method: 'POST',
  path: 'desk/topics/{list}',
  params: ofList,
  body: z.strictObject({
    id: z.optional(idInput),
    name: filledName(TOPIC_NAME_MAX),
    description: line(POST_TEXT_MAX),
    picture: z.nullable(mediaId),
    poll_id: part,
    audio_bar_id: part,
    ad_carousel_id: part,
    tag_scroller_id: part,
  }),
  response: deskTopic,
  summary: 'Adds or changes a tag or category',
});

/** Topics that are not listed come last, in their current order. */
export const orderTopics = defineEndpoint({
  ...editing,
  id: 'orderTopics',
  method: 'POST',
  path: 'desk/topics/{list}/order',
  params: ofList,
  body: z.strictObject({ ids: z.array(wholeNumber(1)).check(z.minLength(1), z.maxLength(TOPICS_MAX)) }),
  response: nothing,
  empty: 204,
  summary: 'Reorders tags or categories',
});

/** 409 for a topic with posts or followers, and for the home page's tag. */
export const removeTopic = defineEndpoint({
  ...editing,
  id: 'removeTopic',
  method: 'DELETE',
  path: 'desk/topics/{list}/{id}',
  params: z.strictObject({ list: z.enum(topicLists), id: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Removes a tag or category that is not in use',
});
