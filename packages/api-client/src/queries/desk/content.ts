import { uploadedFile } from '@maidan/contract/desk/compose';
import { captionDrafts } from '@maidan/contract/desk/content/caption-drafts';
import { sentNotifications } from '@maidan/contract/desk/content/notifications';
import { deskPageParts } from '@maidan/contract/desk/content/page-parts';
import { deskPolls } from '@maidan/contract/desk/content/polls';
import { postDraftById, postDrafts } from '@maidan/contract/desk/content/post-drafts';
import { deskTopics, type TopicList } from '@maidan/contract/desk/content/topics';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';
import { pagesQuery } from './pages.ts';

export const deskTopicsQuery = (api: Api, list: TopicList) =>
  endpointQuery(api, deskTopics, { params: { list } }, staleTimes.personal);
export const deskPollsQuery = (api: Api) => pagesQuery(api, deskPolls, (query) => ({ query }));
/** Strips, ads, audio bars and the story. */
export const deskPagePartsQuery = (api: Api) => endpointQuery(api, deskPageParts, {}, staleTimes.personal);
export const postDraftsQuery = (api: Api) => pagesQuery(api, postDrafts, (query) => ({ query }));
export const captionDraftsQuery = (api: Api) => endpointQuery(api, captionDrafts, {}, staleTimes.personal);
/** A clip while it is prepared, and any stored file by its id. */
export const uploadedFileQuery = (api: Api, id: string) => endpointQuery(api, uploadedFile, { params: { id } }, 0);
export const postDraftByIdQuery = (api: Api, id: Id) =>
  endpointQuery(api, postDraftById, { params: { id } }, staleTimes.personal);
export const sentNotificationsQuery = (api: Api) => pagesQuery(api, sentNotifications, (query) => ({ query }));
