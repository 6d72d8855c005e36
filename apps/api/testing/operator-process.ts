/**
 * A process that runs the operator's commands and the seeds of the journeys next to a running product, for all tests
 * of a worker: a process for each would take a tenth of their time. One at a time, as SQLite allows one writer.
 */
import { runMaidan } from '../src/commands/run-maidan.ts';
import { openDatabase, type Db, type Tx } from '../src/db/open-database.ts';
import { addNotification } from '../src/modules/notifications/notifications.store.ts';
import { answerAsProvider } from './conversations.ts';
import { seatWithPhone } from './people/staff.ts';
import { writeConversations } from './write-conversations.ts';
import { writeMany } from './write-many.ts';
import { writeThread } from './write-thread.ts';

const seeds = {
  endSessions: async (db: Db, userId: number) =>
    void (await db.deleteFrom('sessions').where('user_id', '=', userId).execute()),
  /** Resets the wait, as if the last code to this number were long ago. */
  forgetSends: async (db: Db, phone: string) =>
    void (await db.deleteFrom('otp_phones').where('phone', 'like', `%${phone}`).execute()),
  notify: async (tx: Tx, userId: number, text: string) =>
    void (await addNotification(tx, { userId, content: `<p>${text}</p>` }, Date.now())),
  /** Signs a new owner of the desk in. @returns the token */
  seatOwner: async (tx: Tx, phone: string) => (await seatWithPhone(tx, phone, { roles: ['owner'] }, Date.now())).token,
  answer: (db: Db, ...input: [id: number, message: Parameters<typeof answerAsProvider>[2]]) =>
    answerAsProvider({ db, now: Date.now }, ...input),
  writeThread,
  writeConversations,
  writeMany: (db: Db, owners: Parameters<typeof writeMany>[1], count: number) =>
    writeMany(db, owners, count, Date.now()),
};

type Task =
  | { readonly command: readonly string[]; readonly variables: NodeJS.ProcessEnv }
  | { readonly seed: keyof typeof seeds; readonly input: readonly unknown[]; readonly dataDir: string };

async function sow({ seed, input, dataDir }: Extract<Task, { seed: unknown }>): Promise<string> {
  const { db } = openDatabase({ dataDir }, () => undefined);
  const write = seeds[seed] as (tx: Db, ...rest: readonly unknown[]) => Promise<string | void>;
  const printed = await db
    .transaction()
    .execute((tx) => write(tx, ...input))
    .finally(() => db.destroy());
  return printed ?? '';
}

const perform = (task: Task): Promise<string> =>
  'command' in task ? runMaidan(task.command, task.variables, () => undefined) : sow(task);

let last: Promise<unknown> = Promise.resolve();

process.on('message', ({ id, task }: { id: number; task: Task }) => {
  last = last
    .then(() => perform(task))
    .then(
      (printed) => process.send?.({ id, printed }),
      (error: unknown) => process.send?.({ id, error: String(error instanceof Error ? error.stack : error) }),
    );
});
process.on('disconnect', () => process.exit());
