import type { Migration } from './migration.ts';

/** What a tag's or category's page shows besides its posts. */
export const pageParts: Migration = {
  name: '0002-page-parts',
  statements: (t) => [
    `create table audio_bars (
      id ${t.newId},
      slug ${t.text} not null unique,
      audio_url ${t.text} not null,
      audio_title ${t.text} not null,
      audio_description ${t.text} not null,
      audio_cover ${t.text}
    )`,
    `create table ad_carousels (id ${t.newId}, slug ${t.text} not null unique)`,
    `create table ad_images (
      carousel_id ${t.whole} not null references ad_carousels (id) on delete cascade,
      position ${t.whole} not null,
      img ${t.text} not null,
      url ${t.text},
      alt ${t.text},
      primary key (carousel_id, position)
    )`,
    `create table polls (id ${t.newId}, slug ${t.text} not null unique, question ${t.text} not null)`,
    `create table poll_options (
      id ${t.newId},
      poll_id ${t.whole} not null references polls (id) on delete cascade,
      position ${t.whole} not null,
      option_text ${t.text} not null,
      vote_base ${t.whole} not null,
      vote_count ${t.whole} not null default 0,
      unique (poll_id, position)
    )`,
    `create table tag_scrollers (id ${t.newId}, slug ${t.text} not null unique)`,
    `create table latest_story (
      id ${t.whole} primary key check (id = 1),
      embed ${t.text} not null,
      thumbnail ${t.text}
    )`,
  ],
};
