import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/calendar.ts';

export const messages: Translation<typeof english> = {
  cancelled: 'रद्द: {match}',
  noResult: '{match} (बेनतीजा)',
  moved: '{match} (समय बदला)',
  movedFrom: 'पहले {when} को था (भारत का समय)।',
};
