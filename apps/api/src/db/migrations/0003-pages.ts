import type { Generated } from 'kysely';
import { content } from './table-rules.ts';
import type { Flag, Time, ValueTypes } from '../value-types.ts';
import type { Migration } from './migration.ts';

interface TopicColumns {
  id: Generated<number>;
  slug: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  city: string | null;
  thumbnail: string | null;
  tag_cloud: Flag;
  /** JSON: a list of `{ link, label }`. */
  buttons: string;
  audio_bar_id: number | null;
  ad_carousel_id: number | null;
  tag_scroller_id: number | null;
  follower_base: number;
  follower_count: Generated<number>;
  position: number;
}

/** The post's publication time, duplicated so that one index contains a page of a feed, in order. */
interface FeedEntryColumns {
  post_id: number;
  published_at: Time;
  /** When the post entered the list; a cursor compares it with its own time. */
  added_at: Time;
}

/** Tags and categories, and the parts of their pages next to the posts. */
export interface PageTables {
  audio_bars: {
    id: Generated<number>;
    slug: string;
    audio_url: string;
    audio_title: string;
    audio_description: string;
    audio_cover: string | null;
  };
  ad_carousels: { id: Generated<number>; slug: string };
  ad_images: {
    carousel_id: number;
    /** 1 to 6, the number in `img1`. */
    position: number;
    img: string;
    url: string | null;
    alt: string | null;
  };
  polls: {
    id: Generated<number>;
    slug: string;
    question: string;
    /** Null while voting is open. */
    closed_at: Time | null;
    /** The link shown with the result: an address, or a path of the feed. */
    about: string | null;
  };
  poll_options: {
    id: Generated<number>;
    poll_id: number;
    position: number;
    option_text: string;
    vote_base: number;
    vote_count: Generated<number>;
  };
  tag_scrollers: { id: Generated<number>; slug: string };
  latest_story: { id: 1; embed: string; thumbnail: string | null };
  tags: TopicColumns & { poll_id: number | null };
  categories: TopicColumns;
  post_tags: FeedEntryColumns & { tag_id: number };
  post_categories: FeedEntryColumns & { category_id: number };
  tag_scroller_tags: { scroller_id: number; position: number; tag_id: number };
  /** The details of the sites that owners changed; a name without a row has the build's value. */
  site_details: { name: string; value: string; changed_at: Time };
}

const topicColumns = (t: ValueTypes): string => `
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      description ${t.text} not null,
      city ${t.text},
      thumbnail ${t.text} references media (id),
      tag_cloud ${t.flag} not null,
      buttons ${t.text} not null,
      audio_bar_id ${t.whole} references audio_bars (id),
      ad_carousel_id ${t.whole} references ad_carousels (id),
      tag_scroller_id ${t.whole} references tag_scrollers (id),
      follower_base ${t.whole} not null,
      follower_count ${t.whole} not null default 0,
      position ${t.whole} not null`;

const feedEntries = (t: ValueTypes, table: string, topic: 'tag' | 'category', topics: string): string[] => [
  `create table ${table} (
      ${topic}_id ${t.whole} not null references ${topics} (id) on delete cascade,
      post_id ${t.whole} not null references posts (id) on delete cascade,
      published_at ${t.whole} not null,
      added_at ${t.whole} not null,
      primary key (${topic}_id, post_id)
    )`,
  `create index ${table}_newest on ${table} (${topic}_id, published_at desc, post_id desc)`,
  `create index ${table}_by_addition on ${table} (${topic}_id, added_at)`,
  `create index ${table}_post on ${table} (post_id)`,
];

export const pages: Migration<PageTables> = {
  name: '0003-pages',
  tables: {
    audio_bars: content('Audio on pages of tags and categories'),
    ad_carousels: content('Advertisements'),
    ad_images: content('Pictures of advertisements'),
    polls: content('Questions of polls'),
    poll_options: content('Options of polls, and their votes as a number'),
    tag_scrollers: content('Rows of tags on pages'),
    latest_story: content('The latest story'),
    tags: content('Tags, and their followers as a number'),
    categories: content('Categories, and their followers as a number'),
    post_tags: content('Which posts a tag shows'),
    post_categories: content('Which posts a category shows'),
    tag_scroller_tags: content('The tags of a row'),
    site_details: content('Names, contacts and policies that owners changed'),
  },
  statements: (t) => [
    `create table audio_bars (
      id ${t.newId},
      slug ${t.text} not null unique,
      audio_url ${t.text} not null references media (id),
      audio_title ${t.text} not null,
      audio_description ${t.text} not null,
      audio_cover ${t.text} references media (id)
    )`,
    `create table ad_carousels (id ${t.newId}, slug ${t.text} not null unique)`,
    `create table ad_images (
      carousel_id ${t.whole} not null references ad_carousels (id) on delete cascade,
      position ${t.whole} not null,
      img ${t.text} not null references media (id),
      url ${t.text},
      alt ${t.text},
      primary key (carousel_id, position)
    )`,
    `create table polls (id ${t.newId}, slug ${t.text} not null unique, question ${t.text} not null, closed_at ${t.whole}, about ${t.text})`,
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
      thumbnail ${t.text} references media (id)
    )`,
    `create table tags (${topicColumns(t)},
      poll_id ${t.whole} references polls (id)
    )`,
    `create table categories (${topicColumns(t)})`,
    'create index tags_by_thumbnail on tags (thumbnail)',
    'create index categories_by_thumbnail on categories (thumbnail)',
    'create index audio_bars_by_audio_url on audio_bars (audio_url)',
    'create index audio_bars_by_audio_cover on audio_bars (audio_cover)',
    'create index ad_images_by_img on ad_images (img)',
    ...feedEntries(t, 'post_tags', 'tag', 'tags'),
    ...feedEntries(t, 'post_categories', 'category', 'categories'),
    `create table tag_scroller_tags (
      scroller_id ${t.whole} not null references tag_scrollers (id) on delete cascade,
      position ${t.whole} not null,
      tag_id ${t.whole} not null references tags (id) on delete cascade,
      primary key (scroller_id, position)
    )`,
    `create table site_details (
      name ${t.text} primary key, value ${t.text} not null, changed_at ${t.whole} not null
    )`,
  ],
};
