import type { DeskFixtureReply } from '@maidan/contract/desk/league/league-fixtures';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Row, Text } from '@maidan/ui/layout';
import { useState } from 'react';
import { Notice } from '../../page/Notice.tsx';
import { momentAt } from '../../times/time.ts';
import { useOnline } from '@maidan/browser/use-online';
import { useStaff } from '../../session/DeskContext.tsx';
import { TeamsStay } from './brackets/TeamsStay.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { changeText, teamsText } from './fixture-text.ts';
import { RemoveFixture } from './RemoveFixture.tsx';
import { ResultForm } from './ResultForm.tsx';
import { useFixture } from './use-fixture.ts';

const removalHint =
  'Cancel a match that is off, so that everyone can see it. Remove a match that was added by mistake.';

interface FixtureActsProps {
  id: string;
  reply: DeskFixtureReply;
  /** The list it was opened from. */
  back: string;
}

/** The actions on a match, and the undo of its last change. */
export function FixtureActs({ id, reply, back }: FixtureActsProps) {
  const { fixture, last_change: lastChange, removal, correction } = reply;
  const acts = useFixture(id, back);
  const offline = useOnline() ? undefined : 'You are offline.';
  const [open, setOpen] = useState<'result' | 'change' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const { status } = fixture;
  const note = removal && (removal.refusal ?? (status === 'scheduled' ? removalHint : null));
  const hasResult = status !== 'scheduled' && status !== 'cancelled';
  if (!fixture.may_change) {
    return (
      <>
        <LastChange lastChange={lastChange} />
        <Notice tone="look">You can view this league. Only its organisers and owners can change it.</Notice>
      </>
    );
  }
  if (open === 'result') return <ResultForm id={id} fixture={fixture} acts={acts} onClose={close} />;
  return (
    <>
      <LastChange
        lastChange={lastChange}
        undo={{
          label: 'Undo',
          pending: acts.undo.isPending,
          onPress: () => acts.undo.mutate({ version: fixture.version }),
        }}
      />
      <TeamsStay act={acts.undo} onConfirm={() => acts.undo.mutate({ version: fixture.version, confirmed: true })} />
      <Row flexWrap="wrap">
        {status !== 'cancelled' && (
          <span data-key="e">
            <Button
              variant={hasResult ? 'edge' : 'signal'}
              size="l"
              disabledReason={offline}
              onClick={() => setOpen('result')}
            >
              {hasResult ? 'Correct the result' : 'Enter the result'}
            </Button>
          </span>
        )}
        {!hasResult && (
          <Button size="l" disabledReason={offline} onClick={() => setOpen('change')}>
            {status === 'cancelled' ? 'Play it after all' : 'Edit'}
          </Button>
        )}
        {status === 'scheduled' && (
          <Button size="l" disabledReason={offline} onClick={() => setOpen('cancel')}>
            Cancel the match
          </Button>
        )}
        {removal && removal.refusal === null && (
          <RemoveFixture fixture={fixture} warnings={removal.warnings} remove={acts.remove} offline={offline} />
        )}
      </Row>
      {note && <Text font="note">{note}</Text>}
      {open === 'change' && <ChangeDialog fixture={fixture} correction={correction} move={acts.move} onClose={close} />}
      <ConfirmDialog
        open={open === 'cancel'}
        title={`Cancel ${teamsText(fixture)}?`}
        text="The list, the match page and calendars show the match as cancelled. It does not count towards the table, and phones scoring it say so. You can undo this."
        confirm="Cancel the match"
        cancel="Keep it"
        pending={acts.cancel.isPending}
        onConfirm={() => acts.cancel.mutate(fixture.version, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}

interface LastChangeProps {
  lastChange: DeskFixtureReply['last_change'];
  undo?: { label: string; pending: boolean; onPress: () => void };
}

/** The last change to the match, with an undo while possible. */
function LastChange({ lastChange, undo }: LastChangeProps) {
  const me = useStaff();
  if (lastChange === null || lastChange.at === null) return null;
  const by = lastChange.by === null ? 'The server' : lastChange.by.id === me.id ? 'You' : lastChange.by.name;
  return (
    <Notice tone="good" action={lastChange.can_be_undone ? undo : undefined}>
      {changeText(lastChange.action, by)}, {momentAt(lastChange.at)}.
    </Notice>
  );
}
