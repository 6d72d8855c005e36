import { changeBracket, decideMatch, deskBrackets, makeBracket } from '@maidan/contract/desk/league/season/brackets';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asksFirst } from '../../../testing/asks-first.ts';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { BracketsDialog } from './BracketsDialog.tsx';

const groups = [
  { id: 4, name: 'Group A', teams: 4 },
  { id: 5, name: 'Group B', teams: 4 },
];
const teams = [{ id: 9, name: 'Lane 14' }];
const source = (kind: 'place' | 'winner', ref: number, rank: number | null) => ({ kind, ref, rank });
const match = {
  time: '16:30',
  date: '2026-12-06',
  ground: 'Kodihalli',
  status: 'scheduled' as const,
  winner: null,
  decided_by: null,
  needs_word: false,
  changed: [],
};
const semi = {
  ...match,
  number: 1,
  fixture_id: 71,
  name: 'semi-final 1',
  team_1: 'Lane 14',
  team_2: 'Jayanagar Jets',
  status: 'played' as const,
  needs_word: true,
  sources: [source('place', 4, 1), source('place', 5, 2)],
};
const other = {
  ...match,
  number: 2,
  fixture_id: 72,
  name: 'semi-final 2',
  team_1: 'First of Group B',
  team_2: 'Second of Group A',
  sources: [source('place', 5, 1), source('place', 4, 2)],
};
const final = {
  ...match,
  number: 3,
  fixture_id: 73,
  name: 'final',
  team_1: 'Winner of semi-final 1',
  team_2: 'Winner of semi-final 2',
  sources: [source('winner', 1, null), source('winner', 2, null)],
};
const found = { brackets: [{ group_id: 8, name: 'Knockouts', matches: [semi, other, final] }], groups, teams };

const meta = {
  title: 'League/Knockouts',
  component: BracketsDialog,
  args: { category: { id: 6, name: 'Under 17' }, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BracketsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  return within(await page.findByRole('dialog', { name: 'Knockouts of Under 17' }));
};

export const NewOne: Story = {
  decorators: [
    (Story) => (
      <DeskStage replies={[reply(deskBrackets, { ...found, brackets: [] }), reply(makeBracket, found)]}>
        {Story()}
      </DeskStage>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('combobox', { name: 'Match 1, first side' })).toHaveDisplayValue(
      'No. 1 of Group A',
    );
    await userEvent.click(dialog.getByRole('switch', { name: 'Match for third place' }));
    await expect(dialog.getByRole('combobox', { name: 'Match 3, first side' })).toHaveDisplayValue('Loser of match 1');
    await userEvent.type(dialog.getByLabelText('Day of the first round'), '2026-12-06');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 matches' }));
  },
};

export const WaitsForADecision: Story = {
  decorators: [
    (Story) => (
      <DeskStage replies={[reply(deskBrackets, found), reply(decideMatch, found), reply(changeBracket, found)]}>
        {Story()}
      </DeskStage>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText(/Finished without a winner/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Who goes through in match 1' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Jayanagar Jets' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'on penalties');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('button', { name: 'Who goes through in match 1' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change where sides come from' }));
    await expect(dialog.getByRole('combobox', { name: 'Match 3, second side' })).toHaveDisplayValue(
      'Winner of match 2',
    );
  },
};

const byLots = { ...semi, winner: 1, decided_by: 'lots' as const, needs_word: false };
const decided = { ...found, brackets: [{ group_id: 8, name: 'Knockouts', matches: [byLots, other, final] }] };

export const AsksOnceTheFinalHasBegun: Story = {
  decorators: [
    (Story) => <DeskStage replies={[reply(deskBrackets, decided), asksFirst(decideMatch, found)]}>{Story()}</DeskStage>,
  ],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText(/Lane 14 won by drawing lots/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Who goes through in match 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the decision' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByRole('alertdialog', { name: 'A later match has begun' });
    await expect(question).toHaveTextContent('“Final” has begun with Lane 14, so its teams can no longer change.');
    await userEvent.click(within(question).getByRole('button', { name: 'Save anyway' }));
    await expect(await page.findByText('Saved')).toBeVisible();
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};
