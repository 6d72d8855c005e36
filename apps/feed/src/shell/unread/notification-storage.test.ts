import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { expect, test, vi } from 'vitest';
import { createNotificationStore } from './notification-storage.ts';

const storeOn = (storage: Storage) => createNotificationStore(areaOn(storage));
const at = '2026-11-21T12:00:00.000Z';

test('opening stores the date and hides the badge; the newest notification seen is stored separately', () => {
  const storage = createPlatformStorage();
  const store = storeOn(storage);
  expect(store.snapshot()).toEqual({ openedAt: null, seenUntil: null });
  store.opened(Date.parse(at));
  store.saw('2026-11-20T10:00:00+05:30');
  expect([storage.getItem('notification_highlight'), storage.getItem('notification_date')]).toEqual(['false', at]);
  expect(store.snapshot()).toEqual({ openedAt: Date.parse(at), seenUntil: Date.parse('2026-11-20T04:30:00Z') });
  expect(store.snapshot()).toBe(store.snapshot());
});

test.each([
  ['as we write it', { notification_date: at }, Date.parse(at)],
  ['in milliseconds', { notification_date: String(Date.parse(at)) }, Date.parse(at)],
  ['as a browser prints it', { notification_date: 'Sat Nov 21 2026 12:00:00 GMT+0000' }, Date.parse(at)],
  ['nonsense', { notification_date: 'yesterday' }, null],
  ['with a request to show the badge again', { notification_date: at, notification_highlight: 'true' }, null],
])('a stored date %s', (_, stored, openedAt) => {
  expect(storeOn(createPlatformStorage(stored)).snapshot().openedAt).toBe(openedAt);
});

test('a change in another tab is reported while someone is subscribed', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const storage = createPlatformStorage();
  const store = storeOn(storage);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  const write = (key: string) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  storage.setItem('notification_date', at);
  write('notification_date');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.snapshot().openedAt).toBe(Date.parse(at));
  write('theme');
  stop();
  write('notification_date');
  expect(listener).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
