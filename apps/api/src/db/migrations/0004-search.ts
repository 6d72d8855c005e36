import { content } from './table-rules.ts';
import type { Engine } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** The data with which a search finds posts. */
export interface SearchTables {
  /** The words of a post's name, text and tags, in lower case, separated by spaces. */
  post_search: { post_id: number; words: string };
  /** The speech in clips, read from their captions. */
  spoken_words: {
    /** The hash of the captions file. */
    hash: string;
    /** JSON: for each caption the second at which it begins, and its words. */
    cues: string;
  };
}

/**
 * Each finds words by their prefix. A word may contain marks, which are vowels in Kannada and Hindi.
 *
 * PostgreSQL's index has no order and would have to read every post with a word to find the newest. So there each word
 * is indexed with the range of its post's id, and only the newest range is read: `a1.cricket` for a small range of
 * 2,048 ids, `5~cricket` for a large one of 65,536.
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

/** The characters that `foldText` drops: invisible ones, accents and nuktas. */
const LEFT_OUT = [
  String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f`,
  String.raw`\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a`,
  String.raw`\U000e0000-\U000e0fff\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc`,
].join('');

/** On SQLite the function is implemented by the server. */
const folding = `create function folded(words text) returns text language sql immutable parallel safe as $$
  select normalize(translate(lower(
    regexp_replace(normalize(words, NFKD), '[${LEFT_OUT}]', '', 'g')), 'ς', 'σ'), NFC) $$`;

export const search: Migration<SearchTables> = {
  name: '0004-search',
  tables: {
    post_search: content('The words that a search finds a post by'),
    spoken_words: content('What is said in clips, from their captions'),
  },
  statements: (t) => [
    ...(t.engine === 'postgres' ? [folding] : []),
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
