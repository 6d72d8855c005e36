import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { expect, test } from 'vitest';
import { steps } from './steps.ts';

test('every package with tests of its own has a step that runs them', () => {
  const folders = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const tested = folders.filter((folder) => {
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) return false;
    return 'test' in ((JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: object }).scripts ?? {});
  });
  const run = new Set(steps.map(({ cwd }) => cwd));
  expect(tested.length).toBeGreaterThan(5);
  expect(tested.filter((folder) => !run.has(folder))).toEqual([]);
});
