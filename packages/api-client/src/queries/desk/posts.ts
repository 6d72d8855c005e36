import { deskPosts, type PostState } from '@maidan/contract/desk/posts';
import type { Api } from '../../core/create-api.ts';
import { pagesQuery } from './pages.ts';

/** @param q words of the title; '' for all posts of the state */
export const deskPostsQuery = (api: Api, state: PostState, q: string) =>
  pagesQuery(api, deskPosts, (cursor) => ({ query: { state, ...(q === '' ? {} : { q }), ...cursor } }));
