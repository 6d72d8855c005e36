import { brand, league } from './brand.ts';
import { policies } from './policies.ts';

const [instagram, youtube, facebook, x] = brand.social;
const [leagueInstagram, leagueYoutube, leagueFacebook] = league.social;

/** Where each text that owners may change at the desk is stored. */
const places = {
  name: [brand, 'name'],
  tagline: [brand, 'tagline'],
  description: [brand, 'description'],
  city: [brand, 'city'],
  league_name: [league, 'name'],
  league_abbreviation: [league, 'abbreviation'],
  support_email: [brand.contact, 'support'],
  business_email: [brand.contact, 'business'],
  security_email: [brand.contact, 'security'],
  league_email: [league, 'contactEmail'],
  whatsapp: [brand.contact, 'whatsapp'],
  instagram: [instagram, 'href'],
  youtube: [youtube, 'href'],
  facebook: [facebook, 'href'],
  x: [x, 'href'],
  league_instagram: [leagueInstagram, 'href'],
  league_youtube: [leagueYoutube, 'href'],
  league_facebook: [leagueFacebook, 'href'],
  policies_updated: [policies, 'lastUpdated'],
  refund_request_days: [policies, 'refundRequestDays'],
  refund_processing_days: [policies, 'refundProcessingDays'],
  governing_law: [policies, 'governingLaw'],
  courts: [policies, 'courts'],
} as const;

type DetailName = keyof typeof places;

/** The owners' changes by name; `policies_updated` as a day like 2024-01-14. */
export type ChangedDetails = Readonly<Partial<Record<DetailName, string>>>;

/** The day of `policies.lastUpdated`. */
const POLICIES_UPDATED = '2024-01-14';

const months = 'January February March April May June July August September October November December'.split(' ');

/** '2024-01-14' as '14 January 2024'. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

const names = Object.keys(places) as DetailName[];

function read(name: DetailName): string {
  const [place, key] = places[name];
  return Reflect.get(place as object, key) as string;
}

/** The values of the build, regardless of later changes. */
export const builtInDetails = {
  ...(Object.fromEntries(names.map((name) => [name, read(name)])) as Record<DetailName, string>),
  policies_updated: POLICIES_UPDATED,
};

/** Makes every page of this process show the owners' changes, and the values of the build for the rest. */
export function applyDetails(changed: ChangedDetails): void {
  for (const name of names) {
    const [place, key] = places[name];
    const value = changed[name] ?? builtInDetails[name];
    Reflect.set(place as object, key, name === 'policies_updated' ? longDay(value) : value);
  }
}
