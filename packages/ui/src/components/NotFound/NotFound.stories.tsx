import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  component: NotFound,
  args: { title: 'Page not found', as: 'h1', children: <LinkButton href="#home">Home</LinkButton> },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsAPage: Story = {
  args: { text: "Cannot match any routes. URL Segment: 'no-such-page'" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /not found/i })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  },
};

export const WithinAPage: Story = {
  args: { as: 'h2', title: 'This tag could not be loaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const LongAddressAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: `Cannot match any routes. URL Segment: '${'a-very-long-address-'.repeat(12)}'` },
};
