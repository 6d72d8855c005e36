import { openScore, syncScore } from '@maidan/contract/league/scoring';
import { callerKey } from '@maidan/http-edge/caller';
import { createTokenBuckets } from '@maidan/http-edge/token-buckets';
import { route, type Call } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { hashSecret } from '../../sessions/token.service.ts';
import { openScore as open, syncScore as sync } from './score.service.ts';

/** A guessed link costs the caller's address more of its limit than an ordinary request. */
const OPENINGS = { burst: 10, perMinute: 10 };
const SYNCS = { burst: 60, perMinute: 60 };

export const scoreModule = defineModule({
  name: 'score',
  routes({ db, clock }) {
    const take = createTokenBuckets(clock);
    function limit(http: Call['http'], name: string, caller: string, rule: typeof SYNCS): void {
      const { waitMs, headers } = take(name, caller, rule);
      for (const [header, value] of Object.entries(headers)) http.header(header, value);
      if (waitMs > 0) throw errors.tooMany(waitMs / 1000);
    }
    return [
      route(openScore, { caching: 'never' }, async ({ body }, { http }) => {
        const address = http.get('clientIp');
        if (address !== '') limit(http, 'openings', callerKey(address).key, OPENINGS);
        return db.transaction().execute((tx) => open(tx, body, clock()));
      }),
      route(syncScore, { caching: 'never' }, async ({ body }, { http }) => {
        limit(http, 'syncs', hashSecret(body.token), SYNCS);
        return db.transaction().execute((tx) => sync(tx, body, clock()));
      }),
    ];
  },
});
