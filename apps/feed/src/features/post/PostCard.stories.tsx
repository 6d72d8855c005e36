import type { Post } from '@maidan/contract/feed/posts';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostCard } from './PostCard.tsx';

const post: Post = {
  id: 12,
  name: 'Night cricket under the flyover',
  slug: 'night-cricket',
  type: 'image',
  media: null,
  thumbnail: gully,
  description: '<p>Six a side, one bat, and a streetlight for a floodlight. Bring a friend.</p>',
  name_status: '1',
  credits: 'Photo desk',
  credits_url: 'https://example.org/desk',
  views: 1203,
  like_count: 40,
  userliked: false,
  like: 40,
  postgallery: [],
  action_url: 'https://example.org/join',
  action_btn_1: 'Join',
  action_btn_2: null,
  action_btn_color: null,
  created_at: '2026-11-20T10:00:00.000Z',
  comment_count: 3,
  width: 1080,
  height: 1350,
  duration: null,
  alt: 'A pitch at night',
  captions: null,
  preview: null,
};

const meta = {
  title: 'Feed/Post card',
  component: PostCard,
  args: { post, readMoreFrom: 100 },
  decorators: [(Story) => <SiteStage>{Story()}</SiteStage>],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: post.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /like/i })).toBeVisible();
  },
};
