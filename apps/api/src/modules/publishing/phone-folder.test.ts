import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formById } from '@maidan/contract/league/custom-forms';
import { uploadedMedia, type UploadedMedia } from '@maidan/contract/desk/compose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chunkSender } from '../../../testing/chunk-sender.ts';
import { answerParts, BOUNDARY, sendForm, writeForm } from '../../../testing/form-sender.ts';
import { createOperator } from '../../../testing/operator.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { ffmpeg } from '../../../testing/phone-clips.ts';
import { phoneFolder, PLANTED, type PhoneFile } from '../../../testing/phone-folder.ts';
import { corners } from '../../../testing/phone-pictures.ts';
import { seatStaff } from '../../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/users.ts';
import { createClipMaker } from '../../adapters/clips/clip-maker.ts';
import type { ClipMaker, ReadClip } from '../../adapters/clips/clips.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { MINUTE } from '../../runtime/clock.ts';
import { fitsKind } from './post-content.service.ts';

const skips = ffmpeg === null ? ' (ten films are left out: ffmpeg is not installed)' : '';
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-phones-'));
const maker = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });

/** The real maker, which makes each clip once for all doors. */
const known = new Map<string, Promise<ReadClip>>();
const clips: ClipMaker = {
  ...maker,
  read(file) {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    const made = known.get(hash) ?? maker.read(file, mkdtempSync(path.join(folder, 'clip-')));
    known.set(hash, made);
    return made;
  },
};

