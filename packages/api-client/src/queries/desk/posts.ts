import { captionDrafts } from '@maidan/contract/desk/posts/caption-drafts';
import { uploadedFile } from '@maidan/contract/desk/posts/compose';
import { postDraftById, postDrafts } from '@maidan/contract/desk/posts/post-drafts';
import { deskPosts, type PostState } from '@maidan/contract/desk/posts/posts';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './paged-query.ts';

/** @param q words of the title; '' for all posts in this state */
export const deskPostsQuery = (api: Api, state: PostState, q: string) =>
  pagesQuery(api, deskPosts, (cursor) => ({ query: { state, ...(q === '' ? {} : { q }), ...cursor } }));

export const postDraftsQuery = (api: Api) => pagesQuery(api, postDrafts, (query) => ({ query }));
export const postDraftByIdQuery = (api: Api, id: Id) =>
  endpointQuery(api, postDraftById, { params: { id } }, staleTimes.personal);
export const captionDraftsQuery = (api: Api) => endpointQuery(api, captionDrafts, {}, staleTimes.personal);

/** A clip while it is being prepared, or any stored file by its id. */
export const uploadedFileQuery = (api: Api, id: string) => endpointQuery(api, uploadedFile, { params: { id } }, 0);
