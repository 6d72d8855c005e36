import type { ReportReason } from '../feed/reports.ts';
import type { SanctionKind } from './sanctions.ts';

/** The house rules, as the person who broke one reads them after "because". */
export const ruleTexts: Readonly<Record<ReportReason, string>> = {
  child: 'it could put a young person at risk',
  bullying: 'it insults or bullies someone',
  hate: 'it is hateful',
  sexual: 'it is sexual',
  violence: 'it is violent',
  spam: 'it is spam',
  other: 'it breaks our rules',
};

/**
 * What the writer of a hidden comment reads.
 * @param place of the comment: "on this post"
 */
export const hidingText = (place: string, rule: ReportReason): string =>
  `A moderator hid your comment ${place}, because ${ruleTexts[rule]}.`;

/**
 * What a person reads of a decision about them.
 * @param end null without one
 */
export function sanctionText(kind: SanctionKind, rule: ReportReason, end: string | null): string {
  const why = `because of something you wrote: ${ruleTexts[rule]}`;
  const until = end === null ? '' : ` until ${end}`;
  const texts: Readonly<Record<SanctionKind, string>> = {
    warning: `A moderator warns you, ${why}.`,
    limit: `A moderator reads your comments before others see them${until}, ${why}.`,
    suspension: `You can read but not take part${until}, ${why}.`,
    ban: `Your account is closed${until}, ${why}.`,
  };
  return texts[kind];
}
