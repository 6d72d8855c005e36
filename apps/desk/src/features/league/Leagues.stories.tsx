import { deskMe } from '@maidan/contract/desk/access/me';
import { deskLeagues } from '@maidan/contract/desk/league/league';
import {
  deskFixtureById,
  deskFixtures,
  enterFixtureResult,
  previewFixtureResult,
  rescheduleFixture,
  undoFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../session/drafts.ts';
import { asksFirst } from '../../testing/asks-first.ts';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { gullyCup, planned, played, resultEntered, tables, untouched } from '../../testing/league-samples.ts';
import { farhan, kavya } from '../../testing/samples.ts';
import { Leagues } from './Leagues.tsx';

const replies: readonly StoryReply[] = [
  reply(deskLeagues, { data: [gullyCup, { ...gullyCup, id: 2, slug: 'fives', name: 'City Fives' }], cursor: null }),
  reply(deskFixtures, {
    data: [
      planned,
      { ...planned, id: 4, team_1: 'Sampige Road Six', time: null, moved_from_date: '2026-11-20' },
      { ...played, id: 5, date: '2026-11-21' },
      { ...planned, id: 6, date: '2026-11-21', status: 'cancelled' },
    ],
    cursor: null,
  }),
  reply(deskFixtureById, untouched),
  reply(previewFixtureResult, tables),
  reply(enterFixtureResult, resultEntered),
  reply(undoFixture, untouched),
];

interface StageProps {
  id: string | null;
  more?: readonly StoryReply[];
  role?: 'owner' | 'organiser' | 'moderator';
}

function Stage({ id, more, role = 'owner' }: StageProps) {
  const staff = role === 'organiser' ? farhan : { ...kavya, roles: [role] };
  return (
    <DeskStage replies={more ? [...more, ...replies] : replies} path="/league" staff={staff}>
      <main data-league="">
        <Leagues league="1" part="open" id={id} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'League/Matches and tables',
  component: Stage,
  args: { id: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => drafts.clear(),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^16:30 Lane 14 v Rajarajeshwari Nagar Strikers/ });
    await expect(first).toHaveAttribute('href', '/league/1/open/3');
    await expect(canvas.getByRole('heading', { name: 'Sunday 22 November' })).toBeVisible();
    await expect(canvas.getByText(/Moved from Friday 20 November/)).toBeVisible();
    await expect(canvas.getByText('Cancelled.')).toBeVisible();
  },
};

export const EveryMatchHasItsResult: Story = {
  args: { more: [reply(deskFixtures, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every match played has a result.')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { id: '7', more: [failure(deskFixtureById, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this match.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the matches' })).toHaveAttribute('href', '/league/1/open');
  },
};

export const NotForThisRole: Story = {
  args: {
    role: 'moderator',
    more: [reply(deskMe, { ...kavya, fresh_until: null, session_ends_at: null, owners: ['Kavya', 'Farhan'] })],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Leagues are not available to your role\. Kavya or Farhan can change your role\./),
    ).toBeVisible();
  },
};

export const NoLeague: Story = {
  args: { role: 'organiser', more: [reply(deskLeagues, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don’t run this league/)).toBeVisible();
  },
};

export const EnterAResult: Story = {
  args: { id: '3' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    const lane = within(canvas.getByRole('group', { name: 'Lane 14' }));
    await userEvent.type(lane.getByRole('textbox', { name: 'Runs' }), '48');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Enter both scores.')).toBeVisible();
    const strikers = within(canvas.getByRole('group', { name: 'Rajarajeshwari Nagar Strikers' }));
    await userEvent.type(strikers.getByRole('textbox', { name: 'Runs' }), '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByRole('heading', { name: 'Is this right?' })).toHaveFocus();
    await expect(canvas.getByRole('table', { name: 'The table with this result' })).toHaveTextContent('+2.833');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the result' }));
    await expect(await canvas.findByText(/^Farhan entered the result, 22 November 2026, 17:40/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Enter the result' })).toBeVisible();
  },
};

const final = { ...planned, type: 'Final', group: { ...planned.group, name: 'Knockouts', has_table: false } };

export const AWalkover: Story = {
  args: { id: '3' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Walkover' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Say which side gets the points.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lane 14' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText(/^Walkover: Lane 14\. They get the points/)).toBeVisible();
  },
};

export const ALevelFinalCutShort: Story = {
  args: {
    id: '3',
    more: [
      reply(deskFixtureById, { ...untouched, fixture: final }),
      reply(previewFixtureResult, { before: null, after: null }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    for (const [team, runs] of [
      ['Lane 14', '48'],
      ['Rajarajeshwari Nagar Strikers', '30'],
    ] as const) {
      const side = within(canvas.getByRole('group', { name: team }));
      await userEvent.type(side.getByRole('textbox', { name: 'Runs' }), runs);
    }
    await expect(canvas.queryByRole('radiogroup', { name: 'Goes through' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fewer overs, or a revised target' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Overs a side' }), '6');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Revised target' }), '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText(/^Say who batted first/)).toBeVisible();
    const first = within(canvas.getByRole('radiogroup', { name: 'Batted first' }));
    await userEvent.click(first.getByRole('radio', { name: 'Lane 14' }));
    const through = within(await canvas.findByRole('radiogroup', { name: 'Goes through' }));
    await userEvent.click(through.getByRole('radio', { name: 'Lane 14' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How' }), 'super_over');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText(/^A tie\. Lane 14 won after a super over/)).toBeVisible();
  },
};

export const EnterAResultOnAPhone: Story = { ...EnterAResult, globals: { viewport: { value: 'phone' } } };

const refused = (endpoint: StoryReply['endpoint']): StoryReply => ({
  endpoint,
  status: 409,
  body: {
    status: 'error',
    message: 'Someone else changed this match in the meantime. Nothing was saved.',
    code: 'conflict',
  },
});

export const ChangedMeanwhile: Story = {
  args: { id: '3', more: [refused(enterFixtureResult)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    const [first, second] = canvas.getAllByRole('textbox', { name: 'Runs' });
    if (first) await userEvent.type(first, '48');
    if (second) await userEvent.type(second, '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the result' }));
    await expect(await canvas.findByText(/Someone else changed this match in the meantime/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Runs' })[0]).toHaveValue('48');
  },
};

export const EnterOnceALaterMatchHasBegun: Story = {
  args: { id: '3', more: [asksFirst(enterFixtureResult, resultEntered)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    const [first, second] = canvas.getAllByRole('textbox', { name: 'Runs' });
    if (first) await userEvent.type(first, '48');
    if (second) await userEvent.type(second, '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the result' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(canvas.queryByText('Is this right?')).toBeNull());
  },
};

export const MoveAMatch: Story = {
  args: { id: '3', more: [refused(rescheduleFixture)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit the match' }));
    const time = dialog.getByRole('textbox', { name: 'Time' });
    await userEvent.clear(time);
    await userEvent.type(time, '25:00');
    await expect(time).toHaveAccessibleDescription(/Enter a time such as 4:30 pm or 16:30\./);
    await userEvent.clear(time);
    await userEvent.type(time, '4.30 p.m.');
    await expect(dialog.getByText('Sunday 22 November 2026, 16:30')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '4:30');
    await expect(dialog.getByText('Sunday 22 November 2026, 04:30. For the afternoon, add pm')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '730');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText(/Nothing was saved/)).toBeVisible());
    await expect(time).toHaveValue('730');
  },
};

export const ReadOnly: Story = {
  args: {
    id: '3',
    more: [reply(deskFixtureById, { ...resultEntered, fixture: { ...played, may_change: false } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can view this league/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
