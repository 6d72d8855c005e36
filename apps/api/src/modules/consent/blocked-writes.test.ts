import { me, updateLocation, updateProfile } from '@maidan/contract/account/users';
import { newChatPicture, newConversationPicture } from '@maidan/contract/account/chat-pictures';
import { newChat, newConversation } from '@maidan/contract/account/conversations';
import { subscribeByEmail } from '@maidan/contract/account/subscriptions';
import { allEndpoints } from '@maidan/contract/core/all';
import { editComment, newComment, ownComments } from '@maidan/contract/feed/comments';
import { followTag } from '@maidan/contract/feed/follows';
import { like } from '@maidan/contract/feed/likes';
import { joinFormWaitingList, joinTeamWaitingList } from '@maidan/contract/league/waiting-lists';
import { editResponse, formReceipts } from '@maidan/contract/league/form-receipts';
import { saveFormProgress } from '@maidan/contract/league/form-progress';
import { beginUpload } from '@maidan/contract/core/uploads';
import { report } from '@maidan/contract/feed/reports';
import { vote } from '@maidan/contract/feed/polls';
import { formById } from '@maidan/contract/league/custom-forms';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentOf, MINOR_YEAR } from '../../../testing/people/consent.ts';
import { startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { testPhoto } from '../../../testing/media/test-photo.ts';
import { answerParts, sendForm, writeForm } from '../../../testing/form-sender.ts';
import { demoPack, importContent } from '../../../testing/packs.ts';
import type { Answer } from '../../../testing/requester.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, signIn } from '../../../testing/people/users.ts';
import { personalTables } from '../../db/schema.ts';
import { isOwnedBy } from '../account/account.store.ts';

/** User writes that stay open: they store only the account, its login, follows and likes. */
const open = [
  'like',
  'followTag',
  'followCategory',
  'followLeague',
  'reportTagFollowers',
  'reportCategoryFollowers',
  'recordInteraction',
  'deleteComment',
  'appeal',
  'setMutes',
  'setSaved',
  'setOwnPush',
  'delayPhoneChange',
  'cancelPhoneChange',
  'revokeSession',
  'revokeOtherSessions',
  'logout',
  'exportAccount',
  'deleteAccount',
  'saveAccountPin',
  'deleteConversations',
  'keepAccount',
  'cancelRegistration',
  // Continues an upload whose start had to wait for the guardian.
  'sendChunk',
  'cancelUpload',
  'dropFormProgress',
  // Only removes data.
  'withdrawResponse',
  'leaveFormWaitingList',
  'leaveTeamWaitingList',
  // Read, although their method is POST.
  'isTagFollowed',
  'isCategoryFollowed',
  'isLeagueFollowed',
  'stateBirthYear',
  'askGuardian',
];

const pack = {
  'forms.json': [
    { slug: 'trials', title: 'Trials', fields: [{ name: 'who', label: 'Your name', is_required: 1 }] },
    { slug: 'camp', title: 'Camp', fields: [{ name: 'who', label: 'Your name' }] },
  ],
};

describe.each(engines)('what a young person may do without a guardian, on %s', (engine) => {
  let api: TestApp;
  let team: { form_id: number | string; sport_id: number | string; group_id: number | string };
  let fullTeam: typeof team;
  let field: number;
  beforeAll(async () => {
    api = await createTestApp(engine, { guardianRule: 'require' });
    await demoPack(api);
    await importContent(api, pack);
    const { id, groups } = await api.reply(registrationById, { params: { id: 'monsoon-trials' } });
    const [first, ...others] = Object.values(groups).flat();
    team = { form_id: id, sport_id: first?.regsport_id ?? 0, group_id: first?.groupid ?? 0 };
    const other = others.find(({ regsport_id: sport }) => sport !== first?.regsport_id);
    fullTeam = { form_id: id, sport_id: other?.regsport_id ?? 0, group_id: other?.groupid ?? 0 };
    await api.db
      .updateTable('registration_groups')
      .set({ capacity: 0 })
      .where('id', '=', Number(fullTeam.group_id))
      .execute();
    await api.db.updateTable('forms').set({ answers_max: 0, has_waiting_list: 1 }).where('slug', '=', 'camp').execute();
    await api.db.updateTable('forms').set({ can_edit: 1 }).where('slug', '=', 'trials').execute();
    field = Number((await api.reply(formById, { params: { id: 'trials' } }))?.fields[0]?.id);
  });
  afterAll(() => api.close());

  /** One request for each call that stores something about the person, by endpoint id. */
  const kept = (
    token: string,
    conversation_id: number | string,
  ): Readonly<Record<string, () => Promise<Pick<Answer, 'status' | 'json'>>>> => ({
    newComment: () => api.request(newComment, { body: { post_id: 1, comment: 'Hello' } }, { token }),
    editComment: async () => {
      const { data } = await api.reply(ownComments, { params: { id: 1 } }, { token });
      return api.request(editComment, { body: { id: data[0]?.id ?? 1, comment: 'Hello' } }, { token });
    },
    newConversation: () =>
      api.request(newConversation, { body: { name: 'Turf', location: 'Here', message: 'Hello' } }, { token }),
    newChat: () => api.request(newChat, { body: { conversation_id, message: 'Hello' } }, { token }),
    newChatPicture: async () => {
      const body = { conversation_id, message: '', picture: await testPhoto() };
      return api.request(newChatPicture, { body }, { token });
    },
    newConversationPicture: async () => {
      const body = { name: 'Turf', location: 'Here', message: '', picture: await testPhoto() };
      return api.request(newConversationPicture, { body }, { token });
    },
    vote: () => api.request(vote, { body: { quizpoll_id: 1, quizpoll_option_id: 1 } }, { token }),
    registerForLeague: () => api.request(registerForLeague, { body: team }, { token }),
    saveFormResponse: () => sendForm(api, writeForm(answerParts('trials', [{ field, text: 'Asha' }])), { token }),
    editResponse: async () => {
      const { data } = await api.reply(formReceipts, { params: { id: 'trials' } }, { token });
      const body = {
        id: data[0]?.id ?? 1,
        form_id: 'trials',
        revision: 0,
        answers: [{ field_id: field, text: 'Asha' }],
      };
      return api.request(editResponse, { body }, { token });
    },
    saveFormProgress: () =>
      api.request(
        saveFormProgress,
        { params: { id: 'trials' }, body: { replaces: null, answers: [], files: [] } },
        { token },
      ),
    joinFormWaitingList: () => api.request(joinFormWaitingList, { body: { form_id: 'camp' } }, { token }),
    joinTeamWaitingList: () => api.request(joinTeamWaitingList, { body: fullTeam }, { token }),
    updateProfile: () => {
      const body = { name: 'Asha Rao', email: '', phone: '', avatar: '' };
      return api.request(updateProfile, { body }, { token });
    },
    report: () => {
      const body = { kind: 'post' as const, id: 1, reason: 'bullying' as const, note: 'It is about me' };
      return api.request(report, { body }, { token });
    },
    beginUpload: () => api.request(beginUpload, { body: { name: 'id.pdf', bytes: 10 } }, { token }),
    updateLocation: () =>
      api.request(updateLocation, { body: { lat: 12.97, lng: 77.59, location: 'Here' } }, { token }),
  });

  test('every user write either waits for the guardian or is listed as open [P-1]', () => {
    const writes = allEndpoints
      .filter(({ auth, method }) => (auth === 'bearer' || auth === 'either') && method !== 'GET')
      .map(({ id }) => id);
    expect(writes.toSorted()).toEqual([...open, ...Object.keys(kept('', 0))].toSorted());
  });

  test('reading, following and liking work; everything else is refused, and nothing else is stored [P-1]', async () => {
    const { token, userId, phone } = await signIn(api);
    const { sayYear } = consentOf(api, token);
    const refused = async (step: string) => {
      for (const [id, send] of Object.entries(kept(token, '1'))) {
        const { status, json } = await send();
        expect([id, status, json]).toMatchObject([id, 403, { code: 'consent_needed', consent: step }]);
      }
    };
    await refused('age');
    await sayYear(MINOR_YEAR);
    await refused('guardian');
    const mail = { email: 'reader@mail.example', tag: 'home' };
    expect((await api.request(subscribeByEmail, { body: mail }, { token })).status).toBe(403);
    expect((await api.request(like, { body: { post_id: 1, type: 'thumbsup' } }, { token })).status).toBe(200);
    expect((await api.request(followTag, { body: { following_id: 1, type: 'tag' } }, { token })).status).toBe(200);
    expect((await api.request(me, {}, { token })).status).toBe(200);
    // A report needs no text from the person, and a changed number stores nothing new.
    const plain = { kind: 'post', id: 1, reason: 'bullying' } as const;
    expect((await api.request(report, { body: plain }, { token })).status).toBe(200);
    const number = { name: '', email: '', phone: newPhone(), avatar: '' };
    expect((await api.request(updateProfile, { body: number }, { token })).status).toBe(200);

    const found: string[] = [];
    for (const table of personalTables) {
      const { rows } =
        await sql`select 1 from ${sql.table(table.name)} where ${isOwnedBy({ userId, phone }, table)}`.execute(api.db);
      if (rows.length > 0) found.push(table.name);
    }
    const account = new Set(['users', 'consents', 'sessions', 'session_tokens', 'otp_phones', 'live_events']);
    expect(found.filter((name) => !account.has(name)).toSorted()).toEqual([
      'birth_years',
      'post_likes',
      'reports',
      'tag_follows',
    ]);
  });

  test('once the guardian has agreed, the same requests succeed [P-1]', async () => {
    const { token } = await signIn(api);
    await consentOf(api, token).give();
    const conversation = await startConversation(api, token, { name: 'Turf', message: 'Hello' });
    for (const [id, send] of Object.entries(kept(token, conversation)))
      expect([id, (await send()).status]).toEqual([id, 200]);
  });
});
