import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { text } from '../core/wire.ts';

export const alive = defineEndpoint({
  id: 'alive',
  service: 'operations',
  method: 'GET',
  path: 'healthz',
  auth: 'public',
  response: z.object({ status: text }),
  extension: true,
  summary: 'The process is alive',
});

export const live = defineEndpoint({
  id: 'live',
  service: 'operations',
  method: 'GET',
  path: 'livez',
  auth: 'public',
  response: z.object({ status: text }),
  extension: true,
  summary: 'The process answers in time; for the operator only, 503 while its event loop is late by a second',
});

export const ready = defineEndpoint({
  id: 'ready',
  service: 'operations',
  method: 'GET',
  path: 'readyz',
  auth: 'public',
  response: z.object({ status: text }),
  extension: true,
  summary: 'The database takes writes and the disk has space; for the operator only, 503 while starting or stopping',
});

export const openApi = defineEndpoint({
  id: 'openApi',
  service: 'main',
  method: 'GET',
  path: 'openapi.json',
  auth: 'public',
  response: z.record(z.string(), z.unknown()),
  extension: true,
  summary: 'This description of the API, printed from the contract',
});
