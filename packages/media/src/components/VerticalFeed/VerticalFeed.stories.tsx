import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dataSaver } from '../../data-saver/data-saver-store.ts';
import { pageSound } from '../../sound/sound-store.ts';
import upright from '../../story-media/upright.mp4';
import uprightPoster from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.webm';
import widePoster from '../../story-media/wide.svg?no-inline';
import { clipsIn, fetchedAs } from '../private/story-clips.ts';
import { activeClip, activeIn, settledOn, sliderIsReady, slidesIn } from '../private/story-feed.ts';
import type { FeedItem } from './feed-item.ts';
import { VerticalFeed } from './VerticalFeed.tsx';

function itemAt(position: number): FeedItem {
  const isWide = position % 2 === 1;
  return {
    id: `clip-${position}`,
    label: `Clip ${position + 1}`,
    // Separate addresses, to tell apart which clips are fetched.
    video: {
      src: `${isWide ? wide : upright}?clip=${position}`,
      poster: isWide ? widePoster : uprightPoster,
      width: isWide ? 480 : 270,
      height: isWide ? 270 : 480,
      duration: 4,
    },
    overlay: <p>Nine weeks of digging, forty bags of cement and one very patient neighbour.</p>,
    sideBar: <button type="button">Like</button>,
  };
}
const items = Array.from({ length: 12 }, (_, position) => itemAt(position));

const meta = {
  component: VerticalFeed,
  parameters: { layout: 'fullscreen' },
  args: {
    items,
    label: 'Videos of Skate',
    hasMore: false,
    loadingMore: false,
    onLoadMore: fn(),
    onNearEnd: fn(),
    onActive: fn(),
    onPlayed: fn(),
    onLike: fn(),
    endSlide: <a href="#search">Click here to explore more</a>,
  },
  beforeEach: () => {
    pageSound.choose({ muted: false, volume: 1 });
    dataSaver.set('off');
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VerticalFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlaysTheFirstAndOnlyThat: Story = {
  play: async ({ canvasElement, args }) => {
    await settledOn(canvasElement, 'Clip 1');
    await expect(args.onPlayed).toHaveBeenCalledWith('clip-0');
    const clip = activeClip(canvasElement);
    await expect(clip).toHaveProperty('loop', true);
    await expect(clip).toHaveAttribute('playsinline');
    await expect(clip).toHaveAttribute('preload', 'metadata');
    await expect(clip?.poster).toContain('upright');
    const { width, height } = clip?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(width).toBeLessThanOrEqual(660);
    await expect(Math.round(height)).toBe(innerHeight - 60);
  },
};

export const RefusedSoundAsksForATap: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settledOn(canvasElement, 'Clip 1');
    // A browser with an earlier click refuses nothing.
    if (navigator.userActivation.hasBeenActive) return;
    await expect(activeClip(canvasElement)?.muted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Tap for sound' })).toBeVisible();
    await sliderIsReady(canvasElement);
    await userEvent.keyboard('j');
    await settledOn(canvasElement, 'Clip 2');
    await expect(canvas.getByRole('button', { name: 'Tap for sound' })).toBeVisible();
  },
};

export const KeysMoveAndTheClipLeftIsRewound: Story = {
  play: async ({ canvasElement, args }) => {
    await settledOn(canvasElement, 'Clip 1');
    await sliderIsReady(canvasElement);
    const first = activeClip(canvasElement);
    await waitFor(() => expect(first?.currentTime).toBeGreaterThan(0.3));
    await userEvent.keyboard('{ArrowDown}');
    await settledOn(canvasElement, 'Clip 2');
    await waitFor(() => expect(first?.currentTime).toBe(0));
    await waitFor(() => expect(args.onActive).toHaveBeenLastCalledWith(1, 'clip-1'));
    await userEvent.keyboard('k');
    await settledOn(canvasElement, 'Clip 1');
    await waitFor(() => expect(args.onPlayed).toHaveBeenCalledTimes(3));
  },
};

export const ManyMovesFewElements: Story = {
  play: async ({ canvasElement }) => {
    await sliderIsReady(canvasElement);
    for (let move = 1; move < items.length; move += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await settledOn(canvasElement, `Clip ${move + 1}`);
      await expect(slidesIn(canvasElement).length).toBeLessThanOrEqual(5);
      await expect(clipsIn(canvasElement).length).toBeLessThanOrEqual(3);
      await expect(slidesIn(canvasElement).filter((slide) => !slide.inert)).toHaveLength(1);
    }
  },
};

export const TheSlideStandsInItsPlace: Story = {
  args: { initialIndex: 5 },
  play: async ({ canvasElement }) => {
    await settledOn(canvasElement, 'Clip 6');
    await sliderIsReady(canvasElement);
    const stage = canvasElement.querySelector('.swiper')?.getBoundingClientRect();
    await waitFor(() => expect(activeIn(canvasElement)?.getBoundingClientRect().top).toBeCloseTo(stage?.top ?? -1, 0));
    await userEvent.keyboard('{ArrowUp}');
    await settledOn(canvasElement, 'Clip 5');
    await waitFor(() => expect(activeIn(canvasElement)?.getBoundingClientRect().top).toBeCloseTo(stage?.top ?? -1, 0));
  },
};

export const TapPausesAndPlays: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settledOn(canvasElement, 'Clip 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Clip 1' }));
    await waitFor(() => expect(activeClip(canvasElement)?.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clip 1' }));
    await settledOn(canvasElement, 'Clip 1');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(activeClip(canvasElement)?.paused).toBe(true));
  },
};

