import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusyLine } from './BusyLine.tsx';

const meta = { component: BusyLine } satisfies Meta<typeof BusyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverThePage: Story = {
  render: () => (
    <>
      <BusyLine />
      <p>Posts</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden]');
    const { top, height, width } = line?.getBoundingClientRect() ?? { top: -1, height: 0, width: 0 };
    await expect([top, height]).toEqual([0, 3]);
    await expect(width).toBeGreaterThan(0);
  },
};
