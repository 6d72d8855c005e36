import type { Post } from '@maidan/contract/feed/posts';
import { fullPost } from '@maidan/contract/samples/feed';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoRow } from './VideoRow.tsx';

const post: Post = { ...fullPost, slug: 'six', name: 'Six, and the ball is gone', thumbnail: gully, views: 1204 };
const long =
  'Whose turn is it to ring the bell, and who says that the ball is behind this gate and not the next one? '.repeat(3);

const meta = {
  title: 'Search/Video',
  component: VideoRow,
  args: { post, isVideo: true },
  decorators: [(Story) => <SiteStage replies={[]}>{Story()}</SiteStage>],
} satisfies Meta<typeof VideoRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByItsName: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Six/ })).toHaveAttribute('href', '/post/six');
  },
};

export const ByWhatIsSaid: Story = {
  args: { moment: { post_id: post.id, at: 83.6, text: 'Whose turn to ring the bell?' } },
  play: async ({ canvas }) => {
    const found = await canvas.findByRole('link', { name: /Said at 1:23 “Whose turn to ring the bell\?”/ });
    await expect(found).toHaveAttribute('href', '/post/six#t=83');
  },
};

export const LongWordsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { moment: { post_id: post.id, at: 4000, text: long } },
};
