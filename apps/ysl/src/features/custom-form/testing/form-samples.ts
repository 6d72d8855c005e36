import type { Form, FormField } from '@maidan/contract/league/custom-forms';

/** A required one-line text question, with the test's changes. */
export const sampleField = (id: number, label: string, more: Partial<FormField> = {}): FormField => ({
  id,
  label,
  type: 'text',
  is_required: 1,
  options: [],
  image_url: null,
  image_url_variants: null,
  subtext: null,
  shown_if: null,
  page_if: null,
  required_if: null,
  account_value: 'none',
  kind: 'none',
  min: null,
  max: null,
  ...more,
});

/** An open form with these questions and the test's changes. */
export const sampleForm = (fields: Form['fields'], more: Partial<Form> = {}): Form => ({
  id: 8,
  title: 'Trials',
  description: null,
  image: null,
  image_variants: null,
  theme: 'CoolAndCollected',
  pages: [],
  fields,
  state: 'open',
  opens_at: null,
  closes_at: null,
  has_waiting_list: false,
  grounds: [],
  one_each: false,
  ...more,
});
