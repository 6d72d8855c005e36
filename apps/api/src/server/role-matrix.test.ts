import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { staffRoles, type StaffRole } from '@maidan/contract/core/staff-roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../testing/databases/engines.ts';
import { demoPack } from '../../testing/packs.ts';
import { seatStaff } from '../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../../testing/people/users.ts';
import { pathOf } from '../http/mount-routes.ts';
import { MINUTE } from '../runtime/clock.ts';

const everyone = staffRoles;
const owners = ['owner'] as const;

/**
 * Who of the staff may send each call of the desk, written down a second time: the contract's own list is what the server
 * goes by.
 */
const rows: Readonly<Record<string, readonly StaffRole[]>> = {
  deskMe: everyone,
  deskSignOut: everyone,
  beginStepUp: everyone,
  stepUp: everyone,
  passkeys: everyone,
  beginPasskey: everyone,
  addPasskey: everyone,
  removePasskey: everyone,
  newRecoveryCodes: everyone,
  deskSessions: everyone,
  endDeskSession: everyone,
  leaveDesk: everyone,
  staffList: owners,
  changeRoles: owners,
  removeStaff: owners,
  resetStaff: owners,
  invitations: owners,
  invite: owners,
  revokeInvitation: owners,
  deskLog: ['owner', 'moderator', 'organiser'],
  deskLogFile: owners,
  inbox: ['owner', 'editor', 'organiser'],
  inboxStaff: ['owner', 'editor', 'organiser'],
  inboxThread: ['owner', 'editor', 'organiser'],
  answerInbox: ['owner', 'editor', 'organiser'],
  assignInbox: ['owner', 'editor', 'organiser'],
  closeInbox: ['owner', 'editor', 'organiser'],
  reopenInbox: ['owner', 'editor', 'organiser'],
  showPhone: ['owner', 'editor', 'organiser'],
  deskTopics: ['owner', 'editor'],
  saveTopic: ['owner', 'editor'],
  orderTopics: ['owner', 'editor'],
  removeTopic: ['owner', 'editor'],
  deskPolls: ['owner', 'editor'],
  savePoll: ['owner', 'editor'],
  closePoll: ['owner', 'editor'],
  removePoll: ['owner', 'editor'],
  deskPageParts: ['owner', 'editor'],
  saveStrip: ['owner', 'editor'],
  saveAd: ['owner', 'editor'],
  saveAudioBar: ['owner', 'editor'],
  saveStory: ['owner', 'editor'],
  removePagePart: ['owner', 'editor'],
  captionDrafts: ['owner', 'editor'],
  publishCaptions: ['owner', 'editor'],
  discardCaptions: ['owner', 'editor'],
  postDrafts: ['owner', 'editor'],
  postDraftById: ['owner', 'editor'],
  savePostDraft: ['owner', 'editor'],
  draftOfPost: ['owner', 'editor'],
  removePostDraft: ['owner', 'editor'],
  uploadMedia: ['owner', 'editor'],
  beginUpload: ['owner', 'editor'],
  uploadState: ['owner', 'editor'],
  sendChunk: ['owner', 'editor'],
  finishUpload: ['owner', 'editor'],
  cancelUpload: ['owner', 'editor'],
  publishPost: ['owner', 'editor'],
  deskPosts: ['owner', 'editor', 'moderator'],
  deskReports: ['owner', 'moderator'],
  decideReport: ['owner', 'moderator'],
  uncoverCase: ['owner', 'moderator'],
  purgePost: ['owner', 'moderator'],
  deskSanctions: ['owner', 'moderator'],
  liftSanction: ['owner', 'moderator'],
  deskAppeals: ['owner', 'moderator'],
  decideAppeal: ['owner', 'moderator'],
  insights: ['owner', 'editor', 'moderator'],
  findPeople: ['owner', 'moderator'],
  personById: ['owner', 'moderator'],
  showPersonPhone: ['owner', 'moderator'],
  sanctionPerson: ['owner', 'moderator'],
  endPersonSessions: ['owner', 'moderator'],
  heldWords: ['owner', 'moderator'],
  changeHeldWord: ['owner', 'moderator'],
  withdrawPosts: ['owner', 'editor'],
  restorePosts: ['owner', 'editor'],
  deskLeagues: ['owner', 'editor', 'organiser'],
  deskCategory: ['owner', 'editor', 'organiser'],
  deskFixtures: ['owner', 'editor', 'organiser'],
  deskFixtureById: ['owner', 'editor', 'organiser'],
  previewFixtureResult: ['owner', 'organiser'],
  enterFixtureResult: ['owner', 'organiser'],
  rescheduleFixture: ['owner', 'organiser'],
  callOffFixture: ['owner', 'organiser'],
  undoFixture: ['owner', 'organiser'],
  deskMatchById: ['owner', 'organiser'],
  makeMatchLink: ['owner', 'organiser'],
  revokeMatchLink: ['owner', 'organiser'],
  settleHeldEvents: ['owner', 'organiser'],
  confirmMatch: ['owner', 'organiser'],
  leagueSeason: ['owner', 'editor', 'organiser'],
  saveDeskLeague: ['owner', 'organiser'],
  saveCategory: ['owner', 'organiser'],
  saveGroup: ['owner', 'organiser'],
  removeSeasonPart: ['owner', 'organiser'],
  deskTeams: ['owner', 'editor', 'organiser'],
  saveTeam: ['owner', 'organiser'],
  previewFixtures: ['owner', 'organiser'],
  addFixtures: ['owner', 'organiser'],
  deskBrackets: ['owner', 'organiser'],
  makeBracket: ['owner', 'organiser'],
  changeBracket: ['owner', 'organiser'],
  removeBracket: ['owner', 'organiser'],
  decideMatch: ['owner', 'organiser'],
  planFixtures: ['owner', 'organiser'],
  previewRain: ['owner', 'organiser'],
  applyRain: ['owner', 'organiser'],
  deskSocialPosts: ['owner', 'organiser'],
  saveSocialPost: ['owner', 'organiser'],
  removeSocialPost: ['owner', 'organiser'],
  deskAbout: owners,
  saveDeskAbout: owners,
  deskSiteDetails: owners,
  saveSiteDetails: owners,
  deskRegistrations: ['owner', 'organiser'],
  registrationEntries: ['owner', 'organiser'],
  moveEntry: ['owner', 'organiser'],
  cancelEntry: ['owner', 'organiser'],
  showEntryPhone: ['owner', 'organiser'],
  setRegistrationTimes: ['owner', 'organiser'],
  teamWaitingList: ['owner', 'organiser'],
  offerTeamPlace: ['owner', 'organiser'],
  removeFromTeamWaiting: ['owner', 'organiser'],
  registrationFile: ['owner', 'organiser'],
  inboxNotes: ['owner', 'editor', 'organiser'],
  addInboxNote: ['owner', 'editor', 'organiser'],
  removeInboxNote: ['owner', 'editor', 'organiser'],
  markCall: ['owner', 'editor', 'organiser'],
  lookAtInbox: ['owner', 'editor', 'organiser'],
  readyAnswers: ['owner', 'editor', 'organiser'],
  saveReadyAnswer: ['owner', 'editor'],
  removeReadyAnswer: ['owner', 'editor'],
  deskLive: everyone,
  today: everyone,
  unscoredMatches: ['owner', 'editor', 'organiser'],
  failedJobs: ['owner', 'editor'],
  retryJob: ['owner', 'editor'],
  newFormAnswers: ['owner', 'editor'],
  seeFormAnswers: ['owner', 'editor'],
  formWaitingList: ['owner', 'editor'],
  offerWaitingPlace: ['owner', 'editor'],
  removeWaitingPerson: ['owner', 'editor'],
  formWebhooks: ['owner', 'editor'],
  addWebhook: ['owner', 'editor'],
  leagueWebhooks: ['owner', 'organiser'],
  addLeagueWebhook: ['owner', 'organiser'],
  changeWebhook: ['owner', 'editor', 'organiser'],
  removeWebhook: ['owner', 'editor', 'organiser'],
  webhookSecret: ['owner', 'editor', 'organiser'],
  testWebhook: ['owner', 'editor', 'organiser'],
  webhookDeliveries: ['owner', 'editor', 'organiser'],
  replayWebhook: ['owner', 'editor', 'organiser'],
  deskForms: ['owner', 'editor'],
  formDraft: ['owner', 'editor'],
  createForm: ['owner', 'editor'],
  duplicateForm: ['owner', 'editor'],
  setFormTemplate: ['owner', 'editor'],
  saveFormDraft: ['owner', 'editor'],
  discardFormDraft: ['owner', 'editor'],
  publishForm: ['owner', 'editor'],
  formVersionContent: ['owner', 'editor'],
  limitForm: ['owner', 'editor'],
  makeFormLink: ['owner', 'editor'],
  formAnswers: ['owner', 'editor'],
  formAnswersFile: ['owner', 'editor'],
  formArchiveLink: ['owner', 'editor'],
  judgeAnswer: ['owner', 'editor'],
  showSenderPhone: ['owner', 'editor'],
  formFileLink: ['owner', 'editor'],
};

