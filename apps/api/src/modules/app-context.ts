import type { Logger } from 'pino';
import type { Painter } from '../adapters/drawing/painter.ts';
import type { ClipMaker } from '../adapters/clips/clips.ts';
import type { Files } from '../adapters/files/files.ts';
import type { MediaUrl } from '../adapters/files/media-url.ts';
import type { ScanFile } from '../adapters/files/scan-file.ts';
import type { Uploads } from '../adapters/files/uploads.ts';
import type { Inspector } from '../adapters/inspection/inspector.ts';
import type { PictureMaker } from '../adapters/pictures/pictures.ts';
import type { Outside } from '../adapters/outbound/post-outside.ts';
import type { Push } from '../adapters/push/send-push.ts';
import type { SendMail } from '../adapters/mail/send-mail.ts';
import type { SmsProvider } from '../adapters/sms/gateway.ts';
import type { SendSms } from '../adapters/sms/send-sms.ts';
import type { Db, ServedDatabase } from '../db/open-database.ts';
import type { Clock } from '../runtime/clock.ts';
import type { AppSettings } from '../runtime/env.ts';

/** Everything the app needs from outside, passed to every module; tests supply their own. */
export interface AppContext {
  readonly database: ServedDatabase;
  /** The query builder of `database`. */
  readonly db: Db;
  readonly clock: Clock;
  readonly sendSms: SendSms;
  /** Reads the provider's delivery reports; absent where messages go to the outbox. */
  readonly readSmsReport?: SmsProvider['readReport'] | undefined;
  /** Null where no mail server is configured. */
  readonly sendMail: SendMail | null;
  readonly push: Push;
  /** Sends webhooks. */
  readonly outside: Outside;
  readonly files: Files;
  readonly mediaUrl: MediaUrl;
  readonly uploads: Uploads;
  readonly pictures: PictureMaker;
  readonly clips: ClipMaker;
  readonly inspector: Inspector;
  /** Absent where no scanner is configured. */
  readonly scanFile?: ScanFile | undefined;
  readonly log: Logger;
  readonly painter: Painter;
  /** How many counters were wrong at the last nightly check; null before the first. */
  readonly countDrift?: () => number | null;
  /** Whether the data folder's disk has space left. Tests leave it out. */
  readonly hasSpace?: () => Promise<boolean>;
  /** How late the event loop was in the last seconds, in milliseconds. Tests leave it out. */
  readonly loopLag?: () => number;
  /** The key of every keyed hash: codes, viewers, users in the logs. At least 32 characters. */
  readonly pepper: string;
  readonly settings: AppSettings;
  /** False once the process is stopping. */
  readonly isReady: () => boolean;
  /** Aborted when the process stops, to end what never ends by itself. */
  readonly stopping: AbortSignal;
}
