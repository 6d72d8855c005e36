import { useApi } from '@maidan/api-client/core/api-provider';
import { adCarouselQuery } from '@maidan/api-client/queries/feed/ad-carousels';
import type { Id } from '@maidan/contract/core/wire';
import { AdCarousel } from '@maidan/media/AdCarousel';
import { useGatedLink } from '@maidan/actions/gated-link';
import { useQuery } from '@tanstack/react-query';
import { adsOf } from './ads-of.ts';
import * as waiting from './FeedSkeleton.css.ts';
import * as css from './FeedView.css.ts';

interface AdBlockProps {
  id: Id;
  compact: boolean;
}

/** The page's ad carousel: up to six linked images. */
export function AdBlock({ id, compact }: AdBlockProps) {
  const { data: carousel, isLoading } = useQuery(adCarouselQuery(useApi(), id));
  const openAd = useGatedLink();
  const ads = carousel ? adsOf(carousel) : [];
  if (isLoading) {
    return (
      <div className={compact ? css.compactAds : css.ads}>
        <div className={compact ? waiting.compactAds : waiting.ads} />
      </div>
    );
  }
  if (ads.length === 0) return null;
  return (
    <div className={compact ? css.compactAds : css.ads}>
      <AdCarousel compact={compact} ads={ads} onOpen={(_ad, event) => openAd(event)} />
    </div>
  );
}
