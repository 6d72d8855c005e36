import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSavedAnswers, SAVED_LIFE, type SavedAnswers } from './saved-answers-storage.ts';

const saved: SavedAnswers = {
  formId: 4,
  userId: null,
  why: 'login',
  answers: { '1': { text: 'Asha', picks: [] }, '2': { text: '', picks: ['Friday'] } },
  files: ['3'],
};

function fresh(site = createPlatformStorage()) {
  const tab = createPlatformStorage();
  return {
    site,
    store: createSavedAnswers(areaOn(site), areaOn(tab)),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('saved answers are read back in full', () => {
  const { store } = fresh();
  store.keep(saved);
  expect(store.peek()).toEqual(saved);
});

test('saved answers expire after 900000 ms by the clock [9.19]', () => {
  const { store } = fresh();
  store.keep(saved, 5_000_000);
  expect(store.peek(5_000_000 + SAVED_LIFE - 1)).toEqual(saved);
  expect(store.peek(5_000_000 + SAVED_LIFE)).toBeNull();
});

test('saved answers expire when the clock was set back [K-9]', () => {
  const { store } = fresh();
  store.keep(saved, 5_000_000);
  expect(store.peek(5_000_000 - 61_000)).toBeNull();
});

test('the timer removes saved answers that no one reads [K-11]', () => {
  const { site, store } = fresh();
  store.keep(saved);
  vi.advanceTimersByTime(SAVED_LIFE - 1);
  expect(site.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(site.length).toBe(0);
});

test('the timer is unaffected when the clock is set back [K-9]', () => {
  const { site, store } = fresh();
  store.keep(saved);
  vi.setSystemTime(Date.now() - 30_000);
  vi.advanceTimersByTime(SAVED_LIFE);
  expect(site.length).toBe(0);
});

test("a tab's timer leaves answers that another tab saved later until they expire themselves", () => {
  const { site, store } = fresh();
  store.keep(saved);
  vi.advanceTimersByTime(60_000);
  fresh(site).store.keep({ ...saved, formId: 5 });
  vi.advanceTimersByTime(SAVED_LIFE - 60_000);
  expect(store.peek()?.formId).toBe(5);
  vi.advanceTimersByTime(60_000);
  expect(site.length).toBe(0);
});

test('a page opened later removes saved answers when they expire', () => {
  const { site, store } = fresh();
  store.keep(saved, Date.now() - SAVED_LIFE + 1000);
  vi.clearAllTimers();
  fresh(site).store.watch();
  vi.advanceTimersByTime(1000);
  expect(site.length).toBe(0);
});

test('saved answers are owned only by the tab that wrote them', () => {
  const { site, store } = fresh();
  store.keep(saved);
  expect(store.isOwn()).toBe(true);
  expect(fresh(site).store.isOwn()).toBe(false);
  store.clear();
  expect(store.isOwn()).toBe(false);
});

test.each([
  'null',
  '7',
  '{"formId":4}',
  '{"formId":4,"answers":{}}',
  '{"formId":4,"answers":{},"time":"now"}',
  '{"answers":{},"time":1}',
])('%s in storage counts as no answers', (text) => {
  const { site, store } = fresh();
  site.setItem('saved_form', text);
  expect(store.peek(2)).toBeNull();
});

test('malformed answers are left out', () => {
  const { site, store } = fresh();
  const answers = { '1': { text: 'Asha', picks: [] }, '2': 'x', '3': { text: 1, picks: [] }, '4': null };
  site.setItem('saved_form', JSON.stringify({ formId: 4, answers, time: 1000 }));
  expect(Object.keys(store.peek(1001)?.answers ?? {})).toEqual(['1']);
});

test('a user who adopts the answers in another tab owns them there, with their original age', () => {
  const { site, store } = fresh();
  store.keep(saved);
  const other = fresh(site).store;
  vi.advanceTimersByTime(SAVED_LIFE - 1000);
  other.adopt(7);
  expect(other.peek()).toEqual({ ...saved, userId: 7, why: 'sending' });
  expect([store.isOwn(), other.isOwn()]).toEqual([false, true]);
  vi.advanceTimersByTime(1000);
  expect(site.length).toBe(0);
});
