import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { testsAll } from '../databases/env.ts';
import { s3Bucket, type S3Account } from '../../src/adapters/files/s3/s3-client.ts';
import { unpackSwift, type Swift } from './unpack-swift.ts';

/** A real S3-compatible server, or the reason why this machine has none. */
export const s3: { readonly swift: Swift } | { readonly missing: string } = find();

/** A suffix for the titles of tests that need a store. */
export const whyLeftOut = 'missing' in s3 ? ` (left out: ${s3.missing})` : '';

function find() {
  if (!testsAll) return { missing: '`pnpm test:all` has one' };
  try {
    return { swift: unpackSwift() };
  } catch (error) {
    return { missing: (error as Error).message.split('\n')[0] ?? '' };
  }
}

let started: Promise<S3Account> | undefined;

/** The account of a server shared by all tests of this process. */
export const startS3 = (): Promise<S3Account> => (started ??= start());

async function start(): Promise<S3Account> {
  if ('missing' in s3) throw new Error(s3.missing);
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-s3-'));
  const program = path.join(import.meta.dirname, 'serve_swift.py');
  // It ends when its input closes, so it cannot outlive the tests.
  const child = spawn(s3.swift.python, [program, folder], { env: s3.swift.env, stdio: ['pipe', 'pipe', 'pipe'] });
  process.once('exit', () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the S3 server ended: ${errors}`);
  });
  const [port] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => undefined);
  for (const handle of [child, child.stdin, child.stdout, child.stderr]) (handle as { unref?(): void }).unref?.();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    addressing: 'path',
  };
}

/** Makes a bucket. @returns its name */
export async function makeBucket(account: S3Account): Promise<string> {
  const bucket = `b${randomUUID()}`;
  await s3Bucket(account, bucket)({ method: 'PUT' });
  return bucket;
}
