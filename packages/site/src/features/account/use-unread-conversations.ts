import { useApi } from '@maidan/api-client/core/api-provider';
import { unreadConversationsQuery } from '@maidan/api-client/queries/account/unread';
import { useSession } from '@maidan/auth/session/use-session';
import { useQuery } from '@tanstack/react-query';

/** The number of conversations with unread messages, as in 'Unread (n)'; 0 for a visitor, and until it is known. */
export function useUnreadConversations(): number {
  const { signedIn } = useSession();
  const { data } = useQuery({ ...unreadConversationsQuery(useApi()), enabled: signedIn });
  return signedIn ? (data ?? 0) : 0;
}
