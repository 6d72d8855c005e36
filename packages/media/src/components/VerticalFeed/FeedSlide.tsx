import { t } from '@maidan/i18n/text';
import { useRef, type ReactNode } from 'react';
import { useOverflows } from '../../gestures/use-overflows.ts';
import { chip } from '../private/over-media.css.ts';
import * as css from './feed-slide.css.ts';
import { pictureClass, posterOf, SlideClip, type SlideClipProps } from './SlideClip.tsx';

interface FeedSlideProps extends SlideClipProps {
  /** Its index in the feed, for the slider. */
  position: number;
  /** Pixels from the top of the feed to the first rendered slide. */
  offset: number;
  /** Whether it has its clip, not only the poster. */
  withClip: boolean;
}

/** One video of the feed: the clip, its text and its actions. */
export function FeedSlide({ position, offset, withClip, ...props }: FeedSlideProps) {
  const { item, distance } = props;
  const poster = posterOf(item.video, props);
  const text = useRef<HTMLDivElement>(null);
  // Overflowing text scrolls; a swipe on it must not move the feed.
  const scrolls = useOverflows(text);

  return (
    <Slide position={position} offset={offset} label={item.label} muteMark={item.muteMark} active={distance === 0}>
      {withClip ? (
        <SlideClip {...props} />
      ) : (
        poster && <img className={pictureClass(item.video)} src={poster} alt="" draggable={false} />
      )}
      <div className={item.isAd ? css.adText : css.text}>
        {item.isAd && <span className={`${chip} ${css.adLabel}`}>{t('posts.ad')}</span>}
        <div
          ref={text}
          className={css.description}
          {...(scrolls ? { ...scrolling, 'aria-label': t('ui.aboutVideo') } : {})}
        >
          {item.overlay}
        </div>
      </div>
      {!item.isAd && item.sideBar !== undefined && <div className={css.sideBar}>{item.sideBar}</div>}
    </Slide>
  );
}

/** A scrollable text must be reachable by keyboard. */
const scrolling = {
  className: `${css.description} ${css.scrolls} swiper-no-swiping swiper-no-mousewheel`,
  tabIndex: 0,
  role: 'group',
};

interface SlideProps {
  position: number;
  offset: number;
  label: string;
  muteMark?: string | undefined;
  active: boolean;
  children: ReactNode;
}

/** An inactive slide can be neither focused nor read. */
export function Slide({ position, offset, label, muteMark, active, children }: SlideProps) {
  return (
    <article
      className={`swiper-slide ${css.slide}`}
      data-swiper-slide-index={position}
      data-mute={muteMark}
      aria-label={label}
      aria-current={active || undefined}
      inert={!active}
      // No style attribute on the server, where the offset is 0; later script sets it, as the content security policy allows.
      {...(offset > 0 ? { style: { top: offset } } : {})}
    >
      {children}
    </article>
  );
}
