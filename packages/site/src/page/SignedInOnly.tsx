import { useSession } from '@maidan/auth/session/use-session';
import { Fragment, type ReactNode } from 'react';

interface SignedInOnlyProps {
  /** Shown without a user, until the login opens. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * The content of a guarded page. It disappears when the session ends, even on a page that the back-forward cache
 * restores after a logout, and mounts again for another user.
 */
export function SignedInOnly({ fallback, children }: SignedInOnlyProps) {
  const { hasToken, userId } = useSession();
  return hasToken ? <Fragment key={userId}>{children}</Fragment> : fallback;
}
