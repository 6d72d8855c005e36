import { expect, test } from 'vitest';
import { apiDocument } from './api-document.service.ts';

test('the document is written once for all its readers', () => {
  expect(apiDocument()).toBe(apiDocument());
});
