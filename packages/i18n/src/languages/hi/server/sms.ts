import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/sms.ts';

export const messages: Translation<typeof english> = {
  code: '{code} आपका {name} कोड है। 5 मिनट चलेगा। किसी को न बताएँ।',
  leaving: '{code} से आपका {name} अकाउंट दूसरे नंबर पर चला जाएगा। आप नहीं? किसी को न बताएँ।',
  changing: 'आपके {name} अकाउंट का फ़ोन नंबर 72 घंटे में बदल जाएगा। आप नहीं? यहाँ रोकें: {link}',
  changed: 'आपके {name} अकाउंट का फ़ोन नंबर बदल गया है। आप नहीं? {support} पर लिखें',
  guardian:
    '{code} {name} पर अभिभावक के तौर पर आपका कोड है। 18 से छोटे किसी ने आपका नाम दिया है। पहले पढ़ें कि क्या रखा जाता है, फिर हाँ या ना करें: {link}',
};
