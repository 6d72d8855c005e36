import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { documentMeta } from '@maidan/site/document/document-meta';

/** What the document's head says of a league; null what is not known. */
export interface LeagueHead {
  name: string | null;
  /** The picture that our server draws for link previews. */
  preview: string | null;
  /** What another server has instead. */
  thumbnail: string | null;
}

/** @param category the one on show: its table says more than the league's picture */
export function leagueHead(league: League | undefined, category?: LeagueCategory): LeagueHead {
  const { name = null, preview = null, thumbnail = null } = league ?? {};
  return { name, preview: category?.preview ?? preview, thumbnail };
}

interface LeaguePageMeta {
  head: LeagueHead | undefined;
  /** The page's own name, for all but the home: 'Fixtures'. */
  page?: string;
  path: string;
}

function descriptionOf(name: string | null, page: string | undefined): string {
  if (name === null) return t('league.organiser');
  return page === undefined
    ? t('league.metaHome', { name, brand: brand.name })
    : t('league.metaPage', { name, page, brand: brand.name });
}

/** Title: the league's abbreviation followed by its name, then the page's. */
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
