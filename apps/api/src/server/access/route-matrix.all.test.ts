import { existsSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@maidan/contract/core/all';
import { expect, test } from 'vitest';
import { objectCalls, ownCalls } from '../../../testing/people/own-calls.ts';

/** Calls for which the test with another user needs more than one request, and the files with these tests. */
const elsewhere: Readonly<Record<string, string>> = {
  setOwnPush: 'modules/push/push.test.ts',
  appeal: 'modules/moderation/appeals.test.ts',
  editComment: 'modules/comments/edit-comment.test.ts',
  deleteComment: 'modules/comments/delete-comment.test.ts',
  newChatPicture: 'modules/conversations/chat-pictures.test.ts',
  newConversationPicture: 'modules/conversations/chat-pictures.test.ts',
  delayPhoneChange: 'modules/profile/phone-change.test.ts',
  revokeOtherSessions: 'modules/sessions/sessions.test.ts',
  logout: 'modules/sessions/sessions.test.ts',
  exportAccount: 'modules/account',
  saveAccountPin: 'modules/account-pin/account-pin.test.ts',
  deleteAccount: 'modules/account',
  keepAccount: 'modules/account/leaving.test.ts',
  liveEvents: 'modules/live',
  registerForLeague: 'modules/league/registrations/register.test.ts',
  cancelRegistration: 'modules/league/registrations/own-registrations.test.ts',
  uploadState: 'modules/uploads/chunked-upload.test.ts',
  sendChunk: 'modules/uploads/chunked-upload.test.ts',
  cancelUpload: 'modules/uploads/chunked-upload.test.ts',
  formProgress: 'modules/forms/progress/form-progress.test.ts',
  saveFormProgress: 'modules/forms/progress/form-progress.test.ts',
  dropFormProgress: 'modules/forms/progress/form-progress.test.ts',
  formReceipts: 'modules/forms/receipts/form-receipts.test.ts',
  editResponse: 'modules/forms/responses/edit-response.test.ts',
  withdrawResponse: 'modules/forms/receipts/form-receipts.test.ts',
  formWaitingPlace: 'modules/forms/waiting/form-waiting.test.ts',
  joinFormWaitingList: 'modules/forms/waiting/form-waiting.test.ts',
  leaveFormWaitingList: 'modules/forms/waiting/form-waiting.test.ts',
  joinTeamWaitingList: 'modules/league/registrations/team-waiting.test.ts',
  leaveTeamWaitingList: 'modules/league/registrations/team-waiting.test.ts',
  saveFormResponse: 'modules/forms/responses/form-responses.test.ts',
};

test('every call that needs a login is tested with another user [A-2]', () => {
  const tried = [ownCalls, objectCalls, elsewhere].flatMap((calls) => Object.keys(calls));
  const bearer = allEndpoints.filter(({ auth }) => auth === 'bearer' || auth === 'either').map(({ id }) => id);
  expect(tried.toSorted()).toEqual(bearer.toSorted());
  const places = Object.values(elsewhere);
  expect(places.filter((place) => !existsSync(path.join(import.meta.dirname, '..', '..', place)))).toEqual([]);
});
