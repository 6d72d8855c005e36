/** Leagues: owners and editors see all, organisers their own. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line } from '../../core/request.ts';
import { count, id, optionalText, requiredText, text, yesNo } from '../../core/wire.ts';
import { list } from '../../core/wire-lists.ts';
import { tableRow } from '../../league/league-tables.ts';

const desk = { service: 'main', auth: 'staff', roles: ['owner', 'editor', 'organiser'], extension: true } as const;
const byId = z.strictObject({ id: idInput });

const named = z.object({ id, name: text });

/** `may_change`: for owners, and for the organisers of the league. */
const deskLeague = z.object({ id, slug: requiredText, name: text, may_change: yesNo, categories: list(named) });
export type DeskLeague = z.output<typeof deskLeague>;

export const deskLeagues = defineEndpoint({
  ...desk,
  id: 'deskLeagues',
  method: 'GET',
  path: 'desk/leagues',
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(deskLeague), cursor: optionalText }),
  summary: 'Leagues with their categories, newest first',
});

const deskGroup = z.object({
  id,
  name: text,
  teams: list(requiredText),
  /** By rank; null for a knockout. */
  table: z.nullable(list(tableRow)),
});
export type DeskGroup = z.output<typeof deskGroup>;

export const deskCategory = defineEndpoint({
  ...desk,
  id: 'deskCategory',
  method: 'GET',
  path: 'desk/league-categories/{id}',
  params: byId,
  response: z.object({
    id,
    name: text,
    league: named,
    /** Per innings; null for a sport without overs. */
    overs: optionalText,
    wickets: count,
    groups: list(deskGroup),
  }),
  summary: 'A category with its groups, their teams and tables',
});
