import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as brandIcons from './brand-icons.tsx';
import * as otherIcons from './icons.tsx';
import { Grid, Row } from '../layout/layout.tsx';

const icons = { ...otherIcons, ...brandIcons };

const meta = { title: 'Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  render: () => (
    <Row flexWrap="wrap" gap={5}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Grid key={name} gap={2}>
          <Icon size={28} />
          <small>{name}</small>
        </Grid>
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('svg[aria-hidden="true"]');
    await expect(drawn).toHaveLength(Object.keys(icons).length);
  },
};
