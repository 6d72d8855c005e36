import type { Db } from '../../db/open-database.ts';

/** The tables whose rows name a stored upload: answers of forms, pictures in messages, and pieces of files that are not complete yet. */
export const tablesWithUploads = ['form_files', 'chat_pictures', 'upload_chunks'] as const;

/** Which of these names of stored uploads have a row; the others are left over. */
export async function knownUploads(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const found = await Promise.all(
    tablesWithUploads.map((table) => db.selectFrom(table).select('name').where('name', 'in', names).execute()),
  );
  return new Set(found.flat().map(({ name }) => name));
}
