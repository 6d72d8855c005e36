import { defineCursor } from '../../http/cursor.ts';
import { errors } from '../../http/errors/errors.ts';

/** The id after which a list continues. */
export const idCursor = defineCursor(['id']);

/** The rows of a page, for which one extra row was read, and the cursor of the next page. */
export function pageOf<Row>(rows: readonly Row[], size: number, write: (last: Row) => string) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, cursor: rows.length > size && last !== undefined ? write(last) : null };
}

/** The id from a path or a body; 404 for an impossible one. */
export function requireId(id: number | string, what: string): number {
  if (typeof id !== 'number') throw errors.notFound(what);
  return id;
}
