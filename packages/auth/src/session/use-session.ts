import type { User } from '@maidan/contract/account/users';
import { use, useSyncExternalStore } from 'react';
import { MeContext, useAuthContext } from './auth-context.ts';
import { anonymous, type Session, type SessionSnapshot } from './session.ts';

/** Nobody on the server and in the first client render; see `anonymous`. */
export function useSnapshot(session: Session): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot, nobody);
}

const nobody = () => anonymous;

/**
 * Who is signed in, in every tab. Use `signedIn` to choose between the visitor's and the user's calls; `hasToken` only
 * where a page has nothing to show to a visitor.
 */
export function useSession(): Pick<SessionSnapshot, 'signedIn' | 'hasToken' | 'userId'> {
  return useSnapshot(useAuthContext().auth.session);
}

/** The signed-in user's profile, null for a visitor and until the server has answered. */
export function useMe(): User | null {
  return use(MeContext);
}
