import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { dataSaver } from '../../data-saver/data-saver-store.ts';
import { pageSound } from '../../sound/sound-store.ts';
import { captionLanguage, captionsWanted } from '../../captions/caption-choice.ts';
import spokenKannada from '../../story-media/spoken-kn.vtt?url';
import spoken from '../../story-media/spoken.vtt?url';
import streamed from '../../story-media/streamed.mp4';
import upright from '../../story-media/upright.mp4';
import uprightPoster from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.webm';
import widePoster from '../../story-media/wide.svg?no-inline';
import { clipsIn, onePlays } from '../private/story-clips.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  component: VideoPlayer,
  args: {
    src: upright,
    title: 'Last kick of the night',
    poster: uprightPoster,
    alt: 'A ball bounces over a chalked pitch',
    width: 270,
    height: 480,
    duration: 4,
    onPlayed: fn(),
  },
  beforeEach: () => pageSound.choose({ muted: false, volume: 1 }),
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 360 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [clip] = clipsIn(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Play Last kick of the night' })).toBeVisible();
    await expect(canvas.getByText('0:04')).toBeVisible();
    await expect(clip?.poster).toContain('upright');
    await expect(clip).toHaveProperty('loop', true);
    await expect(clip).toHaveAttribute('playsinline');
    await expect(clip).not.toHaveAttribute('controls');
    const { width, height } = clip?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(4 / 5, 2);
    await expect(args.onPlayed).not.toHaveBeenCalled();
  },
};

export const TapPlaysTapPauses: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    await waitFor(() => expect(args.onPlayed).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: /^Pause/ }));
    await waitFor(() => expect(clip?.paused).toBe(true));
    await expect(canvas.getByRole('button', { name: /^Play/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    await expect(args.onPlayed).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: /^Pause/ });
    // Two taps before the next rendering, as on a slow phone.
    button.click();
    button.click();
    await waitFor(() => onePlays([clip]));
  },
};

export const SecondClipPausesTheFirst: Story = {
  render: (args) => (
    <>
      <VideoPlayer {...args} title="First" />
      <VideoPlayer {...args} title="Second" src={wide} poster={widePoster} width={480} height={270} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play First' }));
    await waitFor(() => onePlays([first]));
    await userEvent.click(canvas.getByRole('button', { name: 'Play Second' }));
    await waitFor(() => onePlays([second]));
    await expect(first?.paused).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Play First' })).toBeVisible();
  },
};

export const LoopIsNoNewPlay: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    if (clip) clip.currentTime = 3.6;
    await waitFor(() => expect(clip?.currentTime).toBeGreaterThan(3.6));
    await waitFor(() => expect(clip?.currentTime).toBeLessThan(2), { timeout: 4000 });
    await expect(args.onPlayed).toHaveBeenCalledOnce();
  },
};

export const MuteIsRemembered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    await expect(clip?.muted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(localStorage.getItem('sound')).toContain('"muted":true');
  },
};

export const MissingClip: Story = {
  args: { src: '/nowhere/gone.mp4', title: 'Gone' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Gone' }));
    const retry = await canvas.findByRole('button', { name: 'Retry' }, { timeout: 6000 });
    await expect(canvas.getByText('This clip is missing or cannot be played here.')).toBeVisible();
    await userEvent.click(retry);
    await canvas.findByRole('button', { name: 'Retry' }, { timeout: 6000 });
    await expect(args.onPlayed).not.toHaveBeenCalled();
  },
};

export const MissingPoster: Story = { args: { poster: '/nowhere/gone.jpg' } };

export const CaptionsWhileMuted: Story = {
  args: { captions: [{ src: spoken, language: 'en' }] },
  beforeEach: () => pageSound.choose({ muted: true }),
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await canvas.findByText('One hand, one bounce. That is out.', {}, { timeout: 4000 });
    if (clip) clip.currentTime = 2.5;
    await canvas.findByText('You also fetch it.', {}, { timeout: 4000 });
  },
};

