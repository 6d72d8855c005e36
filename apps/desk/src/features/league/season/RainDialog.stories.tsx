import { applyRain, previewRain } from '@maidan/contract/desk/league/season/plan';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { RainDialog } from './RainDialog.tsx';

const move = {
  version: 'v',
  category: 'Under 17',
  team_1: 'Lane 14',
  from: { date: '2026-12-06', time: '07:00', ground: 'Oval' },
};
const moves = [
  { ...move, id: 1, team_2: 'Jayanagar Jets', to: { date: '2026-12-13', time: '08:30', ground: 'Oval' } },
  { ...move, id: 2, team_2: 'Hebbal Hawks', to: null },
];
const replies = [reply(previewRain, { moves }), reply(applyRain, { moved: 1 })];

const meta = {
  title: 'League/Rained off',
  component: RainDialog,
  args: { leagueId: 1, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <DeskStage replies={replies}>{Story()}</DeskStage>],
} satisfies Meta<typeof RainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneHasNoSlot: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Rained off' }));
    await userEvent.type(dialog.getByLabelText('Washed-out day'), '2026-12-06');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Days to play on instead' }), '2026-12-13');
    await userEvent.click(dialog.getByRole('button', { name: 'Show the new plan' }));
    await expect(await dialog.findByText(/^1 of 2 matches have a new slot/)).toBeVisible();
    await expect(dialog.getByText('No slot left.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 match' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
