import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/language.ts';

export const messages: Translation<typeof english> = {
  locale: 'hi-IN',
  name: 'हिन्दी',
  base: '/hi',
  choice: 'भाषा',
  offer: 'यह साइट हिन्दी में भी है।',
  accept: 'हिन्दी में पढ़ें',
  script: 'tall',
};
