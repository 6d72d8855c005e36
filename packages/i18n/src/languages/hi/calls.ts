import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/calls.ts';

export const messages: Translation<typeof english> = {
  broken: 'कुछ गड़बड़ हो गई।',
  network: 'इंटरनेट नहीं है। नेटवर्क देखकर फिर कोशिश करें।',
  timeout: 'सर्वर ने जवाब देने में बहुत देर लगाई। फिर कोशिश करें।',
  loginAgain: 'फिर से लॉग इन करें।',
  forbidden: 'आपको इसकी इजाज़त नहीं है।',
  notFound: 'वह हमें नहीं मिला।',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है।',
  busy: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  tooMany: 'बहुत बार कोशिश हो गई। बाद में फिर कोशिश करें।',
  tooManyWait: 'बहुत बार कोशिश हो गई। {wait} में फिर कोशिश करें।',
  seconds: { one: '{count} सेकंड', other: '{count} सेकंड' },
  minutes: '{minutes} मिनट',
};
