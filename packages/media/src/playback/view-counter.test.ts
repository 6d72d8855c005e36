import { expect, test } from 'vitest';
import { createViewCounter } from './view-counter.ts';

test('a loop, a pause and a stall do not count again', () => {
  const views = createViewCounter();
  expect([views.played(), views.played(), views.played()]).toEqual([true, false, false]);
});

test('a return to the slide counts again', () => {
  const views = createViewCounter();
  views.played();
  views.arrived();
  expect(views.played()).toBe(true);
  expect(views.played()).toBe(false);
});
