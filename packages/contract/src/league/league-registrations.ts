import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../core/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { id, link, optionalCount, optionalId, optionalText, extension, text } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { groups } from '../core/wire-lists.ts';

/**
 * A team to register for; its ids go into `registerForLeague`. `places_left` is null if they are unlimited or the
 * server does not say.
 */
const registrationGroup = z.object({
  group_name: text,
  regleague_id: optionalId,
  regsport_id: id,
  groupid: id,
  places_left: extension(optionalCount),
});
export type RegistrationGroup = z.output<typeof registrationGroup>;

/** `league_description` is HTML, `closes_at` the instant at which registration closes, null if it stays open. */
const leagueRegistration = z.object({
  id,
  league_name: text,
  league_description: optionalText,
  image: link,
  image_variants: pictureVariants,
  theme_color: optionalText,
  heading: extension(optionalText),
  closes_at: extension(instant),
  groups: groups(registrationGroup),
});
export type LeagueRegistration = z.output<typeof leagueRegistration>;

const byId = z.strictObject({ id: idInput });

export const registrationLeagueName = defineEndpoint({
  id: 'registrationLeagueName',
  service: 'league',
  method: 'GET',
  path: 'yslregleaguename/{id}',
  auth: 'public',
  params: byId,
  response: z.object({ id, reg_leaguename: text }),
  summary: 'The name of the league a registration form is for',
});

export const registrationById = defineEndpoint({
  id: 'registrationById',
  service: 'league',
  method: 'GET',
  path: 'yslregistration/{id}',
  auth: 'public',
  params: byId,
  response: leagueRegistration,
  summary: "A registration form with its teams under headings; a league's slug finds its newest one",
});

/** Registering twice answers the same success and adds nothing. */
export const registerForLeague = defineEndpoint({
  id: 'registerForLeague',
  service: 'league',
  method: 'POST',
  path: 'registerforleague',
  auth: 'bearer',
  body: z.strictObject({ form_id: idInput, group_id: idInput, sport_id: idInput }),
  response: z.object({ status: text, message: optionalText, reg_leaguename: optionalText }),
  summary: 'Registers the user for a team; status success when done',
});

export const isRegistered = ({ status }: { readonly status: string }): boolean => status === 'success';
