import type { DeskMatch } from '@maidan/contract/desk/league/match-day';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Row } from '@maidan/ui/layout';
import { useState } from 'react';
import { Notice } from '../../../page/Notice.tsx';
import { entriesText } from './scoring-text.ts';
import type { useScoring } from './use-scoring.ts';

interface HeldEventsProps {
  match: Pick<NonNullable<DeskMatch['match']>, 'held' | 'discarded'>;
  acts: Pick<ReturnType<typeof useScoring>, 'settle' | 'restore'>;
}

/** Late entries wait for a decision here. Discarded ones can be restored for 30 days. */
export function HeldEvents({ match: { held, discarded }, acts: { settle, restore } }: HeldEventsProps) {
  const [isAsking, setAsking] = useState(false);
  const them = held === 1 ? 'it' : 'them';
  return (
    <>
      {held > 0 ? (
        <Notice tone="look">
          {entriesText(held)} arrived after the link had ended, or after the match was confirmed or cancelled.
          <Row as="span" flexWrap="wrap">
            <Button pending={settle.isPending && settle.variables} onClick={() => settle.mutate(true)}>
              Count {them}
            </Button>
            <Button onClick={() => setAsking(true)}>Discard {them}</Button>
          </Row>
        </Notice>
      ) : null}
      {discarded > 0 ? (
        <Notice
          tone="look"
          action={{
            label: discarded === 1 ? 'Restore it' : 'Restore them',
            pending: restore.isPending,
            onPress: () => restore.mutate(),
          }}
        >
          {entriesText(discarded)} discarded in the last 30 days.
        </Notice>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={`Discard ${entriesText(held)}?`}
        text="The score stays as it is, and the scorer’s phone shows what was discarded. You can restore it for 30 days."
        confirm={`Discard ${them}`}
        cancel={`Keep ${them}`}
        pending={settle.isPending}
        onConfirm={() => settle.mutate(false, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
