import { DAY, INDIA_AHEAD } from '../../runtime/clock.ts';
import type { Tx } from '../../db/open-database.ts';
import { saveBySlug } from '../../db/save-by-slug.ts';
import type { Ids } from '../../modules/publishing/save-posts.store.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { PackSport } from '../format/pack-registrations.ts';
import type { PackDay } from '../../modules/publishing/values.service.ts';
import type { ImportStep } from './import-pack.store.ts';
import { fixtureDay } from './league-rows.ts';

/** A registration is identified by its slug, headings and groups by name: ids stay, and with them the entries. */
export async function importRegistrations(step: ImportStep, pack: Pack, leagues: Ids): Promise<void> {
  const { tx, findMedia, toTime } = step;
  const startOf = (day: PackDay | null) => (day === null ? null : midnight(day, toTime({ ago: 0 })));
  const endOf = (day: PackDay | null) => (day === null ? null : midnight(day, toTime({ ago: 0 })) + DAY);
  const names = new Map(pack['leagues.json'].map((league) => [league.slug, league.name]));
  for (const { slug, league, sports, opens, closes, created_at, ...registration } of pack[
    'league-registrations.json'
  ]) {
    const id = await saveBySlug(tx, 'league_registrations', slug, {
      ...registration,
      league_id: leagues.get(league) ?? 0,
      league_name: registration.league_name ?? names.get(league) ?? '',
      image: findMedia(registration.image)?.id ?? null,
      ...((await findOwnTimes(tx, slug)) ?? { opens_at: startOf(opens), closes_at: endOf(closes) }),
      created_at: toTime(created_at),
    });
    // A group removed from the pack is only hidden, because entries refer to it.
    const known = tx.selectFrom('registration_sports').select('id').where('registration_id', '=', id);
    await tx.updateTable('registration_groups').set({ is_shown: 0 }).where('sport_id', 'in', known).execute();
    for (const [position, sport] of sports.entries()) await importSport(step, id, position, sport);
  }
}

async function importSport({ tx }: ImportStep, registration_id: number, position: number, sport: PackSport) {
  const placed = { position, teams_each: sport.teams_each };
  const { id: sport_id } = await tx
    .insertInto('registration_sports')
    .values({ registration_id, heading: sport.heading, ...placed })
    .onConflict((conflict) => conflict.columns(['registration_id', 'heading']).doUpdateSet(placed))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, { name, capacity, registered }] of sport.groups.entries()) {
    const row = { position: at, is_shown: 1 as const, capacity, taken_base: registered };
    await tx
      .insertInto('registration_groups')
      .values({ sport_id, name, taken: 0, ...row })
      .onConflict((conflict) => conflict.columns(['sport_id', 'name']).doUpdateSet(row))
      .execute();
  }
}

/** Undefined unless staff have set the times of the registration. */
async function findOwnTimes(tx: Tx, slug: string) {
  return tx
    .selectFrom('league_registrations')
    .select(['opens_at', 'closes_at'])
    .where('slug', '=', slug)
    .where('has_own_times', '=', 1)
    .executeTakeFirst();
}

/** Midnight in India at the start of the day. */
function midnight(day: PackDay, start: number): number {
  return Date.parse(`${fixtureDay(day, start)}T00:00:00Z`) - INDIA_AHEAD;
}
