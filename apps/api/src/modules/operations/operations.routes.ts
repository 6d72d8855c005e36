import { alive, live, openApi, ready } from '@maidan/contract/operations/operations';
import { isMigrated } from '../../db/migrate.ts';
import { route } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import { isOperator } from '../../http/request/operator.ts';
import { SECOND } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { apiDocument } from './api-document.service.ts';
import { referenceRoute } from './reference-page.ts';
import { probeWrite } from './write-probe.store.ts';

/** An event loop delayed by more than this, in milliseconds, noticeably delays every reply. */
const LAG_MAX = SECOND;
/** Slower checks count as failed, for example when a database lock is never released. */
const READY_TIME = 3 * SECOND;

export const operationsModule = defineModule({
  name: 'operations',
  pages: ({ settings }) => (settings.specOnly ? [] : [referenceRoute()]),
  routes({ database, db, clock, log, settings, isReady, hasSpace = async () => true, loopLag = () => 0 }) {
    const requireOperator = (http: Call['http']): void => {
      if (!isOperator(http, settings.metricsToken)) throw errors.notFound();
    };
    const refuseUnready = async (): Promise<void> => {
      if (!isReady()) throw new Error('the process is stopping');
      if (!(await isMigrated(db))) throw new Error('migrations are missing');
      if (!(await hasSpace())) throw new Error('the disk is almost full');
      await probeWrite(database, clock());
    };
    return [
      route(alive, { caching: 'never' }, () => ({ status: 'ok' })),
      route(live, { caching: 'never' }, (_, { http }) => {
        requireOperator(http);
        const lag = loopLag();
        if (lag < LAG_MAX) return { status: 'ok' };
        log.warn({ lag }, 'not live');
        throw errors.unavailable(5, 'The process is responding too slowly.');
      }),
      route(ready, { caching: 'never' }, async (_, { http }) => {
        requireOperator(http);
        try {
          await inTime(refuseUnready());
        } catch (error) {
          log.warn({ error: describeError(error) }, 'not ready');
          throw errors.unavailable(5, 'Not ready to serve.');
        }
        return { status: 'ready' };
      }),
      route(openApi, { caching: 'settled' }, apiDocument),
    ];
  },
});

/** @throws when the checks fail or take too long */
async function inTime(checks: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the checks take too long')), READY_TIME);
  try {
    await Promise.race([checks, late]);
  } finally {
    clearTimeout(timer);
  }
}
