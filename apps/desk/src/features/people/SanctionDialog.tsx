import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSanctions } from '@maidan/contract/desk/cases/moderation';
import { findPeople, personById, sanctionPerson } from '@maidan/contract/desk/people';
import { reportReasons, type ReportReason } from '@maidan/contract/feed/reports';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Select } from '@maidan/ui/Select';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { DialogForm } from '../../dialogs/DialogForm.tsx';
import * as layout from '../../page/layout.css.ts';
import { Refusal } from '../../dialogs/Refusal.tsx';
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
    (body: { kind: keyof typeof sanctionNames; days: number | null; rule: ReportReason }) =>
      api.call(sanctionPerson, { params: { id }, body }),
    {
      changes: [personById, findPeople, deskSanctions],
      inPlace: true,
      done: (_, { kind }) => {
        onClose();
        showToast(`${sanctionNames[kind]}: ${name}`);
      },
    },
  );
  return (
    <Dialog open onClose={onClose} title={`New sanction for ${name}`} locked={decide.isPending}>
      <DialogForm
        onSubmit={() => {
          if (rule !== '' && sanction) decide.mutate({ ...sanction, rule });
        }}
      >
        <Select
          label="Which rule they broke"
          placeholder="Choose a rule"
          options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
          value={rule}
          onChange={(value) => setRule(reportReasons.find((one) => one === value) ?? '')}
        />
        <Select
          label="Sanction"
          placeholder="Choose a sanction"
          options={choices}
          value={chosen}
          onChange={setChosen}
        />
        <p className={layout.small}>
          {name} sees the rule and your decision, and can appeal for 14 days. Another moderator answers.
        </p>
        <Refusal error={decide.error} />
        <Button
          type="submit"
          variant="danger"
          wide
          pending={decide.isPending}
          disabledReason={rule === '' || !sanction ? 'Choose a rule and a sanction.' : undefined}
        >
          Apply sanction
        </Button>
      </DialogForm>
    </Dialog>
  );
}
