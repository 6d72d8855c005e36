/** The custom forms of the sites, and their answers. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line } from '../../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, text, word, yesNo } from '../../core/wire.ts';
import { formStates } from '../../league/custom-forms.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { EXPORT_CURSOR_MAX } from '../limits.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;
const cursor = z.optional(line(60));
const byId = z.strictObject({ id: idInput });

export const deskForm = z.object({
  id,
  slug: requiredText,
  title: text,
  answers: count,
  /** Answers since they were last marked as seen; stops at 100. */
  new_answers: count,
  latest_at: instant,
  /** `draft`: never published. */
  state: word(['draft', ...formStates], 'open'),
  /** Whether there are unpublished changes. */
  is_changed: yesNo,
  /** Whether it is offered as a template. */
  is_template: yesNo,
});
export type DeskForm = z.output<typeof deskForm>;

export const deskForms = defineEndpoint({
  ...desk,
  id: 'deskForms',
  method: 'GET',
  path: 'desk/forms',
  query: z.object({ cursor, only: z.optional(z.literal('templates')) }),
  response: z.object({ data: list(deskForm), cursor: optionalText }),
  summary: 'Forms with their numbers of answers, newest first',
});

const answeredField = z.object({
  id,
  label: text,
  /** False for a removed field whose answers are kept. */
  is_asked: yesNo,
});
export type AnsweredField = z.output<typeof answeredField>;

export const answerStates = ['new', 'accepted', 'refused', 'paid'] as const;
/** `paid`: marked by staff, because payments happen outside of the product. */
export type AnswerState = (typeof answerStates)[number];

export const ANSWER_NOTE_MAX = 1000;

const formAnswer = z.object({
  id,
  sent_at: instant,
  /** When its sender last edited it; null if never. */
  edited_at: instant,
  /** The answered version of the form; null for an imported form. */
  form_version: optionalCount,
  is_new: yesNo,
  person: z.object({ id, name: text, phone_ending: optionalText }),
  /** The guardian who agreed for a person under 18. */
  guardian: optionalText,
  /** Skipped fields are left out. */
  answers: list(z.object({ field_id: id, text })),
  /** `name` is the parameter of `formFileLink`. */
  files: list(z.object({ field_id: id, name: requiredText, original_name: text })),
  state: word(answerStates, 'new'),
  /** Only staff see it. */
  note: text,
});
export type FormAnswer = z.output<typeof formAnswer>;

export const formAnswers = defineEndpoint({
  ...desk,
  id: 'formAnswers',
  method: 'GET',
  path: 'desk/forms/{id}/answers',
  params: byId,
  /** Every word of `search` must occur in an answer or the sender's name, ignoring case. */
  query: z.object({ cursor, state: z.optional(z.enum(answerStates)), search: z.optional(line(100)) }),
  response: z.object({
    form: deskForm,
    /** In the order of the form; removed fields come last. */
    fields: list(answeredField),
    data: list(formAnswer),
    cursor: optionalText,
  }),
  summary: 'Answers to a form, newest first',
});

/** A bulk export with numbers covered: it needs a fresh passkey, and its first part is logged. */
export const formAnswersFile = defineEndpoint({
  ...desk,
  id: 'formAnswersFile',
  method: 'GET',
  path: 'desk/forms/{id}/answers/csv',
  secret: true,
  fresh: true,
  params: byId,
  query: z.object({ cursor: z.optional(line(EXPORT_CURSOR_MAX)) }),
  /** Only the first part of `csv` has a header. There are more parts while there is a cursor. */
  response: z.object({ file_name: requiredText, csv: text, cursor: optionalText }),
  summary: 'Answers to a form as CSV, oldest first',
});

/** Logged, and 429 after ten in an hour, including those in conversations. */
export const showSenderPhone = defineEndpoint({
  ...desk,
  id: 'showSenderPhone',
  method: 'POST',
  path: 'desk/forms/answers/{id}/phone',
  secret: true,
  params: byId,
  response: z.object({ phone: requiredText }),
  reads: true,
  summary: 'Uncovers the phone number of the sender of an answer',
});

export const formFileLink = defineEndpoint({
  ...desk,
  id: 'formFileLink',
  method: 'POST',
  path: 'desk/forms/files/link',
  secret: true,
  body: z.strictObject({ name: line(100) }),
  /** Relative to the API; it works for five minutes and only downloads. */
  response: z.object({ path: requiredText }),
  reads: true,
  summary: 'Creates a signed link to a file from an answer',
});

/** Logged, without the note. */
export const judgeAnswer = defineEndpoint({
  ...desk,
  id: 'judgeAnswer',
  method: 'POST',
  path: 'desk/forms/answers/{id}',
  params: byId,
  body: z.strictObject({ state: z.enum(answerStates), note: line(ANSWER_NOTE_MAX) }),
  response: nothing,
  empty: 204,
  summary: 'Sets the state of an answer, with a note for staff',
});

/** A bulk export with numbers covered: it needs a fresh passkey and is logged. */
export const formArchiveLink = defineEndpoint({
  ...desk,
  id: 'formArchiveLink',
  method: 'POST',
  path: 'desk/forms/{id}/archive',
  secret: true,
  fresh: true,
  params: byId,
  /** Relative to the API; it works for five minutes and only downloads. */
  response: z.object({ path: requiredText }),
  reads: true,
  summary: 'Creates a signed link to an archive of the answers as CSV and XLSX, with all their files',
});
