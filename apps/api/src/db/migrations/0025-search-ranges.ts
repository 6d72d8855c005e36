import type { Migration } from './migration.ts';

/**
 * PostgreSQL's index knows no order and would have to read every post with a word to find the newest. Each word is
 * indexed with the range of ids that its post is in, so that the newest range is read alone: `a1.cricket` for a small
 * range of 2,048 ids, `5~cricket` for a large one of 65,536.
 */
export const searchRanges: Migration = {
  name: '0025-search-ranges',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          'drop index post_words',
          `create index post_words on post_search using gin (array_to_tsvector(string_to_array(
            to_hex(post_id >> 16) || '~' || replace(words, ' ', ' ' || to_hex(post_id >> 16) || '~') || ' ' ||
            to_hex(post_id >> 11) || '.' || replace(words, ' ', ' ' || to_hex(post_id >> 11) || '.'), ' ')))
            with (fastupdate = off)`,
        ],
};
