/** Large files of a custom form, sent in pieces before the answers that name them. */
import { defineEndpoint } from '../core/endpoint.ts';
import { beginBody, chunkBody, chunkQuery, unfinishedUpload, uploadParams } from '../core/unfinished-upload.ts';
import { nothing } from '../core/wire-lists.ts';

const forms = { service: 'forms', auth: 'bearer', extension: true } as const;

export const beginFormUpload = defineEndpoint({
  ...forms,
  id: 'beginFormUpload',
  method: 'POST',
  path: 'uploads',
  body: beginBody,
  response: unfinishedUpload,
  summary: 'Begins a large file of a form; 413 for one that is too large',
});

export const formUploadState = defineEndpoint({
  ...forms,
  id: 'formUploadState',
  method: 'GET',
  path: 'uploads/{id}',
  params: uploadParams,
  response: unfinishedUpload,
  summary: 'How much of a file has arrived; 404 for one that has expired',
});

export const sendFormChunk = defineEndpoint({
  ...forms,
  id: 'sendFormChunk',
  method: 'POST',
  path: 'uploads/{id}/chunks',
  params: uploadParams,
  query: chunkQuery,
  body: chunkBody,
  multipart: true,
  response: unfinishedUpload,
  summary: 'Adds the next piece of a file, and says how far it is; 422 for a piece that changed on its way',
});

export const cancelFormUpload = defineEndpoint({
  ...forms,
  id: 'cancelFormUpload',
  method: 'DELETE',
  path: 'uploads/{id}',
  params: uploadParams,
  response: nothing,
  empty: 204,
  summary: 'Removes a file that no answer names yet',
});
