import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/dates.ts';

export const messages: Translation<typeof english> = {
  months: 'ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ',
  longMonths: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್',
  weekdays: 'ಭಾನು ಸೋಮ ಮಂಗಳ ಬುಧ ಗುರು ಶುಕ್ರ ಶನಿ',
  longWeekdays: 'ಭಾನುವಾರ ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ',
  am: 'AM',
  pm: 'PM',
};
