/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { ofDesk } from './desk.ts';
import { ofSites } from './sites.ts';

test('every picture in git has its story: one of a renamed story would never be compared again', () => {
  const files = Object.keys(import.meta.glob('../../pictures/*.png')).map((path) => /([^/]+)\.png$/.exec(path)?.[1]);
  const stories = [...ofDesk, ...ofSites].map(([name]) => name);
  expect(files.toSorted()).toEqual(stories.toSorted());
});
