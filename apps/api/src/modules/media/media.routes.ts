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
 * `/api/media/<hash>.<extension>`: the name is derived from the content, so a browser may cache the reply forever.
 * Ranges allow seeking in a clip. Other sites may not embed the file unless media are on a CDN. A picture replaces a
 * copy of it that is still being made. Files that only withdrawn posts show are gone.
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

/** Lets only our own sites show a file. */
const forOwnPages = { 'Cross-Origin-Resource-Policy': 'same-site' };

/** A CDN caches one reply for all pages, and browsers refuse captions without the second header. */
const forEveryPage = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };
