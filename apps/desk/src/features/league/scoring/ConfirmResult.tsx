import { ApiError } from '@maidan/api-client/errors/api-error';
import { useOnline } from '@maidan/browser/use-online';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { DeskMatch } from '@maidan/contract/desk/league/match-day';
import { waysToDecide, type DecidedBy } from '@maidan/contract/league/ways-to-decide';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Row, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { useState } from 'react';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { needsConfirmation } from '../../../acts/needs-confirmation.ts';
import { playedWayOptions } from '../brackets/bracket-text.ts';
import { TeamsStay } from '../brackets/TeamsStay.tsx';
import { shortText } from '../fixture-text.ts';
import { WinnerField } from '../WinnerField.tsx';
import { enteredText, scoredText } from './scoring-text.ts';
import type { useScoring } from './use-scoring.ts';

interface ConfirmResultProps {
  fixture: Pick<DeskFixture, 'status' | 'result_1' | 'result_2' | 'version' | 'group' | 'team_1' | 'team_2'>;
  match: NonNullable<DeskMatch['match']>;
  confirm: Pick<ReturnType<typeof useScoring>['confirm'], 'error' | 'isPending' | 'mutate' | 'reset'>;
}

/**
 * Makes the scorers' score the result, or corrects the result. Until the scorers have ended the match, a dialog asks first.
 */
export function ConfirmResult({ fixture, match, confirm }: ConfirmResultProps) {
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [winner, setWinner] = useState<'' | '1' | '2'>('');
  const [by, setBy] = useState<DecidedBy | ''>('');
  if (!match.can_confirm || fixture.status === 'cancelled') return null;
  const score = match.scores.map((one) => one || '0').join(' - ');
  const hasResult = fixture.status !== 'scheduled';
  const isOver = match.stage === 'finished';
  const name = hasResult ? `Correct the result to ${score}` : `Confirm ${score}`;
  const isLevel = !fixture.group.has_table && match.level;
  const errorOf = (field: string) => (confirm.error instanceof ApiError ? confirm.error.fields[field]?.[0] : undefined);
  const isAtField = isLevel && (errorOf('winner') ?? errorOf('decided_by')) !== undefined;
  const short = shortText(match);
  const through =
    isLevel && winner !== '' && by !== '' ? ({ winner: winner === '1' ? 1 : 2, decided_by: by } as const) : null;
  const isUndecided = isLevel && through === null;
  const save = (early: boolean, more: { confirmed?: true } = {}) =>
    confirm.mutate(
      { version: fixture.version, match_version: match.version, early, ...through, ...more },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      {hasResult ? <Text font="note">{enteredText(fixture, match)}</Text> : null}
      {short === null ? null : <Text font="note">{short}.</Text>}
      {isLevel ? (
        <>
          <WinnerField
            label="Goes through"
            fixture={fixture}
            value={winner}
            onChange={setWinner}
            error={errorOf('winner')}
          />
          <Select
            label="How"
            placeholder="Choose how"
            options={playedWayOptions}
            value={by}
            onChange={(value) => setBy(waysToDecide.find((way) => way === value) ?? '')}
            error={errorOf('decided_by')}
          />
        </>
      ) : null}
      {isAtField || needsConfirmation(confirm.error) ? null : <Refusal error={confirm.error} />}
      <Row flexWrap="wrap">
        <Button
          variant={hasResult || !isOver ? 'edge' : 'signal'}
          size="l"
          pending={confirm.isPending}
          disabledReason={
            isOnline
              ? isUndecided
                ? 'The scores are level: say who goes through, and how.'
                : undefined
              : 'You are offline.'
          }
          onClick={() => (isOver ? save(false) : setAsking(true))}
        >
          {isOver ? name : 'Confirm before the end'}
        </Button>
      </Row>
      <TeamsStay act={confirm} onConfirm={() => save(!isOver, { confirmed: true })} />
      <ConfirmDialog
        open={isAsking}
        title="The match is not over"
        text={`The scorers have not ended it: ${scoredText(match)} If you confirm this score now, it becomes the result, and anything they record later waits for your decision.`}
        confirm={name}
        cancel="Wait for the end"
        pending={confirm.isPending}
        onConfirm={() => save(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
