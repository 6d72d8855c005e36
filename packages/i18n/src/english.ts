import { messages as score } from './languages/en/score.ts';
import { messages as settings } from './languages/en/settings.ts';
import { messages as inbox } from './languages/en/inbox.ts';
import { messages as posts } from './languages/en/posts.ts';
import { messages as topics } from './languages/en/topics.ts';
import { messages as account } from './languages/en/account.ts';
import { messages as pages } from './languages/en/pages.ts';
import { messages as shell } from './languages/en/shell.ts';
import { messages as registration } from './languages/en/registration.ts';
import { messages as match } from './languages/en/match.ts';
import { messages as errors } from './languages/en/server/errors.ts';
import { messages as refused } from './languages/en/server/refused.ts';
import { messages as answers } from './languages/en/server/answers.ts';
import { messages as about } from './languages/en/policies/about.ts';
import { messages as contact } from './languages/en/policies/contact.ts';
import { messages as cookies } from './languages/en/policies/cookies.ts';
import { messages as privacy } from './languages/en/policies/privacy.ts';
import { messages as refund } from './languages/en/policies/refund.ts';
import { messages as terms } from './languages/en/policies/terms.ts';
import { messages as stored } from './languages/en/policies/stored.ts';
import { messages as calendar } from './languages/en/server/calendar.ts';
import { messages as sms } from './languages/en/server/sms.ts';
import { messages as previews } from './languages/en/server/previews.ts';
import { messages as replies } from './languages/en/server/replies.ts';
import { messages as decisions } from './languages/en/server/decisions.ts';
import { messages as embed } from './languages/en/embed.ts';
import { messages as forms } from './languages/en/forms.ts';
import { messages as auth } from './languages/en/auth.ts';
import { messages as board } from './languages/en/board.ts';
import { messages as bracket } from './languages/en/bracket.ts';
import { messages as calls } from './languages/en/calls.ts';
import { messages as dates } from './languages/en/dates.ts';
import { messages as language } from './languages/en/language.ts';
import { messages as league } from './languages/en/league.ts';
import { messages as push } from './languages/en/push.ts';
import { messages as saved } from './languages/en/saved.ts';
import { messages as site } from './languages/en/site.ts';
import { messages as team } from './languages/en/team.ts';
import { messages as ui } from './languages/en/ui.ts';
import { messages as waiting } from './languages/en/waiting.ts';

/** Every message of the product, by file name. */
export const english = {
  about,
  contact,
  cookies,
  privacy,
  refund,
  terms,
  account,
  answers,
  auth,
  board,
  bracket,
  calendar,
  calls,
  dates,
  decisions,
  embed,
  errors,
  forms,
  inbox,
  language,
  league,
  match,
  pages,
  posts,
  registration,
  previews,
  push,
  refused,
  replies,
  saved,
  score,
  settings,
  shell,
  site,
  sms,
  stored,
  team,
  topics,
  ui,
  waiting,
} as const;

type English = typeof english;

/** 'league.fixtures' */
export type MessageKey = { [File in keyof English]: `${File}.${keyof English[File] & string}` }[keyof English];

export type MessageOf<Key extends MessageKey> = Key extends `${infer File extends keyof English}.${infer Name}`
  ? English[File][Name & keyof English[File]]
  : never;
