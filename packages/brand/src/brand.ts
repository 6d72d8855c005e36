/**
 * The names of the product. To rename it, change this file (and the drawings of the marks). Values that owners
 * may change at the desk are replaced at run time: read a value where it is used, never into a constant.
 */
export const brand = {
  name: 'Maidan',
  tagline: 'Sport and culture, one ground',
  description: 'Short videos, photos and posts about sport and culture in Bengaluru.',
  city: 'Bengaluru',
  locale: 'en-IN',
  copyrightYear: 2025,
  /** Precedes the padded user id on the account page: MDN007. */
  userIdPrefix: 'MDN',
  /** Colours that live outside the style sheets: browser chrome and manifests. */
  themeColor: { light: '#faf8f2', dark: '#0d110f' },
  contact: {
    support: 'support@maidan.example',
    security: 'security@maidan.example',
    business: 'business@maidan.example',
    /** No real number starts with 0. */
    whatsapp: '+91 00000 00000',
  },
  /** An empty address hides a network. */
  social: [
    { network: 'instagram' as const, label: 'Instagram', href: 'https://www.instagram.com/maidan.example' },
    { network: 'youtube' as const, label: 'YouTube', href: 'https://www.youtube.com/@maidan.example' },
    { network: 'facebook' as const, label: 'Facebook', href: 'https://www.facebook.com/maidan.example' },
    { network: 'x' as const, label: 'X', href: 'https://x.com/maidan_example' },
  ],
};

/** The league's own site. */
export const league = {
  abbreviation: 'YSL',
  name: 'Youth Sports League',
  /** The slug of the feed's tag for the league. */
  tagSlug: 'ysl',
  organiser:
    'The Youth Sports League is run by a small team of coaches, umpires and volunteers. Our head office is in Bengaluru, India.',
  contactEmail: 'league@maidan.example',
  /** An empty address hides a network. */
  social: [
    { network: 'instagram' as const, label: 'Instagram', href: 'https://www.instagram.com/ysl.example' },
    { network: 'youtube' as const, label: 'YouTube', href: 'https://www.youtube.com/@ysl.example' },
    { network: 'facebook' as const, label: 'Facebook', href: 'https://www.facebook.com/ysl.example' },
  ],
};
