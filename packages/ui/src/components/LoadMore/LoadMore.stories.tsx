import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { currentToasts } from '../../toast/toast-store.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: { pending: false, onLoadMore: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheHalfwayLine: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const OfflineSaysSoAtOnce: Story = {
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(currentToasts().map(({ text }) => text)).toEqual([
      'You are offline. Try again when you are back online.',
    ]);
  },
};

/** Without script it links to the next page; with script it loads it here. */
export const AsALink: Story = {
  args: { href: '#page-2' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Load More' });
    await userEvent.click(link);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(location.hash).not.toBe('#page-2');
    await expect(link).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { href: '#page-2', pending: true },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Load More' });
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
