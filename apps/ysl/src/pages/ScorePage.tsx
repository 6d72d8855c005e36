import { t } from '@maidan/i18n/text';
import { league } from '@maidan/brand/brand';
import { lazyPart } from '@maidan/browser/lazy-part';
import { noIndex } from '@maidan/site/document/document-meta';
import { Suspense, useSyncExternalStore } from 'react';
import { ScoreWaiting } from '../features/score/ScoreWaiting.tsx';

const ScoreView = lazyPart(() => import('../features/score/ScoreView.tsx').then((part) => part.ScoreView));

// The address holds the secret link until the script removes it, so no referrer may be sent.
export const meta = () => [
  { title: t('score.title', { brand: league.abbreviation }) },
  noIndex,
  { name: 'referrer', content: 'no-referrer' },
];

/** The scorer's page, opened with a link and without an account. */
export default function ScorePage() {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <ScoreWaiting />;
  return (
    <Suspense fallback={<ScoreWaiting />}>
      <ScoreView />
    </Suspense>
  );
}
