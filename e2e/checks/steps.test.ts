import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { expect, test } from 'vitest';
import { steps, unitTested } from './steps.ts';
import { findWorkspaces } from './workspaces.ts';

test('every workspace with tests is part of a step', () => {
  const tested = findWorkspaces('test');
  expect(tested).toEqual(expect.arrayContaining(['apps/api', 'e2e', 'packages/ui']));
  const read = steps.flatMap(({ reports }) => reports?.files ?? []);
  const inOwnStep = tested.filter((folder) => read.includes(`${folder}/.reports/test.json`));
  expect([...unitTested, ...inOwnStep].toSorted()).toEqual(tested);
  expect(new Set(read).size).toBe(read.length);
});

test('steps that need a build run after the build step', () => {
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
    tasks: Record<string, { dependsOn?: string[] }>;
  };
  const reading = Object.entries(tasks)
    .filter(([, { dependsOn = [] }]) => dependsOn.some((task) => task.endsWith('#build')))
    .map(([name]) => name);
  expect(reading).toEqual(expect.arrayContaining(['test:deployed', 'e2e']));
  const build = steps.findIndex(({ name }) => name === 'build');
  const first = steps.findIndex(({ command }) => command.some((word) => reading.includes(word)));
  expect(first).toBeGreaterThan(build);
});

test('`pnpm test` omits only the groups that need a network or a deployment', () => {
  const groups = (all: boolean) =>
    new Set(steps.filter(({ onlyInAll }) => all || !onlyInAll).map(({ group }) => group));
  const everyDay = groups(false);
  expect([...groups(true)].filter((group) => !everyDay.has(group))).toEqual(['audit', 'deployed']);
});
