import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@maidan/i18n/language-state';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileText, writeLanguages } from './compile-text.ts';

const catalogue = (locale: string, hello: string, teams: Record<'one' | 'other', string>): Catalogue => ({
  language: { locale },
  league: { hello, teams },
});
const languages = new Map([
  ['en', catalogue('en-IN', 'Say "hi", it’s `$5`', { one: '{count} team', other: '{count} teams' })],
  ['qq', catalogue('qq-QQ', 'Ḩi\\ḩi', { one: '{count} ţ', other: '{count} ţs' })],
]);

type Transform = { handler: (code: string, id: string) => string | null };
const compile = (code: string): string =>
  (compileText(languages).transform as unknown as Transform).handler(`import '@maidan/i18n/text';${code}`, '/a.tsx') ??
  '';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'maidan-text-'));
  await mkdir(join(dir, 'assets'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const write = (name: string, code: string) => writeFile(join(dir, 'assets', name), code);
const read = (name: string) => readFile(join(dir, 'assets', name), 'utf8');
const valueOf = (code: string): unknown => new Function(`return ${code}`)() as unknown;

test('each language gets scripts with its own text, in any kind of quotes', async () => {
  const mark = String(JSON.parse(compile("t('league.hello')").split(';')[1] ?? ''));
  await write('a.js', `["${mark}",'${mark}',\`\${1}${mark}\`]`);
  writeLanguages(dir, languages, ['en', 'qq']);
  const hello = 'Say "hi", it’s `$5`';
  expect(valueOf(await read('a.js'))).toEqual([hello, hello, `1${hello}`]);
  expect(valueOf(await read('qq/a.js'))).toEqual(['Ḩi\\ḩi', 'Ḩi\\ḩi', '1Ḩi\\ḩi']);
});

test('a message with values stays a call', () => {
  expect(compile("t('league.teams', { count: 2 })")).toMatch(/t\("@@t:league\.teams:[\w-]{8}@@", \{ count: 2 \}\)$/);
  expect(compile('x.t("league.teams", 1); at("league.teams")')).not.toContain('@@t');
});

test('an unknown key fails the build', () => {
  expect(() => compile("t('league.gone')")).toThrow('The language en has no message league.gone.');
});

test('a changed translation changes the placeholder, and so the file name', () => {
  const changed = new Map(languages).set('qq', catalogue('qq-QQ', 'other', { one: '{count}', other: '{count}' }));
  const other = (compileText(changed).transform as unknown as Transform).handler(
    `import '@maidan/i18n/text';t('league.hello')`,
    '/a.tsx',
  );
  expect(other).not.toBe(compile("t('league.hello')"));
});

test('scripts of a language load each other, including those written later', async () => {
  await write('a.js', 'import("./b.js");preload("/assets/b.js","/assets/b.css")');
  await write('b.js', '1');
  writeLanguages(dir, languages, ['en', 'qq']);
  await write('manifest.js', '"/assets/a.js"');
  writeLanguages(dir, languages, ['en', 'qq']);
  expect(await read('qq/a.js')).toBe('import("./b.js");preload("/assets/qq/b.js","/assets/b.css")');
  expect(await read('qq/manifest.js')).toBe('"/assets/qq/a.js"');
});

test('a site in English has no other folder', async () => {
  await write('a.js', '1');
  writeLanguages(dir, languages, ['en']);
  await expect(read('qq/a.js')).rejects.toThrow('ENOENT');
});
