import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Answers that people have begun and not sent. */
export interface FormProgressTables {
  form_progress: {
    form_id: number;
    user_id: number;
    /** JSON. */
    answers: string;
    changed_at: Time;
    expires_at: Time;
  };
  /** Its files, whose pieces stay as long as it does. */
  form_progress_files: {
    form_id: number;
    user_id: number;
    field_id: number;
    upload_id: string;
  };
}

export const formProgress: Migration = {
  name: '0063-form-progress',
  statements: (t) => [
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
  ],
};
