import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { topic } from './tags.ts';
import { optionalCount, extension, text } from '../core/wire.ts';
import { anyReply, listReply } from '../core/wire-lists.ts';

export const SUBSCRIBED = 'subscribed';
export const UNSUBSCRIBED = 'unsubscribed';

/** Any other message means that the user no longer follows it. */
export const isSubscribed = ({ message }: { readonly message: string }): boolean => message === SUBSCRIBED;
export const isUnsubscribed = ({ message }: { readonly message: string }): boolean => message === UNSUBSCRIBED;

const followKind = z.enum(['tag', 'category', 'league']);

const toggle = {
  method: 'POST',
  auth: 'bearer',
  /** Toggles. With `subscribed` (extension), it sets that state instead, so that a retry is safe. */
  body: z.strictObject({
    following_id: idInput,
    type: z.optional(followKind),
    subscribed: z.optional(z.boolean()),
  }),
  /** `subscribe` is the new number of followers. */
  response: z.object({ message: text, subscribe: extension(optionalCount) }),
} as const;

/** 200 means following, 404 (any error) not following; the body says nothing more. */
const check = {
  method: 'POST',
  auth: 'bearer',
  body: z.strictObject({ following_id: idInput }),
  response: anyReply({ message: text }),
  anyBody: true,
} as const;

export const followTag = defineEndpoint({
  ...toggle,
  id: 'followTag',
  service: 'main',
  path: 'subscribe',
  summary: 'Follows or unfollows a tag',
});

export const followCategory = defineEndpoint({
  ...toggle,
  id: 'followCategory',
  service: 'main',
  path: 'cat_subscribe',
  summary: 'Follows or unfollows a category',
});

export const followLeague = defineEndpoint({
  ...toggle,
  id: 'followLeague',
  service: 'league',
  path: 'league_subscribe',
  summary: 'Follows or unfollows a league',
});

export const isTagFollowed = defineEndpoint({
  ...check,
  id: 'isTagFollowed',
  service: 'main',
  path: 'issubscribed',
  summary: 'Whether the user follows a tag',
});

export const isCategoryFollowed = defineEndpoint({
  ...check,
  id: 'isCategoryFollowed',
  service: 'main',
  path: 'iscat_subscribed',
  summary: 'Whether the user follows a category',
});

export const isLeagueFollowed = defineEndpoint({
  ...check,
  id: 'isLeagueFollowed',
  service: 'league',
  path: 'isleague_subscribed',
  summary: 'Whether the user is registered for a league',
});

const followed = { service: 'main', method: 'GET', auth: 'bearer', response: listReply(topic) } as const;

export const followedTags = defineEndpoint({
  ...followed,
  id: 'followedTags',
  path: 'allsubscribed',
  summary: 'The tags the user follows',
});

export const followedCategories = defineEndpoint({
  ...followed,
  id: 'followedCategories',
  path: 'cat_allsubscribed',
  summary: 'The categories the user follows',
});
