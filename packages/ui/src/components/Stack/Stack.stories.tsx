import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: { gap: 6, children: ['Toss', 'First over', 'Last ball'].map((text) => <p key={text}>{text}</p>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneBelowTheOther: Story = {
  play: async ({ canvas }) => {
    const [first, second] = ['Toss', 'First over'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(second!.top - first!.bottom).toBe(24);
  },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: <p>{'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}</p> },
};
