import { t } from '@maidan/i18n/text';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { toggleCaptions } from '../../captions/caption-choice.ts';
import type { FeedAction } from '../../gestures/key-map.ts';
import { isNearEnd } from '../../gestures/near-end.ts';
import { useSaving } from '../../data-saver/use-saving.ts';
import { toggleSound } from '../private/SoundButton.tsx';
import type { FeedItem } from './feed-item.ts';
import { FeedSteps, KeySheet } from './FeedKeys.tsx';
import { FeedSlide, Slide } from './FeedSlide.tsx';
import { FeedSound } from './FeedSound.tsx';
import { LastSlide } from './LastSlide.tsx';
import type { SlideClipHandle } from './SlideClip.tsx';
import { useFeedKeys } from './use-feed-keys.ts';
import { useVerticalSlider } from './use-vertical-slider.ts';
import * as css from './VerticalFeed.css.ts';

export interface VerticalFeedProps {
  /** Grows only at its end. Use another key for another feed. */
  items: readonly FeedItem[];
  /** Names the feed: "Videos of Cricket". */
  label: string;
  /** The `data-here` of its list: a tag that may be muted elsewhere. */
  here?: string | undefined;
  /** The initial slide, for a person who returns to it. */
  initialIndex?: number;
  hasMore: boolean;
  loadingMore: boolean;
  /** The Load More button of the last slide. */
  onLoadMore: () => void;
  /** The active slide is within two of the end and there is more: load the next page. */
  onNearEnd: () => void;
  /** The slide after the last video when there are no more. */
  endSlide: ReactNode;
  /** Another slide became active. `id` is absent on the slide after the last video. */
  onActive?: ((index: number, id: string | undefined) => void) | undefined;
  /** Called once per visit of a slide, when its clip first plays. */
  onPlayed?: ((id: string) => void) | undefined;
  /** A double tap or the key "l". */
  onLike?: ((id: string) => void) | undefined;
}

/** Milliseconds from the arrival of a page to the next check of the active clip. */
const LOOK_AFTER = 200;

export function VerticalFeed({
  items,
  label,
  here,
  initialIndex = 0,
  hasMore,
  loadingMore,
  ...props
}: VerticalFeedProps) {
  const { root, index, centre, window, step } = useVerticalSlider(items.length + 1, initialIndex);
  const saving = useSaving();
  const [readyIndex, setReadyIndex] = useState(-1);
  const [lookedAfterAt, setLookedAfterAt] = useState(0);
  const clip = useRef<SlideClipHandle>(null);
  const keySheet = useRef<HTMLDialogElement>(null);
  const active = items[index];

  const moved = useEffectEvent((to: number) => props.onActive?.(to, items[to]?.id));
  useEffect(() => moved(index), [index]);

  const count = items.length;
  // Once per move and page: a failed page is not requested again until the next move.
  const askForMore = useEffectEvent((at: number, loaded: number) => {
    if (hasMore && !loadingMore && isNearEnd(at, loaded)) props.onNearEnd();
  });
  useEffect(() => askForMore(centre, count), [centre, count]);

  useEffect(() => {
    const timer = setTimeout(() => setLookedAfterAt(count), LOOK_AFTER);
    return () => clearTimeout(timer);
  }, [count]);

  // The focus was on the slide that left: it moves with the feed.
  const carryFocus = useEffectEvent((to: number) => {
    const left = document.activeElement?.closest('[data-swiper-slide-index][inert]');
    if (!left || !root.current?.contains(left)) return;
    const arrived = root.current.querySelector(`[data-swiper-slide-index="${to}"]`);
    arrived?.querySelector<HTMLElement>('[data-surface], a, button')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => carryFocus(index), [index]);

  const next = () => step(1);
  const previous = () => step(-1);
  const actions: Record<FeedAction, () => void> = {
    next,
    previous,
    toggle: () => clip.current?.toggle(),
    mute: toggleSound,
    like: () => active && !active.isAd && props.onLike?.(active.id),
    captions: toggleCaptions,
    help: () => keySheet.current?.showModal(),
  };
  useFeedKeys((action) => actions[action]());

  const slides = [];
  for (let position = window.from; position <= Math.min(window.to, count); position += 1) {
    const item = items[position];
    const place = { position, offset: window.offset };
    const distance = position - index;
    slides.push(
      item === undefined ? (
        <Slide
          key="last"
          {...place}
          label={hasMore ? t('ui.loadMoreVideos') : t('ui.endOfFeed')}
          active={distance === 0}
        >
          <LastSlide hasMore={hasMore} loading={loadingMore} onLoadMore={props.onLoadMore} end={props.endSlide} />
        </Slide>
      ) : (
        <FeedSlide
          key={`${position} ${item.id}`}
          {...place}
          item={item}
          distance={distance}
          withClip={Math.abs(position - centre) <= 1}
          saving={saving}
          activeCanPlay={readyIndex === index}
          lookedAfterAt={lookedAfterAt}
          handle={distance === 0 ? clip : null}
          onCanPlay={() => setReadyIndex(position)}
          onPlayed={() => props.onPlayed?.(item.id)}
          onLike={props.onLike && (() => props.onLike?.(item.id))}
          onNext={next}
          onPrevious={previous}
        />
      ),
    );
  }

  return (
    <section className={css.stage} aria-label={label}>
      <div ref={root} className={`swiper ${css.slider}`}>
        <div className={`swiper-wrapper ${css.track}`} data-here={here}>
          {slides}
        </div>
      </div>
      {active !== undefined && <FeedSound captions={active.video.captions} />}
      <FeedSteps
        onPrevious={index > 0 ? previous : undefined}
        onNext={index < count ? next : undefined}
        onHelp={actions.help}
      />
      <KeySheet dialog={keySheet} />
      <VisuallyHidden as="output">
        {active?.label ?? (hasMore ? t('ui.loadMoreVideos') : t('ui.endOfFeed'))}
      </VisuallyHidden>
    </section>
  );
}
