import { t } from '@maidan/i18n/text';
import { mayBowl } from '@maidan/match/cricket/cricket';
import type { Innings } from '@maidan/match/cricket/innings';
import { oversText } from '@maidan/match/board';
import { Button } from '@maidan/ui/Button';
import { Select } from '@maidan/ui/Select';
import { shirtOptions } from '../Choice.tsx';
import { UndoKey } from '../UndoKey.tsx';
import type { CricketParts } from './CricketScreen.tsx';
import { reviseTitle } from './revise-check.ts';
import * as padCss from '../Pad.css.ts';
import * as css from '../Score.css.ts';

/** After an over: chooses the next bowler. */
export function BowlerPanel({ innings, revise, ...parts }: CricketParts & { innings: Innings; revise: () => void }) {
  const { session, rules, play } = parts;
  const choose = (shirt: number) => void session.play('bowler', { shirt });
  return (
    <div className={css.panel}>
      <h2 className={css.panelTitle}>{t('score.whoBowls', { over: Math.floor(innings.balls / 6) + 1 })}</h2>
      <div className={padCss.options}>
        {innings.bowlers.map(({ shirt, balls, runs, wickets }) => (
          <button
            key={shirt}
            type="button"
            className={padCss.key.plain}
            disabled={!mayBowl(innings, shirt, rules)}
            onClick={() => choose(shirt)}
          >
            {t('board.shirt', { shirt })}
            <span className={padCss.keyNote}>
              {oversText(balls)}–{runs}–{wickets}
            </span>
          </button>
        ))}
      </div>
      <Select
        label={t('score.otherBowler')}
        value=""
        placeholder={t('score.chooseShirt')}
        onChange={(shirt) => choose(Number(shirt))}
        options={shirtOptions((shirt) => mayBowl(innings, shirt, rules))}
      />
      <Button wide onClick={revise}>
        {reviseTitle(play)}
      </Button>
      <UndoKey {...parts} shape="undoRow" />
    </div>
  );
}
