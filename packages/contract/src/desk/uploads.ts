/** Large files of posts, sent in pieces. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { beginBody, chunkBody, chunkQuery, unfinishedUpload, uploadParams } from '../core/unfinished-upload.ts';
import { nothing } from '../core/wire-lists.ts';
import { uploadedMedia } from './compose.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

export const beginUpload = defineEndpoint({
  ...desk,
  id: 'beginUpload',
  method: 'POST',
  path: 'desk/uploads',
  body: beginBody,
  response: unfinishedUpload,
  summary: 'Begins a large file of a post; 413 with the limit for one that is too large',
});

export const uploadState = defineEndpoint({
  ...desk,
  id: 'uploadState',
  method: 'GET',
  path: 'desk/uploads/{id}',
  params: uploadParams,
  response: unfinishedUpload,
  summary: 'How much of a file has arrived; 404 for one that has expired',
});

export const sendChunk = defineEndpoint({
  ...desk,
  id: 'sendChunk',
  method: 'POST',
  path: 'desk/uploads/{id}/chunks',
  params: uploadParams,
  query: chunkQuery,
  body: chunkBody,
  multipart: true,
  response: unfinishedUpload,
  summary: 'Adds the next piece of a file, and says how far it is; 422 for a piece that changed on its way',
});

export const finishUpload = defineEndpoint({
  ...desk,
  id: 'finishUpload',
  method: 'POST',
  path: 'desk/uploads/{id}/finish',
  params: uploadParams,
  body: z.strictObject({}),
  response: uploadedMedia,
  summary: 'Makes a file that has arrived ready for a post; repeated, it answers the same',
});

export const cancelUpload = defineEndpoint({
  ...desk,
  id: 'cancelUpload',
  method: 'DELETE',
  path: 'desk/uploads/{id}',
  params: uploadParams,
  response: nothing,
  empty: 204,
  summary: 'Removes a file that has not been used',
});
