import {
  notifyEveryone,
  notifyPerson,
  sentNotifications,
  type SentNotification,
} from '@maidan/contract/desk/notifications';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NotifyButton } from '../../dialogs/NotifyButton.tsx';
import { drafts } from '../../session/drafts.ts';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { kavya } from '../../testing/samples.ts';
import { Notifications } from './Notifications.tsx';

const gates: SentNotification = {
  id: 31,
  content: '<p>The gates open at four.</p><p>The way: <a href="https://maidan.example/about">maidan.example</a></p>',
  sent_at: '2026-11-22T08:00:00Z',
  sent_by: { id: 7, name: 'Kavya' },
  to: null,
};
const long = 'Venkatanarasimharajuvaripeta Krishnamurthy Subramaniam';
const kit: SentNotification = {
  ...gates,
  id: 30,
  content: `<p>Your kit is here. ${'ground'.repeat(20)}</p>`,
  sent_by: null,
  to: { id: 102, name: long },
};
const replies: readonly StoryReply[] = [
  reply(sentNotifications, { data: [gates, kit], cursor: '30' }),
  reply(notifyEveryone, null),
  reply(notifyPerson, null),
];

interface StageProps {
  more?: readonly StoryReply[];
  isEditor?: boolean;
  /** Notifies one person. */
  to?: { id: number; name: string };
}

function Stage({ more, isEditor = false, to }: StageProps) {
  return (
    <DeskStage
      replies={more ? [...more, ...replies] : replies}
      path="/notifications"
      staff={isEditor ? { ...kavya, roles: ['editor'] } : kavya}
    >
      <main>{to === undefined ? <Notifications /> : <NotifyButton to={to} />}</main>
    </DeskStage>
  );
}

const meta = {
  title: 'Notifications',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => drafts.clear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `To ${long}` })).toHaveAttribute('href', '/people/102');
    await expect(canvas.getByText('22 November 2026, 13:30, by Kavya')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'maidan.example' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people');
  },
};

export const OnAPhone: Story = { ...Sent, globals: { viewport: { value: 'narrow' } } };

/** An editor finds people by their conversations. */
export const ForAnEditor: Story = {
  args: { isEditor: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`To ${long}`)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: `To ${long}` })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Inbox' })).toHaveAttribute('href', '/inbox/open');
  },
};

export const NothingSent: Story = {
  args: { more: [reply(sentNotifications, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications sent yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { more: [pending(sentNotifications)] } };

export const Failing: Story = {
  args: { more: [failure(sentNotifications, 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the notifications.')).toBeVisible();
  },
};

const write = async (page: ReturnType<typeof within>, text: string) => {
  const field = page.getByRole('textbox', { name: 'Text' });
  await expect(field).toHaveFocus();
  await expect(page.getByRole('button', { name: 'Preview' })).toHaveAccessibleDescription('Write something first.');
  await userEvent.type(field, text);
  await userEvent.click(page.getByRole('button', { name: 'Preview' }));
};

export const ToEveryone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Notify everyone' }));
    await write(page, 'Gates at four.\n\nSee https://maidan.example/about.');
    const question = within(page.getByRole('dialog', { name: 'Send this to everyone?' }));
    await expect(await question.findByRole('link')).toHaveAttribute('href', 'https://maidan.example/about');
    // The text is still there for a second thought, and in a dialog that is opened again.
    await userEvent.click(question.getByRole('button', { name: 'Edit the text' }));
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Notify everyone' }));
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(
      'Gates at four.\n\nSee https://maidan.example/about.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Preview' }));
    await userEvent.click(page.getByRole('button', { name: 'Send to everyone' }));
    await waitFor(() => expect(page.getByText('Sent to everyone')).toBeVisible());
    await expect(drafts.get()).toBeNull();
  },
};

const refused: StoryReply = {
  endpoint: notifyPerson,
  status: 404,
  body: { status: 'error', message: 'This person was not found.', code: 'not_found' },
};

export const RefusedForOnePerson: Story = {
  args: { to: { id: 102, name: long }, more: [refused] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a notification' }));
    await write(page, 'Your kit is here.');
    await userEvent.click(page.getByRole('button', { name: `Send to ${long}` }));
    await waitFor(() => expect(page.getByText('This person was not found.')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Edit the text' }));
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Your kit is here.');
  },
};
