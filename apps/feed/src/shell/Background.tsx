import { endBootRules } from '@maidan/actions/mutes/is-muted';
import { useSession } from '@maidan/auth/session/use-session';
import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense, useEffect } from 'react';

/** Optional: pages work if this part cannot be loaded. */
const UserBackground = optionalPart(async () => (await import('./UserBackground.tsx')).UserBackground);

/** Background work on every page of a signed-in user; a visitor does not load it. */
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
