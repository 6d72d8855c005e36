import { expect, test } from 'vitest';
import { allowedElements, allowedEverywhere } from './allow-list.ts';

test('no element may have an attribute for styling, naming, scripting or submitting [B4]', () => {
  const attributes = new Set([...[...allowedElements.values()].flat(), ...allowedEverywhere]);
  expect([...attributes].toSorted()).toEqual(
    [
      'alt',
      'colspan',
      'dir',
      'height',
      'href',
      'lang',
      'rowspan',
      'scope',
      'src',
      'start',
      'title',
      'width',
    ].toSorted(),
  );
});
