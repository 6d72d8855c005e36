import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueWebhooksQuery } from '@maidan/api-client/queries/desk/webhooks';
import type { Id } from '@maidan/contract/core/wire';
import { addLeagueWebhook, leagueWebhooks } from '@maidan/contract/desk/webhooks';
import { useQuery } from '@tanstack/react-query';
import { registrationEventOptions } from '../../../webhooks/webhook-words.ts';
import { Webhooks } from '../../../webhooks/Webhooks.tsx';

/** Servers notified about registrations with a league. */
export function LeagueWebhooks({ league }: { league: Id }) {
  const api = useApi();
  return (
    <Webhooks
      query={useQuery(leagueWebhooksQuery(api, league))}
      list={leagueWebhooks}
      add={(body) => api.call(addLeagueWebhook, { params: { id: league }, body })}
      options={registrationEventOptions}
      about={{
        owner: 'A league',
        empty: 'No webhooks yet. A webhook sends every change to the registrations of this league to your own server.',
      }}
    />
  );
}
