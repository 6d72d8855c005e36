import type { Migration } from './migration.ts';

/** Posts. What a pack carried over (`…_base`) and what was counted here stay apart, so an import never resets a count. */
export const posts: Migration = {
  name: '0001-posts',
  statements: (t) => [
    `create table posts (
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      type ${t.text} not null,
      media ${t.text},
      thumbnail ${t.text},
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
      captions ${t.text},
      has_clip ${t.flag} not null,
      view_base ${t.whole} not null,
      view_count ${t.whole} not null default 0,
      like_base ${t.whole} not null,
      like_count ${t.whole} not null default 0,
      published_at ${t.whole} not null,
      withdrawn_at ${t.whole},
      created_at ${t.whole} not null
    )`,
    'create index posts_newest on posts (published_at desc, id desc)',
    `create table post_images (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      position ${t.whole} not null,
      imgurl ${t.text} not null,
      alt ${t.text},
      width ${t.whole},
      height ${t.whole},
      primary key (post_id, position)
    )`,
    `create table view_marks (
      post_id ${t.whole} not null references posts (id) on delete cascade,
      viewer ${t.text} not null,
      counted_at ${t.whole} not null,
      primary key (post_id, viewer)
    )`,
    'create index view_marks_by_time on view_marks (counted_at)',
  ],
};
