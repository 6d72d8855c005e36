import { confirmMatch, deskMatchById, type DeskMatch } from '@maidan/contract/desk/league/match-day';
import { deskBrackets, type DeskBracketMatch } from '@maidan/contract/desk/league/season/brackets';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { planned } from '../../../testing/league-samples.ts';
import { asksFirst } from '../../../testing/asks-first.ts';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { Decision } from '../brackets/Decision.tsx';
import { Scoring } from './Scoring.tsx';

const match: NonNullable<DeskMatch['match']> = {
  sport: 'football',
  stage: 'break',
  version: 4,
  scores: ['1', '0'],
  confirmed: false,
  can_confirm: true,
  match_overs: null,
  target: null,
  level: false,
  held: 0,
  discarded: 0,
  links: [],
};

const suggested: DeskMatch['suggested'] = { sport: 'football', overs: null, wickets: 10 };

interface StageProps {
  more: Partial<typeof match>;
  isFinal?: boolean;
  /** A later match has begun with other teams. */
  asks?: boolean;
  /** The server's messages for the fields when the result is confirmed. */
  refusal?: Readonly<Record<string, readonly string[]>>;
}

function Stage({ more, isFinal = false, asks = false, refusal }: StageProps) {
  const fixture = isFinal ? { ...planned, group: { ...planned.group, has_table: false } } : planned;
  const data: DeskMatch = { match: { ...match, ...more }, suggested };
  const body = { status: 'error', message: 'Please check what you entered.', code: 'invalid', errors: refusal ?? {} };
  const refused = { endpoint: confirmMatch, status: 422, body };
  return (
    <DeskStage replies={[reply(deskMatchById, data), asks ? asksFirst(confirmMatch, data) : refused]}>
      <main>
        <Scoring id="3" fixture={fixture} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'League/Scoring',
  component: Stage,
  args: { more: {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAnyoneScores: Story = {
  args: { more: { stage: 'ready', scores: ['0', '0'], can_confirm: false } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing scored yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Confirm/ })).toBeNull();
  },
};

export const BeforeTheEnd: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm before the end' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'The match is not over' });
    await expect(dialog).toHaveTextContent('The scorers have not ended it: 1 - 0, in a break.');
    await expect(canvas.getByRole('button', { name: 'Wait for the end' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Wait for the end' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const Finished: Story = {
  args: { more: { stage: 'finished' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Confirm 1 - 0' })).toBeVisible();
  },
};

export const HeldAndDiscarded: Story = {
  args: { more: { held: 2, discarded: 1 } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('1 entry discarded in the last 30 days.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore it' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard them' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Discard 2 entries?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep them' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** 150 - 44, and 45 were needed: the target made it a tie. */
export const AFinalThatTheTargetMadeLevel: Story = {
  args: {
    isFinal: true,
    more: { stage: 'finished', scores: ['150/6', '44/3'], match_overs: '4', target: 45, level: true },
    refusal: { decided_by: ['The scores are level: say who goes through, and how.'] },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('The target was 45 off 4 overs.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lane 14' }));
    const how = canvas.getByRole('combobox', { name: 'How' });
    await userEvent.selectOptions(how, 'lots');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm 150/6 - 44/3' }));
    await expect(await canvas.findByText('The scores are level: say who goes through, and how.')).toBeVisible();
    await expect(how).toHaveAccessibleDescription('The scores are level: say who goes through, and how.');
  },
};

export const ALevelFinal: Story = {
  args: { isFinal: true, more: { stage: 'finished', scores: ['1', '1'], level: true } },
  async play({ canvas, userEvent }) {
    const confirm = await canvas.findByRole('button', { name: 'Confirm 1 - 1' });
    await expect(confirm).toHaveAccessibleDescription('The scores are level: say who goes through, and how.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lane 14' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How' }), 'penalties');
    await expect(confirm).not.toHaveAccessibleDescription();
  },
};

export const AsksOnceALaterMatchHasBegun: Story = {
  args: { more: { stage: 'finished' }, asks: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm 1 - 0' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'A later match has begun' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

const knockoutMatch: DeskBracketMatch = {
  number: 1,
  fixture_id: planned.id,
  name: 'semi-final 1',
  team_1: planned.team_1,
  team_2: planned.team_2,
  time: planned.time,
  date: planned.date,
  ground: planned.ground,
  status: 'scheduled',
  winner: null,
  decided_by: null,
  needs_word: false,
  changed: [],
  sources: [],
};

/** The desk knows at once who goes through. */
export const ConfirmsAKnockoutMatch: Story = {
  render() {
    let bracketMatch = knockoutMatch;
    const confirmed = () => {
      bracketMatch = { ...knockoutMatch, status: 'played', winner: 1, decided_by: null };
      return { match: { ...match, stage: 'finished', confirmed: true }, suggested };
    };
    const brackets = () => ({
      brackets: [{ group_id: 8, name: 'Knockouts', matches: [bracketMatch] }],
      groups: [],
      teams: [],
    });
    return (
      <DeskStage
        replies={[
          reply(deskMatchById, { match: { ...match, stage: 'finished' }, suggested }),
          { endpoint: confirmMatch, status: 200, body: confirmed },
          { endpoint: deskBrackets, status: 200, body: brackets },
        ]}
      >
        <main>
          <Scoring id="3" fixture={planned} />
          <Decision fixture={planned} />
        </main>
      </DeskStage>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm 1 - 0' }));
    await expect(await canvas.findByText('Lane 14 won.')).toBeVisible();
  },
};
