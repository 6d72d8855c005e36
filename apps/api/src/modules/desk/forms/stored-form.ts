import type { FormContent } from '@maidan/contract/desk/form-content';

type SentField = FormContent['fields'][number];

/** A field as a draft keeps it: its picture as rows store one. */
export interface StoredField extends Omit<SentField, 'picture'> {
  readonly image: string | null;
}

/** A form as drafts and versions keep it. */
export interface StoredForm extends Omit<FormContent, 'picture' | 'fields'> {
  readonly image: string | null;
  readonly fields: readonly StoredField[];
}

export const parseStored = (json: string): StoredForm => JSON.parse(json) as StoredForm;
