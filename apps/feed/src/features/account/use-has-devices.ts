import { useApi } from '@maidan/api-client/core/api-provider';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { useQuery } from '@tanstack/react-query';

/** Whether the server lists devices. One that does not lacks the other extensions of the account, too. */
export function useHasDevices(): boolean {
  const { data = false } = useQuery({ ...sessionsQuery(useApi()), select: () => true });
  return data;
}
