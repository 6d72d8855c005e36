import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { topic, topicId } from './tags.ts';
import { listReply } from '../core/wire-lists.ts';

export const allCategories = defineEndpoint({
  id: 'allCategories',
  service: 'main',
  method: 'GET',
  path: 'category/all',
  auth: 'public',
  response: listReply(topic),
  summary: 'All categories',
});

export const categoryId = defineEndpoint({
  id: 'categoryId',
  service: 'main',
  method: 'GET',
  path: 'category/getid/{x}',
  auth: 'public',
  params: z.strictObject({ x: idInput }),
  response: topicId,
  summary: 'Id, slug and name of a category by its slug or id',
});
