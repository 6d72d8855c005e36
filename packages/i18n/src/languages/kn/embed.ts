import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/embed.ts';

export const messages: Translation<typeof english> = {
  wholeTable: 'ಪಟ್ಟಿ ತೆರೆಯಿರಿ',
  aboutMatch: 'ಈ ಪಂದ್ಯದ ಬಗ್ಗೆ',
  next: 'ಮುಂದಿನ ಪಂದ್ಯ',
  nextOf: '{team} ತಂಡದ ಮುಂದಿನ ಪಂದ್ಯ',
  lastResult: 'ಹಿಂದಿನ ಫಲಿತಾಂಶ',
  wonBy: '{team}: {margin}',
  from: 'ಯೂತ್ ಸ್ಪೋರ್ಟ್ಸ್ ಲೀಗ್ ಕಡೆಯಿಂದ',
  onYourPage: 'ನಿಮ್ಮ ಪುಟದಲ್ಲಿ',
  copy: 'ಕೋಡ್ ನಕಲಿಸಿ',
  copied: 'ಕೋಡ್ ನಕಲಾಯಿತು',
  notCopied: 'ನಿಮ್ಮ ಬ್ರೌಸರ್‌ಗೆ ಕೋಡ್ ನಕಲಿಸಲು ಆಗಲಿಲ್ಲ.',
  hint: 'ಕೋಡ್ ನಕಲಿಸಿ, ಇದು ಕಾಣಬೇಕಾದ ಕಡೆ ಅಂಟಿಸಿ. ಅದು ತಾನಾಗಿಯೇ ಹೊಸದಾಗಿರುತ್ತದೆ, ಕುಕಿ ಇಡುವುದಿಲ್ಲ, ಲಾಗಿನ್ ಬೇಕಿಲ್ಲ.',
  wallNothingNow: 'ಸದ್ಯ ಯಾವ ಪಂದ್ಯವೂ ನಡೆಯುತ್ತಿಲ್ಲ',
  wallAlsoNow: 'ಈಗ ಇವೂ ನಡೆಯುತ್ತಿವೆ',
  wallResult: 'ಫಲಿತಾಂಶ',
  wallMeeting: '{one} ವಿರುದ್ಧ {two}',
  wallOnYourPhone: 'ಪ್ರತಿ ಸ್ಕೋರ್ ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ',
  wallNoLogin: 'ಲಾಗಿನ್ ಬೇಕಿಲ್ಲ',
  wallPolling: 'ಪ್ರತಿ 5 ಸೆಕೆಂಡಿಗೆ ನೋಡುತ್ತದೆ',
  wallOffline: 'ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ: ಸ್ಕೋರ್ ಹಳೆಯದಿರಬಹುದು',
  wallLoading: 'ಪರದೆ ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  wallTitle: 'ಕ್ಲಬ್ ಪರದೆ',
};
