import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from '../call.ts';
import { sendError, toApiError } from '../errors/send-error.ts';
import { shedLoad } from './shed-load.ts';

test('requests above the limit get 503 with Retry-After, and later ones are served again [R-8]', async () => {
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => sendError(c, toApiError(error)));
  app.use(shedLoad(2));
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.get('/api/slow', async (c) => {
    await finished;
    return c.text('done');
  });
  app.get('/healthz', (c) => c.text('alive'));
  const running = [app.request('/api/slow'), app.request('/api/slow')];
  const refused = await app.request('/api/slow');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ status: 'error', code: 'unavailable' });
  expect((await app.request('/healthz')).status).toBe(200);
  finish();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await app.request('/api/slow')).status).toBe(200);
});
