import { alive, openApi, ready } from '@maidan/contract/operations/operations';
import { isMigrated } from '../../db/migrate.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { apiDocument } from './api-document.service.ts';

export const operationsModule = defineModule({
  name: 'operations',
  routes({ db, isReady }) {
    const document = apiDocument();
    return [
      route(alive, { caching: 'never' }, () => ({ status: 'ok' })),
      route(ready, { caching: 'never' }, async () => {
        if (isReady() && (await isMigrated(db).catch(() => false))) return { status: 'ready' };
        throw errors.unavailable(5, 'Not ready to serve.');
      }),
      route(openApi, { caching: 'settled' }, () => document),
    ];
  },
});
