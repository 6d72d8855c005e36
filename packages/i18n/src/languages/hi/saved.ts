import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/saved.ts';

export const messages: Translation<typeof english> = {
  title: 'बाद के लिए सेव',
  intro: 'यह सूची सिर्फ़ आपको दिखती है। इंटरनेट के साथ यह पेज एक बार खोलने पर इसके पेज बिना इंटरनेट भी खुलते हैं।',
  none: 'अभी कुछ सेव नहीं है',
  noneHint: 'पोस्ट या मैच को यहाँ रखने के लिए उसका बुकमार्क दबाएँ। यह सिर्फ़ आपको दिखेगा।',
  save: 'बाद के लिए सेव करें: {name}',
  done: 'सेव हो गया। इसे बिना इंटरनेट भी पढ़ सकते हैं।',
  see: 'सेव किए हुए देखें',
  removed: 'सूची से हटा दिया गया।',
  undo: 'वापस लाएँ',
  remove: 'हटाएँ',
  post: 'पोस्ट',
  match: 'मैच',
  unnamed: 'बिना शीर्षक',
  keepClip: 'क्लिप इस डिवाइस पर रखें',
  keepClipSized: 'क्लिप इस डिवाइस पर रखें ({size})',
  clipDone: 'क्लिप अब इस डिवाइस पर है। यह बिना इंटरनेट भी चलेगी।',
  clipKept: 'इस डिवाइस पर क्लिप: {size}',
  removeClip: 'क्लिप हटाएँ',
  clipRemoved: 'क्लिप अब इस डिवाइस पर नहीं है।',
  clipFailed: 'क्लिप नहीं रखी जा सकी। अपना इंटरनेट और खाली जगह देखें।',
};
