import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { indexPostsOfTags } from '../../modules/search/search-index.store.ts';
import type { Pack } from '../format/pack-schema.ts';
import { savePosts } from '../../modules/publishing/save-posts.store.ts';
import { addMedia, type NewMedia } from '../../modules/media/media.store.ts';
import { findIn, type FindMedia } from '../../modules/publishing/store-file.service.ts';
import type { PackTime } from '../../modules/publishing/values.service.ts';
import { importComments, importNotifications } from './import-messages.store.ts';
import { importForms } from './import-forms.store.ts';
import { importLeagues } from './import-leagues.ts';
import { importPageParts } from './import-page-parts.store.ts';
import { importTopics } from './import-topics.store.ts';

/** Shared by the parts of an import. */
export interface ImportStep {
  readonly tx: Tx;
  readonly findMedia: FindMedia;
  /** A pack's time in milliseconds since 1970 UTC. */
  readonly toTime: (time: PackTime) => number;
  readonly now: number;
}

/**
 * Imports a valid pack. A later import updates entries by slug and adds new ones; it deletes nothing and changes
 * nothing that people did.
 * @param media the stored files of the pack, by name
 */
export async function importPack(tx: Tx, pack: Pack, media: ReadonlyMap<string, NewMedia>, now: number): Promise<void> {
  await addMedia(tx, media.values(), now);
  const start = await findFirstImport(tx, pack['pack.json'].name, now);
  const step: ImportStep = {
    tx,
    findMedia: findIn(media),
    toTime: (time) => ('at' in time ? time.at : start - time.ago),
    now,
  };
  const parts = await importPageParts(step, pack);
  const topics = await importTopics(step, pack, parts);
  const posts = await savePosts(step, pack['posts.json'], topics);
  await indexPostsOfTags(tx, [...topics.tags.values()]);
  await importComments(step, pack['comments.json'], posts);
  await importNotifications(step, pack['notifications.json']);
  await importForms(step, pack['forms.json']);
  await importLeagues(step, pack);
}

async function findFirstImport(tx: Tx, name: string, now: number): Promise<number> {
  // The update changes nothing, but returns the row if the pack was imported before.
  const { rows } = await sql<{ first: number }>`
    insert into imported_packs (name, first_imported_at) values (${name}, ${now})
    on conflict (name) do update set name = excluded.name returning first_imported_at as first`.execute(tx);
  return rows[0]?.first ?? now;
}

/** Whether the database has no content yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const post = await db.selectFrom('posts').select('id').limit(1).executeTakeFirst();
  const pack = await db.selectFrom('imported_packs').select('name').limit(1).executeTakeFirst();
  return !post && !pack;
}
