import { useSession } from '@maidan/auth/session/use-session';
import { Fragment, type ReactNode } from 'react';

interface SignedInOnlyProps {
  /** What stands here while nobody is signed in: for a moment, since the login is on its way. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * The content of a guarded page. It is gone in the same moment as the session, also on a page that comes back frozen
 * out of the back-forward cache after a logout, and is made anew for another user.
 */
export function SignedInOnly({ fallback, children }: SignedInOnlyProps) {
  const { hasToken, userId } = useSession();
  return hasToken ? <Fragment key={userId}>{children}</Fragment> : fallback;
}
