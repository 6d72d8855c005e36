import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { content, limited } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** A base is a number from a pack, a count is activity on this server: an import never resets a count. */
export interface PostTables {
  posts: {
    id: Generated<number>;
    slug: string;
    name: string;
    type: string;
    /** Depending on the type: the media row of a clip or picture, or the HTML or address of an embed. */
    media: string | null;
    thumbnail: string | null;
    /** Sanitised HTML. */
    description: string;
    name_status: Flag;
    credits: string | null;
    credits_url: string | null;
    action_url: string | null;
    action_btn_1: string | null;
    action_btn_2: string | null;
    action_btn_color: string | null;
    /** Pixels of the media, or of the thumbnail if the media has none. */
    width: number | null;
    height: number | null;
    /** Seconds. */
    duration: number | null;
    alt: string | null;
    captions: string | null;
    /** The language of the captions, such as `en`; further languages are rows of `post_captions`. */
    captions_language: Generated<string>;
    /** 1 if the video feed shows it: videos, and ads whose media is a clip. */
    has_clip: Flag;
    view_base: number;
    /** The sum of `settled_views` and of the times in `view_marks`. */
    view_count: Generated<number>;
    /** Views whose marks have been removed. */
    settled_views: Generated<number>;
    like_base: number;
    like_count: Generated<number>;
    published_at: Time;
    withdrawn_at: Time | null;
    /** When one of its comments was last deleted or hidden. */
    comments_removed_at: Generated<Time | null>;
    created_at: Time;
  };
  post_images: {
    post_id: number;
    position: number;
    imgurl: string;
    alt: string | null;
    width: number | null;
    height: number | null;
  };
  post_captions: {
    post_id: number;
    /** Such as `en` or `pt-BR`. */
    language: string;
    position: number;
    file: string;
  };
  view_marks: {
    post_id: number;
    /** A hash that identifies no one. */
    viewer: string;
    /** How many views by this viewer were counted. */
    times: Generated<number>;
    counted_at: Time;
  };
}

export const posts: Migration<PostTables> = {
  name: '0002-posts',
  tables: {
    posts: content('Posts, and how often each was seen and liked'),
    post_images: content('Pictures of a gallery'),
    post_captions: content('Captions of clips in further languages'),
    view_marks: limited('Counts a viewer of a post once; a keyed hash, for visitors of one day', {
      since: 'counted_at',
      life: DAY,
      remainder: 'their number stays with the post',
    }),
  },
  statements: (t) => [
    // SQLite's own version ends a statement that takes too long; PostgreSQL has a time-out.
    ...(t.engine === 'postgres'
      ? ["create function in_time() returns integer language sql immutable as 'select 1'"]
      : []),
    `create table posts (
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      type ${t.text} not null,
      media ${t.text},
      thumbnail ${t.text} references media (id),
      description ${t.text} not null,
      name_status ${t.flag} not null,
      credits ${t.text},
      credits_url ${t.text},
      action_url ${t.text},
      action_btn_1 ${t.text},
      action_btn_2 ${t.text},
      action_btn_color ${t.text},
      width ${t.whole},
      height ${t.whole},
      duration double precision,
      alt ${t.text},
      captions ${t.text} references media (id),
      has_clip ${t.flag} not null,
      view_base ${t.whole} not null,
      view_count ${t.whole} not null default 0,
      settled_views ${t.whole} not null default 0,
      like_base ${t.whole} not null,
      like_count ${t.whole} not null default 0,
      published_at ${t.whole} not null,
      withdrawn_at ${t.whole},
      created_at ${t.whole} not null,
      comments_removed_at ${t.whole},
      captions_language ${t.text} not null default 'en'
    )`,
    'create index posts_newest on posts (published_at desc, id desc)',
    'create index posts_by_media on posts (media)',
    'create index posts_by_thumbnail on posts (thumbnail)',
    'create index posts_by_captions on posts (captions)',
    'create index posts_by_withdrawal on posts (withdrawn_at) where withdrawn_at is not null',
    'create index posts_by_removed_comment on posts (comments_removed_at) where comments_removed_at is not null',
    `create table post_images (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      position ${t.whole} not null,
      imgurl ${t.text} not null references media (id),
      alt ${t.text},
      width ${t.whole},
      height ${t.whole},
      primary key (post_id, position)
    )`,
    'create index post_images_by_imgurl on post_images (imgurl)',
    `create table post_captions (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      language ${t.text} not null,
      position ${t.whole} not null,
      file ${t.text} not null references media (id),
      primary key (post_id, language)
    )`,
    'create index post_captions_by_file on post_captions (file)',
    `create table view_marks (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      viewer ${t.text} not null,
      times ${t.whole} not null default 1,
      counted_at ${t.whole} not null,
      primary key (post_id, viewer)
    )`,
    'create index view_marks_by_time on view_marks (counted_at)',
  ],
};
