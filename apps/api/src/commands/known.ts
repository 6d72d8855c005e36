import { readId } from '@maidan/contract/core/wire';
import type { Id } from '@maidan/contract/core/wire';
import { z } from 'zod';
import type { Tx } from '../db/open-database.ts';
import { findLeague } from '../modules/league/leagues/leagues.store.ts';
import { CommandError } from './command.ts';

/** The properties that identify an existing thing. */
export const idOrSlug = z
  .string()
  .trim()
  .min(1)
  .transform((typed): Id => readId(typed) ?? '');

export async function requireLeague(tx: Tx, key: Id) {
  const league = await findLeague(tx, key);
  if (league) return league;
  throw new CommandError(`The league "${key}" does not exist. Use the name in the address of its pages.`);
}
