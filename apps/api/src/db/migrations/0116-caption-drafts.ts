import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Captions that a machine wrote; readers see them once a person has read them. */
export interface CaptionDraftTables {
  caption_drafts: {
    /** The hash of the clip. */
    clip: string;
    language: string;
    /** JSON: of each caption its first and last second, and its text. Empty for a clip in which nothing is said, and once it is read. */
    cues: string;
    made_at: Time;
    /** When a person published or discarded it, or nothing was said; null while it waits. */
    read_at: Time | null;
  };
}

export const captionDrafts: Migration = {
  name: '0116-caption-drafts',
  statements: (t) => [
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
