import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PitchSlide } from './PitchSlide.tsx';

const onClick = fn();

const meta = {
  component: PitchSlide,
  args: { title: 'End of Feed', action: { label: 'Click here to explore more', href: '#search' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PitchSlide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndOfFeed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'End of Feed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Click here to explore more' })).toHaveAttribute('href', '#search');
  },
};

export const LoadMore: Story = {
  args: { title: 'More to come', action: { label: 'Load More', onClick, pending: false } },
  play: async ({ canvas }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { title: 'More to come', action: { label: 'Load More', onClick, pending: true } },
};

export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
