/** What readers reported. Reports of one thing are one case; who reported it is not shown. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { line, wholeNumber } from '../core/request.ts';
import { count, id, optionalText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, optional } from '../core/wire-lists.ts';
import { SANCTION_DAYS_MAX, sanctionKinds } from '../rules/sanctions.ts';
import { reportKinds, reportReasons } from '../feed/reports.ts';

const moderators = { service: 'main', auth: 'staff', roles: ['owner', 'moderator'], extension: true } as const;

/**
 * Why a comment waits for a moderator before readers see it. `characters`: hidden or reversed ones. `limited`: its writer
 * is. `repeated`: the same again and again.
 */
export const holdReasons = ['words', 'link', 'characters', 'limited', 'repeated'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** A message, or one near it. */
const nearbyMessage = z.object({
  by: word(['person', 'staff'], 'person'),
  type: word(['text', 'image'], 'text'),
  /** The text, or the address of the picture. */
  message: text,
  at: instant,
  is_reported: yesNo,
});
export type NearbyMessage = z.output<typeof nearbyMessage>;

/** What a case covers until a moderator uncovers it. */
export const coverKinds = ['number', 'place', 'mail'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** What stands for something covered in the text of a case; no keyboard types it. */
export const COVER = '\uFFFC';

/** A comment that readers see next to a reported one. */
const nearbyComment = z.object({ author: optionalText, text, at: instant });

/** What was done last with a thing that can be reported, here or in the list of posts. */
export const decisionVerbs = ['hidden', 'kept', 'shown'] as const;
const lastDecision = z.object({
  id,
  verb: word(decisionVerbs, 'kept'),
  /** The member of staff; null for the server or a command. */
  by: optionalText,
  at: instant,
});

/** What a moderator has to know of a writer. */
const caseWriter = z.object({
  since: instant,
  comments: count,
  /** Comments that moderators hid. */
  hidden: count,
  /** Warnings, limits, suspensions and bans, lifted ones too. */
  sanctions: count,
});

export const reportCase = z.object({
  kind: word(reportKinds, 'comment'),
  id,
  /** Of the comment, with `COVER` for each number, place and address; null for a post and a message. */
  text: optionalText,
  /** What is covered there, in order. */
  covered: list(word(coverKinds, 'number')),
  /** The comments before and after it, oldest first. */
  before: list(nearbyComment),
  after: list(nearbyComment),
  /** Who wrote it: of a message the member of staff, where that is known. */
  author: optionalText,
  /** Null without an account. */
  writer: z.nullable(caseWriter),
  /** The reported post, or that of the comment; null for a message. */
  post: z.nullable(
    z.object({ slug: text, name: text, thumbnail: optionalText, type: text, published_at: instant, comments: count }),
  ),
  /** Of a reported message: its subject, and the messages around it, oldest first. The rest is not for moderators. */
  conversation: z.nullable(z.object({ subject: text, messages: list(nearbyMessage) })),
  is_hidden: yesNo,
  /** Null unless it waits. */
  held_for: optional(word(holdReasons, 'words')),
  reports: count,
  reasons: list(z.object({ reason: word(reportReasons, 'other'), count })),
  /** What the latest reporters wrote, newest first, with numbers covered. */
  notes: list(text),
  first_at: instant,
  decision: z.nullable(lastDecision),
});
export type ReportCase = z.output<typeof reportCase>;

/** `held`: comments that wait; no one has seen them. */
export const reportStates = ['open', 'held', 'done'] as const;

export const deskReports = defineEndpoint({
  ...moderators,
  id: 'deskReports',
  method: 'GET',
  path: 'desk/reports',
  query: z.object({ state: z.prefault(z.enum(reportStates), 'open'), cursor: z.optional(line(60)) }),
  response: z.object({ data: list(reportCase), cursor: optionalText }),
  summary: 'Cases: open ones by weight and age; waiting comments, oldest first; decided ones, newest first',
});

/**
 * `hide` hides a comment, withdraws a post or removes a message, `keep` leaves or shows it again. The writer of a comment
 * and those who reported it are notified. 409 when someone else has decided since `after`; 403 for the writer of a message. A
 * sanction other than a warning needs a fresh passkey: 403 `proof_needed`.
 */
export const decideReport = defineEndpoint({
  ...moderators,
  id: 'decideReport',
  method: 'POST',
  path: 'desk/reports/decide',
  body: z.strictObject({
    kind: z.enum(reportKinds),
    id: wholeNumber(1),
    decision: z.enum(['keep', 'hide']),
    /** The last decision that the moderator has seen, so that no one undoes another's unseen; null for none. */
    after: z.prefault(z.nullable(wholeNumber(1)), null),
    /** The rule that it breaks, which its writer reads. */
    reason: z.prefault(z.enum(reportReasons), 'other'),
    /** What is decided about its writer. Without days it has no end, as only owners may decide; a warning has none. */
    sanction: z.prefault(
      z.nullable(z.strictObject({ kind: z.enum(sanctionKinds), days: z.nullable(wholeNumber(1, SANCTION_DAYS_MAX)) })),
      null,
    ),
  }),
  /** `decision`: the new one, to undo it. */
  response: z.object({ is_hidden: yesNo, decision: id }),
  summary: 'Decides a case',
});

/** Shows the numbers and places of a case, which the log records. */
export const uncoverCase = defineEndpoint({
  ...moderators,
  id: 'uncoverCase',
  method: 'POST',
  path: 'desk/reports/uncover',
  secret: true,
  body: z.strictObject({ kind: z.enum(reportKinds), id: wholeNumber(1), state: z.enum(reportStates) }),
  response: z.object({ text: optionalText, notes: list(text) }),
  reads: true,
  summary: 'Reveals the original text of a reported comment or message, and of its notes',
});

/**
 * Removes the files of a withdrawn post, with all copies, at once and for good: caches that we control forget them within a
 * minute. Files that something else shows stay. 409 for a post that is not withdrawn, and within a day of its withdrawal,
 * in which it can be restored, for everyone but an owner who did not withdraw it.
 */
export const purgePost = defineEndpoint({
  ...moderators,
  id: 'purgePost',
  method: 'POST',
  path: 'desk/posts/purge',
  fresh: true,
  body: z.strictObject({ id: wholeNumber(1) }),
  /** Files that are gone, files that another post shows, and drafts that lost one. */
  response: z.object({ removed: count, kept: count, drafts: count }),
  summary: 'Permanently removes the files of a withdrawn post, also from drafts',
});
