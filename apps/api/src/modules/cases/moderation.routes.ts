import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import {
  changeHeldWord,
  decideAppeal,
  deskAppeals,
  deskSanctions,
  heldWords,
  liftSanction,
} from '@maidan/contract/desk/cases/moderation';
import { route } from '../../http/call.ts';
import { writtenLine } from '../../http/reply/written-text.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { listOpenAppeals } from '../moderation/appeals.store.ts';
import { changeHeldWord as changeWord } from '../moderation/held-words.service.ts';
import { listHeldWords } from '../moderation/held-words.store.ts';
import { isEndless, listSanctioned } from '../moderation/sanctions.store.ts';
import { idCursor, pageOf } from '../access/cursors.service.ts';
import { findReachLimit } from '../access/require-reach.service.ts';
import { describeAppeals } from './appeals.reply.ts';
import { answerAppeal, lift, takeAnswerBack } from './answer-appeal.service.ts';

/** People with a sanction, their appeals, and the words that make a comment wait. */
export const deskModerationModule = defineModule({
  name: 'desk-moderation',
  routes: ({ db, clock }) => [
    route(deskSanctions, async ({ query }, { staff }) => {
      const after = idCursor.read(query.cursor)?.id ?? null;
      const rows = await listSanctioned(db, clock(), after, DESK_PAGE_SIZE + 1);
      const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, ({ id }) => idCursor.write({ id }));
      const data = await Promise.all(
        page.map(async (row) => {
          const { id, name: person, kind, rule, created_at: at, ends_at: endsAt, user_id: userId } = row;
          const refused = await findReachLimit(db, staff, { userId, isEndless: isEndless(row) });
          const times = { at: toInstant(at), ends_at: endsAt === null ? null : toInstant(endsAt) };
          return { id, person, kind, rule, ...times, refused };
        }),
      );
      return { data, cursor };
    }),

    route(liftSanction, ({ body: { id, lifted } }, { act, staff }) =>
      act(async (tx, now, log) => {
        await lift({ tx, now, log, staff }, id, lifted);
        return null;
      }),
    ),

    route(deskAppeals, async ({ query }, { staff }) => {
      const after = idCursor.read(query.cursor)?.id ?? null;
      const rows = await listOpenAppeals(db, after, DESK_PAGE_SIZE + 1);
      const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, ({ id }) => idCursor.write({ id }));
      return { data: await describeAppeals(db, page, staff), cursor };
    }),

    route(decideAppeal, ({ body: { id, granted } }, { act, staff }) =>
      act(async (tx, now, log) => {
        if (granted === null) await takeAnswerBack({ tx, now, log, staff }, id);
        else await answerAppeal({ tx, now, log, staff }, { id, granted });
        return null;
      }),
    ),

    route(heldWords, async () => ({ data: await listHeldWords(db) })),

    route(changeHeldWord, ({ body: { word: typed, is_held: isHeld } }, { act }) =>
      act(async (tx, _, log) => {
        await changeWord({ tx, log }, writtenLine('word', typed), isHeld);
        return { data: await listHeldWords(tx) };
      }),
    ),
  ],
});
