import type { Db } from '../../db/open-database.ts';
import type { Command, Given } from '../command.ts';
import type { Family } from '../read-request.ts';
import { addFixture, cancel, setResult } from './fixtures.ts';
import { addLeague, setAbout } from './leagues.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { addCategory, addGroup, addTeam } from './seasons.ts';

/** In the order in which a season is entered. */
const commands: readonly Command[] = [
  addLeague,
  addCategory,
  addGroup,
  addTeam,
  addFixture,
  setResult,
  move,
  cancel,
  setAbout,
  list,
];

export const leagueFamily: Family = { name: 'league', words: 'Commands of the league site', commands };

/** Does it in one transaction: everything or nothing. @returns words that say what was done */
export async function runCommand(
  db: Db,
  { command, given }: { command: Command; given: Given },
  now: number,
  readText: (file: string) => string,
): Promise<string> {
  return db.transaction().execute((tx) => command.run(given, { tx, now, readText }));
}
