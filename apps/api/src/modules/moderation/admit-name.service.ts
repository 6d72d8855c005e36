import { brand, league } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';
import type { Db } from '../../db/open-database.ts';
import { errors, type Said } from '../../http/errors/errors.ts';
import { listHeldWords } from './held-words.store.ts';
import { hasHeldWord, hasLink } from './hold-rules.ts';
import { readAloud, readings } from './skeleton.ts';

/** A name with one of these words seems to speak for the provider. */
const OFFICES =
  `admin admins administrator moderator moderators organiser organisers organizer organizers मॉडरेटर एडमिन आयोजक
  ಮಾಡರೇಟರ್ ಅಡ್ಮಿನ್ ಆಯೋಜಕರು`.split(/\s+/u);
/** Words that may follow the name of a site: "MaidanTeam". */
const ROLES = ['', 'official', 'support', 'team', 'desk', 'help', 'staff', 'admin', 'moderator'];

function isReserved(name: string): boolean {
  const sites = [brand.name, league.abbreviation].map((site) => readAloud(site).join(''));
  const reserved = new Set(
    [...OFFICES, ...sites.flatMap((site) => ROLES.map((role) => site + role))].flatMap(readAloud),
  );
  const leagueName = readAloud(league.name).join('');
  return readings(name).inWords.some(
    (words) => words.some((word) => reserved.has(word)) || words.join('').includes(leagueName),
  );
}

async function whyRefused(db: Db, name: string): Promise<Said | null> {
  if (!/[\p{L}\p{N}]/u.test(name)) return () => t('refused.name');
  if (isReserved(name)) return () => t('refused.nameReserved');
  if (hasLink(name)) return () => t('refused.nameLink');
  return hasHeldWord(name, await listHeldWords(db)) ? () => t('refused.nameHeld') : null;
}

/**
 * Refuses a name that impersonates someone, advertises or insults: it is shown next to everything the person writes.
 * @param name without invisible characters, as parsed by the contract
 * @throws ApiError 422
 */
export async function admitName(db: Db, name: string): Promise<void> {
  const refusal = await whyRefused(db, name);
  if (refusal) throw errors.invalidField('name', refusal);
}
