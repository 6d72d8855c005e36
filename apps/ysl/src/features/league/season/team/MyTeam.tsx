import { optionalPart } from '@maidan/browser/lazy-part';
import { useStore } from '@maidan/browser/use-store';
import { Suspense, useEffect } from 'react';
import * as css from './MyTeam.css.ts';
import { myTeamStore } from './my-team-store.ts';

// Loaded only for a followed team, to keep the first page small.
const MyTeamNext = optionalPart(async () => (await import('./MyTeamNext.tsx')).MyTeamNext);

/** The team followed on this device, with its next match. */
export function MyTeam() {
  const mine = useStore(myTeamStore);
  // Keeps up to date the attribute that the document's boot script set before the first paint.
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute('data-my-team', myTeamStore.get() !== null);
    mark();
    return myTeamStore.subscribe(mark);
  }, []);
  return (
    <div className={css.place}>
      {mine === null ? null : (
        <Suspense>
          <MyTeamNext mine={mine} />
        </Suspense>
      )}
    </div>
  );
}
