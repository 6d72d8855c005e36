import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { expect, test } from 'vitest';
import { defences } from './defences.ts';

test('every defence is in its file once, so that `pnpm defences` removes what it says', () => {
  const counts = defences.map(({ what, file, text }) => [
    what,
    readFileSync(join(root, file), 'utf8').split(text).length - 1,
  ]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  expect(defences.filter(({ text, replacement }) => text === replacement)).toEqual([]);
});

test('every test that should notice one exists', () => {
  const tests = new Set(defences.flatMap((defence) => defence.tests));
  expect([...tests].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
