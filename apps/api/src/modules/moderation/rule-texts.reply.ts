import type { ReportReason } from '@maidan/contract/feed/reports';

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
