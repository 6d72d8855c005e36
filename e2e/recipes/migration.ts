import { create, edit, type Recipe } from './recipe.ts';

/** A table of the songs that people want to hear at a ground. */
export const migration: Recipe = {
  task: 'A migration',
  steps: [
    create(
      'apps/api/src/db/migrations/9999-song-wishes.ts',
      `import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What people want to hear at a ground. */
export interface SongTables {
  song_wishes: {
    user_id: number;
    song: string;
    created_at: Time;
  };
}

export const songWishes: Migration = {
  name: '9999-song-wishes',
  statements: (t) => [
    \`create table song_wishes (
      user_id \${t.whole} not null references users (id) on delete cascade,
      song \${t.text} not null,
      created_at \${t.whole} not null,
      primary key (user_id, song)
    )\`,
  ],
};
`,
    ),
    edit(
      'apps/api/src/db/schema.ts',
      [
        'import { mutes,',
        "import { songWishes, type SongTables } from './migrations/9999-song-wishes.ts';\nimport { mutes,",
      ],
      ['];\n\n/** Every table by its name', '  songWishes,\n];\n\n/** Every table by its name'],
      ['export type Tables = ', 'export type Tables = SongTables &\n  '],
    ),
    edit('packages/brand/src/stored-data.ts', [
      '  notifications: {',
      "  song_wishes: { name: 'Songs', what: 'What you want to hear', why: 'To play it' },\n  notifications: {",
    ]),
    edit('apps/api/src/jobs/retention.ts', [
      "  notifications: personal('notifications'),",
      "  song_wishes: personal('song_wishes'),\n  notifications: personal('notifications'),",
    ]),
    edit('packages/contract/docs/data.md', [
      '| notifications |',
      '| song_wishes | What you want to hear. To play it | until the account is deleted |\n| notifications |',
    ]),
    edit('apps/api/src/modules/likes/likes.routes.ts', [
      '  personalData: [',
      "  personalData: [\n    { name: 'song_wishes', order: 'song' },",
    ]),
    edit('apps/api/testing/people/full-account.ts', [
      '  await outbox(db, now)(phone',
      "  const wish = { user_id: userId, song: `Song ${canary}`, created_at: now() };\n  await db.insertInto('song_wishes').values(wish).execute();\n  await outbox(db, now)(phone",
    ]),
  ],
};
