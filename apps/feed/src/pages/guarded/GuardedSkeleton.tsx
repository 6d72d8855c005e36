import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import type { ReactNode } from 'react';
import { MessagesSkeleton } from '../../features/messages/list/ListSkeleton.tsx';
import { ThreadPageSkeleton } from '../../features/messages/thread/ThreadSkeleton.tsx';
import * as css from '../../shell/PageFrame.css.ts';

const ROWS = [1, 2, 3, 4];

/** What a page that needs a login will be made of. */
export type GuardedShape = 'conversations' | 'profile' | 'rows' | 'thread';

const shapes: Readonly<Record<GuardedShape, () => ReactNode>> = {
  conversations: () => <MessagesSkeleton />,
  thread: () => <ThreadPageSkeleton />,
  profile: () => <ProfileSkeleton />,
  rows: () => <RowsSkeleton />,
};

/** In the server's document of a page that needs a login, and until the browser knows its user. */
export function GuardedSkeleton({ shape = 'rows' }: { shape?: GuardedShape | undefined }) {
  return (
    <>
      <noscript>
        <p>This page needs JavaScript and a login.</p>
      </noscript>
      {shapes[shape]()}
    </>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup label="Loading">
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

/** Picture, name and number, and the fields below them. */
function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading">
      <div className={css.profile}>
        <span className={css.avatar} />
        <div className={css.person}>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton shape="button" width="half" />
        </div>
      </div>
      <div className={css.skeleton}>
        <Skeleton shape="heading" width="half" />
        {ROWS.map((row) => (
          <Skeleton key={row} shape="field" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
