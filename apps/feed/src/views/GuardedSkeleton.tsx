import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import * as css from '../shell/PageFrame.css.ts';

const ROWS = [1, 2, 3, 4];

// Loaded with their pages, since no other page needs them. If one cannot be loaded, its page reports the error.
const shapes = {
  conversations: optionalPart(
    async () => (await import('../features/messages/list/ListSkeleton.tsx')).MessagesSkeleton,
  ),
  thread: optionalPart(async () => (await import('../features/messages/thread/ThreadSkeleton.tsx')).ThreadPageSkeleton),
  profile: optionalPart(async () => (await import('../features/account/profile/ProfileSkeleton.tsx')).ProfileSkeleton),
};

/** The shape of a guarded page's skeleton, other than rows. */
export type GuardedShape = keyof typeof shapes;

/** Shown in the server's document of a page that needs a login, and until the browser knows the user. */
export function GuardedSkeleton({ shape }: { shape?: GuardedShape | undefined }) {
  const Shape = shape ? shapes[shape] : Rows;
  return (
    <>
      <noscript>
        <p>{t('pages.needsLogin')}</p>
      </noscript>
      <Suspense>
        <Shape />
      </Suspense>
    </>
  );
}

function Rows() {
  return (
    <SkeletonGroup label={t('pages.loading')}>
      <div className={css.skeleton}>
        {ROWS.map((row) => (
          <div key={row}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
