import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: { crumbs: [{ label: 'Bengaluru Gully Cup', href: '#cup' }, { label: 'Fixtures' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bengaluru Gully Cup' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('Fixtures')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongNamesAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Rajarajeshwari Nagar Under 17 Five-a-side Monsoon League', href: '#league' },
      { label: 'A'.repeat(60) },
    ],
  },
};
