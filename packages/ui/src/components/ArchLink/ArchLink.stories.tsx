import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import gully from '../../testing/pictures/gully.svg?no-inline';
import skate from '../../testing/pictures/skate.svg?no-inline';
import { ArchLink } from './ArchLink.tsx';
import { Grid, Row } from '../../layout/layout.tsx';

const meta = {
  component: ArchLink,
  args: { label: 'Gully Cricket', href: '#gully', image: gully },
} satisfies Meta<typeof ArchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALine: Story = {
  render: (args) => (
    <Row flexWrap="wrap" gap={3}>
      <ArchLink {...args} />
      <ArchLink label="Skate & BMX" href="#skate" image={skate} />
    </Row>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Gully Cricket' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const AsAList: Story = {
  render: (args) => (
    <Grid gap={4}>
      <ArchLink {...args} meta="12,480 followers" />
      <ArchLink label="Skate & BMX" href="#skate" image={skate} meta="4,906 followers" />
    </Grid>
  ),
};

export const BrokenImage: Story = {
  args: { image: '/no-such-picture.png', meta: 'Trending in Bengaluru' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('G')).toBeVisible();
  },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Rajarajeshwarinagara'.repeat(4), meta: '1 follower' },
};
