import { useApi } from '@maidan/api-client/core/api-provider';
import { decideMatch, type DeskBracketMatch } from '@maidan/contract/desk/league/season/brackets';
import { waysToDecide, type DecidedBy } from '@maidan/contract/league/ways-to-decide';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Grid, Row } from '@maidan/ui/layout';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { Select } from '@maidan/ui/Select';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { needsConfirmation } from '../../../acts/needs-confirmation.ts';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { wayOptions } from './bracket-text.ts';
import { TeamsStay } from './TeamsStay.tsx';
import { useBracketAct } from './use-bracket-act.ts';

interface DecideFormProps {
  match: DeskBracketMatch;
  onDone?: () => void;
}

interface Decided {
  /** Null clears the decision. */
  chosen: number | null;
  confirmed?: boolean;
}

/** Records who goes through where the scores do not decide, and how. Before the match it can only be a walkover. */
export function DecideForm({ match, onDone }: DecideFormProps) {
  const api = useApi();
  const isAhead = match.status === 'scheduled';
  const [winner, setWinner] = useState(match.winner === null ? '' : String(match.winner));
  const [by, setBy] = useState<DecidedBy | ''>(isAhead ? 'walkover' : (match.decided_by ?? ''));
  const act = useBracketAct(
    ({ chosen, ...more }: Decided) =>
      api.call(decideMatch, {
        params: { id: match.fixture_id },
        body: { winner: chosen, decided_by: chosen === null || by === '' ? null : by, ...more },
      }),
    () => {
      showToast('Saved');
      onDone?.();
    },
  );
  const offline = useOnline() ? undefined : 'You are offline.';
  return (
    <Grid gap={3}>
      <RadioGroup
        label="Goes through"
        options={[
          { value: '1', label: match.team_1 },
          { value: '2', label: match.team_2 },
          { value: '0', label: 'Neither' },
        ]}
        value={winner}
        onChange={setWinner}
      />
      {isAhead ? (
        <p>By a walkover: the other side is out, and the match is not played.</p>
      ) : (
        <Select
          label="How"
          options={wayOptions}
          value={by}
          onChange={(value) => setBy(waysToDecide.find((way) => way === value) ?? '')}
        />
      )}
      <Refusal error={needsConfirmation(act.error) ? null : act.error} />
      <TeamsStay act={act} onConfirm={() => act.variables && act.mutate({ ...act.variables, confirmed: true })} />
      <Row flexWrap="wrap">
        <Button
          variant="signal"
          pending={act.isPending}
          disabledReason={offline ?? (winner === '' ? 'Choose a side.' : by === '' ? 'Choose how.' : undefined)}
          onClick={() => act.mutate({ chosen: Number(winner) })}
        >
          Save
        </Button>
        {match.decided_by !== null && (
          <Button pending={act.isPending} disabledReason={offline} onClick={() => act.mutate({ chosen: null })}>
            Clear the decision
          </Button>
        )}
        {onDone && <Button onClick={onDone}>Cancel</Button>}
      </Row>
    </Grid>
  );
}
