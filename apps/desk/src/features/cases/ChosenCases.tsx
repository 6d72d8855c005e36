import { CASES_AT_ONCE } from '@maidan/contract/desk/limits';
import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { reportReasons, type ReportReason } from '@maidan/contract/feed/reports';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid, Text } from '@maidan/ui/layout';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { useState } from 'react';
import { reasonNames } from '../../acts/reason-names.ts';
import { caseKey } from './case-names.ts';
import * as css from './Cases.css.ts';
import { useDecideSeveral } from './use-decide-several.ts';

const OFFLINE = 'You are offline. A decision needs the latest state.';

interface ChosenCasesProps {
  cases: readonly ReportCase[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Leaves multiple selection. */
  onEnd: () => void;
}

/** Decides all selected cases together. */
export function ChosenCases({ cases, chosen, onChoose, onEnd }: ChosenCasesProps) {
  // Selected cases that have left the list are not decided.
  const these = cases.filter((one) => chosen.has(caseKey(one)));
  const [isHiding, setIsHiding] = useState(false);
  const decide = useDecideSeveral();
  const isOnline = useOnline();
  const reason = isOnline ? (these.length === 0 ? 'Select at least one.' : undefined) : OFFLINE;
  const run = (hide: boolean, rule: ReportReason) =>
    decide.mutate(
      { cases: these, hide, reason: rule },
      {
        onSettled: () => {
          setIsHiding(false);
          onEnd();
        },
      },
    );
  const isWaiting = cases.some(({ held_for: heldFor }) => heldFor !== null);
  return (
    <section className={css.chosen} aria-label="Selected cases">
      <Text as="span" font="head15" fontWeight="nav" fontVariantNumeric="tabular">
        {these.length} selected
      </Text>
      <Button variant="plain" onClick={() => onChoose(new Set(cases.slice(0, CASES_AT_ONCE).map(caseKey)))}>
        Select all
      </Button>
      <Button pending={decide.isPending && !isHiding} disabledReason={reason} onClick={() => run(false, 'other')}>
        {isWaiting ? 'Show' : 'Keep'}
      </Button>
      <Button variant="danger" disabledReason={reason} onClick={() => setIsHiding(true)}>
        Hide…
      </Button>
      {isHiding && (
        <HideDialog
          cases={these}
          pending={decide.isPending}
          onHide={(rule) => run(true, rule)}
          onClose={() => setIsHiding(false)}
        />
      )}
    </section>
  );
}

interface HideDialogProps {
  cases: readonly ReportCase[];
  pending: boolean;
  onHide: (rule: ReportReason) => void;
  onClose: () => void;
}

/** Chooses the rule that all selected cases break. */
function HideDialog({ cases, pending, onHide, onClose }: HideDialogProps) {
  const [rule, setRule] = useState<ReportReason>(() => mostReported(cases));
  return (
    <Dialog open onClose={onClose} title={`Hide ${cases.length}?`} locked={pending}>
      <Grid gap={4} minWidth="dialog">
        <RadioGroup
          label="House rule"
          options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
          value={rule}
          onChange={(value) => setRule(reportReasons.find((one) => one === value) ?? 'other')}
        />
        <Text font="note">
          Comments are hidden, posts withdrawn and messages removed. Authors of comments see the rule and can appeal for
          14 days. They get no sanction.
        </Text>
        <Button variant="danger" wide pending={pending} onClick={() => onHide(rule)}>
          Hide {cases.length}
        </Button>
      </Grid>
    </Dialog>
  );
}

/** The most frequent reason among the cases. */
function mostReported(cases: readonly ReportCase[]): ReportReason {
  const counts = new Map<ReportReason, number>();
  for (const { reasons } of cases) {
    for (const { reason, count } of reasons) counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'other';
}
