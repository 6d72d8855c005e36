import { storedData, type PersonalTable } from '@maidan/brand/stored-data';
import { spanText, type StoredTable } from '@maidan/brand/stored-table';
import { LOG_LIFE } from '../db/migrations/0014-staff-triggers.ts';
import type { Tables } from '../db/schema.ts';
import type { Db } from '../db/open-database.ts';
import { KEY_LIFE } from '../http/idempotency/idempotency.store.ts';
import { shortenLog } from '../modules/desk/log/audit-log.store.ts';
import { totalInteractions } from '../modules/interactions/interactions.store.ts';
import { removeHiddenComments } from '../modules/moderation/moderated-comments.store.ts';
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

/** What people read about a table of theirs. */
function personal(
  table: PersonalTable,
  { since, reduce }: Pick<Limited, 'reduce'> & { since?: string } = {},
): Retention {
  const { what, why, limit }: StoredTable = storedData[table];
  const purpose = `${what}. ${why}`;
  if (!limit || since === undefined) return { purpose, kept: 'account' };
  const { hours, but: remainder } = limit;
  return { purpose, kept: { since, life: hours * HOUR, ...(reduce && { reduce }), ...(remainder && { remainder }) } };
}

/** Why every table exists and how long its rows stay. The cleanup job follows it, and a document is checked against it. */
export const retention: Readonly<Record<keyof Tables, Retention>> = {
  posts: content('Posts, and how often each was seen and liked'),
  post_images: content('Pictures of a gallery'),
  post_captions: content('Captions of clips in further languages'),
  post_drafts: content('Posts that staff are writing or changing'),
  post_draft_files: content('The media of drafts'),
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
  spoken_words: content('What is said in clips, from their captions'),
  caption_drafts: content('Captions that a machine wrote for clips, until a person has read them'),
  tag_scroller_tags: content('The tags of a row'),
  users: personal('users'),
  former_numbers: personal('former_numbers'),
  account_deletions: personal('account_deletions'),
  account_pins: personal('account_pins'),
  consents: personal('consents'),
  sessions: personal('sessions', { since: 'expires_at' }),
  session_tokens: personal('session_tokens'),
  otp_phones: personal('otp_phones', { since: 'touched_at' }),
  otp_codes: personal('otp_codes', { since: 'expires_at' }),
  phone_changes: personal('phone_changes', { since: 'confirmed_at', reduce: forgetChanges }),
  rate_windows: limited(
    'Limits of messages, by hashed callers and mailboxes, and of what staff remove, and the readiness check',
    {
      since: 'started_at',
      life: DAY,
    },
  ),
  sms_outbox: personal('sms_outbox', { since: 'sent_at' }),
  sms_messages: limited('Whether a text message arrived, and what it cost; neither its number nor its text', {
    since: 'sent_at',
    life: 90 * DAY,
  }),
  user_locations: personal('user_locations'),
  post_likes: personal('post_likes'),
  tag_follows: personal('tag_follows'),
  category_follows: personal('category_follows'),
  poll_votes: personal('poll_votes'),
  comments: personal('comments', { since: 'hidden_at', reduce: removeHiddenComments }),
  reports: personal('reports', { since: 'decided_at' }),
  message_reports: personal('message_reports', { since: 'decided_at' }),
  held_words: content('What staff changed on the list of words, phrases and hosts that make a comment wait'),
  sanctions: personal('sanctions', { since: 'ends_at' }),
  number_sanctions: limited('Limits, suspensions and bans of deleted accounts, by a keyed hash of the number', {
    since: 'ends_at',
    life: DAY,
    remainder: 'one without an end stays, and what a new account of the number takes over goes at once',
  }),
  appeals: personal('appeals'),
  mutes: personal('mutes'),
  saved_items: personal('saved_items'),
  push_subscriptions: personal('push_subscriptions', { since: 'used_at' }),
  push_topics: personal('push_topics'),
  push_notes: limited('Push messages that are still to be sent', { since: 'run_at', life: 2 * DAY }),
  push_pace: limited('When a browser last got a push message, so that it gets few', { since: 'sent_at', life: DAY }),
  notifications: personal('notifications'),
  email_subscriptions: personal('email_subscriptions', { since: 'created_at' }),
  interaction_counts: limited('How often an action happened on a day; who did it is not stored', {
    since: 'day',
    life: 90 * DAY,
    reduce: totalInteractions,
    remainder: 'their sum stays, without the day',
  }),
  idempotency_keys: personal('idempotency_keys', { since: 'created_at' }),
  conversations: personal('conversations'),
  chat_messages: personal('chat_messages'),
  chat_pictures: personal('chat_pictures'),
  live_events: personal('live_events', { since: 'created_at' }),
  leagues: content('Leagues, and their followers as a number'),
  about_league: content('The text about the league'),
  league_categories: content('Categories of a league'),
  league_groups: content('Groups and their teams'),
  league_fixtures: content('Matches and results'),
  bracket_matches: content('Where the sides of knock-out matches come from, and who goes through'),
  league_teams: content('Teams, their addresses and colours'),
  league_players: content('Squads: shirt numbers and initials, and the first name only where it may be shown'),
  matches: content('Scores of matches that are scored on the ground'),
  match_links: limited("Scorers' links, hashed, and for how long they work", {
    since: 'expires_at',
    life: 30 * DAY,
  }),
  match_scorers: limited("Scorers' devices: a number in the match and a token, hashed", {
    since: 'seen_at',
    life: 30 * DAY,
  }),
  match_events: content('What scorers recorded: shirt numbers, no names'),
  league_social_posts: content('Social posts of a league'),
  league_follows: personal('league_follows'),
  league_registrations: content('Events that take registrations'),
  registration_sports: content('Sports of an event'),
  registration_groups: content('Groups of an event, and their places taken as a number'),
  registration_entries: personal('registration_entries'),
  waiting_list: personal('waiting_list', { since: 'joined_at' }),
  forms: content('Custom forms'),
  form_fields: content('Fields of a form'),
  form_field_options: content('Options of a field'),
  form_drafts: content('Forms that are being built'),
  form_versions: content('Forms as they were published'),
  form_images: content('Pictures that a draft or a version of a form names'),
  form_responses: personal('form_responses'),
  form_answers: personal('form_answers'),
  form_files: personal('form_files'),
  form_progress: personal('form_progress', { since: 'expires_at' }),
  form_progress_files: personal('form_progress_files'),
  birth_years: personal('birth_years'),
  guardian_consents: personal('guardian_consents', { since: 'expires_at' }),
  jobs: content('Work that waits for its turn; what failed stays to be seen'),
  unfinished_uploads: personal('unfinished_uploads', { since: 'expires_at' }),
  upload_chunks: personal('upload_chunks'),
  staff: limited('The staff: name, and phone to sign in to the desk; on removal the phone is deleted at once', {
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
  staff_idempotency_keys: limited('Repeats a reply to staff instead of a write; of replies with secrets only the key', {
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
  site_details: content('Names, contacts and policies that owners changed'),
  conversation_assignments: account('Which member of staff has a conversation'),
  conversation_notes: account('What staff noted about a conversation'),
  conversation_looks: limited('Which member of staff has a conversation open', { since: 'seen_at', life: HOUR }),
  chat_answers: account('Which member of staff wrote a message'),
  webhooks: content('Where answers to a form or registrations with a league are sent; the secrets are not stored'),
  webhook_deliveries: limited(
    'What webhooks sent and what came of it; which answer, or whose place in which team, and nothing else of it',
    {
      since: 'created_at',
      life: 30 * DAY,
    },
  ),
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
  return `${spanText(life / HOUR).toLowerCase()} after \`${since}\`${remainder ? `; ${remainder}` : ''}`;
}
