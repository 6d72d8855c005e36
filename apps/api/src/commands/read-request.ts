import { parseArgs } from 'node:util';
import { z } from 'zod';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';
import { describeCommand, describeCommands, flagName } from './help.ts';

export type Request =
  | { readonly help: string }
  | { readonly command: Command; readonly input: Readonly<Record<string, unknown>> };

const isHelp = (word: string | undefined) => word === undefined || ['--help', '-h', 'help'].includes(word);

/**
 * Reads a command line; that needs no database.
 * @throws UsageError
 */
export function readRequest(commands: readonly Command[], line: readonly string[]): Request {
  const [noun, verb] = line;
  if (noun === undefined || isHelp(noun)) return { help: describeCommands(commands) };
  const command = commands.find(({ name }) => name === noun || name === `${noun} ${verb}`);
  if (!command) {
    const ofNoun = commands.filter(({ name }) => name.startsWith(`${noun} `));
    if (ofNoun.length > 0 && isHelp(verb)) return { help: describeCommands(ofNoun) };
    throw new UsageError(unknownCommand(commands, [noun, verb].join(' ').trim()));
  }
  const rest = line.slice(command.name.split(' ').length);
  if (rest.includes('--help') || rest.includes('-h')) return { help: describeCommand(command) };
  return { command, input: readInput(command, rest) };
}

function unknownCommand(commands: readonly Command[], typed: string): string {
  const [nearest] = commands
    .map(({ name }) => ({ name, distance: editDistance(typed, name) }))
    .toSorted((a, b) => a.distance - b.distance);
  const suggestion =
    nearest && nearest.distance <= 3 ? `Did you mean "${nearest.name}"?` : '"pnpm maidan" lists the commands.';
  return `Unknown command "${typed}". ${suggestion}`;
}

/** How many letters must be added, removed or replaced. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function readInput(command: Command, rest: readonly string[]): Record<string, unknown> {
  const { args, options } = command;
  const { values, positionals } = parse(command, rest);
  const names = Object.keys(args.shape);
  const typed: Record<string, unknown> = Object.fromEntries(
    Object.keys(options.shape).map((key) => [key, values[flagName(key)]]),
  );
  for (const [index, name] of names.entries()) typed[name] = positionals[index];
  const extra = positionals[names.length];
  if (extra !== undefined) fail(command, [`Unexpected "${extra}". Put text with spaces between quotation marks.`]);
  const parsed = z.object({ ...args.shape, ...options.shape }).safeParse(typed);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    const label = names.includes(key) ? `<${flagName(key)}>` : `--${flagName(key)}`;
    return `${label} ${typed[key] === undefined || typed[key] === '' ? 'is missing' : message}`;
  });
  return fail(command, messages);
}

function parse(command: Command, rest: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options.shape).map(([key, schema]) => {
      const kind = kindOf(schema);
      return [
        flagName(key),
        { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
      ];
    }),
  );
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true });
  } catch (error) {
    return fail(command, [(error as Error).message]);
  }
}

function fail({ name }: Command, messages: readonly string[]): never {
  throw new UsageError(`${messages.join('\n')}\nHelp: pnpm maidan ${name} --help`);
}

/** Whether a schema takes a flag, one value or several. */
function kindOf(schema: z.core.$ZodType | undefined): 'flag' | 'value' | 'list' {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return kindOf(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return kindOf(schema.in);
  if (schema instanceof z.ZodBoolean) return 'flag';
  return schema instanceof z.ZodArray ? 'list' : 'value';
}
