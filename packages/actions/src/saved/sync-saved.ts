import { useApi } from '@maidan/api-client/core/api-provider';
import { savedQuery } from '@maidan/api-client/queries/feed/saved';
import { SAVED_AT_ONCE } from '@maidan/contract/rules/limits';
import { useQuery } from '@tanstack/react-query';
import { changeSaved, saved } from './saved.ts';
import { useAction, useUnsent } from '../use-action.ts';
import { useIsJoined, useListSync } from '../use-list-sync.ts';

/** Merges what a visitor saved on this device into the account, and copies the account's list to this device. */
export function SyncSaved(): null {
  const query = savedQuery(useApi());
  const { data } = useQuery({ ...query, enabled: useIsJoined(saved), retry: false });
  const send = useAction(changeSaved);
  useListSync(saved, {
    unsent: useUnsent(changeSaved).length,
    join(entries) {
      const items = entries.map(({ kind, id, label }) => ({ kind, id, label }));
      send({ entries: items.slice(0, SAVED_AT_ONCE), saved: true });
    },
    found: data?.data,
  });
  return null;
}
