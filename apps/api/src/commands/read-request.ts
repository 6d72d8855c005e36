import { parseArgs } from 'node:util';
import type { Command, Desk, Given } from './command.ts';
import { CommandError } from './command.ts';

/** Commands that begin with one word: `pnpm league:…`. */
export interface Family<Work extends Desk = Desk> {
  readonly name: string;
  /** For the overview: what they are for. */
  readonly words: string;
  readonly commands: readonly Command<Work>[];
}

/** What is to be done: words to print, or work on the database. */
export type Request<Work extends Desk = Desk> =
  | { readonly help: string }
  | { readonly command: Command<Work>; readonly given: Given };

/**
 * Reads what was typed after the family's name; no database is needed for that.
 * @throws CommandError
 */
export function readRequest<Work extends Desk>(
  family: Family<Work>,
  [name, ...rest]: readonly string[],
): Request<Work> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return { help: overview(family) };
  const command = family.commands.find((found) => found.name === name);
  if (!command) throw new CommandError(`There is no command ${family.name}:${name}.\n\n${overview(family)}`);
  if (rest.includes('--help') || rest.includes('-h')) return { help: helpOf(family.name, command) };
  const options = Object.fromEntries(
    Object.entries(command.options).map(([key, { type, multiple = false }]) => [key, { type, multiple }]),
  );
  try {
    // pnpm hands the "--" on that some type before the options.
    const args = rest[0] === '--' ? rest.slice(1) : rest;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { command, given: { places: positionals, options: values } };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${helpOf(family.name, command)}`, { cause: error });
  }
}

function overview<Work extends Desk>({ name: family, words, commands }: Family<Work>): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${family}:${name.padEnd(width)}${summary}`);
  return `${words}, safe beside a running server. Each explains itself with --help.\n\n${lines.join('\n')}`;
}

function helpOf<Work extends Desk>(
  family: string,
  { name, summary, places, options, examples }: Command<Work>,
): string {
  const call = `pnpm ${family}:${name}`;
  const words = Object.entries(options).map(
    ([key, option]) => `  ${`--${key} ${option.value ?? ''}`.padEnd(30)}${option.words}`,
  );
  const usage = [call, places, words.length > 0 ? '[options]' : ''].filter(Boolean).join(' ');
  const parts = [`${usage}\n${summary}`, words.join('\n'), examples.map((typed) => `  ${call} ${typed}`).join('\n')];
  return parts.filter(Boolean).join('\n\n');
}
