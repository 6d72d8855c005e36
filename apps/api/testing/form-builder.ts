import type { FormContent } from '@maidan/contract/desk/forms/form-content';
import * as builder from '@maidan/contract/desk/forms/form-builder';
import { deskLog } from '@maidan/contract/desk/log';
import { formById } from '@maidan/contract/league/custom-forms';
import { answerParts, sendForm, writeForm } from './form-sender.ts';
import { seatStaff } from './people/staff.ts';
import type { TestApp } from './test-app.ts';

export type BuiltTestField = FormContent['fields'][number];

export const field = (key: string, more: Partial<BuiltTestField> = {}): BuiltTestField => ({
  key,
  label: key.toUpperCase(),
  type: 'text',
  is_required: false,
  options: [],
  picture: null,
  subtext: '',
  shown_if: null,
  required_if: null,
  account_value: 'none',
  min: null,
  max: null,
  ...more,
});
export const sheet = (more: Partial<FormContent> = {}): FormContent => ({
  title: 'Team sheet',
  description: '<p>By Thursday<script>x()</script></p>',
  picture: null,
  theme: 'MetallicChic',
  fields: [
    field('name', { label: 'Team name', is_required: true }),
    field('age', { label: 'Age group', type: 'radio', options: ['Under 17', 'Open'] }),
    field('paper', {
      label: 'Signed by a parent',
      is_required: true,
      shown_if: { match: 'all', rules: [{ field: 'age', test: 'equals', values: ['Under 17'] }] },
    }),
  ],
  ...more,
});

const unlimited = {
  opens_at: null,
  closes_at: null,
  answers_max: null,
  one_each: false,
  can_withdraw: false,
  can_edit: false,
  has_waiting_list: false,
  answers_kept_days: null,
  is_closed: false,
};

/** An editor, who may build forms. */
export async function seatBuilder(api: TestApp) {
  const { token } = await seatStaff(api, { roles: ['editor'], name: 'Kavya' });

  const create = async (content = sheet()) =>
    Number((await api.reply(builder.createForm, { body: { content } }, { token })).id);
  const draft = (id: number) => api.reply(builder.formDraft, { params: { id } }, { token });
  const save = (id: number, revision: number, content: FormContent) =>
    api.request(builder.saveFormDraft, { params: { id }, body: { revision, content } }, { token });
  const publish = async (id: number) => {
    const { revision } = await draft(id);
    return api.request(builder.publishForm, { params: { id }, body: { revision } }, { token });
  };
  const published = async (content = sheet()) => {
    const id = await create(content);
    if ((await publish(id)).status !== 200) throw new Error('The form was not published.');
    return id;
  };
  const shown = async (id: number) => {
    const form = await api.reply(formById, { params: { id } });
    if (form === null) throw new Error('The form is not shown.');
    return form;
  };
  const answer = async (id: number, texts: Readonly<Record<string, string>>, reader = token) => {
    const form = await shown(id);
    const answers = Object.entries(texts).map(([label, text]) => {
      return { field: Number(form.fields.find((each) => each.label === label)?.id), text };
    });
    return sendForm(api, writeForm(answerParts(id, answers)), { token: reader });
  };
  const limit = (id: number, more: object) =>
    api.request(
      builder.limitForm,
      {
        params: { id },
        body: { ...unlimited, ...more },
      },
      { token },
    );
  const acts = async () => {
    const { token: owner } = await seatStaff(api, { roles: ['owner'] });
    const { data } = await api.reply(deskLog, { query: { thing_kind: 'form' } }, { token: owner });
    return data.map(({ action }) => action);
  };

  return { token, create, draft, save, publish, published, shown, answer, limit, acts };
}
