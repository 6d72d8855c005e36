import type { Migration } from './migration.ts';

/** What people do with posts, tags and polls. Each "once per person" rule is a primary key (trust.md, C-1 and C-2). */
export const takingPart: Migration = {
  name: '0005-taking-part',
  statements: (t) => {
    const user = `user_id ${t.whole} not null references users (id) on delete cascade`;
    return [
      `create table post_likes (
        ${user},
        post_id ${t.whole} not null references posts (id) on delete cascade,
        created_at ${t.whole} not null,
        primary key (user_id, post_id)
      )`,
      'create index post_likes_of_post on post_likes (post_id)',
      `create table tag_follows (
        ${user},
        tag_id ${t.whole} not null references tags (id) on delete cascade,
        created_at ${t.whole} not null,
        primary key (user_id, tag_id)
      )`,
      'create index tag_follows_of_tag on tag_follows (tag_id)',
      `create table category_follows (
        ${user},
        category_id ${t.whole} not null references categories (id) on delete cascade,
        created_at ${t.whole} not null,
        primary key (user_id, category_id)
      )`,
      'create index category_follows_of_category on category_follows (category_id)',
      `create table poll_votes (
        poll_id ${t.whole} not null references polls (id) on delete cascade,
        ${user},
        option_id ${t.whole} not null references poll_options (id) on delete cascade,
        created_at ${t.whole} not null,
        primary key (poll_id, user_id)
      )`,
      'create index poll_votes_of_user on poll_votes (user_id)',
      'create index poll_votes_of_option on poll_votes (option_id)',
      // A comment is somebody's, or came with a pack under a name and a key that lets a second import know it again.
      `create table comments (
        id ${t.newId},
        post_id ${t.whole} not null references posts (id) on delete cascade,
        user_id ${t.whole} references users (id) on delete cascade,
        author_name ${t.text},
        pack_key ${t.text} unique,
        comment ${t.text} not null,
        created_at ${t.whole} not null
      )`,
      'create index comments_of_post on comments (post_id, created_at, id)',
      'create index comments_of_user on comments (user_id)',
      `create table notifications (
        id ${t.newId},
        slug ${t.text} unique,
        user_id ${t.whole} references users (id) on delete cascade,
        content ${t.text} not null,
        created_at ${t.whole} not null
      )`,
      'create index notifications_of_user on notifications (user_id, created_at desc, id desc)',
      `create table email_subscriptions (
        email_key ${t.text} not null,
        tag_id ${t.whole} not null references tags (id) on delete cascade,
        email ${t.text} not null,
        phone ${t.text},
        created_at ${t.whole} not null,
        primary key (email_key, tag_id)
      )`,
    ];
  },
};
