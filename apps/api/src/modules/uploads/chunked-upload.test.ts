import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadedMedia } from '@maidan/contract/desk/posts/compose';
import type { UnfinishedUpload } from '@maidan/contract/core/uploads';
import { formatDateTime } from '@maidan/i18n/date-time';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chunkSender } from '../../../testing/media/chunk-sender.ts';
import { engines, type TestEngine } from '../../../testing/databases/engines.ts';
import { heic } from '../../../testing/media/phone-pictures.ts';
import { writePdf } from '../../../testing/media/file-writers.ts';
import { sendForm, writeForm } from '../../../testing/form-sender.ts';
import { clip, png } from '../../../testing/operator.ts';
import { importContent } from '../../../testing/packs.ts';
import { makeBucket, s3, startS3, whyLeftOut } from '../../../testing/s3/s3-server.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { folderUploads } from '../../adapters/files/folder-uploads.ts';
import { s3Uploads } from '../../adapters/files/s3/s3-uploads.ts';
import type { Uploads } from '../../adapters/files/uploads.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { cleanUpUploads } from '../../jobs/cleanup-uploads.ts';
import { systemClock, DAY, HOUR } from '../../runtime/clock.ts';
import { createApp } from '../../server/create-app.ts';

const MB = 1024 * 1024;
const CHUNK = 2 * MB;
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An MP4 of this length: players skip the padding at its end. */
function longClip(bytes: number): Buffer {
  const film = clip();
  const free = Buffer.alloc(bytes - film.length);
  free.writeUInt32BE(free.length);
  free.write('free', 4, 'latin1');
  return Buffer.concat([film, free]);
}

const inFolder = async () => folderUploads(path.join(folder, randomBytes(8).toString('hex')));
const inStore = async () => {
  const account = await startS3();
  return s3Uploads(account, await makeBucket(account), await inFolder());
};
const places: [string, TestEngine, boolean, () => Promise<Uploads>][] = [
  ...engines.map((engine): (typeof places)[number] => [`a folder and ${engine}`, engine, false, inFolder]),
  [`an S3 store and SQLite${whyLeftOut}`, 'SQLite', 'missing' in s3, inStore],
];

