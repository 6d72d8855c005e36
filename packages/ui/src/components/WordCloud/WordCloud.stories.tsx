import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

export const FoldedToOneLine: Story = {
  args: { folded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cloud = canvas.getByRole('navigation');
    const toggle = canvas.getByRole('button', { name: 'Show all' });
    await expect(cloud.getBoundingClientRect().height).toBe(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(toggle);
    await expect(cloud.getBoundingClientRect().height).toBeGreaterThan(88);
    await userEvent.click(toggle);
    await expect(cloud.getBoundingClientRect().height).toBe(44);
    canvas.getByRole('link', { name: 'dhol' }).focus();
    await expect(await canvas.findByRole('button', { name: 'Show Less' })).toBeVisible();
  },
};

export const FewWordsNeedNoToggle: Story = {
  args: { folded: true, words: [{ label: 'Carrom', href: '#carrom', weight: 2 }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const UnbrokenWord: Story = {
  args: { words: [{ label: 'Rajarajeshwarinagara'.repeat(5), href: '#x', weight: 3 }] },
};
