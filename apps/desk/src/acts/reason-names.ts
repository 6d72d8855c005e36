import type { HoldReason } from '@maidan/contract/desk/cases/reports';
import type { ReportReason } from '@maidan/contract/feed/reports';

/** The house rules, for reports and decisions. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  child: 'Young person at risk',
  bullying: 'Insult or bullying',
  hate: 'Hate',
  sexual: 'Sexual',
  violence: 'Violence',
  spam: 'Spam',
  other: 'Other',
};

/** Why a comment is held. */
export const holdNames: Readonly<Record<HoldReason, string>> = {
  words: 'A word on the list',
  link: 'A link',
  characters: 'Hidden characters',
  limited: 'Author is limited',
  repeated: 'Repeated comment',
};
