import { t } from '@maidan/i18n/text';
import { Spinner } from '@maidan/ui/Spinner';
import type { ReactNode } from 'react';
import { pill } from '../private/over-media.css.ts';
import * as css from './last-slide.css.ts';

interface LastSlideProps {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** Shown when there are no more videos. */
  end: ReactNode;
}

/** The slide after the last video: Load More while pages remain, then the end. */
export function LastSlide({ hasMore, loading, onLoadMore, end }: LastSlideProps) {
  return (
    <div className={css.ground}>
      <svg className={css.lines} viewBox="0 0 400 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M24-20V720M376-20V720M24 350H70M330 350H376M110-20V90H290V-20M150 90A55 55 0 0 0 250 90M110 720V610H290V720M150 610A55 55 0 0 1 250 610" />
        <circle cx="200" cy="350" r="130" />
      </svg>
      <div className={css.middle}>
        {hasMore && loading && <Spinner label={t('ui.moreVideos')} size={48} tone="media" />}
        {hasMore && !loading && (
          <button type="button" className={`${pill} ${css.button}`} data-surface onClick={onLoadMore}>
            {t('ui.loadMoreVideos')}
          </button>
        )}
        {!hasMore && end}
      </div>
    </div>
  );
}
