import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import { PageAge } from './PageAge.tsx';

const CatchingUp = optionalPart(async () => (await import('../../features/catching-up/CatchingUp.tsx')).CatchingUp);

/** Notes shown once a page is loaded: its age and, on the feed, which posts are new. */
export function LateNotes() {
  return (
    <>
      <PageAge />
      {document.documentElement.dataset['site'] === 'feed' && (
        <Suspense fallback={null}>
          <CatchingUp />
        </Suspense>
      )}
    </>
  );
}
