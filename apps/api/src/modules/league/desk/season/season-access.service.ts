import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../../../db/open-database.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { requireId } from '../../../access/cursors.service.ts';
import { mayChangeLeague, type Viewer } from '../league-access.service.ts';
import { findCategoryRow, findLeagueRow, takeGroup } from './season.store.ts';

/**
 * A league that the person may change. For any other the reply is 404, so that its existence is not revealed.
 * @throws ApiError 404
 */
export async function requireLeague(tx: Tx, staff: Viewer, key: Id) {
  const league = await findLeagueRow(tx, requireId(key, 'league'));
  if (!league || !mayChangeLeague(staff, league.id)) throw errors.notFound('league');
  return league;
}

/** @throws ApiError 404 also for a category of someone else's league */
export async function requireCategory(tx: Tx, staff: Viewer, key: Id) {
  const category = await findCategoryRow(tx, requireId(key, 'category'));
  if (!category || !mayChangeLeague(staff, category.league_id)) throw errors.notFound('category');
  return category;
}

/** @throws ApiError 404 also for a group of someone else's league */
export async function requireGroup(tx: Tx, staff: Viewer, key: Id) {
  const group = await takeGroup(tx, requireId(key, 'group'));
  if (!group || !mayChangeLeague(staff, group.leagueId)) throw errors.notFound('group');
  return group;
}
