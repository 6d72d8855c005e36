import type { Db } from '../../db/open-database.ts';

/** The tables whose rows name a stored upload: answers of forms, pictures in messages, and chunks of incomplete files. */
export const tablesWithUploads = ['form_files', 'chat_pictures', 'upload_chunks'] as const;

/** The names among these stored uploads that have a row; the others are orphans. */
export async function knownUploads(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const found = await Promise.all(
    tablesWithUploads.map((table) => db.selectFrom(table).select('name').where('name', 'in', names).execute()),
  );
  return new Set(found.flat().map(({ name }) => name));
}
