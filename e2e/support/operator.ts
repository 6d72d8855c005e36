import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@maidan/launcher/product';

const run = promisify(execFile);
const shared = (): string => process.env['E2E_DATA_DIR'] ?? '';

/** Runs `pnpm maidan <args>` on the database of the running product, and returns its output. */
export const maidan = (...args: string[]): Promise<string> => maidanIn(shared(), ...args);

/** The same on the database of a test's own product. */
export const maidanIn = (dataDir: string, ...args: string[]): Promise<string> =>
  maidanWith({ DATA_DIR: dataDir }, ...args);

/** The same with more settings. */
export async function maidanWith(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const env = { ...process.env, LOG_LEVEL: 'error', ...settings };
  const command = join(root, 'apps/api/dist/maidan.js');
  const { stdout } = await run(process.execPath, [command, ...args], { env });
  return stdout.trim();
}

/** Ends every session of a user in the database. */
export const endSessions = (user: number | string): Promise<void> =>
  runScript('people/end-sessions.ts', shared(), user);

/** As if the last code to this number were long ago. */
export const forgetSends = (phone: string, dataDir = shared()): Promise<void> =>
  runScript('people/forget-sends.ts', dataDir, phone);

/** Writes more messages than anyone would type, of varying heights. */
export const writeThread = (conversation: number, count: number): Promise<void> =>
  writeThreadIn(shared(), conversation, count);

/** The same on the database of a test's own product. */
export const writeThreadIn = (dataDir: string, conversation: number, count: number): Promise<void> =>
  runScript('write-thread.ts', dataDir, conversation, count);

/** Writes more conversations than anyone would have. */
export const writeConversationsIn = (dataDir: string, user: number, count: number): Promise<void> =>
  runScript('write-conversations.ts', dataDir, user, count);

/** Writes as many posts, waiting conversations and answers to a form. */
export const writeManyIn = (
  dataDir: string,
  { user, form, field }: { readonly user: number; readonly form: number; readonly field: number },
  count: number,
): Promise<void> => runScript('write-many.ts', dataDir, user, form, field, count);

async function runScript(script: string, dataDir: string, ...args: (number | string)[]): Promise<void> {
  await run(process.execPath, [join(root, 'apps/api/testing', script), dataDir, ...args.map(String)]);
}
