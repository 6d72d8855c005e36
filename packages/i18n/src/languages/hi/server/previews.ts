import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/previews.ts';

export const messages: Translation<typeof english> = {
  tag: 'टैग · {city}',
  category: 'कैटेगरी · {city}',
  video: 'वीडियो',
  gallery: 'गैलरी',
  photo: 'फ़ोटो',
  sponsored: 'स्पॉन्सर्ड',
  cancelled: 'रद्द',
};
