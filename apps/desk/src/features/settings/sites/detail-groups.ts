import type { DetailName } from '@maidan/contract/operations/site-details';

export interface DetailGroup {
  readonly title: string;
  /** The button that opens its form. */
  readonly edit: string;
  readonly note: string;
  readonly fields: readonly DetailName[];
}

/** What owners change together. */
export const detailGroups: readonly DetailGroup[] = [
  {
    title: 'Names',
    edit: 'Edit names',
    note: 'the drawn marks and text messages stay as built',
    fields: ['name', 'tagline', 'description', 'city', 'league_name', 'league_abbreviation'],
  },
  {
    title: 'Contacts',
    edit: 'Edit contacts',
    note: 'on the contact page and in footers',
    fields: ['support_email', 'business_email', 'security_email', 'league_email', 'whatsapp'],
  },
  {
    title: 'Social media',
    edit: 'Edit addresses',
    note: 'an empty one is not shown',
    fields: ['instagram', 'youtube', 'facebook', 'x', 'league_instagram', 'league_youtube', 'league_facebook'],
  },
  {
    title: 'Policies',
    edit: 'Edit policies',
    note: 'on the pages of terms, privacy and refunds',
    fields: ['policies_updated', 'refund_request_days', 'refund_processing_days', 'governing_law', 'courts'],
  },
];

export const detailLabels: Readonly<Record<DetailName, string>> = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description for search engines',
  city: 'City',
  league_name: 'Name of the league',
  league_abbreviation: 'Its abbreviation',
  support_email: 'Support e-mail',
  business_email: 'Business e-mail',
  security_email: 'E-mail for security reports',
  league_email: 'E-mail of the league',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  league_instagram: 'Instagram of the league',
  league_youtube: 'YouTube of the league',
  league_facebook: 'Facebook of the league',
  policies_updated: 'Last updated',
  refund_request_days: 'Days to ask for a refund',
  refund_processing_days: 'Days until a refund is paid',
  governing_law: 'Law that governs the terms',
  courts: 'Courts for disputes',
};
