import { mutes } from '@maidan/actions/mutes/muted';
import type { TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import { categoryPosts, tagPosts, type TagPage } from '@maidan/contract/feed/feeds';
import { pollById } from '@maidan/contract/feed/polls';
import type { Post } from '@maidan/contract/feed/posts';
import { fullPost, fullTag } from '@maidan/contract/samples/feed';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import hoop from '@maidan/ui/testing/pictures/hoop.svg?no-inline';
import skate from '@maidan/ui/testing/pictures/skate.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TopicView } from './TopicView.tsx';

const post = (id: number, name: string, thumbnail: string): Post => ({
  ...fullPost,
  id,
  slug: `post-${id}`,
  name,
  type: 'image',
  thumbnail,
  thumbnail_variants: null,
  description: '<p>Six a side, one bat, and a streetlight for a floodlight.</p>',
  action_url: null,
});
const tag: TagPage = {
  ...fullTag,
  id: 5,
  name: 'Gully Cricket',
  slug: 'gully-cricket',
  description: `<p>${'Tennis balls, tape, one hand one bounce. '.repeat(8)}</p>`,
  thumbnail: gully,
  thumbnail_variants: null,
  audio: null,
  tagscroller: null,
  tag_cloud: 'off',
  posts: [post(1, 'Last over at Kodihalli', gully), post(2, 'Two hoops, one ball', hoop)],
  cursor: null,
  quizpoll_id: 4,
};
const poll = reply(pollById, {
  id: 4,
  question: 'Who takes the Sunday final?',
  options: [
    { id: 1, option_text: 'Lane 14', vote_count: 30 },
    { id: 2, option_text: 'The Terrace XI', vote_count: 10 },
  ],
  closed: false,
  about: null,
});

interface StageProps {
  kind: TopicRef['kind'];
  answer: StoryReply;
}

function TopicOnStage({ kind, answer }: StageProps) {
  return (
    <SiteStage replies={[answer, poll]} path={`/${kind}/gully-cricket`}>
      <main style={{ maxWidth: 640, marginInline: 'auto' }}>
        <TopicView
          topic={{ kind, id: 'gully-cricket' }}
          path={`/${kind}/gully-cricket`}
          loaded={{ status: 'loading', now: 0 }}
        />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Tag and category',
  component: TopicOnStage,
  args: { kind: 'tag', answer: reply(tagPosts, [tag]) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopicOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tag: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Gully Cricket' })).toBeVisible();
    await expect(canvas.getByText(/^18,400 followers/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Follow/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Join us/ })).toHaveAttribute('href', 'https://example.org/join');
    const question = await canvas.findByText('Who takes the Sunday final?');
    await expect(question).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Last over at Kodihalli' })).toBeVisible();
    const [more] = canvas.getAllByRole('button', { name: 'Read More' });
    if (more) await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Show Less' });
    await expect(less).toBeVisible();
    // The poll has room around and in its border.
    const border = canvas.getByRole('region', { name: 'Poll' }).getBoundingClientRect().top;
    await expect(border - less.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
    await expect(question.getBoundingClientRect().top - border).toBeGreaterThanOrEqual(8);
  },
};

/** Categories have no poll. */
export const CategoryWithoutPicture: Story = {
  args: {
    kind: 'category',
    answer: reply(categoryPosts, [{ ...tag, name: 'Street sports', thumbnail: null, buttons: [], description: '' }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Street sports' })).toBeVisible();
    await expect(canvas.queryByText('Who takes the Sunday final?')).toBeNull();
  },
};

export const LongNamesAt320: Story = {
  args: {
    answer: reply(tagPosts, [
      {
        ...tag,
        name: 'Unbroken'.repeat(8),
        city: 'Rajarajeshwari Nagar',
        buttons: ['Join the Sunday league of your own street', 'See the grounds'].map((label, at) => ({
          label,
          link: `https://example.org/${at}`,
        })),
        posts: [post(3, 'Unbroken'.repeat(12), skate)],
      },
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^UnbrokenUnbroken/ })).toBeVisible();
  },
};

export const NoPostsYet: Story = {
  args: { answer: reply(tagPosts, [{ ...tag, posts: [], quizpoll_id: null }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
  },
};

/** The list of what is hidden is in the settings. */
export const EveryPostHidden: Story = {
  beforeEach() {
    const hidden = [1, 2].map((id) => ({ kind: 'post' as const, id: String(id), label: 'A post' }));
    mutes.set(hidden, true);
    return () => mutes.set(hidden, false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have hidden every post here' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Last over at Kodihalli' })).toBeNull());
  },
};

export const Unknown: Story = {
  args: { answer: reply(tagPosts, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist.')).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { answer: failure(tagPosts, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    const text = 'We could not load these posts. Please try again in a moment.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answer: pending(tagPosts) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading posts')).toBeInTheDocument();
  },
};
