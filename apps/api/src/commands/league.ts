/** `pnpm league:<command>`: changes the leagues (docs in README.md). Safe beside a running server. */
import { systemClock } from '../runtime/clock.ts';
import { CommandError } from './command.ts';
import { readRequest } from './read-request.ts';
import { leagueFamily, runCommand } from './league/run-command.ts';
import { readText, requestOrFail } from './command-input.ts';
import { fail, openForCommand } from './open-for-command.ts';

const request = requestOrFail(() => readRequest(leagueFamily, process.argv.slice(2)));
if ('help' in request) {
  console.log(request.help);
} else {
  const { database } = await openForCommand();
  try {
    console.log(await runCommand(database.db, request, systemClock(), readText));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    fail(`Nothing was changed.\n${error.message}\nHelp: pnpm league:${request.command.name} --help`);
  } finally {
    await database.db.destroy();
  }
}
