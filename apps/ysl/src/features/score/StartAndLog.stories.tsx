import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { LogPanel } from './LogPanel.tsx';
import { ScorePage } from './ScorePage.tsx';
import { ScoreWaiting } from './ScoreWaiting.tsx';
import type { ScoreSession } from './session/score-session.ts';
import { useScoreState } from './session/use-score.ts';
import { StartPanel } from './StartPanel.tsx';
import { openStory } from './testing/open-story.ts';

interface StageProps {
  session: ScoreSession;
  show: 'start' | 'log';
  /** Null until it is known. */
  isPageKept?: boolean | null;
}

function Stage({ session, show, isPageKept = true }: StageProps) {
  const score = useScoreState(session);
  const [isClosed, setClosed] = useState(false);
  return (
    <ScorePage>
      {show === 'start' ? (
        <StartPanel session={session} score={score} openLog={() => undefined} isPageKept={isPageKept} />
      ) : (
        <LogPanel session={session} score={score} close={() => setClosed(true)} />
      )}
      {isClosed && <output>Back</output>}
    </ScorePage>
  );
}

async function openOver(): Promise<ScoreSession> {
  const session = await openStory('cricket', { balls: 36, isLastAlone: true });
  await session.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await session.play('ball', { bat: 4, boundary: true });
  await session.play('ball', { bat: 0 });
  await session.play('ball', { bat: 1 });
  return session;
}

const meta = {
  title: 'Scorer/Start and log',
  component: Stage,
  // Each story opens its own session.
  args: { session: null as never, show: 'start' },
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ session: await openOver() })],
  render: (args, { loaded }) => <Stage {...args} session={loaded['session'] as ScoreSession} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Koramangala Kings v Rajarajeshwari Nagar Strikers')).toBeVisible();
    await expect(canvas.getByText('Last batter bats alone')).toBeVisible();
    await expect(canvas.getByText(/Works without signal from now on\.$/)).toBeVisible();
    const toss = within(canvas.getByRole('group', { name: 'Toss won by' }));
    await userEvent.click(toss.getByRole('radio', { name: 'Rajarajeshwari Nagar Strikers' }));
    await expect(toss.getByRole('radio', { name: 'Koramangala Kings' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Start scoring' })).toBeEnabled();
  },
};

/** The start waits until the page can be opened without signal. */
export const GettingReadyOnANarrowPhone: Story = {
  args: { isPageKept: null },
  globals: { site: 'league', viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/Getting ready to work without signal\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Start scoring/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CannotBeReopenedWithoutSignal: Story = {
  args: { isPageKept: false },
  async play({ canvas }) {
    await expect(canvas.getByText(/leave it open\.$/)).toBeVisible();
  },
};

const linesIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'The log' })).getAllByRole('listitem');

export const Log: Story = {
  args: { show: 'log' },
  async play({ canvas, userEvent }) {
    const [last] = linesIn(canvas);
    await expect(last).toHaveTextContent('One run');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[0]!);
    // Crossed out, but still in the list.
    await expect(await canvas.findByRole('button', { name: 'Bring back' })).toBeVisible();
    await expect(linesIn(canvas)[0]).toHaveTextContent('One run');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to scoring' }));
    await expect(canvas.getByText('Back')).toBeInTheDocument();
  },
};

export const LogWithAnUndoneEntry: Story = {
  args: { show: 'log' },
  loaders: [
    async () => {
      const session = await openOver();
      const last = session.get().log.at(-1)!;
      await session.play('void', { id: [...last.id] });
      return { session };
    },
  ],
  async play({ canvas, userEvent }) {
    const count = linesIn(canvas).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Bring back' })).toBeNull());
    await expect(linesIn(canvas)).toHaveLength(count);
  },
};

export const Opening: Story = {
  render: () => <ScoreWaiting />,
  async play({ canvas }) {
    await expect(canvas.getByText('Opening the match')).toBeInTheDocument();
  },
};
