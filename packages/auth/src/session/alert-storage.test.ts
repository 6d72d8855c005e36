import { expect, test, vi } from 'vitest';
import { createAlertStore } from './alert-storage.ts';
import { areaOn, faultyPlatformStorage, createPlatformStorage } from '@maidan/browser/testing/platform-storage';

const storeOn = (area: Storage) => createAlertStore(areaOn(area));

test('an alert is stored under the specified keys and shown once', () => {
  const area = createPlatformStorage();
  storeOn(area).store('Login Successful!');
  expect([area.getItem('alertshow'), area.getItem('alertmsg')]).toEqual(['1', 'Login Successful!']);
  const afterReload = storeOn(area);
  expect(afterReload.take()).toEqual({ text: 'Login Successful!', tone: 'success' });
  expect(afterReload.take()).toBeNull();
  expect(area.length).toBe(0);
});

test('an error stays an error, and does not affect the next alert', () => {
  const alerts = storeOn(createPlatformStorage());
  alerts.store('Error', 'error');
  expect(alerts.take()).toEqual({ text: 'Error', tone: 'error' });
  alerts.store('Error', 'error');
  alerts.store('Logged Out!');
  expect(alerts.take()).toEqual({ text: 'Logged Out!', tone: 'success' });
});

test.each([
  [{ alertshow: '1', alertmsg: 'Hello' }, 'Hello'],
  [{ alertshow: 'true', alertmsg: 'Hello' }, 'Hello'],
  [{ alertshow: 'false', alertmsg: 'Hello' }, undefined],
  [{ alertshow: '0', alertmsg: 'Hello' }, undefined],
  [{ alertshow: '1' }, undefined],
  [{ alertshow: '1', alertmsg: ' ' }, undefined],
  [{ alertmsg: 'Hello' }, undefined],
  [{}, undefined],
])('%j shows %j', (stored, text) => {
  expect(storeOn(createPlatformStorage(stored)).take()?.text).toBe(text);
});

test.each([
  ['/tag/cricket?page=2', '/tag/cricket?page=2'],
  ['//other.example/', undefined],
  ['https://other.example/', undefined],
])('the way back to %s is %s', (path, back) => {
  const alerts = storeOn(createPlatformStorage());
  alerts.storeWithWayBack('Your login has ended.', path);
  expect(alerts.take()?.back).toBe(back);
  alerts.store('Logged Out!');
  expect(alerts.take()?.back).toBeUndefined();
});

test('a subscriber is notified of a new alert until it unsubscribes', () => {
  const alerts = storeOn(faultyPlatformStorage('throws'));
  const listener = vi.fn<() => void>();
  const stop = alerts.subscribe(listener);
  alerts.store('Logged Out!');
  expect(alerts.take()?.text).toBe('Logged Out!');
  alerts.storeForReload('Something went Wrong!', 'error');
  stop();
  alerts.store('Logged Out!');
  expect(listener).toHaveBeenCalledOnce();
});
