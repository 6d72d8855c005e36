import { t } from '@maidan/i18n/text';
import { usualNext, type Innings } from '@maidan/match/cricket/innings';
import { mayBeOut, type Dismissal, type Extra } from '@maidan/match/cricket/play-ball';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import type { CricketParts } from './CricketScreen.tsx';
import { NextIn } from './NextIn.tsx';

type Off = Extra | 'fair';

const ways = (): { value: Dismissal; label: string }[] => [
  { value: 'bowled', label: t('score.bowled') },
  { value: 'caught', label: t('score.caught') },
  { value: 'runout', label: t('score.runOut') },
  { value: 'stumped', label: t('score.stumped') },
  { value: 'hitwicket', label: t('score.hitWicket') },
  { value: 'lbw', label: t('score.lbw') },
  { value: 'other', label: t('score.obstructing') },
];

const balls = (): { value: Off; label: string }[] => [
  { value: 'fair', label: t('score.fairBall') },
  { value: 'wide', label: t('score.wide') },
  { value: 'noball', label: t('score.noBall') },
  { value: 'bye', label: t('score.bye') },
  { value: 'legbye', label: t('score.legBye') },
];

const completed = [0, 1, 2, 3, 4, 5] as const;

/** One sheet for a wicket: the kind of ball, the dismissal, the batter, the runs before it, and the next batter. */
export function WicketSheet({
  session,
  rules,
  innings,
  close,
}: CricketParts & { innings: Innings; close: () => void }) {
  const [off, setOff] = useState<Off>('fair');
  const [how, setHow] = useState<Dismissal>(innings.isFreeHit ? 'runout' : 'bowled');
  const [who, setWho] = useState<'faced' | 'other'>('faced');
  const [runs, setRuns] = useState(0);
  const [runsOff, setRunsOff] = useState<'bat' | 'byes'>('bat');
  const [crossed, setCrossed] = useState<'no' | 'yes'>('no');
  const [next, setNext] = useState(() => usualNext(innings, rules));
  const extra = off === 'fair' ? null : off;
  // A bye needs at least one run: with none it was a fair ball.
  const isBye = off === 'bye' || off === 'legbye';
  const isRunning = how === 'runout' || how === 'other';
  function choose(ball: Off): void {
    setOff(ball);
    if (!mayBeOut(innings, how, ball === 'fair' ? null : ball)) setHow('runout');
    if ((ball === 'bye' || ball === 'legbye') && runs === 0) setRuns(1);
  }
  function record(): void {
    close();
    const out = {
      how,
      ...(isRunning ? { who: innings.other === null ? 'faced' : who, crossed: crossed === 'yes' } : {}),
      ...(next === null ? {} : { next }),
    };
    const made = isRunning ? runs : 0;
    const isBat = extra === null || (extra === 'noball' && runsOff === 'bat');
    void session.play('ball', { ...(extra ? { extra } : {}), ...(isBat ? { bat: made } : { runs: made }), out });
  }
  return (
    <Dialog title={t('score.wicket')} open onClose={close}>
      <Choice label={t('score.offBall')} value={off} onChange={choose} options={balls()} />
      <Choice
        label={t('score.how')}
        value={how}
        onChange={setHow}
        options={ways().map((way) => ({ ...way, isOff: !mayBeOut(innings, way.value, extra) }))}
      />
      {isRunning ? (
        <>
          {innings.other === null ? null : (
            <Choice
              label={t('score.whoIsOut')}
              columns="two"
              value={who}
              onChange={setWho}
              options={[
                { value: 'faced', label: t('score.facedOut', { shirt: innings.striker ?? '' }) },
                { value: 'other', label: t('score.otherOut', { shirt: innings.other }) },
              ]}
            />
          )}
          <Choice
            label={t('score.runsBefore')}
            value={runs}
            onChange={setRuns}
            options={completed.map((value) => ({ value, label: String(value), isOff: isBye && value === 0 }))}
          />
          {off === 'noball' && runs > 0 ? (
            <Choice
              label={t('score.runsOff')}
              columns="two"
              value={runsOff}
              onChange={setRunsOff}
              options={[
                { value: 'bat', label: t('score.offBat') },
                { value: 'byes', label: t('score.byes') },
              ]}
            />
          ) : null}
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
      {next === null ? null : <NextIn innings={innings} rules={rules} value={next} onChange={setNext} />}
      <Button variant="signal" size="l" wide onClick={record}>
        {t('score.recordWicket')}
      </Button>
    </Dialog>
  );
}
