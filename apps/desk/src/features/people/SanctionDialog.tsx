import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSanctions } from '@maidan/contract/desk/cases/moderation';
import { findPeople, personById, sanctionPerson } from '@maidan/contract/desk/people';
import { reportReasons, type ReportReason } from '@maidan/contract/feed/reports';
import { Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { EditDialog } from '../../dialogs/EditDialog.tsx';
import { reasonNames } from '../../acts/reason-names.ts';
import { endlessBan, sanctionChoices, sanctionNames } from '../../acts/sanction-names.ts';
import { useAct } from '../../acts/use-act.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';

interface SanctionDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Sanctions a person without a report, such as after a call. */
export function SanctionDialog({ id, name, onClose }: SanctionDialogProps) {
  const api = useApi();
  const isOwner = hasRole(useStaff(), 'owner');
  const [rule, setRule] = useState<ReportReason | ''>('');
  const [chosen, setChosen] = useState('');
  const choices = [...sanctionChoices.filter(({ sanction }) => sanction !== null), ...(isOwner ? [endlessBan] : [])];
  const sanction = choices.find(({ value }) => value === chosen)?.sanction;
  const decide = useAct(
    async () => {
      if (rule === '' || !sanction) return null;
      await api.call(sanctionPerson, { params: { id }, body: { ...sanction, rule } });
      return sanction;
    },
    {
      changes: [personById, findPeople, deskSanctions],
      inPlace: true,
      done: (applied) => {
        onClose();
        if (applied) showToast(`${sanctionNames[applied.kind]}: ${name}`);
      },
    },
  );
  return (
    <EditDialog
      title={`New sanction for ${name}`}
      submit={decide}
      label="Apply sanction"
      isDanger
      blocked={rule === '' || !sanction ? 'Choose a rule and a sanction.' : undefined}
      onClose={onClose}
    >
      <Select
        label="Which rule they broke"
        placeholder="Choose a rule"
        options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
        value={rule}
        onChange={(value) => setRule(reportReasons.find((one) => one === value) ?? '')}
      />
      <Select label="Sanction" placeholder="Choose a sanction" options={choices} value={chosen} onChange={setChosen} />
      <Text font="note">
        {name} sees the rule and your decision, and can appeal for 14 days. Another moderator answers.
      </Text>
    </EditDialog>
  );
}
