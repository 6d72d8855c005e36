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
  summary: 'Liveness: the process is running',
});

export const live = defineEndpoint({
  id: 'live',
  service: 'operations',
  method: 'GET',
  path: 'livez',
  auth: 'public',
  response: z.object({ status: text }),
  extension: true,
  summary: 'Responsiveness, for the operator; 503 while the event loop lags by a second',
});

export const ready = defineEndpoint({
  id: 'ready',
  service: 'operations',
  method: 'GET',
  path: 'readyz',
  auth: 'public',
  response: z.object({ status: text }),
  extension: true,
  summary: 'Readiness, for the operator: database writable, disk space left; 503 while starting or stopping',
});

export const openApi = defineEndpoint({
  id: 'openApi',
  service: 'main',
  method: 'GET',
  path: 'openapi.json',
  auth: 'public',
  response: z.record(z.string(), z.unknown()),
  extension: true,
  summary: 'This OpenAPI document, generated from the contract',
});
