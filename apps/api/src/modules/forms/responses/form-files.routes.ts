import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { ApiError, notFound } from '../../../http/errors/api-error.ts';
import type { Call, HttpEnv, SignedIn } from '../../../http/call.ts';
import { attachment } from '../../../adapters/files/clean-file-name.ts';
import { isUploadName } from '../../../adapters/files/uploads.ts';
import { findOwnFile } from './form-responses.store.ts';

/**
 * `/api/forms/file/<name>`: a file for whoever sent it, to be saved and never shown in a page. The operator reads
 * files with `maidan form export`.
 */
export function mountFormFiles(
  app: Hono<HttpEnv>,
  parts: AppContext,
  authenticate: (call: Call['http']) => Promise<SignedIn | null>,
): void {
  app.get('/api/forms/file/:name', async (c) => {
    c.set('route', 'forms/file');
    const user = await authenticate(c);
    if (!user) throw new ApiError('unauthenticated', 'Please log in to continue.');
    c.set('userId', user.userId);
    return sendFile(c, parts, user);
  });
}

async function sendFile(c: Context<HttpEnv>, { db, uploads }: AppContext, { userId }: SignedIn): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const file = isUploadName(name) ? await findOwnFile(db, userId, name) : undefined;
  const size = file ? await uploads.size(name) : null;
  if (!file || size === null) throw notFound('This file');
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(size));
  c.header('Content-Disposition', attachment(file.original_name));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Cache-Control', 'private, no-store');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(uploads.read(name)) as ReadableStream);
}
