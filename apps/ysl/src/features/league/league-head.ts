import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { documentMeta } from '@maidan/site/document/document-meta';

/** A league's data for the document head; null for unknown values. */
export interface LeagueHead {
  name: string | null;
  /** The picture that our server draws for link previews. */
  preview: string | null;
  /** The picture of a server without previews. */
  thumbnail: string | null;
}

/** @param category the category shown, whose table preview says more than the league's picture */
export function leagueHead(league: League | undefined, category?: LeagueCategory): LeagueHead {
  const { name = null, preview = null, thumbnail = null } = league ?? {};
  return { name, preview: category?.preview ?? preview, thumbnail };
}

interface LeaguePageMeta {
  head: LeagueHead | undefined;
  /** The page's own name, such as 'Fixtures'; absent for the home page. */
  page?: string;
  path: string;
}

function descriptionOf(name: string | null, page: string | undefined): string {
  if (name === null) return t('league.organiser');
  return page === undefined
    ? t('league.metaHome', { name, brand: brand.name })
    : t('league.metaPage', { name, page, brand: brand.name });
}

/** The title is the league's abbreviation and name, then the page's name. */
export function leagueMeta(matches: Parameters<typeof documentMeta>[0], { head, page, path }: LeaguePageMeta) {
  const { name, preview, thumbnail } = head ?? leagueHead(undefined);
  const title = name === null ? brand.abbreviation : `${brand.abbreviation} ${name}`;
  return documentMeta(matches, {
    siteName: brand.name,
    title: page === undefined ? title : `${title} · ${page}`,
    description: descriptionOf(name, page),
    path,
    picture: { preview, thumbnail },
  });
}
