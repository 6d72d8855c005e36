import type { FoundLeague, FoundMatch, FoundTeam } from '@maidan/contract/feed/search';
import { readShownMedia, type MediaSource, type ShownMedia } from '../media/media.reply.ts';
import { toFixture } from '../league/fixtures/fixture.reply.ts';
import type { findMatches, LeagueRow, LeaguePlaceRow, TeamRow } from './search-league.store.ts';

function toPlace(row: LeaguePlaceRow, media: ShownMedia) {
  return {
    category: { yslcategory_id: row.category_id, name: row.category_name },
    league: {
      slug: row.league_slug,
      name: row.league_name,
      ...media.picture('thumbnail', row.league_thumbnail),
    },
  };
}

const mediaOf = (source: MediaSource, rows: readonly LeaguePlaceRow[]): Promise<ShownMedia> =>
  readShownMedia(
    source,
    rows.map(({ league_thumbnail: thumbnail }) => thumbnail),
  );

export async function toFoundLeagues(source: MediaSource, rows: readonly LeagueRow[]): Promise<FoundLeague[]> {
  const media = await readShownMedia(
    source,
    rows.map(({ thumbnail }) => thumbnail),
  );
  return rows.map(({ slug, name, thumbnail }) => ({ slug, name, ...media.picture('thumbnail', thumbnail) }));
}

export async function toFoundTeams(source: MediaSource, rows: readonly TeamRow[]): Promise<FoundTeam[]> {
  const media = await mediaOf(source, rows);
  return rows.map((row) => ({ name: row.name, ...toPlace(row, media) }));
}

type MatchRow = Awaited<ReturnType<typeof findMatches>>[number];

export async function toFoundMatches(source: MediaSource, rows: readonly MatchRow[]): Promise<FoundMatch[]> {
  const media = await mediaOf(source, rows);
  return rows.map((row) => ({ id: row.id, fixture: toFixture(row.fixture, row), ...toPlace(row, media) }));
}
