import type { Migration } from './migration.ts';

export const leagues: Migration = {
  name: '0006-leagues',
  statements: (t) => [
    `create table leagues (
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      details ${t.text} not null,
      thumbnail ${t.text},
      sponsor_name ${t.text},
      sponsor_img ${t.text},
      created_at ${t.whole} not null
    )`,
    'create index leagues_newest on leagues (created_at desc, id desc)',
    `create table about_league (
      id ${t.whole} primary key check (id = 1),
      name ${t.text} not null,
      content ${t.text} not null
    )`,
  ],
};
