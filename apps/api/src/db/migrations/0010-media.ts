import type { Migration } from './migration.ts';

/** The columns that name media which posts show; those of pages have few rows and need no index. */
const columns = [
  ['posts', 'media'],
  ['posts', 'thumbnail'],
  ['posts', 'captions'],
  ['post_images', 'imgurl'],
] as const;

/** Finds the rows that name a file: by its hash, which follows "media/". */
export const media: Migration = {
  name: '0010-media',
  statements: () => [
    ...columns.map(([table, column]) => `create index ${table}_by_${column} on ${table} (substr(${column}, 7, 40))`),
    "create index chat_messages_by_image on chat_messages (substr(message, 7, 40)) where type = 'image'",
    'create index posts_by_withdrawal on posts (withdrawn_at)',
  ],
};