for (const [title, engine, isLeftOut, open] of places)
  describe.skipIf(isLeftOut)(`files in pieces, in ${title}`, () => {
    let api: TestApp;
    let staff: string;
    beforeAll(async () => {
      api = await createTestApp(engine, {}, { uploads: await open() });
      await importContent(api, {
        'forms.json': [
          { slug: 'sheet', title: 'Sheet', fields: [{ name: 'file', label: 'Sheet', type: 'file', is_required: 1 }] },
        ],
      });
      ({ token: staff } = await seatStaff(api, { roles: ['editor'] }));
    });
    afterAll(() => api.close());

    /** Each app stands for a process of its own: they share only the database and the store. */
    const processOf = () => {
      const app = createApp(api.world);
      return (token: string) => chunkSender((to, init) => app.request(to, init, { peer: '127.0.0.1' }), token);
    };
    const desk = (token = staff) => processOf()(token);
    const stored = async (): Promise<string[]> => {
      const names: string[] = [];
      for await (const name of api.world.uploads.list()) names.push(name);
      return names;
    };
    const idOf = ({ json }: { json: unknown }) => (json as UnfinishedUpload).id;

    test('a clip continues at any process from where it stopped, and is processed once', async () => {
      const film = longClip(5 * MB);
      const begun = await desk().begin('../smash.mp4', film.length);
      expect(begun).toMatchObject({ status: 200, json: { bytes: 5 * MB, received: 0 } });
      const id = idOf(begun);
      const [first, second, third] = [0, CHUNK, 2 * CHUNK].map((at) => film.subarray(at, at + CHUNK));
      if (!first || !second || !third) throw new Error('three pieces');

      expect((await desk().chunk(id, 0, first)).json).toMatchObject({ received: CHUNK });
      // Its reply was lost, so it is sent again; two tabs send the next chunk at once.
      expect((await desk().chunk(id, 0, first)).json).toMatchObject({ received: CHUNK });
      const both = await Promise.all([desk().chunk(id, CHUNK, second), desk().chunk(id, CHUNK, second)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await desk().state(id)).json).toMatchObject({ received: 2 * CHUNK });
      expect(await stored()).toHaveLength(2);
      // A chunk from further on is not accepted.
      expect((await desk().chunk(id, 2 * CHUNK + 1, third.subarray(1))).json).toMatchObject({ received: 2 * CHUNK });

      expect((await desk().store(id)).status).toBe(422);
      expect((await desk().chunk(id, 2 * CHUNK, third)).json).toMatchObject({ received: film.length });
      const one = desk();
      const [made, meanwhile] = await Promise.all([one.store(id), one.store(id)]);
      const again = await desk().store(id);
      expect(uploadedMedia.parse(made.json)).toMatchObject({ kind: 'clip', state: 'preparing' });
      expect([meanwhile.json, again.json]).toEqual([made.json, made.json]);
      expect(await stored()).toEqual([]);
    });

    test('a chunk that was corrupted in transit, or is too long, is refused, and the upload continues', async () => {
      const id = idOf(await desk().begin('smash.mp4', 3 * MB));
      const piece = randomBytes(CHUNK);
      const changed = await desk().chunk(id, 0, piece, '0'.repeat(64));
      expect([changed.status, JSON.stringify(changed.json)]).toEqual([
        422,
        expect.stringContaining('This part of the file was damaged on its way. Please send it again.'),
      ]);
      expect((await desk().chunk(id, 0, randomBytes(CHUNK + 1))).status).toBe(422);
      expect((await desk().chunk(id, 0, piece)).json).toMatchObject({ received: CHUNK });
      expect((await desk().chunk(id, CHUNK, piece)).status).toBe(422);
      expect((await desk().state(id)).json).toMatchObject({ received: CHUNK });
      expect((await desk().cancel(id)).status).toBe(204);
      expect([(await desk().state(id)).status, await stored()]).toEqual([404, []]);
    });

    test('an upload belongs to one person, a member of staff or a reader', async () => {
      const { token: other } = await seatStaff(api, { roles: ['editor'] });
      const { token: moderator } = await seatStaff(api, { roles: ['moderator'] });
      const [mine, theirs] = [await signIn(api), await signIn(api)];
      const forms = (token: string) => processOf()(token);
      const id = idOf(await desk().begin('smash.mp4', 10));
      const ofReader = idOf(await forms(mine.token).begin('sheet.pdf', 10));
      for (const calls of [desk(other), forms(mine.token)]) {
        for (const answer of [calls.state(id), calls.chunk(id, 0, Buffer.from('x')), calls.cancel(id)]) {
          expect((await answer).status).toBe(404);
        }
      }
      expect((await desk(other).store(id)).status).toBe(404);
      expect((await forms(theirs.token).state(ofReader)).status).toBe(404);
      expect((await desk(moderator).begin('smash.mp4', 10)).status).toBe(403);
      await Promise.all([desk().cancel(id), forms(mine.token).cancel(ofReader)]);
    });

    test('an organiser can send pictures, but no other files', async () => {
      const { token } = await seatStaff(api, { roles: ['organiser', 'moderator'] });
      expect((await desk(token).media('ground.png', png(64, 48))).json).toMatchObject({ kind: 'picture' });
      for (const name of ['smash.mp4', 'cheer.m4a', 'cheer.vtt', 'sheet.pdf', 'ground']) {
        const refused = await desk(token).begin(name, 10);
        expect([refused.status, JSON.stringify(refused.json)]).toEqual([
          422,
          expect.stringContaining(`${name} is not a picture.`),
        ]);
      }
    });

    test('two gigabytes are refused before a byte is sent, and so are more uploads than one person may begin', async () => {
      const large = await desk().begin('match.mov', 2_000_000_000);
      expect([large.status, JSON.stringify(large.json)]).toEqual([
        413,
        expect.stringContaining(
          'This file is too large: 2000 MB. The limit is 1000 MB. Trim it, or save a smaller version.',
        ),
      ]);
      const { token } = await seatStaff(api, { roles: ['editor'] });
      const begun = [await desk(token).begin('a.mp4', 900e6), await desk(token).begin('b.mp4', 900e6)];
      expect(begun.map(({ status }) => status)).toEqual([200, 200]);
      // The second was begun an hour after the first, whose space is freed first.
      const [first, second] = begun.map((reply) => reply.json as UnfinishedUpload);
      await api.db
        .updateTable('unfinished_uploads')
        .set({ expires_at: api.now() + DAY + HOUR })
        .where('id', '=', second?.id ?? '')
        .execute();
      const full = await desk(token).begin('c.mp4', 900e6);
      const when = formatDateTime(first?.expires_at ?? null);
      expect(full.json).toMatchObject({
        message: `Too many uploads are unfinished. Cancel one, or try again after ${when}.`,
      });
      await desk(token).cancel(idOf(begun[0] ?? { json: {} }));
      expect((await desk(token).begin('c.mp4', 900e6)).status).toBe(200);
    });

    test('an unusable file leaves nothing behind', async () => {
      const sent = await desk().whole('smash.mp4', longClip(3 * MB).subarray(0, 100_000));
      expect(sent.status).toBe(200);
      const refused = await desk().store(sent.id);
      expect([refused.status, JSON.stringify(refused.json)]).toEqual([
        422,
        expect.stringContaining('smash.mp4 is damaged'),
      ]);
      expect([(await desk().state(sent.id)).status, await stored()]).toEqual([404, []]);
    });

    test.each([
      ['a HEIC photo', heic, 'Please send it as JPEG'],
      ['a page', () => Buffer.from('<html>'), 'is damaged, or not what its name says'],
    ])(
      '%s that a form would refuse is refused as soon as it has arrived, and does not count towards the limit',
      async (_what, write, words) => {
        const sent = await processOf()((await signIn(api)).token).whole('me.jpg', write());
        expect(sent).toMatchObject({ status: 415, json: { errors: { file: [expect.stringContaining(words)] } } });
        expect(await stored()).toEqual([]);
      },
    );

    test('an upload that is not finished within a day expires, and its chunks are deleted', async () => {
      const { token } = await signIn(api);
      const forms = processOf()(token);
      const { id } = await forms.whole('sheet.pdf', writePdf());
      const old = systemClock() + 2 * HOUR;
      expect([await cleanUpUploads(api.db, api.world.uploads, old), (await stored()).length]).toEqual([0, 1]);
      api.wait(DAY);
      expect((await forms.state(id)).status).toBe(404);
      api.wait(2 * HOUR);
      await cleanUp(api.db, api.now());
      expect([await cleanUpUploads(api.db, api.world.uploads, old), await stored()]).toEqual([1, []]);
    });

    test('answers to a form can name a chunked upload, and can be sent again', async () => {
      const { token } = await signIn(api);
      const form = await api.reply(formById, { params: { id: 'sheet' } });
      const field = Number(form?.fields[0]?.id);
      const sheet = Buffer.concat([writePdf(), Buffer.alloc(3 * MB, 0x20), Buffer.from('%%EOF\n')]);
      const sent = await processOf()(token).whole('Team sheet.pdf', sheet);
      const submit = (upload: string, key: string) =>
        sendForm(
          api,
          writeForm([
            { name: 'form_id', body: 'sheet' },
            { name: 'answers[0][formfield_id]', body: String(field) },
            { name: 'answers[0][answer_text]', body: '' },
            { name: 'answers[0][upload]', body: upload },
          ]),
          { token, key },
        );
      expect((await submit('0'.repeat(32), 'key-of-the-form-0')).status).toBe(404);
      const [first, again] = [await submit(sent.id, 'key-of-the-form-1'), await submit(sent.id, 'key-of-the-form-1')];
      expect([first.status, again.json]).toEqual([200, first.json]);
      const files = await api.db.selectFrom('form_files').select(['name', 'original_name', 'bytes']).execute();
      expect(files).toMatchObject([{ original_name: 'Team sheet.pdf', bytes: sheet.length }]);
      expect(await api.world.uploads.size(files[0]?.name ?? '')).toBe(sheet.length);
      const large = await processOf()(token).begin('sheet.pdf', 21 * MB);
      expect([large.status, JSON.stringify(large.json)]).toEqual([413, expect.stringContaining('20MB')]);
    });
  });
