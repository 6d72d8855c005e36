import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { attachment } from '../../../adapters/files/clean-file-name.ts';
import type { HttpEnv } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { archiveForm } from '../../forms/export/archive-form.service.ts';
import { findFormToExport } from '../../forms/export/exports.store.ts';
import { sendUpload } from '../../forms/responses/send-file.service.ts';
import { coverResponse } from './cover-response.service.ts';
import { isLinkValid } from './file-link.service.ts';
import { findAnswerFile } from './forms.store.ts';

const linkOf = (c: Context<HttpEnv>) => ({
  name: c.req.param('name') ?? '',
  until: c.req.query('until') ?? '',
  signature: c.req.query('signature') ?? '',
});

/** The link itself is the permission: a browser that opens it sends no token. */
export async function sendLinkedFile(
  { db, uploads, pepper, clock }: AppContext,
  c: Context<HttpEnv>,
): Promise<Response> {
  const link = linkOf(c);
  if (!isLinkValid('answer-file', pepper, link, clock())) throw errors.notFound('file');
  return sendUpload(c, uploads, await findAnswerFile(db, link.name));
}

/** All answers to a form with their files, as they are read. */
export async function sendLinkedArchive(
  { db, uploads, pepper, clock }: AppContext,
  c: Context<HttpEnv>,
): Promise<Response> {
  const link = linkOf(c);
  if (!isLinkValid('form-archive', pepper, link, clock())) throw errors.notFound('form');
  const form = await findFormToExport(db, Number(link.name));
  if (!form) throw errors.notFound('form');
  c.header('Content-Type', 'application/zip');
  c.header('Content-Disposition', attachment(`${form.slug}-answers-${toInstant(clock()).slice(0, 10)}.zip`));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'private, no-store');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(Readable.from(archiveForm(db, uploads, form, coverResponse))) as ReadableStream);
}
