import type { OpenDatabase } from '../db/open-database.ts';
import { ApiError } from '../http/errors/errors.ts';
import { CommandError, type Access, type CommandContext, type Report } from './command.ts';
import type { Request as AnyRequest } from './read-request.ts';

/** A database opened for one command. */
export interface OpenedDatabase extends OpenDatabase {
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

type Request = Exclude<AnyRequest, { readonly help: string }>;

type Open = (access: Exclude<Access, 'none'>) => Promise<OpenedDatabase>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command, in one transaction of the database that it needs. @returns its output */
export async function runCommand(request: Request, world: Omit<CommandContext, 'onEnd'>, open: Open): Promise<string> {
  const cleanUps: (() => void)[] = [];
  const cleanUpAll = (): void => {
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
  };
  const stopping = new AbortController();
  const end = (signal: NodeJS.Signals): void => {
    if (request.command.access === 'whole') return stopping.abort();
    cleanUpAll();
    // This listener is gone, so the signal now ends the process.
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    const context = { ...world, onEnd: (cleanUp: () => void) => cleanUps.push(cleanUp) };
    return print(await runPrepared(request, context, open, stopping.signal), request.isJson);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    cleanUpAll();
  }
}

function print(report: Report, isJson: boolean): string {
  const { text, facts } = typeof report === 'string' ? { text: report, facts: { message: report } } : report;
  return isJson ? JSON.stringify(facts) : text;
}

async function runPrepared(
  { command, input }: Request,
  context: CommandContext,
  open: Open,
  stopping: AbortSignal,
): Promise<Report> {
  const prepared = await command.prepare?.(input, context);
  if (command.access === 'none') return command.run(input, context, prepared);
  const { migrated, close, ...database } = await open(command.access);
  const { db, engine } = database;
  try {
    if (command.access === 'whole') return await command.run(input, { ...context, database, stopping }, prepared);
    const transaction = db.transaction();
    // All reads see the same snapshot.
    const scoped =
      command.access === 'read' || command.access === 'as it is'
        ? transaction.setIsolationLevel('repeatable read')
        : transaction;
    return await scoped.execute((tx) => command.run(input, { ...context, tx, engine, migrated }, prepared));
  } catch (error) {
    throw error instanceof ApiError ? new CommandError(refusalOf(error), { cause: error }) : error;
  } finally {
    await close();
  }
}

/** The reason of a refusal by a desk service, with field names as at the desk. */
const refusalOf = ({ message, details: { errors: fields } }: ApiError): string =>
  fields === undefined ? message : Object.values(fields).flat().join('\n');
