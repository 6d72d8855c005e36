import type { Id } from '@maidan/contract/core/wire';
import {
  deskForms,
  formAnswers,
  formAnswersFile,
  formFileLink,
  showSenderPhone,
  type FormAnswer,
} from '@maidan/contract/desk/forms';
import { DESK_PAGE_SIZE, FILE_ROWS } from '@maidan/contract/desk/limits';
import type { Context } from 'hono';
import type { Db } from '../../../db/open-database.ts';
import { isUploadName } from '../../../adapters/files/uploads.ts';
import { route, type HttpEnv } from '../../../http/call.ts';
import { defineCursor } from '../../../http/cursor.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { CSV_START } from '../../forms/export/csv.service.ts';
import {
  findFormToExport,
  listResponses,
  type FormToExport,
  type ResponseRow,
} from '../../forms/export/exports.store.ts';
import { formHeader, formLine } from '../../forms/export/form-csv.service.ts';
import { sendUpload } from '../../forms/responses/send-file.service.ts';
import { defineModule } from '../../module.ts';
import { idCursor, pageOf, requireId } from '../access/cursors.service.ts';
import { phoneEnding } from '../access/staff-member.reply.ts';
import { uncoverNumber } from '../people/uncover-number.service.ts';
import { isLinkValid, linkToFile } from './file-link.service.ts';
import { describeForm } from './forms.reply.ts';
import { findAnswerFile, findDeskForm, findSender, listForms, type DeskFormRow } from './forms.store.ts';

const placeCursor = defineCursor(['at', 'id']);

/** The forms of the sites, and what people answered. */
export const deskFormsModule = defineModule({
  name: 'desk-forms',
  routes: ({ db, clock, pepper }) => [
    route(deskForms, async ({ query }) => {
      const rows = await listForms(db, idCursor.read(query.cursor)?.id, DESK_PAGE_SIZE + 1);
      const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
      return { data: page.map((row) => describeForm(row, clock())), cursor };
    }),

    route(formAnswers, async ({ params, query }) => {
      const { form, fields } = await requireForm(db, params.id);
      const { page, cursor } = await readPage(db, form.id, 'desc', query.cursor, DESK_PAGE_SIZE);
      return {
        form: describeForm(form, clock()),
        fields: fields.map(({ id, label, is_shown }) => ({ id, label, is_asked: is_shown === 1 })),
        data: page.map((row) => describeAnswer(row, form)),
        cursor,
      };
    }),

    route(formAnswersFile, async ({ params, query }, { act }) => {
      const { form, ...exported } = await requireForm(db, params.id);
      const { page, cursor } = await readPage(db, form.id, 'asc', query.cursor, FILE_ROWS);
      const isFirst = query.cursor === undefined;
      if (isFirst) {
        const thing = { kind: 'form', id: form.id, name: form.title };
        await act((_tx, _now, log) => log({ action: 'form-answers.exported', thing }));
      }
      const header = isFirst ? CSV_START + formHeader(exported) : '';
      const lines = page.map((row) => formLine(exported, row, (file) => file.original_name));
      const day = toInstant(clock()).slice(0, 10);
      return { file_name: `${form.slug}-answers-${day}.csv`, csv: header + lines.join(''), cursor };
    }),

    route(showSenderPhone, ({ params }, { staff, act }) =>
      act(async (tx, now, log) => {
        const sender = await findSender(tx, requireId(params.id, 'answer'));
        if (!sender) throw errors.notFound('answer');
        return uncoverNumber(tx, staff, sender, now, log);
      }),
    ),

    route(formFileLink, ({ body: { name } }, { act }) =>
      act(async (tx, now, log) => {
        const file = isUploadName(name) ? await findAnswerFile(tx, name) : undefined;
        if (!file) throw errors.notFound('file');
        await log({ action: 'form-file.opened', thing: { kind: 'form', id: file.form_id, name: file.title } });
        return { path: linkToFile(pepper, name, now) };
      }),
    ),
  ],
  pages: (context) => [{ path: '/api/desk/forms/file/:name', limit: 'read', send: (c) => sendLinkedFile(context, c) }],
});

async function requireForm(db: Db, key: Id): Promise<{ form: DeskFormRow } & FormToExport> {
  const id = requireId(key, 'form');
  const [form, exported] = await Promise.all([findDeskForm(db, id), findFormToExport(db, id)]);
  if (!form || !exported) throw errors.notFound('form');
  return { ...exported, form };
}

async function readPage(db: Db, formId: number, order: 'asc' | 'desc', cursor: string | undefined, size: number) {
  const from = placeCursor.read(cursor);
  const after = from && { created_at: from.at, id: from.id };
  const rows = await listResponses(db, formId, { order, after, limit: size + 1 });
  return pageOf(rows, size, ({ created_at: at, id }) => placeCursor.write({ at, id }));
}

const describeAnswer = (row: ResponseRow, { seen_until }: DeskFormRow): FormAnswer & { id: number } => ({
  id: row.id,
  sent_at: toInstant(row.created_at),
  is_new: row.created_at > seen_until,
  person: { id: row.user_id, name: row.name ?? '', phone_ending: phoneEnding(row.phone) },
  guardian: row.guardian_name,
  answers: row.answers.map(({ field_id, answer_text: text }) => ({ field_id, text })),
  files: row.files.map(({ field_id, name, original_name }) => ({ field_id, name, original_name })),
});

/** The link itself is the permission: a browser that opens it sends no token. */
async function sendLinkedFile({ db, uploads, pepper, clock }: AppContext, c: Context<HttpEnv>): Promise<Response> {
  const link = {
    name: c.req.param('name') ?? '',
    until: c.req.query('until') ?? '',
    signature: c.req.query('signature') ?? '',
  };
  if (!isLinkValid(pepper, link, clock())) throw errors.notFound('file');
  return sendUpload(c, uploads, await findAnswerFile(db, link.name));
}
