import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maidanIn } from '../operator.ts';
import { mediaFile } from './media.ts';

type Entry = Record<string, unknown>;

/** A content pack, keyed by the names of its files (apps/api/content/README.md) without `.json`. */
export interface ContentPack {
  tags?: Entry[];
  categories?: Entry[];
  posts?: Entry[];
  polls?: Entry[];
  'audio-bars'?: Entry[];
  'ad-carousels'?: Entry[];
  'tag-scrollers'?: Entry[];
  'latest-story'?: Entry;
  comments?: Entry[];
  notifications?: Entry[];
  leagues?: Entry[];
  'league-categories'?: Entry[];
  'league-fixtures'?: Entry[];
  'league-social'?: Entry[];
  'league-registrations'?: Entry[];
  forms?: Entry[];
  'about-league'?: Entry;
}

/** Imports a pack while the product is running, as an operator does. The media files that it names are generated. */
export async function importContent(dataDir: string, pack: ContentPack): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-pack-'));
  try {
    await mkdir(join(folder, 'media'));
    const files = { pack: { format: 1, name: 'End-to-end tests' }, ...pack };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    }
    const media = new Set(JSON.stringify(pack).match(/(?<="media\/)[^"]+/g));
    for (const name of media) await writeFile(join(folder, 'media', name), await mediaFile(name));
    await maidanIn(dataDir, 'content', 'import', folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
