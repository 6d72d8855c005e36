import { conversationsPage, type Conversation } from '@maidan/contract/account/conversations';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagesView } from './MessagesView.tsx';

function MessagesOnStage({ answer }: { answer: StoryReply }) {
  return (
    <SiteStage replies={[answer]} signedIn path="/messages">
      <MessagesView />
    </SiteStage>
  );
}

const open: Conversation = {
  id: 5,
  name: 'Is the ground lit after eight?',
  location: 'Indiranagar',
  created_at: '2026-11-20T10:00:00.000Z',
  user_seen: '0',
  latest_chat: { message: 'Yes, until ten.' },
  status: 1,
};
const rows: Conversation[] = [
  open,
  { ...open, id: 6, name: 'Unbroken'.repeat(30), user_seen: '1', status: 0 },
  { ...open, id: 7, name: 'ಸಂಜೆ ಆಟ', location: null, latest_chat: null, user_seen: '1' },
];

const meta = {
  title: 'Feed/Conversation row',
  component: MessagesOnStage,
  args: { answer: reply(conversationsPage, { data: rows, cursor: null }) },
} satisfies Meta<typeof MessagesOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenUnreadAndComplete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unread')).toBeVisible();
    await expect(canvas.getByText('Complete')).toBeVisible();
  },
};
export const Empty: Story = { args: { answer: reply(conversationsPage, { data: [], cursor: null }) } };
export const Loading: Story = { args: { answer: pending(conversationsPage) } };
