import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/server/answers.ts';

export const messages: Translation<typeof english> = {
  file: '“{about}” ಗೆ ಒಂದು ಫೈಲ್ ಅಪ್‌ಲೋಡ್ ಮಾಡಿ.',
  options: '“{about}” ಗೆ ಕನಿಷ್ಠ ಒಂದು ಆಯ್ಕೆ ಆರಿಸಿ.',
  date: '“{about}” ಗೆ ಸರಿಯಾದ ದಿನಾಂಕ ಆರಿಸಿ.',
  option: '“{about}” ಗೆ ಒಂದು ಆಯ್ಕೆ ಆರಿಸಿ.',
  empty: '“{about}” ತುಂಬಿ.',
  long: '“{about}” ಅನ್ನು {limit} ಅಕ್ಷರಗಳೊಳಗೆ ಇಡಿ.',
  fileHint: 'ಚಿತ್ರ ಮತ್ತು ಡಾಕ್ಯುಮೆಂಟ್ ಮಾತ್ರ, 20MB ವರೆಗೆ',
  largeFile: '“{about}” 20MB ಗಿಂತ ದೊಡ್ಡದು. ಚಿತ್ರ ಮತ್ತು ಡಾಕ್ಯುಮೆಂಟ್ ಮಾತ್ರ, 20MB ವರೆಗೆ.',
  heic: '“{about}” HEIC ಫೋಟೋ, ಇಲ್ಲಿ ತೆರೆಯುವುದಿಲ್ಲ. JPEG ಆಗಿ ಅಥವಾ ಸ್ಕ್ರೀನ್‌ಶಾಟ್ ತೆಗೆದು ಕಳುಹಿಸಿ. iPhone ನಲ್ಲಿ Settings › Camera › Formats › Most Compatible ಆರಿಸಿದರೆ ಮುಂದಿನ ಫೋಟೋಗಳು JPEG ಆಗುತ್ತವೆ.',
  kindOfFile: '“{about}” ಕಳುಹಿಸಲಾಗದು. ಚಿತ್ರ ಮತ್ತು ಡಾಕ್ಯುಮೆಂಟ್ ಮಾತ್ರ, 20MB ವರೆಗೆ.',
  emptyFile: '“{about}” ಖಾಲಿ ಇದೆ. ಬೇರೆ ಫೈಲ್ ಆರಿಸಿ.',
  noFileHere: '“{about}” ಗೆ ಫೈಲ್ ಸೇರಿಸಲಾಗದು.',
  number: '“{about}” ಗೆ ಒಂದು ಸಂಖ್ಯೆ ಹಾಕಿ.',
  least: '“{about}” ಗೆ {limit} ಅಥವಾ ಹೆಚ್ಚು ಹಾಕಿ.',
  most: '“{about}” ಗೆ {limit} ಅಥವಾ ಕಡಿಮೆ ಹಾಕಿ.',
  email: '“{about}” ಗೆ ಇ-ಮೇಲ್ ಹಾಕಿ.',
  phone: '“{about}” ಗೆ ಹತ್ತು ಅಂಕಿಯ ಮೊಬೈಲ್ ನಂಬರ್ ಹಾಕಿ, ಅಥವಾ + ಮತ್ತು ದೇಶದ ಕೋಡ್ ಇರುವುದು.',
  consentChanged: '“{about}” ನ ಬರಹ ಬದಲಾಗಿದೆ. ಮತ್ತೆ ಓದಿ ಟಿಕ್ ಮಾಡಿ.',
  consent: '“{about}” ಗೆ ಟಿಕ್ ಮಾಡಿ.',
  signature: '“{about}” ಗೆ ಪೂರ್ಣ ಹೆಸರು ಮತ್ತು ದಿನಾಂಕದೊಂದಿಗೆ ಸಹಿ ಮಾಡಿ, ಉದಾಹರಣೆಗೆ Asha Rao, 2026-11-25.',
};
