import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import pitch from '../../testing/pictures/pitch.svg?no-inline';
import { FullScreenDialog } from './FullScreenDialog.tsx';

const meta = {
  component: FullScreenDialog,
  args: { open: true, title: 'Latest', onClose: fn(), children: <p>The latest story.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FullScreenDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, args }) => {
    const { width, height } = canvas.getByRole('dialog', { name: 'Latest' }).getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Media: Story = { args: { ground: 'media', children: <img src={pitch} alt="Five-a-side from above" /> } };

export const LongTitleAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'The latest story of Rajarajeshwari Nagar evening leather-ball practice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().right).toBeLessThanOrEqual(
      innerWidth,
    );
  },
};
