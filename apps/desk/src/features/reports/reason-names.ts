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
