/** Where a browser stores what it gets push messages about. */
export const PUSH_TOPICS_KEY = 'push_topics';
