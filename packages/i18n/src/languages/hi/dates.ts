import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/dates.ts';

export const messages: Translation<typeof english> = {
  months: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
  longMonths: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  weekdays: 'रवि सोम मंगल बुध गुरु शुक्र शनि',
  longWeekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
  am: 'AM',
  pm: 'PM',
};
