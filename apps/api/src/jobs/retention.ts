import { LOG_LIFE } from '../db/migrations/0014-staff-triggers.ts';
import type { Tables } from '../db/schema.ts';
import type { Db } from '../db/open-database.ts';
import { KEY_LIFE } from '../http/idempotency/idempotency.store.ts';
import { shortenLog } from '../modules/desk/log/audit-log.store.ts';
import { EVENT_LIFE } from '../modules/events/live-events.store.ts';
import { totalInteractions } from '../modules/interactions/interactions.store.ts';
import { forgetChanges } from '../modules/profile/phone-change.store.ts';
import { settleViews } from '../modules/views/views.store.ts';
import { DAY, HOUR } from '../runtime/clock.ts';

/** Rows that the cleanup job removes. */
interface Limited {
  /** The column with the time from which a row is kept. */
  readonly since: string;
  /** How long, in milliseconds. */
  readonly life: number;
  /** Removes rows from before a time where deleting them would lose a number, and what stays of them. */
  readonly reduce?: (db: Db, before: number) => Promise<void>;
  readonly remainder?: string;
}

interface Retention {
  readonly purpose: string;
  /**
   * `content`: until the organiser removes it. `account`: until the person's account is deleted. `staff`: until an owner
   * removes the member of staff.
   */
  readonly kept: 'content' | 'account' | 'staff' | Limited;
}

const content = (purpose: string): Retention => ({ purpose, kept: 'content' });
const account = (purpose: string): Retention => ({ purpose, kept: 'account' });
const ofStaff = (purpose: string): Retention => ({ purpose, kept: 'staff' });
const limited = (purpose: string, kept: Limited): Retention => ({ purpose, kept });

