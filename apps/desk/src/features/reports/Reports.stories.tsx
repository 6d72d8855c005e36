import { decideReport, deskReports, purgePost, type ReportCase } from '@maidan/contract/desk/reports';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { Reports } from './Reports.tsx';

const comment: ReportCase = {
  kind: 'comment',
  id: 3,
  text: 'Nobody wants you here.\nGo home.',
  author: 'Ravi',
  writer: { since: '2026-11-02T12:00:00Z', comments: 11, hidden: 1, sanctions: 1 },
  post: { slug: 'turf-at-night', name: 'Turf at night' },
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
  author: null,
  writer: null,
  reports: 1,
  notes: [],
};
const hidden = { id: 7, verb: 'hidden', by: 'Kavya', at: '2026-11-20T13:00:00Z' } as const;
const decided = reply(decideReport, { is_hidden: true, decision: 8 });
const found: readonly StoryReply[] = [reply(deskReports, { data: [comment, post], cursor: null }), decided];

function Stage({
  with: given = found,
  state = 'open',
}: {
  with?: readonly StoryReply[];
  state?: 'open' | 'held' | 'done';
}) {
  return (
    <DeskStage replies={given} path="/reports">
      <main>
        <Reports state={state} />
      </main>
    </DeskStage>
  );
}

const meta = { component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Hide comment', 'Keep', 'Hide and decide…'],
      ['Withdraw post', 'Keep'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide comment' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Comment hidden')).toBeVisible());
  },
};
export const Waiting: Story = {
  args: {
    state: 'held',
    with: [
      reply(deskReports, {
        data: [{ ...comment, held_for: 'words', reports: 0, reasons: [], notes: [] }],
        cursor: null,
      }),
      decided,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('A word on the list')).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide and decide…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Hide the comment' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which rule it breaks' }), 'Hate');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For Ravi' }), 'Can only read, 7 days');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide comment' }));
    await waitFor(() => expect(page.getByText('Comment hidden')).toBeVisible());
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};
export const Decided: Story = {
  args: {
    state: 'done',
    with: [
      reply(deskReports, {
        data: [
          { ...comment, is_hidden: true, decision: hidden },
          { ...post, is_hidden: true, decision: { ...hidden, by: 'Asha' } },
        ],
        cursor: null,
      }),
      reply(purgePost, { removed: 3, kept: 0 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Show comment' })).toBeVisible();
    await expect(canvas.getByText(/^Hidden by Asha, 20 November at/)).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove its files…' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Remove its pictures and clips?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(page.getByText('3 files removed for good')).toBeVisible());
  },
};
export const Empty: Story = {
  args: { with: [reply(deskReports, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is reported. Well played.')).toBeVisible();
  },
};
export const Loading: Story = { args: { with: [pending(deskReports)] } };
export const Unavailable: Story = { args: { with: [failure(deskReports, 503)] } };
