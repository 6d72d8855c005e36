import { expect, test } from 'vitest';
import { classifySaved, type SavedVerdict, type SavedView } from './classify-saved.ts';
import type { SavedAnswers } from './saved-answers-storage.ts';

const visitors: SavedAnswers = { formId: 4, userId: null, why: 'login', answers: {}, files: [] };
const ashas: SavedAnswers = { ...visitors, userId: 7 };
const sent: SavedAnswers = { ...ashas, why: 'sending' };
const view: SavedView = {
  saved: visitors,
  formId: 4,
  userId: 7,
  isOwn: true,
  isUntouched: true,
  cameSignedIn: false,
};

test.each<[string, Partial<SavedView>, SavedVerdict]>([
  ['a visitor logged in', {}, 'review'],
  ['a visitor logged in, with the answers still in the form', { isUntouched: false }, 'review'],
  ['a visitor reloaded', { userId: null }, 'fill'],
  ['a visitor is typing', { userId: null, isUntouched: false }, 'leave'],
  ['a visitor in another tab', { userId: null, isOwn: false }, 'leave'],
  ["a visitor sees a user's", { userId: null, saved: ashas }, 'leave'],
  ['saved by another tab, the login came later', { isOwn: false }, 'leave'],
  ['opened for them in another tab', { isOwn: false, cameSignedIn: true }, 'review'],
  [
    'saved by another tab, while this form is being filled in',
    { isOwn: false, cameSignedIn: true, isUntouched: false },
    'leave',
  ],
  ['the session had ended', { saved: ashas, isUntouched: false }, 'review'],
  ['reloaded while sending', { saved: sent, cameSignedIn: true }, 'tell'],
  ['edited since a failed submission', { saved: sent, isUntouched: false }, 'leave'],
  ['another form', { formId: 5 }, 'leave'],
  ['another user logged in', { saved: ashas, userId: 8 }, 'drop'],
  ['another user on another form', { saved: ashas, userId: 8, formId: 5 }, 'drop'],
])('%s', (_, change, verdict) => {
  expect(classifySaved({ ...view, ...change })).toBe(verdict);
});
