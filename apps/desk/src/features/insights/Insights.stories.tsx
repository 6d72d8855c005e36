import { insights } from '@maidan/contract/desk/insights';
import type { Reply } from '@maidan/contract/core/endpoint';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { Insights } from './Insights.tsx';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const busy: Reply<typeof insights> = {
  days,
  counts: [
    { kind: 'accounts', total: null, days: [null, 0, 0] },
    { kind: 'likes', total: 1204, days: [12, 0, 1192] },
    { kind: 'follows', total: 0, days: [0, 0, 0] },
  ],
  posts: [
    { id: 1, name: 'Last kick of the night at Kodihalli, one goal down, eleven seconds left', count: 1100 },
    { id: 2, name: 'Donnenaturbukannappallisuperstarsofthewatertank', count: 24 },
  ],
  tags: [],
};

function Stage({ answer }: { answer: StoryReply }) {
  return (
    <DeskStage replies={[answer]} path="/insights">
      <main>
        <Insights period="28" />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Insights',
  component: Stage,
  args: { answer: reply(insights, busy) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Counts by day' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('22 November');
    await expect(table.getByRole('row', { name: /20 November/ })).toHaveTextContent('<10');
    await expect(canvas.getByText('fewer than 10')).toBeVisible();
    await expect(canvas.getByText('1,100 likes')).toBeVisible();
    await expect(canvas.getByText('No tag had ten or more new followers.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '28 days' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Busy, globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { args: { answer: pending(insights) } };
export const Failing: Story = {
  args: { answer: failure(insights, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the counts.')).toBeVisible();
  },
};
