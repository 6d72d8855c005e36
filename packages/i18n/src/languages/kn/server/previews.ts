import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/previews.ts';

export const messages: Translation<typeof english> = {
  tag: 'ಟ್ಯಾಗ್ · {city}',
  category: 'ವಿಭಾಗ · {city}',
  video: 'ವೀಡಿಯೊ',
  gallery: 'ಗ್ಯಾಲರಿ',
  photo: 'ಫೋಟೊ',
  sponsored: 'ಪ್ರಾಯೋಜಿತ',
  cancelled: 'ರದ್ದು',
};
