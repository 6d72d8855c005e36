import { expect, test } from 'vitest';
import { allPages, pages } from '../operations/pages.ts';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';
import { defaultBases, joinPath } from './services.ts';

declare global {
  interface ImportMeta {
    /** The test runner replaces this with the modules of a folder by file name. */
    glob: (pattern: string[], options: { eager: true }) => Record<string, Record<string, unknown>>;
  }
}

const address = ({ method, service, path }: Pick<Endpoint, 'method' | 'service' | 'path'>) =>
  `${method} ${joinPath(defaultBases[service], path)}`;

/** The specification's calls, copied by hand; `*` marks those that need a login. */
const specification = `
POST /api/mobileotp
POST /api/updateprofile *
POST /api/updatelocation *
POST /api/islike *
POST /api/issubscribed *
POST /api/subscribe *
POST /api/iscat_subscribed *
POST /api/cat_subscribe *
POST /api/newconversation *
POST /api/delete_user_conversation *
POST /api/newchat *
POST /api/newcomment *
POST /api/comments
POST /api/userquizpollresponse *
POST /api/userinteraction *
POST /api/usersubscribe
POST /api/dashboard/tag/subscribe *
POST /api/dashboard/category/subscribe *
POST /api/ysl/league_table
POST /api/ysl/league_fixtures
POST /api/ysl/leaguecategories
POST /api/ysl/registerforleague *
POST /api/ysl/isleague_subscribed *
POST /api/ysl/league_subscribe *
POST /api/forms/formresponse/save *
GET /api/me *
GET /api/cat_allsubscribed *
GET /api/allsubscribed *
GET /api/hasnewconversation *
GET /api/conversations *
GET /api/conversation/{} *
GET /api/chats/{} *
GET /api/notification *
GET /api/post/{}
GET /api/auth/post/{} *
GET /api/quizpoll_count/{} *
GET /api/auth/tag_posts/{} *
GET /api/auth/category_posts/{} *
GET /api/post/all
GET /api/tag/all
GET /api/category/all
GET /api/tag_posts/{}
GET /api/tag_videoposts/{}
GET /api/category_posts/{}
GET /api/category_videoposts/{}
GET /api/quizpoll/{}
GET /api/audiobar/{}
GET /api/adcarousel/{}
GET /api/lateststory
GET /api/tagscroller/{}
GET /api/hometagscroller
GET /api/category/getid/{}
GET /api/tag/getid/{}
GET /api/viewcount/{}
GET /api/geocode/reverse
GET /api/ysl/me *
GET /api/ysl/home/{}
GET /api/ysl/leagues
GET /api/ysl/latest_league
GET /api/ysl/league/{}
GET /api/ysl/about
GET /api/ysl/socialmedia/{}
GET /api/ysl/yslregleaguename/{}
GET /api/ysl/yslregistration/{}
GET /api/ysl/form/{}
`;

const anonymous = (endpoint: Endpoint) =>
  address(endpoint).replaceAll(/\{\w+\}/g, '{}') + (endpoint.auth === 'public' ? '' : ' *');

test('every specified call exists with its login rule; all others are extensions [7.4 to 7.56 7.61 to 7.69]', () => {
  const known = allEndpoints.filter(({ extension }) => !extension).map(anonymous);
  expect(known.toSorted()).toEqual(specification.trim().split('\n').toSorted());
});

test('calls and pages have unique ids and addresses', () => {
  const served = [...allEndpoints, ...allPages];
  expect(new Set(served.map(({ id }) => id)).size).toBe(served.length);
  expect(new Set(served.map((one) => address(one).replaceAll(/\{\w+\}/g, '{}'))).size).toBe(served.length);
});

test('a page is listed under its id', () => {
  expect(Object.keys(pages)).toEqual(allPages.map(({ id }) => id));
});

test('every exported endpoint is listed, under its id', () => {
  // An imported test would run here, too.
  const modules = import.meta.glob(
    ['../{core,feed,account,league,operations}/*.ts', '../desk/**/*.ts', '!../**/*.test.ts'],
    { eager: true },
  );
  const exported = Object.values(modules)
    .flatMap((exports) => Object.entries(exports as object))
    .filter(([, value]) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value);
  expect(exported.length).toBe(allEndpoints.length);
  for (const [name, value] of exported) {
    expect((value as Endpoint).id).toBe(name);
    expect(allEndpoints).toContain(value);
  }
});

test('the placeholders of a path are the keys of its params', () => {
  for (const { path, params } of [...allEndpoints, ...allPages]) {
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = (params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(placeholders);
  }
});

test('a fixed path precedes the placeholder that would match it', () => {
  allEndpoints.forEach((endpoint, index) => {
    const pattern = new RegExp(`^${address(endpoint).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const later = allEndpoints.slice(index + 1).map(address);
    expect(later.filter((other) => pattern.test(other))).toEqual([]);
  });
});
