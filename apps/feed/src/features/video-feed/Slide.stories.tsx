import type { Post } from '@maidan/contract/feed/posts';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SlideActions } from './SlideActions.tsx';
import { SlideText } from './SlideText.tsx';
import * as css from './Slide.stories.css.ts';

interface SlideOnStage {
  post: Post;
  onLike: () => void;
}

/** Text and actions of one slide over its poster, as the video feed lays them out. */
function SlideOnStage({ post, onLike }: SlideOnStage) {
  return (
    <SiteStage>
      <div className={css.slide}>
        <img className={css.poster} src={gully} alt="" />
        <div className={css.actions}>
          <SlideActions post={post} onLike={onLike} />
        </div>
        <div className={css.text}>
          <SlideText post={post} />
        </div>
      </div>
    </SiteStage>
  );
}

const post: Post = {
  id: 12,
  name: 'Night cricket under the flyover',
  slug: 'night-cricket',
  type: 'video',
  media: null,
  thumbnail: gully,
  description: '<p>Six a side, one bat, and a streetlight for a floodlight.</p>',
  name_status: '1',
  credits: 'Photo desk',
  credits_url: 'https://example.org/desk',
  views: 1203,
  like_count: 40,
  userliked: true,
  like: 40,
  postgallery: [],
  action_url: 'https://example.org/join',
  action_btn_1: 'Join',
  action_btn_2: 'Details',
  action_btn_color: null,
  created_at: null,
  comment_count: 3,
  width: 1080,
  height: 1920,
  duration: 7.5,
  alt: null,
  captions: null,
  preview: null,
};

const meta = {
  title: 'Feed/Slide',
  component: SlideOnStage,
  args: { post, onLike: fn() },
} satisfies Meta<typeof SlideOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Like/, pressed: true })).toBeVisible();
  },
};
export const LongText: Story = { args: { post: { ...post, description: `<p>${'One more over. '.repeat(40)}</p>` } } };
export const Advertisement: Story = { args: { post: { ...post, type: 'ad' } } };
