import type { Migration } from './migration.ts';

/** Finds when a list was last added to. */
export const additions: Migration = {
  name: '0011-additions',
  statements: () =>
    (['tag', 'category'] as const).map((topic) => {
      const table = topic === 'tag' ? 'post_tags' : 'post_categories';
      return `create index ${table}_by_addition on ${table} (${topic}_id, added_at)`;
    }),
};
