import { t } from '@maidan/i18n/text';
import type { CricketRules, MatchRules } from '@maidan/contract/league/match-log';
import { oversText } from '@maidan/match/board';
import { playersOf } from '@maidan/match/cricket/innings';
import { Button } from '@maidan/ui/Button';
import { useState } from 'react';
import { Choice } from './Choice.tsx';
import type { ScoreScreen } from './score-parts.ts';
import { clockOf } from './ScoreHead.tsx';
import * as padCss from './Pad.css.ts';
import * as css from './Score.css.ts';

function cricketRules(rules: CricketRules): string[] {
  const overs = oversText(rules.balls);
  return [
    t('score.ruleOvers', { count: Number(overs), overs }),
    t('score.ruleSide', { count: playersOf(rules) }),
    rules.isLastAlone ? t('score.ruleLastAlone') : '',
    rules.isBowledAgain
      ? t('score.ruleWideAgain', { count: rules.wideRuns })
      : t('score.ruleWide', { count: rules.wideRuns }),
    rules.hasFreeHit ? t('score.freeHit') : '',
    rules.oversABowler === null ? '' : t('score.ruleBowler', { count: rules.oversABowler }),
  ].filter(Boolean);
}

function describeRules(rules: MatchRules): string[] {
  if (rules.sport === 'cricket') return cricketRules(rules);
  if (rules.minutes === null) return [t('score.rulePoints')];
  return [t('score.rulePeriods', { periods: rules.periods, minutes: rules.minutes })];
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
        <p className={css.posterTitle}>{t('score.meeting', { one: match.team_1, two: match.team_2 })}</p>
        <p className={css.posterSub}>{[match.league, match.group, match.ground].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.panel}>
        <p className={padCss.legend}>
          {until === null ? t('score.scorerOf', { scorer }) : t('score.scorerUntil', { scorer, time: clockOf(until) })}
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
              label={t('score.tossWonBy')}
              columns="two"
              value={toss}
              onChange={setToss}
              options={[
                { value: 1, label: match.team_1 },
                { value: 2, label: match.team_2 },
              ]}
            />
            <Choice
              label={t('score.chose')}
              columns="two"
              value={choice}
              onChange={setChoice}
              options={[
                { value: 'bat', label: t('score.bat') },
                { value: 'bowl', label: t('score.bowl') },
              ]}
            />
          </>
        ) : null}
        <p className={css.note}>
          {t('score.noNames')}{' '}
          {isPageKept === null ? t('score.gettingReady') : isPageKept ? t('score.worksOffline') : t('score.leaveOpen')}
        </p>
        <Button variant="signal" size="l" wide pending={isStarting || isPageKept === null} onClick={() => void start()}>
          {t('score.start')}
        </Button>
      </div>
    </>
  );
}
