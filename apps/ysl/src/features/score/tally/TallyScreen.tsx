import { t } from '@maidan/i18n/text';
import { formatLogLine } from '@maidan/i18n/log-text';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import type { TallyRules } from '@maidan/contract/league/match-log';
import { clockSeconds, type TallyState } from '@maidan/match/tally/tally';
import { linesOf } from '@maidan/match/log-lines';
import { useEffect, useMemo, useState } from 'react';
import { namesOf, type ScoreScreen } from '../score-parts.ts';
import { TallyPad } from './TallyPad.tsx';
import * as pitchCss from './Pitch.css.ts';
import * as css from '../Score.css.ts';

export interface TallyParts extends ScoreScreen {
  readonly play: TallyState;
  readonly rules: TallyRules;
  readonly stage: MatchBoard['stage'];
}

const LAST = 4;
const sides = [1, 2] as const;

/** Football, futsal, basketball, and other sports that count points. */
export function TallyScreen(parts: TallyParts) {
  const { play, rules, score, session } = parts;
  const { match, log } = score;
  const lines = useMemo(() => linesOf(rules, log).slice(0, LAST), [rules, log]);
  const hasFouls = rules.sport === 'futsal' || rules.sport === 'basketball';
  return (
    <>
      <section className={pitchCss.pitch} aria-label={t('match.score')}>
        <div className={rules.minutes === null ? pitchCss.pitchRow.plain : pitchCss.pitchRow.timed}>
          <PitchSide name={match.team_1} points={play.sides[1].points} />
          {rules.minutes === null ? null : <MatchClock play={play} session={session} />}
          <PitchSide name={match.team_2} points={play.sides[2].points} />
        </div>
        {hasFouls ? (
          <div className={pitchCss.fouls}>
            {sides.map((side) => (
              <span key={side} className={pitchCss.foul}>
                {t('score.fouls', { count: play.sides[side].fouls })}
              </span>
            ))}
          </div>
        ) : null}
      </section>
      <ol className={pitchCss.latest}>
        {lines.map(({ place, line, kind }) => (
          <li key={place.events[0]?.id.join('.')} className={pitchCss.latestLine}>
            <span className={css.lineText} data-kind={kind}>
              {formatLogLine(line.say, namesOf(match))}
            </span>
          </li>
        ))}
      </ol>
      <TallyPad {...parts} />
    </>
  );
}

function PitchSide({ name, points }: { name: string; points: number }) {
  return (
    <div className={pitchCss.pitchSide}>
      <span className={pitchCss.pitchName}>{name}</span>
      <b className={pitchCss.pitchScore}>{points}</b>
    </div>
  );
}

/** The clock runs on the phone and sends nothing meanwhile. A tap stops or starts it. */
function MatchClock({ play, session }: Pick<TallyParts, 'play' | 'session'>) {
  const [now, setNow] = useState(Date.now);
  const { clock, period } = play;
  const isRunning = clock?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const seconds = clock ? clockSeconds(clock, Math.max(now, clock.setAt)) : 0;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <button
      type="button"
      className={pitchCss.clock}
      aria-label={isRunning ? t('score.clockStop', { period, time }) : t('score.clockStart', { period, time })}
      onClick={() =>
        void session.play('clock', { seconds: clock ? clockSeconds(clock, Date.now()) : 0, runs: !isRunning })
      }
    >
      {t('score.period', { count: period })} <b className={pitchCss.clockTime}>{time}</b>{' '}
      {isRunning ? t('score.stop') : t('score.startClock')}
    </button>
  );
}
