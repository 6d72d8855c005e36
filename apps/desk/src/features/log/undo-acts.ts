import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { closePoll } from '@maidan/contract/desk/pages/polls';
import { closeInbox, reopenInbox } from '@maidan/contract/desk/inbox/inbox';
import { bringFixtureBack, deskFixtureById, undoFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { LoggedAct } from '@maidan/contract/desk/log';
import { changeHeldWord, decideAppeal, liftSanction } from '@maidan/contract/desk/cases/moderation';
import { personById } from '@maidan/contract/desk/people';
import { restorePosts, withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { saveSiteDetails } from '@maidan/contract/desk/site-details';
import { decideReport } from '@maidan/contract/desk/cases/reports';
import { detailNames } from '@maidan/contract/operations/site-details';
import { reportReasons, type reportKinds } from '@maidan/contract/feed/reports';
import { needsConfirmation } from '../../acts/needs-confirmation.ts';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';

/** How to undo an action. The roles of the call decide who may. */
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
    try {
      await api.call(undoFixture, { params: { id }, body: { version: fixture.version } });
    } catch (error) {
      if (!needsConfirmation(error)) throw error;
      throw refuse(undoFixture, `${error.serverMessage} Undo it on the match page.`);
    }
  },
};

/** The log names only the person, so the sanction is found by its kind and whether it is in force. */
const sanctionAct = (kind: SanctionKind, lifted: boolean): UndoAct => ({
  by: liftSanction,
  async run(api, id) {
    const { sanctions } = await api.call(personById, { params: { id } });
    const found = sanctions.find((one) => one.kind === kind && one.in_force === lifted);
    if (!found) throw refuse(liftSanction, 'This has already ended.');
    await api.call(liftSanction, { body: { id: Number(found.id), lifted } });
  },
});

/** Hides a comment again for the same rule as before. */
const caseAct = (kind: (typeof reportKinds)[number], decision: 'keep' | 'hide'): UndoAct => ({
  by: decideReport,
  run(api, id, { id: after, before }) {
    const reason = reportReasons.find((rule) => rule === before?.['rule']) ?? 'other';
    return api.call(decideReport, { body: { kind, id, decision, after: Number(after), reason } });
  },
});

const appealAct: UndoAct = {
  by: decideAppeal,
  run: (api, id) => api.call(decideAppeal, { body: { id, granted: null } }),
};

const wordAct = (isHeld: boolean): UndoAct => ({
  by: changeHeldWord,
  run: (api, _, { thing }) => api.call(changeHeldWord, { body: { word: thing?.name ?? '', is_held: isHeld } }),
});

const pollAct = (closed: boolean): UndoAct => ({
  by: closePoll,
  run: (api, id) => api.call(closePoll, { params: { id }, body: { closed } }),
});

const siteDetailsAct: UndoAct = {
  by: saveSiteDetails,
  run(api, _, { before }) {
    const changes = detailNames.flatMap((name) => {
      const value = before?.[name] ?? null;
      return value === null ? [] : [{ name, value }];
    });
    return api.call(saveSiteDetails, { body: { changes } });
  },
};

const undoActs: Readonly<Record<string, UndoAct>> = {
  'appeal.granted': appealAct,
  'appeal.refused': appealAct,
  'comment.hidden': caseAct('comment', 'keep'),
  'comment.shown': caseAct('comment', 'hide'),
  'conversation.closed': conversationAct(reopenInbox),
  'conversation.reopened': conversationAct(closeInbox),
  'fixture.cancelled': fixtureAct,
  'fixture.decided': fixtureAct,
  'fixture.decision-taken-back': fixtureAct,
  'fixture.corrected': fixtureAct,
  'fixture.moved': fixtureAct,
  'fixture.removed': { by: bringFixtureBack, run: (api, id) => api.call(bringFixtureBack, { params: { id } }) },
  'fixture.result-corrected': fixtureAct,
  'fixture.result-entered': fixtureAct,
  'held-word.added': wordAct(false),
  'held-word.removed': wordAct(true),
  'message.hidden': caseAct('message', 'keep'),
  'message.shown': caseAct('message', 'hide'),
  'person.ban': sanctionAct('ban', true),
  'person.ban-lifted': sanctionAct('ban', false),
  'person.limit': sanctionAct('limit', true),
  'person.limit-lifted': sanctionAct('limit', false),
  'person.suspension': sanctionAct('suspension', true),
  'person.suspension-lifted': sanctionAct('suspension', false),
  'person.warning': sanctionAct('warning', true),
  'person.warning-lifted': sanctionAct('warning', false),
  'poll.closed': pollAct(false),
  'poll.reopened': pollAct(true),
  'post.hidden': caseAct('post', 'keep'),
  'post.shown': caseAct('post', 'hide'),
  'post.published': postAct(withdrawPosts),
  'post.restored': postAct(withdrawPosts),
  'post.withdrawn': postAct(restorePosts),
  'site-details.changed': siteDetailsAct,
};

/** How to undo an action; null if its kind has no undo, it is too old, or something later has changed the same thing. */
export function undoActOf(act: LoggedAct, now: number): UndoAct | null {
  const isRecent = act.at !== null && now - Date.parse(act.at) < UNDO_DAYS * DAY;
  return act.is_latest && isRecent ? (undoActs[act.action] ?? null) : null;
}
