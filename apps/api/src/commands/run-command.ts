import type { OpenDatabase } from '../db/open-database.ts';
import type { Access, Command, CommandContext } from './command.ts';

/** A database that a command has for itself. */
export interface OpenedDatabase extends OpenDatabase {
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

/** Runs a command, in one transaction of the database that it needs. @returns its message */
export async function runCommand(
  { command, input }: { command: Command; input: Readonly<Record<string, unknown>> },
  context: CommandContext,
  open: (access: Exclude<Access, 'none'>) => Promise<OpenedDatabase>,
): Promise<string> {
  const prepared = await command.prepare?.(input, context);
  if (command.access === 'none') return command.run(input, context, prepared);
  const { db, engine, migrated, close } = await open(command.access);
  try {
    const transaction = db.transaction();
    // All rows that a read sees are of one moment.
    const scoped = command.access === 'read' ? transaction.setIsolationLevel('repeatable read') : transaction;
    return await scoped.execute((tx) => command.run(input, { ...context, tx, engine, migrated }, prepared));
  } finally {
    await close();
  }
}
