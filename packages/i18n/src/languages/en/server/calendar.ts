export const messages = {
  cancelled: 'Cancelled: {match}',
  noResult: '{match} (no result)',
  moved: '{match} (moved)',
  movedFrom: 'Moved from {when} (India).',
} as const;
