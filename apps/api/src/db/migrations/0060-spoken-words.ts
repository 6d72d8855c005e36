import type { Migration } from './migration.ts';

/** What is said in clips, read from their captions. */
export interface SpokenWordTables {
  spoken_words: {
    /** Of the file with the captions. */
    hash: string;
    /** JSON: of each caption the second at which it begins, and its words. */
    cues: string;
  };
}

export const spokenWords: Migration = {
  name: '0060-spoken-words',
  statements: (t) => [
    `create table spoken_words (
      hash ${t.text} primary key,
      cues ${t.text} not null
    )`,
    // What is published already is read by the same job as what follows.
    `insert into jobs (kind, key, run_at, created_at)
      select distinct 'spoken-words', substr(captions, 7, 40), 0, 0 from posts where captions like 'media/%'`,
  ],
};
