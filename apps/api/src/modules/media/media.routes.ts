import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { notFound } from '../../http/errors/api-error.ts';
import type { HttpEnv } from '../../http/call.ts';
import { isMediaName, mediaType } from '../../adapters/files/files.ts';
import type { Files } from '../../adapters/files/files.ts';
import { readRange } from './range.ts';

/**
 * `/api/media/<hash>.<ending>`: the name is made of the content, so it may be kept for ever. Ranges let a browser seek
 * in a clip; other sites may not embed it.
 */
export function mountMedia(app: Hono<HttpEnv>, files: Files): void {
  app.get('/api/media/:name', (c) => sendMedia(c, files));
}

async function sendMedia(c: Context<HttpEnv>, files: Files): Promise<Response> {
  c.set('route', 'media');
  const name = c.req.param('name') ?? '';
  const size = isMediaName(name) ? await files.size(name) : null;
  if (size === null) throw notFound('This file');
  const etag = `"${name.slice(0, 40)}"`;
  c.header('Content-Type', mediaType(name));
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Accept-Ranges', 'bytes');
  c.header('ETag', etag);
  c.header('Cross-Origin-Resource-Policy', 'same-site');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);

  // A range asked of another version of the file (If-Range) is answered with the whole of this one.
  const ifRange = c.req.header('if-range');
  const range = ifRange === undefined || ifRange === etag ? readRange(c.req.header('range'), size) : 'whole';
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    c.header('Content-Type', 'text/plain');
    return c.body(null, 416);
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  c.header('Content-Length', String(end - start + 1));
  if (range !== 'whole') c.header('Content-Range', `bytes ${start}-${end}/${size}`);
  const status = range === 'whole' ? 200 : 206;
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, status);
  return c.body(Readable.toWeb(files.read(name, start, end)) as ReadableStream, status);
}
