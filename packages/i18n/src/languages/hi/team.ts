import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/team.ts';

export const messages: Translation<typeof english> = {
  team: 'टीम',
  loading: 'टीम लोड हो रही है',
  unavailable: 'टीम लोड नहीं हो पाई।',
  notFound: 'टीम नहीं मिली',
  notFoundHint: 'शायद यह लीग छोड़ चुकी है।',
  crestOf: '{team} का प्रतीक चिह्न',
  follow: 'फ़ॉलो करें',
  following: 'फ़ॉलो कर रहे हैं',
  pageOf: '{team} का पेज',
  place: 'स्थान',
  played: 'खेले',
  form: 'हाल के नतीजे',
  formNote: 'सबसे नया मैच आख़िर में है।',
  won: 'जीते',
  lost: 'हारे',
  tied: 'बराबरी',
  noResult: 'कोई नतीजा नहीं',
  matches: 'मैच',
  noMatches: 'अभी कोई मैच तय नहीं है।',
  squad: 'खिलाड़ी',
  captain: 'कप्तान',
  roleBatter: 'बल्लेबाज़',
  roleBowler: 'गेंदबाज़',
  roleAllRounder: 'ऑलराउंडर',
  roleKeeper: 'कीपर',
  rolePlayer: 'खिलाड़ी',
  noSquad: 'अभी कोई खिलाड़ी नहीं दिखाया गया है।',
  squadNote:
    '{total} में से {count} दिखाए गए हैं। 18 से कम उम्र के खिलाड़ी माता-पिता की सहमति से ही दिखते हैं: नाम के पहले अक्षरों से, या माता-पिता चाहें तो पहले नाम से।',
};
