import { content } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

export interface MediaTables {
  media: {
    /** The name of its file, derived from its content: `<hash>.jpg`; other rows refer to it. */
    id: string;
    kind: 'picture' | 'clip' | 'sound' | 'captions';
    /**
     * `preparing`: an uploaded clip that a job makes playable; `failed`: it could not. `removed`: its file was deleted
     * with a withdrawn post or message; storing it again restores it.
     */
    state: 'preparing' | 'ready' | 'failed' | 'removed';
    /** Why it failed, worded to follow the file's name: "is damaged." */
    problem: string | null;
    bytes: number;
    /** Pixels. */
    width: number | null;
    height: number | null;
    /** Seconds. */
    duration: number | null;
    /** JSON: the copies of a picture or a clip; null for a file without copies, and until those of a clip are made. */
    variants: string | null;
    /** The poster of a clip; its media may be gone. */
    poster_id: string | null;
    /** When it was last stored. */
    stored_at: Time;
  };
}

export const media: Migration<MediaTables> = {
  name: '0001-media',
  tables: {
    media: content('Stored pictures, clips, sounds and captions: what each is, and its copies'),
  },
  statements: (t) => [
    `create table media (
      id ${t.text} primary key,
      kind ${t.text} not null,
      state ${t.text} not null default 'ready',
      problem ${t.text},
      bytes ${t.whole} not null,
      width ${t.whole},
      height ${t.whole},
      duration double precision,
      variants ${t.text},
      poster_id ${t.text},
      stored_at ${t.whole} not null
    )`,
    'create index media_by_hash on media (substr(id, 1, 40))',
    'create index media_newest on media (stored_at desc)',
  ],
};
