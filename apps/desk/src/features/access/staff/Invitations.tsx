import { useApi } from '@maidan/api-client/core/api-provider';
import { invitationsQuery } from '@maidan/api-client/queries/desk/access';
import { invitations, revokeInvitation, type StaffInvitation } from '@maidan/contract/desk/access/staff';
import { Button } from '@maidan/ui/Button';
import { PlusIcon } from '@maidan/ui/icons';
import { Box } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import { Section } from '../../../page/Section.tsx';
import { momentAt } from '../../../times/time.ts';
import { rolesText } from '../../../session/roles.ts';
import { useAct } from '../../../acts/use-act.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { ListRow } from '../../../rows/ListRow.tsx';

/** Invitations that can still be used, and the dialog for a new one. */
export function Invitations() {
  const api = useApi();
  const query = useInfiniteQuery(invitationsQuery(api));
  const [isInviting, setIsInviting] = useState(false);
  const revoke = useAct(({ id }: StaffInvitation) => api.call(revokeInvitation, { params: { id } }), {
    changes: [invitations],
    done: () => void showToast('Invitation revoked'),
  });
  return (
    <Section title="Invitations" note="each works once, for 72 hours">
      <Loaded query={query} what="invitations">
        {({ pages }) => (
          <ul>
            {pages
              .flatMap(({ data }) => data)
              .map((invitation) => (
                <ListRow
                  key={invitation.id}
                  name={invitation.name ?? `Number ending in ${invitation.phone_ending}`}
                  note={
                    <>
                      {rolesText(invitation.roles)}
                      {invitation.invited_by !== null && `, by ${invitation.invited_by.name}`}
                      {invitation.expires_at !== null && `. Until ${momentAt(invitation.expires_at)}`}
                    </>
                  }
                >
                  <Button
                    pending={revoke.isPending && revoke.variables.id === invitation.id}
                    onClick={() => revoke.mutate(invitation)}
                  >
                    Revoke
                  </Button>
                </ListRow>
              ))}
          </ul>
        )}
      </Loaded>
      <Box paddingTop={4}>
        <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setIsInviting(true)}>
          Invite someone
        </Button>
      </Box>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </Section>
  );
}
