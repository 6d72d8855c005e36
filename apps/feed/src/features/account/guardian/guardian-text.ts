import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';

/** The languages of the guardian's page, each by its own name. */
export const languages = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' } as const;
export type Language = keyof typeof languages;

export interface GuardianText {
  readonly title: string;
  readonly intro: (name: string) => string;
  readonly what: string;
  readonly stored: readonly string[];
  readonly why: string;
  readonly reason: string;
  readonly choices: string;
  readonly choice: readonly string[];
  readonly name: string;
  readonly sendCode: string;
  readonly code: (ending: string) => string;
  readonly newCode: string;
  readonly agree: string;
  readonly agreeHint: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly given: (until: string) => string;
  readonly ended: string;
  readonly waiting: string;
  readonly incomplete: string;
  /** Why the form cannot be sent yet. */
  readonly missing: string;
  readonly version: string;
}

const en: GuardianText = {
  title: 'For parents and guardians',
  intro: (name) =>
    `${name} is under 18 and named you as a parent or guardian on ${brand.name}, a feed about sport and culture in the city, and its league.`,
  what: 'What is stored, once you agree',
  stored: [
    'comments, with the name, visible to everyone',
    'messages to the organiser',
    'registrations for teams and events, and forms with their files; they name you',
    'votes in polls, and a rough location if it is shared: the part of town',
    'your name, your number and when you agreed',
  ],
  why: 'Why',
  reason:
    'To run the matches and events, and to answer messages. There is no profile, no advertising, and nothing is sold.',
  choices: 'Your choices',
  choice: [
    'Without your consent they can read, follow and like, and nothing else is kept.',
    'You can withdraw your consent at any time, with this link. Then nothing more is kept. What is there already goes with the account, or when you write to us.',
    'All this ends when they turn 18: at the end of that year we delete your name and number.',
  ],
  name: 'Your name',
  sendCode: 'Send me a code',
  code: (ending) => `Code in the SMS to your number that ends in ${ending}`,
  newCode: 'Send a new code',
  agree: 'I agree',
  agreeHint: 'I am a parent or legal guardian.',
  refuse: 'I do not agree',
  withdraw: 'Withdraw my consent',
  given: (until) => `You have agreed. Your consent holds until ${until}.`,
  ended: 'You have not agreed, or no longer agree. Nothing more is kept.',
  waiting: 'You have not answered yet.',
  incomplete: 'This link is incomplete. Please open it from the SMS again.',
  missing: 'Enter your name and the code first.',
  version: `Version of ${policies.guardianTextUpdated}`,
};

const hi: GuardianText = {
  title: 'माता-पिता और अभिभावकों के लिए',
  intro: (name) =>
    `${name} की उम्र 18 साल से कम है और उन्होंने ${brand.name} पर आपको माता, पिता या अभिभावक बताया है। ${brand.name} शहर के खेल और संस्कृति की फ़ीड और लीग है।`,
  what: 'आपकी सहमति के बाद क्या रखा जाता है',
  stored: [
    'टिप्पणियाँ, नाम के साथ, जिन्हें सब देख सकते हैं',
    'आयोजक को भेजे गए संदेश',
    'टीमों और कार्यक्रमों के पंजीकरण, और फ़ॉर्म उनकी फ़ाइलों के साथ; इनमें आपका नाम होता है',
    'मतदान में दिए गए वोट, और साझा करने पर मोटे तौर पर जगह: शहर का इलाका',
    'आपका नाम, आपका नंबर और सहमति का समय',
  ],
  why: 'क्यों',
  reason: 'मैच और कार्यक्रम चलाने और संदेशों का जवाब देने के लिए। कोई प्रोफ़ाइल नहीं बनती, कोई विज्ञापन नहीं, और कुछ बेचा नहीं जाता।',
  choices: 'आपके विकल्प',
  choice: [
    'आपकी सहमति के बिना वे पढ़, फ़ॉलो और लाइक कर सकते हैं; और कुछ नहीं रखा जाता।',
    'आप इसी लिंक से कभी भी सहमति वापस ले सकते हैं। तब और कुछ नहीं रखा जाता। जो पहले से है, वह खाते के साथ हटता है, या जब आप हमें लिखते हैं।',
    'यह सब उनके 18 साल का होने पर समाप्त होता है: उस साल के अंत में हम आपका नाम और नंबर हटा देते हैं।',
  ],
  name: 'आपका नाम',
  sendCode: 'मुझे कोड भेजें',
  code: (ending) => `${ending} पर समाप्त होने वाले आपके नंबर पर आए SMS का कोड`,
  newCode: 'नया कोड भेजें',
  agree: 'मैं सहमत हूँ',
  agreeHint: 'मैं माता, पिता या कानूनी अभिभावक हूँ।',
  refuse: 'मैं सहमत नहीं हूँ',
  withdraw: 'मेरी सहमति वापस लें',
  given: (until) => `आपने सहमति दी है। यह ${until} तक मान्य है।`,
  ended: 'आपने सहमति नहीं दी है, या वापस ले ली है। और कुछ नहीं रखा जाता।',
  waiting: 'आपने अभी जवाब नहीं दिया है।',
  incomplete: 'यह लिंक अधूरा है। कृपया इसे SMS से फिर खोलें।',
  missing: 'पहले अपना नाम और कोड लिखें।',
  version: `संस्करण: ${policies.guardianTextUpdated}`,
};

