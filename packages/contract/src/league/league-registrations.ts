import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { id, link, optionalCount, optionalId, optionalText, extension, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { groups, listReply } from '../core/wire-lists.ts';

/**
 * A team to register for; its ids go into `registerForLeague`. `places_left` is null if they are unlimited or not
 * reported by the server.
 */
const registrationGroup = z.object({
  group_name: text,
  regleague_id: optionalId,
  regsport_id: id,
  groupid: id,
  places_left: extension(optionalCount),
  /** How many teams under one heading a person may join; null if not reported. */
  teams_each: extension(optionalCount),
});
export type RegistrationGroup = z.output<typeof registrationGroup>;

/** `league_description` is HTML. `opens_at` and `closes_at` are the times between which people can register; null for no limit. */
const leagueRegistration = z.object({
  id,
  league_name: text,
  league_description: optionalText,
  image: link,
  image_variants: pictureVariants,
  theme_color: optionalText,
  heading: extension(optionalText),
  opens_at: extension(instant),
  closes_at: extension(instant),
  /** Whether people may wait for a place in a full team. */
  has_waiting_list: extension(yesNo),
  groups: groups(registrationGroup),
});
export type LeagueRegistration = z.output<typeof leagueRegistration>;

/** A team that the user has joined. `conversation_id` is the chat about it, or null. */
const ownRegistration = z.object({
  form_id: id,
  sport_id: id,
  group_id: id,
  group_name: text,
  /** The age group. */
  heading: text,
  league_name: text,
  /** Null for a registration made during this visit that the server has not listed yet. */
  league_slug: optionalText,
  closes_at: instant,
  conversation_id: optionalId,
});
export type OwnRegistration = z.output<typeof ownRegistration>;

const byId = z.strictObject({ id: idInput });

const choice = z.strictObject({ form_id: idInput, group_id: idInput, sport_id: idInput });

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

/**
 * Registering again answers with the same success and adds nothing. The last place goes to one person. A full team, a
 * registration that is not open, and one team too many under a heading are 409 with a sentence for people.
 */
export const registerForLeague = defineEndpoint({
  id: 'registerForLeague',
  service: 'league',
  method: 'POST',
  path: 'registerforleague',
  auth: 'bearer',
  body: choice,
  response: z.object({ status: text, message: optionalText, reg_leaguename: optionalText }),
  summary: "Registers the user for a team; `status` is 'success' when done",
});

export const isRegistered = ({ status }: { readonly status: string }): boolean => status === 'success';

export const cancelRegistration = defineEndpoint({
  id: 'cancelRegistration',
  service: 'league',
  method: 'POST',
  path: 'cancelregistration',
  auth: 'bearer',
  body: choice,
  response: z.object({ status: text, message: optionalText }),
  extension: true,
  summary: "Gives up the user's place in a team, until registration closes; repeating it changes nothing",
});

export const ownRegistrations = defineEndpoint({
  id: 'ownRegistrations',
  service: 'league',
  method: 'GET',
  path: 'registrations',
  auth: 'bearer',
  response: listReply(ownRegistration),
  extension: true,
  summary: 'The teams the user is registered for, newest first',
});