/** Calls that need a passkey that was just used: exports, roles, and what one signs in with. */
const fresh = [
  'addLeagueWebhook',
  'addPasskey',
  'addWebhook',
  'beginPasskey',
  'changeRoles',
  'changeWebhook',
  'deskLogFile',
  'formAnswersFile',
  'formArchiveLink',
  'invite',
  'leaveDesk',
  'newRecoveryCodes',
  'registrationFile',
  'removePasskey',
  'removeStaff',
  'resetStaff',
  'sanctionPerson',
  'webhookSecret',
];

const calls = allEndpoints.filter(({ auth }) => auth === 'staff');

test('the matrix has every call of the desk, and no others [A-2]', () => {
  expect(Object.keys(rows).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  expect(
    calls
      .filter((call) => call.fresh)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(fresh);
  expect(calls.filter(({ path, extension }) => !path.startsWith('desk/') || !extension)).toEqual([]);
});

describe.each(everyEngine)('calls of the desk by different people on %s [A-2]', (engine) => {
  let api: TestApp;
  let reader: string;
  let leagueIds: number[];
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    reader = (await signIn(api)).token;
    leagueIds = (await api.db.selectFrom('leagues').select('id').orderBy('id').execute()).map(({ id }) => id);
    await seatStaff(api, { roles: ['owner'] });
  });
  afterAll(() => api.close());

  const send = async (endpoint: Endpoint, token: string) => {
    const path = pathOf(endpoint).replaceAll(/:\w+/g, '1');
    // The stream never ends; its head is enough.
    const method = endpoint.stream ? 'HEAD' : endpoint.method;
    const { status, json } = await api.send(method, path, token === '' ? {} : { token });
    return { status, code: (json as { code?: string } | undefined)?.code };
  };

  test.each(calls.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is for the roles of the table, and for no reader or visitor [A-2]',
    async (id, endpoint) => {
      for (const token of ['', reader, `mds_${'A'.repeat(43)}`]) {
        expect(await send(endpoint, token)).toEqual({
          status: 401,
          code: endpoint.stream ? undefined : 'unauthenticated',
        });
      }
      for (const role of staffRoles) {
        const own = role === 'organiser' ? leagueIds.slice(0, 1) : [];
        const { token } = await seatStaff(api, { roles: [role], leagueIds: own });
        const { status, code } = await send(endpoint, token);
        const isAdmitted = status !== 403 && status !== 401 && status < 500;
        expect([role, isAdmitted, code]).toEqual([role, rows[id]?.includes(role), isAdmitted ? code : 'forbidden']);
      }
    },
  );

  test.each(calls.filter((call) => call.fresh).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s needs a passkey that was just used [A-2]',
    async (_, endpoint) => {
      const { token } = await seatStaff(api, { roles: ['owner'] });
      api.wait(5 * MINUTE);
      expect(await send(endpoint, token)).toEqual({ status: 403, code: 'proof_needed' });
    },
  );
});
