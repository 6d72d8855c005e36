import { brand } from '@maidan/brand/brand';
import { allEndpoints } from '@maidan/contract/core/all';
import { openApiDocument } from '@maidan/contract/core/openapi';
import { alive, openApi, ready } from '@maidan/contract/operations/operations';
import type { AppContext } from '../app-context.ts';
import { isMigrated } from '../../db/migrate.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';

/** The version of the calls, which rises with the contract. */
const API_VERSION = '1.0.0';

/** The whole API in OpenAPI, printed from the contract. */
export function apiDocument(): ReturnType<typeof openApiDocument> {
  return openApiDocument(allEndpoints, { title: `${brand.name} API`, version: API_VERSION });
}

export function operationRoutes({ db, isReady }: AppContext): Route[] {
  const document = apiDocument();
  return [
    route(alive, () => ({ status: 'ok' }), 'never'),
    route(
      ready,
      async () => {
        const answers = isReady() && (await isMigrated(db).catch(() => false));
        if (!answers) throw new ApiError('unavailable', 'Not ready to serve.', { retryAfter: 5 });
        return { status: 'ready' };
      },
      'never',
    ),
    route(openApi, () => document, 'settled'),
  ];
}
