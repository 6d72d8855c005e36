import { expect, test } from 'vitest';
import { allowedElements, allowedEverywhere } from './allow-list.ts';

test('no element may have an attribute that styles, names, runs or submits [B4]', () => {
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
