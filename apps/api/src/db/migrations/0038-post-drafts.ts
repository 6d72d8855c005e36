import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Posts that staff are writing or changing. */
export interface PostDraftTables {
  post_drafts: {
    id: Generated<number>;
    /** The post that it changes; null for a new one. */
    post_id: number | null;
    /** JSON, as the desk sends it; it may be incomplete. */
    content: string;
    /** Null for at once. */
    publish_at: Time | null;
    /** Rises with each change. */
    version: Generated<number>;
    /** Who saved it last. */
    staff_id: number;
    changed_at: Time;
    opened_at: Generated<Time>;
  };
  /** The media that a draft names, so that they stay as long as it does. */
  post_draft_files: { draft_id: number; position: number; file: string };
}

/** Drafts, and when the voting in a poll ended. */
export const postDrafts: Migration = {
  name: '0038-post-drafts',
  statements: (t) => [
    `alter table polls add column closed_at ${t.whole}`,
    `create table post_drafts (
      id ${t.newId},
      post_id ${t.whole} unique references posts (id) on delete cascade,
      content ${t.text} not null,
      publish_at ${t.whole},
      version ${t.whole} not null default 1,
      staff_id ${t.whole} not null references staff (id) on delete cascade,
      changed_at ${t.whole} not null
    )`,
    'create index post_drafts_newest on post_drafts (changed_at desc, id desc)',
    `create table post_draft_files (
      draft_id ${t.whole} not null references post_drafts (id) on delete cascade,
      position ${t.whole} not null,
      file ${t.text} not null,
      primary key (draft_id, position)
    )`,
    'create index post_draft_files_by_file on post_draft_files (substr(file, 7, 40))',
  ],
};
