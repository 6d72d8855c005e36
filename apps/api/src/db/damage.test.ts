import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testsAll } from '../../testing/databases/env.ts';
import { dataFolders, startProcess } from '../../testing/server-process.ts';
import { DamageError, refuseDamaged } from './damage.ts';
import { exportDatabase } from './export-database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const PAGE = 4096;
const POSTS = 300;

let root: string;
let whole: Buffer;
const folders = dataFolders();

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'maidan-damage-'));
  const database = openDatabase({ dataDir: path.join(root, 'whole') }, () => undefined);
  await migrate(database, 1);
  await sql`insert into posts (slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${POSTS})
    select 'post-' || i, 'A name that fills the page', 'video', '<p>x</p>', 1, 1, 0, 0, i, i from n`.execute(
    database.db,
  );
  await sql`insert into post_search (post_id, words) select id, name from posts`.execute(database.db);
  await database.db.destroy();
  whole = readFileSync(path.join(root, 'whole', 'maidan.sqlite'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
  folders.removeAll();
});

/** Opens a data folder with these bytes as the server does. @returns the refusal, or the number of readable posts */
async function open(bytes: Buffer, name: string): Promise<string | number> {
  const dataDir = path.join(root, name);
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'maidan.sqlite'), bytes);
  const database = openDatabase({ dataDir }, () => undefined);
  try {
    await refuseDamaged(database);
    await migrate(database, 2);
    let posts = 0;
    for await (const line of exportDatabase(database))
      posts += 'table' in line && line.table === 'posts' && 'row' in line ? 1 : 0;
    return posts;
  } catch (error) {
    if (!(error instanceof DamageError)) throw error;
    const isKept = readFileSync(path.join(dataDir, 'maidan.sqlite')).equals(bytes);
    return isKept ? error.message : 'the file has changed';
  } finally {
    await database.db.destroy().catch(() => undefined);
  }
}

const flipped = (at: number, bit = 7): Buffer => {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
  return bytes;
};

test('the complete file opens', async () => {
  expect(await open(whole, 'intact')).toBe(POSTS);
});

test.each([
  ['the first byte of the file', () => flipped(0)],
  ['the size of its pages', () => flipped(16)],
  ['the kind of the first page', () => flipped(100)],
  ['a missing page', () => whole.subarray(0, whole.length - PAGE)],
  ['half of it', () => whole.subarray(0, Math.floor(whole.length / 2 / PAGE) * PAGE)],
  ['half a page', () => whole.subarray(0, PAGE / 2)],
  ['an empty file', () => Buffer.alloc(0)],
  ['zeros', () => Buffer.alloc(whole.length)],
  ['text', () => Buffer.from('This is no database. '.repeat(500))],
])('%s: refused with a clear message, and left unchanged [D-7]', async (name, damage) => {
  expect(await open(damage(), name)).toMatch(/Nothing was changed\. Keep a copy of the data folder/);
});

test('a bit flipped in any page: refused, or every post is still there [D-7]', async () => {
  const answers: (string | number)[] = [];
  for (let page = 0; page * PAGE < whole.length; page += testsAll ? 1 : 7) {
    // In the page header, which counts and locates its cells.
    answers.push(await open(flipped(page * PAGE + (page === 0 ? 103 : 3) + (page % 3), page % 8), `page ${page}`));
  }
  const refused = answers.filter((answer) => String(answer).includes('Nothing was changed.'));
  expect(answers.filter((answer) => answer !== POSTS && !refused.includes(answer))).toEqual([]);
  expect(refused.length).toBeGreaterThan(answers.length / 2);
});

test('the server ends with one line, and keeps the file [D-7]', async () => {
  const dataDir = folders.make();
  const bytes = flipped(100);
  writeFileSync(path.join(dataDir, 'maidan.sqlite'), bytes);
  const ended = await startProcess({ DATA_DIR: dataDir });
  expect(ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The API could not start: The database is damaged/),
  });
  expect(readFileSync(path.join(dataDir, 'maidan.sqlite')).equals(bytes)).toBe(true);
});
