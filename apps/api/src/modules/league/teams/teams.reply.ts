import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import { readShownMedia, type MediaSource } from '../../media/media.reply.ts';
import { listFormerNames } from './team-names.store.ts';

export type TeamRow = Selectable<Tables['league_teams']>;

/** Reads the team data of replies, for readers and the desk. @returns a function with the fields of one team */
export async function readTeamFields(source: MediaSource, teams: readonly TeamRow[]) {
  const media = await readShownMedia(
    source,
    teams.map(({ crest }) => crest),
  );
  const former = await listFormerNames(
    source.db,
    teams.map(({ id }) => id),
  );
  return ({ id, slug, name, short_name, colour_1, colour_2, crest }: TeamRow) => ({
    id,
    slug,
    name,
    short_name,
    former_names: former.get(id) ?? [],
    colour_1,
    colour_2,
    ...media.picture('crest', crest),
  });
}
