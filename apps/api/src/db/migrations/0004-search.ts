import { content } from './table-rules.ts';
import type { Engine } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What a search finds posts by. */
export interface SearchTables {
  /** What a search finds a post by: the words of its name, text and tags, in lower case, between blanks. */
  post_search: { post_id: number; words: string };
  /** What is said in clips, read from their captions. */
  spoken_words: {
    /** Of the file with the captions. */
    hash: string;
    /** JSON: of each caption the second at which it begins, and its words. */
    cues: string;
  };
}

/**
 * Each finds words by their beginning. A word may have marks in it, which are vowels in Kannada and Hindi.
 *
 * PostgreSQL's index knows no order and would have to read every post with a word to find the newest. There each word is
 * indexed with the range of ids that its post is in, so that the newest range is read alone: `a1.cricket` for a small
 * range of 2,048 ids, `5~cricket` for a large one of 65,536.
 */
const searchIndex: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create virtual table post_words using fts5 (words, content = 'post_search', content_rowid = 'post_id',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'", prefix = '1 2 3 4 5 6 7 8')`,
    `create trigger post_search_added after insert on post_search begin
      insert into post_words (rowid, words) values (new.post_id, new.words); end`,
    `create trigger post_search_removed after delete on post_search begin
      insert into post_words (post_words, rowid, words) values ('delete', old.post_id, old.words); end`,
    `create trigger post_search_changed after update on post_search begin
      insert into post_words (post_words, rowid, words) values ('delete', old.post_id, old.words);
      insert into post_words (rowid, words) values (new.post_id, new.words); end`,
  ],
  postgres: [
    `create index post_words on post_search using gin (array_to_tsvector(string_to_array(
            to_hex(post_id >> 16) || '~' || replace(words, ' ', ' ' || to_hex(post_id >> 16) || '~') || ' ' ||
            to_hex(post_id >> 11) || '.' || replace(words, ' ', ' ' || to_hex(post_id >> 11) || '.'), ' ')))
            with (fastupdate = off)`,
  ],
};

export const search: Migration<SearchTables> = {
  name: '0004-search',
  tables: {
    post_search: content('The words that a search finds a post by'),
    spoken_words: content('What is said in clips, from their captions'),
  },
  statements: (t) => [
    `create table post_search (
      post_id ${t.whole} primary key references posts (id) on delete cascade,
      words ${t.text} not null
    )`,
    ...searchIndex[t.engine],
    `create table spoken_words (
      hash ${t.text} primary key,
      cues ${t.text} not null
    )`,
  ],
};
