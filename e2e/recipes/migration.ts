import { create, edit, type Recipe } from './recipe.ts';

/** Adds a table of the songs that people want to hear at a ground. */
export const migration: Recipe = {
  task: 'A migration',
  steps: [
    create(
      'apps/api/src/db/migrations/0022-song-wishes.ts',
      `import { personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What people want to hear at a ground. */
export interface SongTables {
  song_wishes: {
    user_id: number;
    song: string;
    created_at: Time;
  };
}

export const songWishes: Migration<SongTables> = {
  name: '0022-song-wishes',
  tables: {
    song_wishes: personal('song_wishes', { order: 'song' }),
  },
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
        'import { drafts,',
        "import { songWishes, type SongTables } from './migrations/0022-song-wishes.ts';\nimport { drafts,",
      ],
      ['];\n\n/** Every table by its name', '  songWishes,\n];\n\n/** Every table by its name'],
      ['export type Tables = ', 'export type Tables = SongTables &\n  '],
    ),
    edit('packages/contract/src/personal-data/inventory.ts', [
      '  notifications: {',
      "  song_wishes: { name: 'Songs', what: 'What you want to hear', why: 'To play it' },\n  notifications: {",
    ]),
  ],
};
