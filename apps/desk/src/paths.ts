import type { InboxState } from '@maidan/contract/desk/inbox/inbox';
import type { PostState } from '@maidan/contract/desk/posts/posts';

/** The parts of Settings, as named in URLs. */
export const settingsParts = ['you', 'staff', 'permissions', 'sites', 'answers', 'log'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The parts of a league, as named in URLs: lists of fixtures, the tables, the registrations and the season's setup. */
export const leagueParts = ['open', 'next', 'results', 'tables', 'registrations', 'season'] as const;
export type LeaguePart = (typeof leagueParts)[number];

/** The parts of Tags and pages, as named in URLs. */
export const pageParts = ['tags', 'categories', 'polls', 'strips', 'ads', 'audio', 'story'] as const;
export type PagePart = (typeof pageParts)[number];

/** The parts of Reports, as named in URLs. */
export const reportParts = ['open', 'held', 'appeals', 'done', 'people', 'words'] as const;
export type ReportPart = (typeof reportParts)[number];

/** The parts of a form, as named in URLs. */
export const formParts = ['fields', 'look', 'limits', 'answers', 'history', 'webhooks'] as const;
export type FormPart = (typeof formParts)[number];
/** The parts inside the builder. */
export type BuildPart = Exclude<FormPart, 'answers' | 'webhooks'>;

/** Periods of Insights in days, as named in URLs. */
export const insightPeriods = ['7', '28', '90'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** The only place that builds URLs of the desk. */
export const paths = {
  today: () => '/',
  signIn: () => '/sign-in',
  join: () => '/join',
  inbox: (state: InboxState) => (state === 'waiting' ? '/inbox' : `/inbox/${state}`),
  conversation: (state: InboxState, id: string | number) => `/inbox/${state}/${encodeURIComponent(id)}`,
  posts: (state: PostState = 'out') => (state === 'out' ? '/posts' : `/posts/${state}`),
  drafts: () => '/posts/drafts',
  captionDrafts: () => '/posts/captions',
  newPost: () => '/posts/new',
  draft: (id: string | number) => `/posts/new/${encodeURIComponent(id)}`,
  pageParts: (part: PagePart = 'tags') => `/posts/pages/${part}`,
  reports: (part: ReportPart = 'open') => (part === 'open' ? '/reports' : `/reports/${part}`),
  reportCase: (part: ReportPart, key: string) => `/reports/${part}/${key}`,
  forms: () => '/forms',
  form: (id: string | number, part: FormPart) =>
    part === 'answers' ? `/forms/${encodeURIComponent(id)}` : `/forms/${encodeURIComponent(id)}/${part}`,
  leagues: () => '/league',
  league: (id: string | number, part: LeaguePart = 'open') => `/league/${id}/${part}`,
  fixture: (league: string | number, part: LeaguePart, id: string | number) => `/league/${league}/${part}/${id}`,
  sheet: (id: string | number) => `/sheet/${encodeURIComponent(id)}`,
  notifications: () => '/notifications',
  people: () => '/people',
  person: (id: string | number) => `/people/${encodeURIComponent(id)}`,
  insights: (period: InsightPeriod = '28') => (period === '28' ? '/insights' : `/insights/${period}`),
  settings: (part: SettingsPart = 'you') => (part === 'you' ? '/settings' : `/settings/${part}`),
  more: () => '/more',
};
