import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/actions.ts';

export const messages: Translation<typeof english> = {
  loginAgain: 'ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  loginLeague: 'ಈ ಲೀಗ್‌ಗೆ ನೋಂದಾಯಿಸಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  loginTeam: 'ಈ ತಂಡಕ್ಕೆ ನೋಂದಾಯಿಸಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  loginComment: 'ಕಮೆಂಟ್ ಮಾಡಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  loginMessage: 'ಮೆಸೇಜ್ ಕಳುಹಿಸಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  loginLike: 'ಲೈಕ್ ಮಾಡಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  loginVote: 'ವೋಟ್ ಮಾಡಲು ಲಾಗಿನ್ ಮಾಡಿ.',
  saved: 'ಉಳಿಸಲಾಗಿದೆ. ಇಂಟರ್ನೆಟ್ ಬಂದಾಗ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
};
