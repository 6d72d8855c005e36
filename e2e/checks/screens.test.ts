import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../playwright.config.ts';

test('no @phone-only test is in a file that the phone project ignores, where it would never run', () => {
  const folder = join(import.meta.dirname, '../tests');
  const leftOut = config.projects?.find(({ name }) => name === 'phone')?.testIgnore as string[];
  const onEveryRun = leftOut.filter((glob) => !glob.includes('*.all.'));
  const forPhones = globSync('**/*.spec.ts', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('@phone-only'),
  );
  expect(forPhones.length).toBeGreaterThan(5);
  expect(forPhones.filter((file) => onEveryRun.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
