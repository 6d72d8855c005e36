import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput, line } from '../core/request.ts';
import { text } from '../core/wire.ts';
import { REPORT_NOTE_MAX } from '../rules/limits.ts';

/** What readers may report; a message only if the provider sent it to them. */
export const reportKinds = ['comment', 'post', 'message'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The reason, and the rule that a moderator names. `child`: shows or endangers a young person; these cases are decided first. */
export const reportReasons = ['child', 'bullying', 'hate', 'sexual', 'violence', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reporting the same thing again changes nothing. Nothing is hidden before a moderator decides. */
export const report = defineEndpoint({
  id: 'report',
  service: 'main',
  method: 'POST',
  path: 'report',
  auth: 'bearer',
  body: z.strictObject({
    kind: z.enum(reportKinds),
    id: idInput,
    reason: z.enum(reportReasons),
    note: z.optional(line(REPORT_NOTE_MAX)),
  }),
  response: z.object({ message: text }),
  extension: true,
  summary: 'Reports a comment, a post or a message to the moderators',
});