describe(`sixty files from phones${skips}`, { timeout: 300_000 }, () => {
  let files: PhoneFile[];
  let api: TestApp;
  let token: string;
  beforeAll(async () => {
    files = await phoneFolder(folder);
    mkdirSync(path.join(folder, 'media'));
    for (const { name, bytes } of files) writeFileSync(path.join(folder, 'media', name), bytes);
    api = await createTestApp('SQLite', {}, { files: folderFiles(path.join(folder, 'stored')), clips });
    await importContent(api, manyPosts(1));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
  }, 300_000);
  afterAll(async () => {
    maker.close();
    await api.close();
    rmSync(folder, { recursive: true });
  });

  const send = (to: string, init: RequestInit) => api.app.request(to, init, { peer: '127.0.0.1' });
  const good = () => files.filter(({ fate }) => 'size' in fate);
  const bad = () => files.filter(({ fate }) => 'words' in fate);

  /** What is not as it should be; null where all is. */
  async function findFault(
    file: PhoneFile,
    { status, json }: { status: number; json: unknown },
  ): Promise<string | null> {
    const { name, fate, isCornered } = file;
    const text = JSON.stringify(json);
    if ('words' in fate) {
      // People know the file by its name.
      const isClear = status === 422 && fate.words.test(text) && text.includes(name);
      return isClear ? null : `${name}: ${status} ${text}`;
    }
    if (status !== 200) return `${name}: ${status} ${text}`;
    const media: UploadedMedia = uploadedMedia.parse(json);
    const size = [media.width, media.height].join(' by ');
    if (size !== fate.size.join(' by ')) return `${name}: ${size}`;
    const stored = await send(media.url ?? '', {});
    if (stored.status !== 200) return `${name}: its address answers ${stored.status}`;
    if (isCornered !== true) return null;
    const colours = await corners(Buffer.from(await stored.arrayBuffer()));
    const isUpright = colours.every((colour, at) => isNear(colour, UPRIGHT[at] ?? ''));
    return isUpright ? null : `${name}: ${colours.join(' ')}`;
  }

  test('are sixty', () => {
    expect(files.length).toBe(ffmpeg === null ? 50 : 60);
  });

  test('at the desk, in one request: the right picture or clear words', async () => {
    const faults: (string | null)[] = [];
    for (const file of files) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      const part = { name: 'file', fileName: file.name, body: file.bytes, type: 'application/octet-stream' };
      const response = await send('/api/desk/media', {
        method: 'POST',
        headers,
        body: new Uint8Array(writeForm([part])),
      });
      faults.push(await findFault(file, { status: response.status, json: await response.json() }));
    }
    expect(faults.filter(Boolean)).toEqual([]);
  });

  test('at the desk, in pieces: the same, and no piece is left', async () => {
    const sender = chunkSender(send, '/api/desk/uploads', token);
    const faults: (string | null)[] = [];
    for (const file of files.filter(({ bytes }) => bytes.length > 0)) {
      // The pieces of one person have a limit.
      api.wait(10_000);
      const { id } = await sender.whole(file.name, file.bytes);
      faults.push(await findFault(file, await sender.finish(id)));
    }
    expect(faults.filter(Boolean)).toEqual([]);
    expect((await sender.begin('empty.mp4', 0)).status).toBe(422);
    for await (const name of api.world.uploads.list()) throw new Error(`${name} is left`);
  });

  test('by command: a post with the right size, or words and no post', async () => {
    const operator = createOperator(
      api,
      Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
      undefined,
      clips,
    );
    const posts = () => api.db.selectFrom('posts').select(({ fn }) => fn.countAll<number>().as('count'));
    const before = Number((await posts().executeTakeFirstOrThrow()).count);
    const faults: string[] = [];
    for (const [at, { name, fate }] of files.entries()) {
      const slug = `phone-${at}`;
      const said = await operator.run(['post', 'publish', slug, '--name', 'Phone', '--media', name]).catch(String);
      const row = await api.db
        .selectFrom('posts')
        .select(['width', 'height'])
        .where('slug', '=', slug)
        .executeTakeFirst();
      const isRight =
        'words' in fate
          ? row === undefined && fate.words.test(said)
          : row?.width === fate.size[0] && row.height === fate.size[1];
      if (!isRight) faults.push(`${name}: ${said} ${JSON.stringify(row)}`);
    }
    expect(faults).toEqual([]);
    expect(Number((await posts().executeTakeFirstOrThrow()).count)).toBe(before + good().length);
    operator.removeFolder();
  });

  test('in a pack: a post with the right size, or words and nothing imported', async () => {
    const operator = createOperator(api, {}, undefined, clips);
    const faults: string[] = [];
    for (const [at, { name, bytes, fate }] of files.entries()) {
      const [slug, pack] = [`packed-${at}`, path.join(folder, `pack-${at}`)];
      const type = fitsKind(name.toLowerCase(), 'clip') ? 'video' : 'image';
      const post = writePost(slug, '-1h', { type, media: `media/${name}`, tags: [], categories: [] });
      mkdirSync(path.join(pack, 'media'), { recursive: true });
      writeFileSync(path.join(pack, 'media', name), bytes);
      writeFileSync(path.join(pack, 'pack.json'), JSON.stringify({ format: 1, name: `Phone ${at}` }));
      writeFileSync(path.join(pack, 'posts.json'), JSON.stringify([post]));
      const said = await operator.run(['content', 'import', pack]).catch(String);
      const row = await api.db
        .selectFrom('posts')
        .select(['width', 'height'])
        .where('slug', '=', slug)
        .executeTakeFirst();
      const isRight =
        'words' in fate
          ? row === undefined && fate.words.test(said) && said.includes(name)
          : row?.width === fate.size[0] && row.height === fate.size[1];
      if (!isRight) faults.push(`${name}: ${said} ${JSON.stringify(row)}`);
    }
    expect(faults).toEqual([]);
    operator.removeFolder();
  });

  test('as answers to a form: a file of the list is kept, any other is refused by its name', async () => {
    const fields = [{ name: 'file', label: 'File', type: 'file', is_required: 1 }];
    await importContent(api, { 'forms.json': [{ slug: 'phones', title: 'Phones', fields }] });
    const form = await api.reply(formById, { params: { id: 'phones' } });
    const { token: reader } = await signIn(api);
    let kept = 0;
    const faults: string[] = [];
    for (const { name, bytes, fate } of files) {
      api.wait(MINUTE);
      const answer = { field: Number(form?.fields[0]?.id), file: { name, bytes } };
      const { status, json } = await sendForm(api, writeForm(answerParts('phones', [answer])), { token: reader });
      const isTaken = 'size' in fate && /\.(?:jpe?g|png|gif)$/i.test(name) && !name.startsWith('really-');
      if (isTaken) kept += 1;
      const isRight = isTaken ? status === 200 : status === 422 && JSON.stringify(json).includes(name);
      if (!isRight) faults.push(`${name}: ${status} ${JSON.stringify(json)}`);
    }
    expect(faults).toEqual([]);
    const rows = await api.db.selectFrom('form_files').select('name').execute();
    const stored: string[] = [];
    for await (const name of api.world.uploads.list()) stored.push(name);
    expect([kept, stored.toSorted()]).toEqual([rows.length, rows.map(({ name }) => name).toSorted()]);
    for (const name of stored) {
      const bytes = await buffer(api.world.uploads.read(name));
      expect(PLANTED.filter((secret) => bytes.includes(secret))).toEqual([]);
    }
  });

  test('nothing that is stored says where and by whom it was taken, and nothing is half done', async () => {
    expect([good().length > 30, bad().length]).toEqual([true, 15]);
    const stored = path.join(folder, 'stored');
    const names = readdirSync(stored);
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
    for (const name of names.filter((found) => !found.endsWith('.original'))) {
      const bytes = await buffer(api.world.files.read(name, 0, readFileSync(path.join(stored, name)).length - 1));
      expect([name, PLANTED.filter((secret) => bytes.includes(secret))]).toEqual([name, []]);
    }
  });
});

const UPRIGHT = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];

/** JPEG moves colours a little. */
function isNear(colour: string, expected: string): boolean {
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  return parts(colour).every((part, at) => Math.abs(part - (parts(expected)[at] ?? 0)) < 60);
}
