import { useApi } from '@maidan/api-client/core/api-provider';
import {
  deskRegistrations,
  setRegistrationTimes,
  type DeskRegistration,
} from '@maidan/contract/desk/league/league-registrations';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { toInstant, toLocal } from '../../../times/local-time.ts';
import { TimeField } from '../../../times/TimeField.tsx';
import { useAct } from '../../../acts/use-act.ts';

interface TimesDialogProps {
  registration: DeskRegistration;
  onClose: () => void;
}

/** When a registration opens and closes. */
export function TimesDialog({ registration, onClose }: TimesDialogProps) {
  const api = useApi();
  const { id, name, opens_at, closes_at } = registration;
  const [opens, setOpens] = useState(toLocal(opens_at));
  const [closes, setCloses] = useState(toLocal(closes_at));
  const isBackwards = opens !== '' && closes !== '' && closes <= opens;
  const body = { opens_at: toInstant(opens), closes_at: toInstant(closes) };
  const save = useAct(() => api.call(setRegistrationTimes, { params: { id }, body }), {
    changes: [deskRegistrations],
    inPlace: true,
    done: () => {
      onClose();
      showToast('Times saved');
    },
  });
  return (
    <EditDialog
      title={name}
      submit={save}
      blocked={isBackwards ? 'The closing time must be after the opening time.' : undefined}
      onClose={onClose}
    >
      <TimeField label="Opens" hint="In Indian time. Leave it empty to open now." value={opens} onChange={setOpens} />
      <TimeField
        label="Closes"
        hint="In Indian time. Leave it empty to keep it open."
        value={closes}
        onChange={setCloses}
        error={isBackwards ? 'The closing time must be after the opening time.' : undefined}
      />
    </EditDialog>
  );
}
