export const messages = {
  support: 'General support',
  business: 'Business',
  mail: 'E-mail',
  mailText:
    'Write to support about your account, a post or a refund, and to business about partnerships and advertising.',
  whatsAppText: 'For messages only. Never send us a login code: we will not ask for one.',
  social: 'Social media',
} as const;
