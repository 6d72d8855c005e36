import { mutes } from '@maidan/actions/mutes/muted';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { postBySlug, type Post } from '@maidan/contract/feed/posts';
import { fullPost, fullTag } from '@maidan/contract/samples/feed';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import hoop from '@maidan/ui/testing/pictures/hoop.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeedSkeleton } from '../features/feed/FeedSkeleton.tsx';
import { PostView } from '../features/post/PostView.tsx';
import { hidingOf } from '../features/report/hiding-of.ts';
import { HiddenNote } from '../features/report/HiddenNote.tsx';
import { line } from '../features/report/ReportLine.css.ts';
import { MoreFromTag } from './MoreFromTag.tsx';
import { PostMenu } from './PostMenu.tsx';

const post: Post = {
  ...fullPost,
  type: 'image',
  thumbnail: gully,
  thumbnail_variants: null,
  description: '<p>Six a side, one bat, and a streetlight for a floodlight. Bring a friend.</p>',
};
const others = [13, 14].map((id) => ({ ...post, id, slug: `post-${id}`, name: `Night ${id - 11}`, thumbnail: hoop }));

interface StageProps {
  answer: StoryReply;
  isHidden?: boolean;
}

/** The comments have stories of their own. */
function PostOnStage({ answer, isHidden = false }: StageProps) {
  return (
    <SiteStage
      replies={[answer, reply(tagPosts, [{ ...fullTag, posts: [post, ...others], cursor: null }])]}
      path="/post/night-cricket"
    >
      <main style={{ maxWidth: 640, marginInline: 'auto' }}>
        <PostView
          slug="night-cricket"
          loaded={{ status: 'loading', now: 0 }}
          loading={<FeedSkeleton of="post" />}
          renderBelow={(found) => (
            <>
              <p className={line}>
                {isHidden && <HiddenNote mute={hidingOf(found)} />}
                <PostMenu post={found} />
              </p>
              <MoreFromTag post={found} />
            </>
          )}
        />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Post page',
  component: PostOnStage,
  args: { answer: reply(postBySlug, post) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: post.name })).toBeVisible();
    const more = within(await canvas.findByRole('region', { name: 'More from this tag' }));
    // Not the post itself.
    await expect(more.getAllByRole('listitem')).toHaveLength(2);
    await expect(more.getByRole('link', { name: 'See all posts in Gully Cricket' })).toHaveAttribute(
      'href',
      '/tag/cricket',
    );
  },
};

/** The reader has hidden it, but a link still opens it. */
export const HiddenAt320: Story = {
  args: { isHidden: true },
  globals: { viewport: { value: 'narrow' } },
  beforeEach() {
    const hidden = [hidingOf(post)];
    mutes.set(hidden, true);
    return () => mutes.set(hidden, false);
  },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText('You have hidden this post.');
    await expect(note).toBeVisible();
    const aboveNote = note.getBoundingClientRect().top - (note.parentElement?.getBoundingClientRect().top ?? 0);
    await expect(aboveNote).toBeGreaterThanOrEqual(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it again' }));
    await expect(mutes.get().entries).toEqual([]);
  },
};

export const Gone: Story = {
  args: { answer: failure(postBySlug, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This post is gone' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

export const Unavailable: Story = {
  args: { answer: failure(postBySlug, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    const text = 'We could not load this post. Please try again in a moment.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answer: pending(postBySlug) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading posts')).toBeInTheDocument();
  },
};
