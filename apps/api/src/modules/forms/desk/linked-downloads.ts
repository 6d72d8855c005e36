import { Readable } from 'node:stream';
import { sortableDay } from '@maidan/i18n/date-time';
import type { Context } from 'hono';
import { attachment } from '../../../adapters/files/clean-file-name.ts';
import type { HttpEnv } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { archiveForm } from '../export/archive-form.service.ts';
import { findFormToExport } from '../export/exports.store.ts';
import { sendUpload } from '../responses/send-file.service.ts';
import { coverResponse } from './cover-response.service.ts';
import { readLink } from './file-link.service.ts';
import { findAnswerFile } from './forms.store.ts';

/** The link itself is the permission: a browser that opens it sends no token. */
export async function sendLinkedFile(
  { db, uploads, pepper, clock }: AppContext,
  c: Context<HttpEnv>,
): Promise<Response> {
  const name = readLink('answer-file', pepper, c, clock());
  if (name === null) throw errors.notFound('file');
  return sendUpload(c, uploads, await findAnswerFile(db, name));
}

/** All responses to a form with their files, streamed as they are read. */
export async function sendLinkedArchive(
  { db, uploads, pepper, clock }: AppContext,
  c: Context<HttpEnv>,
): Promise<Response> {
  const id = readLink('form-archive', pepper, c, clock());
  const form = id === null ? undefined : await findFormToExport(db, Number(id));
  if (!form) throw errors.notFound('form');
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', attachment(`${form.slug}-answers-${sortableDay(clock())}.zip`));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'private, no-store');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(Readable.from(archiveForm(db, uploads, form, coverResponse))) as ReadableStream);
}
