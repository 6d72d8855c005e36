import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const clipMaker = path.join(import.meta.dirname, 'clip-maker.ts');

const server = `
  const [clipMaker, program, file, folder] = process.argv.slice(2);
  const { createClipMaker } = await import(clipMaker);
  const clips = createClipMaker({ ffmpeg: program, ffprobe: program }, { seconds: 60, megabytes: 10 });
  await clips.read(file, folder).catch(() => undefined);
  setInterval(() => undefined, 1000);
`;
/** Stands in for ffmpeg: writes its own id and its parent's, and never ends by itself. */
const program = `#!/bin/sh
echo "$$ $PPID" > "$0.new"
mv "$0.new" "$0.ids"
exec sleep 1000
`;
const MATROSKA = Buffer.from('1a45dfa30000000000000000', 'hex');

test.each(['the server', 'the process that runs it'])('ffmpeg ends when %s is killed', async (killed) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-orphan-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string): string => path.join(folder, name);
  writeFileSync(at('server.mjs'), server);
  writeFileSync(at('ffmpeg'), program, { mode: 0o755 });
  writeFileSync(at('a.mkv'), MATROSKA);
  const parent = fork(at('server.mjs'), [clipMaker, at('ffmpeg'), at('a.mkv'), folder], { stdio: 'inherit' });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const readIds = () => readFileSync(at('ffmpeg.ids'), 'utf8').split(' ').map(Number) as [number, number];
  await expect.poll(readIds, { timeout: 60_000 }).toHaveLength(2);
  const [ffmpeg, runner] = readIds();
  onTestFinished(() => {
    if (isRunning(ffmpeg)) process.kill(ffmpeg, 'SIGKILL');
  });
  expect([ffmpeg, runner].map(isRunning)).toEqual([true, true]);

  process.kill(killed === 'the server' ? Number(parent.pid) : runner, 'SIGKILL');

  await expect.poll(() => [ffmpeg, runner].map(isRunning), { timeout: 60_000 }).toEqual([false, false]);
});

/** A process that has ended may still be waiting for its parent to collect it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
