import path from 'node:path';
import { packFiles } from '../src/content/format/pack-schema.ts';
import type { Pack, PackFile } from '../src/content/format/pack-schema.ts';
import { importPack } from '../src/content/import/import-pack.ts';
import { readPack } from '../src/content/format/read-pack.ts';
import type { TestApp } from './test-app.ts';

const DEMO = path.join(import.meta.dirname, '..', 'content', 'demo');

type Written = { readonly [File in PackFile]?: unknown };

/** A pack as a person writes it, read by the importer's own schemas. Files left out are empty. */
export function writePack(written: Written = {}): Pack {
  const files = { 'pack.json': { format: 1, name: 'A pack for tests' }, ...written };
  const read = Object.entries(packFiles).map(([file, schema]) => [file, schema.parse(files[file as PackFile])]);
  return Object.fromEntries(read) as Pack;
}

/** A tag, a category and so many posts in both: `post-1` is the newest, each an hour older than the one before. */
export function manyPosts(count: number): Written {
  return {
    'tags.json': [{ slug: 'home', name: 'Home', subscribe: 100 }],
    'categories.json': [{ slug: 'sport', name: 'Play', subscribe: 50 }],
    'posts.json': Array.from({ length: count }, (_, index) => writtenPost(`post-${index + 1}`, `-${index + 1}h`)),
  };
}

export function writtenPost(slug: string, published_at: string, more: Record<string, unknown> = {}) {
  return { slug, name: `About ${slug}`, published_at, tags: ['home'], categories: ['sport'], ...more };
}

/** Imports it the way the command does; its media, if any, must be addresses elsewhere. */
export async function importWritten({ world }: TestApp, written: Written): Promise<void> {
  await importPack(world.database.db, world.files, writePack(written), '/nowhere', world.clock);
}

/** Imports the pack that the product comes with. */
export async function demoPack({ world }: TestApp): Promise<void> {
  const result = readPack(DEMO);
  if ('mistakes' in result) throw new Error(JSON.stringify(result.mistakes));
  await importPack(world.database.db, world.files, result.pack, DEMO, world.clock);
}
