import type { Logger } from 'pino';
import type { Clock } from '../runtime/clock.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import type { Files } from '../adapters/files/files.ts';
import type { MediaUrl } from './media/media-url.ts';
import type { SessionLives } from './sessions/sessions.store.ts';
import type { Painter } from '../adapters/drawing/painter.ts';
import type { Inspector } from '../adapters/inspection/inspector.ts';
import type { ScanFile } from '../adapters/files/scan-file.ts';
import type { Uploads } from '../adapters/files/uploads.ts';
import type { SendSms } from '../adapters/sms/send-sms.ts';

/** What the app is told by configuration. */
export interface AppSettings {
  /** The only origins whose pages may call us from another host, and that sign in. */
  readonly feedOrigin: string;
  readonly leagueOrigin: string;
  /** Parent domain of both sites, or null: then the login of one site does not reach the other. */
  readonly cookieDomain: string | null;
  readonly plain: boolean;
  /** Hold every reply against its schema. */
  readonly checkReplies: boolean;
  readonly trustedProxies: number;
  readonly mediaBase: string;
  /** Most messages an hour, over all phones: the SMS budget. */
  readonly smsPerHour: number;
  /** How hard a task is that a crowd's address solves for a code, in bits. */
  readonly proofBits: number;
  readonly sessionLives: SessionLives;
  /** Country codes of the numbers that may log in; `91` alone unless told otherwise. */
  readonly phoneCountries: readonly string[];
  /** Milliseconds within which an upload must have come in. */
  readonly uploadTime: number;
  /** Serve `/dev/outbox`. */
  readonly showOutbox: boolean;
  /** Lets a scraper from elsewhere read `/metrics`; without it only this machine may. */
  readonly metricsToken: string | null;
}

/** Everything that lies outside of the app; a test brings its own. */
export interface AppWorld {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly sendSms: SendSms;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly inspector: Inspector;
  /** Absent where no scanner is configured. */
  readonly scanFile?: ScanFile | undefined;
  readonly log: Logger;
  readonly painter: Painter;
  /** How many counters were off at the last nightly count, null before there was one. */
  readonly countDrift?: () => number | null;
  /** The key of every keyed hash: codes, viewers, users in the logs. At least 32 characters. */
  readonly pepper: string;
  readonly settings: AppSettings;
  /** False from the moment the process is asked to stop. */
  readonly isReady: () => boolean;
  /** Aborted at that moment too: what never ends by itself ends then. */
  readonly stopping: AbortSignal;
}

/** What the routes of a module get. */
export interface AppParts extends AppWorld {
  readonly db: Db;
  readonly mediaUrl: MediaUrl;
}
