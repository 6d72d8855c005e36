import { expect, test } from 'vitest';
import { steps } from './steps.ts';
import { findWorkspaces } from './workspaces.ts';

test('every workspace with tests of its own has a step that reads its report', () => {
  const tested = findWorkspaces('test');
  const read = steps.flatMap(({ reports }) => reports?.files ?? []);
  expect(tested).toEqual(expect.arrayContaining(['apps/api', 'e2e', 'packages/ui']));
  expect(tested.filter((folder) => !read.includes(`${folder}/.reports/test.json`))).toEqual([]);
  expect(new Set(read).size).toBe(read.length);
});
