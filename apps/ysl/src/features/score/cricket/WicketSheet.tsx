import { t } from '@maidan/i18n/text';
import { type Innings } from '@maidan/match/cricket/innings';
import type { Dismissal } from '@maidan/match/cricket/play-ball';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Select } from '@maidan/ui/Select';
import { useState } from 'react';
import { Choice, shirtOptions } from '../Choice.tsx';
import type { CricketParts } from './CricketScreen.tsx';

const ways = (): { value: Dismissal; label: string }[] => [
  { value: 'bowled', label: t('score.bowled') },
  { value: 'caught', label: t('score.caught') },
  { value: 'runout', label: t('score.runOut') },
  { value: 'stumped', label: t('score.stumped') },
  { value: 'hitwicket', label: t('score.hitWicket') },
  { value: 'lbw', label: t('score.lbw') },
];

/** One sheet for a wicket: how, who, the runs before it, and who comes in. */
export function WicketSheet({
  session,
  rules,
  innings,
  close,
}: CricketParts & { innings: Innings; close: () => void }) {
  const [how, setHow] = useState<Dismissal>(innings.isFreeHit ? 'runout' : 'bowled');
  const [who, setWho] = useState<'faced' | 'other'>('faced');
  const [runs, setRuns] = useState(0);
  const [crossed, setCrossed] = useState<'no' | 'yes'>('no');
  const isRunOut = how === 'runout';
  const isFree = (shirt: number) => innings.batters.every((batter) => batter.shirt !== shirt || batter.out === 'hurt');
  const comesIn = innings.wickets + 1 < rules.wickets - (rules.isLastAlone ? 1 : 0);
  const [next, setNext] = useState(() => shirtOptions(isFree)[0]?.value ?? '1');
  function record(): void {
    close();
    const out = {
      how,
      ...(isRunOut ? { who, crossed: crossed === 'yes' } : {}),
      ...(comesIn ? { next: Number(next) } : {}),
    };
    void session.play('ball', { bat: isRunOut ? runs : 0, out });
  }
  return (
    <Dialog title={t('score.wicket')} open onClose={close}>
      <Choice
        label={t('score.how')}
        value={how}
        onChange={setHow}
        options={ways().map((way) => ({ ...way, isOff: innings.isFreeHit && way.value !== 'runout' }))}
      />
      {isRunOut ? (
        <>
          <Choice
            label={t('score.whoIsOut')}
            columns="two"
            value={who}
            onChange={setWho}
            options={[
              { value: 'faced', label: t('score.facedOut', { shirt: innings.striker ?? '' }) },
              {
                value: 'other',
                label: t('score.otherOut', { shirt: innings.other ?? '' }),
                isOff: innings.other === null,
              },
            ]}
          />
          <Choice
            label={t('score.runsBefore')}
            value={runs}
            onChange={setRuns}
            options={[0, 1, 2].map((value) => ({ value, label: String(value) }))}
          />
          <Choice
            label={t('score.crossed')}
            columns="two"
            value={crossed}
            onChange={setCrossed}
            options={[
              { value: 'no', label: t('score.no') },
              { value: 'yes', label: t('score.yes') },
            ]}
          />
        </>
      ) : null}
      {comesIn ? (
        <Select label={t('score.nextIn')} value={next} onChange={setNext} options={shirtOptions(isFree)} />
      ) : null}
      <Button variant="signal" size="l" wide onClick={record}>
        {t('score.recordWicket')}
      </Button>
    </Dialog>
  );
}
