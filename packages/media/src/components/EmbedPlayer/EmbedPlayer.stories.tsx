import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import upright from '../../story-media/upright.mp4';
import widePoster from '../../story-media/wide.svg?no-inline';
import { clipsIn, onePlays } from '../private/story-clips.ts';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { EmbedPlayer } from './EmbedPlayer.tsx';

const meta = {
  component: EmbedPlayer,
  args: {
    embed:
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ" allowfullscreen onload="alert(1)"></iframe>',
    title: 'Ten kilometres before breakfast',
    thumbnail: widePoster,
    width: 480,
    height: 270,
    onPlayed: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 360 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EmbedPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingForeignBeforeTheTap: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Plays from youtube.com')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const foreign = performance.getEntriesByType('resource').filter((entry) => !entry.name.startsWith(location.origin));
    await expect(foreign.filter((entry) => /youtube|ytimg|google/.test(entry.name))).toEqual([]);
  },
};

export const TapRevealsOurOwnFrame: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play Ten kilometres/ }));
    const frame = canvasElement.querySelector('iframe');
    await expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0');
    await expect(frame).toHaveAttribute('title', 'Ten kilometres before breakfast');
    await expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await expect(frame).not.toHaveAttribute('onload');
    await expect(args.onPlayed).toHaveBeenCalledOnce();
  },
};

export const MakesWayForAClip: Story = {
  render: (args) => (
    <>
      <EmbedPlayer {...args} />
      <VideoPlayer src={upright} title="Clip" width={270} height={480} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [clip] = clipsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clip' }));
    await waitFor(() => onePlays([clip]));
    await userEvent.click(canvas.getByRole('button', { name: /^Play Ten/ }));
    await waitFor(() => expect(clip?.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clip' }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull());
  },
};

export const ForeignHostIsALinkOnly: Story = {
  args: { embed: '<iframe src="https://clips.example/embed/1"></iframe>' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Open clips.example/ });
    await expect(link).toHaveAttribute('href', 'https://clips.example/embed/1');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const HostileCode: Story = {
  args: { embed: '<img src=x onerror=alert(1)><iframe src="javascript:alert(1)"></iframe>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This cannot be shown here.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelectorAll('iframe, [onerror]')).toHaveLength(0);
  },
};

export const InstagramWithoutThumbnailAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    embed: 'https://www.instagram.com/reel/CuE2WNQs6vH/',
    thumbnail: undefined,
    width: undefined,
    height: undefined,
    title: 'A reel with a very long title that goes on past the end of the line and then some',
  },
};
