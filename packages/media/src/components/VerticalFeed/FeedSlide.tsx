import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useOverflows } from '../../gestures/use-overflows.ts';
import { chip } from '../private/over-media.css.ts';
import * as css from './feed-slide.css.ts';
import type { SlideClipProps } from './SlideClip.tsx';
import { pictureClass, SlideClip } from './SlideClip.tsx';

interface FeedSlideProps extends SlideClipProps {
  /** Its place in the feed, for the slider. */
  position: number;
  /** Pixels from the top of the feed at which the slides of the document begin. */
  offset: number;
  /** Whether it has its clip, and not the poster only. */
  withClip: boolean;
}

/** One video of the feed: the clip, its words and its actions. */
export function FeedSlide({ position, offset, withClip, ...props }: FeedSlideProps) {
  const { item, distance } = props;
  const { poster } = item.video;
  const text = useRef<HTMLDivElement>(null);
  // What is longer than its room scrolls by itself; a swipe over it must then not move the feed.
  const scrolls = useOverflows(text);

  return (
    <Slide position={position} offset={offset} label={item.label} active={distance === 0}>
      {withClip ? (
        <SlideClip {...props} />
      ) : (
        poster && <img className={pictureClass(item.video)} src={poster} alt="" draggable={false} />
      )}
      <div className={item.isAd ? css.adText : css.text}>
        {item.isAd && <span className={`${chip} ${css.adLabel}`}>Ad</span>}
        <div ref={text} className={css.words} {...(scrolls ? scrolling : {})}>
          {item.overlay}
        </div>
      </div>
      {!item.isAd && item.sideBar !== undefined && <div className={css.sideBar}>{item.sideBar}</div>}
    </Slide>
  );
}

/** What scrolls must also be reachable by keyboard. */
const scrolling = {
  className: `${css.words} ${css.scrolls} swiper-no-swiping swiper-no-mousewheel`,
  tabIndex: 0,
  role: 'group',
  'aria-label': 'About this video',
};

interface SlideProps {
  position: number;
  offset: number;
  label: string;
  active: boolean;
  children: ReactNode;
}

/** A place in the slider. Whoever is not the active one can be neither reached nor read. */
export function Slide({ position, offset, label, active, children }: SlideProps) {
  return (
    <article
      className={`swiper-slide ${css.slide}`}
      data-swiper-slide-index={position}
      aria-label={label}
      aria-current={active || undefined}
      inert={!active}
      // None in the server's document, where the offset is 0; later it is set by script, which the policy allows.
      {...(offset > 0 ? { style: { top: offset } } : {})}
    >
      {children}
    </article>
  );
}
