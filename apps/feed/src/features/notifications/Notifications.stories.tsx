import { notifications, type Notification } from '@maidan/contract/account/notifications';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failingOnce, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NotificationsView } from './NotificationsView.tsx';

interface NotificationsOnStage {
  answer: StoryReply;
  onShown: (newest: string) => void;
}

function NotificationsOnStage({ answer, onShown }: NotificationsOnStage) {
  return (
    <SiteStage replies={[answer]} signedIn path="/notifications">
      <NotificationsView onShown={onShown} />
    </SiteStage>
  );
}

const newest = '2026-11-20T10:00:00+05:30';
const three: Notification[] = [
  {
    id: 3,
    created_at: newest,
    content:
      '<p>Koramangala Kites play on <strong>Saturday at 6</strong>. <a href="/post/turf-at-night">See where</a></p>',
  },
  { id: 2, created_at: '2026-11-18T19:30:00+05:30', content: '<p>ಸಂಜೆ ಆಟ: a place is held for you.</p>' },
  // A spec-only server sends no id, and sometimes no date.
  { id: null, created_at: null, content: '<p>Welcome, Ananya.</p>' },
];
const many = Array.from({ length: 45 }, (_one, index): Notification => {
  const id = 45 - index;
  return { id, created_at: newest, content: `<p>Match day ${id}</p>` };
});

const meta = {
  title: 'Notifications',
  component: NotificationsOnStage,
  args: { answer: reply(notifications, { data: three, cursor: null }), onShown: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof NotificationsOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  play: async ({ args, canvas }) => {
    const [first, , last] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/20 Nov 2026.*Saturday at 6/);
    await expect(canvas.getByRole('link', { name: 'See where' })).toHaveAttribute('href', '/post/turf-at-night');
    await expect(last).toHaveTextContent(/^Welcome, Ananya\.$/);
    await waitFor(() => expect(args.onShown).toHaveBeenLastCalledWith(newest));
  },
};

/** Twenty at a time, even if the server sends all of them at once. */
export const MoreThanFit: Story = {
  args: { answer: reply(notifications, { data: many, cursor: null }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(45));
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
  },
};

export const None: Story = {
  args: { answer: reply(notifications, { data: [], cursor: null }) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('No Notifications to Show')).toBeVisible();
    await expect(args.onShown).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { answer: pending(notifications) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading notifications')).toBeInTheDocument();
    await expect(canvas.queryByText('No Notifications to Show')).toBeNull();
  },
};

export const CanBeTriedAgain: Story = {
  args: { answer: failingOnce(notifications, { data: three, cursor: null }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongTextsAt320: Story = {
  args: {
    answer: reply(notifications, {
      data: [
        { id: 5, created_at: newest, content: `<p>${'Unbroken'.repeat(40)}</p>` },
        {
          id: 4,
          created_at: newest,
          content: `<p><a href="https://maidan.example/${'a-long-address/'.repeat(10)}">https://maidan.example/${'a-long-address/'.repeat(10)}</a></p>`,
        },
      ],
      cursor: null,
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Unbroken/)).toBeVisible();
  },
};
