import { commentOnPost } from '@maidan/actions/posts/comment-on-post';
import { likePost } from '@maidan/actions/posts/like-post';
import { useActionRunner } from '@maidan/actions/use-action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { ToastRegion } from '@maidan/ui/Toast';
import { NotSent } from '@maidan/site/features/waiting/NotSent';
import { WaitingView } from '@maidan/site/features/waiting/WaitingView';

const LONG = 'See you at the ground at nine, bring the second ball and the keys of the shed. '.repeat(5);

/** Queues actions as an earlier offline visit would. */
function Queued() {
  const { queue } = useActionRunner();
  useEffect(() => {
    function fill() {
      const waits = { userId: 7, time: Date.now() - 60_000, failed: null };
      queue.keepOnly(null);
      queue.put({ ...waits, name: 'like', subject: '3', key: 'a', data: likePost.input(3, true) });
      queue.put({
        ...waits,
        name: commentOnPost.endpoint.id,
        subject: 'b',
        key: 'b',
        data: { post_id: 3, comment: LONG },
      });
      const data = { conversation_id: 5, message: 'On my way' };
      const refused = { failed: 'This conversation is closed.', isFinal: true };
      queue.put({ ...waits, name: 'newChat', subject: 'c', key: 'c', data, ...refused });
    }
    // After the page has tried to send actions of an earlier visit.
    const timer = setTimeout(fill);
    return () => {
      clearTimeout(timer);
      queue.keepOnly(null);
    };
  }, [queue]);
  return null;
}

function Stage({ isFilled }: { isFilled: boolean }) {
  return (
    <SiteStage signedIn>
      <main>
        <h1>Waiting to be sent</h1>
        {isFilled ? <Queued /> : null}
        <WaitingView />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Registration/Waiting list',
  component: Stage,
  args: { isFilled: true },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Not sent. This conversation is closed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel – Like$/ }));
    // The page first checks that no tab is sending them.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /^Discard – On my way$/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Empty: Story = {
  args: { isFilled: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting')).toBeVisible();
  },
};

/** Queues a comment on a post that was withdrawn meanwhile. */
function RefusedComment() {
  const { queue } = useActionRunner();
  useEffect(() => {
    const timer = setTimeout(() => {
      queue.keepOnly(null);
      queue.put({
        name: commentOnPost.endpoint.id,
        subject: 'r',
        key: 'r',
        data: { post_id: 3, comment: LONG },
        userId: 7,
        time: Date.now() - 60_000,
        failed: 'This post was not found.',
        isFinal: true,
      });
    });
    return () => {
      clearTimeout(timer);
      queue.keepOnly(null);
    };
  }, [queue]);
  return null;
}

/** Every page shows the full text, the reason, and what to do. */
export const RefusedLater: Story = {
  render: () => (
    <SiteStage signedIn path="/about">
      <main id="main" tabIndex={-1}>
        <RefusedComment />
        <NotSent />
      </main>
    </SiteStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not sent');
    await expect(canvas.getByRole('listitem')).toHaveTextContent(LONG.trim());
    await expect(canvas.getByText('Not sent. This post was not found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Copy – / })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Try again – / })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Discard – / }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Scrolled down to the comments, the top of the page is out of view. */
export const RefusedOutOfView: Story = {
  render: () => (
    <SiteStage signedIn path="/about">
      <main id="main" tabIndex={-1}>
        <RefusedComment />
        <div style={{ marginTop: '-100px' }}>
          <NotSent />
        </div>
        <div style={{ height: '200vh' }} />
        <ToastRegion />
      </main>
    </SiteStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await expect(canvas.getByRole('region', { name: 'Not sent' })).toHaveFocus();
  },
};
