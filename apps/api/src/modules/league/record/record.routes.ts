import { hash } from 'node:crypto';
import { readId } from '@maidan/contract/core/wire';
import { pages } from '@maidan/contract/operations/pages';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import { errors } from '../../../http/errors/errors.ts';
import { pageRoute } from '../../../http/mount-pages.ts';
import { defineModule } from '../../module.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { buildRecord } from './build-record.service.ts';

const ENDING = '.json';

/** The public record of a season, as a file. An extension. */
export const seasonRecordModule = defineModule({
  name: 'season-record',
  pages({ db, settings }) {
    if (settings.specOnly) return [];
    return [
      pageRoute(pages.seasonRecord, async (c) => {
        const file = c.req.param('file') ?? '';
        const league = file.endsWith(ENDING)
          ? await findLeague(db, readId(file.slice(0, -ENDING.length)) ?? '')
          : undefined;
        if (!league) throw errors.notFound('league');
        // One snapshot of the database, so that the tables match the results.
        const record = await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((tx) => buildRecord(tx, league));
        const text = `${JSON.stringify(record, null, 1)}\n`;
        c.header('Content-Type', 'application/json; charset=utf-8');
        c.header('Content-Disposition', `attachment; filename="${league.slug}-record.json"`);
        c.header('Cache-Control', 'public, max-age=300');
        const etag = `"${hash('sha1', text, 'base64url')}"`;
        c.header('ETag', etag);
        return matchesEtag(c.req.header('if-none-match'), etag) ? c.body(null, 304) : c.body(text);
      }),
    ];
  },
});
