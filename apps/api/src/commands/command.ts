import type { Logger } from 'pino';
import { z } from 'zod';
import type { ClipMaker, Ffmpeg } from '../adapters/clips/clips.ts';
import type { Files } from '../adapters/files/files.ts';
import type { FilePlaces } from '../adapters/files/open-stores.ts';
import type { PictureMaker } from '../adapters/pictures/pictures.ts';
import type { Recogniser } from '../adapters/speech/recogniser.ts';
import type { Uploads } from '../adapters/files/uploads.ts';
import type { SendSms } from '../adapters/sms/send-sms.ts';
import type { WorkerPort } from '../jobs/serve-worker.ts';
import type { DataLocation, Db, OpenDatabase, Tx } from '../db/open-database.ts';
import type { Engine } from '../db/value-types.ts';

/** The database access of a command; `as it is`: read-only, not migrated to this version. */
export type Access = 'none' | 'read' | 'as it is' | 'write' | 'whole';

/** The configured text messages. */
export interface OperatorSms {
  /** The host of the feed, to which a code is bound. */
  readonly host: string;
  /** Null: they go to the outbox. */
  readonly provider: string | null;
  /** The address for the provider's delivery reports. */
  reports(): string;
  sender(db: Db): SendSms;
}

export interface CommandContext {
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** The operator's folder: file names are relative to it. */
  readonly folder: string;
  readonly dataDir: string;
  /** Where the data are stored. */
  readonly location: DataLocation;
  /** Where the operator moves the data: an address of PostgreSQL, or `sqlite`. */
  readonly moveTo: string | undefined;
  /** The names of the secrets that are set. */
  readonly secrets: readonly string[];
  /** The origin of the desk. */
  readonly deskOrigin: string;
  readonly sms: OperatorSms;
  readonly files: Files;
  readonly uploads: Uploads;
  /** Each storage place separately. */
  readonly places: FilePlaces;
  readonly pictures: PictureMaker;
  readonly clips: ClipMaker;
  /** The ffmpeg of this machine; null if it is not installed. */
  readonly ffmpeg: Ffmpeg | null;
  /** Null if none is configured. */
  readonly recogniser: Recogniser | null;
  /** The port for a worker's health and metrics; null for none. */
  readonly workerPort: WorkerPort | null;
  readonly log: Logger;
  /** Shows the operator the progress of slow work. */
  progress(line: string): void;
  /** Runs `cleanUp` when the command ends, even by an error or a signal. */
  onEnd(cleanUp: () => void): void;
}

/** `read` sees one snapshot of the database; `write` is one transaction: everything or nothing. */
export interface DatabaseContext extends CommandContext {
  readonly tx: Tx;
  readonly engine: Engine;
  /** The migrations that ran when the database was opened. */
  readonly migrated: readonly string[];
}

/** `whole` is the database itself, for a command that runs until a signal. */
export interface RunningContext extends CommandContext {
  readonly database: OpenDatabase;
  /** The first signal; a second one ends the process. */
  readonly stopping: AbortSignal;
}

interface Contexts {
  readonly none: CommandContext;
  readonly read: DatabaseContext;
  readonly 'as it is': DatabaseContext;
  readonly write: DatabaseContext;
  readonly whole: RunningContext;
}

/** The result: a message for the operator, and data for other programs (`--json`), which may be just the message. */
export type Report = string | { readonly text: string; readonly facts: unknown };

/** One `pnpm maidan <noun> <verb>`; each has `--help` and `--json`. */
export interface Command<
  Args extends z.ZodRawShape = z.ZodRawShape,
  Options extends z.ZodRawShape = z.ZodRawShape,
  Needed extends Access = Access,
  Prepared = unknown,
> {
  readonly name: string;
  readonly summary: string;
  /** The values after the name, in their order. */
  readonly args: z.ZodObject<Args>;
  /** `dry_run` is `--dry-run`. A description starts with a placeholder for the value: '<text> the name'. */
  readonly options: z.ZodObject<Options>;
  readonly access: Needed;
  /** The arguments and options that the operator may type after the name. */
  readonly example?: string;
  /** Slow work before the database opens, such as copying files: it must not hold a lock. */
  prepare?(input: Input<Args, Options>, context: CommandContext): Promise<Prepared>;
  run(input: Input<Args, Options>, context: Contexts[Needed], prepared: Prepared): Promise<Report>;
}

type Input<Args extends z.ZodRawShape, Options extends z.ZodRawShape> = z.output<z.ZodObject<Args>> &
  z.output<z.ZodObject<Options>>;

export const none = z.object({});

/** Infers the types of a command, so that it fits into the list of commands. */
export const defineCommand = <
  Args extends z.ZodRawShape,
  Options extends z.ZodRawShape,
  Needed extends Access,
  Prepared = unknown,
>(
  command: Command<Args, Options, Needed, Prepared>,
): Command => command;

/** The command cannot be carried out; `message` is for the operator, and nothing was changed. */
export class CommandError extends Error {
  /** The result of a failed check, for `--json`. */
  readonly facts: unknown;

  constructor(message: string, { facts, ...options }: ErrorOptions & { readonly facts?: unknown } = {}) {
    super(message, options);
    this.facts = facts;
  }
}

/** The command line itself is wrong. */
export class UsageError extends Error {}

export const text = (description: string) => z.string().optional().describe(description);
export const flag = (description: string) => z.boolean().default(false).describe(description);
export const dryRun = flag('only say what would be done');
