import type { MatchEvent } from '@maidan/contract/league/match-log';
import { t } from '@maidan/i18n/text';
import { useState } from 'react';
import { UndoKey } from '../UndoKey.tsx';
import { CardSheet } from './CardSheet.tsx';
import type { TallyParts } from './TallyScreen.tsx';
import * as padCss from '../Pad.css.ts';

const sides = [1, 2] as const;

/** The same keys under each side's name. A goal counts on the tap. */
export function TallyPad(parts: TallyParts) {
  const { session, score, rules, play, stage, openLog } = parts;
  const { match } = score;
  const [card, setCard] = useState<1 | 2 | null>(null);
  const isGoals = rules.sport === 'football' || rules.sport === 'futsal';
  const one = isGoals ? t('score.goal') : '+1';
  const nameOf = (side: 1 | 2) => (side === 1 ? match.team_1 : match.team_2);
  const after = (side: 1 | 2) =>
    [1, 2].map((other) => play.sides[other as 1 | 2].points + (other === side ? 1 : 0)).join(' - ');
  const send = (type: MatchEvent['type'], data: MatchEvent['data']) => void session.play(type, data);
  const isLast = play.period >= rules.periods;
  async function endPeriod(): Promise<void> {
    if (isLast) return session.play('end');
    if (stage === 'break') {
      await session.play('period', { n: play.period + 1 });
      return;
    }
    await session.play('pause');
  }
  const periodName =
    isLast && stage !== 'break' ? t('score.fullTime') : stage === 'break' ? t('score.nextPeriod') : t('league.break');
  return (
    <div className={padCss.pad}>
      {sides.map((side) => (
        <span key={side} className={padCss.padNames}>
          {nameOf(side)}
        </span>
      ))}
      {isGoals || rules.sport === 'plain'
        ? sides.map((side) => (
            <button
              key={side}
              type="button"
              className={padCss.key.goal}
              aria-label={t('score.keyMakesIt', { key: one, score: after(side), team: nameOf(side) })}
              onClick={() => send(isGoals ? 'goal' : 'score', isGoals ? { side } : { side, by: 1 })}
            >
              {one} <span className={padCss.keyNote}>{t('score.makesIt', { score: after(side) })}</span>
            </button>
          ))
        : [1, 2, 3].flatMap((by) =>
            sides.map((side) => (
              <button
                key={`${by}-${side}`}
                type="button"
                className={padCss.key.half}
                aria-label={t('score.keyOf', { key: `+${by}`, team: nameOf(side) })}
                onClick={() => send('points', { side, by })}
              >
                +{by}
              </button>
            )),
          )}
      {rules.sport === 'plain'
        ? null
        : sides.flatMap((side) => [
            isGoals ? (
              <button
                key={`card-${side}`}
                type="button"
                className={padCss.key.plain}
                aria-label={t('score.keyOf', { key: t('score.card'), team: nameOf(side) })}
                onClick={() => setCard(side)}
              >
                {t('score.card')}
              </button>
            ) : (
              <button
                key={`timeout-${side}`}
                type="button"
                className={padCss.key.plain}
                aria-label={t('score.keyOf', { key: t('score.timeOut'), team: nameOf(side) })}
                onClick={() => send('timeout', { side })}
              >
                {t('score.timeOut')}
              </button>
            ),
            <button
              key={`foul-${side}`}
              type="button"
              className={padCss.key.plain}
              aria-label={t('score.keyOf', { key: t('score.foul'), team: nameOf(side) })}
              onClick={() => send('foul', { side })}
            >
              {t('score.foul')}
            </button>,
          ])}
      <UndoKey {...parts} shape="undoHalf" />
      <button key={periodName} type="button" className={padCss.key.plain} onClick={() => void endPeriod()}>
        {periodName}
      </button>
      <button type="button" className={padCss.key.more} onClick={openLog}>
        {t('score.log')}
      </button>
      {card === null ? null : (
        <CardSheet session={session} side={card} name={nameOf(card)} close={() => setCard(null)} />
      )}
    </div>
  );
}
