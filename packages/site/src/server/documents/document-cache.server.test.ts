import { expect, test } from 'vitest';
import { createDocumentCache } from './document-cache.server.ts';

function setUp(size = 10) {
  let time = 0;
  let renders = 0;
  const limits = { ttl: 5000, refreshAfter: 3000, size };
  const cache = createDocumentCache<{ status: number; rendering: number }>({ ...limits, now: () => time });
  const render =
    (status = 200) =>
    async () => {
      renders += 1;
      return { status, rendering: renders };
    };
  return { cache, render, pass: (ms: number) => (time += ms), renders: () => renders };
}

test('one rendering serves all requests at that moment and shortly after', async () => {
  const { cache, render, pass, renders } = setUp();
  await Promise.all([cache.get('/', render()), cache.get('/', render()), cache.get('/', render())]);
  pass(4999);
  await cache.get('/', render());
  expect(renders()).toBe(1);
  pass(1);
  expect((await cache.get('/', render())).rendering).toBe(2);
});

test('finds only documents that are rendered and fresh', async () => {
  const { cache, render, pass } = setUp();
  const rendering = cache.get('/', render());
  expect(cache.find('/')).toBeNull();
  await rendering;
  expect([cache.find('/')?.rendering, cache.find('/other')]).toEqual([1, null]);
  pass(5000);
  expect(cache.find('/')).toBeNull();
});

test('caches neither failures nor any status but 200', async () => {
  const { cache, render, renders } = setUp();
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await cache.get('/', render(404));
  await cache.get('/', render(200));
  expect(renders()).toBe(2);
});

test('drops the oldest document when full', async () => {
  const { cache, render, renders } = setUp(2);
  await cache.get('/a', render());
  await cache.get('/b', render());
  await cache.get('/c', render());
  await cache.get('/b', render());
  expect(renders()).toBe(3);
  await cache.get('/a', render());
  expect(renders()).toBe(4);
});

test('frees the memory of expired documents [R-20]', async () => {
  const { cache, render, pass } = setUp(100);
  for (let index = 0; index < 50; index += 1) await cache.get(`/${index}`, render());
  expect(cache.size()).toBe(50);
  pass(5000);
  await cache.get('/', render());
  expect(cache.size()).toBe(1);
});

test('renders a page again once before it expires, while readers get the existing document [R-20]', async () => {
  const { cache, render, pass, renders } = setUp();
  await cache.get('/', render());
  pass(2999);
  expect(cache.isDue('/')).toBe(false);
  pass(1);
  expect([cache.isDue('/'), cache.isDue('/other')]).toEqual([true, false]);
  const refreshed = cache.refresh('/', render());
  expect([cache.isDue('/'), cache.find('/')?.rendering]).toEqual([false, 1]);
  await refreshed;
  expect([cache.isDue('/'), cache.find('/')?.rendering]).toEqual([false, 2]);
  pass(4999);
  expect(cache.find('/')?.rendering).toBe(2);
  pass(1);
  expect([cache.find('/'), renders()]).toEqual([null, 2]);
});

test('a page that expires during the new rendering is not rendered twice', async () => {
  const { cache, render, pass, renders } = setUp();
  await cache.get('/', render());
  pass(4999);
  const refreshed = cache.refresh('/', render());
  pass(1);
  expect(cache.find('/')).toBeNull();
  expect((await cache.get('/', render())).rendering).toBe(2);
  await refreshed;
  expect(renders()).toBe(2);
});

test('a page that fails to render again is served until it expires, and a deleted one is not', async () => {
  const { cache, render, pass } = setUp();
  await cache.get('/', render());
  pass(3000);
  await cache.refresh('/', () => Promise.reject(new Error('down')));
  expect([cache.find('/')?.rendering, cache.isDue('/')]).toEqual([1, true]);
  await cache.refresh('/', render(404));
  expect(cache.find('/')).toBeNull();
});
