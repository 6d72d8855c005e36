import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/embed.ts';

export const messages: Translation<typeof english> = {
  wholeTable: 'तालिका खोलें',
  aboutMatch: 'इस मैच के बारे में',
  next: 'अगला मैच',
  nextOf: '{team} का अगला मैच',
  lastResult: 'पिछला नतीजा',
  wonBy: '{team}: {margin}',
  from: 'यूथ स्पोर्ट्स लीग की ओर से',
  onYourPage: 'अपने पेज पर',
  copy: 'कोड कॉपी करें',
  copied: 'कोड कॉपी हो गया',
  notCopied: 'आपका ब्राउज़र कोड कॉपी नहीं कर सका।',
  hint: 'कोड कॉपी करें और वहाँ चिपकाएँ जहाँ यह दिखना चाहिए। यह अपने-आप ताज़ा रहता है, कोई कुकी नहीं रखता और लॉगिन नहीं माँगता।',
  wallNothingNow: 'अभी कोई मैच नहीं चल रहा',
  wallAlsoNow: 'अभी ये मैच भी',
  wallResult: 'नतीजा',
  wallMeeting: '{one} बनाम {two}',
  wallOnYourPhone: 'हर स्कोर आपके फ़ोन पर',
  wallNoLogin: 'लॉग इन की ज़रूरत नहीं',
  wallPolling: 'हर 5 सेकंड में जाँच',
  wallOffline: 'नेटवर्क नहीं: स्कोर पुराने हो सकते हैं',
  wallLoading: 'स्क्रीन लोड हो रही है',
  wallTitle: 'क्लब की स्क्रीन',
};
