import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import type { Generated } from 'kysely';
import { content, personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Responses to forms, and the waiting lists. */
export interface AnswerTables {
  form_responses: {
    /** Random, below 2^48, so that responses cannot be found by counting. */
    id: number;
    form_id: number;
    user_id: number;
    created_at: Time;
    /** The staff's decision. */
    state: Generated<AnswerState>;
    /** The staff's note about it. */
    note: Generated<string>;
    /** When its sender last changed it. */
    edited_at: Generated<Time | null>;
    /** Increases with each change by its sender: of two simultaneous changes, the second is refused. */
    revision: Generated<number>;
    /** The version of the form that was answered; null for an imported form. */
    form_version: Generated<number | null>;
  };
  form_answers: {
    response_id: number;
    field_id: number;
    /** For choices, their texts joined with commas; for a file, its original name. */
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
  form_progress: {
    form_id: number;
    user_id: number;
    /** JSON. */
    answers: string;
    changed_at: Time;
    expires_at: Time;
  };
  /** Its files, whose chunks are kept as long as it is. */
  form_progress_files: {
    form_id: number;
    user_id: number;
    field_id: number;
    upload_id: string;
  };
  /** Responses to the form until then have been seen. */
  form_reviews: { form_id: number; seen_until: Time };
  waiting_list: {
    /** In the order of joining. */
    id: Generated<number>;
    user_id: number;
    /** The form, or the team of a registration. */
    form_id: number | null;
    group_id: number | null;
    joined_at: Time;
    /** Until when a place is held; null while the person is waiting. */
    offered_until: Time | null;
  };
}

export const answers: Migration<AnswerTables> = {
  name: '0019-answers',
  tables: {
    form_responses: personal('form_responses', { order: 'created_at' }),
    form_answers: personal('form_answers', {
      through: { column: 'response_id', table: 'form_responses' },
      order: 'response_id',
    }),
    form_files: personal('form_files', {
      through: { column: 'response_id', table: 'form_responses' },
      order: 'created_at',
      upload: 'name',
    }),
    form_progress: personal('form_progress', { since: 'expires_at', order: 'changed_at' }),
    form_progress_files: personal('form_progress_files', { order: 'field_id' }),
    form_reviews: content('Until when the answers to a form have been seen'),
    waiting_list: personal('waiting_list', { since: 'joined_at', order: 'id' }),
  },
  statements: (t) => [
    `create table form_responses (
      id ${t.whole} primary key,
      form_id ${t.whole} not null references forms (id) on delete cascade,
      user_id ${t.whole} not null references users (id) on delete cascade,
      created_at ${t.whole} not null,
      state ${t.text} not null default 'new',
      note ${t.text} not null default '',
      edited_at ${t.whole},
      revision ${t.whole} not null default 0,
      form_version ${t.whole}
    )`,
    'create index form_responses_of_form on form_responses (form_id, created_at, id)',
    'create index form_responses_of_user on form_responses (user_id)',
    'create index form_responses_by_time on form_responses (created_at)',
    'create index form_responses_by_state on form_responses (form_id, state, created_at, id)',
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
    `create table form_progress (
      form_id ${t.whole} not null references forms (id) on delete cascade,
      user_id ${t.whole} not null references users (id) on delete cascade,
      answers ${t.text} not null,
      changed_at ${t.whole} not null,
      expires_at ${t.whole} not null,
      primary key (form_id, user_id)
    )`,
    'create index form_progress_of_user on form_progress (user_id)',
    'create index form_progress_by_expiry on form_progress (expires_at)',
    `create table form_progress_files (
      form_id ${t.whole} not null,
      user_id ${t.whole} not null,
      field_id ${t.whole} not null references form_fields (id) on delete cascade,
      upload_id ${t.text} not null references unfinished_uploads (id) on delete cascade,
      primary key (form_id, user_id, field_id),
      foreign key (form_id, user_id) references form_progress (form_id, user_id) on delete cascade
    )`,
    'create index form_progress_files_of_upload on form_progress_files (upload_id)',
    'create index form_progress_files_of_field on form_progress_files (field_id)',
    'create index form_progress_files_of_user on form_progress_files (user_id)',
    `create table form_reviews (
        form_id ${t.whole} primary key references forms (id) on delete cascade, seen_until ${t.whole} not null
      )`,
    `create table waiting_list (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      form_id ${t.whole} references forms (id) on delete cascade,
      group_id ${t.whole} references registration_groups (id) on delete cascade,
      joined_at ${t.whole} not null,
      offered_until ${t.whole},
      unique (form_id, user_id),
      unique (group_id, user_id)
    )`,
    'create index waiting_list_of_user on waiting_list (user_id)',
    'create index waiting_list_by_age on waiting_list (joined_at)',
  ],
};
