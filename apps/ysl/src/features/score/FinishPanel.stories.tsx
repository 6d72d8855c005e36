import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Scoring } from './ScoreView.tsx';
import type { ScoreSession } from './session/score-session.ts';
import { openStory } from './testing/open-story.ts';

/** The Kings made 4/0; the Strikers need five off 120 balls. */
async function openChase(...story: [status?: 'confirmed']): Promise<ScoreSession> {
  const session = await openStory('cricket', {}, ...story);
  await session.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await session.play('ball', { bat: 4, boundary: true });
  await session.play('close');
  await session.play('innings', { side: 2, striker: 1, other: 2, bowler: 9 });
  return session;
}

const meta = {
  title: 'Scorer/The end',
  // Each story opens its own session.
  args: { session: null as never },
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  component: Scoring,
  loaders: [async () => ({ session: await openChase() })],
  render: (_, { loaded }) => <Scoring session={loaded['session'] as ScoreSession} />,
} satisfies Meta<typeof Scoring>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TargetReached: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await expect(await canvas.findByRole('heading', { name: 'The target is reached' })).toBeVisible();
    await expect(canvas.getByText('Rajarajeshwari Nagar Strikers: Won by 10 wickets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the match' }));
    await expect(await canvas.findByRole('heading', { name: 'Is this the result?' })).toBeVisible();
    await expect(canvas.getByText('Rajarajeshwari Nagar Strikers: Won by 10 wickets')).toBeVisible();
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(two?.getBoundingClientRect().left).toBe(one?.getBoundingClientRect().left);
    await expect(two && getComputedStyle(two).borderLeftWidth).toBe('0px');
  },
};

export const ClosedLevel: Story = {
  async play({ canvas, userEvent, loaded }) {
    const session = loaded['session'] as ScoreSession;
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await session.play('close');
    await expect(await canvas.findByRole('heading', { name: 'The innings was closed' })).toBeVisible();
    await expect(canvas.getByText('Tie')).toBeVisible();
  },
};

/** The organiser's scores may differ from those in the log. */
export const EnteredByTheOrganiser: Story = {
  loaders: [
    async () => {
      const session = await openChase('confirmed');
      await session.play('end');
      return { session };
    },
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'The organiser has entered the result' })).toBeVisible();
    await expect(canvas.queryByText(/4\/0/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
