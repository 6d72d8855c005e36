import { t } from '@maidan/i18n/text';
import { PauseIcon, PlayIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import { Link } from '@maidan/ui/links/LinkProvider';
import type { MouseEvent } from 'react';
import { useSnapRow } from '../../gestures/use-snap-row.ts';
import { useSelfTurning, type TurningPace } from '../../gestures/use-self-turning.ts';
import type { PictureSource } from '@maidan/ui/pictures/picture-source';
import { CardPicture } from '../private/CardPicture.tsx';
import * as css from './AdCarousel.css.ts';

const MAX_ADS = 6;

export interface Ad extends PictureSource {
  href: string;
  alt?: string | undefined;
}

export interface AdCarouselProps {
  /** Only the first six are rendered. */
  ads: readonly Ad[];
  /** preventDefault keeps the reader on the page. */
  onOpen?: ((ad: Ad, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  pace?: TurningPace;
  /** Two or more side by side, with the pause button at the end of their line. */
  compact?: boolean;
}

/** Up to six linked pictures in a row. It turns automatically after two seconds, except under pointer or focus and with reduced motion. */
export function AdCarousel({ ads, onOpen, pace, compact = false }: AdCarouselProps) {
  const shown = ads.slice(0, MAX_ADS);
  const { row, index, go } = useSnapRow<HTMLUListElement>();
  const turning = useSelfTurning(row, () => go((index + 1) % shown.length), shown.length > 1, pace);
  if (shown.length === 0) return null;

  return (
    <section aria-label={t('ui.ads')} className={compact ? css.compact : undefined} {...turning.events}>
      <ul ref={row} className={css.row}>
        {shown.map((ad, position) => (
          <li key={`${position} ${ad.src}`} className={css.item}>
            <Link className={css.link} href={ad.href} onClick={(event) => onOpen?.(ad, event)}>
              <CardPicture
                picture={ad}
                fallbackAlt={t('ui.adOf', { at: position + 1, count: shown.length })}
                className={css.picture}
                sizes={compact ? '(min-width: 760px) 180px, 40vw' : '(min-width: 760px) 600px, 90vw'}
                loading={position === 0 ? 'eager' : 'lazy'}
              />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <div className={css.foot}>
          {shown.map((ad, position) => (
            <span key={`${position} ${ad.src}`} className={position === index ? css.here : css.dot} />
          ))}
          {turning.canTurn && (
            <span className={css.pause}>
              <IconButton
                label={turning.stopped ? t('ui.adsResume') : t('ui.adsPause')}
                icon={turning.stopped ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
                onClick={turning.toggle}
              />
            </span>
          )}
        </div>
      )}
    </section>
  );
}
