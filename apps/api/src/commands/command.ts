import type { z } from 'zod';
import type { Tx } from '../db/open-database.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  /** May be given several times. */
  readonly multiple?: true;
  /** What stands for the value in the help: '<slug>'. */
  readonly value?: string;
  readonly words: string;
}

/** What was typed after the name of a command. */
export interface Given {
  readonly places: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

export interface Desk {
  readonly tx: Tx;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** The text of a file the person names. */
  readonly readText: (file: string) => string;
}

/** One `pnpm <family>:<name>`. */
export interface Command<Work extends Desk = Desk> {
  readonly name: string;
  readonly summary: string;
  /** What stands after the name, for the help: '<fixture>'. */
  readonly places: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly string[];
  /** @returns words that say what was done */
  run(given: Given, desk: Work): Promise<string>;
}

/** What was typed cannot be done; `message` is for the person who typed it, and nothing was changed. */
export class CommandError extends Error {}

/** Checks what was typed with the schema of the packs; a mistake names the option: '--team-1'. */
export function check<Schema extends z.ZodType>(schema: Schema, typed: Record<string, unknown>): z.output<Schema> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message, code }) => {
    const [field = ''] = path.map(String);
    const isMissing = code === 'invalid_type' && typed[field] === undefined;
    return `${optionName(field)} ${isMissing ? 'is missing' : message}`;
  });
  throw new CommandError(lines.join('\n'));
}

/** A field of a pack as the option that gives it. */
const optionName = (field: string): string => (field === 'slug' ? 'The slug' : `--${field.replaceAll('_', '-')}`);

/** Points and the like; left to the schema when it is no number. */
export const numberOf = (typed: Given['options'][string]): unknown =>
  typeof typed === 'string' && /^\d+$/.test(typed) ? Number(typed) : typed;

/** What stands at a place after the name of the command. */
export function place({ places }: Given, at: number, words: string): string {
  const found = places[at];
  if (found === undefined || found.trim() === '') throw new CommandError(`${words} is missing.`);
  return found.trim();
}
