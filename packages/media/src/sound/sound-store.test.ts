import { areaOn, createPlatformStorage, faultyPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { expect, test, vi } from 'vitest';
import { createSoundStore, isSilent } from './sound-store.ts';

const storeOn = (storage: Storage = createPlatformStorage()) => createSoundStore(areaOn(storage));

test.each([
  ['{"muted":true,"volume":0.4}', { muted: true, volume: 0.4 }],
  ['{"muted":"yes","volume":2}', { muted: false, volume: 1 }],
  ['{', { muted: false, volume: 1 }],
])('a stored %s is read as %j', (sound, choice) => {
  expect(storeOn(createPlatformStorage({ sound })).get()).toEqual({ ...choice, refused: false });
});

test('a choice is stored, but a refusal is not', () => {
  const storage = createPlatformStorage();
  const store = storeOn(storage);
  store.setRefused(true);
  expect(storage.length).toBe(0);
  expect(isSilent(store.get())).toBe(true);
  store.choose({ volume: 0.5 });
  expect(storage.getItem('sound')).toBe('{"muted":false,"volume":0.5}');
});

test('unmuting ends a refusal, and muting is remembered as a choice', () => {
  const store = storeOn();
  store.setRefused(true);
  store.choose({ muted: false });
  expect(isSilent(store.get())).toBe(false);
  store.choose({ muted: true });
  store.setRefused(false);
  expect(isSilent(store.get())).toBe(true);
});

test('each change is reported once', () => {
  const store = storeOn();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.setRefused(true);
  store.setRefused(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('without storage, the choice lasts for the visit', () => {
  const store = storeOn(faultyPlatformStorage('throws'));
  store.choose({ muted: true });
  expect(store.get().muted).toBe(true);
});
