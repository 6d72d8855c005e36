import type { ReportCase, reportStates } from '@maidan/contract/desk/cases/reports';
import type { ReportReason } from '@maidan/contract/feed/reports';
import { Button } from '@maidan/ui/Button';
import { useOnline } from '@maidan/browser/use-online';
import { useState } from 'react';
import { PaneHead } from '../../page/PaneHead.tsx';
import { PurgeDialog } from '../../dialogs/PurgeDialog.tsx';
import { clockAt, dayInText } from '../../times/time.ts';
import { useNow } from '../../times/use-now.ts';
import { paths } from '../../paths.ts';
import { CaseDecision } from './CaseDecision.tsx';
import { CaseEvidence } from './CaseEvidence.tsx';
import { caseReason, caseThing, hideVerbs } from './case-names.ts';
import * as css from './Cases.css.ts';
import { endlessBan, sanctionChoices, type SanctionChoice } from '../../acts/sanction-names.ts';

interface CaseProps {
  of: ReportCase;
  state: (typeof reportStates)[number];
  /** "1 of 3" */
  position: string;
  pending: boolean;
  /** @param hide false to keep it, or show it again */
  onDecide: (hide: boolean, reason: ReportReason, sanction: SanctionChoice) => void;
}

/** One case: the reported item in context, and its decision. */
export function Case({ of: one, state, position, pending, onDecide }: CaseProps) {
  const { kind, is_hidden: isHidden, held_for: heldFor, reasons, first_at: at } = one;
  const now = useNow();
  const offline = useOnline() ? undefined : 'You are offline. A decision needs the latest state.';
  const [rule, setRule] = useState(reasons[0]?.reason ?? 'other');
  const [consequence, setConsequence] = useState('none');
  const [isPurging, setIsPurging] = useState(false);
  // Move focus to the heading so that screen readers and Tab start here.
  const sanction = [...sanctionChoices, endlessBan].find(({ value }) => value === consequence)?.sanction ?? null;
  const when =
    at === null ? '' : ` ${heldFor === null ? 'First reported' : 'Written'} ${dayInText(at, now)} at ${clockAt(at)}.`;
  return (
    <article className={css.opened} aria-label={caseThing(one)}>
      <PaneHead
        title={caseReason(one)}
        note={`${caseThing(one)}.${isHidden ? ' Hidden.' : ''}${when}`}
        back={{ href: paths.reports(state), label: 'Back to the list' }}
      />
      <div className={css.body}>
        <CaseEvidence of={one} state={state} />
        {isHidden ? (
          <div className={css.decision} />
        ) : (
          <CaseDecision
            of={one}
            rule={rule}
            onRule={setRule}
            consequence={consequence}
            onConsequence={setConsequence}
          />
        )}
      </div>
      <div className={css.bar}>
        <span className={css.barNote}>{`Case ${position}`}</span>
        {isHidden && kind === 'post' && <Button onClick={() => setIsPurging(true)}>Delete its files…</Button>}
        <span data-key="y">
          <Button pending={pending} disabledReason={offline} onClick={() => onDecide(false, rule, null)}>
            {isHidden ? `Show ${kind}` : heldFor === null ? 'Keep' : 'Show comment'}
          </Button>
        </span>
        {!isHidden && (
          <span data-key="h">
            <Button
              variant="danger"
              pending={pending}
              disabledReason={offline}
              onClick={() => onDecide(true, rule, sanction)}
            >
              {hideVerbs[kind]}
            </Button>
          </span>
        )}
      </div>
      {isPurging && (
        <PurgeDialog post={{ id: Number(one.id), name: one.post?.name ?? '' }} onClose={() => setIsPurging(false)} />
      )}
    </article>
  );
}
