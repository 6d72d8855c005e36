import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);

/** Unpacks an archive with an independent program. @returns a function that reads one of its files */
export async function unpackZip(archive: Uint8Array): Promise<(name: string) => Promise<Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'a.zip'), archive);
  await run('python3', ['-m', 'zipfile', '-t', 'a.zip'], { cwd: folder });
  await run('python3', ['-m', 'zipfile', '-e', 'a.zip', 'out'], { cwd: folder });
  return (name) => readFile(path.join(folder, 'out', name));
}
