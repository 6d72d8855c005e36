import type { Generated } from 'kysely';
import { content } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Posts and captions that staff have not published. */
export interface DraftTables {
  post_drafts: {
    id: Generated<number>;
    /** The post that it changes; null for a new post. */
    post_id: number | null;
    /** JSON, as sent by the desk; it may be incomplete. */
    content: string;
    /** Null to publish at once. */
    publish_at: Time | null;
    /** Increases with each change. */
    version: Generated<number>;
    /** The member of staff who last saved it. */
    staff_id: number;
    changed_at: Time;
    opened_at: Generated<Time>;
  };
  /** The media that a draft names, which are therefore kept. */
  post_draft_files: { draft_id: number; position: number; file: string };
  caption_drafts: {
    /** The hash of the clip. */
    clip: string;
    language: string;
    /** JSON: for each caption its first and last second, and its text. Empty for a clip without speech, and once it has been read. */
    cues: string;
    made_at: Time;
    /** When a person published or discarded it, or the clip had no speech; null while it waits. */
    read_at: Time | null;
  };
}

export const drafts: Migration<DraftTables> = {
  name: '0021-drafts',
  tables: {
    post_drafts: content('Posts that staff are writing or changing'),
    post_draft_files: content('The media of drafts'),
    caption_drafts: content('Captions that a machine wrote for clips, until a person has read them'),
  },
  statements: (t) => [
    `create table post_drafts (
      id ${t.newId},
      post_id ${t.whole} unique references posts (id) on delete cascade,
      content ${t.text} not null,
      publish_at ${t.whole},
      version ${t.whole} not null default 1,
      staff_id ${t.whole} not null references staff (id) on delete cascade,
      changed_at ${t.whole} not null,
      opened_at ${t.whole} not null default 0
    )`,
    'create index post_drafts_newest on post_drafts (changed_at desc, id desc)',
    `create table post_draft_files (
      draft_id ${t.whole} not null references post_drafts (id) on delete cascade,
      position ${t.whole} not null,
      file ${t.text} not null references media (id),
      primary key (draft_id, position)
    )`,
    'create index post_draft_files_by_file on post_draft_files (file)',
    `create table caption_drafts (
      clip ${t.text} primary key,
      language ${t.text} not null,
      cues ${t.text} not null,
      made_at ${t.whole} not null,
      read_at ${t.whole}
    )`,
    'create index caption_drafts_waiting on caption_drafts (made_at) where read_at is null',
  ],
};
