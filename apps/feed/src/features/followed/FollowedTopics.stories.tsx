import {
  followCategory,
  followedCategories,
  followedTags,
  followTag,
  SUBSCRIBED,
  UNSUBSCRIBED,
} from '@maidan/contract/feed/follows';
import type { Topic } from '@maidan/contract/feed/tags';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failingOnce, failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FollowedTopics } from './FollowedTopics.tsx';

interface FollowedOnStage {
  type: 'tag' | 'category';
  answers: readonly StoryReply[];
}

function FollowedOnStage({ type, answers }: FollowedOnStage) {
  return (
    <SiteStage replies={answers} signedIn path="/followed">
      <FollowedTopics
        type={type}
        empty={type === 'tag' ? 'No tags to show' : 'No categories to show'}
        hrefOf={(slug) => `/${type}/${slug}`}
      />
      <ToastRegion />
    </SiteStage>
  );
}

const cricket: Topic = {
  id: 5,
  name: 'Gully cricket',
  slug: 'gully-cricket',
  thumbnail: null,
  thumbnail_variants: null,
  subscribe: 1240,
};
const dosa: Topic = { ...cricket, id: 6, name: 'Dosa at dawn', slug: 'dosa-at-dawn', subscribe: 1 };
/** A spec-only server does not count followers. */
const evening: Topic = { ...cricket, id: 7, name: 'ಸಂಜೆ ಆಟ', slug: 'sanje-aata', subscribe: null };
const three = [cricket, dosa, evening];
const ended = { message: UNSUBSCRIBED, subscribe: 1239 };

/** Each call toggles this. */
let isFollowed = true;
const toggles: StoryReply = {
  endpoint: followTag,
  status: 200,
  body() {
    isFollowed = !isFollowed;
    return isFollowed ? { message: SUBSCRIBED, subscribe: 1240 } : ended;
  },
};

const meta = {
  title: 'Followed',
  component: FollowedOnStage,
  args: { type: 'tag', answers: [reply(followedTags, three), toggles] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => void (isFollowed = true),
} satisfies Meta<typeof FollowedOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Gully cricket/ })).toHaveAttribute('href', '/tag/gully-cricket');
    await expect(canvas.getByText('1,240 followers')).toBeVisible();
    await expect(canvas.getByText('Following')).toBeVisible();
  },
};

export const Categories: Story = {
  args: { type: 'category', answers: [reply(followedCategories, [dosa]), reply(followCategory, ended)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Dosa at dawn/ })).toHaveAttribute(
      'href',
      '/category/dosa-at-dawn',
    );
    await expect(canvas.getByText('1 follower')).toBeVisible();
  },
};

export const UnfollowedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow Gully cricket' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Gully cricket/ })).toBeNull());
    // The row is gone, but the focus is not lost.
    await expect(document.body).not.toHaveFocus();
    await expect(await canvas.findByText('You no longer follow Gully cricket.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('link', { name: /Gully cricket/ });
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(/Gully cricket/);
  },
};

/** A refused call puts the tag back where it was, and its reason replaces the offer to undo. */
export const CannotUnfollow: Story = {
  args: { answers: [reply(followedTags, three), failure(followTag, 404)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow Gully cricket' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(canvas.queryByText('You no longer follow Gully cricket.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    const first = canvas.getAllByRole('listitem').find((item) => item.textContent?.includes('Unfollow'));
    await expect(first).toHaveTextContent('Gully cricket');
  },
};

export const None: Story = {
  args: { answers: [reply(followedTags, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tags to show')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/search');
  },
};

export const Loading: Story = {
  args: { answers: [pending(followedTags)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const CanBeTriedAgain: Story = {
  args: { answers: [failingOnce(followedTags, three)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongNamesAt320: Story = {
  args: {
    answers: [
      reply(followedTags, [
        { ...cricket, name: 'Unbroken'.repeat(15) },
        { ...dosa, name: 'ಸಂಜೆ ಆಟ '.repeat(12) },
      ]),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Unfollow Unbroken/ })).toBeVisible();
  },
};
