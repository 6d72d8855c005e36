import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import { endPersonSessions, personById, type Person } from '@maidan/contract/desk/people';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Box } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import * as layout from '../../page/layout.css.ts';
import { ownersOnly } from '../../acts/owners-only.ts';
import { Section } from '../../page/Section.tsx';
import { momentAt } from '../../times/time.ts';
import { useAct } from '../../acts/use-act.ts';
import { ListRow } from '../../rows/ListRow.tsx';

/** The devices a person is logged in on, with a log-out for all of them. */
export function Devices({ id, person: { name, sessions, sessions_refused: refused } }: { id: string; person: Person }) {
  const api = useApi();
  const online = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const end = useAct(() => api.call(endPersonSessions, { params: { id } }), {
    changes: [personById],
    done: () => void showToast(`${name} is logged out everywhere`),
  });
  return (
    <Section title="Logged in on">
      {sessions.length === 0 ? (
        <p className={layout.row}>Not logged in on any device.</p>
      ) : (
        <>
          <ul>
            {sessions.map((session) => (
              <ListRow
                key={session.id}
                name={session.device || 'Unknown device'}
                note={session.last_used_at !== null && `Last used ${momentAt(session.last_used_at)}`}
              />
            ))}
          </ul>
          <Box paddingTop={4}>
            <Button
              disabledReason={online ? ownersOnly(refused) : 'You are offline.'}
              onClick={() => setIsAsking(true)}
            >
              Log out everywhere
            </Button>
          </Box>
          <ConfirmDialog
            open={isAsking}
            title={`Log ${name} out on ${sessions.length === 1 ? 'one device' : `${sessions.length} devices`}?`}
            text="They can log in again with a code. Messages that have not been sent stay on the device."
            confirm="Log out everywhere"
            pending={end.isPending}
            onConfirm={() => end.mutate(undefined, { onSettled: close })}
            onClose={close}
          />
        </>
      )}
    </Section>
  );
}
