import { INSIGHT_LEAST, type InsightKind } from '@maidan/contract/desk/insights';
import { formatNumber } from '@maidan/i18n/number';

/** What a kind is called, and how it is counted. */
export const insightTexts: Readonly<Record<InsightKind, { readonly name: string; readonly how: string }>> = {
  accounts: { name: 'New accounts', how: 'People who registered. Accounts that were deleted since do not count.' },
  likes: { name: 'Likes', how: 'Likes that still stand. A like that was taken back does not count.' },
  follows: { name: 'Follows', how: 'Tags and categories that people began to follow, and still do.' },
  votes: { name: 'Votes', how: 'One for each person and poll.' },
  comments: { name: 'Comments', how: 'All comments that were written, including those a moderator hid.' },
  conversations: { name: 'Conversations', how: 'Begun by people; the messages in them do not count.' },
  registrations: { name: 'Registrations', how: 'One for each person and team, without cancelled ones.' },
  answers: { name: 'Answers to forms', how: 'One for each form that was sent.' },
};

/** '1,204', '0', 'fewer than 10' where the server covers it. */
export const countedText = (count: number | null): string =>
  count === null ? `fewer than ${INSIGHT_LEAST}` : formatNumber(count);

/** In a narrow column: '1,204', '0', '<10'. */
export const countedShort = (count: number | null): string =>
  count === null ? `<${INSIGHT_LEAST}` : formatNumber(count);
