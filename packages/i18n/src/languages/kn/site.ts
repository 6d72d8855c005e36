import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/site.ts';

export const messages: Translation<typeof english> = {
  broken: 'ಏನೋ ತಪ್ಪಾಗಿದೆ.',
  brokenHint: 'ಈ ಪುಟ ತೆರೆಯಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  offline: 'ನೀವು ಆಫ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ',
  offlineHint: 'ಇಂಟರ್ನೆಟ್ ಬಂದ ಕೂಡಲೇ ಈ ಪುಟ ತೆರೆಯುತ್ತದೆ.',
  storedAsOf: 'ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಈ ಮಾಹಿತಿ {time} ವರೆಗಿನದು.',
  newVersion: 'ಹೊಸ ಆವೃತ್ತಿ ಸಿದ್ಧವಾಗಿದೆ.',
  reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  installOffer: '{site} ಅನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಇರಿಸಿಕೊಳ್ಳಬೇಕೇ? ಇದು ತನ್ನದೇ ಐಕಾನ್‌ನಿಂದ ತೆರೆಯುತ್ತದೆ, ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದಿದ್ದರೂ.',
  install: 'ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಿ',
  installOnIos: '{site} ಅನ್ನು ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ನಲ್ಲಿ ಇರಿಸಿಕೊಳ್ಳಲು ‘ಹಂಚಿಕೊಳ್ಳಿ’ ಮತ್ತು ನಂತರ ‘ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ’ ಟ್ಯಾಪ್ ಮಾಡಿ.',
  seenSince: '{when} ನಂತರದ ಎಲ್ಲವನ್ನೂ ನೀವು ನೋಡಿದ್ದೀರಿ',
  leftOff: 'ಕಳೆದ ಬಾರಿ ನೀವು ಬೇರೆ ಪೋಸ್ಟ್‌ನಲ್ಲಿ ನಿಲ್ಲಿಸಿದ್ದಿರಿ.',
  goToPost: 'ಅಲ್ಲಿಗೆ ಹೋಗಿ',
  tryLater: 'ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  back: 'ಹಿಂದೆ',
  profile: 'ನನ್ನ ಪ್ರೊಫೈಲ್',
  profileUnread: 'ನನ್ನ ಪ್ರೊಫೈಲ್, {unread} ಓದದ ಮೆಸೇಜ್‌ಗಳು',
  unread: 'ಓದದ',
  messages: 'ಮೆಸೇಜ್‌ಗಳು',
  registrations: 'ನೋಂದಣಿಗಳು',
  settings: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  logout: 'ಲಾಗ್ ಔಟ್',
  account: 'ಖಾತೆ',
};
