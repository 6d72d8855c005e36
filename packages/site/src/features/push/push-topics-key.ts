/** The storage key of this browser's push topics. */
export const PUSH_TOPICS_KEY = 'push_topics';
