import type { Logger } from 'pino';
import type { Painter } from '../adapters/drawing/painter.ts';
import type { Files } from '../adapters/files/files.ts';
import type { MediaUrl } from '../adapters/files/media-url.ts';
import type { ScanFile } from '../adapters/files/scan-file.ts';
import type { Uploads } from '../adapters/files/uploads.ts';
import type { Inspector } from '../adapters/inspection/inspector.ts';
import type { SendSms } from '../adapters/sms/send-sms.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import type { SiteOrigins } from '../http/request/own-origin.ts';
import type { Clock } from '../runtime/clock.ts';

/** How long a login lasts after it began and after its last use, in milliseconds. */
export interface SessionLives {
  readonly whole: number;
  readonly idle: number;
}

export interface AppSettings extends SiteOrigins {
  /** Parent domain of both sites; null means that a login on one site does not reach the other. */
  readonly cookieDomain: string | null;
  /** Serve the specification's calls and fields alone. */
  readonly specOnly: boolean;
  /** Validate every reply against its schema. */
  readonly checkReplies: boolean;
  readonly trustedProxies: number;
  /** The SMS budget: messages an hour, over all phones. */
  readonly smsPerHour: number;
  /** Difficulty, in bits, of the task that a crowded address solves for a code. */
  readonly proofBits: number;
  readonly sessionLives: SessionLives;
  /** Country codes of the numbers that may log in. */
  readonly phoneCountries: readonly string[];
  /** Milliseconds an upload may take. */
  readonly uploadTime: number;
  /** Serve `/dev/outbox`. */
  readonly showOutbox: boolean;
  /** Lets a remote scraper read `/metrics`; without it only this machine may. */
  readonly metricsToken: string | null;
}

/** Everything the app needs from outside, handed to every module; a test brings its own. */
export interface AppContext {
  readonly database: OpenDatabase;
  /** The query builder of `database`. */
  readonly db: Db;
  readonly clock: Clock;
  readonly sendSms: SendSms;
  readonly files: Files;
  readonly mediaUrl: MediaUrl;
  readonly uploads: Uploads;
  readonly inspector: Inspector;
  /** Absent where no scanner is configured. */
  readonly scanFile?: ScanFile | undefined;
  readonly log: Logger;
  readonly painter: Painter;
  /** How many counters were wrong at the last nightly check; null before the first. */
  readonly countDrift?: () => number | null;
  /** The key of every keyed hash: codes, viewers, users in the logs. At least 32 characters. */
  readonly pepper: string;
  readonly settings: AppSettings;
  /** False once the process is stopping. */
  readonly isReady: () => boolean;
  /** Aborted when the process stops, to end what never ends by itself. */
  readonly stopping: AbortSignal;
}
