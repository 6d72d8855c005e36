import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, holdToasts, noToasts, onToastsChange, showToast } from './toast-store.ts';

const texts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

test('a toast disappears after 5 seconds, one with Undo after 6', () => {
  showToast('Link copied');
  showToast('Unfollowed', { action: { label: 'Undo', onPress: () => undefined } });
  vi.advanceTimersByTime(4_999);
  expect(texts()).toEqual(['Link copied', 'Unfollowed']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['Unfollowed']);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});

test('a toast stays longer if requested', () => {
  showToast('Withdrawn', { action: { label: 'Undo', onPress: () => undefined }, life: 10_000 });
  vi.advanceTimersByTime(9_999);
  expect(texts()).toEqual(['Withdrawn']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('the same text replaces itself and restarts its time', () => {
  showToast('Link copied');
  vi.advanceTimersByTime(3_000);
  showToast('Link copied');
  expect(texts()).toEqual(['Link copied']);
  vi.advanceTimersByTime(4_999);
  expect(texts()).toEqual(['Link copied']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('the last three different toasts show', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('paused toasts stay and get their full time again', () => {
  showToast('Read me');
  vi.advanceTimersByTime(4_000);
  holdToasts(true);
  showToast('Me too');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Read me', 'Me too']);
  holdToasts(false);
  vi.advanceTimersByTime(4_999);
  expect(texts()).toEqual(['Read me', 'Me too']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a pause ends with the last toast, so that the next one still disappears', () => {
  showToast('Closed by hand');
  holdToasts(true);
  dismissToast(currentToasts()[0]?.id ?? 0);
  showToast('Next');
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual([]);
});

test('listeners are notified of each change, and the server has no toasts', () => {
  const listener = vi.fn<() => void>();
  const stop = onToastsChange(listener);
  showToast('One');
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast('Two');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(noToasts()).toEqual([]);
});
