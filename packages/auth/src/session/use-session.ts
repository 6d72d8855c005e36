import type { User } from '@maidan/contract/account/users';
import { use, useSyncExternalStore } from 'react';
import { MeContext, useAuthContext } from './auth-context.ts';
import { anonymous, type Session, type SessionSnapshot } from './session.ts';

/** `anonymous` on the server and in the first client render. */
export function useSnapshot(session: Session): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot, () => anonymous);
}

/**
 * Who is logged in. `signedIn` chooses between the visitor's and the user's queries; `hasToken` is only for pages without
 * content for visitors.
 */
export function useSession(): Pick<SessionSnapshot, 'signedIn' | 'hasToken' | 'userId'> {
  return useSnapshot(useAuthContext().auth.session);
}

/** The logged-in user's profile; null for a visitor, and until the server replies. */
export function useMe(): User | null {
  return use(MeContext);
}
