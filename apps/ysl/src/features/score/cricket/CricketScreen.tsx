import { t } from '@maidan/i18n/text';
import { currentInnings, nextToBat, type CricketState } from '@maidan/match/cricket/cricket';
import { endOf } from '@maidan/match/cricket/innings';
import type { CricketRules } from '@maidan/contract/league/match-log';
import { Button } from '@maidan/ui/Button';
import { useState } from 'react';
import { outcomeText, type ScoreScreen } from '../score-parts.ts';
import { UndoKey } from '../UndoKey.tsx';
import { BowlerPanel } from './BowlerPanel.tsx';
import { CloseSheet } from './CloseSheet.tsx';
import { CricketFigures } from './CricketFigures.tsx';
import { CricketMore } from './CricketMore.tsx';
import { CricketPad } from './CricketPad.tsx';
import { ExtraSheet } from './ExtraSheet.tsx';
import { InningsPanel } from './InningsPanel.tsx';
import { RetireSheet } from './RetireSheet.tsx';
import { ReviseSheet } from './ReviseSheet.tsx';
import { WicketSheet } from './WicketSheet.tsx';
import * as css from '../Score.css.ts';

export interface CricketParts extends ScoreScreen {
  readonly play: CricketState;
  readonly rules: CricketRules;
}

type Sheet = 'wide' | 'noball' | 'bye' | 'legbye' | 'wicket' | 'more' | 'retire' | 'revise' | 'close' | null;

const endings = {
  target: () => t('score.targetReached'),
  allout: () => t('score.sideAllOut'),
  balls: () => t('score.lastBall'),
  closed: () => t('score.inningsClosed'),
};

/** Scores ball by ball. A question that must be answered before the next ball replaces the pad. */
export function CricketScreen(parts: CricketParts) {
  const { session, score, play, rules } = parts;
  const [sheet, setSheet] = useState<Sheet>(null);
  const innings = currentInnings(play);
  const close = () => setSheet(null);
  const revise = () => setSheet('revise');
  const isDone = innings?.isClosed && play.innings.length === 2;
  return (
    <>
      {innings ? <CricketFigures {...parts} innings={innings} openLog={parts.openLog} /> : null}
      {!innings || (innings.isClosed && nextToBat(play) !== null) ? (
        <InningsPanel {...parts} side={nextToBat(play) ?? 1} key={play.innings.length} revise={revise} />
      ) : isDone ? (
        <div className={css.panel}>
          <h2 className={css.panelTitle}>{endings[endOf(innings, rules)]()}</h2>
          <p className={css.outcome}>{outcomeText(score, { play })}</p>
          <Button variant="signal" size="l" wide onClick={() => void session.play('end')}>
            {t('score.endMatch')}
          </Button>
          <UndoKey {...parts} shape="undoRow" />
        </div>
      ) : innings.bowler === null ? (
        <BowlerPanel {...parts} innings={innings} revise={revise} />
      ) : (
        <CricketPad {...parts} open={setSheet} />
      )}
      {innings && sheet === 'wicket' ? <WicketSheet {...parts} innings={innings} close={close} /> : null}
      {innings && sheet === 'more' ? <CricketMore {...parts} innings={innings} close={close} ask={setSheet} /> : null}
      {innings && sheet === 'retire' ? <RetireSheet {...parts} innings={innings} close={close} /> : null}
      {sheet === 'revise' && !isDone ? <ReviseSheet {...parts} close={close} /> : null}
      {sheet === 'close' ? <CloseSheet {...parts} close={close} /> : null}
      {sheet === 'wide' || sheet === 'noball' || sheet === 'bye' || sheet === 'legbye' ? (
        <ExtraSheet
          session={session}
          extra={sheet}
          penalty={sheet === 'wide' ? rules.wideRuns : rules.noBallRuns}
          close={close}
        />
      ) : null}
    </>
  );
}
