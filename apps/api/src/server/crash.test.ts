import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../runtime/clock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { importInto, manyPosts, writePack } from '../../testing/packs.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';

const ROUNDS = 6;
const WRITERS = 4;

const folders = dataFolders();
afterAll(() => folders.removeAll());

/** What the server said it had done; nothing of it may be missing afterwards. */
interface Acknowledged {
  /** Phone by token. */
  readonly logins: Map<string, string>;
  views: number;
}

async function post(address: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${address}/api/mobileotp`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as Record<string, unknown>;
}

/** Signs people up and counts views until the server is gone. */
async function write(address: string, writer: string, done: Acknowledged): Promise<void> {
  for (let index = 0; ; index += 1) {
    const phone = `9${writer}${String(index).padStart(6, '0')}`;
    try {
      const headers = { 'user-agent': `Browser of ${phone}` };
      const view = await fetch(`${address}/api/viewcount/post-1`, { headers });
      if (view.ok && (await view.json())) done.views += 1;
      await post(address, { phone, type: 'phone' });
      const outbox = (await (await fetch(`${address}/dev/outbox.json`)).json()) as { to: string; text: string }[];
      const pin = outbox.find((message) => message.to === phone)?.text.slice(0, 6);
      const reply = await post(address, { phone, type: '', pin, name: 'Asha', email: `${phone}@example.com` });
      const { original } = reply['response'] as { original: { access_token: string } };
      done.logins.set(original.access_token, phone);
    } catch {
      return;
    }
  }
}

test(
  'killed in the middle of writing, again and again: everything acknowledged is there [D-1]',
  { timeout: 60_000 },
  async () => {
    const dataDir = folders.make();
    const database = openDatabase({ dataDir }, () => undefined);
    await migrate(database, systemClock());
    const files = folderFiles(path.join(dataDir, 'media'));
    await importInto(database.db, files, writePack(manyPosts(1)), Date.now());
    await database.db.destroy();

    const done: Acknowledged = { logins: new Map(), views: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await startRunning({ DATA_DIR: dataDir, LOG_LEVEL: 'info', SMS_PER_HOUR: '1000000' });
      const before = done.logins.size;
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        write(running.address, `${100 + round * 10 + writer}`, done),
      );
      // The more rounds have gone by, the more is under way when it happens.
      while (done.logins.size < before + 3 + 2 * round) await wait(3);
      await stopProcess(running, 'SIGKILL');
      await Promise.all(writers);
    }

    const { address, ...process } = await startRunning({ DATA_DIR: dataDir });
    for (const [token, phone] of done.logins) {
      const me = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(await me.json()).toMatchObject({ phone });
    }
    const post1 = (await (await fetch(`${address}/api/post/post-1`)).json()) as { views: number };
    expect(post1.views).toBeGreaterThanOrEqual(done.views);
    // Counted but not acknowledged: at most what was under way at each kill.
    expect(post1.views).toBeLessThanOrEqual(done.views + ROUNDS * WRITERS);
    await stopProcess({ address, ...process }, 'SIGTERM');

    const after = openDatabase({ dataDir }, () => undefined);
    const marks = await after.db.selectFrom('view_marks').select('viewer').execute();
    expect(marks).toHaveLength(post1.views);
    await after.db.destroy();
  },
);
