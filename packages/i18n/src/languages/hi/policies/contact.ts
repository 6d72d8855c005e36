import type { Translation } from '../../../message.ts';
import type { messages as english } from '../../en/policies/contact.ts';

export const messages: Translation<typeof english> = {
  support: 'मदद',
  business: 'बिज़नेस',
  mail: 'ई-मेल',
  mailText: 'अकाउंट, पोस्ट या रिफ़ंड के बारे में मदद वाले पते पर लिखें, और पार्टनरशिप या विज्ञापन के बारे में बिज़नेस वाले पर।',
  whatsAppText: 'सिर्फ़ मैसेज के लिए। लॉगिन कोड हमें कभी न भेजें: हम कोड नहीं माँगते।',
  social: 'सोशल मीडिया',
};
