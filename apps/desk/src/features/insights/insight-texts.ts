import { INSIGHT_LEAST, type InsightKind } from '@maidan/contract/desk/insights';
import { formatNumber } from '@maidan/i18n/number';

/** The name of a kind, and how it is counted. */
export const insightTexts: Readonly<Record<InsightKind, { readonly name: string; readonly how: string }>> = {
  accounts: { name: 'New accounts', how: 'People who registered. Accounts deleted since then are not counted.' },
  likes: { name: 'Likes', how: 'Current likes. Likes that people removed are not counted.' },
  follows: { name: 'Follows', how: 'Tags and categories that people started to follow and still follow.' },
  votes: { name: 'Votes', how: 'One per person and poll.' },
  comments: { name: 'Comments', how: 'All comments, including those a moderator hid.' },
  conversations: { name: 'Conversations', how: 'Started by people. Messages in them are not counted.' },
  registrations: { name: 'Registrations', how: 'One per person and team, without cancellations.' },
  answers: { name: 'Answers to forms', how: 'One per submitted form.' },
};

/** '1,204', '0', or 'fewer than 10' where the server hides a small count. */
export const countedText = (count: number | null): string =>
  count === null ? `fewer than ${INSIGHT_LEAST}` : formatNumber(count);

/** In a narrow column: '1,204', '0', '<10'. */
export const countedShort = (count: number | null): string =>
  count === null ? `<${INSIGHT_LEAST}` : formatNumber(count);
