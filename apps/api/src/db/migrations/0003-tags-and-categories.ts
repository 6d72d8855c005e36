import type { Migration } from './migration.ts';
import type { ValueTypes } from '../value-types.ts';

const pageColumns = (t: ValueTypes): string => `
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      description ${t.text} not null,
      city ${t.text},
      thumbnail ${t.text},
      tag_cloud ${t.flag} not null,
      buttons ${t.text} not null,
      audio_bar_id ${t.whole} references audio_bars (id),
      ad_carousel_id ${t.whole} references ad_carousels (id),
      tag_scroller_id ${t.whole} references tag_scrollers (id),
      follower_base ${t.whole} not null,
      follower_count ${t.whole} not null default 0,
      position ${t.whole} not null`;

/**
 * A post's place in a list repeats its publication time, so that a page of a feed is read from one index, in order,
 * however long the list. `added_at` is when it came into the list, which a cursor compares with its own time.
 */
const placeColumns = (t: ValueTypes, page: 'tag' | 'category', pages: string): string => `
      ${page}_id ${t.whole} not null references ${pages} (id) on delete cascade,
      post_id ${t.whole} not null references posts (id) on delete cascade,
      published_at ${t.whole} not null,
      added_at ${t.whole} not null,
      primary key (${page}_id, post_id)`;

export const tagsAndCategories: Migration = {
  name: '0003-tags-and-categories',
  statements: (t) => [
    `create table tags (${pageColumns(t)},
      poll_id ${t.whole} references polls (id)
    )`,
    `create table categories (${pageColumns(t)})`,
    `create table post_tags (${placeColumns(t, 'tag', 'tags')})`,
    'create index post_tags_newest on post_tags (tag_id, published_at desc, post_id desc)',
    `create table post_categories (${placeColumns(t, 'category', 'categories')})`,
    'create index post_categories_newest on post_categories (category_id, published_at desc, post_id desc)',
    `create table tag_scroller_tags (
      scroller_id ${t.whole} not null references tag_scrollers (id) on delete cascade,
      position ${t.whole} not null,
      tag_id ${t.whole} not null references tags (id) on delete cascade,
      primary key (scroller_id, position)
    )`,
  ],
};
