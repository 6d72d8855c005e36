import { messages as registration } from './languages/en/registration.ts';
import { messages as match } from './languages/en/match.ts';
import { messages as forms } from './languages/en/forms.ts';
import { messages as actions } from './languages/en/actions.ts';
import { messages as auth } from './languages/en/auth.ts';
import { messages as calls } from './languages/en/calls.ts';
import { messages as dates } from './languages/en/dates.ts';
import { messages as language } from './languages/en/language.ts';
import { messages as league } from './languages/en/league.ts';
import { messages as site } from './languages/en/site.ts';
import { messages as ui } from './languages/en/ui.ts';

/** Every message of the product, under the name of its file. */
export const english = { actions, auth, calls, dates, forms, language, league, match, registration, site, ui } as const;

type English = typeof english;

/** 'league.fixtures' */
export type MessageKey = { [File in keyof English]: `${File}.${keyof English[File] & string}` }[keyof English];

export type MessageOf<Key extends MessageKey> = Key extends `${infer File extends keyof English}.${infer Name}`
  ? English[File][Name & keyof English[File]]
  : never;
