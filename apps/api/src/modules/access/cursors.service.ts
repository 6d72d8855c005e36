import { defineCursor } from '../../http/cursor.ts';
import { errors } from '../../http/errors/errors.ts';

/** The id after which a list goes on. */
export const idCursor = defineCursor(['id']);

/** The rows of a page, of which one more was read, and what requests the next. */
export function pageOf<Row>(rows: readonly Row[], size: number, write: (last: Row) => string) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, cursor: rows.length > size && last !== undefined ? write(last) : null };
}

/** The id of a path or a body; 404 for one that cannot be. */
export function requireId(id: number | string, what: string): number {
  if (typeof id !== 'number') throw errors.notFound(what);
  return id;
}
