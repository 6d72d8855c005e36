import { pollById, type Poll } from '@maidan/contract/feed/polls';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PollCard } from './PollCard.tsx';

const open: Poll = {
  id: 4,
  question: 'Who takes the Sunday final?',
  options: [
    { id: 1, option_text: 'Lane 14', vote_count: 30 },
    { id: 2, option_text: 'The Terrace XI', vote_count: 10 },
  ],
  closed: false,
  about: null,
};

const many: Poll = {
  ...open,
  options: ['Yellow City All Stars', 'Lane 14', 'The Terrace XI', 'Rain'].map((option_text, index) => ({
    id: index + 1,
    option_text,
    vote_count: 10,
  })),
};

function Stage({ poll }: { poll: Poll }) {
  return (
    <SiteStage replies={[reply(pollById, poll)]} signedIn={false}>
      <PollCard id={poll.id} hasPosts />
    </SiteStage>
  );
}

const meta = {
  title: 'Poll',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { poll: open } };

export const LeadsToPosts: Story = {
  args: { poll: { ...open, closed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'See the posts' })).toBeVisible();
  },
};

export const LeadsToItsSubject: Story = {
  args: { poll: { ...open, closed: true, about: '/post/gully-cup-round-one' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'More on this' });
    await expect(link).toHaveAttribute('href', '/post/gully-cup-round-one');
    await expect(canvas.queryByRole('button', { name: 'See the posts' })).toBeNull();
  },
};

/** Every option fits on the phone's screen, and so does the result; a system font may need one more line. */
export const OnAPhone: Story = {
  args: { poll: many },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Poll' });
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4);
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(118);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ResultOnAPhone: Story = {
  args: { poll: { ...many, closed: true, about: '/post/gully-cup-round-one' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'More on this' })).toBeVisible();
    const card = canvas.getByRole('region', { name: 'Poll' });
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(140);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
