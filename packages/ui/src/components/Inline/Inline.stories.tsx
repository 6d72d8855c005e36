import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const wards = ['Jayanagar', 'Malleshwaram', 'Indiranagar', 'Koramangala', 'Basavanagudi', 'Whitefield'];

const meta = {
  component: Inline,
  args: { children: wards.map((ward) => <Badge key={ward}>{ward}</Badge>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneBesideTheOther: Story = {};

export const WrapsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
