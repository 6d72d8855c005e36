import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const picture = (size: number) => async () => new Uint8Array(size);
const fail = async () => Promise.reject(new Error('not drawn'));

test('simultaneous requests share one drawing, and a failure is not cached', async () => {
  const kept = createPictureCache(100);
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return new Uint8Array(10);
  };
  await Promise.all([kept.get('a', draw), kept.get('a', draw), kept.get('a', draw)]);
  await kept.get('a', draw);
  expect(drawn).toBe(1);
  await expect(kept.get('b', fail)).rejects.toThrow('not drawn');
  expect(await kept.get('b', picture(3))).toHaveLength(3);
});

test('the cache has a limit, and drops the picture that has been unused for longest', async () => {
  const kept = createPictureCache(100);
  await kept.get('a', picture(40));
  await kept.get('b', picture(40));
  await kept.get('a', fail);
  await kept.get('c', picture(40));
  await kept.get('a', fail);
  await expect(kept.get('b', fail)).rejects.toThrow('not drawn');
});
