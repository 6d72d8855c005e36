import { useSession } from '@maidan/auth/session/use-session';
import { lazy, Suspense } from 'react';

/** No page needs it to be shown, so a part that cannot be loaded is done without. */
const LiveUpdates = lazy(async () => {
  try {
    return { default: (await import('../features/messages/thread/LiveUpdates.tsx')).LiveUpdates };
  } catch {
    return { default: () => null };
  }
});

/** What runs behind every page for a user; a visitor does not even load it. */
export function Background() {
  const { signedIn } = useSession();
  if (!signedIn) return null;
  return (
    <Suspense fallback={null}>
      <LiveUpdates />
    </Suspense>
  );
}
