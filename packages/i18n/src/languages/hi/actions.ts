import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/actions.ts';

export const messages: Translation<typeof english> = {
  loginAgain: 'फिर से लॉग इन करें।',
  loginLeague: 'इस लीग में रजिस्टर करने के लिए लॉग इन करें।',
  loginTeam: 'इस टीम में रजिस्टर करने के लिए लॉग इन करें।',
  loginComment: 'कमेंट करने के लिए लॉग इन करें।',
  loginMessage: 'मैसेज भेजने के लिए लॉग इन करें।',
  loginLike: 'लाइक करने के लिए लॉग इन करें।',
  loginVote: 'वोट करने के लिए लॉग इन करें।',
  saved: 'सेव हो गया। इंटरनेट आने पर भेज दिया जाएगा।',
};
