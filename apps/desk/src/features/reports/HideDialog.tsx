import type { ReportReason } from '@maidan/contract/feed/reports';
import { reportReasons } from '@maidan/contract/feed/reports';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Select } from '@maidan/ui/Select';
import { useState } from 'react';
import * as layout from '../../parts/layout.css.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import { reasonNames } from '../../parts/rules/reason-names.ts';
import { endlessBan, sanctionChoices } from '../../parts/rules/sanction-names.ts';

export type SanctionChoice = (typeof sanctionChoices)[number]['sanction'];

interface HideDialogProps {
  author: string;
  /** What most reports say. */
  reason: ReportReason;
  onHide: (reason: ReportReason, sanction: SanctionChoice) => void;
  onClose: () => void;
}

/** Hides a comment by a rule, and decides about its writer. */
export function HideDialog({ author, reason, onHide, onClose }: HideDialogProps) {
  const [rule, setRule] = useState(reason);
  const [chosen, setChosen] = useState('none');
  const choices = hasRole(useStaff(), 'owner') ? [...sanctionChoices, endlessBan] : sanctionChoices;
  return (
    <Dialog open onClose={onClose} title="Hide the comment">
      <form
        className={layout.inDialog}
        onSubmit={(event) => {
          event.preventDefault();
          onHide(rule, choices.find(({ value }) => value === chosen)?.sanction ?? null);
        }}
      >
        <Select
          label="Which rule it breaks"
          options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
          value={rule}
          onChange={(value) => setRule(reportReasons.find((one) => one === value) ?? 'other')}
        />
        <Select label={`For ${author}`} options={choices} value={chosen} onChange={setChosen} />
        <p className={layout.small}>
          {author} reads the rule and what you decide, and can appeal for 14 days. Another moderator answers.
        </p>
        <Button type="submit" variant="danger">
          Hide comment
        </Button>
      </form>
    </Dialog>
  );
}
