import { optionalPart } from '@maidan/browser/lazy-part';
import { useStore } from '@maidan/browser/use-store';
import { Suspense, useEffect } from 'react';
import * as css from './MyTeam.css.ts';
import { myTeamStore } from './my-team-store.ts';

// Only who follows a team needs it, and the first page is to stay small.
const MyTeamNext = optionalPart(async () => (await import('./MyTeamNext.tsx')).MyTeamNext);

/** The team of this device with its next match. */
export function MyTeam() {
  const mine = useStore(myTeamStore);
  // The document's boot script wrote it before the first paint.
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