export const DoubleTapLikesAndPlaysOn: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await settledOn(canvasElement, 'Clip 1');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pause Clip 1' }));
    await expect(args.onLike).toHaveBeenCalledWith('clip-0');
    await expect(args.onLike).toHaveBeenCalledOnce();
    await expect(activeClip(canvasElement)?.paused).toBe(false);
    await userEvent.keyboard('l');
    await expect(args.onLike).toHaveBeenCalledTimes(2);
  },
};

export const MuteStaysOnTheNextSlide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settledOn(canvasElement, 'Clip 1');
    await sliderIsReady(canvasElement);
    pageSound.choose({ muted: true });
    await userEvent.keyboard('j');
    await settledOn(canvasElement, 'Clip 2');
    await expect(activeClip(canvasElement)?.muted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
  },
};

export const FocusMovesOnWithTheFeed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await settledOn(canvasElement, 'Clip 1');
    await sliderIsReady(canvasElement);
    canvas.getByRole('button', { name: 'Pause Clip 1' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await settledOn(canvasElement, 'Clip 2');
    await expect(activeIn(canvasElement)?.contains(document.activeElement)).toBe(true);
  },
};

export const KeySheet: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const DataSaverFetchesNothingBeforeATap: Story = {
  args: { items: items.map((item) => ({ ...item, video: { ...item.video, src: `${item.video.src}&saved` } })) },
  beforeEach: () => dataSaver.set('on'),
  play: async ({ canvas, canvasElement }) => {
    await sliderIsReady(canvasElement);
    await userEvent.keyboard('j');
    await waitFor(() => expect(activeIn(canvasElement)).toHaveAttribute('aria-label', 'Clip 2'));
    await expect(clipsIn(canvasElement).filter((clip) => clip.hasAttribute('src'))).toEqual([]);
    await expect(fetchedAs('&saved')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clip 2' }));
    await settledOn(canvasElement, 'Clip 2');
    await expect(clipsIn(canvasElement).filter((clip) => clip.hasAttribute('src'))).toHaveLength(1);
  },
};

export const NextClipIsFetchedAfterTheActiveCanPlay: Story = {
  play: async ({ canvasElement }) => {
    await settledOn(canvasElement, 'Clip 1');
    await sliderIsReady(canvasElement);
    await waitFor(() => expect(clipsIn(canvasElement).filter((clip) => clip.hasAttribute('src'))).toHaveLength(2));
  },
};

export const AsksForMoreTwoFromTheEnd: Story = {
  args: { items: items.slice(0, 6), hasMore: true },
  play: async ({ canvasElement, args }) => {
    await sliderIsReady(canvasElement);
    await settledOn(canvasElement, 'Clip 1');
    for (const label of ['Clip 2', 'Clip 3']) {
      await userEvent.keyboard('j');
      await settledOn(canvasElement, label);
    }
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    await settledOn(canvasElement, 'Clip 4');
    // In steps, after the move.
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce());
  },
};

export const LoadMoreSlideBecomesTheNextVideo: Story = {
  args: { items: items.slice(0, 2), hasMore: true },
  render: function Growing(args) {
    const [count, setCount] = useState(2);
    return <VerticalFeed {...args} items={items.slice(0, count)} hasMore={count < 5} onLoadMore={() => setCount(5)} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await sliderIsReady(canvasElement);
    await userEvent.keyboard('j');
    await settledOn(canvasElement, 'Clip 2');
    await userEvent.keyboard('j');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }));
    await settledOn(canvasElement, 'Clip 3');
    await userEvent.keyboard('j');
    await settledOn(canvasElement, 'Clip 4');
  },
};

export const EmptyFeedIsItsEnd: Story = {
  args: { items: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Click here to explore more' })).toBeVisible();
    await expect(clipsIn(canvasElement)).toEqual([]);
  },
};

export const MissingClipOffersRetryAndSkip: Story = {
  args: {
    items: [
      { ...itemAt(0), label: 'Gone', video: { src: '/nowhere/gone.mp4', poster: uprightPoster } },
      ...items.slice(1),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await sliderIsReady(canvasElement);
    await canvas.findByText('This clip is missing or cannot be played here.', {}, { timeout: 8000 });
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await settledOn(canvasElement, 'Clip 2');
  },
};

export const AdHasNoSideBar: Story = {
  args: {
    items: [
      { ...itemAt(0), label: 'Ad', isAd: true, overlay: <a href="#directions">Get directions</a> },
      ...items.slice(1),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Get directions' })).toBeVisible());
    await expect(activeIn(canvasElement)?.textContent).not.toContain('Like');
  },
};

export const NarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { items: [{ ...itemAt(0), overlay: <p>{'A very long text that goes on and on. '.repeat(60)}</p> }] },
};
