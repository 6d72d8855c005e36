import { testMedia } from '../../../testing/media/test-media.ts';
import { addMedia } from '../../modules/media/media.store.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordInteraction } from '@maidan/contract/feed/interactions';
import { viewCount } from '@maidan/contract/feed/posts';
import { Encrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, openTestDatabase } from '../../../testing/databases/engines.ts';
import { createFullAccount } from '../../../testing/people/full-account.ts';
import { createOperator } from '../../../testing/operator.ts';
import { demoPack } from '../../../testing/packs.ts';
import { dataFolders } from '../../../testing/server-process.ts';
import { createFullStaff } from '../../../testing/people/staff.ts';
import { newPhone, requestCode } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { folderUploads } from '../../adapters/files/folder-uploads.ts';
import { exportDatabase } from '../../db/export-database.ts';
import type { OpenDatabase, ServedDatabase } from '../../db/open-database.ts';
import { tableOrder } from '../../db/schema.ts';
import { replacePlayers } from '../../modules/league/desk/season/team-squads.store.ts';
import { renameTeams } from '../../modules/league/teams/team-names.store.ts';
import { changeDetail } from '../../modules/site-details/site-details.store.ts';
import { recordSends } from '../../adapters/sms/sms-messages.store.ts';
import { setFurtherCaptions } from '../../modules/posts/caption-tracks.store.ts';
import { saveSpokenWords } from '../../modules/search/spoken-words.store.ts';
import { enqueueJob } from '../../modules/jobs/jobs.store.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

async function readLines(database: OpenDatabase): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportDatabase(database)) lines.push(JSON.stringify(line));
  return lines;
}

/** The SHA-256 of each file by its path. */
const readSums = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