/** Why every table exists and how long its rows stay. The cleanup job follows it, and a document is checked against it. */
export const retention: Readonly<Record<keyof Tables, Retention>> = {
  posts: content('Posts, and how often each was seen and liked'),
  post_images: content('Pictures of a gallery'),
  view_marks: limited('Counts a viewer of a post once; a keyed hash, for visitors of one day', {
    since: 'counted_at',
    life: DAY,
    reduce: settleViews,
    remainder: 'their number stays with the post',
  }),
  audio_bars: content('Audio on pages of tags and categories'),
  ad_carousels: content('Advertisements'),
  ad_images: content('Pictures of advertisements'),
  polls: content('Questions of polls'),
  poll_options: content('Options of polls, and their votes as a number'),
  tag_scrollers: content('Rows of tags on pages'),
  latest_story: content('The latest story'),
  tags: content('Tags, and their followers as a number'),
  categories: content('Categories, and their followers as a number'),
  post_tags: content('Which posts a tag shows'),
  post_categories: content('Which posts a category shows'),
  post_search: content('The words that a search finds a post by'),
  tag_scroller_tags: content('The tags of a row'),
  users: account('The account: phone to log in, name, e-mail, picture'),
  former_numbers: account(
    'The number that an account lost because it was not used for 90 days; after 180 more the account is deleted',
  ),
  account_deletions: account('That a person deleted their account, which is removed seven days later'),
  account_pins: account('A PIN that keeps an account from the next owner of its number, hashed'),
  consents: account('Which version of the terms a person agreed to, and when'),
  sessions: limited('Logins, so that a person can see and end them', { since: 'expires_at', life: DAY }),
  session_tokens: account('Tokens of a login, hashed; removed with the login'),
  otp_phones: limited('Limits of codes and wrong attempts for a phone', { since: 'touched_at', life: 2 * DAY }),
  otp_codes: limited('One-time codes, hashed', { since: 'expires_at', life: HOUR }),
  phone_changes: limited('A new number that waits for a code of the old one, or for 72 hours', {
    since: 'confirmed_at',
    life: DAY,
    reduce: forgetChanges,
    remainder: 'one that waits stays until it is carried out',
  }),
  rate_windows: limited('Limits of messages, and the readiness check', { since: 'started_at', life: DAY }),
  sms_outbox: limited('Messages where no provider is configured', { since: 'sent_at', life: DAY }),
  user_locations: account('The latest location a person shared, to about a kilometre'),
  post_likes: account('Likes of a person'),
  tag_follows: account('Tags a person follows'),
  category_follows: account('Categories a person follows'),
  poll_votes: account('Votes of a person'),
  comments: account('Comments of a person, public with their name unless a moderator hid them'),
  reports: limited('What a person reported, and why', {
    since: 'decided_at',
    life: 180 * DAY,
    remainder: 'one that no one has decided stays',
  }),
  message_reports: limited('What messages a person reported, and why; of one that was removed also what it was', {
    since: 'decided_at',
    life: 180 * DAY,
    remainder: 'one that no one has decided stays',
  }),
  held_words: content('What staff changed on the list of words, phrases and hosts that make a comment wait'),
  sanctions: limited('Warnings, limits, suspensions and bans of a person, and why', {
    since: 'ends_at',
    life: 180 * DAY,
    remainder: 'one without an end stays',
  }),
  appeals: account('What a person wrote against a decision, and whether it was granted'),
  mutes: account('Posts that a person hid; people, tags and categories that the person muted'),
  notifications: account('Notifications for a person, or for everyone until the organiser removes them'),
  email_subscriptions: account('E-mails a person subscribed to'),
  interaction_counts: limited('How often an action happened on a day; who did it is not stored', {
    since: 'day',
    life: 90 * DAY,
    reduce: totalInteractions,
    remainder: 'their sum stays, without the day',
  }),
  idempotency_keys: limited('Repeats a reply instead of a write', { since: 'created_at', life: KEY_LIFE }),
  conversations: account('Conversations of a person with the organiser; one that a person deletes is hidden'),
  chat_messages: account('Messages of a conversation'),
  live_events: limited('Reports changes to open pages', { since: 'created_at', life: EVENT_LIFE }),
  leagues: content('Leagues, and their followers as a number'),
  about_league: content('The text about the league'),
  league_categories: content('Categories of a league'),
  league_groups: content('Groups and their teams'),
  league_fixtures: content('Matches and results'),
  league_social_posts: content('Social posts of a league'),
  league_follows: account('Leagues a person follows'),
  league_registrations: content('Events that take registrations'),
  registration_sports: content('Sports of an event'),
  registration_groups: content('Groups of an event, and their places taken as a number'),
  registration_entries: account('Who registered for which group'),
  forms: content('Custom forms'),
  form_fields: content('Fields of a form'),
  form_field_options: content('Options of a field'),
  form_responses: account('Who sent a form, and when'),
  form_answers: account('Answers to a form'),
  form_files: account('Files sent with a form; the file itself is removed with its row'),
  birth_years: account('Year of birth, asked where people under 18 need a guardian'),
  guardian_consents: limited(
    'Which guardian a person under 18 named, and what the guardian answered; at 18 it ends, without an answer after a week',
    { since: 'expires_at', life: DAY },
  ),
  jobs: content('Work that waits for its turn; what failed stays to be seen'),
  staff: limited('The staff: name, and phone to sign in to the desk; the phone of who was removed is gone at once', {
    since: 'removed_at',
    life: LOG_LIFE,
    remainder: 'who is on the staff stays',
  }),
  staff_roles: ofStaff('What a member of staff may do'),
  staff_leagues: ofStaff('The leagues of an organiser'),
  staff_invitations: limited('Who is invited to the staff: phone, name and roles, and the link, hashed', {
    since: 'expires_at',
    life: DAY,
  }),
  staff_passkeys: ofStaff('Public keys that staff sign in with'),
  staff_recovery_codes: ofStaff('Codes in place of a lost passkey, hashed'),
  staff_sessions: limited('Sessions of the desk, their tokens hashed', { since: 'expires_at', life: DAY }),
  staff_tickets: limited('Sign-ins of staff that have begun', { since: 'expires_at', life: HOUR }),
  staff_idempotency_keys: limited('Repeats a reply to staff instead of a write', {
    since: 'created_at',
    life: KEY_LIFE,
  }),
  audit_log: limited('Who of the staff did what, on what, and when; no texts of messages', {
    since: 'at',
    life: LOG_LIFE,
    reduce: shortenLog,
    remainder: 'the removal itself is logged',
  }),
  ready_answers: content('Answers that staff choose from'),
  conversation_assignments: account('Which member of staff has a conversation'),
  chat_answers: account('Which member of staff wrote a message'),
  form_reviews: content('Until when the answers to a form have been seen'),
  imported_packs: content('When a pack was first imported'),
};

/** The table of the document. */
export function describeRetention(): string {
  const rows = Object.entries(retention).map(
    ([table, { purpose, kept }]) => `| ${table} | ${purpose} | ${describe(kept)} |`,
  );
  return ['| table | purpose | kept |', '| --- | --- | --- |', ...rows].join('\n');
}

function describe(kept: Retention['kept']): string {
  if (kept === 'content') return 'until the organiser removes it';
  if (kept === 'account') return 'until the account is deleted';
  if (kept === 'staff') return 'until an owner removes the person';
  const { since, life, remainder } = kept;
  const hours = life / HOUR;
  const time = hours > 48 ? `${hours / 24} days` : hours === 1 ? 'an hour' : `${hours} hours`;
  return `${time} after \`${since}\`${remainder ? `; ${remainder}` : ''}`;
}
