import { expect, test } from 'vitest';
import { cardPreload, isSaving, mayFetchSlide } from './preload-choice.ts';

test.each([
  ['on', undefined, true],
  ['on', { saveData: false, effectiveType: '4g' }, true],
  ['off', { saveData: true, effectiveType: 'slow-2g' }, false],
  ['auto', undefined, false],
  ['auto', {}, false],
  ['auto', { saveData: true }, true],
  ['auto', { saveData: false, effectiveType: '4g' }, false],
  ['auto', { effectiveType: '3g' }, false],
  ['auto', { effectiveType: '2g' }, true],
  ['auto', { effectiveType: 'slow-2g' }, true],
] as const)('data saver %s on %j saves: %s', (choice, connection, saving) => {
  expect(isSaving(choice, connection)).toBe(saving);
});

test.each([
  [{ saving: false, nearViewport: true }, 'metadata'],
  [{ saving: false, nearViewport: false }, 'none'],
  [{ saving: true, nearViewport: true }, 'none'],
  [{ saving: true, nearViewport: false }, 'none'],
] as const)('a card %j preloads %s', (input, preload) => {
  expect(cardPreload(input)).toBe(preload);
});

const slide = { distance: 0, saving: false, started: false, activeCanPlay: true, fetched: false };

test.each([
  ['the active slide', {}, true],
  ['the active slide while it loads', { activeCanPlay: false }, true],
  ['the active slide on data saver', { saving: true }, false],
  ['the active slide on data saver after a tap', { saving: true, started: true }, true],
  ['the next, the active one ready', { distance: 1 }, true],
  ['the next, the active one not ready', { distance: 1, activeCanPlay: false }, false],
  ['the next on data saver', { distance: 1, saving: true }, false],
  ['the one before, never fetched', { distance: -1 }, false],
  ['the one before, fetched', { distance: -1, fetched: true }, true],
  ['the next, fetched, while the active one loads', { distance: 1, fetched: true, activeCanPlay: false }, true],
  ['two ahead', { distance: 2 }, false],
  ['two ahead, fetched once', { distance: 2, fetched: true }, false],
  ['two back', { distance: -2, fetched: true }, false],
])('%s may be fetched: %j → %s', (_name, change, may) => {
  expect(mayFetchSlide({ ...slide, ...change })).toBe(may);
});
