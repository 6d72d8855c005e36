import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './ProfileSkeleton.css.ts';

/** Skeleton of picture, name, number and the fields below. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup label={t('pages.loading')}>
      <div className={css.head}>
        <span className={css.picture} />
        <div className={css.text}>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton shape="button" width="half" />
        </div>
      </div>
      <div className={css.fields}>
        <Skeleton shape="heading" width="half" />
        {[1, 2, 3].map((field) => (
          <Skeleton key={field} shape="field" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
