import { me } from '@maidan/contract/account/users';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** The logged-in user, for both sites (the league service's own `me` answers the same). */
export const meQuery = (api: Api) => endpointQuery(api, me, {}, staleTimes.personal);
