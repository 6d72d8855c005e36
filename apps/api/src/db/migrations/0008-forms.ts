import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import type { BuiltType } from '@maidan/contract/desk/forms/form-content';
import type { Generated } from 'kysely';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

export interface FormTables {
  forms: {
    id: Generated<number>;
    slug: string;
    title: string;
    /** Sanitised HTML. */
    description: string;
    image: string | null;
    theme: string | null;
    /** 1 until it is published for the first time. */
    is_draft: Generated<Flag>;
    /** Whether staff start other forms from it. */
    is_template: Generated<Flag>;
    /** Grows with each change, also of the draft: of two who change it at once, the second notices. */
    revision: Generated<number>;
    opens_at: Generated<Time | null>;
    closes_at: Generated<Time | null>;
    answers_max: Generated<number | null>;
    /** 1: one answer for each account. */
    one_each: Generated<Flag>;
    /** 1: people may take back what they sent, until it closes. */
    can_withdraw: Generated<Flag>;
    /** 1: people may change what they sent, until it closes or staff have decided about it. */
    can_edit: Generated<Flag>;
    /** 1: people may wait for a place that becomes free. */
    has_waiting_list: Generated<Flag>;
    /** Answers are deleted so many days after they were sent; null keeps them. */
    answers_kept_days: Generated<number | null>;
    /** Closed by hand. */
    closed_at: Generated<Time | null>;
  };
  form_fields: {
    id: Generated<number>;
    form_id: number;
    /** Identifies the field when the form is changed. */
    name: string;
    position: number;
    /** 0 when the form no longer asks it; its answers stay. */
    is_shown: Flag;
    label: string;
    type: BuiltType;
    /** Where it is shown. */
    is_required: Flag;
    image_url: string | null;
    subtext: string | null;
    /** JSON: a condition, whose rules name their fields by `name`. */
    shown_if: Generated<string | null>;
    required_if: Generated<string | null>;
    /** JSON: what the specification's fields do not have. */
    settings: Generated<string>;
  };
  form_field_options: {
    id: Generated<number>;
    field_id: number;
    position: number;
    option_text: string;
  };
  form_responses: {
    /** Random, below 2^48: no one finds a response by counting. */
    id: number;
    form_id: number;
    user_id: number;
    created_at: Time;
    /** What staff decided. */
    state: Generated<AnswerState>;
    /** Of staff, about it. */
    note: Generated<string>;
    /** By its sender. */
    edited_at: Generated<Time | null>;
    /** Grows with each change by its sender: of two at once, the second notices. */
    revision: Generated<number>;
    /** The version of the form that was answered; null for one that was imported. */
    form_version: Generated<number | null>;
  };
  form_answers: {
    response_id: number;
    field_id: number;
    /** Choices joined with commas; the original name of a file. */
    answer_text: string;
  };
  form_files: {
    /** Random; the name in the uploads folder. */
    name: string;
    response_id: number;
    field_id: number;
    /** Cleaned; for display only. */
    original_name: string;
    /** From our table of file types. */
    type: string;
    bytes: number;
    created_at: Time;
  };
}

export const forms: Migration = {
  name: '0008-forms',
  statements: (t) => [
    `create table forms (
      id ${t.newId},
      slug ${t.text} not null unique,
      title ${t.text} not null,
      description ${t.text} not null,
      image ${t.text},
      theme ${t.text}
    )`,
    `create table form_fields (
      id ${t.newId},
      form_id ${t.whole} not null references forms (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      is_shown ${t.flag} not null,
      label ${t.text} not null,
      type ${t.text} not null,
      is_required ${t.flag} not null,
      image_url ${t.text},
      subtext ${t.text},
      unique (form_id, name)
    )`,
    `create table form_field_options (
      id ${t.newId},
      field_id ${t.whole} not null references form_fields (id) on delete cascade,
      position ${t.whole} not null,
      option_text ${t.text} not null,
      unique (field_id, position)
    )`,
    `create table form_responses (
      id ${t.whole} primary key,
      form_id ${t.whole} not null references forms (id) on delete cascade,
      user_id ${t.whole} not null references users (id) on delete cascade,
      created_at ${t.whole} not null
    )`,
    'create index form_responses_of_form on form_responses (form_id, created_at, id)',
    'create index form_responses_of_user on form_responses (user_id)',
    `create table form_answers (
      response_id ${t.whole} not null references form_responses (id) on delete cascade,
      field_id ${t.whole} not null references form_fields (id) on delete cascade,
      answer_text ${t.text} not null,
      primary key (response_id, field_id)
    )`,
    'create index form_answers_of_field on form_answers (field_id)',
    `create table form_files (
      name ${t.text} primary key,
      response_id ${t.whole} not null references form_responses (id) on delete cascade,
      field_id ${t.whole} not null references form_fields (id) on delete cascade,
      original_name ${t.text} not null,
      type ${t.text} not null,
      bytes ${t.whole} not null,
      created_at ${t.whole} not null
    )`,
    'create index form_files_of_response on form_files (response_id)',
    'create index form_files_of_field on form_files (field_id)',
  ],
};
