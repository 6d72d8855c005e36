import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restorePosts, withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { importPack } from '../src/content/import/import-pack.store.ts';
import { storeMedia } from '../src/content/import/store-media.ts';
import { testPictures } from './media/test-pictures.ts';
import { manyPosts, writePack, writePost } from './packs.ts';
import { seatStaff } from './people/staff.ts';
import type { TestApp } from './test-app.ts';

/**
 * Publishes a post now as a content pack does, with its files, in the topics home and sport if it names them; replaces
 * one with the same slug.
 */
export async function importPost(
  { db, world, now }: TestApp,
  slug: string,
  files: Readonly<Record<string, string | Buffer>>,
  more: Record<string, unknown>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-post-'));
  mkdirSync(path.join(folder, 'media'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, 'media', name), content);
  const at = new Date(now()).toISOString();
  const post = writePost(slug, at, { tags: [], categories: [], ...more });
  const pack = writePack({ ...manyPosts(0), 'posts.json': [post] });
  try {
    const media = await storeMedia(pack, folder, { files: world.files, pictures: testPictures, clips: world.clips });
    await db.transaction().execute((tx) => importPack(tx, pack, media, now()));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As an editor does at the desk. @returns the reason for a refusal, if any */
const changing = (call: typeof withdrawPosts | typeof restorePosts) => async (api: TestApp, slug: string) => {
  const { token } = await seatStaff(api, { roles: ['editor'] });
  const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const { failed } = await api.reply(call, { body: { ids: [id] } }, { token });
  return failed.map(({ reason }) => reason);
};
export const withdrawAtDesk = changing(withdrawPosts);
export const restoreAtDesk = changing(restorePosts);
