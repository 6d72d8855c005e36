import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/calls.ts';

export const messages: Translation<typeof english> = {
  broken: 'ಏನೋ ತಪ್ಪಾಗಿದೆ.',
  network: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  timeout: 'ಸರ್ವರ್ ಉತ್ತರಿಸಲು ತುಂಬಾ ಹೊತ್ತು ತೆಗೆದುಕೊಂಡಿತು. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  loginAgain: 'ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  forbidden: 'ನಿಮಗೆ ಇದಕ್ಕೆ ಅನುಮತಿ ಇಲ್ಲ.',
  notFound: 'ಅದು ನಮಗೆ ಸಿಗಲಿಲ್ಲ.',
  tooLarge: 'ಇದು ಕಳುಹಿಸಲು ತುಂಬಾ ದೊಡ್ಡದು.',
  busy: 'ಈಗ ತುಂಬಾ ದಟ್ಟಣೆ ಇದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooMany: 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooManyWait: 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {wait} ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  seconds: { one: '{count} ಸೆಕೆಂಡ್', other: '{count} ಸೆಕೆಂಡ್' },
  minutes: '{minutes} ನಿಮಿಷ',
};
