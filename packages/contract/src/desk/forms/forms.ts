/** The custom forms of the sites, and what people answered. */
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
  /** Since the answers were last marked as seen; ends at 100. */
  new_answers: count,
  latest_at: instant,
  /** `draft` was never published. */
  state: word(['draft', ...formStates], 'open'),
  /** Whether there are changes that are not published. */
  is_changed: yesNo,
  /** Other forms are started from it. */
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
  summary: 'Forms with the number of answers, newest first',
});

const answeredField = z.object({
  id,
  label: text,
  /** No: the form has lost the field, and its answers have stayed. */
  is_asked: yesNo,
});
export type AnsweredField = z.output<typeof answeredField>;

export const answerStates = ['new', 'accepted', 'refused', 'paid'] as const;
/** `paid` is by hand: outside of the product. */
export type AnswerState = (typeof answerStates)[number];

export const ANSWER_NOTE_MAX = 1000;

const formAnswer = z.object({
  id,
  sent_at: instant,
  /** By its sender; null for never. */
  edited_at: instant,
  /** The version of the form that was answered, with its texts; null for an imported form. */
  form_version: optionalCount,
  is_new: yesNo,
  person: z.object({ id, name: text, phone_ending: optionalText }),
  /** Who agreed for a person under 18. */
  guardian: optionalText,
  /** Without the fields that the person left empty. */
  answers: list(z.object({ field_id: id, text })),
  /** `name` is what `formFileLink` takes. */
  files: list(z.object({ field_id: id, name: requiredText, original_name: text })),
  state: word(answerStates, 'new'),
  /** For staff. */
  note: text,
});
export type FormAnswer = z.output<typeof formAnswer>;

export const formAnswers = defineEndpoint({
  ...desk,
  id: 'formAnswers',
  method: 'GET',
  path: 'desk/forms/{id}/answers',
  params: byId,
  /** Each word of `search` is in an answer or in the sender's name, in any case. */
  query: z.object({ cursor, state: z.optional(z.enum(answerStates)), search: z.optional(line(100)) }),
  response: z.object({
    form: deskForm,
    /** In the order of the form; those it no longer asks come last. */
    fields: list(answeredField),
    data: list(formAnswer),
    cursor: optionalText,
  }),
  summary: 'Answers to a form, newest first',
});

/** Answers in bulk, with numbers covered: it needs a fresh passkey, and its first part is logged. */
export const formAnswersFile = defineEndpoint({
  ...desk,
  id: 'formAnswersFile',
  method: 'GET',
  path: 'desk/forms/{id}/answers/csv',
  secret: true,
  fresh: true,
  params: byId,
  query: z.object({ cursor: z.optional(line(EXPORT_CURSOR_MAX)) }),
  /** `csv` has a header in its first part alone; parts follow each other while there is a cursor. */
  response: z.object({ file_name: requiredText, csv: text, cursor: optionalText }),
  summary: 'Answers to a form as a CSV file, oldest first',
});

/** Logged, and 429 after ten in an hour, those of conversations included. */
export const showSenderPhone = defineEndpoint({
  ...desk,
  id: 'showSenderPhone',
  method: 'POST',
  path: 'desk/forms/answers/{id}/phone',
  secret: true,
  params: byId,
  response: z.object({ phone: requiredText }),
  reads: true,
  summary: 'Reveals the phone number of the person who sent an answer',
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
  summary: 'Records the decision about an answer, with a note for staff',
});

/** Answers and files in bulk, with numbers covered: it needs a fresh passkey, and it is logged. */
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
