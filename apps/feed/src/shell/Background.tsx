import { endBootRules } from '@maidan/actions/mutes/is-muted';
import { useSession } from '@maidan/auth/session/use-session';
import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense, useEffect } from 'react';

/** No page needs it to be shown. */
const UserBackground = optionalPart(async () => (await import('./UserBackground.tsx')).UserBackground);

/** What runs behind every page for a user; a visitor does not even load it. */
export function Background() {
  const { signedIn } = useSession();
  useEffect(endBootRules, []);
  if (!signedIn) return null;
  return (
    <Suspense fallback={null}>
      <UserBackground />
    </Suspense>
  );
}
