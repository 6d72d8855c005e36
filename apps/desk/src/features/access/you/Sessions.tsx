import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSessionsQuery } from '@maidan/api-client/queries/desk/access';
import { deskSessions, endDeskSession, type DeskSession } from '@maidan/contract/desk/access/me';
import { Button } from '@maidan/ui/Button';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../rows/Loaded.tsx';
import { Section } from '../../../page/Section.tsx';
import { momentAt } from '../../../times/time.ts';
import { useAct } from '../../../acts/use-act.ts';
import { ListRow } from '../../../rows/ListRow.tsx';

/** The devices the person is signed in on. */
export function Sessions() {
  const api = useApi();
  const query = useQuery(deskSessionsQuery(api));
  const end = useAct(({ id }: DeskSession) => api.call(endDeskSession, { params: { id } }), {
    changes: [deskSessions],
    done: () => void showToast('Signed out on that device'),
  });
  return (
    <Section title="Where you are signed in">
      <Loaded query={query} what="sessions">
        {({ data }) => (
          <ul>
            {data.map((session) => (
              <ListRow
                key={session.id}
                name={session.device ?? 'Unknown device'}
                note={
                  session.current
                    ? 'This device'
                    : session.last_used_at !== null && `Last used ${momentAt(session.last_used_at)}`
                }
              >
                {!session.current && (
                  <Button
                    pending={end.isPending && end.variables.id === session.id}
                    onClick={() => end.mutate(session)}
                  >
                    Sign out
                  </Button>
                )}
              </ListRow>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
