import type { FormContent } from '@maidan/contract/desk/forms/form-content';

type SentField = FormContent['fields'][number];

/** A field as stored in a draft; its picture is stored as in a row. */
export interface StoredField extends Omit<SentField, 'picture'> {
  readonly image: string | null;
}

/** A form as stored in drafts and versions. */
export interface StoredForm extends Omit<FormContent, 'picture' | 'fields'> {
  readonly image: string | null;
  readonly fields: readonly StoredField[];
}

/** Drafts and versions stored before a setting was introduced lack it. */
export function parseStored(json: string): StoredForm {
  const form = JSON.parse(json) as StoredForm;
  return { ...form, fields: form.fields.map((field) => ({ ...fieldDefaults, ...field })) };
}

const fieldDefaults = { account_value: 'none' as const, min: null, max: null };
