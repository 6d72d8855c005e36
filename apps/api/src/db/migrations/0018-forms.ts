import type { BuiltType } from '@maidan/contract/desk/forms/form-content';
import type { Generated } from 'kysely';
import { content } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Forms, and drafts of forms by staff. */
export interface FormTables {
  forms: {
    id: Generated<number>;
    slug: string;
    title: string;
    /** Sanitised HTML. */
    description: string;
    image: string | null;
    theme: string | null;
    /** 1 until it is first published. */
    is_draft: Generated<Flag>;
    /** Whether staff can start other forms from it. */
    is_template: Generated<Flag>;
    /**
     * Increases with each change, including those of the draft: when two people change it at once, the second is
     * refused.
     */
    revision: Generated<number>;
    opens_at: Generated<Time | null>;
    closes_at: Generated<Time | null>;
    answers_max: Generated<number | null>;
    /** 1: one response per account. */
    one_each: Generated<Flag>;
    /** 1: people may withdraw their responses, until it closes. */
    can_withdraw: Generated<Flag>;
    /** 1: people may change their responses, until it closes or staff have decided. */
    can_edit: Generated<Flag>;
    /** 1: it has a waiting list. */
    has_waiting_list: Generated<Flag>;
    /** Responses are deleted this many days after they were sent; null keeps them. */
    answers_kept_days: Generated<number | null>;
    /** Whether it was closed by hand. */
    closed_at: Generated<Time | null>;
  };
  form_fields: {
    id: Generated<number>;
    form_id: number;
    /** Identifies the field when the form changes. */
    name: string;
    position: number;
    /** 0 once the field has been removed; its answers stay. */
    is_shown: Flag;
    label: string;
    type: BuiltType;
    /** Applies only while the field is shown. */
    is_required: Flag;
    image_url: string | null;
    subtext: string | null;
    /** JSON: a condition whose rules refer to fields by `name`. */
    shown_if: Generated<string | null>;
    required_if: Generated<string | null>;
    /** JSON: extension settings. */
    settings: Generated<string>;
  };
  form_field_options: {
    id: Generated<number>;
    field_id: number;
    position: number;
    option_text: string;
  };
  form_drafts: {
    form_id: number;
    /** JSON. */
    content: string;
    changed_at: Time;
    staff_id: number;
  };
  form_versions: {
    form_id: number;
    /** From 1. */
    number: number;
    /** JSON. */
    content: string;
    published_at: Time;
    staff_id: number | null;
  };
  /** Media that drafts and versions name are kept. */
  form_images: { form_id: number; stored: string };
}

export const forms: Migration<FormTables> = {
  name: '0018-forms',
  tables: {
    forms: content('Custom forms'),
    form_fields: content('Fields of a form'),
    form_field_options: content('Options of a field'),
    form_drafts: content('Forms that are being built'),
    form_versions: content('Forms as they were published'),
    form_images: content('Pictures that a draft or a version of a form names'),
  },
  statements: (t) => [
    `create table forms (
      id ${t.newId},
      slug ${t.text} not null unique,
      title ${t.text} not null,
      description ${t.text} not null,
      image ${t.text} references media (id),
      theme ${t.text},
      is_draft ${t.flag} not null default 0,
      revision ${t.whole} not null default 0,
      opens_at ${t.whole},
      closes_at ${t.whole},
      answers_max ${t.whole},
      one_each ${t.flag} not null default 0,
      closed_at ${t.whole},
      can_withdraw ${t.flag} not null default 0,
      has_waiting_list ${t.flag} not null default 0,
      answers_kept_days ${t.whole},
      can_edit ${t.flag} not null default 0,
      is_template ${t.flag} not null default 0
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
      image_url ${t.text} references media (id),
      subtext ${t.text},
      shown_if ${t.text},
      required_if ${t.text},
      settings ${t.text} not null default '{}',
      unique (form_id, name)
    )`,
    `create table form_field_options (
      id ${t.newId},
      field_id ${t.whole} not null references form_fields (id) on delete cascade,
      position ${t.whole} not null,
      option_text ${t.text} not null,
      unique (field_id, position)
    )`,
    `create table form_drafts (
        form_id ${t.whole} primary key references forms (id) on delete cascade,
        content ${t.text} not null, changed_at ${t.whole} not null, staff_id ${t.whole} not null
      )`,
    `create table form_versions (
        form_id ${t.whole} not null references forms (id) on delete cascade, number ${t.whole} not null, content ${t.text} not null,
        published_at ${t.whole} not null, staff_id ${t.whole}, primary key (form_id, number)
      )`,
    `create table form_images (form_id ${t.whole} not null references forms (id) on delete cascade, stored ${t.text} not null references media (id), primary key (form_id, stored))`,
    'create index forms_by_image on forms (image)',
    'create index form_fields_by_image_url on form_fields (image_url)',
    'create index form_images_by_stored on form_images (stored)',
  ],
};
