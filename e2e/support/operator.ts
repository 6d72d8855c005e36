import { execFile, fork, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@maidan/launcher/product';

const run = promisify(execFile);
const shared = (): string => process.env['E2E_DATA_DIR'] ?? '';

/** Runs `pnpm maidan <args>` on the database of the worker's product, and returns its output. */
export const maidan = (...args: string[]): Promise<string> => maidanIn(shared(), ...args);

/** The same on the database of a test's own product. */
export const maidanIn = (dataDir: string, ...args: string[]): Promise<string> =>
  ask({ command: args, variables: variablesFor({ DATA_DIR: dataDir }) });

/** Runs the built command as a separate process, as an operator does. */
export async function maidanProcess(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const command = join(root, 'apps/api/dist/maidan.js');
  const { stdout } = await run(process.execPath, [command, ...args], { env: variablesFor(settings) });
  return stdout.trim();
}

const variablesFor = (settings: NodeJS.ProcessEnv) => ({ ...process.env, LOG_LEVEL: 'error', ...settings });

/** Ends every session of a user in the database. */
export const endSessions = (user: number | string): Promise<void> => sow('endSessions', shared(), Number(user));

/** Signs a new owner of the desk in. @returns the token */
export const seatOwner = (phone: string): Promise<string> =>
  ask({ seed: 'seatOwner', dataDir: shared(), input: [phone] });

/** Sends one person a notification, as the server and its staff do. */
export const notify = (user: number, text: string): Promise<void> => sow('notify', shared(), user, text);

/** Makes the last code sent to this number appear long ago. */
export const forgetSends = (phone: string, dataDir = shared()): Promise<void> => sow('forgetSends', dataDir, phone);

/** Writes a provider's message into the database of a test's own product, since a spec-only server has no desk. */
export const answerIn = (dataDir: string, conversation: number, message: string): Promise<void> =>
  sow('answer', dataDir, conversation, { type: 'text', message });

/** The same with a stored picture. @param media its address */
export const answerWithPicture = (conversation: number, media: string): Promise<void> =>
  sow('answer', shared(), conversation, { type: 'image', message: basename(media) });

/** Writes more messages than anyone would type, of varying heights. */
export const writeThread = (conversation: number, count: number): Promise<void> =>
  writeThreadIn(shared(), conversation, count);

/** The same on the database of a test's own product. */
export const writeThreadIn = (dataDir: string, conversation: number, count: number): Promise<void> =>
  sow('writeThread', dataDir, conversation, count);

/** Writes more conversations than anyone would have. */
export const writeConversationsIn = (dataDir: string, user: number, count: number): Promise<void> =>
  sow('writeConversations', dataDir, user, count);

/** Writes `count` posts, waiting conversations and form responses each. */
export const writeManyIn = (
  dataDir: string,
  owners: { readonly userId: number; readonly formId: number; readonly fieldId: number },
  count: number,
): Promise<void> => sow('writeMany', dataDir, owners, count);

const sow = async (seed: string, dataDir: string, ...input: unknown[]): Promise<void> =>
  void (await ask({ seed, dataDir, input }));

interface Reply {
  readonly id: number;
  readonly printed?: string;
  readonly error?: string;
}

/** Callbacks that await a reply of the operator's process, by request id. */
const waiting = new Map<number, (reply: Reply) => void>();
let operator: ChildProcess | undefined;
let asked = 0;

function startOperator(): ChildProcess {
  const child = fork(join(root, 'apps/api/testing/operator-process.ts'), { execArgv: [] });
  const settle = (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
    // Without pending requests the test process may exit, and this child with it.
    if (waiting.size === 0) {
      child.unref();
      child.channel?.unref();
    }
  };
  child.on('message', settle);
  child.on('exit', (code) => {
    operator = undefined;
    for (const id of waiting.keys()) settle({ id, error: `The operator's process ended with ${code}` });
  });
  return child;
}

/** Runs a task in this worker's operator process. @throws Error with the process's error message */
async function ask(task: object): Promise<string> {
  const child = (operator ??= startOperator());
  child.ref();
  child.channel?.ref();
  const reply = await new Promise<Reply>((resolve) => {
    const id = (asked += 1);
    waiting.set(id, resolve);
    child.send({ id, task });
  });
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply.printed?.trim() ?? '';
}
