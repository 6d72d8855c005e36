import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { closePoll } from '@maidan/contract/desk/content/polls';
import { closeInbox, reopenInbox } from '@maidan/contract/desk/inbox';
import { deskFixtureById, undoFixture } from '@maidan/contract/desk/league-fixtures';
import type { LoggedAct } from '@maidan/contract/desk/log';
import { changeHeldWord, liftSanction } from '@maidan/contract/desk/moderation';
import { personById } from '@maidan/contract/desk/people';
import { restorePosts, withdrawPosts } from '@maidan/contract/desk/posts';
import { decideReport } from '@maidan/contract/desk/reports';
import type { reportKinds } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';

/** How an act is taken back, by the call whose roles decide who may. */
interface UndoAct {
  readonly by: Endpoint;
  readonly run: (api: Api, id: number, act: LoggedAct) => Promise<unknown>;
}

const UNDO_DAYS = 30;
const DAY = 86_400_000;

const refuse = (by: Endpoint, serverMessage: string) =>
  new ApiError({ kind: 'http', endpointId: by.id, status: 409, code: 'conflict', serverMessage });

function postAct(by: typeof withdrawPosts | typeof restorePosts): UndoAct {
  return {
    by,
    async run(api, id) {
      const { failed } = await api.call(by, { body: { ids: [id] } });
      if (failed[0]) throw refuse(by, failed[0].reason);
    },
  };
}

const conversationAct = (by: typeof closeInbox | typeof reopenInbox): UndoAct => ({
  by,
  run: (api, id) => api.call(by, { params: { id } }),
});

const fixtureAct: UndoAct = {
  by: undoFixture,
  async run(api, id) {
    const { fixture } = await api.call(deskFixtureById, { params: { id } });
    await api.call(undoFixture, { params: { id }, body: { version: fixture.version } });
  },
};

/** The log names the person; which decision it was is what is in force, or not, against them. */
const sanctionAct = (kind: SanctionKind, lifted: boolean): UndoAct => ({
  by: liftSanction,
  async run(api, id) {
    const { sanctions } = await api.call(personById, { params: { id } });
    const found = sanctions.find((one) => one.kind === kind && one.in_force === lifted);
    if (!found) throw refuse(liftSanction, 'This has ended already.');
    await api.call(liftSanction, { body: { id: Number(found.id), lifted } });
  },
});

const caseAct = (kind: (typeof reportKinds)[number]): UndoAct => ({
  by: decideReport,
  run: (api, id, act) => api.call(decideReport, { body: { kind, id, decision: 'keep', after: Number(act.id) } }),
});

const wordAct = (isHeld: boolean): UndoAct => ({
  by: changeHeldWord,
  run: (api, _, { thing }) => api.call(changeHeldWord, { body: { word: thing?.name ?? '', is_held: isHeld } }),
});

const pollAct = (closed: boolean): UndoAct => ({
  by: closePoll,
  run: (api, id) => api.call(closePoll, { params: { id }, body: { closed } }),
});

const undoActs: Readonly<Record<string, UndoAct>> = {
  'comment.hidden': caseAct('comment'),
  'conversation.closed': conversationAct(reopenInbox),
  'conversation.reopened': conversationAct(closeInbox),
  'fixture.cancelled': fixtureAct,
  'fixture.moved': fixtureAct,
  'fixture.result-corrected': fixtureAct,
  'fixture.result-entered': fixtureAct,
  'held-word.added': wordAct(false),
  'held-word.removed': wordAct(true),
  'message.hidden': caseAct('message'),
  'person.ban': sanctionAct('ban', true),
  'person.ban-lifted': sanctionAct('ban', false),
  'person.limit': sanctionAct('limit', true),
  'person.limit-lifted': sanctionAct('limit', false),
  'person.suspension': sanctionAct('suspension', true),
  'person.suspension-lifted': sanctionAct('suspension', false),
  'poll.closed': pollAct(false),
  'poll.reopened': pollAct(true),
  'post.hidden': caseAct('post'),
  'post.published': postAct(withdrawPosts),
  'post.restored': postAct(withdrawPosts),
  'post.withdrawn': postAct(restorePosts),
};

/** How an act can be taken back now: null for one of another kind, an old one, or one that something was built on. */
export function undoActOf(act: LoggedAct, now: number): UndoAct | null {
  const isRecent = act.at !== null && now - Date.parse(act.at) < UNDO_DAYS * DAY;
  return act.is_latest && isRecent ? (undoActs[act.action] ?? null) : null;
}
