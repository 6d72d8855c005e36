import { useApi } from '@maidan/api-client/core/api-provider';
import { deskMe } from '@maidan/contract/desk/access/me';
import { changeRoles, invitations, removeStaff, resetStaff, staffList } from '@maidan/contract/desk/access/staff';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { Button } from '@maidan/ui/Button';
import { CopyField } from '@maidan/ui/CopyField';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid, Text } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { Notice } from '../../../page/Notice.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { grantBlock, RoleFields, type Granted } from './RoleFields.tsx';

interface MemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** An owner's actions on one member of staff: roles, sign-in reset and removal. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const api = useApi();
  const params = { id: member.id };
  const [granted, setGranted] = useState<Granted>({
    roles: member.roles,
    leagueIds: member.leagues.map(({ id }) => String(id)),
  });
  const [typed, setTyped] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const changes = [staffList, deskMe];

  const change = useAct(
    () => api.call(changeRoles, { params, body: { roles: [...granted.roles], league_ids: leagueIdsOf(granted) } }),
    {
      changes,
      inPlace: true,
      done: () => {
        showToast('Roles changed');
        onClose();
      },
    },
  );
  const reset = useAct(() => api.call(resetStaff, { params }), {
    changes: [...changes, invitations],
    inPlace: true,
    done: (reply) => setLink(reply.link),
  });
  const remove = useAct(() => api.call(removeStaff, { params }), {
    changes,
    inPlace: true,
    done: () => {
      showToast(`${member.name} is no longer on the staff`);
      onClose();
    },
  });

  return (
    <Dialog open onClose={onClose} title={member.name}>
      {link !== null ? (
        <Grid gap={4} minWidth="dialog">
          <Notice tone="good">
            The passkeys of {member.name} no longer work. Give them this link: it is shown only once, and works once.
          </Notice>
          <CopyField label="Link" value={link} />
        </Grid>
      ) : (
        <Grid gap={4} minWidth="dialog">
          <RoleFields granted={granted} onChange={setGranted} />
          <Refusal error={change.error} />
          <Button
            variant="signal"
            pending={change.isPending}
            disabledReason={grantBlock(granted)}
            onClick={() => change.mutate(undefined)}
          >
            Save roles
          </Button>
          <Text as="h3" font="name">
            Lost the passkey and the recovery codes
          </Text>
          <Text font="aside">
            Call them first. A reset ends their sessions, and gives you a link for a new passkey.
          </Text>
          <Refusal error={reset.error} />
          <Button pending={reset.isPending} onClick={() => reset.mutate(undefined)}>
            Reset the sign-in
          </Button>
          <Text as="h3" font="name">
            Leaving the staff
          </Text>
          <TextField
            label={`Type ${member.name} to remove them`}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          <Refusal error={remove.error} />
          <Button
            variant="danger"
            pending={remove.isPending}
            disabledReason={typed.trim() === member.name ? undefined : 'Type the name first.'}
            onClick={() => remove.mutate(undefined)}
          >
            Remove from the staff
          </Button>
        </Grid>
      )}
    </Dialog>
  );
}

/** Only an organiser has leagues. */
export const leagueIdsOf = ({ roles, leagueIds }: Granted): string[] =>
  roles.includes('organiser') ? [...leagueIds] : [];
