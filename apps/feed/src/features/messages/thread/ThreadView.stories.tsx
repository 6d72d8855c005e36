import { chatsPage, conversationById, type ChatMessage } from '@maidan/contract/account/conversations';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThreadView } from './ThreadView.tsx';

function ThreadOnStage({ replies }: { replies: readonly StoryReply[] }) {
  return (
    <SiteStage replies={replies} signedIn path="/message/single/5">
      <ThreadView id={5} details={false} />
    </SiteStage>
  );
}

const conversation = {
  id: 5,
  name: 'Is the ground lit after eight?',
  location: 'Indiranagar',
  created_at: '2026-11-20T10:00:00.000Z',
  user_seen: '1' as const,
  latest_chat: { message: 'Yes, until ten.' },
  status: 1 as const,
};
const message = (id: number, userId: number | null, text: string): ChatMessage => ({
  id,
  user_id: userId,
  type: 'text',
  message: text,
  created_at: '2026-11-20T10:00:00.000Z',
});
const messages = [message(1, 7, 'Is the ground lit after eight?'), message(2, null, 'Yes, until ten.')];
const thread = reply(chatsPage, { data: messages, more: false });

const meta = {
  title: 'Feed/Conversation',
  component: ThreadOnStage,
  args: { replies: [reply(conversationById, conversation), thread] },
} satisfies Meta<typeof ThreadOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yes, until ten.')).toBeVisible();
    await expect(await canvas.findByRole('textbox')).toBeVisible();
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
      reply(chatsPage, { data: [...messages, message(3, 7, `Unbroken${'n'.repeat(300)}`)], more: false }),
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
