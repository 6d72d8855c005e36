import { t } from '@maidan/i18n/text';
import { usualNext, type Innings } from '@maidan/match/cricket/innings';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import type { CricketParts } from './CricketScreen.tsx';
import { NextIn } from './NextIn.tsx';
import * as css from '../Score.css.ts';

/** A batter retires: which one, why, and who comes in. */
export function RetireSheet({
  session,
  rules,
  innings,
  close,
}: CricketParts & { innings: Innings; close: () => void }) {
  const isAlone = innings.other === null;
  const [who, setWho] = useState<'faced' | 'other'>('faced');
  const [why, setWhy] = useState<'hurt' | 'out'>(isAlone ? 'out' : 'hurt');
  const [next, setNext] = useState(() => usualNext(innings, rules));
  function record(): void {
    close();
    const hurt = why === 'hurt' ? { hurt: true } : {};
    void session.play('retire', { who, ...hurt, ...(next === null ? {} : { next }) });
  }
  return (
    <Dialog title={t('score.retire')} open onClose={close}>
      {isAlone ? null : (
        <Choice
          label={t('score.whoLeaves')}
          columns="two"
          value={who}
          onChange={setWho}
          options={[
            { value: 'faced', label: t('score.facesNow', { shirt: innings.striker ?? '' }) },
            { value: 'other', label: t('score.otherOut', { shirt: innings.other ?? '' }) },
          ]}
        />
      )}
      <Choice
        label={t('score.why')}
        columns="two"
        value={why}
        onChange={setWhy}
        options={[
          // A batter who bats alone cannot retire hurt: no one would be left to bat on.
          { value: 'hurt', label: t('score.leavesHurt'), isOff: isAlone },
          { value: 'out', label: t('score.leavesOut') },
        ]}
      />
      {next === null ? (
        isAlone || !rules.isLastAlone ? (
          <p className={css.note}>{t('score.endsInnings')}</p>
        ) : null
      ) : (
        <NextIn innings={innings} rules={rules} value={next} onChange={setNext} />
      )}
      <Button variant="signal" size="l" wide onClick={record}>
        {t('score.recordChange')}
      </Button>
    </Dialog>
  );
}
