import { conversationsPage, type Conversation } from '@maidan/contract/account/conversations';
import { conversation } from '@maidan/contract/samples/account';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MessagesView } from './MessagesView.tsx';

function MessagesOnStage({ answer }: { answer: StoryReply }) {
  return (
    <SiteStage replies={[answer]} signedIn path="/messages">
      <MessagesView />
    </SiteStage>
  );
}

const open: Conversation = { ...conversation, user_seen: '0' };
const rows: Conversation[] = [
  open,
  { ...open, id: 32, name: 'Unbroken'.repeat(30), user_seen: '1', status: 0 },
  { ...open, id: 33, name: 'ಸಂಜೆ ಆಟ', location: null, latest_chat: null, user_seen: '1' },
];

const meta = {
  title: 'Messages/List',
  component: MessagesOnStage,
  args: { answer: reply(conversationsPage, { data: rows, cursor: null }) },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof MessagesOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenUnreadAndComplete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unread')).toBeVisible();
    await expect(canvas.getByText('Complete')).toBeVisible();
  },
};
/** A callback request, whose text the user did not type, can be undone. */
export const CallbackUndone: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [request] = await canvas.findAllByRole('button', { name: 'Request Callback' });
    await userEvent.click(request!);
    await expect(await canvas.findByText('Callback requested.')).toBeVisible();
    await expect(canvas.getByText('Can you please call to discuss this?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Can you please call to discuss this?')).toBeNull());
    await expect(request).not.toHaveAttribute('aria-disabled', 'true');
  },
};
export const Empty: Story = {
  args: { answer: reply(conversationsPage, { data: [], cursor: null }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'New Conversation' })).toBeVisible();
  },
};
export const Loading: Story = { args: { answer: pending(conversationsPage) } };
