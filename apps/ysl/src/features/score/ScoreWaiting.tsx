import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './Score.css.ts';

/** Until the link is opened. */
export function ScoreWaiting() {
  return (
    <main className={css.message}>
      <SkeletonGroup label="Opening the match">
        <Skeleton shape="heading" width="long" />
        <Skeleton shape="landscape" />
      </SkeletonGroup>
      <noscript>The scorer’s page needs scripts. Please switch them on in your browser.</noscript>
    </main>
  );
}
