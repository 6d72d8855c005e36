import { publishPost } from '@maidan/contract/desk/posts/compose';
import { draftOfPost, postDraftById } from '@maidan/contract/desk/posts/post-drafts';
import { purgePost } from '@maidan/contract/desk/cases/reports';
import { restorePosts, withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { png } from '../../../testing/operator.ts';
import { importPost } from '../../../testing/posts.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ownMediaUrl } from '../../adapters/files/media-url.ts';
import { sweepMedia } from '../../jobs/sweep-media.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';

describe.each(engines)('purged files on %s', (engine) => {
  let api: TestApp;
  let owner: string;
  let editor: string;
  beforeEach(async () => {
    api = await createTestApp(engine);
    owner = (await seatStaff(api, { roles: ['owner'] })).token;
    editor = (await seatStaff(api, { roles: ['editor'] })).token;
  });
  afterEach(() => api.close());

  const pictures = { 'turf.png': png(1300, 900), 'nets.png': png(640, 480) };
  const publish = async (slug: string, file: keyof typeof pictures) => {
    await importPost(api, slug, pictures, { name: slug, media: `media/${file}` });
    return api.db
      .selectFrom('posts')
      .select(['id', 'media', 'thumbnail'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
  };
  const stored = async () => {
    const names: string[] = [];
    for await (const { name } of api.world.files.list()) names.push(name);
    return names;
  };
  const served = async (media: string | null) => (await api.get(ownMediaUrl(media) ?? '')).status;
  const purge = (id: number, token = owner) => api.request(purgePost, { body: { id } }, { token });
  const withdraw = (id: number, token = editor) => api.reply(withdrawPosts, { body: { ids: [id] } }, { token });

  test('those of a withdrawn post are removed at once with their copies, and the post cannot be restored', async () => {
    const { id, media } = await publish('turf', 'turf.png');
    const other = await publish('nets', 'nets.png');
    expect([(await stored()).length > 2, await served(media)]).toEqual([true, 200]);
    expect((await purge(id)).status).toBe(409);
    await withdraw(id);
    const reply = await purge(id);
    expect([reply.status, reply.json]).toEqual([200, { removed: 1, kept: 0, drafts: 0 }]);
    const hash = String(media).slice(0, 40);
    expect((await stored()).filter((name) => name.startsWith(hash))).toEqual([]);
    api.wait(MINUTE);
    expect([await served(media), await served(other.media)]).toEqual([404, 200]);
    const { failed } = await api.reply(restorePosts, { body: { ids: [id] } }, { token: owner });
    expect(failed).toMatchObject([{ reason: 'Its files have been removed.' }]);
    const acts = await api.db.selectFrom('audit_log').select(['action', 'new_values']).orderBy('id').execute();
    expect(acts.at(-1)).toEqual({ action: 'post.purged', new_values: '{"files":"1","kept":"0","drafts":"0"}' });
  });

  test('a file that another post shows stays until that post is withdrawn too', async () => {
    const [first, second] = [await publish('turf', 'turf.png'), await publish('again', 'turf.png')];
    await withdraw(first.id);
    expect((await purge(first.id)).json).toEqual({ removed: 0, kept: 1, drafts: 0 });
    expect(await served(second.media)).toBe(200);
    await withdraw(second.id);
    expect((await purge(first.id)).json).toEqual({ removed: 1, kept: 0, drafts: 0 });
    expect(await stored()).toEqual([]);
    expect((await purge(999_999)).status).toBe(404);
  });

  test('a draft keeps a file from the cleanup, but does not publish it or prevent a purge, and reports the loss', async () => {
    const { id, media } = await publish('turf', 'turf.png');
    const draft = await api.reply(draftOfPost, { params: { id }, body: { copy: true } }, { token: editor });
    const open = () => api.reply(postDraftById, { params: { id: draft.id } }, { token: editor });
    await withdraw(id);
    api.wait(MINUTE);
    expect(await served(media)).toBe(404);
    await sweepMedia(api.db, api.world.files, api.now() + 31 * DAY, { orphans: true });
    expect((await open()).files).toMatchObject([{ id: media, width: 1300 }]);

    expect((await purge(id)).json).toEqual({ removed: 1, kept: 0, drafts: 1 });
    const { content, files } = await open();
    expect([content.name, content.file, files]).toEqual(['turf', media, []]);
    const body = { content: { ...content, alt: 'The turf' }, draft_id: draft.id };
    const refused = await api.request(publishPost, { body }, { token: editor });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('This file no longer exists.')]);
    // Once stored again, it is served again.
    await publish('again', 'turf.png');
    expect((await open()).files).toMatchObject([{ id: media }]);
  });

  test('for a day, only an owner who did not withdraw the post can purge, so that the withdrawal can be undone', async () => {
    const { id, media } = await publish('turf', 'turf.png');
    await withdraw(id, owner);
    const moderator = async () => (await seatStaff(api, { roles: ['moderator'] })).token;
    for (const token of [owner, await moderator()]) {
      const refused = await purge(id, token);
      expect([refused.status, refused.text]).toEqual([
        409,
        expect.stringMatching(
          /Its files can be removed for good from \d+ \w+ \d{4}.*\. Until then the post can be restored\./,
        ),
      ]);
    }
    await api.reply(restorePosts, { body: { ids: [id] } }, { token: owner });
    api.wait(DAY);
    await withdraw(id, (await seatStaff(api, { roles: ['owner'] })).token);
    expect((await purge(id, await moderator())).status).toBe(409);
    api.wait(DAY - MINUTE);
    expect((await purge(id, await moderator())).status).toBe(409);
    api.wait(MINUTE);
    expect((await purge(id, await moderator())).json).toEqual({ removed: 1, kept: 0, drafts: 0 });
    expect(await served(media)).toBe(404);

    const urgent = await publish('nets', 'nets.png');
    const [first, second] = [await seatStaff(api, { roles: ['owner'] }), await seatStaff(api, { roles: ['owner'] })];
    await withdraw(urgent.id, first.token);
    expect((await purge(urgent.id, first.token)).status).toBe(409);
    expect((await purge(urgent.id, second.token)).json).toEqual({ removed: 1, kept: 0, drafts: 0 });
  });
});
