import type { Stage } from '@maidan/match/fold';
import type { TallyRules } from '@maidan/match/rules';
import { clockSeconds, type TallyState } from '@maidan/match/tally/tally';
import { linesOf } from '@maidan/match/log-lines';
import { useEffect, useMemo, useState } from 'react';
import { nameSides } from '../name-sides.ts';
import type { ScoreScreen } from '../score-parts.ts';
import { TallyPad } from './TallyPad.tsx';
import * as css from '../Score.css.ts';

export interface TallyParts extends ScoreScreen {
  readonly play: TallyState;
  readonly rules: TallyRules;
  readonly stage: Stage;
}

const LAST = 4;
const sides = [1, 2] as const;

/** Football, futsal, basketball, and whatever counts points. */
export function TallyScreen(parts: TallyParts) {
  const { play, rules, score, session } = parts;
  const { match, log } = score;
  const lines = useMemo(() => linesOf(rules, log).slice(0, LAST), [rules, log]);
  const hasFouls = rules.sport === 'futsal' || rules.sport === 'basketball';
  return (
    <>
      <section className={css.pitch} aria-label="Score">
        <div className={css.pitchRow}>
          <PitchSide name={match.team_1} points={play.sides[1].points} />
          {rules.minutes === null ? <span /> : <MatchClock play={play} session={session} />}
          <PitchSide name={match.team_2} points={play.sides[2].points} />
        </div>
        {hasFouls ? (
          <div className={css.fouls}>
            {sides.map((side) => (
              <span key={side} className={css.foul}>
                Fouls {play.sides[side].fouls}
              </span>
            ))}
          </div>
        ) : null}
      </section>
      <ol className={css.log}>
        {lines.map(({ place, line, kind }) => (
          <li key={place.events[0]?.id.join('.')} className={css.line}>
            <span />
            <span />
            <span className={css.lineText} data-kind={kind}>
              {nameSides(line.text, match)}
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
    <div className={css.pitchSide}>
      <span className={css.pitchName}>{name}</span>
      <b className={css.pitchScore}>{points}</b>
    </div>
  );
}

/** Runs on the phone: nothing is sent while it does. A tap stops or starts it. */
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
      className={css.clock}
      aria-label={`Clock ${time}, ${isRunning ? 'stop' : 'start'}`}
      onClick={() =>
        void session.play('clock', { seconds: clock ? clockSeconds(clock, Date.now()) : 0, runs: !isRunning })
      }
    >
      Period {period}
      <b className={css.clockTime}>{time}</b>
      {isRunning ? 'stop' : 'start'}
    </button>
  );
}
