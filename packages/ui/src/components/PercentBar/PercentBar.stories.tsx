import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PercentBar } from './PercentBar.tsx';
import { Grid } from '../../layout/layout.tsx';

const meta = { component: PercentBar, args: { label: 'Lane 14', percent: 27 } } satisfies Meta<typeof PercentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Poll: Story = {
  render: () => (
    <Grid gap={2}>
      <PercentBar label="Yellow City All Stars" percent={46} />
      <PercentBar label="Lane 14" percent={27} chosenAs="Your vote" />
      <PercentBar label="The Terrace XI" percent={18} />
      <PercentBar label="Blue Gate Rangers" percent={9} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27%')).toBeVisible();
    await expect(canvas.getByText('Your vote')).toBeInTheDocument();
  },
};

export const NothingAndEverything: Story = {
  render: () => (
    <Grid gap={2}>
      <PercentBar label="Nobody" percent={0} />
      <PercentBar label="Everybody" percent={100} chosenAs="Your vote" />
      <PercentBar label="Not a number" percent={Number.NaN} />
    </Grid>
  ),
};

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: `The team that plays under the flyover ${'aghost'.repeat(12)}`, percent: 63.4, chosenAs: 'Your vote' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('63%')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeftTextInside: Story = { args: { label: 'پیلا شہر آل اسٹارز', chosenAs: 'Your vote' } };
