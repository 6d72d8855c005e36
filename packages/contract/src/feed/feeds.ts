import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { post } from './posts.ts';
import { idInput, pageQuery } from '../core/request.ts';
import {
  count,
  id,
  link,
  optionalId,
  optionalText,
  optionalYesNo,
  extension,
  requiredLink,
  requiredText,
  text,
  word,
} from '../core/wire.ts';
import { list, pageReply, slugFromId } from '../core/wire-lists.ts';

const actionButton = z.object({ link: requiredLink, label: requiredText });
export type ActionButton = z.output<typeof actionButton>;

const pageShape = {
  id,
  name: text,
  slug: text,
  /** HTML. */
  description: text,
  city: optionalText,
  thumbnail: link,
  thumbnail_variants: pictureVariants,
  /** Number of followers. */
  subscribe: count,
  /** Ids of the parts above the posts. */
  audio: optionalId,
  ad: optionalId,
  tagscroller: optionalId,
  tag_cloud: word(['on', 'off'], 'off'),
  buttons: list(actionButton),
  /** At most PAGE_SIZE, newest first. */
  posts: list(post),
  /** Sent with the first page; a client that sends it back gets a list that stays stable while posts are added. */
  cursor: extension(optionalText),
  /** Whether the user follows it, only in the auth variants; if null, call `issubscribed`. */
  following: extension(optionalYesNo),
  /** Address of the picture for link previews, 1200 by 630 pixels; it changes with the picture. */
  preview: extension(link),
};

export const categoryPage = z.object(pageShape).check(slugFromId);
export type CategoryPage = z.output<typeof categoryPage>;

export const tagPage = z.object({ ...pageShape, quizpoll_id: optionalId }).check(slugFromId);
export type TagPage = z.output<typeof tagPage>;

const ofTag = { params: z.strictObject({ tag: idInput }), query: pageQuery, response: pageReply(tagPage) } as const;
const ofCategory = {
  params: z.strictObject({ cat: idInput }),
  query: pageQuery,
  response: pageReply(categoryPage),
} as const;
const publicGet = { service: 'main', method: 'GET', auth: 'public' } as const;
const bearerGet = { service: 'main', method: 'GET', auth: 'bearer' } as const;

export const tagPosts = defineEndpoint({
  ...publicGet,
  ...ofTag,
  id: 'tagPosts',
  path: 'tag_posts/{tag}',
  summary: "A tag's page; an unknown tag is an empty list",
});

export const authTagPosts = defineEndpoint({
  ...bearerGet,
  ...ofTag,
  id: 'authTagPosts',
  path: 'auth/tag_posts/{tag}',
  summary: "A tag's page as the user sees it",
});

export const tagVideoPosts = defineEndpoint({
  ...publicGet,
  ...ofTag,
  id: 'tagVideoPosts',
  path: 'tag_videoposts/{tag}',
  summary: "A tag's posts of type video, and ads with a video",
});

export const authTagVideoPosts = defineEndpoint({
  ...bearerGet,
  ...ofTag,
  id: 'authTagVideoPosts',
  path: 'auth/tag_videoposts/{tag}',
  extension: true,
  summary: "A tag's clips as the user sees them, with their likes",
});

export const categoryPosts = defineEndpoint({
  ...publicGet,
  ...ofCategory,
  id: 'categoryPosts',
  path: 'category_posts/{cat}',
  summary: "A category's page; an unknown category is an empty list",
});

export const authCategoryPosts = defineEndpoint({
  ...bearerGet,
  ...ofCategory,
  id: 'authCategoryPosts',
  path: 'auth/category_posts/{cat}',
  summary: "A category's page as the user sees it",
});

export const categoryVideoPosts = defineEndpoint({
  ...publicGet,
  ...ofCategory,
  id: 'categoryVideoPosts',
  path: 'category_videoposts/{cat}',
  summary: "A category's posts of type video, and ads with a video",
});

export const authCategoryVideoPosts = defineEndpoint({
  ...bearerGet,
  ...ofCategory,
  id: 'authCategoryVideoPosts',
  path: 'auth/category_videoposts/{cat}',
  extension: true,
  summary: "A category's clips as the user sees them, with their likes",
});
