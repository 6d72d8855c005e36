import { publishPost, uploadedFile, type PostDraft, type UploadedMedia } from '@maidan/contract/desk/posts/compose';
import { deskPosts } from '@maidan/contract/desk/posts/posts';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPost } from '../../../../testing/media/clip-writer.ts';
import { prepareClips } from '../../../../testing/media/prepare-clips.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { mediaSender } from '../../../../testing/media/chunk-sender.ts';
import { clip, png } from '../../../../testing/operator.ts';
import { importContent, manyPosts } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { DAY, MINUTE } from '../../../runtime/clock.ts';

describe.each(engines)('writing posts at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let picture: UploadedMedia;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(1));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
    picture = await uploaded('turf.png', png(800, 600));
  });
  afterAll(() => api.close());

  const upload = (name: string, content: Uint8Array | string) => mediaSender(api, token).send(name, content);
  const uploaded = (name: string, bytes: Uint8Array) => mediaSender(api, token).stored(name, bytes);
  const publish = (content: Partial<PostDraft>, at?: string) =>
    api.request(publishPost, { body: { content: { ...blankPost, ...content }, ...(at ? { at } : {}) } }, { token });
  const slugOf = async (content: Partial<PostDraft>, at?: string) =>
    publishPost.response.parse((await publish(content, at)).json).slug;
  const seen = (slug: string) => api.reply(postBySlug, { params: { slug } });

  test('a picture is stored with its size, and its post comes first in its feeds once published', async () => {
    expect(picture).toMatchObject({ kind: 'picture', width: 800, height: 600 });
    expect((await api.get(picture.url ?? '')).status).toBe(200);
    const slug = await slugOf({ file: picture.id, description: '<p>Long<script>x()</script></p>' });
    expect(slug).toBe('turf-at-night');
    const [page] = await api.reply(tagPosts, { params: { tag: 'home' }, query: { page: 1 } });
    expect(page?.posts.map((post) => post.slug)).toEqual(['turf-at-night', 'post-1']);
    expect(await seen(slug)).toMatchObject({
      type: 'image',
      alt: 'Six a side',
      width: 800,
      description: '<p>Long</p>',
    });
    // The same title again is another post.
    expect(await slugOf({ file: picture.id })).toBe('turf-at-night-2');
  });

  test('all six kinds are published in the format that readers get', async () => {
    const { id } = await uploaded('smash.mp4', clip());
    await prepareClips(api);
    const film = await api.reply(uploadedFile, { params: { id } }, { token });
    const posts: [Partial<PostDraft>, object][] = [
      [
        { type: 'video', file: film.id },
        { type: 'video', media: film.url, duration: film.duration },
      ],
      [
        {
          type: 'gallery',
          gallery: [
            { file: picture.id, alt: 'A goal' },
            { file: picture.id, alt: 'The crowd' },
          ],
        },
        { type: 'gallery', media: null, postgallery: [{ alt: 'A goal', width: 800 }, { alt: 'The crowd' }] },
      ],
      [
        { type: 'youtube', address: ' https://youtu.be/abcdefghijk ', thumbnail: picture.id, file: film.id },
        { type: 'youtube', media: 'https://youtu.be/abcdefghijk', thumbnail: picture.url },
      ],
      [
        { type: 'embed', address: 'https://vimeo.com/12345' },
        { type: 'embed', media: 'https://vimeo.com/12345' },
      ],
      [
        { type: 'ad', file: picture.id, action_url: 'https://shop.example/', action_btn_1: 'Buy' },
        { type: 'ad', action_url: 'https://shop.example/', action_btn_1: 'Buy', action_btn_2: null },
      ],
    ];
    for (const [content, reply] of posts) expect(await seen(await slugOf(content)), content.type).toMatchObject(reply);
  });

  test('a scheduled post waits in its list, and is published at its time', async () => {
    const at = new Date(api.now() + 10 * MINUTE).toISOString();
    const slug = await slugOf({ file: picture.id, name: 'Soon' }, at);
    expect((await api.request(postBySlug, { params: { slug } })).status).toBe(404);
    const { data } = await api.reply(deskPosts, { query: { state: 'scheduled' } }, { token });
    expect(data).toMatchObject([{ slug, state: 'scheduled', published_at: at }]);
    api.wait(10 * MINUTE);
    expect((await seen(slug)).name).toBe('Soon');
  });

  test('each mistake is reported at its field, and nothing is written', async () => {
    const before = await api.db.selectFrom('posts').select('id').execute();
    const file = picture.id;
    const refused: [Partial<PostDraft>, string, string?][] = [
      [{ file, name: ' ' }, 'name'],
      [{}, 'file'],
      [{ file, alt: '' }, 'alt'],
      [{ file: file.replace(/^./, (first) => (first === '0' ? '1' : '0')) }, 'file'],
      [{ file: `../${file}` }, 'file'],
      [{ file: '<iframe>' }, 'file'],
      [{ file, type: 'video' }, 'file'],
      [{ type: 'youtube', address: 'https://vimeo.com/12345' }, 'address'],
      [{ file, tags: ['nope'] }, 'tags'],
      [{ file, credits: 'Asha', credits_url: 'javascript:x()' }, 'credits_url'],
      [{ type: 'ad', file, action_btn_1: 'Buy', action_url: 'shop' }, 'action_url'],
      [{ file }, 'at', new Date(api.now() + 400 * DAY).toISOString()],
    ];
    for (const [content, field, at] of refused) {
      const { status, json } = await publish(content, at);
      expect([status, Object.keys((json as { errors: object }).errors)], field).toEqual([422, [field]]);
    }
    expect(await api.db.selectFrom('posts').select('id').execute()).toEqual(before);
  });

  test.each([
    ['notes.txt', 'text', 422, 'notes.txt is not a supported file'],
    ['turf.png', 'not a picture', 422, 'turf.png is damaged or has the wrong file extension.'],
    ['turf.png', png(800, 600).subarray(0, 60), 422, 'turf.png'],
    ['huge.png', Buffer.alloc(53e6), 413, 'This file is too large: 53 MB. The limit is 52 MB.'],
  ])('%s is refused with the reason', async (name, bytes, status, text) => {
    const answer = await upload(name, bytes);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.json)).toContain(text);
  });
});
