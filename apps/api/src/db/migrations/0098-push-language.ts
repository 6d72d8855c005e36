import type { Migration } from './migration.ts';

/** A column that browsers gained: the language in which they get push messages. */
export interface PushLanguage {
  language: string;
}

/** What a push message says, apart from the names in its text; `text`: nothing else. */
export type PushEvent = 'text' | 'scheduled' | 'cancelled' | 'played' | 'no_result' | 'reply' | 'place';

/** A column that messages gained which are still to be sent. */
export interface PushEventColumn {
  event: PushEvent;
}

/** Messages are worded when they are sent, in the language of each reader. */
export const pushLanguage: Migration = {
  name: '0098-push-language',
  statements: (t) => [
    `alter table push_subscriptions add column language ${t.text} not null default 'en'`,
    `alter table push_notes add column event ${t.text} not null default 'text'`,
  ],
};
