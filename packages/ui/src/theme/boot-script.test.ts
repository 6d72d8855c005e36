import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

/** Runs the script as a fresh document would, with these stored values. */
function boot(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(bootScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset;
}

const closed = () => {
  throw new Error('SecurityError');
};

const storedAs = (values: Record<string, string>) => (key: string) => values[key] ?? null;

test.each([
  [{}, {}],
  [{ theme: 'dark-mode' }, { theme: 'dark' }],
  [{ theme: 'light-mode' }, { theme: 'light' }],
  [{ theme: 'purple' }, {}],
  [{ token: 'abc' }, { signedIn: '' }],
  [
    { theme: 'dark-mode', token: 'abc' },
    { theme: 'dark', signedIn: '' },
  ],
])('stored %o gives <html> %o', (stored, dataset) => {
  expect(boot(storedAs(stored))).toEqual(dataset);
});

test('closed storage is no error: the page shows the system theme and a visitor', () => {
  expect(boot(closed)).toEqual({});
});

test('the text can stand inside a script element', () => {
  expect(bootScript).not.toMatch(/<\/script|<!--/i);
});
