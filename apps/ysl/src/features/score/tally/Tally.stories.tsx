import { fold } from '@maidan/match/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScorePage } from '../ScorePage.tsx';
import { Scoring as WholePage } from '../ScoreView.tsx';
import { openStory } from '../testing/open-story.ts';
import type { ScoreSession } from '../session/score-session.ts';
import { useScoreState } from '../session/use-score.ts';
import { TallyScreen } from './TallyScreen.tsx';

function Scoring({ session }: { session: ScoreSession }) {
  const score = useScoreState(session);
  const { rules, log } = score;
  const { state } = fold(rules, log);
  if (rules.sport === 'cricket' || state.play.sport === 'cricket') return null;
  return (
    <ScorePage>
      <TallyScreen
        session={session}
        score={score}
        rules={rules}
        play={state.play}
        stage={state.stage}
        openLog={() => undefined}
      />
    </ScorePage>
  );
}

const meta = {
  title: 'Scorer/Goals and points',
  // Each story opens its own session.
  args: { session: null as never },
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  component: Scoring,
  render: (_, { loaded }) => <Scoring session={loaded['session'] as ScoreSession} />,
} satisfies Meta<typeof Scoring>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basketball: Story = {
  loaders: [async () => ({ session: await openStory('basketball') })],
  async play({ canvas, userEvent }) {
    for (const name of ['+3, Koramangala Kings', '+2, Koramangala Kings', '+1, Rajarajeshwari Nagar Strikers']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Foul, Rajarajeshwari Nagar Strikers' }));
    await expect(await canvas.findByText('Fouls 1')).toBeVisible();
    await expect(canvas.getByText('5 - 1 Rajarajeshwari Nagar Strikers')).toBeInTheDocument();
    // Even with this largest pad, pad and score stay on the screen.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The largest pad has no room to spare, and the warning appears above it. */
export const NoSignal: Story = {
  loaders: [async () => ({ session: await openStory('basketball', {}, 'held') })],
  render: (_, { loaded }) => <WholePage session={loaded['session'] as ScoreSession} />,
  async play({ canvas, loaded }) {
    const key = canvas.getByRole('button', { name: '+3, Koramangala Kings' });
    const { play } = loaded['session'] as ScoreSession;
    for (let by = 1; by <= 3; by += 1) await play('points', { side: 2, by });
    await canvas.findAllByText('0 - 6 Rajarajeshwari Nagar Strikers');
    const before = key.getBoundingClientRect().top;
    await (loaded['session'] as ScoreSession).sync();
    await expect(await canvas.findByText('No signal. Keep scoring: everything is saved on this device.')).toBeVisible();
    await expect(key.getBoundingClientRect().top).toBe(before);
  },
};

export const Plain: Story = {
  loaders: [async () => ({ session: await openStory('plain') })],
  async play({ canvas, userEvent }) {
    // A double tap of a shaking hand counts once.
    await userEvent.dblClick(canvas.getByRole('button', { name: '+1 makes it 1 - 0, Koramangala Kings' }));
    // Once in the list, once on the Undo key.
    await expect(await canvas.findAllByText('1 - 0 Koramangala Kings')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '+1 makes it 2 - 0, Koramangala Kings' })).toBeVisible();
    await expect(canvas.queryByText(/^Period/)).toBeNull();
  },
};
