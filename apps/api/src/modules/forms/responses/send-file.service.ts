import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { attachment } from '../../../adapters/files/clean-file-name.ts';
import { isUploadName, type Uploads } from '../../../adapters/files/uploads.ts';
import type { HttpEnv, SignedIn } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { findOwnFile } from './form-responses.store.ts';

/** Sends a file to the person who uploaded it. */
export async function sendFile(
  c: Context<HttpEnv>,
  { db, uploads }: AppContext,
  { userId }: SignedIn,
): Promise<Response> {
  const name = c.req.param('name') ?? '';
  return sendUpload(c, uploads, isUploadName(name) ? await findOwnFile(db, userId, name) : undefined);
}

interface StoredFile {
  readonly name: string;
  readonly original_name: string;
  readonly type: string;
}

/**
 * Sends an uploaded file as a download that no page may show.
 * @throws ApiError 404 without the file
 */
export async function sendUpload(
  c: Context<HttpEnv>,
  uploads: Uploads,
  file: StoredFile | undefined,
): Promise<Response> {
  const size = file ? await uploads.size(file.name) : null;
  if (!file || size === null) throw errors.notFound('file');
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(size));
  c.header('Content-Disposition', attachment(file.original_name));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Cache-Control', 'private, no-store');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(uploads.read(file.name)) as ReadableStream);
}
