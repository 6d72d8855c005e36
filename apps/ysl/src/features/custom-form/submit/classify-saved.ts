import type { Id } from '@maidan/contract/core/wire';
import type { SavedAnswers } from './saved-answers-storage.ts';

export interface SavedView {
  readonly saved: SavedAnswers;
  readonly formId: Id;
  /** Who is signed in; null for a visitor. */
  readonly userId: Id | null;
  /** Whether this tab wrote the saved answers. */
  readonly isOwn: boolean;
  /** Whether the form on this page is empty. */
  readonly isUntouched: boolean;
  /** Whether a user was already signed in when the page opened. */
  readonly cameSignedIn: boolean;
}

/**
 * - `drop`: they belong to another user and must be deleted
 * - `leave`: they are for another form, tab or person
 * - `fill`: restore them silently, so that a visitor sees what they typed
 * - `review`: after a login, restore them and ask the person to check and submit
 * - `tell`: they were being sent when the page closed; restore them with a message
 */
export type SavedVerdict = 'drop' | 'leave' | 'fill' | 'review' | 'tell';

/** Decides what to do with saved answers. */
export function classifySaved({ saved, formId, userId, isOwn, isUntouched, cameSignedIn }: SavedView): SavedVerdict {
  if (userId !== null && saved.userId !== null && saved.userId !== userId) return 'drop';
  if (saved.formId !== formId) return 'leave';
  if (userId === null) return isOwn && isUntouched && saved.userId === null ? 'fill' : 'leave';
  // Another tab's answers go only into an empty form that a signed-in user opened, never into one being filled in.
  if (!isOwn && !(cameSignedIn && isUntouched)) return 'leave';
  if (saved.why === 'login') return 'review';
  return isUntouched ? 'tell' : 'leave';
}
