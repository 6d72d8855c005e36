import { fold } from '@maidan/match/fold';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ScorePage } from '../ScorePage.tsx';
import { openStory } from '../testing/open-story.ts';
import type { ScoreSession } from '../session/score-session.ts';
import { useScoreState } from '../session/use-score.ts';
import { CricketScreen } from './CricketScreen.tsx';

function Scoring({ session }: { session: ScoreSession }) {
  const score = useScoreState(session);
  const { rules, log } = score;
  const { state } = fold(rules, log);
  if (rules.sport !== 'cricket' || state.play.sport !== 'cricket') return null;
  return (
    <ScorePage>
      <CricketScreen session={session} score={score} rules={rules} play={state.play} openLog={() => undefined} />
    </ScorePage>
  );
}

async function openInnings(): Promise<ScoreSession> {
  const session = await openStory('cricket');
  await session.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await session.play('ball', { bat: 4, boundary: true });
  return session;
}

const meta = {
  title: 'Scorer/Cricket',
  // Each story opens its own session.
  args: { session: null as never },
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  component: Scoring,
  loaders: [async () => ({ session: await openInnings() })],
  render: (_, { loaded }) => <Scoring session={loaded['session'] as ScoreSession} />,
} satisfies Meta<typeof Scoring>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RetiredHurt: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'A batter retires' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'A batter retires' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'No. 2, other end' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Next in' }), '7');
    await userEvent.click(sheet.getByRole('button', { name: 'Record the change' }));
    await expect(await canvas.findByRole('button', { name: /^No\. 7/ })).toBeVisible();
    // A batter who retired hurt can come back, but is not first in the list.
    await userEvent.click(canvas.getByRole('button', { name: 'Wicket' }));
    const next = within(await screen.findByRole('dialog', { name: 'Wicket' })).getByRole('combobox');
    await expect(next).toHaveValue('3');
    await expect(within(next).getByRole('option', { name: 'No. 2, retired hurt' })).toBeInTheDocument();
  },
};

const offered = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** A side of four: all have batted and one retired hurt, so there is no fifth batter. */
export const OnlyTheOneWhoIsHurt: Story = {
  loaders: [
    async () => {
      const session = await openStory('cricket', { wickets: 3 });
      await session.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
      await session.play('retire', { who: 'faced', hurt: true, next: 3 });
      await session.play('retire', { who: 'faced', next: 4 });
      return { session };
    },
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'A batter retires' }));
    await expect(offered(await screen.findByRole('dialog', { name: 'A batter retires' }))).toEqual([
      'No. 1, retired hurt',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Wicket' }));
    const sheet = await screen.findByRole('dialog', { name: 'Wicket' });
    await expect(offered(sheet)).toEqual(['No. 1, retired hurt']);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Record the wicket' }));
    await expect(await canvas.findByText('0/2')).toBeVisible();
    await expect(canvas.getByText('No. 1')).toBeVisible();
    // Now no batter is left.
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'A batter retires' }));
    await expect(screen.getByText('This ends the innings.')).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: 'Next in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Record the change' }));
    await expect(await canvas.findByRole('button', { name: 'Begin the innings' })).toBeVisible();
  },
};

export const StumpedOffAWide: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Wicket' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Wicket' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Wide' }));
    await expect(sheet.getByRole('radio', { name: 'Bowled' })).toBeDisabled();
    await expect(sheet.getByRole('radio', { name: 'Run out' })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: 'Stumped' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Record the wicket' }));
    // The wide adds a run and the wicket counts, but it is not a ball of the over.
    await expect(await canvas.findByText('5/1')).toBeVisible();
    await expect(canvas.getByText('0.1')).toBeVisible();
  },
};

/** The first side made 40, all but four in wides; the other side is batting. */
async function openChase(): Promise<ScoreSession> {
  const session = await openInnings();
  for (let four = 0; four < 9; four += 1) await session.play('ball', { extra: 'wide', runs: 3 });
  await session.play('close');
  await session.play('innings', { side: 2, striker: 1, other: 2, bowler: 9 });
  await session.play('ball', { bat: 4, boundary: true });
  return session;
}

export const RevisedTarget: Story = {
  loaders: [async () => ({ session: await openChase() })],
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Target 41')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change overs or target' }));
    const overs = await screen.findByRole('textbox', { name: 'Overs of the second innings' });
    const target = screen.getByRole('textbox', { name: 'Target' });
    await userEvent.clear(overs);
    await userEvent.type(overs, '5');
    await userEvent.clear(target);
    await userEvent.type(target, '30{Enter}');
    await expect(await canvas.findByText('Target 30')).toBeVisible();
    await expect(canvas.getByText('off 29 balls')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Undo.*Target 30 off 5 overs$/ })).toBeVisible();
  },
};

export const ARevisionThatCannotBe: Story = {
  loaders: [async () => ({ session: await openChase() })],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change overs or target' }));
    const overs = await screen.findByRole('textbox', { name: 'Overs of the second innings' });
    const target = screen.getByRole('textbox', { name: 'Target' });
    await userEvent.clear(target);
    await userEvent.type(target, '4');
    await expect(screen.getByText('This ends the innings.')).toBeVisible();
    await userEvent.clear(overs);
    await userEvent.type(overs, '21');
    await userEvent.clear(target);
    await userEvent.click(screen.getByRole('button', { name: 'Record the change' }));
    await expect(overs).toHaveFocus();
    await expect(overs).toHaveAccessibleDescription(/This match has 20 overs at most\./);
    await expect(target).toHaveAccessibleDescription(/Enter the runs to win/);
  },
};

export const FewerOversBeforeTheFirstBall: Story = {
  loaders: [async () => ({ session: await openStory('cricket') })],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the overs' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Change the overs' }));
    await expect(sheet.queryByRole('textbox', { name: 'Target' })).toBeNull();
    const overs = sheet.getByRole('textbox', { name: 'Overs a side' });
    await userEvent.clear(overs);
    await userEvent.type(overs, '12');
    await userEvent.click(sheet.getByRole('button', { name: 'Record the change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the innings' }));
    await expect(await canvas.findByText('of 12')).toBeVisible();
  },
};

export const LastOneAlone: Story = {
  loaders: [
    async () => {
      const session = await openStory('cricket', { isLastAlone: true });
      await session.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
      for (let out = 0; out < 9; out += 1) await session.play('retire', { who: 'faced' });
      return { session };
    },
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Wicket' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Wicket' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Run out' }));
    await expect(sheet.queryByText(/null|other end/)).toBeNull();
  },
};
