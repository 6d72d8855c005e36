import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/dates.ts';

export const messages: Translation<typeof english> = {
  months: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
  weekdays: 'रवि सोम मंगल बुध गुरु शुक्र शनि',
  am: 'AM',
  pm: 'PM',
};
