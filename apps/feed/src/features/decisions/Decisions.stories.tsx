import { appeal, decisions, type Decision } from '@maidan/contract/account/decisions';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DecisionsView } from './DecisionsView.tsx';

const hidden: Decision = {
  kind: 'comment',
  id: 3,
  text: 'Your comment is hidden, because it insults or bullies someone.',
  comment: 'Nobody wants you here.\nGo home.',
  post: { slug: 'turf-at-night', name: 'Turf at night' },
  at: '2026-11-20T10:00:00+05:30',
  ends_at: null,
  appeal: null,
  may_appeal: true,
};
const limit: Decision = {
  ...hidden,
  kind: 'sanction',
  id: 4,
  text: 'A moderator reads your comments before others see them until 27 Nov 2026, 10:00 AM, because of something you wrote: it insults or bullies someone.',
  comment: null,
  post: null,
  appeal: 'open',
  may_appeal: false,
};

function Stage({ answer }: { answer: StoryReply }) {
  return (
    <SiteStage replies={[answer, reply(appeal, { message: 'Your appeal is sent.' })]} signedIn>
      <main>
        <h1>Decisions about you</h1>
        <DecisionsView />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Decisions',
  component: Stage,
  args: { answer: reply(decisions, { data: [hidden, limit, { ...limit, id: 5, appeal: 'refused' }] }) },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Appeal' })).toHaveLength(1);
    await expect(canvas.getByText('You have appealed. Another moderator will answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    const words = canvas.getByRole('textbox', { name: 'Why should we decide differently?' });
    await userEvent.clear(words);
    await expect(canvas.getByRole('button', { name: 'Send appeal' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(words, 'We are friends');
    await expect(canvas.getByRole('button', { name: 'Send appeal' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};
export const None: Story = {
  args: { answer: reply(decisions, { data: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No decisions about you')).toBeVisible();
  },
};
export const Loading: Story = { args: { answer: pending(decisions) } };
export const Unavailable: Story = {
  args: { answer: failure(decisions, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible();
  },
};
