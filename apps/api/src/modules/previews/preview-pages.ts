import { pages, previewKinds, type PreviewKind } from '@maidan/contract/operations/pages';
import type { Context } from 'hono';
import type { Files } from '../../adapters/files/files.ts';
import type { HttpEnv } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import { pageRoute, type Page } from '../../http/mount-pages.ts';
import { languageOfFile } from '../../http/request/accepted-language.ts';
import { KEPT_BY_BROWSERS } from '../../http/reply/kept-by-browsers.ts';
import { inLanguage, ENGLISH } from '@maidan/i18n/language-state';
import { fileAtBase } from '@maidan/i18n/language-of-path';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import type { AppContext } from '../app-context.ts';
import type { Module, Preview } from '../module.ts';
import { createPictureCache } from './picture-cache.ts';
import { previewAddress, previewVersion } from './preview-address.service.ts';

/** Limited, because a corrected translation does not change the address. */
const TRANSLATED = 'public, max-age=86400';

/** A larger stored picture takes too long to decode for a preview. */
const MAX_PHOTO_BYTES = 12 * 1024 * 1024;

/**
 * The previews of all modules. They are drawn on request and cached by version; the address of an older version
 * redirects to the newest. The site's own picture replaces one that cannot be drawn now.
 */
export function previewPage(context: AppContext, modules: readonly Module[]): Page {
  const { files, log, painter, settings } = context;
  const cache = createPictureCache();

  const send = async (c: Context<HttpEnv>, kind: PreviewKind, preview: Preview): Promise<Response> => {
    const language = languageOfFile(c);
    const { slug } = preview;
    // Every language uses the address of the English one, which is the only one that sites know.
    const english = inLanguage(ENGLISH, preview.picture);
    const picture = inLanguage(language, preview.picture);
    const version = previewVersion(picture);
    if (c.req.param('version') !== `${previewVersion(english)}.jpg`) {
      c.header('Cache-Control', 'public, max-age=60');
      const base = language === ENGLISH ? '' : `/${language}`;
      return c.redirect(fileAtBase(base, previewAddress(kind, slug, english)), 302);
    }
    const etag = `"${version}"`;
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', language === ENGLISH ? KEPT_BY_BROWSERS : TRANSLATED);
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

  const finders = new Map(modules.flatMap(({ previews }) => Object.entries(previews?.(context) ?? {})));
  return pageRoute(pages.preview, async (c) => {
    const kind = previewKinds.find((known) => known === c.req.param('kind'));
    const find = kind && finders.get(kind);
    if (!find) throw errors.notFound();
    return send(c, kind, await find(c.req.param('slug') ?? ''));
  });
}

async function readPhoto(files: Files, name: string | null): Promise<Uint8Array | null> {
  const size = name === null ? null : await files.size(name);
  if (name === null || size === null || size === 0 || size > MAX_PHOTO_BYTES) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(name, 0, size - 1)) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
