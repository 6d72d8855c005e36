import { formatLine } from '@maidan/i18n/match-text';
import { t } from '@maidan/i18n/text';
import { revisionPhrase } from '@maidan/match/describe';
import { Button } from '@maidan/ui/Button';
import { Select } from '@maidan/ui/Select';
import { useState } from 'react';
import { shirtOptions } from '../Choice.tsx';
import { namesOf } from '../score-parts.ts';
import { UndoKey } from '../UndoKey.tsx';
import type { CricketParts } from './CricketScreen.tsx';
import { revisableOf, reviseTitle } from './revise-check.ts';
import * as css from '../Score.css.ts';

/** Chooses the openers and the first bowler. */
export function InningsPanel({ side, revise, ...parts }: CricketParts & { side: 1 | 2; revise: () => void }) {
  const { session, score, play, rules } = parts;
  const { balls, target } = revisableOf(play, rules).now;
  const { match } = score;
  const [striker, setStriker] = useState('1');
  const [other, setOther] = useState('2');
  const [bowler, setBowler] = useState('1');
  const [bat, field] = side === 1 ? [match.team_1, match.team_2] : [match.team_2, match.team_1];
  const begin = () =>
    session.play('innings', { side, striker: Number(striker), other: Number(other), bowler: Number(bowler) });
  return (
    <div className={css.panel}>
      <h2 className={css.panelTitle}>{t('score.teamBats', { team: bat })}</h2>
      {target === null ? null : (
        <p className={css.note}>{formatLine(revisionPhrase({ balls, target }), namesOf(match))}</p>
      )}
      <Select label={t('score.facesFirst')} value={striker} onChange={setStriker} options={shirtOptions()} />
      <Select
        label={t('score.otherEnd')}
        value={other}
        onChange={setOther}
        options={shirtOptions((shirt) => String(shirt) !== striker)}
      />
      <Select
        label={t('score.bowlsFirst', { team: field })}
        value={bowler}
        onChange={setBowler}
        options={shirtOptions()}
      />
      <Button
        variant="signal"
        size="l"
        wide
        disabledReason={striker === other ? t('score.twoShirts') : undefined}
        onClick={() => void begin()}
      >
        {t('score.beginInnings')}
      </Button>
      <Button wide onClick={revise}>
        {reviseTitle(play)}
      </Button>
      <UndoKey {...parts} shape="undoRow" />
    </div>
  );
}
