import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import { reportReasons, type ReportReason } from '@maidan/contract/feed/reports';
import { hidingText, sanctionText } from '@maidan/i18n/moderation/decision-text';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Text } from '@maidan/ui/layout';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { useNow } from '../../times/use-now.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import * as css from './Cases.css.ts';
import { reasonNames } from '../../acts/reason-names.ts';
import { endlessBan, sanctionChoices, type SanctionChoice } from '../../acts/sanction-names.ts';

const DAY_MS = 86_400_000;

interface CaseDecisionProps {
  of: ReportCase;
  rule: ReportReason;
  onRule: (rule: ReportReason) => void;
  /** A `value` of `sanctionChoices`. */
  consequence: string;
  onConsequence: (consequence: string) => void;
}

/** The broken rule, the sanction for the author, and a preview of the notice to them. */
export function CaseDecision({
  of: { author, writer, post },
  rule,
  onRule,
  consequence,
  onConsequence,
}: CaseDecisionProps) {
  const now = useNow();
  const choices = hasRole(useStaff(), 'owner') ? [...sanctionChoices, endlessBan] : sanctionChoices;
  const name = author ?? 'The author';
  const sanction = sanctionOf(consequence);
  const days = sanction?.days ?? null;
  const end = days === null ? null : formatDateTime(new Date(now + days * DAY_MS).toISOString());
  return (
    <div className={css.decision}>
      <RadioGroup
        label="House rule"
        options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
        value={rule}
        onChange={(value) => onRule(reportReasons.find((one) => one === value) ?? 'other')}
      />
      {writer && (
        <>
          <RadioGroup label={`Sanction for ${name}`} options={choices} value={consequence} onChange={onConsequence} />
          <div className={css.preview}>
            <Text as="b" font="head13" color="quiet">{`If you hide it, ${name} reads`}</Text>
            <p>{hidingText(`on “${post?.name ?? 'a post'}”`, rule)}</p>
            {sanction && <p>{sanctionText(sanction.kind, rule, end)}</p>}
            <p>They can appeal for 14 days, and another moderator answers.</p>
          </div>
        </>
      )}
    </div>
  );
}

const sanctionOf = (consequence: string): SanctionChoice =>
  [...sanctionChoices, endlessBan].find(({ value }) => value === consequence)?.sanction ?? null;
