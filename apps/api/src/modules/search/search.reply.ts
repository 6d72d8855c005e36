import type { FoundMatch, FoundTeam } from '@maidan/contract/feed/search';
import { pictureFields, type MediaUrl } from '../../adapters/files/media-url.ts';
import { toFixture } from '../league/fixtures/fixture.reply.ts';
import type { findMatches, LeaguePlaceRow, TeamRow } from './search-league.store.ts';

function toPlace(row: LeaguePlaceRow, mediaUrl: MediaUrl) {
  return {
    category: { yslcategory_id: row.category_id, name: row.category_name },
    league: {
      slug: row.league_slug,
      name: row.league_name,
      ...pictureFields('thumbnail', row.league_thumbnail, mediaUrl),
    },
  };
}

export function toFoundTeam(row: TeamRow, mediaUrl: MediaUrl): FoundTeam {
  return { name: row.name, ...toPlace(row, mediaUrl) };
}

export function toFoundMatch(row: Awaited<ReturnType<typeof findMatches>>[number], mediaUrl: MediaUrl): FoundMatch {
  return { id: row.id, fixture: toFixture(row.fixture, row), ...toPlace(row, mediaUrl) };
}
