import { useApi } from '@maidan/api-client/core/api-provider';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the server lists devices. A server that does not also lacks the other account extensions.
 * @param untilKnown the result until that is known
 */
export function useHasDevices(untilKnown = false): boolean {
  const { data, isPending } = useQuery({ ...sessionsQuery(useApi()), select: () => true });
  return data ?? (isPending && untilKnown);
}
