import { Readable } from 'node:stream';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import type { Context } from 'hono';
import { mediaType, pictureOfCopy, type Files } from '../../adapters/files/files.ts';
import type { HttpEnv } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { KEPT_BY_BROWSERS } from '../../http/reply/kept-by-browsers.ts';
import { readRange } from './range.ts';

/** Sends a stored file, or the requested part of it. @throws ApiError 404 */
export async function sendMedia(c: Context<HttpEnv>, files: Files, name: string): Promise<Response> {
  const size = await files.size(name);
  if (size === null) return sendPictureOfCopy(c, files, name);
  const etag = `"${name.slice(0, name.lastIndexOf('.'))}"`;
  c.header('Content-Type', mediaType(name));
  c.header('Cache-Control', KEPT_BY_BROWSERS);
  c.header('Accept-Ranges', 'bytes');
  c.header('ETag', etag);
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  // If-Range with a different version of the file gets the whole current file.
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
  return c.body(stream(files, name, start, end), status);
}

async function sendPictureOfCopy(c: Context<HttpEnv>, files: Files, copy: string): Promise<Response> {
  for (const name of pictureOfCopy(copy)) {
    const size = await files.size(name);
    if (size === null) continue;
    c.header('Content-Type', mediaType(name));
    c.header('Cache-Control', 'no-store');
    c.header('Content-Length', String(size));
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(stream(files, name, 0, size - 1));
  }
  throw errors.notFound('file');
}

const stream = (files: Files, name: string, start: number, end: number): ReadableStream =>
  Readable.toWeb(files.read(name, start, end)) as ReadableStream;
