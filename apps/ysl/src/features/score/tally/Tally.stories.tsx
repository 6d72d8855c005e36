import { fold } from '@maidan/match/fold';
import type { Sport } from '@maidan/contract/league/match-log';
import { usualRules } from '@maidan/match/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScorePage } from '../ScorePage.tsx';
import { createSession, type ScoreCalls, type ScoreSession } from '../session/score-session.ts';
import { useScoreState } from '../session/use-score.ts';
import { TallyScreen } from './TallyScreen.tsx';

const refuse = () => Promise.reject(new Error('a story has no network'));
const calls: ScoreCalls = { open: refuse, sync: refuse };
const records = {
  isKept: true,
  list: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
};

const teams = { team_1: 'Koramangala Kings', team_2: 'Rajarajeshwari Nagar Strikers' };

async function openMatch(sport: Sport): Promise<ScoreSession> {
  const session = await createSession(records, calls, {
    token: 'story',
    link: 'story',
    scorer: 1,
    until: null,
    starts_at: null,
    match: { id: 1, ...teams, group: 'Group A', category: 'Under 17', league: 'City Hoops', ground: null },
    rules: { ...usualRules(sport, { balls: null, wickets: 10 }) },
    have: {},
    status: 'open',
    held: 0,
    agreed: [],
  });
  await session.play('start');
  return session;
}

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
  title: 'Score/Tally',
  // Each story brings its own.
  args: { session: null as never },
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  component: Scoring,
  render: (_, { loaded }) => <Scoring session={loaded['session'] as ScoreSession} />,
} satisfies Meta<typeof Scoring>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basketball: Story = {
  loaders: [async () => ({ session: await openMatch('basketball') })],
  async play({ canvas, userEvent }) {
    for (const name of ['+3, Koramangala Kings', '+2, Koramangala Kings', '+1, Rajarajeshwari Nagar Strikers']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Foul, Rajarajeshwari Nagar Strikers' }));
    await expect(await canvas.findByText('Fouls 1')).toBeVisible();
    await expect(canvas.getByText('5 - 1 Rajarajeshwari Nagar Strikers')).toBeInTheDocument();
    // The pad is the largest of all, and moves neither itself nor the score off the screen.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Plain: Story = {
  loaders: [async () => ({ session: await openMatch('plain') })],
  async play({ canvas, userEvent }) {
    // A shaking hand: two taps are one.
    await userEvent.dblClick(canvas.getByRole('button', { name: '+1 makes it 1 - 0, Koramangala Kings' }));
    // In the list, and under Undo.
    await expect(await canvas.findAllByText('1 - 0 Koramangala Kings')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '+1 makes it 2 - 0, Koramangala Kings' })).toBeVisible();
    await expect(canvas.queryByText(/^Period/)).toBeNull();
  },
};
