import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readExplained, SETTINGS_PAGE, writeSettingsPage } from '../../tools/settings-page.ts';
import { envSchema } from './env.ts';

const root = path.join(import.meta.dirname, '../../../..');
const explained = readExplained().flatMap(({ title, parts }) =>
  parts.flatMap(({ settings }) => settings.map((setting) => ({ title, ...setting }))),
);

describe('the page of all settings', () => {
  test('is up to date: `pnpm settings` writes it', () => {
    expect(readFileSync(path.join(root, SETTINGS_PAGE), 'utf8')).toBe(writeSettingsPage());
  });

  test('explains every variable that the API reads, each once', () => {
    const names = explained.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // PATH is set for every process by the machine.
    expect(Object.keys(envSchema.shape).filter((name) => name !== 'PATH' && !names.includes(name))).toEqual([]);
  });

  test('contains no variable that nothing reads', () => {
    expect(writeSettingsPage().split('## Tests')[0]).not.toContain('| tests |');
  });

  test("shows the API's defaults, and examples that it accepts", () => {
    const shown = explained.filter(({ name, shown: value }) => value !== '' && name in envSchema.shape);
    expect(envSchema.safeParse(Object.fromEntries(shown.map(({ name, shown: value }) => [name, value]))).error).toBe(
      undefined,
    );
    const before = envSchema.parse({});
    const defaults = shown.filter(({ name }) => before[name as keyof typeof before] !== undefined);
    expect(defaults.length).toBeGreaterThan(20);
    const set = envSchema.parse(Object.fromEntries(defaults.map(({ name, shown: value }) => [name, value])));
    expect(set).toEqual(before);
  });
});
