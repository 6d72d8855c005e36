import { keepOnlyFor } from '@maidan/browser/store';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { memoryCaches } from '@maidan/service-worker/testing/memory-caches';
import { afterEach, expect, test, vi } from 'vitest';
import { createKeptClips, forgetLostClips, type KeptClip } from './kept-clips.ts';

const clips = [{ slug: 'turf', address: '/api/media/turf.mp4', bytes: 3_100_000 }];

afterEach(() => vi.unstubAllGlobals());

test("a visitor's clip goes to the next user, and is gone after their logout", () => {
  const area = areaOn(createPlatformStorage());
  const kept = createKeptClips(area);
  kept.set({ userId: null, clips });
  keepOnlyFor(7);
  expect(createKeptClips(area).get()).toEqual({ userId: 7, clips });
  keepOnlyFor(null);
  expect(kept.get().clips).toEqual([]);
  expect(area.get('kept_clips')).toBeNull();
});

test('another account has none of them', () => {
  const kept = createKeptClips(areaOn(createPlatformStorage()));
  kept.set({ userId: 7, clips });
  keepOnlyFor(8);
  expect(kept.get().clips).toEqual([]);
});

test.each([
  '{',
  'null',
  '{"clips":7}',
  '{"clips":[{"slug":"turf"}]}',
  '{"clips":[{"slug":"turf","address":"//other.example/a.mp4","bytes":1}]}',
  '{"clips":[{"slug":"turf","address":"https://other.example/a.mp4","bytes":1}]}',
])('validates stored data that anyone may have written: %s', (text) => {
  const area = areaOn(createPlatformStorage());
  area.set('kept_clips', text);
  expect(createKeptClips(area).get().clips).toEqual([]);
});

test('a clip whose file the browser deleted is forgotten, but one stored in the meantime is not', async () => {
  const stored = memoryCaches();
  vi.stubGlobal('caches', stored);
  const [turf, nets, late] = ['turf', 'nets', 'late'].map((slug) => ({
    slug,
    address: `/api/media/${slug}.mp4`,
    bytes: 1,
  })) as [KeptClip, KeptClip, KeptClip];
  await (await stored.open('maidan-media')).put(`${nets.address}?kept`, new Response('x'));
  const kept = createKeptClips(areaOn(createPlatformStorage()));
  kept.set({ userId: 7, clips: [turf, nets] });
  const forgotten = forgetLostClips(kept);
  kept.set({ userId: 7, clips: [...kept.get().clips, late] });
  await forgotten;
  expect(kept.get()).toEqual({ userId: 7, clips: [nets, late] });
});
