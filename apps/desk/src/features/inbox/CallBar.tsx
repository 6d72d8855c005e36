import { useApi } from '@maidan/api-client/core/api-provider';
import { inbox, inboxThread, type InboxConversation } from '@maidan/contract/desk/inbox/inbox';
import { markCall, type CallOutcome } from '@maidan/contract/desk/inbox/inbox-work';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Grid, Row } from '@maidan/ui/layout';
import { Notice } from '../../page/Notice.tsx';
import { showUndo } from '../../acts/show-undo.ts';
import { nearMomentInText } from '../../times/time.ts';
import { useAct } from '../../acts/use-act.ts';
import { useNow } from '../../times/use-now.ts';

const outcomes: readonly (readonly [CallOutcome, label: string, done: string])[] = [
  ['reached', 'Reached', 'Called'],
  ['not_reached', 'Not reached', 'Logged. The call stays on the list.'],
  ['wrong_number', 'Wrong number', 'Removed from the list'],
];

/** A requested call, with buttons for its outcome. */
export function CallBar({ id, conversation }: { id: string; conversation: InboxConversation }) {
  const api = useApi();
  const now = useNow();
  const offline = useOnline() ? undefined : 'You are offline.';
  const send = (outcome: CallOutcome) => api.call(markCall, { params: { id }, body: { outcome } });
  const changes = [inbox, inboxThread];
  const undo = useAct(send, { changes });
  const mark = useAct(send, {
    changes,
    done: (_, outcome) => {
      const text = outcomes.find(([name]) => name === outcome)?.[2] ?? '';
      showUndo(text, () => undo.mutate('wanted'));
    },
  });
  const { call_wanted_since: since, open, person } = conversation;
  if (since === null || !open) return null;
  return (
    <Grid gap={2} paddingTop={3} paddingInline="gutter">
      <Notice tone="look">
        {person.name} asked for a call: {nearMomentInText(since, now)}.
      </Notice>
      <Row as="fieldset" flexWrap="wrap" aria-label="How the call went">
        {outcomes.map(([outcome, label]) => (
          <Button
            key={outcome}
            disabledReason={offline}
            pending={mark.isPending && mark.variables === outcome}
            onClick={() => mark.mutate(outcome)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </Grid>
  );
}
