import type { HoldReason } from '@maidan/contract/desk/reports';
import type { ReportReason } from '@maidan/contract/feed/reports';

/** The rules by which readers report and moderators decide. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  child: 'Young person at risk',
  bullying: 'Insult or bullying',
  hate: 'Hate',
  sexual: 'Sexual',
  violence: 'Violence',
  spam: 'Spam',
  other: 'Other',
};

/** Why a comment waits. */
export const holdNames: Readonly<Record<HoldReason, string>> = {
  words: 'A word on the list',
  link: 'A link',
  characters: 'Hidden characters',
  limited: 'Its writer is limited',
  repeated: 'The same again',
};
