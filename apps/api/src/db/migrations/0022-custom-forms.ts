import type { Migration } from './migration.ts';

/** Custom forms. A field that a later pack no longer has is only hidden: answers hang on it. */
export const customForms: Migration = {
  name: '0022-custom-forms',
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
  ],
};
