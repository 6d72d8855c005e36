import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@maidan/launcher/product';
import { expect, onTestFinished, test } from 'vitest';
import { defences } from './defences.ts';

test('the text of every defence occurs once in its file, so that `pnpm defences` removes the right one', () => {
  const counts = defences.map(({ what, file, text }) => [
    what,
    readFileSync(join(root, file), 'utf8').split(text).length - 1,
  ]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  expect(defences.filter(({ text, replacement }) => text === replacement)).toEqual([]);
});

test('every test named by a defence exists', () => {
  const tests = new Set(defences.flatMap((defence) => defence.tests));
  expect([...tests].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test(
  'a defence is removed only in a copy, which is deleted afterwards',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maidan-defence-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const changedAt = () => statSync(join(root, 'packages/media/src/embed/parse-embed.ts')).mtimeMs;
    const before = changedAt();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'remove-each.ts'), 'schemes of an embed'],
      { env: { ...process.env, TMPDIR: folder } },
    );
    expect(stdout).toContain('1 of 1 noticed.');
    expect([changedAt(), readdirSync(folder)]).toEqual([before, []]);
  },
  5 * 60_000,
);
