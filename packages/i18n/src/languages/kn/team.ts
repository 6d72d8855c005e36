import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/team.ts';

export const messages: Translation<typeof english> = {
  team: 'ತಂಡ',
  loading: 'ತಂಡ ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  unavailable: 'ತಂಡ ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
  notFound: 'ತಂಡ ಸಿಗಲಿಲ್ಲ',
  notFoundHint: 'ಇದು ಲೀಗ್ ಬಿಟ್ಟಿರಬಹುದು.',
  crestOf: '{team} ಲಾಂಛನ',
  follow: 'ಅನುಸರಿಸಿ',
  following: 'ಅನುಸರಿಸುತ್ತಿದ್ದೀರಿ',
  pageOf: '{team} ಪುಟ',
  place: 'ಸ್ಥಾನ',
  played: 'ಆಡಿದ್ದು',
  form: 'ಇತ್ತೀಚಿನ ಫಲಿತಾಂಶಗಳು',
  formNote: 'ಹೊಸ ಪಂದ್ಯ ಕೊನೆಯಲ್ಲಿದೆ.',
  won: 'ಗೆಲುವು',
  lost: 'ಸೋಲು',
  tied: 'ಸಮ',
  noResult: 'ಫಲಿತಾಂಶವಿಲ್ಲ',
  matches: 'ಪಂದ್ಯಗಳು',
  noMatches: 'ಇನ್ನೂ ಯಾವುದೇ ಪಂದ್ಯ ನಿಗದಿಯಾಗಿಲ್ಲ.',
  squad: 'ಆಟಗಾರರು',
  captain: 'ನಾಯಕ',
  roleBatter: 'ಬ್ಯಾಟರ್',
  roleBowler: 'ಬೌಲರ್',
  roleAllRounder: 'ಆಲ್‌ರೌಂಡರ್',
  roleKeeper: 'ಕೀಪರ್',
  rolePlayer: 'ಆಟಗಾರ',
  noSquad: 'ಇನ್ನೂ ಯಾವ ಆಟಗಾರರನ್ನೂ ತೋರಿಸಿಲ್ಲ.',
  squadNote:
    '{total} ರಲ್ಲಿ {count} ಆಟಗಾರರನ್ನು ತೋರಿಸಲಾಗಿದೆ. 18 ವರ್ಷದೊಳಗಿನವರು ಪೋಷಕರ ಒಪ್ಪಿಗೆಯಿದ್ದರೆ ಮಾತ್ರ ಕಾಣುತ್ತಾರೆ: ಹೆಸರಿನ ಮೊದಲ ಅಕ್ಷರಗಳಿಂದ, ಅಥವಾ ಪೋಷಕರು ಬಯಸಿದರೆ ಮೊದಲ ಹೆಸರಿನಿಂದ.',
};
