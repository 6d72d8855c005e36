import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  component: Columns,
  args: { count: 3, children: ['Dance', 'Skate', 'Hoops'].map((tag) => <Card key={tag}>{tag}</Card>) },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const tops = (cards: HTMLElement[]) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size;

export const ThreeOnADesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(tops(canvas.getAllByText(/Dance|Skate|Hoops/))).toBe(1);
  },
};

export const OneOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(tops(canvas.getAllByText(/Dance|Skate|Hoops/))).toBe(3);
  },
};

export const SmallCardsInTwoOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { twoOnPhone: true } };
