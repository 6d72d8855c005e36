import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInspector } from './inspector.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'maidan-inspector-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const limits = { processes: 1, waiting: 2, timeout: 3000, idle: 50 };
const order = { file: 'x', extension: 'pdf', output: 'y' } as const;

/** A test process in place of the one that inspects files. */
function program(code: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, code);
  return file;
}
const answering = (first: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  const mark = import.meta.filename + '.seen';
  process.on('message', () => {
    if (existsSync(mark)) return process.send({ isGood: true });
    writeFileSync(mark, '');
    ${first}
  });`;

test.each([
  ['hangs', 'for (;;);', 'too much'],
  ['crashes', 'process.kill(process.pid, "SIGSEGV");', 'disguised'],
  ['ends', 'process.exit(1);', 'disguised'],
])('a file at which the process %s is refused, and the next one gets a new process [U-6]', async (_, code, why) => {
  const inspector = createInspector(limits, program(answering(code)));
  const [first, second] = [inspector.inspect(order), inspector.inspect(order)];
  expect(await first).toEqual({ isGood: false, why });
  expect(await second).toEqual({ isGood: true });
  inspector.close();
});

test('a limited number of files may wait, others are postponed, and a stop ends all [U-6]', async () => {
  const inspector = createInspector(limits, program('process.on("message", () => {});'));
  const orders = Array.from({ length: 4 }, () => inspector.inspect(order));
  const results = Promise.allSettled(orders);
  await expect(orders[3]).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 30 } });
  inspector.close();
  expect((await results).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
});

test('an idle process ends, and another starts when there is work', async () => {
  const inspector = createInspector(
    limits,
    program('process.on("message", () => process.send({ isGood: true, pid: process.pid }));'),
  );
  const first = await inspector.inspect(order);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const second = await inspector.inspect(order);
  expect(first).not.toEqual(second);
  inspector.close();
});
