import type { Migration } from './migration.ts';

/** Captions of a clip in further languages; those of the first are in its post. */
export interface CaptionTrackTables {
  post_captions: {
    post_id: number;
    /** As `en` or `pt-BR`. */
    language: string;
    position: number;
    file: string;
  };
}

export const captionTracks: Migration = {
  name: '0115-caption-tracks',
  statements: (t) => [
    `alter table posts add column captions_language ${t.text} not null default 'en'`,
    `create table post_captions (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      language ${t.text} not null,
      position ${t.whole} not null,
      file ${t.text} not null,
      primary key (post_id, language)
    )`,
    'create index post_captions_by_file on post_captions (substr(file, 7, 40))',
  ],
};
