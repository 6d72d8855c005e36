import { pages } from '@maidan/contract/operations/pages';
import type { Context } from 'hono';
import { isMediaName } from '../../adapters/files/files.ts';
import type { HttpEnv } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { pageRoute } from '../../http/mount-pages.ts';
import { defineModule } from '../module.ts';
import { sendMedia } from './send-media.service.ts';
import { createWithdrawnFiles } from './withdrawn-files.service.ts';

/**
 * `/api/media/<hash>.<extension>`: the name is derived from the content, so a browser may keep the reply for ever. Ranges
 * let it seek in a clip; other sites may not embed it, unless media are on a CDN. A copy that is still being made is replaced by its picture. What
 * only withdrawn posts show is gone.
 */
export const mediaModule = defineModule({
  name: 'media',
  pages: (context) => {
    const isWithdrawn = createWithdrawnFiles(context);
    const policy = context.settings.isMediaElsewhere ? forEveryPage : forOwnPages;
    const send = async (c: Context<HttpEnv>): Promise<Response> => {
      const name = c.req.param('name') ?? '';
      if (!isMediaName(name) || (await isWithdrawn(name))) throw errors.notFound('file');
      const answer = await sendMedia(c, context.files, name);
      for (const [header, value] of Object.entries(policy)) answer.headers.set(header, value);
      return answer;
    };
    return [pageRoute(pages.media, send)];
  },
});

/** Which pages may show a file. */
const forOwnPages = { 'Cross-Origin-Resource-Policy': 'same-site' };

/** A CDN keeps one answer for all pages, and captions are refused without the second. */
const forEveryPage = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };
