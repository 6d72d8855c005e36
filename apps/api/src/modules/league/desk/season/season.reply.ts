import type { Season, TieBreakName } from '@maidan/contract/desk/league/season/season';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { errors } from '../../../../http/errors/errors.ts';
import { readShownMedia, type MediaSource } from '../../../media/media.reply.ts';
import { findLeagueRow, readSeason } from './season.store.ts';

/** A league with all its parts. */
export async function describeSeason(source: MediaSource, leagueId: number): Promise<Season> {
  const { db } = source;
  const league = await findLeagueRow(db, leagueId);
  if (!league) throw errors.notFound('league');
  const { categories, groups } = await readSeason(db, leagueId);
  const media = await readShownMedia(source, [league.thumbnail]);
  return {
    id: league.id,
    slug: league.slug,
    name: league.name,
    details: league.details,
    ...media.picture('picture', league.thumbnail),
    picture_id: league.thumbnail,
    sponsor_name: league.sponsor_name,
    sponsor_picture: media.url(league.sponsor_img),
    sponsor_picture_id: league.sponsor_img,
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      selected: category.selected === 1,
      win_points: category.win_points,
      tie_points: category.tie_points,
      no_result_points: category.no_result_points,
      overs: category.quota_balls === null ? null : oversOfBalls(category.quota_balls),
      wickets: category.wickets,
      tie_breaks: JSON.parse(category.tie_breaks) as TieBreakName[],
      groups: groups
        .filter((group) => group.category_id === category.id)
        .map((group) => ({
          id: group.id,
          name: group.name,
          teams: group.teams,
          has_table: group.has_table === 1,
          fixtures: Number(group.fixtures),
        })),
    })),
  };
}
