import { expect, test, vi } from 'vitest';
import { createAlertStore } from './alert-storage.ts';
import { areaOn, faultyPlatformStorage, createPlatformStorage } from '@maidan/browser/testing/platform-storage';

const storeOn = (area: Storage) => createAlertStore(areaOn(area));

test('is stored under the keys of the specification and shown once', () => {
  const area = createPlatformStorage();
  storeOn(area).store('Login Successful!');
  expect([area.getItem('alertshow'), area.getItem('alertmsg')]).toEqual(['1', 'Login Successful!']);
  const afterReload = storeOn(area);
  expect(afterReload.take()).toEqual({ text: 'Login Successful!', tone: 'success' });
  expect(afterReload.take()).toBeNull();
  expect(area.length).toBe(0);
});

test('bad news stays bad news, and does not stain what comes after', () => {
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
])('%j says %j', (stored, text) => {
  expect(storeOn(createPlatformStorage(stored)).take()?.text).toBe(text);
});

test('whoever listens hears of a new one until they stop', () => {
  const alerts = storeOn(faultyPlatformStorage('throws'));
  const heard = vi.fn<() => void>();
  const stop = alerts.subscribe(heard);
  alerts.store('Logged Out!');
  expect(alerts.take()?.text).toBe('Logged Out!');
  alerts.storeForReload('Something went Wrong!', 'error');
  stop();
  alerts.store('Logged Out!');
  expect(heard).toHaveBeenCalledOnce();
});
