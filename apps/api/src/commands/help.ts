import { z } from 'zod';
import type { Command } from './command.ts';

/** A field of a schema as the operator types it. */
export const flagName = (field: string): string => field.replaceAll('_', '-');

const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

const descriptionOf = (schema: z.core.$ZodType): string =>
  schema instanceof z.ZodType ? (schema.description ?? '') : '';

const usageOf = ({ name, args }: Command): string =>
  [
    name,
    ...Object.entries(args.shape).map(([key, schema]) => {
      const value = `<${flagName(key)}>`;
      return isOptional(schema) ? `[${value}]` : value;
    }),
  ].join(' ');

/** The overview of several commands. */
export function describeCommands(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return `pnpm maidan <noun> <verb>, safe while the server is running. --help after a command lists its options.\n\n${lines.join('\n')}`;
}

export function describeCommand(command: Command): string {
  const options = Object.entries(command.options.shape).map(([key, schema]) => {
    const [, placeholder = '', text] = /^(<[^>]*> )?(.*)$/s.exec(descriptionOf(schema)) ?? [];
    return `  ${`--${flagName(key)} ${placeholder}`.padEnd(28)}${isOptional(schema) ? '' : 'required: '}${text}`;
  });
  const usage = `pnpm maidan ${usageOf(command)}${options.length > 0 ? ' [options]' : ''}\n${command.summary}`;
  const example = command.example === undefined ? '' : `Example: pnpm maidan ${command.name} ${command.example}`;
  return [usage, options.join('\n'), example].filter(Boolean).join('\n\n');
}
