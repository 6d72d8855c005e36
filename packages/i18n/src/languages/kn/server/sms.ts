import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/sms.ts';

export const messages: Translation<typeof english> = {
  code: '{code} ನಿಮ್ಮ {name} ಕೋಡ್. 5 ನಿಮಿಷ ನಡೆಯುತ್ತದೆ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  leaving: '{code} ನಿಂದ ನಿಮ್ಮ {name} ಖಾತೆ ಬೇರೆ ನಂಬರ್‌ಗೆ ಹೋಗುತ್ತದೆ. ನೀವಲ್ಲವೇ? ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  changing: 'ನಿಮ್ಮ {name} ಖಾತೆಯ ಫೋನ್ ನಂಬರ್ 72 ಗಂಟೆಗಳಲ್ಲಿ ಬದಲಾಗುತ್ತದೆ. ನೀವಲ್ಲವೇ? ಇಲ್ಲಿ ನಿಲ್ಲಿಸಿ: {link}',
  changed: 'ನಿಮ್ಮ {name} ಖಾತೆಯ ಫೋನ್ ನಂಬರ್ ಬದಲಾಗಿದೆ. ನೀವಲ್ಲವೇ? {support} ಗೆ ಬರೆಯಿರಿ',
  guardian:
    '{code} {name} ನಲ್ಲಿ ಪೋಷಕರಾಗಿ ನಿಮ್ಮ ಕೋಡ್. 18 ಕ್ಕಿಂತ ಚಿಕ್ಕವರೊಬ್ಬರು ನಿಮ್ಮ ಹೆಸರು ಕೊಟ್ಟಿದ್ದಾರೆ. ಏನು ಇಡಲಾಗುತ್ತದೆ ಎಂದು ಮೊದಲು ಓದಿ, ನಂತರ ಒಪ್ಪಿ ಅಥವಾ ನಿರಾಕರಿಸಿ: {link}',
};