export const CaptionsInTwoLanguages: Story = {
  args: {
    captions: [
      { src: spoken, language: 'en' },
      { src: spokenKannada, language: 'kn' },
    ],
  },
  beforeEach: () => {
    pageSound.choose({ muted: true });
    captionLanguage.clear();
    captionsWanted.clear();
    return () => {
      captionLanguage.clear();
      captionsWanted.clear();
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('track')].map(({ srclang, label }) => [srclang, label])).toEqual([
      ['en', 'English'],
      ['kn', 'ಕನ್ನಡ'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await canvas.findByText(/One hand|You also/, {}, { timeout: 4000 });
    const menu = canvas.getByRole('combobox', { name: 'Captions' });
    await expect(menu).toHaveValue('en');
    await userEvent.selectOptions(menu, 'ಕನ್ನಡ');
    await expect(await canvas.findByText(/ಒಂದು ಕೈ|ಚೆಂಡನ್ನೂ/, {}, { timeout: 4000 })).toBeVisible();
    await expect(canvas.queryByText(/One hand|You also/)).toBeNull();
    await expect(localStorage.getItem('caption_language')).toBe('kn');
    await userEvent.selectOptions(menu, 'No captions');
    await waitFor(() => expect(canvas.queryByText(/ಒಂದು ಕೈ|ಚೆಂಡನ್ನೂ/)).toBeNull());
    // The language is remembered for the next time.
    await expect(localStorage.getItem('caption_language')).toBe('kn');
  },
};

export const BeginsAtASecond: Story = {
  args: { startAt: 2 },
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    await expect(clip?.currentTime).toBeGreaterThanOrEqual(2);
  },
};

const copies = [
  { src: `${upright}?copy=small`, side: 240, rate: 300 },
  { src: upright, side: 540, rate: 1200 },
];

/** A playlist of one size, whose file has two parts: its header and a segment. */
const stream = (): string => {
  const file = new URL(streamed, location.href).href;
  const lines = [
    ...'#EXTM3U #EXT-X-VERSION:7 #EXT-X-TARGETDURATION:4 #EXT-X-PLAYLIST-TYPE:VOD'.split(' '),
    `#EXT-X-MAP:URI="${file}",BYTERANGE="1358@0"`,
    '#EXTINF:4.0,',
    '#EXT-X-BYTERANGE:22313@1358',
    file,
    '#EXT-X-ENDLIST',
  ];
  return `${URL.createObjectURL(new Blob([lines.join('\n')], { type: 'application/vnd.apple.mpegurl' }))}#.m3u8`;
};

export const Streamed: Story = {
  args: { rungs: copies, stream: stream() },
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]), { timeout: 8000 });
    await expect(clip?.currentSrc).toMatch(/^blob:/);
    await expect(clip?.videoWidth).toBe(270);
  },
};

export const StreamThatIsGone: Story = {
  args: { rungs: copies, stream: '/nowhere/stream.m3u8' },
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]), { timeout: 8000 });
    await expect(clip?.currentSrc).toContain('upright');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** Simulates a browser that needs hls.js. */
function withoutHls(): () => void {
  const known = spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  return () => known.mockRestore();
}

export const StreamedByScript: Story = { ...Streamed, beforeEach: withoutHls };

export const StreamByScriptThatIsGone: Story = { ...StreamThatIsGone, beforeEach: withoutHls };

function saveData(): () => void {
  dataSaver.set('on');
  return () => dataSaver.set('auto');
}

export const SmallestCopyOnDataSaver: Story = {
  args: { rungs: copies, stream: '/nowhere/stream.m3u8' },
  beforeEach: saveData,
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await expect(clip?.buffered).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    await expect(clip?.currentSrc).toContain('copy=small');
  },
};

export const CopyThatIsGone: Story = {
  args: { rungs: copies.map((copy) => (copy.side === 240 ? { ...copy, src: '/nowhere/copy.mp4' } : copy)) },
  beforeEach: saveData,
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]), { timeout: 4000 });
    await expect(clip?.currentSrc).toContain('upright');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const SeekByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    await waitFor(() => onePlays([clip]));
    await userEvent.click(canvas.getByRole('button', { name: /^Pause/ }));
    const line = await canvas.findByRole('slider', { name: 'Seek in Last kick of the night' });
    const before = clip?.currentTime ?? 0;
    line.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(clip?.currentTime).toBeCloseTo(before + 1, 1));
    await waitFor(() => expect(line.getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:0\d$/));
  },
};

export const WideClipAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    src: wide,
    poster: widePoster,
    width: 480,
    height: 270,
    title: 'A ball and three stumps, seen from the lane beside the blue gate',
  },
};
