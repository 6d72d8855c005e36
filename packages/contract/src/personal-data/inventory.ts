import { DAY, type StoredTable } from './stored-table.ts';

/** Half a year: long enough for an appeal and to notice repeat offenders. */
const MODERATION = 180 * DAY;

const account = {
  users: {
    name: 'Your account',
    what: 'Your phone number, name, e-mail address and picture',
    why: 'You log in with the number; others see your name next to your comments',
  },
  consents: {
    name: 'Terms',
    what: 'Which version of the terms you agreed to, and when',
    why: 'So that both of us can prove it',
  },
  birth_years: {
    name: 'Year of birth',
    what: 'The year you were born, where people under 18 need a guardian',
    why: 'To know whether a guardian has to agree',
  },
  guardian_consents: {
    name: 'Your guardian',
    what: 'The number and name of the guardian whom you named, and their answer',
    why: 'To prove that they agreed, and so that they can withdraw it',
    limit: { hours: DAY, after: 'it ends: with the year in which you turn 18, or a week without an answer' },
  },
  user_locations: {
    name: 'Location',
    what: 'The latest place that you shared, to about a kilometre',
    why: 'To show what is near you',
  },
  former_numbers: {
    name: 'A lost number',
    what: 'The number that your account lost because you did not use it for 90 days',
    why: 'To give it back to you; after 180 more days the account is deleted',
  },
  account_deletions: {
    name: 'A deletion',
    what: 'That you deleted your account, and when it is removed',
    why: 'So that you have seven days to keep it',
  },
} satisfies Record<string, StoredTable>;

const doing = {
  post_likes: { name: 'Likes', what: 'Which posts you like', why: 'To show them as liked, and to count them' },
  tag_follows: { name: 'Tags', what: 'Which tags you follow', why: 'To list them for you' },
  category_follows: { name: 'Categories', what: 'Which categories you follow', why: 'To list them for you' },
  league_follows: { name: 'Leagues', what: 'Which leagues you follow', why: 'To show them as followed' },
  poll_votes: { name: 'Votes', what: 'What you voted for', why: 'So that no one votes twice' },
  comments: {
    name: 'Comments',
    what: 'Your comments, public with your name unless a moderator hid them',
    why: 'For others to read',
    limit: {
      hours: MODERATION,
      after: 'a moderator hides it',
      but: 'others stay until you delete them or your account',
    },
  },
  mutes: {
    name: 'Hidden and muted',
    what: 'Which posts you hid, and which people, tags and categories you muted',
    why: 'So that they stay away on every device',
  },
  saved_items: {
    name: 'Saved for later',
    what: 'Which posts and matches you saved for later',
    why: 'To list them on every device',
  },
  push_subscriptions: {
    name: 'Push notifications',
    what: 'The address at which a browser of yours gets push notifications',
    why: 'To send them',
    limit: { hours: 90 * DAY, after: 'the browser last opened a site' },
  },
  push_topics: {
    name: 'What push notifications are about',
    what: 'Which tags, matches and teams you get them about, and whether you get them for replies',
    why: 'To send you nothing else',
  },
  notifications: { name: 'Notifications', what: 'What we notified you about', why: 'For you to read' },
  email_subscriptions: {
    name: 'E-mails',
    what: 'The address that gets our e-mails, if you subscribed; a link in them unsubscribes and deletes it',
    why: 'To send them',
    limit: { hours: 730 * DAY, after: 'you last confirmed it' },
  },
} satisfies Record<string, StoredTable>;

