import type { InboxState } from '@maidan/contract/desk/inbox';
import type { PostState } from '@maidan/contract/desk/posts';

/** The parts of Settings, as their addresses name them. */
export const settingsParts = ['you', 'staff', 'permissions', 'sites', 'answers', 'log'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** The parts of a league, as their addresses name them: lists of fixtures, the tables, who registered, and what it is made of. */
export const leagueParts = ['open', 'next', 'results', 'tables', 'registrations', 'season'] as const;
export type LeaguePart = (typeof leagueParts)[number];

/** What editors make besides posts, as its addresses name it. */
export const pageParts = ['tags', 'categories', 'polls', 'strips', 'ads', 'audio', 'story'] as const;
export type PagePart = (typeof pageParts)[number];

/** The parts of Reports, as their addresses name them. */
export const reportParts = ['open', 'held', 'appeals', 'done', 'people', 'words'] as const;
export type ReportPart = (typeof reportParts)[number];

/** The parts of a form, as their addresses name them. */
export const formParts = ['fields', 'look', 'limits', 'answers', 'history', 'webhooks'] as const;
export type FormPart = (typeof formParts)[number];
/** Those of the builder. */
export type BuildPart = Exclude<FormPart, 'answers' | 'webhooks'>;

/** Days that Insights looks back, as its addresses name them. */
export const insightPeriods = ['7', '28', '90'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** The only place that builds an address of the desk. */
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
