import { drafts } from '@maidan/actions/drafts';
import type { Reply } from '@maidan/contract/core/endpoint';
import { comments, editComment, newComment, ownComments } from '@maidan/contract/feed/comments';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Comments } from './Comments.tsx';

const written = {
  author_key: null,
  edited: false,
  created_at: '2026-11-20T10:00:00+05:30',
  get_user: { name: 'Meera' },
};
const editable = reply(editComment, {
  message: 'Your comment is changed.',
  data: { ...written, id: 4, comment: 'Yes' },
  waits: false,
});

interface CommentsOnStage {
  answer: StoryReply;
  /** Ids of the user's own comments. */
  own: readonly number[];
  waiting: Reply<typeof ownComments>['waiting'];
  signedIn: boolean;
  more: readonly StoryReply[];
}

/** Whether the server has accepted a comment whose reply was lost; later lists then contain it. */
let isTaken = false;
const mine = { ...written, id: 9, comment: 'Queue at 6' };
const lostReply: readonly StoryReply[] = [
  {
    endpoint: newComment,
    status: 503,
    body() {
      isTaken = true;
      return { status: 'error', message: 'The service is busy.', code: 'unavailable' };
    },
  },
  { endpoint: comments, status: 200, body: () => ({ data: isTaken ? [mine] : [] }) },
  { endpoint: ownComments, status: 200, body: () => ({ data: isTaken ? [{ id: 9 }] : [], waiting: [] }) },
];

function CommentsOnStage({ answer, more, own, waiting, signedIn }: CommentsOnStage) {
  return (
    <SiteStage
      replies={[...more, answer, editable, reply(ownComments, { data: own.map((id) => ({ id })), waiting })]}
      signedIn={signedIn}
    >
      <Comments postId={12} renderReport={() => null} />
    </SiteStage>
  );
}

const two = [
  { ...written, id: 3, comment: 'See you there.' },
  { ...written, id: 4, comment: `Who brings the ball? ${'ಚೆಂಡು '.repeat(30)}` },
];

const meta = {
  title: 'Comments',
  component: CommentsOnStage,
  args: { answer: reply(comments, { data: two }), own: [], waiting: [], signedIn: true, more: [] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof CommentsOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    // The server sends the oldest first.
    await expect(items.map((item) => item.textContent?.includes('Who brings the ball?'))).toEqual([true, false]);
  },
};
/** Both authors have the user's name; the newer comment is the user's own. */
const namesakes = two.map((comment) => ({ ...comment, get_user: { name: 'Ananya' } }));
export const Own: Story = {
  args: { answer: reply(comments, { data: namesakes }), own: [4] },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Delete your comment' });
    await expect(canvas.getAllByRole('listitem').map((item) => item.contains(remove))).toEqual([true, false]);
    await userEvent.click(remove);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Comments' })).toHaveFocus();
  },
};
export const JustWritten: Story = {
  args: {
    answer: reply(comments, {
      data: [
        { ...written, id: 4, comment: 'Who brings the ball?', created_at: new Date().toISOString(), edited: true },
      ],
    }),
    own: [4],
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit your comment' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit your comment' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your comment' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog[open]')).toBeNull());
    await expect(canvas.getByText(/, edited$/)).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { own: [5], waiting: [{ ...written, id: 5, comment: 'See example.com' }] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Waiting for a moderator');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('See example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your comment' }));
    await expect(canvas.queryByText('Waiting for a moderator')).toBeNull();
  },
};
export const ReplyLost: Story = {
  args: { more: lostReply },
  beforeEach: () => void (isTaken = false),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No Comments to show.');
    const field = canvas.getByRole('textbox', { name: 'Your comment' });
    await userEvent.type(field, 'Queue at 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    // A comment in the list is not offered for sending again.
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Queue at 6');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByText('The service is busy.')).toBeNull();
  },
};

/** The same after a reload, with the text still in the field as a draft. */
export const ReplyLostBeforeReload: Story = {
  args: { more: lostReply },
  beforeEach() {
    isTaken = true;
    drafts.write('comment 12', 'Queue at 6');
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your comment' });
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Queue at 6');
    await waitFor(() => expect(field).toHaveValue(''));
    // The same text typed again is another comment.
    await userEvent.type(field, 'Queue at 6');
    await expect(field).toHaveValue('Queue at 6');
  },
};

export const ForVisitors: Story = { args: { signedIn: false } };
export const Empty: Story = {
  args: { answer: reply(comments, { data: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Comments to show.')).toBeVisible();
  },
};
export const Loading: Story = { args: { answer: pending(comments) } };
export const Unavailable: Story = { args: { answer: failure(comments, 404) } };
