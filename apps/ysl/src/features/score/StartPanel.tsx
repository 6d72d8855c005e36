import type { CricketRules, MatchRules } from '@maidan/match/rules';
import { oversText } from '@maidan/match/board';
import { Button } from '@maidan/ui/Button';
import { useState } from 'react';
import { Choice } from './Choice.tsx';
import type { ScoreScreen } from './score-parts.ts';
import { clockOf } from './ScoreHead.tsx';
import * as padCss from './Pad.css.ts';
import * as css from './Score.css.ts';

function cricketRules(rules: CricketRules): string[] {
  return [
    `${oversText(rules.balls)} overs`,
    `${rules.wickets + (rules.isLastAlone ? 0 : 1)} a side`,
    rules.isLastAlone ? 'Last one bats alone' : '',
    rules.isBowledAgain ? `Wide and no ball: ${rules.wideRuns} and again` : `Wide and no ball: ${rules.wideRuns}`,
    rules.hasFreeHit ? 'Free hit' : '',
    rules.oversABowler === null ? '' : `${rules.oversABowler} overs a bowler`,
  ].filter(Boolean);
}

function describeRules(rules: MatchRules): string[] {
  if (rules.sport === 'cricket') return cricketRules(rules);
  if (rules.minutes === null) return ['Points as they come'];
  return [`${rules.periods} × ${rules.minutes} minutes`];
}

/** The match, its rules and the toss. */
export function StartPanel({ session, score, isPageKept }: ScoreScreen & { isPageKept: boolean | null }) {
  const { match, rules, scorer, until } = score;
  const [toss, setToss] = useState<1 | 2>(1);
  const [choice, setChoice] = useState<'bat' | 'bowl'>('bat');
  const [isStarting, setStarting] = useState(false);
  const isCricket = rules.sport === 'cricket';
  async function start(): Promise<void> {
    setStarting(true);
    await session.play('start');
    const other = toss === 1 ? 2 : 1;
    if (isCricket) await session.play('toss', { by: toss, bats: choice === 'bat' ? toss : other });
  }
  return (
    <>
      <div className={css.poster}>
        <p className={css.posterTitle}>
          {match.team_1} v {match.team_2}
        </p>
        <p className={css.posterSub}>{[match.league, match.group, match.ground].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.panel}>
        <p className={padCss.legend}>
          You are scorer {scorer}. This link scores this match only{until === null ? '' : `, until ${clockOf(until)}`}
        </p>
        <ul className={css.chips}>
          {describeRules(rules).map((rule) => (
            <li key={rule} className={css.chip}>
              {rule}
            </li>
          ))}
        </ul>
        {isCricket ? (
          <>
            <Choice
              label="Toss won by"
              columns="two"
              value={toss}
              onChange={setToss}
              options={[
                { value: 1, label: match.team_1 },
                { value: 2, label: match.team_2 },
              ]}
            />
            <Choice
              label="They chose to"
              columns="two"
              value={choice}
              onChange={setChoice}
              options={[
                { value: 'bat', label: 'Bat' },
                { value: 'bowl', label: 'Bowl' },
              ]}
            />
          </>
        ) : null}
        <p className={css.note}>
          No account, no names: shirt numbers are enough.{' '}
          {isPageKept === null
            ? 'Getting ready to work without signal.'
            : isPageKept
              ? 'Works without signal from here on.'
              : 'This browser cannot reopen the page without signal: leave it open.'}
        </p>
        <Button variant="signal" size="l" wide pending={isStarting || isPageKept === null} onClick={() => void start()}>
          Start scoring
        </Button>
      </div>
    </>
  );
}
