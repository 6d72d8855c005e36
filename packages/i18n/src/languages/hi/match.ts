import type { Translation } from '../../message.ts';
import type { messages as english } from '../en/match.ts';

export const messages: Translation<typeof english> = {
  match: 'मैच',
  cancelled: 'यह मैच रद्द हो गया है।',
  movedFrom: 'पहले {when} को था।',
  when: 'कब',
  where: 'कहाँ',
  registerFor: '{league} के लिए रजिस्टर करें',
  tableOf: '{category} की टेबल',
  allFixtures: 'सभी मैच',
  noDate: 'तारीख़ अभी तय नहीं।',
  yourTime: 'आपके यहाँ का समय: {when}',
  notFound: 'मैच नहीं मिला',
  notFoundHint: 'शायद इसे हटा दिया गया है।',
  goToFixtures: 'मैचों पर जाएँ',
  unavailable: 'मैच लोड नहीं हो पाया।',
  loading: 'मैच लोड हो रहा है',
  wonByRuns: { one: '{count} रन से जीते', other: '{count} रन से जीते' },
  wonByWickets: { one: '{count} विकेट से जीते', other: '{count} विकेट से जीते' },
};
