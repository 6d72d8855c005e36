const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds for which a cached reply is fresh. */
export const staleTimes = {
  /** Posts, counts, fixtures: a minute old is fine. */
  feed: MINUTE,
  /** Tags, categories, stories, audio bars, ads: editors change them a few times a day. */
  settled: 5 * MINUTE,
  /** The user's own data: profile, conversations, notifications. */
  personal: 30 * SECOND,
  /** Messages of an open conversation. */
  live: 5 * SECOND,
} as const;
