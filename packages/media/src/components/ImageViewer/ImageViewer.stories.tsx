import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import upright from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.svg?no-inline';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  component: ImageViewer,
  args: {
    title: 'Picture in the conversation',
    pictures: [
      { src: wide, alt: 'Three stumps' },
      { src: upright, alt: 'A pitch' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartsAtTheChosenPicture: Story = {
  args: { startAt: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 / 2')).toBeVisible());
  },
};

export const TellsOnceThatItClosed: Story = {
  args: { pictures: [{ src: wide, alt: 'Three stumps' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Picture in the conversation' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
