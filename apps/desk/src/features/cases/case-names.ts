import { COVER, type ReportCase } from '@maidan/contract/desk/cases/reports';
import type { ReportKind } from '@maidan/contract/feed/reports';
import { holdNames, reasonNames } from '../../acts/reason-names.ts';

/** The reason of a case: the most frequent one reported, or why a comment is held. */
export function caseReason({ held_for: heldFor, reasons: [most] }: ReportCase): string {
  if (heldFor !== null) return holdNames[heldFor];
  return most ? reasonNames[most.reason] : reasonNames.other;
}

/** The reported item and its place. */
export function caseThing({ kind, author, post, conversation }: ReportCase): string {
  if (kind === 'message') return `Our message in “${conversation?.subject ?? 'a conversation'}”`;
  if (kind === 'post') return `Post: ${post?.name ?? 'without a name'}`;
  return `Comment by ${author ?? 'a reader'}${post ? `, on ${post.name}` : ''}`;
}

/** The start of its text, for a list. */
export function caseLine({ kind, text, post, conversation }: ReportCase): string {
  if (kind === 'post') return post?.name ?? '';
  const words = text ?? conversation?.messages.find(({ is_reported: isReported }) => isReported)?.message ?? '';
  return `“${words.replaceAll(COVER, '…')}”`;
}

/** Names a case in URLs. */
export const caseKey = ({ kind, id }: Pick<ReportCase, 'kind' | 'id'>): string => `${kind}-${id}`;

export const hideVerbs: Readonly<Record<ReportKind, string>> = {
  comment: 'Hide comment',
  message: 'Remove message',
  post: 'Withdraw post',
};
