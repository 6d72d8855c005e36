import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeRetention } from './retention.ts';

const DOCUMENT = path.join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'contract', 'docs', 'data.md');

test('the document explains why every table exists and how long its rows are kept [P-1]', async () => {
  const document = await readFile(DOCUMENT, 'utf8');
  expect(document.slice(document.indexOf('| table'))).toBe(`${describeRetention()}\n`);
});
