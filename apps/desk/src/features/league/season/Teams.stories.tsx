import { deskTeams, saveTeam, type DeskTeam } from '@maidan/contract/desk/league/season/teams';
import { reply } from '@maidan/site/testing/story-replies';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { category } from '../../../testing/samples.ts';
import { TeamsDialog } from './TeamsDialog.tsx';

const team: DeskTeam = {
  id: 9,
  name: 'Lane 14',
  slug: 'lane-14',
  short_name: null,
  former_names: [],
  colour_1: 'blue',
  colour_2: 'yellow',
  crest: null,
  crest_variants: null,
  crest_id: null,
  squad: [{ shirt: 7, initials: 'R.S.', first_name: '', role: 'batter', captain: true, shows: 'none' }],
};
const renamed: DeskTeam = {
  ...team,
  id: 10,
  name: 'Jayanagar Jets',
  short_name: 'Jets',
  former_names: ['Lane 14 Juniors', 'Lane Boys'],
  crest: gully,
  crest_id: 'jets',
  squad: [],
};
const replies = [reply(deskTeams, { data: [team, renamed] }), reply(saveTeam, renamed)];

const meta = {
  title: 'League/Teams and squads',
  component: TeamsDialog,
  args: { category, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <DeskStage replies={replies}>{Story()}</DeskStage>],
} satisfies Meta<typeof TeamsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AgreeToInitials: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Lane 14, 1 player, 0 shown' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Lane 14' }));
    const shows = dialog.getByRole('combobox', { name: 'What is shown' });
    await expect(dialog.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await userEvent.selectOptions(shows, 'first_name');
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Kabir');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a player' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove player 2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await page.findByRole('dialog', { name: 'Teams of Under 17' })).toBeVisible();
  },
};

export const RenamedWithACrest: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Jayanagar Jets, no squad yet' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Jayanagar Jets' }));
    const former = 'Formerly Lane 14 Juniors, Lane Boys. Links and calendars with these names still work.';
    await expect(dialog.getByText(former)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Forget “Lane Boys”' }));
    const kept = 'Formerly Lane 14 Juniors. Links and calendars with this name still work.';
    await expect(dialog.getByText(kept)).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: /^Short name/ })).toHaveValue('Jets');
    await userEvent.click(dialog.getByRole('button', { name: /^Remove Current picture/ }));
    await expect(dialog.queryByRole('button', { name: /^Remove Current picture/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await page.findByRole('dialog', { name: 'Teams of Under 17' })).toBeVisible();
  },
};
