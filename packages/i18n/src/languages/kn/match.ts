import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/match.ts';

export const messages: Translation<typeof english> = {
  match: 'ಪಂದ್ಯ',
  cancelled: 'ಈ ಪಂದ್ಯ ರದ್ದಾಗಿದೆ.',
  movedFrom: 'ಮೊದಲು {when} ರಂದು ಇತ್ತು.',
  when: 'ಯಾವಾಗ',
  where: 'ಎಲ್ಲಿ',
  registerFor: '{league} ಗೆ ನೋಂದಾಯಿಸಿ',
  tableOf: '{category} ಅಂಕಪಟ್ಟಿ',
  allFixtures: 'ಎಲ್ಲಾ ಪಂದ್ಯಗಳು',
  noDate: 'ದಿನಾಂಕ ಇನ್ನೂ ನಿಗದಿಯಾಗಿಲ್ಲ.',
  yourTime: 'ನಿಮ್ಮಲ್ಲಿನ ಸಮಯ: {when}',
  notFound: 'ಪಂದ್ಯ ಸಿಗಲಿಲ್ಲ',
  notFoundHint: 'ಇದನ್ನು ತೆಗೆದಿರಬಹುದು.',
  goToFixtures: 'ಪಂದ್ಯಗಳಿಗೆ ಹೋಗಿ',
  unavailable: 'ಪಂದ್ಯ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  loading: 'ಪಂದ್ಯ ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  wonByRuns: { one: '{count} ರನ್‌ನಿಂದ ಗೆಲುವು', other: '{count} ರನ್‌ಗಳಿಂದ ಗೆಲುವು' },
  wonByWickets: { one: '{count} ವಿಕೆಟ್‌ನಿಂದ ಗೆಲುವು', other: '{count} ವಿಕೆಟ್‌ಗಳಿಂದ ಗೆಲುವು' },
};
