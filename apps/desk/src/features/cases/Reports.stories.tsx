import {
  COVER,
  decideReport,
  deskReports,
  purgePost,
  uncoverCase,
  type ReportCase,
} from '@maidan/contract/desk/cases/reports';
import type { Reply } from '@maidan/contract/core/endpoint';
import { today } from '@maidan/contract/desk/today';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { Reports } from './Reports.tsx';

const comment: ReportCase = {
  kind: 'comment',
  id: 3,
  text: `Nobody wants you here.\nCall me on ${COVER} or come to ${COVER}.`,
  covered: ['number', 'place'],
  before: [{ author: 'Lakshmi', text: 'We need two more for the nets.', at: '2026-11-20T11:00:00Z' }],
  after: [{ author: 'Sandeep', text: 'Take that down, everyone can read it.', at: '2026-11-20T12:30:00Z' }],
  author: 'Ravi',
  writer: { since: '2026-11-02T12:00:00Z', comments: 11, hidden: 1, sanctions: 1 },
  post: {
    slug: 'turf-at-night',
    name: 'Turf at night',
    thumbnail: null,
    type: 'image',
    published_at: '2026-11-18T12:00:00Z',
    comments: 88,
  },
  conversation: null,
  is_hidden: false,
  held_for: null,
  reports: 3,
  reasons: [
    { reason: 'bullying', count: 2 },
    { reason: 'child', count: 1 },
  ],
  notes: ['He writes this to her every day, under every post of the under-14s, and her friends have stopped coming'],
  first_at: '2026-11-20T12:00:00Z',
  decision: null,
};
const post: ReportCase = {
  ...comment,
  kind: 'post',
  id: 4,
  text: null,
  covered: [],
  before: [],
  after: [],
  author: null,
  writer: null,
  reports: 1,
  notes: [],
};
const hidden = { id: 7, verb: 'hidden', by: 'Kavya', at: '2026-11-20T13:00:00Z' } as const;
const decided = reply(decideReport, { is_hidden: true, decision: 8 });
const found: readonly StoryReply[] = [reply(deskReports, { data: [comment, post], cursor: null }), decided];

const waiting: Reply<typeof today> = {
  as_of: '2026-11-20T13:00:00Z',
  waiting: null,
  unscored: null,
  failed_jobs: null,
  new_answers: null,
  reports: { count: 2, data: [] },
  held: { count: 100, data: [] },
  appeals: { count: 0, data: [] },
  next_match: null,
  missing_tags: [],
  security: null,
  sms: null,
};

