import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/replies.ts';

export const messages: Translation<typeof english> = {
  codeSent: 'हमने आपके फ़ोन पर एक कोड भेजा है।',
  pinRemoved: 'आपका PIN हटा दिया गया।',
  pinSet: 'आपका PIN सेट हो गया।',
  appealSent: 'आपकी अपील भेज दी गई। दूसरे मॉडरेटर जवाब देंगे।',
  profileAndPhone: 'आपकी प्रोफ़ाइल और फ़ोन नंबर बदल गए।',
  profile: 'आपकी प्रोफ़ाइल बदल गई।',
  numberStays: 'आपका फ़ोन नंबर वही रहेगा। सभी डिवाइस लॉग आउट हो गए।',
  codeToNew: 'हमने नए नंबर पर एक कोड भेजा है।',
  codeToOld: 'नया नंबर कन्फ़र्म हो गया। अभी बदलने के लिए पुराने नंबर पर भेजा कोड डालें।',
  confirmedBut: 'नया नंबर कन्फ़र्म हो गया। {why}',
  accountStays: 'आपका अकाउंट बना रहेगा।',
  data: 'यह रहा आपका डेटा।',
  leaving: 'आपका अकाउंट {when} को डिलीट होगा। रखना हो तो उससे पहले लॉग इन करें।',
  commentChanged: 'आपका कमेंट बदल गया।',
  commentDeleted: 'आपका कमेंट डिलीट हो गया।',
  registered: 'रजिस्ट्रेशन हो गया',
  outOf: 'आप {name} से बाहर हो गए।',
  reported: 'शुक्रिया। एक मॉडरेटर इसे देखेंगे।',
  mailSent: 'हमने आपको एक ई-मेल भेजा है। पता कन्फ़र्म करने के लिए उसका लिंक खोलें।',
  mailConfirmed: 'शुक्रिया। आपका ई-मेल कन्फ़र्म हो गया।',
  mailEnded: 'आप अनसब्सक्राइब हो गए। हमने यह सब्सक्रिप्शन मिटा दिया है।',
};
