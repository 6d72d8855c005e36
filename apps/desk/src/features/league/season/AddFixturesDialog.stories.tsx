import { planFixtures } from '@maidan/contract/desk/season/plan';
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
const reasons = ['Jayanagar Jets and Hebbal Hawks have no day that both can play on.'];

const meta = {
  title: 'League/Add fixtures',
  component: AddFixturesDialog,
  args: { category: { ...category, groups }, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <DeskStage replies={[reply(planFixtures, { rows, left: 1, reasons })]}>{Story()}</DeskStage>],
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
    await expect(await dialog.findByText(/^Matches with a place: 2. Without one: 1./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 2 fixtures' })).toBeVisible();
    // Another wish, and what was planned no longer holds.
    await userEvent.click(dialog.getByRole('switch', { name: 'Home and away' }));
    await expect(dialog.queryByRole('button', { name: 'Add 2 fixtures' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Plan' }));
    await expect(await dialog.findByRole('list', { name: 'Planned matches' })).toBeVisible();
  },
} satisfies Meta<typeof AddFixturesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlanASeason: Story = {};
export const PlanASeasonOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
