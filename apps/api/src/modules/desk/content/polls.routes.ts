import { closePoll, deskPolls, removePoll, savePoll, type DeskPoll } from '@maidan/contract/desk/content/polls';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { Id } from '@maidan/contract/core/wire';
import type { Db, Tx } from '../../../db/open-database.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { idCursor, pageOf, requireId } from '../access/cursors.service.ts';
import { freeSlug } from './free-slug.store.ts';
import {
  addPoll,
  listDeskPolls,
  listOptionsOf,
  listTagsOfPolls,
  removePollRow,
  setClosed,
  setOptions,
  setQuestion,
  takePoll,
  type DeskPollRow,
} from './polls.store.ts';

const WHAT = 'poll';
const thingOf = ({ id, question }: Pick<DeskPollRow, 'id' | 'question'>) => ({ kind: WHAT, id, name: question });

/** Polls, for who edits them. */
export const deskPollsModule = defineModule({
  name: 'desk-polls',
  routes({ db }) {
    return [
      route(deskPolls, async ({ query }) => {
        const rows = await listDeskPolls(db, idCursor.read(query.cursor)?.id);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: await describe(db, page), cursor };
      }),

      route(savePoll, ({ body }, { act }) =>
        act(async (tx, _now, log) => {
          const { question, options } = read(body);
          const before = body.id === undefined ? undefined : await requireUnvoted(tx, body.id);
          const id = before?.id ?? (await addPoll(tx, await freeSlug(tx, 'polls', question, WHAT), question));
          if (before) await setQuestion(tx, id, question);
          await setOptions(tx, id, options);
          await log({ action: before ? 'poll.changed' : 'poll.added', thing: thingOf({ id, question }) });
          return one(tx, { id, question, closed_at: before?.closed_at ?? null });
        }),
      ),

      route(closePoll, ({ params, body: { closed } }, { act }) =>
        act(async (tx, now, log) => {
          const poll = await requirePoll(tx, params.id);
          const isClosed = poll.closed_at !== null;
          if (isClosed === closed) return one(tx, poll);
          const closed_at = closed ? now : null;
          await setClosed(tx, poll.id, closed_at);
          await log({ action: closed ? 'poll.closed' : 'poll.reopened', thing: thingOf(poll) });
          return one(tx, { ...poll, closed_at });
        }),
      ),

      route(removePoll, ({ params }, { act }) =>
        act(async (tx, _now, log) => {
          const poll = await requireUnvoted(tx, params.id);
          await removePollRow(tx, poll.id);
          await log({ action: 'poll.removed', thing: thingOf(poll) });
          return null;
        }),
      ),
    ];
  },
});

/** @throws ApiError 422 */
function read(body: { question: string; options: readonly string[] }) {
  const question = body.question.trim();
  const options = body.options.map((option) => option.trim());
  if (question === '') throw errors.invalidField('question', 'Please enter a question.');
  if (options.includes('')) throw errors.invalidField('options', 'Please fill in every answer, or remove it.');
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length) {
    throw errors.invalidField('options', 'Two answers are the same.');
  }
  return { question, options };
}

async function requirePoll(tx: Tx, key: Id): Promise<DeskPollRow> {
  const poll = await takePoll(tx, requireId(key, WHAT));
  if (!poll) throw errors.notFound(WHAT);
  return poll;
}

/** @throws ApiError 409 for a poll that people have voted in */
async function requireUnvoted(tx: Tx, key: Id): Promise<DeskPollRow> {
  const poll = await requirePoll(tx, key);
  const options = await listOptionsOf(tx, [poll.id]);
  if (options.every(({ votes }) => Number(votes) === 0)) return poll;
  throw errors.conflict('conflict', { text: 'People have voted in this poll. It can only be closed.' });
}

async function one(db: Db, poll: DeskPollRow): Promise<DeskPoll> {
  const [described] = await describe(db, [poll]);
  if (!described) throw errors.notFound(WHAT);
  return described;
}

async function describe(db: Db, rows: readonly DeskPollRow[]): Promise<DeskPoll[]> {
  const ids = rows.map(({ id }) => id);
  const [options, tags] = await Promise.all([listOptionsOf(db, ids), listTagsOfPolls(db, ids)]);
  return rows.map(({ id, question, closed_at: closedAt }) => {
    const own = options
      .filter((option) => option.poll_id === id)
      .map((option) => ({ id: option.id, text: option.text, votes: Number(option.votes) }));
    return {
      id,
      question,
      options: own,
      votes: own.reduce((sum, { votes }) => sum + votes, 0),
      closed_at: closedAt === null ? null : toInstant(closedAt),
      tags: tags.filter((tag) => tag.poll_id === id).map((tag) => ({ id: tag.id, name: tag.name })),
    };
  });
}
