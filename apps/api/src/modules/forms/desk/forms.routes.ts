import type { Id } from '@maidan/contract/core/wire';
import {
  deskForms,
  formAnswers,
  formAnswersFile,
  formFileLink,
  showSenderPhone,
  formArchiveLink,
  judgeAnswer,
  type AnswerState,
  type FormAnswer,
} from '@maidan/contract/desk/forms/forms';
import { DESK_PAGE_SIZE, FILE_ROWS } from '@maidan/contract/desk/limits';
import { sortableDay } from '@maidan/i18n/date-time';
import { pages } from '@maidan/contract/operations/pages';
import type { Db } from '../../../db/open-database.ts';
import { isUploadName } from '../../../adapters/files/uploads.ts';
import { route } from '../../../http/call.ts';
import { defineCursor } from '../../../http/cursor.ts';
import { errors } from '../../../http/errors/errors.ts';
import { pageRoute } from '../../../http/mount-pages.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { CSV_START, csvLine } from '../export/csv.service.ts';
import { findFormToExport, listResponses, type FormToExport, type ResponseRow } from '../export/exports.store.ts';
import { formHeader, formLine } from '../export/form-cells.service.ts';
import { noteAnswerEvent } from '../../webhooks/note-event.store.ts';
import { defineModule } from '../../module.ts';
import { idCursor, pageOf, requireId } from '../../access/cursors.service.ts';
import { openCursor, sealCursor } from '../../access/export-cursor.service.ts';
import { phoneEnding } from '../../access/staff-member.reply.ts';
import { uncoverNumber } from '../../people/numbers/uncover-number.service.ts';
import { coverResponse } from './cover-response.service.ts';
import { linkTo } from './file-link.service.ts';
import { describeForm } from './forms.reply.ts';
import { changeAnswer, findAnswerFile, findDeskForm, findSender, listForms, type DeskFormRow } from './forms.store.ts';
import { sendLinkedArchive, sendLinkedFile } from './linked-downloads.ts';

const placeCursor = defineCursor(['at', 'id']);

/** The forms of the sites, and the responses to them. */
export const deskFormsModule = defineModule({
  name: 'desk-forms',
  routes: ({ db, clock, pepper }) => [
    route(deskForms, async ({ query }) => {
      const rows = await listForms(
        db,
        { before: idCursor.read(query.cursor)?.id, templates: query.only === 'templates' },
        DESK_PAGE_SIZE + 1,
      );
      const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
      return { data: page.map((row) => describeForm(row, clock())), cursor };
    }),

    route(formAnswers, async ({ params, query }) => {
      const { form, fields } = await requireForm(db, params.id);
      const { page, cursor } = await readPage(db, form.id, 'desc', query, DESK_PAGE_SIZE);
      return {
        form: describeForm(form, clock()),
        fields: fields.map(({ id, label, is_shown }) => ({ id, label, is_asked: is_shown === 1 })),
        data: page.map((row) => describeAnswer(row, form)),
        cursor,
      };
    }),

    route(formAnswersFile, async ({ params, query }, { staff, act }) => {
      const { form, ...exported } = await requireForm(db, params.id);
      const part = { pepper, staffId: staff.staffId, of: ['form-answers', form.id] };
      const from = openCursor(part, query.cursor, clock());
      const { page, cursor } = await readPage(db, form.id, 'asc', { cursor: from }, FILE_ROWS);
      const isFirst = from === undefined;
      if (isFirst) {
        const thing = { kind: 'form', id: form.id, name: form.title };
        await act((_tx, _now, log) => log({ action: 'form-answers.exported', thing }));
      }
      const header = isFirst ? CSV_START + csvLine(formHeader(exported)) : '';
      const lines = page.map((row) => csvLine(formLine(exported, coverResponse(row), (file) => file.original_name)));
      const day = sortableDay(clock());
      const next = sealCursor(part, cursor, clock());
      return { file_name: `${form.slug}-answers-${day}.csv`, csv: header + lines.join(''), cursor: next };
    }),

    route(showSenderPhone, ({ params }, { staff, act }) =>
      act(async (tx, now, log) => {
        const sender = await findSender(tx, requireId(params.id, 'answer'));
        if (!sender) throw errors.notFound('answer');
        return uncoverNumber(tx, staff, sender, now, log);
      }),
    ),

    route(judgeAnswer, ({ params, body }, { act }) =>
      act(async (tx, now, log) => {
        const id = requireId(params.id, 'answer');
        const before = await changeAnswer(tx, id, { state: body.state, note: body.note.trim() });
        if (!before) throw errors.notFound('answer');
        const thing = { kind: 'form', id: before.form_id, name: before.title };
        const [was, is] = [{ state: before.state }, { state: body.state }];
        if (before.state !== body.state) {
          const judged = { event: 'answer.judged', formId: before.form_id, id, state: body.state } as const;
          await noteAnswerEvent(tx, judged, now);
          await log({ action: 'form-answer.judged', thing, before: was, after: is });
        }
        return null;
      }),
    ),

    route(formArchiveLink, async ({ params }, { act }) => {
      const { form } = await requireForm(db, params.id);
      return act(async (_tx, now, log) => {
        await log({ action: 'form-answers.exported', thing: { kind: 'form', id: form.id, name: form.title } });
        return { path: linkTo('form-archive', pepper, String(form.id), now) };
      });
    }),

    route(formFileLink, ({ body: { name } }, { act }) =>
      act(async (tx, now, log) => {
        const file = isUploadName(name) ? await findAnswerFile(tx, name) : undefined;
        if (!file) throw errors.notFound('file');
        await log({ action: 'form-file.opened', thing: { kind: 'form', id: file.form_id, name: file.title } });
        return { path: linkTo('answer-file', pepper, name, now) };
      }),
    ),
  ],
  pages: (context) => [
    pageRoute(pages.deskAnswerFile, (c) => sendLinkedFile(context, c)),
    pageRoute(pages.deskAnswerArchive, (c) => sendLinkedArchive(context, c)),
  ],
});

async function requireForm(db: Db, key: Id): Promise<{ form: DeskFormRow } & FormToExport> {
  const id = requireId(key, 'form');
  const [form, exported] = await Promise.all([findDeskForm(db, id), findFormToExport(db, id)]);
  if (!form || !exported) throw errors.notFound('form');
  return { ...exported, form };
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly state?: AnswerState | undefined;
  readonly search?: string | undefined;
}

async function readPage(db: Db, formId: number, order: 'asc' | 'desc', query: PageQuery, size: number) {
  const { cursor, state, search } = query;
  const from = placeCursor.read(cursor);
  const after = from && { created_at: from.at, id: from.id };
  const rows = await listResponses(db, formId, { order, after, limit: size + 1, state, search: search?.trim() });
  return pageOf(rows, size, ({ created_at: at, id }) => placeCursor.write({ at, id }));
}

const describeAnswer = (row: ResponseRow, { seen_until }: DeskFormRow): FormAnswer & { id: number } => ({
  id: row.id,
  sent_at: toInstant(row.created_at),
  edited_at: row.edited_at === null ? null : toInstant(row.edited_at),
  form_version: row.form_version,
  is_new: row.created_at > seen_until,
  person: { id: row.user_id, name: row.name ?? '', phone_ending: phoneEnding(row.phone) },
  guardian: row.guardian_name,
  answers: row.answers.map(({ field_id, answer_text: text }) => ({ field_id, text })),
  files: row.files.map(({ field_id, name, original_name }) => ({ field_id, name, original_name })),
  state: row.state,
  note: row.note,
});
