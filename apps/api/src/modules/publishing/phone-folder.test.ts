import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { chats } from '@maidan/contract/account/conversations';
import { uploadedFile, uploadedMedia } from '@maidan/contract/desk/posts/compose';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { chunkSender } from '../../../testing/media/chunk-sender.ts';
import { answerParts, sendForm, writeForm } from '../../../testing/form-sender.ts';
import { createOperator } from '../../../testing/operator.ts';
import { importContent, manyPosts, writePost } from '../../../testing/packs.ts';
import { ffmpeg } from '../../../testing/media/phone-clips.ts';
import { prepareClips } from '../../../testing/media/prepare-clips.ts';
import { phoneFolder, PLANTED, type PhoneFile } from '../../../testing/media/phone-folder.ts';
import { phonePlaces, someOf } from '../../../testing/media/phone-places.ts';
import { findFault, isTaken, sendInMessage } from '../../../testing/media/phone-verdict.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createClipMaker } from '../../adapters/clips/clip-maker.ts';
import type { ClipMaker, ReadClip } from '../../adapters/clips/clips.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { cleanUpUploads } from '../../jobs/cleanup-uploads.ts';
import { DAY, MINUTE, systemClock } from '../../runtime/clock.ts';
import { fitsKind } from './post-content.service.ts';

const skips = ffmpeg === null ? ' (ten films are left out: ffmpeg is not installed)' : '';
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-phones-'));
const maker = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });

/** The real clip maker, with a cache: each clip is processed once for all entry points. */
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

let all: PhoneFile[];
beforeAll(async () => {
  all = await phoneFolder(folder);
}, 0);
afterAll(() => {
  maker.close();
  rmSync(folder, { recursive: true });
});

test(`the folder of phones has sixty files${skips}`, () => {
  expect(all.length).toBe(ffmpeg === null ? 50 : 60);
});

