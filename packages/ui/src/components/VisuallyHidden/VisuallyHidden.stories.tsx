import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Posts tagged Gully Cricket' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesNoSpace: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Posts tagged Gully Cricket').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

export const Status: Story = {
  args: { children: 'Three new posts', as: 'output' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Three new posts');
  },
};
