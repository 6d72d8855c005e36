import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './Score.css.ts';

/** Shown until the link is opened. */
export function ScoreWaiting() {
  return (
    <main className={css.message}>
      <SkeletonGroup label={t('score.opening')}>
        <Skeleton shape="heading" width="long" />
        <Skeleton shape="landscape" />
      </SkeletonGroup>
      <noscript>{t('score.noScript')}</noscript>
    </main>
  );
}