function Stage({
  with: given = found,
  state = 'open',
  open = null,
}: {
  with?: readonly StoryReply[];
  state?: 'open' | 'held' | 'done';
  open?: string | null;
}) {
  return (
    <DeskStage replies={given} path="/reports">
      <main>
        <Reports state={state} open={open} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Reports/List',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const name = /^3 people.*Insult or bullying.*waiting .*Comment by Ravi/s;
    // The first story also waits for the calls of the desk.
    const first = await canvas.findByRole('link', { name }, { timeout: 5000 });
    await expect(first).toHaveAttribute('href', '/reports/open/comment-3');
    await expect(canvas.getByRole('link', { name: /^1 person.*Post: Turf at night$/ })).toBeVisible();
    await expect(canvas.getByText(/^A young person at risk comes first/)).toBeVisible();
  },
};
export const OneCase: Story = {
  args: {
    open: 'comment-3',
    with: [
      ...found,
      reply(uncoverCase, {
        text: 'Nobody wants you here.\nCall me on 12345 or come to 5th Main.',
        notes: ['Every day'],
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Insult or bullying' })).toHaveFocus();
    const place = within(canvas.getByRole('list', { name: 'Comment in context' }));
    await expect(place.getByText('We need two more for the nets.')).toBeVisible();
    await userEvent.click(place.getByRole('button', { name: 'number covered' }));
    await expect(await place.findByText(/Call me on 12345/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /covered/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hate' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Read only for 7 days' }));
    await expect(
      canvas.getByText('A moderator hid your comment on “Turf at night”, because it is hateful.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^You can read but not take part until .*: it is hateful\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide comment' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Comment hidden')).toBeVisible());
  },
};
export const OneCaseOnAPhone: Story = {
  ...OneCase,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await OneCase.play?.(context);
    const { canvas, canvasElement } = context;
    const toast = within(canvasElement.ownerDocument.body).getByText('Comment hidden');
    const keep = canvas.getByRole('button', { name: 'Keep' });
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(keep.getBoundingClientRect().top);
  },
};
export const Waiting: Story = {
  args: {
    state: 'held',
    open: 'comment-3',
    with: [
      reply(deskReports, {
        data: [{ ...comment, held_for: 'words', reports: 0, reasons: [], notes: [] }],
        cursor: null,
      }),
      decided,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'A word on the list' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show comment' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Comment shown')).toBeVisible());
  },
};
export const Decided: Story = {
  args: {
    state: 'done',
    open: 'post-4',
    with: [
      reply(deskReports, {
        data: [
          { ...comment, is_hidden: true, decision: hidden },
          { ...post, is_hidden: true, decision: { ...hidden, by: 'Asha' } },
        ],
        cursor: null,
      }),
      reply(purgePost, { removed: 3, kept: 0, drafts: 1 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Show post' })).toBeVisible();
    await expect(canvas.getByText(/^Hidden by Asha, 20 November at/)).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete its files…' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete its pictures and clips?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete files' }));
    await waitFor(() => expect(page.getByText('3 files deleted, also from 1 draft')).toBeVisible());
  },
};
/** By checkbox, with the counts in the tabs. */
export const Several: Story = {
  args: { with: [...found, reply(today, waiting)] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByRole('link', { name: 'Open 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Waiting 100+' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Appeals' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Select several' }));
    const bar = within(canvas.getByRole('region', { name: 'Selected cases' }));
    await expect(bar.getByRole('button', { name: 'Keep' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select: Comment by Ravi, on Turf at night' }));
    await expect(bar.getByText('1 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Select all' }));
    await userEvent.click(bar.getByRole('button', { name: 'Hide…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Hide 2?' }));
    await expect(dialog.getByRole('radio', { name: 'Insult or bullying' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Hide 2' }));
    await waitFor(() => expect(page.getByText('2 hidden')).toBeVisible());
    // The toast of another story may still be there.
    const [undo] = page.getAllByRole('button', { name: 'Undo' }).toReversed();
    if (undo) await userEvent.click(undo);
    await waitFor(() => expect(page.getByText('2 shown')).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Selected cases' })).toBeNull();
  },
};
export const SeveralOnAPhone: Story = {
  args: { with: found },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select several' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};
/** The row of tabs is wider than the phone. */
export const DecidedOnANarrowPhone: Story = {
  args: { state: 'done', with: [...found, reply(today, waiting)] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Reports by state' });
    const tab = within(tabs).getByRole('link', { name: 'Decided' });
    await expect(await within(tabs).findByText('100+')).toBeVisible();
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(tabs.getBoundingClientRect().right);
  },
};
/** Someone else decided first: the case is named, and no unseen decision is undone. */
export const SeveralRefused: Story = {
  args: { with: [reply(deskReports, { data: [comment, post], cursor: null }), failure(decideReport, 404)] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Select several' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(page.getByText(/^Comment by Ravi, on Turf at night\. /)).toBeVisible());
  },
};
export const GoneMeanwhile: Story = {
  args: { open: 'comment-9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This case is no longer in this list.')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { with: [reply(deskReports, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open reports. Well played.')).toBeVisible();
  },
};
export const Loading: Story = { args: { with: [pending(deskReports)] } };
export const Unavailable: Story = { args: { with: [failure(deskReports, 503)] } };
