import { drafts } from '@maidan/actions/drafts';
import { replyDraft } from '@maidan/actions/messages/send-message';
import {
  chatsPage,
  conversationById,
  conversationsPage,
  REMOVED_MESSAGE,
  type ChatMessage,
} from '@maidan/contract/account/conversations';
import { conversation, message } from '@maidan/contract/samples/account';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { OtherConversations } from './OtherConversations.tsx';
import { sideBySide } from './Thread.css.ts';
import { ThreadView } from './ThreadView.tsx';

function ThreadOnStage({ replies, details = false }: { replies: readonly StoryReply[]; details?: boolean }) {
  return (
    <SiteStage replies={replies} signedIn path="/message/single/31">
      <ThreadView id={31} details={details} renderReport={(id) => <button type="button">Report {String(id)}</button>} />
    </SiteStage>
  );
}

const written = (id: number, userId: number | null, text: string): ChatMessage => ({
  ...message,
  id,
  user_id: userId,
  message: text,
  picture: null,
});
const messages = [written(1, 7, 'Is the ground lit after eight?'), written(2, null, 'Yes, until ten.')];
const thread = reply(chatsPage, { data: messages, more: false });

const meta = {
  title: 'Messages/Conversation',
  component: ThreadOnStage,
  args: { replies: [reply(conversationById, conversation), thread] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof ThreadOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yes, until ten.')).toBeVisible();
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Report/ }).map((one) => one.textContent)).toEqual([
      'Report 2',
    ]);
    // The user's own messages are at the end of the line, the provider's at its start.
    const list = canvas.getByRole('list').getBoundingClientRect();
    const mine = canvas.getByText('Is the ground lit after eight?').getBoundingClientRect();
    const theirs = canvas.getByText('Yes, until ten.').getBoundingClientRect();
    await expect(list.right - mine.right).toBeLessThan(mine.left - list.left);
    await expect(theirs.left - list.left).toBeLessThan(list.right - theirs.right);
  },
};
/** Prefilled text is not a draft until it is edited. */
export const AskedForDetails: Story = {
  args: { details: true },
  beforeEach: () => drafts.write(replyDraft(31), ''),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await expect(box).toHaveValue(`Please share further details on ${conversation.name}`);
    await expect(box).toHaveFocus();
    await expect(drafts.read(replyDraft(31))).toBe('');
    await userEvent.type(box, ', please');
    await expect(drafts.read(replyDraft(31))).toBe(`Please share further details on ${conversation.name}, please`);
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
  },
};
/** A removed message cannot be reported again. */
export const Removed: Story = {
  args: {
    replies: [
      reply(conversationById, conversation),
      reply(chatsPage, { data: [...messages, written(3, null, REMOVED_MESSAGE)], more: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(REMOVED_MESSAGE)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
  },
};
/** The time is in the bubble and the day between the bubbles, but each time still names its day to a screen reader. */
export const DaysAndLinks: Story = {
  args: {
    replies: [
      reply(conversationById, { ...conversation, location: 'NA' }),
      reply(chatsPage, {
        data: [
          { ...written(1, 7, 'See https://maidan.example/grounds, please.'), created_at: '2026-11-20T16:30:00+05:30' },
          { ...written(2, null, 'Thanks.'), created_at: '2026-11-20T16:31:00+05:30' },
          { ...written(3, null, 'It is free.'), created_at: '2026-11-21T09:00:00+05:30' },
        ],
        more: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'https://maidan.example/grounds' });
    await expect(link).toHaveAttribute('href', 'https://maidan.example/grounds');
    await expect(canvas.getAllByText(/^2\d Nov 26$/).map((day) => day.textContent)).toEqual(['20 Nov 26', '21 Nov 26']);
    await expect(canvas.getAllByRole('time').map((time) => time.textContent)).toEqual([
      '20 Nov 26, 4:30 PM',
      '20 Nov 26, 4:31 PM',
      '21 Nov 26, 9:00 AM',
    ]);
    await expect(canvas.queryByText(/NA/)).toBeNull();
    const { width, height } = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await expect(width).toBe(height);
  },
};
export const Complete: Story = {
  args: { replies: [reply(conversationById, { ...conversation, status: 0 }), thread] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Admin has marked this conversation as complete')).toBeVisible();
  },
};
export const LongMessage: Story = {
  args: {
    replies: [
      reply(conversationById, conversation),
      reply(chatsPage, { data: [...messages, written(3, 7, `Unbroken${'n'.repeat(300)}`)], more: false }),
    ],
  },
};
export const Loading: Story = { args: { replies: [pending(conversationById), pending(chatsPage)] } };
export const NotFound: Story = {
  args: { replies: [failure(conversationById, 404), failure(chatsPage, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to messages' })).toBeVisible();
  },
};

/** A picture is previewed before it is sent, and can be removed. */
export const WithAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const canvasOf = Object.assign(document.createElement('canvas'), { width: 8, height: 6 });
    const drawn = await new Promise<Blob | null>((resolve) => canvasOf.toBlob(resolve, 'image/png'));
    await userEvent.upload(
      await canvas.findByLabelText('Add a picture'),
      new File([drawn ?? ''], 'gate.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.upload(
      canvas.getByLabelText('Add a picture'),
      new File(['no picture'], 'gate.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText(/^This file cannot be opened as a picture/)).toBeVisible();
  },
};

/** The user's own pictures, with or without text; offline each says that it cannot be shown. */
export const OwnPictures: Story = {
  args: {
    replies: [
      reply(conversationById, conversation),
      reply(chatsPage, {
        data: [
          { ...written(1, 7, 'Is this the gate?'), picture: 'a'.repeat(32) },
          { ...written(2, 7, 'Photo'), picture: 'b'.repeat(32) },
        ],
        more: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Is this the gate?')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/^This picture cannot be shown/)).toHaveLength(2), {
      timeout: 8000,
    });
    await expect(canvas.queryByText('Photo')).toBeNull();
  },
};

/** On a desktop the latest conversations are beside the open one; unread ones are bold. */
export const BesideOthersOnADesktop: Story = {
  args: {
    replies: [
      reply(conversationById, conversation),
      thread,
      reply(conversationsPage, {
        data: [
          conversation,
          { ...conversation, id: 32, name: 'Umpire for the second match', user_seen: '0' },
          { ...conversation, id: 33, name: '', latest_chat: null },
        ],
        cursor: null,
      }),
    ],
  },
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'fullscreen' },
  render: ({ replies }) => (
    <SiteStage replies={replies} signedIn path="/message/single/31">
      <div className={sideBySide} style={{ width: '100vw' }}>
        <OtherConversations current={31} />
        <ThreadView id={31} details={false} renderReport={() => null} />
      </div>
    </SiteStage>
  ),
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('navigation', { name: 'Conversations' }));
    await expect(await others.findByRole('link', { current: 'page' })).toHaveTextContent('Trial on Saturday');
    await expect(others.getByRole('link', { name: /^Umpire for the second match/ })).toBeVisible();
    // Without a subject or a message.
    await expect(others.getByRole('link', { name: 'Conversation' })).toHaveAttribute('href', '/message/single/33');
  },
};
