import { like } from '@maidan/contract/feed/likes';
import type { Post } from '@maidan/contract/feed/posts';
import { fullPost } from '@maidan/contract/samples/feed';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import hoop from '@maidan/ui/testing/pictures/hoop.svg?no-inline';
import skate from '@maidan/ui/testing/pictures/skate.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PostCard } from './PostCard.tsx';

const post: Post = {
  ...fullPost,
  type: 'image',
  thumbnail: gully,
  description: '<p>Six a side, one bat, and a streetlight for a floodlight. Bring a friend.</p>',
  userliked: false,
  action_url: 'https://example.org/join',
};
const image = (imgurl: string, alt: string) => ({ imgurl, imgurl_variants: null, alt, width: 1080, height: 1080 });

const meta = {
  title: 'Post card',
  component: PostCard,
  args: { post, readMoreFrom: 100 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <SiteStage replies={[reply(like, { message: 'Liked', count: 41 })]}>{Story()}</SiteStage>
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: post.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Join/ })).toHaveAttribute('href', post.action_url);
  },
};

export const Gallery: Story = {
  args: { post: { ...post, type: 'gallery', postgallery: [image(hoop, 'A hoop'), image(skate, 'A skater')] } },
};

export const EmbeddedVideo: Story = {
  args: { post: { ...post, type: 'embed', media: '<iframe src="https://www.youtube.com/embed/a"></iframe>' } },
};

export const Advertisement: Story = { args: { post: { ...post, type: 'ad' } } };

export const LongTextWithoutPictureOrLinks: Story = {
  args: {
    post: {
      ...post,
      credits: null,
      action_url: null,
      thumbnail: null,
      name: 'Unbroken'.repeat(20),
      description: `<p>${'One more over. '.repeat(40)}</p>`,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read More' }));
    await expect(canvas.getByRole('button', { name: 'Show Less' })).toBeVisible();
    // No external-link arrow without a link.
    await expect(canvas.queryByRole('link', { name: /opens in a new tab/ })).toBeNull();
  },
};
