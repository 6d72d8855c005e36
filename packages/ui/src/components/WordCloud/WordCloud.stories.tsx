import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WordCloud } from './WordCloud.tsx';

const words = [
  'Five-a-side',
  'bouldering',
  'Carrom',
  'open mics',
  'Kabaddi',
  'Night rides',
  'thrift',
  'Filter coffee',
  'dhol',
];
const weights = [3, 1, 2, 1, 3, 2, 1, 2, 1] as const;

const meta = {
  component: WordCloud,
  args: {
    label: 'Tags',
    words: words.map((label, index) => ({ label, href: `#${label}`, weight: weights[index] ?? 1 })),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WordCloud>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WallOfWords: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(9);
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OneLineOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBeLessThan(70);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const TwoLinesForAScrollingRow: Story = {
  args: { inTwoLines: true },
  render: (args) => (
    <div style={{ overflowX: 'auto', width: 300 }}>
      <WordCloud {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBeLessThan(110);
  },
};

export const UnbrokenWord: Story = {
  args: { words: [{ label: 'Rajarajeshwarinagara'.repeat(5), href: '#x', weight: 3 }] },
};