for (const { title, engine, isLeftOut, isWhole, open } of phonePlaces)
  describe.skipIf(isLeftOut)(`files from phones, ${title}`, { timeout: 0 }, () => {
    let files: PhoneFile[];
    let api: TestApp;
    let token: string;
    let inFolder: string | null;
    beforeAll(async () => {
      files = isWhole ? all : someOf(all);
      const place = await open(folder);
      ({ inFolder } = place);
      api = await createTestApp(engine, {}, { files: place.files, uploads: place.uploads, clips });
      await importContent(api, manyPosts(1));
      ({ token } = await seatStaff(api, { roles: ['editor'] }));
    }, 0);
    afterAll(() => api.close());

    const send = (to: string, init: RequestInit) => api.app.request(to, init, { peer: '127.0.0.1' });
    /** The reply for a file once a worker has processed a clip. */
    const prepared = async ({ name }: PhoneFile, answer: { status: number; json: unknown }) => {
      const sent = answer.status === 200 ? uploadedMedia.parse(answer.json) : null;
      if (sent?.state !== 'preparing') return answer;
      await prepareClips(api);
      const media = await api.reply(uploadedFile, { params: { id: sent.id } }, { token });
      return media.state === 'failed'
        ? { status: 422, json: `${name} ${media.problem}` }
        : { status: 200, json: media };
    };
    const good = () => files.filter(({ fate }) => 'size' in fate);
    const bad = () => files.filter(({ fate }) => 'words' in fate);

    test('at the desk: the correct picture or a clear message, and no chunk is left', async () => {
      const sender = chunkSender(send, token);
      const faults: (string | null)[] = [];
      for (const file of files.filter(({ bytes }) => bytes.length > 0)) {
        // One person may have only so many chunks.
        api.wait(10_000);
        faults.push(await findFault(send, file, await prepared(file, await sender.media(file.name, file.bytes))));
      }
      expect(faults.filter(Boolean)).toEqual([]);
      expect((await sender.begin('empty.mp4', 0)).status).toBe(422);
      for await (const name of api.world.uploads.list()) throw new Error(`${name} is left`);
    });

    test('in a pack: a post with the correct size, or a message and nothing imported', async () => {
      const operator = createOperator(api, {}, undefined, clips);
      const faults: string[] = [];
      for (const [at, { name, bytes, fate }] of files.entries()) {
        const [slug, pack] = [`packed-${at}`, mkdtempSync(path.join(folder, 'pack-'))];
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

    test.each(['in one request', 'in pieces'])(
      'as answers to a form, %s: a supported file is kept, any other is refused by name',
      async (way) => {
        const slug = way.replaceAll(' ', '-');
        const fields = [{ name: 'file', label: 'File', type: 'file', is_required: 1 }];
        await importContent(api, { 'forms.json': [{ slug, title: 'Phones', fields }] });
        const form = await api.reply(formById, { params: { id: slug } });
        const field = Number(form?.fields[0]?.id);
        const { token: reader } = await signIn(api);
        const answer = async ({ name, bytes }: PhoneFile) => {
          if (way === 'in one request') {
            return sendForm(api, writeForm(answerParts(slug, [{ field, file: { name, bytes } }])), { token: reader });
          }
          const sender = chunkSender(send, reader);
          const { id, ...sent } = await sender.whole(name, bytes);
          if (sent.status !== 200) return sent;
          const parts = [...answerParts(slug, [{ field }]), { name: 'answers[0][upload]', body: id }];
          const said = await sendForm(api, writeForm(parts), { token: reader });
          // Kept files stay for a while, so that the answers can be sent again; one person may have thirty.
          await sender.cancel(id);
          return said;
        };
        let kept = 0;
        const faults: string[] = [];
        // An empty file is refused before its first piece.
        for (const file of files.filter(({ bytes }) => way === 'in one request' || bytes.length > 0)) {
          api.wait(MINUTE);
          const { name } = file;
          const { status, json } = await answer(file);
          if (isTaken(file)) kept += 1;
          const isRight = isTaken(file)
            ? status === 200
            : [415, 422].includes(status) && JSON.stringify(json).includes(name);
          if (!isRight) faults.push(`${name}: ${status} ${JSON.stringify(json)}`);
        }
        expect(faults).toEqual([]);
        const rows = await api.db.selectFrom('form_files').select('name').execute();
        // Refused files may be sent again for a day.
        api.wait(2 * DAY);
        await cleanUp(api.db, api.now());
        await cleanUpUploads(api.db, api.world.uploads, systemClock() + 3 * DAY);
        const stored: string[] = [];
        for await (const name of api.world.uploads.list()) stored.push(name);
        expect([rows.length % kept, stored.toSorted()]).toEqual([0, rows.map(({ name }) => name).toSorted()]);
        for (const name of stored) {
          const bytes = await buffer(api.world.uploads.read(name));
          expect(PLANTED.filter((secret) => bytes.includes(secret))).toEqual([]);
        }
      },
    );

    test('in a message: a picture that the provider can open, or an error and no message', async () => {
      const { token: sender } = await signIn(api);
      const cid = await startConversation(api, sender);
      const faults: (string | null)[] = [];
      for (const file of files) {
        api.wait(MINUTE);
        faults.push(await sendInMessage(send, file, { conversation: cid, token: sender }));
      }
      expect(faults.filter(Boolean)).toEqual([]);
      const { data } = await api.reply(chats, { params: { id: cid } }, { token: sender });
      const rows = await api.db.selectFrom('chat_pictures').select('name').execute();
      const taken = files.filter(isTaken).length;
      expect([data.length, rows.length]).toEqual([1 + taken, taken]);
      await cleanUpUploads(api.db, api.world.uploads, systemClock() + DAY);
      const stored: string[] = [];
      for await (const name of api.world.uploads.list()) stored.push(name);
      expect(stored).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
    });

    test('no stored file reveals where and by whom it was taken, and no work is left unfinished', async () => {
      expect([good().length > bad().length, bad().length]).toEqual([true, isWhole ? 15 : 6]);
      const names = inFolder === null ? [] : readdirSync(inFolder);
      expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
      const { files: stores } = api.world;
      for await (const { name, bytes: size } of stores.list()) {
        if (name.endsWith('.original')) continue;
        const bytes = await buffer(stores.read(name, 0, size - 1));
        expect([name, PLANTED.filter((secret) => bytes.includes(secret))]).toEqual([name, []]);
      }
    });
  });