describe.each(engines)('a back-up of %s', (engine) => {
  let api: TestApp;
  let dataDir: string;
  let operator: ReturnType<typeof createOperator>;
  let publicKey: string;
  let created: string;

  beforeAll(async () => {
    dataDir = folders.make();
    const files = folderFiles(path.join(dataDir, 'media'));
    api = await createTestApp(engine, {}, { files, uploads: folderUploads(path.join(dataDir, 'uploads')) });
    await demoPack(api);
    const { token } = await createFullAccount(api, 'first');
    await createFullAccount(api, 'second');
    await createFullStaff(api);
    await requestCode(api, newPhone());
    const { id, slug: postId } = await api.db.selectFrom('posts').select(['id', 'slug']).executeTakeFirstOrThrow();
    await api.reply(viewCount, { params: { postId } });
    await api.request(
      recordInteraction,
      { body: { action_name: 'like', action: 'liked', video_id: postId, page: '' } },
      { token },
    );
    await enqueueJob(api.db, 'clip-copies', 'clip.mp4', api.world.clock());
    const cues = [[1, 'Welcome to the lane.']] as const;
    const team = await api.db.selectFrom('league_teams').selectAll().orderBy('id').executeTakeFirstOrThrow();
    const player = {
      shirt: 7,
      initials: 'A. R.',
      first_name: null,
      role: 'player',
      captain: 0,
      shows: 'initials',
    } as const;
    await api.db.transaction().execute(async (tx) => {
      await saveSpokenWords(tx, 'a'.repeat(40), cues);
      const captions = testMedia('media/kn.vtt');
      await addMedia(tx, [captions], api.now());
      await setFurtherCaptions(tx, id, [{ language: 'kn', file: captions.id }]);
      await changeDetail(tx, 'business_email', 'desk@maidan.example', api.now());
      await replacePlayers(tx, team.id, [{ ...player, agreed_at: null }]);
      await renameTeams(tx, team.league_id, new Map([[team.id, 'Koramangala Kites']]), api.now());
    });
    const sends = { db: api.db, clock: api.world.clock, price: undefined, onError: vi.fn() };
    await recordSends(() => Promise.resolve('m-1'), sends)(newPhone(), { template: 'otp', text: 'Code' } as never);
    operator = createOperator(api, {}, dataDir);
    publicKey = /age1\S+/.exec(await operator.run(['backup', 'key', 'the.key']))?.[0] ?? '';
    created = await operator.run(['backup', 'create', 'whole.backup', '--for', publicKey]);
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  /** An operator on a machine with its own folder for files. */
  const onMachine = (folder: string) => {
    const files = folderFiles(path.join(folder, 'media'));
    const uploads = folderUploads(path.join(folder, 'uploads'));
    return createOperator({ ...api, world: { ...api.world, files, uploads } }, {}, folder);
  };

  const inFolder = (name: string) => path.join(operator.folder, name);

  /** Restores into a new folder. @returns the folder, and the message or the refusal */
  async function restore(database: ServedDatabase, file: string, key = 'the.key', target = folders.make()) {
    const other = { ...api, db: database.db, world: { ...api.world, database } };
    const restorer = createOperator(other, {}, target);
    const message = await restorer
      .run(['backup', 'restore', inFolder(file), '--key', inFolder(key)])
      .catch((error: Error) => error.message);
    restorer.removeFolder();
    return { target, message };
  }

  test('restored elsewhere, every table and every file is identical [D-6]', async () => {
    expect(created).toMatch(
      /^Wrote .+whole\.backup: \d+ rows, \d+ media and 6 uploads\.\nIts SHA-256 is [0-9a-f]{64}\./,
    );
    expect(created).toContain('Secrets are not included. These were set: OTP_PEPPER.');
    expect(created).toContain(
      createHash('sha256')
        .update(readFileSync(inFolder('whole.backup')))
        .digest('hex'),
    );
    const lines = await readLines(api.world.database);
    const hasRows = (name: string) => lines.some((line) => line.startsWith(`{"table":"${name}","row"`));
    expect(tableOrder.map(({ name }) => name).filter((name) => !hasRows(name))).toEqual([]);

    const database = await openTestDatabase(engine);
    const { target, message } = await restore(database, 'whole.backup');
    expect(message).toMatch(/^Restored \d+ rows, \d+ media and 6 uploads as of 20 Nov 2026, 5:30 PM into /);
    expect(await readLines(database)).toEqual(lines);
    const sums = readSums(target);
    expect(sums).toEqual(readSums(dataDir));
    expect(Object.keys(sums).length).toBeGreaterThan(100);
    await database.close();
  });

  test('the file reveals nothing of its content, and no draft of it is left [D-6]', () => {
    const bytes = readFileSync(inFolder('whole.backup'));
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    for (const word of ['first', 'database/', 'OTP_PEPPER']) expect(bytes.includes(word)).toBe(false);
    expect(readdirSync(operator.folder).toSorted()).toEqual(['the.key', 'whole.backup']);
  });

  // Runs once: no database is involved.
  test.runIf(engine === 'SQLite')(
    'a cut, changed, foreign or missing file and a wrong key are refused, and the folder stays empty [D-6]',
    async () => {
      const whole = readFileSync(inFolder('whole.backup'));
      const changedAt = (position: number) => {
        const copy = Buffer.from(whole);
        copy[position] = (copy[position] ?? 0) ^ 1;
        return copy;
      };
      await operator.run(['backup', 'key', 'other.key']);
      const foreign = new Encrypter();
      foreign.addRecipient(publicKey);
      const database = await openTestDatabase(engine);
      const damaged = 'is cut short or was changed after it was made. Nothing was restored.';
      const cases: [string, Buffer | Uint8Array, string][] = [
        ...[0, 100, 400, 70_000, whole.length - 65_600, whole.length - 1].map((length): [string, Buffer, string] => [
          `cut at ${length}`,
          whole.subarray(0, length),
          damaged,
        ]),
        ...[3, 250, 70_000, Math.floor(whole.length / 2), whole.length - 1].map(
          (position): [string, Buffer, string] => [`changed at ${position}`, changedAt(position), damaged],
        ),
        ['with extra data at its end', Buffer.concat([whole, Buffer.from('x')]), damaged],
        ['not a back-up', Buffer.from('{"format":1}'), damaged],
        ['with other content', await foreign.encrypt('hello'), damaged],
      ];
      for (const [name, bytes, reason] of cases) {
        writeFileSync(inFolder('broken.backup'), bytes);
        const { target, message } = await restore(database, 'broken.backup');
        expect([name, message]).toEqual([name, `${inFolder('broken.backup')} ${reason}`]);
        expect([name, readdirSync(target)]).toEqual([name, []]);
      }
      rmSync(inFolder('broken.backup'));
      const refusals: [string, string, string][] = [
        [
          'whole.backup',
          'other.key',
          `${inFolder('whole.backup')} was made for another key, or its beginning was changed. Nothing was restored.`,
        ],
        ['whole.backup', 'whole.backup', 'holds no key. A key is a line that starts with AGE-SECRET-KEY-.'],
        ['whole.backup', 'no.key', 'Cannot read'],
        ['no.backup', 'the.key', 'Cannot read'],
      ];
      for (const [file, key, reason] of refusals) {
        const { target, message } = await restore(database, file, key);
        expect(message).toContain(reason);
        expect(readdirSync(target)).toEqual([]);
      }
      expect((await readLines(database)).filter((line) => line.includes('"row":'))).toEqual([]);
      await database.close();
    },
  );

  test('a folder or a database with data is refused and left unchanged [D-6]', async () => {
    const target = folders.make();
    writeFileSync(path.join(target, 'own.txt'), 'mine');
    const { message } = await restore(api.world.database, 'whole.backup', 'the.key', target);
    expect(message).toBe(`${target} is not empty. Restore into a new folder (DATA_DIR).`);
    expect(readdirSync(target)).toEqual(['own.txt']);

    const empty = folders.make();
    const onto = createOperator(api, {}, empty);
    const again = onto.run(['backup', 'restore', inFolder('whole.backup'), '--key', inFolder('the.key')]);
    await expect(again).rejects.toThrow('The database is not empty');
    expect(readdirSync(empty)).toEqual([]);
    onto.removeFolder();
  });

  test('an existing file, a wrong public key and the folder of another machine are refused [D-6]', async () => {
    const create = (...args: string[]) => operator.run(['backup', 'create', ...args]);
    await expect(create('whole.backup', '--for', publicKey)).rejects.toThrow('whole.backup exists already.');
    await expect(create('a.backup', '--for', 'age1x')).rejects.toThrow('"age1x" is not the public part of a key');
    const elsewhere = onMachine(folders.make());
    await expect(elsewhere.run(['backup', 'create', 'a.backup', '--for', publicKey])).rejects.toThrow(
      'None of the 6 uploads is in',
    );
    expect(readdirSync(elsewhere.folder)).toEqual([]);
    expect(existsSync(inFolder('a.backup'))).toBe(false);
    elsewhere.removeFolder();
  });

  test('an upload that is gone is reported, and the rest is backed up [D-6]', async () => {
    const [upload = ''] = readdirSync(path.join(dataDir, 'uploads'));
    const partial = folders.make();
    mkdirSync(path.join(partial, 'uploads'));
    writeFileSync(path.join(partial, 'uploads', upload), 'one');
    const elsewhere = onMachine(partial);
    expect(await elsewhere.run(['backup', 'create', 'a.backup', '--for', publicKey])).toContain(
      'Warning: 5 uploads that the database names are not in the folder of this machine.',
    );
    elsewhere.removeFolder();
  });
});
