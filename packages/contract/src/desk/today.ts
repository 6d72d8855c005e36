/** The work waiting for a member of staff. Each queue is oldest first; its own call has the rest. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { count, id, optionalText, requiredText, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { inboxConversation } from './inbox/inbox.ts';
import { logEntry } from './log.ts';
import { deskAppeal } from './cases/moderation.ts';
import { reportCase } from './cases/reports.ts';

const everyone = { service: 'main', auth: 'staff', extension: true } as const;
const page = z.object({ cursor: z.optional(line(60)) });

/** A match that has begun and has no result. Organisers see those of their leagues. */
const unscoredMatch = z.object({
  id,
  team_1: text,
  team_2: text,
  type: optionalText,
  starts_at: instant,
  ground: optionalText,
  league: z.object({ id, name: text }),
  category: text,
});
export type UnscoredMatch = z.output<typeof unscoredMatch>;

const failedJob = z.object({
  kind: requiredText,
  key: requiredText,
  error: optionalText,
  attempts: count,
  failed_at: instant,
});
export type FailedJob = z.output<typeof failedJob>;

/** Answers to a form not yet marked as seen. */
const newAnswers = z.object({ form: z.object({ id, title: text }), count, oldest_at: instant, latest_at: instant });
export type NewAnswers = z.output<typeof newAnswers>;

/** `sent`: accepted by the provider. `failed`: refused or not delivered. `cost`: in rupees, null if unknown. */
const textMessages = z.object({ sent: count, delivered: count, failed: count, cost: z.nullable(z.number()) });
export type TextMessages = z.output<typeof textMessages>;

/** `count` stops at 100, `data` at five. Null if the caller's roles do not include the queue. */
// @__NO_SIDE_EFFECTS__
function queue<S extends z.ZodMiniType>(entry: S) {
  return z.nullable(z.object({ count, data: list(entry) }));
}

export const today = defineEndpoint({
  ...everyone,
  id: 'today',
  method: 'GET',
  path: 'desk/today',
  response: z.object({
    as_of: instant,
    waiting: queue(inboxConversation),
    unscored: queue(unscoredMatch),
    failed_jobs: queue(failedJob),
    new_answers: queue(newAnswers),
    reports: queue(reportCase),
    /** Comments waiting for a moderator. */
    held: queue(reportCase),
    appeals: queue(deskAppeal),
    /** The next match of the leagues the person sees. */
    next_match: z.nullable(unscoredMatch),
    /** For owners and editors: the slugs of `mainTags` that no tag has. */
    missing_tags: list(text),
    /** For owners: recovery codes used and roles changed in the last week, newest first. */
    security: queue(logEntry),
    /** For owners, from the last 24 hours; null without an SMS provider. */
    sms: z.nullable(textMessages),
  }),
  summary: 'Waiting work, oldest first',
});

export const unscoredMatches = defineEndpoint({
  ...everyone,
  id: 'unscoredMatches',
  method: 'GET',
  path: 'desk/today/matches',
  roles: ['owner', 'editor', 'organiser'],
  query: page,
  response: z.object({ data: list(unscoredMatch), cursor: optionalText }),
  summary: 'Matches that have begun without a result yet, oldest first',
});

export const failedJobs = defineEndpoint({
  ...everyone,
  id: 'failedJobs',
  method: 'GET',
  path: 'desk/today/jobs',
  roles: ['owner', 'editor'],
  query: page,
  response: z.object({ data: list(failedJob), cursor: optionalText }),
  summary: 'Failed jobs, oldest first',
});

export const retryJob = defineEndpoint({
  ...everyone,
  id: 'retryJob',
  method: 'POST',
  path: 'desk/today/jobs/retry',
  roles: ['owner', 'editor'],
  body: z.strictObject({ kind: filledLine(60), key: filledLine(300) }),
  response: nothing,
  empty: 204,
  summary: 'Retries a failed job',
});

export const newFormAnswers = defineEndpoint({
  ...everyone,
  id: 'newFormAnswers',
  method: 'GET',
  path: 'desk/today/answers',
  roles: ['owner', 'editor'],
  query: page,
  response: z.object({ data: list(newAnswers), cursor: optionalText }),
  summary: 'Forms with answers not yet marked as seen',
});

export const seeFormAnswers = defineEndpoint({
  ...everyone,
  id: 'seeFormAnswers',
  method: 'POST',
  path: 'desk/today/answers/seen',
  roles: ['owner', 'editor'],
  /** `until` is the `latest_at` on screen: later answers stay new. */
  body: z.strictObject({ form_id: idInput, until: z.iso.datetime({ offset: true }) }),
  response: nothing,
  empty: 204,
  summary: 'Marks the answers to a form as seen',
});
