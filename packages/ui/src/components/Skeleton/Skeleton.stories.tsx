import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingPost: Story = {
  render: () => (
    <SkeletonGroup label="Loading posts">
      <Skeleton shape="landscape" />
      <br />
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading posts');
  },
};

export const LoadingStrip: Story = {
  render: () => (
    <SkeletonGroup label="Loading tags">
      <div style={{ display: 'flex', gap: 12 }}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="arch" />
        ))}
      </div>
    </SkeletonGroup>
  ),
};

export const LoadingPerson: Story = {
  render: () => (
    <SkeletonGroup label="Loading comments">
      <div style={{ display: 'flex', gap: 12 }}>
        <Skeleton shape="circle" />
        <div style={{ flex: 1 }}>
          <Skeleton width="short" />
          <Skeleton width="long" />
        </div>
      </div>
    </SkeletonGroup>
  ),
};
