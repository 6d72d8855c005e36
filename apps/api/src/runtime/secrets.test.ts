import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOrMakePepper } from './secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maidan-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the pepper is created once, readable by its owner only, and a damaged one is refused', () => {
  const pepper = readOrMakePepper(folder);
  expect(pepper).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrMakePepper(folder)).toBe(pepper);
  const file = path.join(folder, 'otp-pepper');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['otp-pepper']);
  writeFileSync(file, 'short');
  expect(() => readOrMakePepper(folder)).toThrow('damaged');
});
