import type { FeedLine, MatchBoard } from '@maidan/contract/league/match-day';
import { fixturePlace, fullFixture } from '@maidan/contract/samples/league';
import { fullBoard } from '@maidan/contract/samples/match-day';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { frame } from '../../../../frame.css.ts';
import { LiveFeed } from './LiveFeed.tsx';
import { LiveStatus } from './LiveLine.tsx';
import { LiveMatch } from './LiveMatch.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';

const line = (at: string, mark: string, look: FeedLine['look'], say: string): FeedLine => ({ at, mark, look, say });
const feed = [
  line('2.3', 'W', 'wk', 'out:caught'),
  line('2.2', '4', 'bd', 'four'),
  line('2.1', '0', 'dt', 'norun'),
  line('', '', 'ov', 'over:2:9:27/1'),
  line('1.5+', 'nb+1', 'ex', 'noball runs:1'),
  line('1.5', '1', 'rn', 'runs:1'),
];
/** A chase in its third over. */
const chase: MatchBoard = {
  ...fullBoard,
  sides: [
    { score: '48/5', say: 'overs:6' },
    { score: '31/2', say: 'overs:2.3 batter:7:12 batter:4:3' },
  ],
  feed,
};

interface StageProps {
  board: MatchBoard;
  one?: string;
  two?: string;
  /** The stream of scores is cut again and again. */
  isPolling?: boolean;
}

/** The table of the group has stories of its own. */
function LiveOnStage({ board, one = fullFixture.team_1, two = fullFixture.team_2, isPolling = false }: StageProps) {
  const page = { ...fixturePlace, fixture: { ...fullFixture, team_1: one, team_2: two } };
  return (
    <SiteStage>
      <main className={frame} style={{ paddingBlock: 24 }}>
        <h1>
          <VisuallyHidden>{`${one} v ${two}`}</VisuallyHidden>
        </h1>
        {isPolling ? (
          <>
            <ScoreBoard page={page} board={board} />
            <LiveStatus isPolling said="" />
            <LiveFeed board={board} sides={[one, two]} />
          </>
        ) : (
          <LiveMatch page={page} board={board} />
        )}
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Match/Live',
  component: LiveOnStage,
  args: { board: chase },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LiveOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const boardIn = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Score' }));
const needsIn = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'What each side needs' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

export const Chase: Story = {
  play: async ({ canvas }) => {
    const board = boardIn(canvas);
    await expect(board.getByText('Live')).toBeVisible();
    await expect(board.getByText('2.3 overs. No. 7: 12, No. 4: 3')).toBeVisible();
    await expect(board.getByText('off 21 balls')).toBeVisible();
    await expect(needsIn(canvas)).toEqual([
      '18 runs off 21 balls to win.',
      '6 wickets, or no more than 16 runs, to win.',
    ]);
    const events = within(canvas.getByRole('region', { name: 'As it happens' }));
    await expect(events.getAllByRole('listitem')[0]).toHaveTextContent(/Caught/);
    await expect(events.getByText('4 earlier, not shown here.')).toBeVisible();
    await expect(canvas.queryByText(/interrupted/)).toBeNull();
  },
};

export const ChaseAt320: Story = {
  args: { one: 'Basavanagudi Bricks', two: 'Rajarajeshwari Nagar Strikers' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Rajarajeshwari Nagar Strikers')).toBeVisible();
  },
};

const notStarted: MatchBoard = {
  ...chase,
  stage: 'ready',
  sides: [
    { score: '', say: '' },
    { score: '', say: '' },
  ],
  turn: null,
  centre: '',
  chase: [],
  feed: [line('', '', 'ev', 'toss:1:2')],
  earlier: 0,
};

export const NotStartedYet: Story = {
  args: { board: notStarted },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Not started yet')).toBeVisible();
    await expect(boardIn(canvas).getAllByText('–')).toHaveLength(2);
    await expect(canvas.queryByRole('region', { name: 'What each side needs' })).toBeNull();
  },
};

function Starting() {
  const [board, setBoard] = useState(notStarted);
  return (
    <>
      <LiveOnStage board={board} />
      <button type="button" onClick={() => setBoard(chase)}>
        Start
      </button>
    </>
  );
}

/** No dash stays beside the first score. */
export const Starts: Story = {
  render: () => <Starting />,
  play: async ({ canvas, userEvent }) => {
    await expect(boardIn(canvas).getAllByText('–')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(boardIn(canvas).getByText('48/5')).toBeVisible();
    await expect(boardIn(canvas).queryByText('–')).toBeNull();
  },
};

export const BreakBetweenTheInnings: Story = {
  args: {
    board: {
      ...chase,
      stage: 'break',
      sides: [
        { score: '48/5', say: 'overs:6' },
        { score: '', say: 'yettobat' },
      ],
      turn: 1,
      centre: 'target:49',
      chase: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Break')).toBeVisible();
    await expect(needsIn(canvas)).toEqual(['To keep them below 49.', '49 runs to win.']);
  },
};

const finished: MatchBoard = {
  ...chase,
  stage: 'finished',
  sides: [
    { score: '48/5', say: 'overs:6' },
    { score: '49/2', say: 'overs:5.1' },
  ],
  centre: 'wonbywickets:8',
  chase: [],
  feed: [line('', '', 'ev', 'end'), line('5.1', '6', 'bd', 'six'), ...feed],
};

export const Finished: Story = {
  args: { board: finished },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Finished, not yet confirmed')).toBeVisible();
    await expect(boardIn(canvas).getByText('won by')).toBeVisible();
    await expect(needsIn(canvas)[0]).toBe('Nothing more: the organiser confirms the result.');
  },
};

/** The page does not jump when the organiser confirms: the same parts stay. */
export const Confirmed: Story = {
  args: { board: { ...finished, confirmed: true } },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Result, confirmed')).toBeVisible();
    await expect(needsIn(canvas)).toEqual(Array(2).fill('Nothing more: the table shows the result.'));
  },
};

export const Corrected: Story = {
  args: { board: { ...finished, confirmed: true, corrected: true } },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Result, corrected')).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  args: { isPolling: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const note = 'Live updates keep being interrupted, so this page checks every 5 seconds.';
    await expect(canvas.getByText(note)).toBeVisible();
    // The last known score stays.
    await expect(boardIn(canvas).getByText('31/2')).toBeVisible();
  },
};

/** Without turns and needs. */
export const FootballAtHalfTime: Story = {
  args: {
    one: 'Kodihalli Comets',
    two: 'Frazer Town Falcons',
    board: {
      ...chase,
      stage: 'break',
      sides: [
        { score: '2', say: 'yellow:1' },
        { score: '1', say: 'yellow:2 red:1' },
      ],
      turn: null,
      centre: 'halftime',
      chase: [],
      feed: [
        line('', 'G', 'bd', 'score:2:1:1 shirt:9'),
        line('', 'R', 'ev', 'redcard:2 shirt:4'),
        line('', 'G', 'bd', 'score:1:1:2 penalty'),
      ],
      earlier: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(boardIn(canvas).getByText('Break')).toBeVisible();
    await expect(canvas.getByText(/Red card/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What each side needs' })).toBeNull();
  },
};
