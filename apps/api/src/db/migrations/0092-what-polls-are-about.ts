import type { Migration } from './migration.ts';

/** A column that polls gained. */
export interface PollSubject {
  /** Where the result leads: an address, or a path of the feed. */
  about: string | null;
}

/** The post or page that a poll is about. */
export const whatPollsAreAbout: Migration = {
  name: '0092-what-polls-are-about',
  statements: (t) => [`alter table polls add column about ${t.text}`],
};
