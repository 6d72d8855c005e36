import { tagVideoPosts } from '@maidan/contract/feed/feeds';
import type { Post } from '@maidan/contract/feed/posts';
import { fullPost, fullTag } from '@maidan/contract/samples/feed';
import clip from '@maidan/media/story-media/upright.mp4';
import poster from '@maidan/media/story-media/upright.svg?no-inline';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoFeedView } from './VideoFeedView.tsx';

/** The video feed with one slide. */
function SlideOnStage({ post, answer }: { post: Post; answer?: StoryReply }) {
  return (
    <SiteStage replies={[answer ?? reply(tagVideoPosts, [{ ...fullTag, posts: [post] }])]}>
      <VideoFeedView
        title="Videos"
        topic={{ kind: 'tag', id: 'home' }}
        loaded={{ status: 'loading', now: 0 }}
        renderMenu={() => null}
      />
    </SiteStage>
  );
}

const post: Post = {
  ...fullPost,
  type: 'video',
  media: clip,
  thumbnail: poster,
  captions: null,
  caption_tracks: [],
  action_url: 'https://example.org/join',
  action_btn_2: 'Details',
};

const meta = {
  title: 'Video slide',
  component: SlideOnStage,
  args: { post },
  parameters: { layout: 'fullscreen' },
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

export const PhoneOnItsSide: Story = {
  args: { post: { ...post, description: `<p>${'One more over. '.repeat(40)}</p>` } },
  globals: { viewport: { value: 'onItsSide' } },
  play: async ({ canvas }) => {
    const like = (await canvas.findByRole('button', { name: /Like/, pressed: true })).getBoundingClientRect();
    const sound = canvas.getByRole('button', { name: /sound|Unmute|Mute/i }).getBoundingClientRect();
    await expect(sound.bottom).toBeLessThanOrEqual(like.top);
    await expect(like.bottom).toBeLessThanOrEqual(innerHeight - 60);
  },
};

export const EndOfTheFeed: Story = {
  args: { answer: reply(tagVideoPosts, [{ ...fullTag, posts: [], cursor: null }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'End of Feed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Click here to explore more' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { answer: reply(tagVideoPosts, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Like/ })).toBeNull();
  },
};

export const Unavailable: Story = {
  args: { answer: failure(tagVideoPosts, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    const text = 'We could not load these videos. Please try again in a moment.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answer: pending(tagVideoPosts) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading posts')).toBeInTheDocument();
  },
};
