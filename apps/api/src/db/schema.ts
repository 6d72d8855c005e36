import { posts, type PostTables } from './migrations/0001-posts.ts';
import { pages, type PageTables } from './migrations/0002-pages.ts';
import { users, type UserTables } from './migrations/0003-users.ts';
import { participation, type ParticipationTables } from './migrations/0004-participation.ts';
import { conversations, type ConversationTables } from './migrations/0005-conversations.ts';
import { leagues, type LeagueTables } from './migrations/0006-leagues.ts';
import { registrations, type RegistrationTables } from './migrations/0007-registrations.ts';
import { forms, type FormTables } from './migrations/0008-forms.ts';
import { imports, type ImportTables } from './migrations/0009-imports.ts';
import { media } from './migrations/0010-media.ts';
import { additions } from './migrations/0011-additions.ts';
import { guardians, type GuardianTables } from './migrations/0012-guardians.ts';
import { jobs, type JobTables } from './migrations/0013-jobs.ts';
import { staff, type StaffTables } from './migrations/0014-staff.ts';
import { innings } from './migrations/0017-innings.ts';
import { withdrawnPosts } from './migrations/0018-withdrawn-posts.ts';
import { searchRanges } from './migrations/0025-search-ranges.ts';
import { reports, type ReportTables } from './migrations/0026-reports.ts';
import { moderation, type ModerationTables } from './migrations/0028-moderation.ts';
import { mutes, type MuteTables } from './migrations/0029-mutes.ts';
import { editedComments } from './migrations/0030-edited-comments.ts';
import { topicsOfPosts } from './migrations/0031-topics-of-posts.ts';
import { accountDeletions, type AccountDeletionTables } from './migrations/0032-account-deletions.ts';
import { messageReports, type MessageReportTables } from './migrations/0033-message-reports.ts';
import { unfinishedUploads, type UnfinishedUploadTables } from './migrations/0035-unfinished-uploads.ts';
import { postDrafts, type PostDraftTables } from './migrations/0038-post-drafts.ts';
import { builtForms, type BuiltFormTables } from './migrations/0040-built-forms.ts';
import { hiddenComments } from './migrations/0043-hidden-comments.ts';
import { liftedSanctions } from './migrations/0044-lifted-sanctions.ts';
import { matchDay, type MatchDayTables } from './migrations/0045-match-day.ts';
import { people } from './migrations/0057-people.ts';
import { insights } from './migrations/0058-insights.ts';
import { spokenWords, type SpokenWordTables } from './migrations/0060-spoken-words.ts';
import { formProgress, type FormProgressTables } from './migrations/0063-form-progress.ts';
import { formReceipts } from './migrations/0064-form-receipts.ts';
import { siteDetails, type SiteDetailTables } from './migrations/0072-site-details.ts';
import { inboxWork, type InboxWorkTables } from './migrations/0073-inbox-work.ts';
import { removedComments } from './migrations/0075-removed-comments.ts';
import { teams, type TeamTables } from './migrations/0078-teams.ts';
import { savedItems, type SavedItemTables } from './migrations/0083-saved-items.ts';
import { push, type PushTables } from './migrations/0084-push.ts';
import { waitingList, type WaitingListTables } from './migrations/0087-waiting-list.ts';
import { judgedAnswers } from './migrations/0088-judged-answers.ts';
import { whatPollsAreAbout } from './migrations/0092-what-polls-are-about.ts';
import { smsMessages, type SmsMessageTables } from './migrations/0097-sms-messages.ts';
import { pushLanguage } from './migrations/0098-push-language.ts';
import { webhooks, type WebhookTables } from './migrations/0100-webhooks.ts';
import { editedAnswers } from './migrations/0102-edited-answers.ts';
import { fieldSettings } from './migrations/0103-field-settings.ts';
import { answeredAppeals } from './migrations/0104-answered-appeals.ts';
import { registrationTimes } from './migrations/0105-registration-times.ts';
import { registrationWebhooks } from './migrations/0106-registration-webhooks.ts';
import { formTemplates } from './migrations/0107-form-templates.ts';
import { chatPictures, type ChatPictureTables } from './migrations/0110-chat-pictures.ts';
import { captionDrafts, type CaptionDraftTables } from './migrations/0116-caption-drafts.ts';
import { captionTracks, type CaptionTrackTables } from './migrations/0115-caption-tracks.ts';
import { brackets, type BracketTables } from './migrations/0120-brackets.ts';
import { openedChanges } from './migrations/0135-opened-changes.ts';
import { numberSanctions, type NumberSanctionTables } from './migrations/0136-number-sanctions.ts';
import { subscriptionLife } from './migrations/0137-subscription-life.ts';
import type { Migration } from './migrations/migration.ts';
import { valueTypes } from './value-types.ts';

