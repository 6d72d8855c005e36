import type { Reply } from '@maidan/contract/core/endpoint';
import { planFixtures } from '@maidan/contract/desk/league/season/plan';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { category } from '../../../testing/samples.ts';
import { AddFixturesDialog } from './AddFixturesDialog.tsx';

const teams = ['Lane 14', 'Jayanagar Jets', 'Hebbal Hawks'];
const groups = [{ id: 1, name: 'Group A', teams, has_table: true, fixtures: 0 }];
const planned = { group: 'Group A', type: 'League match', date: '2026-12-06', ground: 'Kodihalli' };
const rows = [
  { ...planned, team_1: 'Lane 14', team_2: 'Jayanagar Jets', time: '07:00' },
  { ...planned, team_1: 'Lane 14', team_2: 'Hebbal Hawks', time: '08:30' },
];

const short: Reply<typeof planFixtures> = {
  rows,
  left: 1,
  reasons: ['Jayanagar Jets and Hebbal Hawks have no day that both can play on.'],
  there: [],
};

function Stage({ plan }: { plan: Reply<typeof planFixtures> }) {
  return (
    <DeskStage replies={[reply(planFixtures, plan)]}>
      <AddFixturesDialog category={{ ...category, groups }} onClose={fn()} />
    </DeskStage>
  );
}

const meta = {
  title: 'League/Add matches',
  component: Stage,
  args: { plan: short },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Plan a season' }));
    const plan = dialog.getByRole('button', { name: 'Plan' });
    await expect(plan).toHaveAccessibleDescription('Choose the first and the last day.');
    await userEvent.type(dialog.getByLabelText('First day'), '2026-12-01');
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-12-20');
    const grounds = dialog.getByRole('textbox', { name: 'Grounds' });
    await userEvent.type(grounds, 'Kodihalli');
    await expect(plan).toHaveAccessibleDescription('“Kodihalli” has no hours, such as 7 am to 11:30 am.');
    await userEvent.type(grounds, ' 7 am to 11.30');
    await userEvent.click(plan);
    await expect(await dialog.findByText(/^Matches with a slot: 2. Without a slot: 1./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 2 matches' })).toBeVisible();
    // Any change discards the plan.
    await userEvent.click(dialog.getByRole('switch', { name: 'Home and away' }));
    await expect(dialog.queryByRole('button', { name: 'Add 2 matches' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Plan' }));
    await expect(await dialog.findByRole('list', { name: 'Planned matches' })).toBeVisible();
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlanASeason: Story = {};
export const PlanASeasonOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const met = { group: 'Group A', time: null, is_over: false };
const there = [
  { ...met, id: 1, team_1: 'Lane 14', team_2: 'Jayanagar Jets', date: '2026-11-22', time: '16:30', is_over: true },
  { ...met, id: 2, team_1: 'Hebbal Hawks', team_2: 'Lane 14', date: '2026-12-13' },
];

const planAgain: Story['play'] = async ({ canvasElement }) => {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Plan a season' }));
  await userEvent.type(dialog.getByLabelText('First day'), '2026-12-01');
  await userEvent.type(dialog.getByLabelText('Last day'), '2026-12-20');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Grounds' }), 'Kodihalli 7 am to 11.30');
  await userEvent.click(dialog.getByRole('button', { name: 'Plan' }));
};

export const PartlyPlanned: Story = {
  args: { plan: { rows: rows.slice(0, 1), left: 0, reasons: [], there } },
  play: async (context) => {
    await planAgain(context);
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'));
    await expect(await dialog.findByText('2 of 3 pairings are already planned. They are left out.')).toBeVisible();
    const list = within(dialog.getByRole('list', { name: 'Already planned' }));
    await expect(list.getByText(/16:30: Lane 14 v Jayanagar Jets, Group A, with a result$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1 match' })).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Plan every pairing again' }));
    await expect(dialog.queryByRole('button', { name: 'Add 1 match' })).toBeNull();
    await expect(dialog.getByRole('switch', { name: 'Plan every pairing again' })).toBeChecked();
  },
};

export const PlannedAlreadyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { plan: { rows: [], left: 0, reasons: [], there } },
  play: async (context) => {
    await planAgain(context);
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'));
    await expect(await dialog.findByText(/^Every pairing is already planned\./)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
};
