import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import gully from '../../testing/pictures/gully.svg?no-inline';
import pitch from '../../testing/pictures/pitch.svg?no-inline';
import skate from '../../testing/pictures/skate.svg?no-inline';
import { ImageViewer } from './ImageViewer.tsx';

const meta = {
  component: ImageViewer,
  args: {
    open: true,
    onClose: fn(),
    images: [
      { src: gully, alt: 'Gully cricket, stumps chalked on the wall' },
      { src: pitch, alt: 'Five-a-side from above' },
      { src: skate, alt: 'First drop into the bowl' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsGoOn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 of 3')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Previous picture' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StartsWhereAsked: Story = {
  args: { start: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'First drop into the bowl' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1);
    await expect(right).toBeLessThanOrEqual(innerWidth + 1);
    await expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
  },
};

export const Zoom: Story = {
  args: { start: 0 },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /Gully cricket/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const whole = picture.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(picture.getBoundingClientRect().width).toBeCloseTo(whole * 2.5, 0);
    await userEvent.keyboard('-');
    await expect(picture.getBoundingClientRect().width).toBe(whole);
    await userEvent.dblClick(picture);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeVisible());
  },
};

export const One: Story = {
  args: { images: [{ src: gully, alt: 'Gully cricket' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /picture/ })).toBeNull();
  },
};

export const BrokenImageAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { images: [{ src: '/no-such-picture.png', alt: 'Lost' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This picture could not be loaded.')).toBeVisible());
  },
};
