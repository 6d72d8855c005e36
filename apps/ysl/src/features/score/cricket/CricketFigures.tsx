import { t } from '@maidan/i18n/text';
import { oversText } from '@maidan/match/board';
import { chaseOf } from '@maidan/match/cricket/cricket';
import { batterOf, extrasOf, type Innings } from '@maidan/match/cricket/innings';
import type { CricketParts } from './CricketScreen.tsx';
import * as css from '../Score.css.ts';

const shirtName = (shirt: number | null): string => (shirt === null ? t('score.noShirt') : t('board.shirt', { shirt }));

/** The scoreboard, the batters and the bowler. */
export function CricketFigures({ play, rules, score, session, innings, openLog }: CricketParts & { innings: Innings }) {
  const { match } = score;
  const chase = chaseOf(play, rules);
  const bowler = innings.bowlers.find(({ shirt }) => shirt === (innings.bowler ?? innings.lastBowler));
  const ends = [innings.striker, innings.other];
  return (
    <section aria-label={t('match.score')}>
      <div className={css.figures}>
        <div className={css.figure}>
          <span className={css.figureLabel}>{innings.side === 1 ? match.team_1 : match.team_2}</span>
          <b className={css.tile}>
            {innings.runs}/{innings.wickets}
          </b>
          {innings.target === null ? null : (
            <span className={css.figureLabel}>{t('score.targetIs', { target: innings.target })}</span>
          )}
        </div>
        <div className={css.figure}>
          <span className={css.figureLabel}>{t('score.overs')}</span>
          <b className={css.figureValue}>{oversText(innings.balls)}</b>
          <span className={css.figureLabel}>{t('score.ofOvers', { overs: oversText(innings.quota) })}</span>
        </div>
        <div className={css.figure}>
          <span className={css.figureLabel}>{chase ? t('score.toWin') : t('score.extras')}</span>
          <b className={css.figureValue}>{chase ? chase.runs : extrasOf(innings)}</b>
          <span className={css.figureLabel}>
            {chase ? t('board.offBalls', { count: chase.balls }) : innings.isFreeHit ? t('score.freeHit') : ''}
          </span>
        </div>
      </div>
      <div className={css.batters}>
        {ends.map((shirt, end) => {
          const batter = batterOf(innings, shirt);
          const isFacing = end === 0;
          return (
            <button
              key={end}
              type="button"
              className={css.batter}
              disabled={innings.isClosed || isFacing || shirt === null}
              onClick={() => void session.play('ends')}
            >
              <span className={css.batterName}>
                <span>
                  {isFacing ? <span className={css.ballmark} /> : null}
                  {shirtName(shirt)}
                </span>
                {batter ? `${batter.runs} (${batter.balls})` : ''}
              </span>
              {isFacing ? t('score.faces') : shirt === null ? t('score.batsAlone') : t('score.swapEnds')}
            </button>
          );
        })}
      </div>
      <button type="button" className={css.over} onClick={openLog}>
        <span className={css.overLine}>
          <span>
            {bowler
              ? t('score.bowls', {
                  bowler: shirtName(bowler.shirt),
                  figures: `${oversText(bowler.balls)}–${bowler.runs}–${bowler.wickets}`,
                })
              : t('score.thisOver')}
          </span>
          <span>{t('score.log')}</span>
        </span>
        <span className={css.balls}>
          {innings.marks.map(({ mark, look }, index) => (
            <span key={index} className={css.ball[look]}>
              {look === 'dt' ? '•' : mark}
            </span>
          ))}
        </span>
      </button>
    </section>
  );
}
