import type { Migration } from './migration.ts';

/** What people answered to forms. Ids and names of files are drawn at random: nobody finds another's by counting. */
export const formResponses: Migration = {
  name: '0024-form-responses',
  statements: (t) => [
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
