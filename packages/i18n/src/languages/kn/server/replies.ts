import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/replies.ts';

export const messages: Translation<typeof english> = {
  codeSent: 'ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಒಂದು ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.',
  pinRemoved: 'ನಿಮ್ಮ PIN ತೆಗೆಯಲಾಗಿದೆ.',
  pinSet: 'ನಿಮ್ಮ PIN ಸೆಟ್ ಆಗಿದೆ.',
  appealSent: 'ನಿಮ್ಮ ಮೇಲ್ಮನವಿ ಕಳುಹಿಸಲಾಗಿದೆ. ಬೇರೆ ಮಾಡರೇಟರ್ ಉತ್ತರಿಸುತ್ತಾರೆ.',
  profileAndPhone: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಮತ್ತು ಫೋನ್ ನಂಬರ್ ಬದಲಾಗಿದೆ.',
  profile: 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಬದಲಾಗಿದೆ.',
  numberStays: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಹಾಗೇ ಇರುತ್ತದೆ. ಎಲ್ಲ ಡಿವೈಸ್‌ಗಳು ಲಾಗೌಟ್ ಆಗಿವೆ.',
  codeToNew: 'ಹೊಸ ನಂಬರ್‌ಗೆ ಒಂದು ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.',
  codeToOld: 'ಹೊಸ ನಂಬರ್ ಖಚಿತವಾಯಿತು. ಈಗಲೇ ಬದಲಿಸಲು ಹಳೆಯ ನಂಬರ್‌ಗೆ ಕಳುಹಿಸಿದ ಕೋಡ್ ಹಾಕಿ.',
  confirmedBut: 'ಹೊಸ ನಂಬರ್ ಖಚಿತವಾಯಿತು. {why}',
  accountStays: 'ನಿಮ್ಮ ಖಾತೆ ಉಳಿಯುತ್ತದೆ.',
  data: 'ಇದು ನಿಮ್ಮ ಡೇಟಾ.',
  leaving: 'ನಿಮ್ಮ ಖಾತೆ {when} ಕ್ಕೆ ಅಳಿಸಿಹೋಗುತ್ತದೆ. ಉಳಿಸಿಕೊಳ್ಳಲು ಅದಕ್ಕೆ ಮೊದಲು ಲಾಗಿನ್ ಆಗಿ.',
  commentChanged: 'ನಿಮ್ಮ ಕಾಮೆಂಟ್ ಬದಲಾಗಿದೆ.',
  commentDeleted: 'ನಿಮ್ಮ ಕಾಮೆಂಟ್ ಅಳಿಸಲಾಗಿದೆ.',
  registered: 'ನೋಂದಣಿ ಆಯಿತು',
  outOf: 'ನೀವು {name} ನಿಂದ ಹೊರಬಂದಿದ್ದೀರಿ.',
  reported: 'ಧನ್ಯವಾದ. ಒಬ್ಬ ಮಾಡರೇಟರ್ ಇದನ್ನು ನೋಡುತ್ತಾರೆ.',
  mailSent: 'ನಿಮಗೆ ಇ-ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ವಿಳಾಸ ಖಚಿತಪಡಿಸಲು ಅದರ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
  mailConfirmed: 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಇ-ಮೇಲ್ ಖಚಿತವಾಗಿದೆ.',
};
