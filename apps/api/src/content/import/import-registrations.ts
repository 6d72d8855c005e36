import { DAY } from '../../runtime/clock.ts';
import { fixtureDay, INDIA_AHEAD } from './league-rows.ts';
import type { ImportStep } from './import-pack.ts';
import type { Ids } from './import-page-parts.ts';
import type { PackSport } from '../format/pack-registrations.ts';
import type { PackDay } from '../format/pack-values.ts';

/** Registrations by slug, headings and groups by name: ids stay, and with them who registered. */
export async function importRegistrations(step: ImportStep, leagues: Ids): Promise<void> {
  const { tx, pack, findMedia, toTime } = step;
  const names = new Map(pack['leagues.json'].map((league) => [league.slug, league.name]));
  for (const { slug, league, sports, closes, created_at, ...registration } of pack['league-registrations.json']) {
    const row = {
      ...registration,
      league_id: leagues.get(league) ?? 0,
      league_name: registration.league_name ?? names.get(league) ?? '',
      image: findMedia(registration.image)?.stored ?? null,
      closes_at: closes === null ? null : endOf(closes, toTime({ ago: 0 })),
      created_at: toTime(created_at),
    };
    const { id } = await tx
      .insertInto('league_registrations')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await hideGroups(step, id);
    for (const [position, sport] of sports.entries()) await importSport(step, id, position, sport);
  }
}

/** What is gone from the pack stays, hidden, for those who are in it. */
async function hideGroups({ tx }: ImportStep, registrationId: number): Promise<void> {
  const sports = tx.selectFrom('registration_sports').select('id').where('registration_id', '=', registrationId);
  await tx.updateTable('registration_groups').set({ is_shown: 0 }).where('sport_id', 'in', sports).execute();
}

async function importSport({ tx }: ImportStep, registration_id: number, position: number, sport: PackSport) {
  const { id: sport_id } = await tx
    .insertInto('registration_sports')
    .values({ registration_id, heading: sport.heading, position })
    .onConflict((conflict) => conflict.columns(['registration_id', 'heading']).doUpdateSet({ position }))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, { name, capacity, registered }] of sport.groups.entries()) {
    const row = { position: place, is_shown: 1 as const, capacity, taken_base: registered };
    await tx
      .insertInto('registration_groups')
      .values({ sport_id, name, taken: 0, ...row })
      .onConflict((conflict) => conflict.columns(['sport_id', 'name']).doUpdateSet(row))
      .execute();
  }
}

/** Midnight in India after the day. */
function endOf(day: PackDay, start: number): number {
  return Date.parse(`${fixtureDay(day, start)}T00:00:00Z`) - INDIA_AHEAD + DAY;
}
