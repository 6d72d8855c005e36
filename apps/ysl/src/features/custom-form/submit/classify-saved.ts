import type { Id } from '@maidan/contract/core/wire';
import type { SavedAnswers } from './saved-answers-storage.ts';

export interface SavedView {
  readonly saved: SavedAnswers;
  readonly formId: Id;
  /** Who is signed in; null for a visitor. */
  readonly userId: Id | null;
  /** This tab wrote them. */
  readonly isOwn: boolean;
  /** The form on this page is empty. */
  readonly isUntouched: boolean;
  /** A user was already signed in when the page opened. */
  readonly cameSignedIn: boolean;
}

/**
 * - `drop`: they belong to another user, and no one may get them
 * - `leave`: they wait for another form, tab or person
 * - `fill`: put them back and say nothing, a visitor sees what they typed
 * - `review`: after a login, the person is asked to look and submit
 * - `tell`: they were being sent when the page closed; a message says that they are back
 */
export type SavedVerdict = 'drop' | 'leave' | 'fill' | 'review' | 'tell';

/** What is to be done with saved answers. */
export function classifySaved({ saved, formId, userId, isOwn, isUntouched, cameSignedIn }: SavedView): SavedVerdict {
  if (userId !== null && saved.userId !== null && saved.userId !== userId) return 'drop';
  if (saved.formId !== formId) return 'leave';
  if (userId === null) return isOwn && isUntouched && saved.userId === null ? 'fill' : 'leave';
  // Another tab's answers come into an empty form that is opened for them, never into one that is being filled in.
  if (!isOwn && !(cameSignedIn && isUntouched)) return 'leave';
  if (saved.why === 'login') return 'review';
  return isUntouched ? 'tell' : 'leave';
}
