import type { Db } from '../db/open-database.ts';
import type { AppContext } from '../modules/app-context.ts';
import { offerFormPlaces } from '../modules/forms/waiting/form-waiting.service.ts';
import { lockTeams } from '../modules/league/registrations/league-registrations.store.ts';
import { offerTeamPlaces } from '../modules/league/registrations/team-waiting.service.ts';
import { listWaitedFor } from '../modules/waiting-list/waiting-list.store.ts';

/** Offers places again whose offer expired, and those of deleted accounts and raised limits. */
export async function offerFreedPlaces(
  db: Db,
  settings: Pick<AppContext['settings'], 'leagueOrigin'>,
  now: number,
): Promise<void> {
  for (const { of, id } of await listWaitedFor(db)) {
    await db.transaction().execute(async (tx) => {
      if (of === 'form_id') return offerFormPlaces(tx, settings, id, now);
      await lockTeams(tx, [id]);
      await offerTeamPlaces(tx, settings, id, now);
    });
  }
}
