import { memoryCaches } from '@maidan/service-worker/testing/memory-caches';
import { afterEach, expect, test, vi } from 'vitest';
import { dropSharedPicture, findSharedPicture, readShare } from './share-target.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', ['', '', ''], null],
  ['share_title=Lane%2014&share_url=https%3A%2F%2Fx.example', ['Lane 14', '', 'https://x.example'], null],
  ['share_text=%20%20&share_picture=1&q=other', ['', '', ''], 'kept'],
  ['share_picture=lost', ['', '', ''], 'lost'],
])('"%s" shares %j and a picture that is %s', (search, texts, picture) => {
  expect(readShare(new URLSearchParams(search))).toEqual({ texts, picture });
});

test('a picture waits under its name until it is dropped', async () => {
  vi.stubGlobal('caches', memoryCaches());
  expect(await findSharedPicture()).toBeNull();
  const headers = { 'content-type': 'image/png', 'x-name': encodeURIComponent('गेट.png') };
  await (await caches.open('maidan-shared')).put('/shared/picture', new Response('x', { headers }));
  const found = await findSharedPicture();
  expect([found?.name, found?.type, await found?.text()]).toEqual(['गेट.png', 'image/png', 'x']);
  await dropSharedPicture();
  expect(await findSharedPicture()).toBeNull();
});
