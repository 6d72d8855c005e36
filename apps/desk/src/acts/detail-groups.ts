import type { DetailName } from '@maidan/contract/operations/site-details';

export interface DetailGroup {
  readonly title: string;
  /** The label of the button that opens its form. */
  readonly edit: string;
  readonly note: string;
  readonly fields: readonly DetailName[];
}

/** Details that owners edit in one form. */
export const detailGroups: readonly DetailGroup[] = [
  {
    title: 'Names',
    edit: 'Edit names',
    note: 'logos and text messages do not change',
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
    note: 'empty ones are not shown',
    fields: ['instagram', 'youtube', 'facebook', 'x', 'league_instagram', 'league_youtube', 'league_facebook'],
  },
  {
    title: 'Policies',
    edit: 'Edit policies',
    note: 'on the terms, privacy and refund pages',
    fields: ['policies_updated', 'refund_request_days', 'refund_processing_days', 'governing_law', 'courts'],
  },
];

export const detailLabels: Readonly<Record<DetailName, string>> = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description for search engines',
  city: 'City',
  league_name: 'League name',
  league_abbreviation: 'League abbreviation',
  support_email: 'Support e-mail',
  business_email: 'Business e-mail',
  security_email: 'E-mail for security reports',
  league_email: 'League e-mail',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  league_instagram: 'League Instagram',
  league_youtube: 'League YouTube',
  league_facebook: 'League Facebook',
  policies_updated: 'Last updated',
  refund_request_days: 'Days to ask for a refund',
  refund_processing_days: 'Days until a refund is paid',
  governing_law: 'Governing law',
  courts: 'Courts for disputes',
};
