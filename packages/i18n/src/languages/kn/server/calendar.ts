import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/calendar.ts';

export const messages: Translation<typeof english> = {
  cancelled: 'ರದ್ದು: {match}',
  noResult: '{match} (ಫಲಿತಾಂಶವಿಲ್ಲ)',
  moved: '{match} (ಸಮಯ ಬದಲು)',
  movedFrom: 'ಮೊದಲು {when} ಕ್ಕೆ ಇತ್ತು (ಭಾರತದ ಸಮಯ).',
};
