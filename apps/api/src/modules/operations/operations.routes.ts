import { alive, openApi, ready } from '@maidan/contract/operations/operations';
import { isMigrated } from '../../db/migrate.ts';
import { route } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import { isOperator } from '../../http/request/operator.ts';
import { defineModule } from '../module.ts';
import { apiDocument } from './api-document.service.ts';
import { probeWrite } from './write-probe.store.ts';

export const operationsModule = defineModule({
  name: 'operations',
  routes({ db, clock, log, settings, isReady, hasSpace = async () => true }) {
    const document = apiDocument();
    return [
      route(alive, { caching: 'never' }, () => ({ status: 'ok' })),
      route(ready, { caching: 'never' }, async (_, { http }) => {
        if (!isOperator(http, settings.metricsToken)) throw errors.notFound();
        try {
          if (!isReady()) throw new Error('the process is stopping');
          if (!(await isMigrated(db))) throw new Error('migrations are missing');
          if (!(await hasSpace())) throw new Error('the disk is almost full');
          await probeWrite(db, clock());
        } catch (error) {
          log.warn({ error: describeError(error) }, 'not ready');
          throw errors.unavailable(5, 'Not ready to serve.');
        }
        return { status: 'ready' };
      }),
      route(openApi, { caching: 'settled' }, () => document),
    ];
  },
});
