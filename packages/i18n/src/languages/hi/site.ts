import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/site.ts';

export const messages: Translation<typeof english> = {
  broken: 'कुछ गड़बड़ हो गई।',
  brokenHint: 'यह पेज नहीं खुल पाया। थोड़ी देर में फिर कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं',
  offlineHint: 'इंटरनेट आते ही यह पेज खुल जाएगा।',
  storedAsOf: 'इंटरनेट नहीं है। यह जानकारी {time} तक की है।',
  newVersion: 'नया संस्करण तैयार है।',
  reload: 'फिर से लोड करें',
  installOffer: '{site} को इस डिवाइस पर रखें? यह अपने आइकन से खुलता है, बिना नेटवर्क के भी।',
  install: 'इंस्टॉल करें',
  installOnIos: '{site} को होम स्क्रीन पर रखने के लिए ‘शेयर’ और फिर ‘होम स्क्रीन में जोड़ें’ पर टैप करें।',
  seenSince: '{when} से अब तक का सब कुछ आपने देख लिया है',
  leftOff: 'पिछली बार आप एक दूसरी पोस्ट पर रुके थे।',
  goToPost: 'वहाँ जाएँ',
  tryLater: 'थोड़ी देर में फिर कोशिश करें।',
  back: 'वापस',
  profile: 'मेरी प्रोफ़ाइल',
  profileUnread: 'मेरी प्रोफ़ाइल, {unread} नए मैसेज',
  unread: 'नए',
  messages: 'मैसेज',
  registrations: 'रजिस्ट्रेशन',
  settings: 'सेटिंग',
  logout: 'लॉग आउट',
  account: 'अकाउंट',
};
