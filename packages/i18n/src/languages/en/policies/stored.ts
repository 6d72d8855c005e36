export const messages = {
  hour: 'An hour',
  hours: '{hours} hours',
  days: '{days} days',
  sentence: '{text}.',
  untilDeleted: 'Until you delete your account',
  // The English texts are in `packages/brand`, because the cleanup and its document use them, too.
  tables: '',
} as const;
