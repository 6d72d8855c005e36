import { expect, test } from 'vitest';
import { apiDocument } from './api-document.service.ts';

test('the document is generated once for all readers', () => {
  expect(apiDocument()).toBe(apiDocument());
});
