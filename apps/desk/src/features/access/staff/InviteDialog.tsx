import { useApi } from '@maidan/api-client/core/api-provider';
import { isWholePhone, wrongFirstDigitMessage } from '@maidan/auth/login/phone-text';
import { invitations, invite } from '@maidan/contract/desk/access/staff';
import { NAME_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { CopyField } from '@maidan/ui/CopyField';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { PhoneField } from '@maidan/ui/PhoneField';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { DialogForm } from '../../../dialogs/DialogForm.tsx';
import { Notice } from '../../../page/Notice.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { leagueIdsOf } from './MemberDialog.tsx';
import { grantBlock, RoleFields, type Granted } from './RoleFields.tsx';

/** Invites one phone number. The link is shown once, for the owner to hand over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [phone, setPhone] = useState('');
  const [name, setName] = useState('');
  const [granted, setGranted] = useState<Granted>({ roles: ['editor'], leagueIds: [] });
  const send = useAct(
    () =>
      api.call(invite, {
        body: {
          phone,
          roles: [...granted.roles],
          league_ids: leagueIdsOf(granted),
          ...(name.trim() === '' ? {} : { name: name.trim() }),
        },
      }),
    { changes: [invitations], inPlace: true },
  );
  const blocked = isWholePhone(phone) ? grantBlock(granted) : 'Enter the ten digits of the number.';
  return (
    <Dialog open onClose={onClose} title="Invite someone">
      {send.data ? (
        <Grid gap={4} minWidth="dialog">
          <Notice tone="good">
            Send this link to the number ending in {send.data.phone_ending}. It is shown only once, and works once.
          </Notice>
          <CopyField label="Link" value={send.data.link} />
          <Button variant="signal" onClick={onClose}>
            Done
          </Button>
        </Grid>
      ) : (
        <DialogForm
          onSubmit={() => {
            if (blocked === undefined) send.mutate(undefined);
          }}
        >
          <PhoneField
            label="Phone number"
            name="phone"
            value={phone}
            error={wrongFirstDigitMessage(phone)}
            onChange={setPhone}
          />
          <TextField
            label="Name"
            name="name"
            hint="Leave it empty to let them enter it."
            autoComplete="off"
            maxLength={NAME_MAX}
            value={name}
            onChange={setName}
          />
          <RoleFields granted={granted} onChange={setGranted} />
          <Refusal error={send.error} />
          <Button type="submit" variant="signal" pending={send.isPending} disabledReason={blocked}>
            Create link
          </Button>
        </DialogForm>
      )}
    </Dialog>
  );
}
