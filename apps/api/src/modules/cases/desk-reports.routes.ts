import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { decideReport, deskReports, uncoverCase } from '@maidan/contract/desk/cases/reports';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineCursor } from '../../http/cursor.ts';
import { defineModule } from '../module.ts';
import { pageOf } from '../access/cursors.service.ts';
import { decide } from './decide.service.ts';
import { findLastDecision } from './last-decision.store.ts';
import { findFacts, listCases, readReports } from './desk-reports.store.ts';
import { describeCases } from './reports.reply.ts';

const listCursor = defineCursor(['weight', 'at', 'id']);

/** Reports from readers, for moderators. */
export const deskReportsModule = defineModule({
  name: 'desk-reports',
  routes: ({ db, files }) => [
    route(deskReports, async ({ query: { state, cursor } }) => {
      const rows = await listCases(db, state, listCursor.read(cursor), DESK_PAGE_SIZE + 1);
      const { page, cursor: next } = pageOf(rows, DESK_PAGE_SIZE, ({ weight, firstAt, order }) =>
        listCursor.write({ weight, at: firstAt, id: order }),
      );
      return { data: await describeCases(db, page, state), cursor: next };
    }),

    route(decideReport, ({ body: { kind, id, decision, after, reason, sanction } }, { act, staff }) =>
      act(async (tx, now, log) => {
        const hide = decision === 'hide';
        if (sanction && !hide)
          throw errors.invalidField('sanction', 'Only something that you hide can have a consequence for its author.');
        const thing = { kind, id };
        await decide({ tx, now, files, log, staff }, { thing, hide, after, reason, sanction });
        return { is_hidden: hide, decision: (await findLastDecision(tx, thing))?.id ?? 0 };
      }),
    ),

    route(uncoverCase, ({ body: { state, ...thing } }, { act }) =>
      act(async (tx, _, log) => {
        const facts = await findFacts(tx, thing);
        const { reasons, notes } = await readReports(tx, thing, state);
        // Moderators do not see things that were neither reported nor held.
        if (!facts || (facts.heldFor === null && reasons.length === 0)) throw errors.notFound(thing.kind);
        await log({ action: `${thing.kind}.uncovered`, thing: { ...thing, name: facts.name } });
        const message = facts.message?.type === 'text' ? facts.message.message : null;
        return { text: facts.text ?? message, notes };
      }),
    ),
  ],
});
