export const messages = {
  hour: 'An hour',
  hours: '{hours} hours',
  days: '{days} days',
  sentence: '{text}.',
  untilDeleted: 'Until you delete your account',
  // In English they are in `packages/brand`, from where the cleanup and its document have them, too.
  tables: '',
} as const;
