import { guardianRequest, guardianRule } from '@maidan/contract/account/guardian';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Whether people under 18 need a guardian's consent. An extension: other servers need none. */
export const guardianRuleQuery = (api: Api) => ({
  ...endpointQuery(api, guardianRule, {}, staleTimes.settled),
  queryFn: () =>
    withFallback(
      api,
      guardianRule,
      () => api.call(guardianRule, {}),
      async () => ({ rule: 'off' as const }),
    ),
});

/** The content behind the link in the message to a guardian. */
export const guardianRequestQuery = (api: Api, token: string) =>
  endpointQuery(api, guardianRequest, { body: { token } }, staleTimes.personal);
