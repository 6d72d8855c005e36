import { Argument, Command as Program, CommanderError, Option } from 'commander';
import { z } from 'zod';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';

export type Request =
  | { readonly help: string }
  | {
      readonly command: Command;
      readonly input: Readonly<Record<string, unknown>>;
      /** Whether data is printed instead of a message. */
      readonly isJson: boolean;
    };

/**
 * Parses a command line, without a database.
 * @throws UsageError
 */
export function readRequest(commands: readonly Command[], line: readonly string[]): Request {
  let request: Request | undefined;
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const program = new Program('pnpm maidan')
    .usage('<noun> <verb>')
    .description('The commands of the operator, safe while the server is running.')
    .configureOutput({ writeOut: print, writeErr: print })
    .configureHelp({ visibleCommands: ({ commands: own }) => own.flatMap(leavesOf), subcommandTerm: nameOf })
    .showHelpAfterError('Help: pnpm maidan --help')
    .exitOverride();
  for (const command of commands) addCommand(program, command, (read) => (request = read));
  try {
    program.parse(line, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Also for a noun without a verb.
    if (error.code.startsWith('commander.help')) return { help: printed.trimEnd() };
    throw new UsageError(printed.trimEnd());
  }
  if (request === undefined) throw new UsageError('No command was read.');
  return request;
}

const leavesOf = (program: Program): Program[] =>
  program.commands.length === 0 ? [program] : program.commands.flatMap(leavesOf);

const nameOf = (leaf: Program): string => (leaf.parent?.parent ? `${leaf.parent.name()} ${leaf.name()}` : leaf.name());

function addCommand(program: Program, command: Command, onRead: (request: Request) => void): void {
  const [noun = '', verb] = command.name.split(' ');
  const ofNoun = () => program.commands.find((each) => each.name() === noun) ?? program.command(noun);
  const leaf = verb === undefined ? program.command(noun) : ofNoun().command(verb);
  leaf.description(command.summary).showHelpAfterError(`Help: pnpm maidan ${command.name} --help`);
  const names = Object.keys(command.args.shape);
  for (const [key, schema] of Object.entries(command.args.shape)) {
    leaf.addArgument(new Argument(isOptional(schema) ? `[${flagName(key)}]` : `<${flagName(key)}>`));
  }
  const options = Object.entries(command.options.shape).map(([key, schema]) => [key, toOption(key, schema)] as const);
  for (const [, option] of options) leaf.addOption(option);
  leaf.option('--json', 'print JSON, for other programs');
  if (command.example !== undefined)
    leaf.addHelpText('after', `\nExample: pnpm maidan ${command.name} ${command.example}`);

  leaf.action(() => {
    const values = leaf.opts<Record<string, unknown>>();
    const typed = Object.fromEntries([
      ...options.map(([key, option]) => [key, values[option.attributeName()]]),
      ...names.map((name, index) => [name, leaf.args[index]]),
    ]) as Record<string, unknown>;
    const parsed = z.object({ ...command.args.shape, ...command.options.shape }).safeParse(typed);
    if (parsed.success) return onRead({ command, input: parsed.data, isJson: values['json'] === true });
    const messages = parsed.error.issues.map(({ path, message }) => {
      const key = String(path[0]);
      return `error: ${names.includes(key) ? `<${flagName(key)}>` : `--${flagName(key)}`} ${message}`;
    });
    return leaf.error(messages.join('\n'));
  });
}

/** A field name of a schema as the operator types it. */
const flagName = (field: string): string => field.replaceAll('_', '-');

const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

/** An option with the placeholder at the start of its description; an option with several values may be repeated. */
function toOption(key: string, schema: z.core.$ZodType): Option {
  const described = schema instanceof z.ZodType ? (schema.description ?? '') : '';
  const [, placeholder = '', text = ''] = /^(<[^>]*>)? ?(.*)$/s.exec(described) ?? [];
  const isRequired = !isOptional(schema);
  const option = new Option(`--${flagName(key)} ${placeholder}`.trim(), isRequired ? `required: ${text}` : text);
  if (takesSeveral(schema)) option.argParser((value, former: string[] = []) => [...former, value]);
  return option.makeOptionMandatory(isRequired);
}

function takesSeveral(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return takesSeveral(schema.unwrap());
  return schema instanceof z.ZodArray;
}
