import type { Context } from 'hono';
import type { Files } from '../../adapters/files/files.ts';
import type { HttpEnv } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import type { Page } from '../../http/mount-pages.ts';
import { KEPT_BY_BROWSERS } from '../../http/reply/kept-by-browsers.ts';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import type { AppContext } from '../app-context.ts';
import type { Module, Preview } from '../module.ts';
import { createPictureCache } from './picture-cache.ts';
import { previewAddress, previewPattern, previewVersion } from './preview-address.service.ts';

/** A larger stored picture takes longer to read than a preview is worth. */
const MAX_PHOTO_BYTES = 12 * 1024 * 1024;

/**
 * The previews of all modules. They are drawn on request and cached by version; the address of an older version
 * redirects to the newest. The site's own picture replaces one that cannot be drawn now.
 */
export function previewPages(context: AppContext, modules: readonly Module[]): Page[] {
  const { files, log, painter, settings } = context;
  const cache = createPictureCache();

  const send = async (c: Context<HttpEnv>, kind: string, { slug, picture }: Preview): Promise<Response> => {
    const version = previewVersion(picture);
    if (c.req.param('version') !== `${version}.jpg`) {
      c.header('Cache-Control', 'public, max-age=60');
      return c.redirect(previewAddress(kind, slug, picture), 302);
    }
    const etag = `"${version}"`;
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', KEPT_BY_BROWSERS);
    c.header('ETag', etag);
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    try {
      const drawn = await cache.get(version, async () =>
        painter.paint({ picture, bytes: await readPhoto(files, picture.file) }),
      );
      c.header('Content-Type', 'image/jpeg');
      c.header('Content-Length', String(drawn.byteLength));
      return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(drawn));
    } catch (error) {
      log.warn({ request_id: c.get('requestId'), error: describeError(error) }, 'could not draw a preview');
      c.header('ETag', undefined);
      c.header('Cache-Control', 'no-store');
      const site = picture.site === 'feed' ? settings.feedOrigin : settings.leagueOrigin;
      return c.redirect(`${site}/preview.jpg`, 302);
    }
  };

  return modules
    .flatMap(({ previews }) => Object.entries(previews?.(context) ?? {}))
    .map(([kind, find]) => ({
      path: previewPattern(kind),
      limit: 'preview',
      send: async (c) => send(c, kind, await find(c.req.param('slug') ?? '')),
    }));
}

async function readPhoto(files: Files, name: string | null): Promise<Uint8Array | null> {
  const size = name === null ? null : await files.size(name);
  if (name === null || size === null || size === 0 || size > MAX_PHOTO_BYTES) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(name, 0, size - 1)) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
