import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/policies/contact.ts';

export const messages: Translation<typeof english> = {
  support: 'ಸಹಾಯ',
  business: 'ವ್ಯವಹಾರ',
  mail: 'ಇ-ಮೇಲ್',
  mailText: 'ಖಾತೆ, ಪೋಸ್ಟ್ ಅಥವಾ ರಿಫಂಡ್ ಬಗ್ಗೆ ಸಹಾಯದ ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ, ಪಾಲುದಾರಿಕೆ ಮತ್ತು ಜಾಹೀರಾತಿನ ಬಗ್ಗೆ ವ್ಯವಹಾರದ ವಿಳಾಸಕ್ಕೆ.',
  whatsAppText: 'ಮೆಸೇಜ್‌ಗೆ ಮಾತ್ರ. ಲಾಗಿನ್ ಕೋಡ್ ನಮಗೆ ಎಂದೂ ಕಳುಹಿಸಬೇಡಿ: ನಾವು ಕೇಳುವುದಿಲ್ಲ.',
  social: 'ಸೋಶಿಯಲ್ ಮೀಡಿಯಾ',
};
