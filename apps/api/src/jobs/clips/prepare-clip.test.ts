import { publishPost, uploadedFile, uploadedMedia, type PostDraft } from '@maidan/contract/desk/posts/compose';
import { savePostDraft } from '@maidan/contract/desk/posts/post-drafts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { chunkSender } from '../../../testing/media/chunk-sender.ts';
import { blankPost } from '../../../testing/media/clip-writer.ts';
import { prepareClips } from '../../../testing/media/prepare-clips.ts';
import { clip } from '../../../testing/operator.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createClipMaker } from '../../adapters/clips/clip-maker.ts';
import { hashOf, originalName } from '../../adapters/files/files.ts';
import { MAX_ATTEMPTS } from '../../modules/jobs/jobs.store.ts';
import { markRemoved, setClipCopies } from '../../modules/media/media.store.ts';
import { DAY, systemClock } from '../../runtime/clock.ts';
import { sweepMedia } from '../sweep-media.ts';

describe.each(engines)('an uploaded clip on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(0));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
  });
  afterAll(() => api.close());

  let films = 0;
  /** A unique clip: players skip its last bytes. */
  const newFilm = () => Buffer.concat([clip(), Buffer.from([0, 0, 0, 9, ...Buffer.from('free'), (films += 1)])]);
  async function send(film: Buffer) {
    const to = (path: string, init: RequestInit) => api.app.request(path, init, { peer: '127.0.0.1' });
    const sender = chunkSender(to, token);
    const { id } = await sender.whole('smash.mp4', film);
    const media = uploadedMedia.parse((await sender.store(id)).json);
    // A client that lost the reply gets it again, in its current state.
    return { ...media, again: async () => uploadedMedia.parse((await sender.store(id)).json) };
  }
  const read = (id: string) => api.reply(uploadedFile, { params: { id } }, { token });
  const publish = (file: string) => {
    const content: PostDraft = { ...blankPost, type: 'video', name: 'Smash', file };
    return api.request(publishPost, { body: { content } }, { token });
  };
  const problemOf = async (file: string) => {
    const { status, json } = await publish(file);
    return [status, (json as { errors?: Record<string, string[]> }).errors?.['file']?.[0]];
  };
  const isStored = async (name: string) => (await api.world.files.size(name)) !== null;
  const sent = (id: string) => originalName(hashOf(id));

  test('is processed by a worker, can be part of a draft at once, and is published when it is ready', async () => {
    const { id, again, ...media } = await send(newFilm());
    expect(media).toMatchObject({ kind: 'clip', state: 'preparing', url: null, width: null });
    expect(await problemOf(id)).toEqual([422, 'This clip is still being prepared.']);
    const content = { ...blankPost, type: 'video', file: id } satisfies PostDraft;
    await api.reply(savePostDraft, { body: { content, at: null } }, { token });
    // The draft and the pending job protect it.
    await sweepMedia(api.db, api.world.files, systemClock() + 31 * DAY, { orphans: true });
    await prepareClips(api);
    const ready = await read(id);
    expect(ready).toMatchObject({ state: 'ready', width: 960, height: 540, duration: 6 });
    expect(await again()).toEqual(ready);
    expect((await api.get(ready.url ?? '')).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect(await isStored(sent(id))).toBe(false);
  });

  test('reports why it cannot be processed, and can be uploaded again', async () => {
    const film = newFilm();
    const { id } = await send(film);
    await prepareClips(api, createClipMaker(null, { seconds: 5, megabytes: 50 }));
    const problem = 'is 6 seconds long; the limit is 5 (CLIP_MAX_SECONDS).';
    expect(await read(id)).toMatchObject({ state: 'failed', problem });
    expect(await problemOf(id)).toEqual([422, `This clip ${problem}`]);
    expect(await isStored(sent(id))).toBe(false);
    expect(await send(film)).toMatchObject({ id, state: 'preparing', problem: null });
    await prepareClips(api);
    expect(await read(id)).toMatchObject({ state: 'ready', problem: null });
  });

  test('is given up if it ends every process that works on it', async () => {
    const { id } = await send(newFilm());
    await api.db.updateTable('jobs').set({ attempts: MAX_ATTEMPTS }).where('key', '=', hashOf(id)).execute();
    await prepareClips(api);
    expect(await read(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/^could not be prepared/),
    });
    // The original is kept for another attempt.
    expect(await isStored(sent(id))).toBe(true);
  });

  test('is ready at once when a post already shows it, and is processed again when nothing does', async () => {
    const film = newFilm();
    const { id } = await send(film);
    await prepareClips(api);
    expect(await send(film)).toMatchObject({ id, state: 'preparing' });
    await prepareClips(api);
    await publish(id);
    expect(await send(film)).toMatchObject({ id, state: 'ready', width: 960 });
  });

  test('leaves no file if it was purged during processing', async () => {
    const { id } = await send(newFilm());
    const clips = {
      ...api.world.clips,
      async read(file: string, folder: string) {
        await markRemoved(api.db, [id]);
        return api.world.clips.read(file, folder);
      },
    };
    await prepareClips(api, clips);
    expect((await api.request(uploadedFile, { params: { id } }, { token })).status).toBe(404);
    expect([await isStored(id), await isStored(sent(id))]).toEqual([false, false]);
  });

  test('gets its other sizes again when it is stored after its files were removed', async () => {
    const film = newFilm();
    const { id } = await send(film);
    await prepareClips(api);
    await setClipCopies(api.db, id, {
      sizes: [
        { side: 540, rate: 900 },
        { side: 240, rate: 200 },
      ],
      stream: null,
    });
    await markRemoved(api.db, [id]);
    await send(film);
    await prepareClips(api);
    const { variants } = await api.db
      .selectFrom('media')
      .select('variants')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // For a machine without ffmpeg, which makes none.
    expect(JSON.parse(variants ?? '')).toEqual({ sizes: [], stream: null });
  });
});
