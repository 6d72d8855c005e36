/** Texts on the league site: the About page, and the posts in a league's social frame. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../core/endpoint.ts';
import { filledLine, filledName, idInput, line } from '../../../core/request.ts';
import { id, requiredText, text } from '../../../core/wire.ts';
import { instant } from '../../../core/wire-dates.ts';
import { list, nothing } from '../../../core/wire-lists.ts';
import { POST_TEXT_MAX } from '../../posts/post-rules.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const organising = { ...desk, roles: ['owner', 'organiser'] } as const;
const byId = z.strictObject({ id: idInput });

const about = z.object({ name: text, content: text });

export const deskAbout = defineEndpoint({
  ...desk,
  roles: ['owner'],
  id: 'deskAbout',
  method: 'GET',
  path: 'desk/about-league',
  response: about,
  summary: 'The About page of the league site',
});

export const saveDeskAbout = defineEndpoint({
  ...desk,
  roles: ['owner'],
  id: 'saveDeskAbout',
  method: 'POST',
  path: 'desk/about-league',
  body: z.strictObject({ name: filledName(120), content: line(POST_TEXT_MAX) }),
  response: about,
  summary: 'Edits the About page of the league site',
});

const socialPost = z.object({ id, content: requiredText, published_at: instant });
export type DeskSocialPost = z.output<typeof socialPost>;

/** The fifty posts that the frame shows. */
export const deskSocialPosts = defineEndpoint({
  ...organising,
  id: 'deskSocialPosts',
  method: 'GET',
  path: 'desk/leagues/{id}/social',
  params: byId,
  response: z.object({ data: list(socialPost) }),
  summary: 'Posts in the social frame of a league, newest first',
});

export const saveSocialPost = defineEndpoint({
  ...organising,
  id: 'saveSocialPost',
  method: 'POST',
  path: 'desk/leagues/{id}/social',
  params: byId,
  body: z.strictObject({ post_id: z.optional(idInput), content: filledLine(POST_TEXT_MAX) }),
  response: socialPost,
  summary: 'Adds or changes a post in the social frame',
});

export const removeSocialPost = defineEndpoint({
  ...organising,
  id: 'removeSocialPost',
  method: 'DELETE',
  path: 'desk/social-posts/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Removes a post from the social frame',
});
