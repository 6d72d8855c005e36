/** Building forms. A draft changes nothing for anyone until it is published. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, idInput, line } from '../../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, text, yesNo } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing, optional } from '../../core/wire-lists.ts';
import { LINK_DAYS_MAX, LINK_VALUE_MAX, LINK_VALUES_MAX } from '../../rules/prefill.ts';
import { builtField, builtForm, formContent } from './form-content.ts';
import { deskForm } from './forms.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;
/** For 200 fields with their options and conditions. */
const bodyMax = 1024 * 1024;
const byId = z.strictObject({ id: idInput });
/** The revision of the draft on screen; 409 `form_changed` for another. */
const revision = z.int().check(z.nonnegative());

const formVersion = z.object({ number: count, published_at: instant, staff: optionalText, fields: count });
export type FormVersion = z.output<typeof formVersion>;

const limits = z.object({
  opens_at: instant,
  closes_at: instant,
  answers_max: optionalCount,
  /** One answer for each account. */
  one_each: yesNo,
  /** People may withdraw their answers until it closes. */
  can_withdraw: yesNo,
  /** People may edit their answers until it closes or staff have set a state. */
  can_edit: yesNo,
  /** A full form has a waiting list. */
  has_waiting_list: yesNo,
  /** Days after which an answer is deleted. */
  answers_kept_days: optionalCount,
  /** Closed by staff, regardless of the dates. */
  is_closed: yesNo,
});
export type FormLimits = z.output<typeof limits>;

const formToBuild = z.object({
  form: deskForm,
  revision: count,
  content: builtForm,
  /** The version that people see; null before the first publication. */
  published: optional(builtForm),
  /** When the draft was changed; null without unpublished changes. */
  changed_at: instant,
  changed_by: optionalText,
  /** Removed fields that have answers; they can be added again. */
  retired: list(z.object({ field: builtField, answers: count })),
  limits,
  /** The options of a ground field. */
  grounds: list(text),
  /** Number of people on the waiting list. */
  waiting: count,
  /** Latest first. */
  versions: list(formVersion),
});
export type FormToBuild = z.output<typeof formToBuild>;

export const formDraft = defineEndpoint({
  ...desk,
  id: 'formDraft',
  method: 'GET',
  path: 'desk/forms/{id}/draft',
  params: byId,
  response: formToBuild,
  summary: 'The draft of a form, and its published version',
});

/** With its initial content. */
export const createForm = defineEndpoint({
  ...desk,
  id: 'createForm',
  method: 'POST',
  path: 'desk/forms',
  bodyMax,
  body: z.strictObject({ content: formContent }),
  response: z.object({ id }),
  summary: 'Creates a form, hidden from readers until it is published',
});

export const duplicateForm = defineEndpoint({
  ...desk,
  id: 'duplicateForm',
  method: 'POST',
  path: 'desk/forms/{id}/duplicate',
  params: byId,
  response: z.object({ id }),
  summary: 'Duplicates a form without its answers',
});

/** Applies at once for all editors. A form started from a template has its title. */
export const setFormTemplate = defineEndpoint({
  ...desk,
  id: 'setFormTemplate',
  method: 'POST',
  path: 'desk/forms/{id}/template',
  params: byId,
  body: z.strictObject({ is_template: z.boolean() }),
  response: nothing,
  empty: 204,
  summary: 'Offers a form as a template, or stops offering it',
});

export const saveFormDraft = defineEndpoint({
  ...desk,
  id: 'saveFormDraft',
  method: 'POST',
  path: 'desk/forms/{id}/draft',
  params: byId,
  bodyMax,
  body: z.strictObject({ revision, content: formContent }),
  response: z.object({ revision: count }),
  summary: 'Saves the draft of a form',
});

/** Resets the draft to the published version. */
export const discardFormDraft = defineEndpoint({
  ...desk,
  id: 'discardFormDraft',
  method: 'POST',
  path: 'desk/forms/{id}/draft/discard',
  params: byId,
  body: z.strictObject({ revision }),
  response: nothing,
  empty: 204,
  summary: 'Discards the unpublished changes to a form',
});

/** 422 names the keys of the invalid fields. */
export const publishForm = defineEndpoint({
  ...desk,
  id: 'publishForm',
  method: 'POST',
  path: 'desk/forms/{id}/publish',
  params: byId,
  body: z.strictObject({ revision }),
  response: z.object({ version: count }),
  summary: 'Publishes the draft of a form',
});

export const formVersionContent = defineEndpoint({
  ...desk,
  id: 'formVersionContent',
  method: 'GET',
  path: 'desk/forms/{id}/versions/{number}',
  params: z.strictObject({ id: idInput, number: idInput }),
  response: builtForm,
  summary: 'An earlier published version of a form',
});

/** Applies at once, without publishing. To undo it, send the previous limits. */
export const limitForm = defineEndpoint({
  ...desk,
  id: 'limitForm',
  method: 'POST',
  path: 'desk/forms/{id}/limits',
  params: byId,
  body: z.strictObject({
    opens_at: z.nullable(z.iso.datetime({ offset: true })),
    closes_at: z.nullable(z.iso.datetime({ offset: true })),
    answers_max: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    one_each: z.boolean(),
    can_withdraw: z.boolean(),
    can_edit: z.boolean(),
    has_waiting_list: z.boolean(),
    answers_kept_days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
    is_closed: z.boolean(),
  }),
  response: limits,
  summary: 'Sets when a form takes answers, and how many',
});

/** 422 names a field that links may not fill in, or an invalid answer. Logged without the values. */
export const makeFormLink = defineEndpoint({
  ...desk,
  id: 'makeFormLink',
  method: 'POST',
  path: 'desk/forms/{id}/prefilled-link',
  secret: true,
  params: byId,
  body: z.strictObject({
    values: z
      .array(z.strictObject({ key: filledLine(60), text: line(LINK_VALUE_MAX) }))
      .check(z.minLength(1), z.maxLength(LINK_VALUES_MAX)),
    days: z.int().check(z.minimum(1), z.maximum(LINK_DAYS_MAX)),
  }),
  response: z.object({ url: requiredText, expires_at: instant }),
  reads: true,
  summary: 'Creates a signed link that opens a form with answers filled in',
});
