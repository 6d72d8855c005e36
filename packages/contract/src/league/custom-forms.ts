import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { ANSWERS_MAX, ANSWER_MAX, UPLOAD_MAX_BYTES } from '../rules/limits.ts';
import { conditionTests } from '../rules/form-conditions.ts';
import { fieldKinds } from '../rules/field-kinds.ts';
import { accountValues, LINK_MAX } from '../rules/prefill.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { uploadId } from '../core/uploads.ts';
import {
  extension,
  flag,
  id,
  link,
  optionalAmount,
  optionalId,
  optionalText,
  text,
  word,
  yesNo,
} from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { anyReply, list, optional, orNothing } from '../core/wire-lists.ts';

export const fieldTypes = ['text', 'textarea', 'date', 'file', 'checkbox', 'radio', 'select', 'image'] as const;
export type FieldType = (typeof fieldTypes)[number];

const fieldOption = z.object({ id, option_text: text });
export type FieldOption = z.output<typeof fieldOption>;

/** A condition on earlier answers. A rule names its field by id. */
const condition = z.object({
  match: word(['all', 'any'], 'all'),
  rules: list(z.object({ field: id, test: word(conditionTests, 'answered'), values: list(text) })),
});

/**
 * `image_url` and `subtext` belong to the type image. If a field or its page has a condition, `is_required` is 0, because a
 * client without conditions shows the field to everyone. `required_if` then says when it is required.
 */
const formField = z.object({
  id,
  label: text,
  type: word(fieldTypes, 'text'),
  is_required: flag(0),
  options: list(fieldOption),
  image_url: link,
  image_url_variants: pictureVariants,
  subtext: optionalText,
  shown_if: extension(optional(condition)),
  /** The condition of its page. The field is shown if both hold. */
  page_if: extension(optional(condition)),
  required_if: extension(optional(condition)),
  /** The account value that it offers to fill in, if the person wants that. */
  account_value: extension(word(accountValues, 'none')),
  /** Adds rules to those of its type. A consent has one option: its exact text. */
  kind: extension(word(['none', ...fieldKinds], 'none')),
  /** For a number. */
  min: extension(optionalAmount),
  max: extension(optionalAmount),
});
export type FormField = z.output<typeof formField>;

export const formStates = ['open', 'early', 'closed', 'full'] as const;
export type FormState = (typeof formStates)[number];

/** `theme` names one of about twenty colour schemes; `description` is HTML. */
const form = z.object({
  id,
  title: text,
  description: optionalText,
  image: link,
  image_variants: pictureVariants,
  theme: optionalText,
  fields: list(formField),
  /** Where its pages start, in order. Fields before the first of them form a page too. */
  pages: extension(list(z.object({ title: text, first: id }))),
  /** Known grounds, if a field of that kind offers them. */
  grounds: extension(list(text)),
  /** Whether it accepts answers; `early` is before `opens_at`. */
  state: extension(word(formStates, 'open')),
  opens_at: extension(instant),
  closes_at: extension(instant),
  /** Whether people may wait for a free place. */
  has_waiting_list: extension(yesNo),
  /** Whether it accepts only one answer from each account. */
  one_each: extension(yesNo),
});
export type Form = z.output<typeof form>;

export const formById = defineEndpoint({
  id: 'formById',
  service: 'league',
  method: 'GET',
  path: 'form/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: orNothing(form),
  empty: 204,
  summary: 'A custom form; an unknown id is an empty reply',
});

/** A link that was altered, has expired or belongs to another form has no values. */
export const openFormLink = defineEndpoint({
  id: 'openFormLink',
  service: 'league',
  method: 'POST',
  path: 'form-link',
  auth: 'public',
  extension: true,
  body: z.strictObject({ form_id: idInput, link: filledLine(LINK_MAX) }),
  response: z.object({ is_valid: yesNo, answers: list(z.object({ field_id: id, text })) }),
  summary: 'The answers that a signed link from the organiser fills in',
});

/** Checkbox answers are joined with commas; `answer_text` is always present, even with a file. */
const answer = z.strictObject({
  formfield_id: idInput,
  answer_text: line(ANSWER_MAX),
  file: z.optional(z.file().check(z.maxSize(UPLOAD_MAX_BYTES))),
  /** Extension: the id of a file uploaded in pieces, instead of the file. */
  upload: z.optional(uploadId),
});

/** A refused answer is 422 (413 for a file that is too large) with its field's id as the key in `errors`. */
export const saveFormResponse = defineEndpoint({
  id: 'saveFormResponse',
  service: 'forms',
  method: 'POST',
  path: 'formresponse/save',
  auth: 'bearer',
  body: z.strictObject({ form_id: idInput, answers: z.array(answer).check(z.maxLength(ANSWERS_MAX)) }),
  multipart: true,
  response: anyReply({ status: text, message: optionalText, id: optionalId }),
  anyBody: true,
  summary: 'Submits a custom form; every rule of the form is checked again',
});

/** Some servers send no status. */
export const isFormResponseSaved = ({ status }: { readonly status: string }): boolean =>
  status === '' || status === 'success';
