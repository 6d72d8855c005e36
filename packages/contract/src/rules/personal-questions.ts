/** @param words alternatives of a pattern, each of which may start a word of the text */
const beginsWith = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})`, 'u');

/**
 * Questions about protected or sensitive matters. A match only warns: the form's author decides. English is
 * matched by whole words; Hindi and Kannada, whose words take endings, by the start of a word.
 */
const questions: readonly { readonly english: RegExp; readonly indian: RegExp; readonly reason: string }[] = [
  {
    english: /\b(?:aadh?aa?r|pan (?:card|number)|passport|voter id|(?:driving|driver['’]s) licen[cs]e)\b/i,
    indian: beginsWith(
      String.raw`आधार|पैन कार्ड|पासपोर्ट|मतदाता|ड्राइविंग लाइसेंस|ಆಧಾರ್|ಪ್ಯಾನ್ ಕಾರ್ಡ್|ಪಾಸ್\u200C?ಪೋರ್ಟ್|ಮತದಾರ|ಚಾಲನಾ ಪರವಾನಗಿ`,
    ),
    reason: 'An identity card number lets others act in a person’s name. Check the card on the day instead.',
  },
  {
    english: /\b(?:bank|account number|ifsc|upi|card number|cvv)\b/i,
    indian: beginsWith('बैंक|खाता संख्या|यूपीआई|ಬ್ಯಾಂಕ್|ಖಾತೆ ಸಂಖ್ಯೆ|ಯುಪಿಐ'),
    reason: 'Keep payments out of forms: take the payment elsewhere and mark the answer as paid.',
  },
  {
    english: /\b(?:password|pin code for|otp|one.time code)\b/i,
    indian: beginsWith(String.raw`पासवर्ड|ओटीपी|ಪಾಸ್\u200C?ವರ್ಡ್|ಒಟಿಪಿ`),
    reason: 'No one may ask for a password or a code.',
  },
  {
    english: /\b(?:religio\w*|caste|community certificate|sub-?caste|gotra)\b/i,
    indian: beginsWith('धर्म|जाति|गोत्र|ಧರ್ಮ|ಜಾತಿ|ಗೋತ್ರ'),
    reason: 'Religion and caste have nothing to do with sport, and a list of them can do harm.',
  },
  {
    english: /\b(?:diseases?|illness\w*|medical history|disabilit\w+|blood group|pregnan\w+|medications?)\b/i,
    indian: beginsWith('बीमारी|रोग|ब्लड ग्रुप|रक्त|विकलांग|दिव्यांग|दवा|ಕಾಯಿಲೆ|ರೋಗ|ರಕ್ತ|ಅಂಗವೈಕಲ್ಯ|ಔಷಧ'),
    reason: 'Health data is protected. Ask only what you need to look after people on the day, and delete it soon.',
  },
  {
    english: /\b(?:income|salary|occupation)\b/i,
    indian: beginsWith(String.raw`आय(?![\p{L}\p{M}])|आमदनी|वेतन|व्यवसाय|ಆದಾಯ|ಸಂಬಳ|ಉದ್ಯೋಗ`),
    reason: 'What a family earns has nothing to do with playing.',
  },
  {
    english: /\b(?:marital|married|sexual)\b/i,
    indian: beginsWith('वैवाहिक|विवाहित|ವೈವಾಹಿಕ|ವಿವಾಹಿತ'),
    reason: 'This is private, and has nothing to do with playing.',
  },
  {
    english: /\b(?:home|residential|permanent|full|postal) address\b/i,
    indian: beginsWith('(?:घर का|पूरा|स्थायी|डाक का) पता|(?:ಮನೆ|ಮನೆಯ|ಪೂರ್ಣ|ಪೂರ್ತಿ|ಶಾಶ್ವತ|ಖಾಯಂ) ?ವಿಳಾಸ'),
    reason: 'Where a young person lives is sensitive. An area or a pin code is usually enough.',
  },
];

/** Why a question may be too personal, or null. */
export const personalReason = (question: string): string | null =>
  questions.find(({ english, indian }) => english.test(question) || indian.test(question))?.reason ?? null;