const kn: GuardianText = {
  title: 'ಪೋಷಕರಿಗಾಗಿ',
  intro: (name) =>
    `${name} ಅವರಿಗೆ 18 ವರ್ಷ ತುಂಬಿಲ್ಲ ಮತ್ತು ${brand.name} ನಲ್ಲಿ ನಿಮ್ಮನ್ನು ಪೋಷಕರೆಂದು ಹೆಸರಿಸಿದ್ದಾರೆ. ${brand.name} ನಗರದ ಕ್ರೀಡೆ ಮತ್ತು ಸಂಸ್ಕೃತಿಯ ಫೀಡ್ ಮತ್ತು ಲೀಗ್.`,
  what: 'ನೀವು ಒಪ್ಪಿದ ನಂತರ ಏನನ್ನು ಉಳಿಸಲಾಗುತ್ತದೆ',
  stored: [
    'ಕಾಮೆಂಟ್‌ಗಳು, ಹೆಸರಿನೊಂದಿಗೆ; ಎಲ್ಲರಿಗೂ ಕಾಣುತ್ತವೆ',
    'ಆಯೋಜಕರಿಗೆ ಕಳುಹಿಸಿದ ಸಂದೇಶಗಳು',
    'ತಂಡ ಮತ್ತು ಕಾರ್ಯಕ್ರಮಗಳ ನೋಂದಣಿಗಳು, ಫಾರ್ಮ್‌ಗಳು ಮತ್ತು ಅವುಗಳ ಫೈಲ್‌ಗಳು; ಇವುಗಳಲ್ಲಿ ನಿಮ್ಮ ಹೆಸರು ಇರುತ್ತದೆ',
    'ಮತದಾನದ ಮತಗಳು, ಮತ್ತು ಹಂಚಿಕೊಂಡರೆ ಅಂದಾಜು ಸ್ಥಳ: ನಗರದ ಭಾಗ',
    'ನಿಮ್ಮ ಹೆಸರು, ನಿಮ್ಮ ಸಂಖ್ಯೆ ಮತ್ತು ನೀವು ಒಪ್ಪಿದ ಸಮಯ',
  ],
  why: 'ಏಕೆ',
  reason: 'ಪಂದ್ಯಗಳು ಮತ್ತು ಕಾರ್ಯಕ್ರಮಗಳನ್ನು ನಡೆಸಲು ಹಾಗೂ ಸಂದೇಶಗಳಿಗೆ ಉತ್ತರಿಸಲು. ಪ್ರೊಫೈಲ್ ಮಾಡುವುದಿಲ್ಲ, ಜಾಹೀರಾತು ಇಲ್ಲ, ಏನನ್ನೂ ಮಾರುವುದಿಲ್ಲ.',
  choices: 'ನಿಮ್ಮ ಆಯ್ಕೆಗಳು',
  choice: [
    'ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಇಲ್ಲದೆ ಅವರು ಓದಬಹುದು, ಫಾಲೋ ಮತ್ತು ಲೈಕ್ ಮಾಡಬಹುದು; ಬೇರೇನೂ ಉಳಿಸುವುದಿಲ್ಲ.',
    'ಈ ಲಿಂಕ್ ಮೂಲಕ ನೀವು ಯಾವಾಗ ಬೇಕಾದರೂ ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಬಹುದು. ಆಗ ಬೇರೇನೂ ಉಳಿಸುವುದಿಲ್ಲ. ಈಗಾಗಲೇ ಇರುವುದು ಖಾತೆಯೊಂದಿಗೆ ಅಥವಾ ನೀವು ನಮಗೆ ಬರೆದಾಗ ಅಳಿಸಲ್ಪಡುತ್ತದೆ.',
    'ಅವರಿಗೆ 18 ವರ್ಷ ತುಂಬಿದಾಗ ಇದೆಲ್ಲ ಕೊನೆಗೊಳ್ಳುತ್ತದೆ: ಆ ವರ್ಷದ ಕೊನೆಯಲ್ಲಿ ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆಯನ್ನು ಅಳಿಸುತ್ತೇವೆ.',
  ],
  name: 'ನಿಮ್ಮ ಹೆಸರು',
  sendCode: 'ನನಗೆ ಕೋಡ್ ಕಳುಹಿಸಿ',
  code: (ending) => `${ending} ರಿಂದ ಕೊನೆಗೊಳ್ಳುವ ನಿಮ್ಮ ಸಂಖ್ಯೆಗೆ ಬಂದ SMS ನ ಕೋಡ್`,
  newCode: 'ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಿ',
  agree: 'ನಾನು ಒಪ್ಪುತ್ತೇನೆ',
  agreeHint: 'ನಾನು ಪೋಷಕ ಅಥವಾ ಕಾನೂನುಬದ್ಧ ಪಾಲಕ.',
  refuse: 'ನಾನು ಒಪ್ಪುವುದಿಲ್ಲ',
  withdraw: 'ನನ್ನ ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಿರಿ',
  given: (until) => `ನೀವು ಒಪ್ಪಿದ್ದೀರಿ. ಇದು ${until} ರವರೆಗೆ ಮಾನ್ಯ.`,
  ended: 'ನೀವು ಒಪ್ಪಿಲ್ಲ, ಅಥವಾ ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆದಿದ್ದೀರಿ. ಬೇರೇನೂ ಉಳಿಸುವುದಿಲ್ಲ.',
  waiting: 'ನೀವು ಇನ್ನೂ ಉತ್ತರಿಸಿಲ್ಲ.',
  incomplete: 'ಈ ಲಿಂಕ್ ಅಪೂರ್ಣ. ದಯವಿಟ್ಟು SMS ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  missing: 'ಮೊದಲು ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಕೋಡ್ ನಮೂದಿಸಿ.',
  version: `ಆವೃತ್ತಿ: ${policies.guardianTextUpdated}`,
};

export const guardianTexts: Readonly<Record<Language, GuardianText>> = { en, hi, kn };