/** In the order in which they run: add at the end, and never change one that has been released. */
export const migrations: readonly Migration[] = [
  posts,
  pages,
  users,
  participation,
  conversations,
  leagues,
  registrations,
  forms,
  imports,
  media,
  additions,
  guardians,
  jobs,
  staff,
  innings,
  withdrawnPosts,
  searchRanges,
  reports,
  moderation,
  mutes,
  editedComments,
  topicsOfPosts,
  accountDeletions,
  messageReports,
  unfinishedUploads,
  postDrafts,
  builtForms,
  hiddenComments,
  liftedSanctions,
  matchDay,
  people,
  insights,
  spokenWords,
  formProgress,
  formReceipts,
  siteDetails,
  inboxWork,
  removedComments,
  teams,
  savedItems,
  push,
  waitingList,
  judgedAnswers,
  whatPollsAreAbout,
  smsMessages,
  pushLanguage,
  webhooks,
  editedAnswers,
  fieldSettings,
  answeredAppeals,
  registrationTimes,
  registrationWebhooks,
  formTemplates,
  chatPictures,
  captionTracks,
  captionDrafts,
  brackets,
  openedChanges,
  numberSanctions,
  subscriptionLife,
];

/** Every table by its name in the database. */
export type Tables = AccountDeletionTables &
  BracketTables &
  BuiltFormTables &
  CaptionDraftTables &
  CaptionTrackTables &
  MessageReportTables &
  MatchDayTables &
  PostDraftTables &
  PostTables &
  PageTables &
  UserTables &
  ParticipationTables &
  ConversationTables &
  ChatPictureTables &
  LeagueTables &
  RegistrationTables &
  FormProgressTables &
  FormTables &
  ImportTables &
  InboxWorkTables &
  GuardianTables &
  JobTables &
  ModerationTables &
  MuteTables &
  NumberSanctionTables &
  PushTables &
  ReportTables &
  SiteDetailTables &
  SavedItemTables &
  SmsMessageTables &
  SpokenWordTables &
  StaffTables &
  TeamTables &
  UnfinishedUploadTables &
  WaitingListTables &
  WebhookTables;

/** A table, and the columns that identify and order its rows. */
export interface OrderedTable {
  readonly name: keyof Tables;
  readonly key: readonly string[];
  /** Whether the database assigns its ids. */
  readonly isNumbered: boolean;
}

/** The tables that these steps create, in that order: each after those that it refers to. */
export const tablesOf = (steps: readonly Migration[]): readonly OrderedTable[] =>
  steps
    .flatMap((migration) => migration.statements(valueTypes.sqlite))
    .flatMap((statement) => {
      const name = /^create table (\w+)/.exec(statement)?.[1];
      if (name === undefined) return [];
      const key = /primary key \(([^)]+)\)/.exec(statement)?.[1] ?? /(\w+) \w+ primary key/.exec(statement)?.[1] ?? '';
      return [{ name: name as keyof Tables, key: key.split(', '), isNumbered: statement.includes('autoincrement') }];
    });

/** Every table. */
export const tableOrder = tablesOf(migrations);
