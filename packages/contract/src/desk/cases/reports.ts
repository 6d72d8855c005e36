/** Readers' reports. All reports of one item are one case; the reporters are not shown. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { line, wholeNumber } from '../../core/request.ts';
import { count, id, optionalText, text, word, yesNo } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, optional } from '../../core/wire-lists.ts';
import { SANCTION_DAYS_MAX, sanctionKinds } from '../../rules/sanctions.ts';
import { reportKinds, reportReasons } from '../../feed/reports.ts';

const moderators = { service: 'main', auth: 'staff', roles: ['owner', 'moderator'], extension: true } as const;

/**
 * Why a comment is held for a moderator before readers see it. `characters`: hidden or reversed characters. `limited`: its
 * author is limited. `repeated`: the same text again and again.
 */
export const holdReasons = ['words', 'link', 'characters', 'limited', 'repeated'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The reported message, or one near it. */
const nearbyMessage = z.object({
  by: word(['person', 'staff'], 'person'),
  type: word(['text', 'image'], 'text'),
  /** The text, or the address of the picture. */
  message: text,
  at: instant,
  is_reported: yesNo,
});
export type NearbyMessage = z.output<typeof nearbyMessage>;

/** Details that a case covers until a moderator uncovers them. */
export const coverKinds = ['number', 'place', 'mail'] as const;
export type CoverKind = (typeof coverKinds)[number];

/** Replaces each covered detail in the text of a case. No keyboard can type it. */
export const COVER = '\uFFFC';

/** A comment that readers see next to a reported one. */
const nearbyComment = z.object({ author: optionalText, text, at: instant });

/** The latest decision about an item, made here or in the list of posts. */
export const decisionVerbs = ['hidden', 'kept', 'shown'] as const;
const lastDecision = z.object({
  id,
  verb: word(decisionVerbs, 'kept'),
  /** The member of staff; null for the server or a command. */
  by: optionalText,
  at: instant,
});

/** The record of an author, for a moderator. */
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
  /** The comment, with `COVER` for each number, place and e-mail address; null for posts and messages. */
  text: optionalText,
  /** The kinds of covered details, in order. */
  covered: list(word(coverKinds, 'number')),
  /** The comments before and after it, oldest first. */
  before: list(nearbyComment),
  after: list(nearbyComment),
  /** The author; for a message, the member of staff if known. */
  author: optionalText,
  /** Null without an account. */
  writer: z.nullable(caseWriter),
  /** The reported post, or the post of the comment; null for a message. */
  post: z.nullable(
    z.object({ slug: text, name: text, thumbnail: optionalText, type: text, published_at: instant, comments: count }),
  ),
  /** For a reported message: the subject and the messages around it, oldest first. Moderators do not see the rest. */
  conversation: z.nullable(z.object({ subject: text, messages: list(nearbyMessage) })),
  is_hidden: yesNo,
  /** Null unless it is held. */
  held_for: optional(word(holdReasons, 'words')),
  reports: count,
  reasons: list(z.object({ reason: word(reportReasons, 'other'), count })),
  /** Notes of the latest reporters, newest first, with numbers covered. */
  notes: list(text),
  first_at: instant,
  decision: z.nullable(lastDecision),
});
export type ReportCase = z.output<typeof reportCase>;

/** `held`: comments waiting for review, which no reader has seen. */
export const reportStates = ['open', 'held', 'done'] as const;

export const deskReports = defineEndpoint({
  ...moderators,
  id: 'deskReports',
  method: 'GET',
  path: 'desk/reports',
  query: z.object({ state: z.prefault(z.enum(reportStates), 'open'), cursor: z.optional(line(60)) }),
  response: z.object({ data: list(reportCase), cursor: optionalText }),
  summary: 'Cases: open ones by severity then age, held comments oldest first, decided ones newest first',
});

/**
 * `hide` hides a comment, withdraws a post or removes a message; `keep` keeps it or shows it again. The author of a comment
 * and its reporters are notified. 409 if someone else has decided since `after`; 403 for the author of a message. A sanction
 * other than a warning needs a fresh passkey: 403 `proof_needed`.
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
    /** The latest decision the moderator has seen, so that no unseen decision is overruled; null for none. */
    after: z.prefault(z.nullable(wholeNumber(1)), null),
    /** The broken rule, shown to the author. */
    reason: z.prefault(z.enum(reportReasons), 'other'),
    /** A sanction for the author. Without days it is permanent, which only owners may decide; a warning has no days. */
    sanction: z.prefault(
      z.nullable(z.strictObject({ kind: z.enum(sanctionKinds), days: z.nullable(wholeNumber(1, SANCTION_DAYS_MAX)) })),
      null,
    ),
  }),
  /** `decision`: the new one, to undo it. */
  response: z.object({ is_hidden: yesNo, decision: id }),
  summary: 'Decides a case',
});

/** Uncovers the details of a case, which is logged. */
export const uncoverCase = defineEndpoint({
  ...moderators,
  id: 'uncoverCase',
  method: 'POST',
  path: 'desk/reports/uncover',
  secret: true,
  body: z.strictObject({ kind: z.enum(reportKinds), id: wholeNumber(1), state: z.enum(reportStates) }),
  response: z.object({ text: optionalText, notes: list(text) }),
  reads: true,
  summary: 'Uncovers the text of a reported comment or message, and the notes about it',
});

/**
 * Deletes the files of a withdrawn post and all copies at once and permanently; our own caches drop them within a minute.
 * Files used elsewhere are kept. 409 for a post that is not withdrawn, and on the first day after its withdrawal for everyone
 * except an owner who did not withdraw it.
 */
export const purgePost = defineEndpoint({
  ...moderators,
  id: 'purgePost',
  method: 'POST',
  path: 'desk/posts/purge',
  fresh: true,
  body: z.strictObject({ id: wholeNumber(1) }),
  /** Deleted files, files kept for another post, and drafts that lost a file. */
  response: z.object({ removed: count, kept: count, drafts: count }),
  summary: 'Deletes the files of a withdrawn post permanently, also from drafts',
});
