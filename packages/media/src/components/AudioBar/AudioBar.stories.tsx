import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import sound from '../../story-media/upright.mp4';
import cover from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.webm';
import { clipsIn, onePlays } from '../private/story-clips.ts';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { AudioBar } from './AudioBar.tsx';

const meta = {
  component: AudioBar,
  args: {
    src: sound,
    title: 'Bohag, the morning set',
    description: 'Tabla and bass, live at Cubbon Park',
    cover,
    onPlayed: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 360 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AudioBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const audioIn = (canvas: HTMLElement) => canvas.querySelector('audio');

/** Browsers play sound only after a gesture, and a story's click is not one; the song then stays paused without an error. */
const maySound = () => navigator.userActivation.hasBeenActive;

export const FetchesNothingBeforeItIsPlayed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Bohag, the morning set')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play Bohag, the morning set' })).toBeVisible();
    await expect(audioIn(canvasElement)).toHaveProperty('networkState', HTMLMediaElement.NETWORK_EMPTY);
  },
};

export const PlaysOrStaysReady: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    if (maySound()) {
      await waitFor(() => expect(args.onPlayed).toHaveBeenCalledOnce());
      await userEvent.click(canvas.getByRole('button', { name: /^Pause/ }));
    }
    await waitFor(() => expect(audioIn(canvasElement)?.paused).toBe(true));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await canvas.findByRole('button', { name: /^Play/ });
  },
};

export const PausesTheClip: Story = {
  render: (args) => (
    <>
      <AudioBar {...args} />
      <VideoPlayer src={wide} title="Clip" width={480} height={270} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clip' }));
    await waitFor(() => onePlays([clip]));
    await userEvent.click(canvas.getByRole('button', { name: 'Play Bohag, the morning set' }));
    await waitFor(() => expect(clip?.paused).toBe(true));
  },
};

export const MissingSong: Story = {
  args: { src: '/nowhere/gone.mp3', cover: '/nowhere/gone.jpg' },
  play: async ({ canvas, canvasElement }) => {
    const audio = audioIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Play/ }));
    // A story's click may not start sound, so the file is loaded explicitly.
    if (audio) audio.preload = 'auto';
    await canvas.findByText('This recording is missing or cannot be played here.', {}, { timeout: 6000 });
  },
};

export const LongWordsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Bohag, the morning set, recorded in one go before the traffic woke up on the other side of the park',
    description: 'Tabla and bass, live at Cubbon Park, with the birds left in and the dogs mostly left out',
    cover: undefined,
  },
};
