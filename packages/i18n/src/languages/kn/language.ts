import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/language.ts';

export const messages: Translation<typeof english> = {
  locale: 'kn-IN',
  name: 'ಕನ್ನಡ',
  base: '/kn',
  choice: 'ಭಾಷೆ',
  offer: 'ಈ ಸೈಟ್ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.',
  accept: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ',
  script: 'tall',
};
