import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { findForm } from './custom-forms.store.ts';

/** @throws ApiError 404 for a form that does not exist, or was never published */
export async function requireForm(db: Db, id: Id) {
  const form = await findForm(db, id);
  if (!form) throw errors.notFound('form');
  return form;
}
