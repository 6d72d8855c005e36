import { t } from '@maidan/i18n/text';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { Dialog } from '@maidan/ui/Dialog';
import { FormShell } from '@maidan/ui/FormShell';
import { TextField } from '@maidan/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import type { CricketParts } from './CricketScreen.tsx';
import { readRevision, revisableOf, reviseTitle } from './revise-check.ts';

/** After rain: the overs and target that the umpires announce. Before the chase only the overs can be cut. */
export function ReviseSheet({ session, play, rules, close }: CricketParts & { close: () => void }) {
  const may = revisableOf(play, rules);
  const { now, bowled } = may;
  const [overs, setOvers] = useState(oversOfBalls(now.balls));
  const [target, setTarget] = useState(String(now.target ?? ''));
  const [tries, setTries] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const { wrongOvers, wrongTarget, revision, ends } = readRevision({ overs, target }, may);
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  function record(): void {
    if (!revision) {
      setTries(tries + 1);
      return;
    }
    close();
    if (revision.balls === now.balls && revision.target === now.target) return;
    const { balls } = revision;
    void session.play('revise', revision.target === null ? { balls } : { balls, target: revision.target });
  }
  const title = reviseTitle(play);
  return (
    <Dialog title={title} open onClose={close}>
      <div ref={fields}>
        <FormShell label={title} pending={false} error={null} onSubmit={record} submit={t('score.recordChange')}>
          <TextField
            label={now.target === null ? t('score.newOvers') : t('score.chaseOvers')}
            hint={bowled > 0 ? t('score.bowledOf', { count: oversOfBalls(bowled) }) : t('score.oversHint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={overs}
            onChange={setOvers}
            error={tries > 0 ? wrongOvers : undefined}
          />
          {now.target === null ? null : (
            <TextField
              label={t('score.newTarget')}
              hint={t('score.targetHint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={target}
              onChange={setTarget}
              error={tries > 0 ? wrongTarget : undefined}
            />
          )}
          <output>{ends ? t('score.endsInnings') : ''}</output>
        </FormShell>
      </div>
    </Dialog>
  );
}
