import { useApi } from '@maidan/api-client/core/api-provider';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the server lists devices. One that does not lacks the other extensions of the account, too.
 * @param untilKnown what to assume meanwhile
 */
export function useHasDevices(untilKnown = false): boolean {
  const { data, isPending } = useQuery({ ...sessionsQuery(useApi()), select: () => true });
  return data ?? (isPending && untilKnown);
}
