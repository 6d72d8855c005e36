import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import { PageAge } from './PageAge.tsx';

const CatchingUp = optionalPart(async () => (await import('../../features/catching-up/CatchingUp.tsx')).CatchingUp);

/** What a page shows once it is loaded: how old it is, and on the feed what of it is new. */
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
