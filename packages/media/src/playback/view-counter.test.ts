import { expect, test } from 'vitest';
import { createViewCounter } from './view-counter.ts';

test('a loop, a pause and a stall are no new play', () => {
  const views = createViewCounter();
  expect([views.played(), views.played(), views.played()]).toEqual([true, false, false]);
});

test('coming back to the slide is a new play', () => {
  const views = createViewCounter();
  views.played();
  views.arrived();
  expect(views.played()).toBe(true);
  expect(views.played()).toBe(false);
});
