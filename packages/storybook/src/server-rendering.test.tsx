import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allStories } from './all-stories.ts';

test('this run has no window, like the server', () => {
  expect(globalThis).not.toHaveProperty('window');
  expect(allStories.length).toBeGreaterThan(100);
});

test.each(allStories)('%s renders on the server', (_name, Story) => {
  expect(renderToString(<Story />)).toEqual(expect.any(String));
});
