import { useApi } from '@maidan/api-client/core/api-provider';
import { lookersQuery } from '@maidan/api-client/queries/desk/inbox';
import { lookAtInbox } from '@maidan/contract/desk/inbox/inbox-work';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reports that a conversation is open here, and returns who else has it open: 'Farhan and Zoya are also viewing this.' */
export function useLookers(id: string): string {
  const api = useApi();
  const { data } = useQuery(lookersQuery(api, id));
  useEffect(
    // A page that closes without this call counts as gone after a minute.
    () => () => void api.call(lookAtInbox, { params: { id }, body: { leaves: true } }).catch(() => {}),
    [api, id],
  );
  return lookersText(data?.data.map(({ name }) => name) ?? []);
}

export function lookersText(lookers: readonly string[]): string {
  if (lookers.length === 0) return '';
  const [last, ...others] = lookers.toReversed();
  const names = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  return `${names} ${lookers.length === 1 ? 'is' : 'are'} also viewing this.`;
}