const organiser = {
  conversations: {
    name: 'Conversations',
    what: 'Your conversations with us; one that you delete is hidden',
    why: 'To answer you',
  },
  chat_messages: { name: 'Messages', what: 'What you and we wrote in them', why: 'To answer you' },
  chat_pictures: {
    name: 'Pictures in messages',
    what: 'The pictures that you sent with them, without where they were taken',
    why: 'To answer you',
  },
  registration_entries: {
    name: 'Registrations',
    what: 'Which team or group you registered for',
    why: 'To plan matches and events',
  },
  waiting_list: {
    name: 'Waiting lists',
    what: 'Where you wait for a place, since when, and until when one is held for you',
    why: 'To offer free places in order',
    limit: { hours: MODERATION, after: 'you joined' },
  },
  form_responses: { name: 'Forms', what: 'Which forms you sent, and when', why: 'For the organiser who asked' },
  form_answers: { name: 'Answers', what: 'What you answered in them', why: 'For the organiser who asked' },
  form_files: {
    name: 'Files',
    what: 'The files that you sent with them; a file goes with its answer',
    why: 'For the organiser who asked',
  },
  form_progress: {
    name: 'Forms you began',
    what: 'What you answered in a form that you have not sent yet',
    why: 'So that you can continue it on any device',
    limit: { hours: 1, after: 'it expires', but: 'it expires 30 days after your last change' },
  },
  form_progress_files: {
    name: 'Files of forms you began',
    what: 'Which files belong to it; they are deleted with it',
    why: 'So that you need not send them again',
  },
  unfinished_uploads: {
    name: 'Unfinished uploads',
    what: 'The name and size of a large file that is uploaded in pieces',
    why: 'So that the upload continues where it was interrupted',
    limit: { hours: 1, after: 'it expires' },
  },
  upload_chunks: {
    name: 'Pieces of files',
    what: 'The pieces of such a file that have arrived; they are deleted with it',
    why: 'To put them together',
  },
} satisfies Record<string, StoredTable>;

const fairness = {
  reports: {
    name: 'Reports',
    what: 'Which posts and comments you reported, and why; others never see who reported',
    why: 'For moderators to decide',
    limit: { hours: MODERATION, after: 'it is decided', but: 'an undecided report stays' },
  },
  message_reports: {
    name: 'Reported messages',
    what: 'Which messages you reported, and why; for a removed message also its content',
    why: 'For moderators to decide',
    limit: { hours: MODERATION, after: 'it is decided', but: 'an undecided report stays' },
  },
  sanctions: {
    name: 'Decisions about you',
    what: 'Warnings, limits, suspensions and bans, and why',
    why: 'To carry them out, and so that you can appeal',
    limit: { hours: MODERATION, after: 'it ends', but: 'a permanent one stays' },
  },
  appeals: {
    name: 'Appeals',
    what: 'What you wrote against a decision, and whether we agreed; it is deleted with the decision',
    why: 'For another moderator to answer',
  },
} satisfies Record<string, StoredTable>;

const security = {
  sessions: {
    name: 'Devices',
    what: 'Where you are logged in: the kind of device, and when it was last used',
    why: 'So that you can see it and log out',
    limit: { hours: DAY, after: 'the login expires' },
  },
  session_tokens: {
    name: 'Logins',
    what: 'Their secrets, irreversibly hashed; they are deleted with the login',
    why: 'To know that it is you',
  },
  account_pins: {
    name: 'PIN',
    what: 'Your PIN, irreversibly hashed, if you set one',
    why: 'So that the next owner of your number cannot open your account',
  },
  otp_codes: {
    name: 'Codes',
    what: 'The codes that we sent you, irreversibly hashed',
    why: 'To log you in',
    limit: { hours: 1, after: 'the code expires' },
  },
  otp_phones: {
    name: 'Attempts',
    what: 'How often codes were sent to your number or entered wrongly',
    why: 'So that no one guesses them',
    limit: { hours: 2 * DAY, after: 'the last attempt' },
  },
  phone_changes: {
    name: 'A new number',
    what: 'The number that you want to change to',
    why: 'The change waits for a code sent to the old number, or for 72 hours',
    limit: { hours: DAY, after: 'the change', but: 'a waiting change stays until it is carried out' },
  },
  sms_outbox: {
    name: 'Text messages',
    what: 'What we text you, on a server that sends no real messages',
    why: 'To try things out',
    limit: { hours: DAY, after: 'it is written' },
  },
  idempotency_keys: {
    name: 'Repeated requests',
    what: 'Our latest replies to you',
    why: 'So that nothing happens twice on a bad connection',
    limit: { hours: 8 * DAY, after: 'the reply' },
  },
  live_events: {
    name: 'News for open pages',
    what: 'That something of yours has changed, not what',
    why: 'So that your open pages show it',
    limit: { hours: 1, after: 'the change' },
  },
} satisfies Record<string, StoredTable>;

/** The tables by subject, in the order of the pages. */
export const storedParts = [
  { title: 'You', tables: account },
  { title: 'What you do here', tables: doing },
  { title: 'Between you and us', tables: organiser },
  { title: 'Reports and decisions', tables: fairness },
  { title: 'Logging in safely', tables: security },
] as const;

export const storedData = { ...account, ...doing, ...organiser, ...fairness, ...security };

export type PersonalTable = keyof typeof storedData;
