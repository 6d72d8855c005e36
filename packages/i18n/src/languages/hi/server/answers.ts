import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/answers.ts';

export const messages: Translation<typeof english> = {
  file: '“{about}” के लिए एक फ़ाइल अपलोड करें।',
  options: '“{about}” के लिए कम से कम एक ऑप्शन चुनें।',
  date: '“{about}” के लिए सही तारीख़ चुनें।',
  option: '“{about}” के लिए एक ऑप्शन चुनें।',
  empty: '“{about}” भरें।',
  long: '“{about}” को {limit} अक्षरों तक रखें।',
  fileHint: 'सिर्फ़ फ़ोटो और डॉक्यूमेंट, 20MB तक',
  largeFile: '“{about}” 20MB से बड़ी है। सिर्फ़ फ़ोटो और डॉक्यूमेंट, 20MB तक।',
  heic: '“{about}” HEIC फ़ोटो है, जो यहाँ नहीं खुलती। इसे JPEG बनाकर या इसका स्क्रीनशॉट भेजें। iPhone पर Settings › Camera › Formats › Most Compatible चुनने से आगे की फ़ोटो JPEG में बनती हैं।',
  kindOfFile: '“{about}” नहीं भेजी जा सकती। सिर्फ़ फ़ोटो और डॉक्यूमेंट, 20MB तक।',
  emptyFile: '“{about}” ख़ाली है। कोई और फ़ाइल चुनें।',
  noFileHere: '“{about}” में फ़ाइल नहीं लगती।',
  number: '“{about}” के लिए एक संख्या डालें।',
  least: '“{about}” के लिए {limit} या ज़्यादा डालें।',
  most: '“{about}” के लिए {limit} या कम डालें।',
  email: '“{about}” के लिए ई-मेल डालें।',
  phone: '“{about}” के लिए दस अंकों का मोबाइल नंबर डालें, या + और देश के कोड वाला।',
  consentChanged: '“{about}” का लिखा हुआ बदल गया है। फिर से पढ़कर टिक करें।',
  consent: '“{about}” पर टिक करें।',
  signature: '“{about}” पर पूरे नाम और तारीख़ के साथ साइन करें, जैसे Asha Rao, 2026-11-25।',
};
