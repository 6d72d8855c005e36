import path from 'node:path';
import { packFiles } from '../src/content/format/pack-schema.ts';
import type { Pack, PackFile } from '../src/content/format/pack-schema.ts';
import { mediaReferences } from '../src/content/format/media-references.ts';
import { importPack } from '../src/content/import/import-pack.store.ts';
import { storeMedia } from '../src/content/import/store-media.ts';
import { readPack } from '../src/content/validate/read-pack.ts';
import type { Db } from '../src/db/open-database.ts';
import type { Files } from '../src/adapters/files/files.ts';
import type { TestApp } from './test-app.ts';
import { testMedia } from './media/test-media.ts';
import { testClips, testPictures } from './media/test-pictures.ts';

const DEMO = path.join(import.meta.dirname, '..', 'content', 'demo');

type Written = { readonly [File in PackFile]?: unknown };

/** A pack as an author writes it, parsed with the importer's schemas. Missing files count as empty. */
export function writePack(written: Written = {}): Pack {
  const files = { 'pack.json': { format: 1, name: 'A pack for tests' }, ...written };
  const read = Object.entries(packFiles).map(([file, schema]) => [file, schema.parse(files[file as PackFile])]);
  return Object.fromEntries(read) as Pack;
}

/** A tag, a category and posts in both: `post-1` is the newest, each further one is an hour older. */
export function manyPosts(count: number): Written {
  return {
    'tags.json': [{ slug: 'home', name: 'Home', subscribe: 100 }],
    'categories.json': [{ slug: 'sport', name: 'Play', subscribe: 50 }],
    'posts.json': Array.from({ length: count }, (_, index) => writePost(`post-${index + 1}`, `-${index + 1}h`)),
  };
}

export function writePost(slug: string, published_at: string, more: Record<string, unknown> = {}) {
  return { slug, name: `About ${slug}`, published_at, tags: ['home'], categories: ['sport'], ...more };
}

/** Imports a pack without its files: the media that rows refer to do not exist. */
export async function importContent({ db, world }: TestApp, written: Written): Promise<void> {
  const pack = writePack(written);
  const media = new Map(mediaReferences(pack).map(({ value }) => [value, testMedia(value)]));
  await db.transaction().execute((tx) => importPack(tx, pack, media, world.clock()));
}

export async function importInto(
  db: Db,
  files: Files,
  pack: Pack,
  now: number,
  folder = '/nowhere',
  clips = testClips,
): Promise<void> {
  const media = await storeMedia(pack, folder, {
    files,
    pictures: testPictures,
    clips,
    copiesLater: true,
  });
  await db.transaction().execute((tx) => importPack(tx, pack, media, now));
}

/** Imports the pack that comes with the product. */
export async function demoPack({ db, world }: TestApp): Promise<void> {
  const result = readPack(DEMO);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  await importInto(db, world.files, result.pack, world.clock(), DEMO);
}
