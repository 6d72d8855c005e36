import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/dates.ts';

export const messages: Translation<typeof english> = {
  months: 'ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ',
  weekdays: 'ಭಾನು ಸೋಮ ಮಂಗಳ ಬುಧ ಗುರು ಶುಕ್ರ ಶನಿ',
  am: 'AM',
  pm: 'PM',
};
