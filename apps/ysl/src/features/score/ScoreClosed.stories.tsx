import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rules } from './session/testing/ground.ts';
import { ScoreClosed } from './ScoreClosed.tsx';

const match = { id: 1, team_1: 'Jets', team_2: 'Kings', group: '', category: '', league: '', ground: null };
const kept = {
  token: 'token',
  link: 'kept',
  scorer: 1,
  until: null,
  starts_at: null,
  match,
  rules,
  have: {},
  status: 'open' as const,
  held: 0,
  agreed: [],
};

const meta = {
  title: 'Scorer/Closed',
  component: ScoreClosed,
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { open: fn(), retry: fn() },
} satisfies Meta<typeof ScoreClosed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { opening: { kind: 'failed', text: 'No connection. Check your network and try again.', kept: [kept] } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Jets v Kings' }));
    await expect(args.open).toHaveBeenCalledWith('kept');
  },
};

export const OtherTab: Story = {
  args: { opening: { kind: 'other-tab' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/Once that tab is closed, the match opens here/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
