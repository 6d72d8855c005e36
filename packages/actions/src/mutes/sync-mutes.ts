import { useApi } from '@maidan/api-client/core/api-provider';
import { mutesQuery } from '@maidan/api-client/queries/feed/mutes';
import { MUTES_AT_ONCE } from '@maidan/contract/rules/limits';
import { useQuery } from '@tanstack/react-query';
import { changeMutes } from './change-mutes.ts';
import { mutes } from './muted.ts';
import { useAction, useUnsent } from '../use-action.ts';
import { useIsJoined, useListSync } from '../use-list-sync.ts';

/** Merges what a visitor hid on this device into the account, and copies the account's list to this device. */
export function SyncMutes(): null {
  const query = mutesQuery(useApi());
  const { data } = useQuery({ ...query, enabled: useIsJoined(mutes), retry: false });
  const send = useAction(changeMutes);
  useListSync(mutes, {
    unsent: useUnsent(changeMutes).length,
    join: (entries) => send({ entries: entries.slice(0, MUTES_AT_ONCE), muted: true }),
    found: data?.data,
  });
  return null;
}
