import { chatsPage, conversationById, type ChatMessage } from '@maidan/contract/account/conversations';
import { conversation, message } from '@maidan/contract/testing/samples/account';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThreadView } from './ThreadView.tsx';

function ThreadOnStage({ replies }: { replies: readonly StoryReply[] }) {
  return (
    <SiteStage replies={replies} signedIn path="/message/single/31">
      <ThreadView id={31} details={false} />
    </SiteStage>
  );
}

const written = (id: number, userId: number | null, text: string): ChatMessage => ({
  ...message,
  id,
  user_id: userId,
  message: text,
});
const messages = [written(1, 7, 'Is the ground lit after eight?'), written(2, null, 'Yes, until ten.')];
const thread = reply(chatsPage, { data: messages, more: false });

const meta = {
  title: 'Feed/Conversation',
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
