import { closePoll, deskPolls, removePoll, savePoll, type DeskPoll } from '@maidan/contract/desk/pages/polls';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { Id } from '@maidan/contract/core/wire';
import type { Db, Tx } from '../../db/open-database.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { idCursor, pageOf, requireId } from '../access/cursors.service.ts';
import { hasVotes, removeUnvoted, requirePoll, setPollClosed, thingOf } from './change-poll.service.ts';
import { freeSlug } from './free-slug.store.ts';
import { readLink } from './read-link.service.ts';
import {
  addPoll,
  changePoll,
  listDeskPolls,
  listOptionsOf,
  listTagsOfPolls,
  setOptions,
  type DeskPollRow,
} from './polls.store.ts';

const WHAT = 'poll';

/** Polls, for editors. */
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
          const before = body.id === undefined ? undefined : await requireChangeable(tx, body.id, question, options);
          const about = body.about === undefined ? (before?.about ?? null) : readLink('about', body.about);
          const id =
            before?.id ?? (await addPoll(tx, await freeSlug(tx, 'polls', question, WHAT), { question, about }));
          if (before) await changePoll(tx, id, { question, about });
          await setOptions(tx, id, options);
          await log({ action: before ? 'poll.changed' : 'poll.added', thing: thingOf({ id, question }) });
          return one(tx, { id, question, about, closed_at: before?.closed_at ?? null });
        }),
      ),

      route(closePoll, ({ params, body: { closed } }, { act }) =>
        act(async (tx, now, log) => {
          return one(tx, await setPollClosed({ tx, now, log }, requireId(params.id, WHAT), closed));
        }),
      ),

      route(removePoll, ({ params }, { act }) =>
        act(async (tx, now, log) => {
          await removeUnvoted({ tx, now, log }, requireId(params.id, WHAT));
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

/**
 * Requires a poll without votes, or one that already has this question and these answers.
 * @throws ApiError 409 for any other poll
 */
async function requireChangeable(tx: Tx, key: Id, question: string, answers: readonly string[]): Promise<DeskPollRow> {
  const poll = await requirePoll(tx, requireId(key, WHAT));
  const options = await listOptionsOf(tx, [poll.id]);
  const isSame = poll.question === question && options.map(({ text }) => text).join('\n') === answers.join('\n');
  if (isSame || !hasVotes(options)) return poll;
  const text = 'People have voted in this poll, so its question and answers can no longer change.';
  throw errors.conflict('conflict', { text });
}

async function one(db: Db, poll: DeskPollRow): Promise<DeskPoll> {
  const [described] = await describe(db, [poll]);
  if (!described) throw errors.notFound(WHAT);
  return described;
}

async function describe(db: Db, rows: readonly DeskPollRow[]): Promise<DeskPoll[]> {
  const ids = rows.map(({ id }) => id);
  const [options, tags] = await Promise.all([listOptionsOf(db, ids), listTagsOfPolls(db, ids)]);
  return rows.map(({ id, question, about, closed_at: closedAt }) => {
    const own = options
      .filter((option) => option.poll_id === id)
      .map((option) => ({ id: option.id, text: option.text, votes: Number(option.votes) }));
    return {
      id,
      question,
      about,
      options: own,
      votes: own.reduce((sum, { votes }) => sum + votes, 0),
      closed_at: closedAt === null ? null : toInstant(closedAt),
      tags: tags.filter((tag) => tag.poll_id === id).map((tag) => ({ id: tag.id, name: tag.name })),
    };
  });
}
