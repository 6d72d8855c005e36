import { useOnline } from '@maidan/browser/use-online';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { DeskMatch } from '@maidan/contract/desk/league/match-day';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { useState } from 'react';
import { Refusal } from '../../../parts/Refusal.tsx';
import * as layout from '../../../parts/layout.css.ts';
import { scoredText } from './scoring-text.ts';
import type { useScoring } from './use-scoring.ts';
import * as css from './Scoring.css.ts';

interface ConfirmResultProps {
  fixture: Pick<DeskFixture, 'status' | 'version'>;
  match: NonNullable<DeskMatch['match']>;
  confirm: Pick<ReturnType<typeof useScoring>['confirm'], 'error' | 'isPending' | 'mutate'>;
}

/**
 * Result, table, page and calendars change together; a second time it is a correction. Before the scorers have ended the
 * match it takes a second tap.
 */
export function ConfirmResult({ fixture, match, confirm }: ConfirmResultProps) {
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  if (!match.can_confirm || fixture.status === 'cancelled') return null;
  const score = match.scores.map((one) => one || '0').join(' - ');
  const hasResult = fixture.status !== 'scheduled';
  const isOver = match.stage === 'finished';
  const name = hasResult ? `Correct the result to ${score}` : `Confirm ${score}`;
  const save = (early: boolean) =>
    confirm.mutate(
      { version: fixture.version, match_version: match.version, early },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      {match.confirmed ? <p className={css.small}>The result is confirmed. Confirming again corrects it.</p> : null}
      <Refusal error={confirm.error} />
      <div className={layout.actions}>
        <Button
          variant={hasResult || !isOver ? 'edge' : 'signal'}
          size="l"
          pending={confirm.isPending}
          disabledReason={isOnline ? undefined : 'You are offline.'}
          onClick={() => (isOver ? save(false) : setAsking(true))}
        >
          {isOver ? name : 'Confirm before the end'}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="The match is not over"
        text={`The scorers have not ended it: ${scoredText(match)} If you confirm this score now, it is the result, and what they record later waits for you.`}
        confirm={name}
        cancel="Wait for the end"
        pending={confirm.isPending}
        onConfirm={() => save(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
