import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Hono } from 'hono';
import type { AppContext } from '../src/modules/app-context.ts';
import { appSettings, readEnv, type AppSettings } from '../src/runtime/env.ts';
import { createApp } from '../src/server/create-app.ts';
import type { Db } from '../src/db/open-database.ts';
import type { Mail } from '../src/adapters/mail/send-mail.ts';
import type { HttpEnv } from '../src/http/call.ts';
import { createOutside } from '../src/adapters/outbound/post-outside.ts';
import { createPush } from '../src/adapters/push/send-push.ts';
import { createVapid } from '../src/adapters/push/vapid.ts';
import { openTestDatabase } from './databases/engines.ts';
import type { TestDatabase, TestEngine } from './databases/engines.ts';
import { folderUploads } from '../src/adapters/files/folder-uploads.ts';
import { mediaUrls } from '../src/adapters/files/media-url.ts';
import { memoryFiles } from './media/memory-files.ts';
import { requester } from './requester.ts';
import { testClips, testInspector, testPainter, testPictures } from './media/test-pictures.ts';

export const FEED = 'http://maidan.localhost:3000';
const PEPPER = 'a pepper for tests, 32 characters';
export const LEAGUE = 'http://ysl.maidan.localhost:3001';

const settings: AppSettings = {
  ...appSettings(readEnv({ NODE_ENV: 'test', FEED_ORIGIN: FEED, LEAGUE_ORIGIN: LEAGUE, SMS_PER_HOUR: '100000' })),
  proofBits: 6,
};

/** The real app on a new database, with a clock that only `wait` moves. */
export interface TestApp extends ReturnType<typeof requester> {
  readonly app: Hono<HttpEnv>;
  readonly world: AppContext;
  readonly db: Db;
  /** Advances the clock by milliseconds. */
  wait(ms: number): void;
  now(): number;
  /** Messages sent so far, oldest first. */
  readonly sms: { phone: string; text: string }[];
  /** E-mails sent so far, oldest first. */
  readonly mails: Mail[];
  /** The code in the newest message to this phone. */
  lastCode(phone: string): string;
  /** The parsed lines of the log. */
  readonly logged: Record<string, unknown>[];
  /** Acts like a stop signal. */
  stop(): void;
  close(): Promise<void>;
}

export async function createTestApp(
  engine: TestEngine,
  changed: Partial<AppSettings> = {},
  more: Partial<
    Pick<
      AppContext,
      | 'countDrift'
      | 'hasSpace'
      | 'loopLag'
      | 'files'
      | 'uploads'
      | 'clips'
      | 'mediaUrl'
      | 'push'
      | 'outside'
      | 'sendMail'
      | 'readSmsReport'
    > & { database: TestDatabase }
  > = {},
): Promise<TestApp> {
  const database = more.database ?? (await openTestDatabase(engine));
  const stopping = new AbortController();
  let now = Date.parse('2026-11-20T12:00:00Z');
  const sms: { phone: string; text: string }[] = [];
  const mails: Mail[] = [];
  const logged: Record<string, unknown>[] = [];
  // The first upload creates it.
  const folder = path.join(tmpdir(), `maidan-uploads-${randomUUID()}`);
  const world: AppContext = {
    clock: () => now,
    sendSms: async (phone, { text }) => {
      sms.push({ phone, text });
      return null;
    },
    sendMail: async (mail) => void mails.push(mail),
    push: createPush({ vapid: createVapid(PEPPER, FEED), localService: 'http://127.0.0.1:9' }),
    outside: createOutside({ local: 'http://127.0.0.1:9' }),
    files: memoryFiles(() => now),
    mediaUrl: mediaUrls('/api/media'),
    uploads: folderUploads(folder),
    pictures: testPictures,
    clips: testClips,
    inspector: testInspector,
    log: pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
    painter: testPainter,
    pepper: PEPPER,
    settings: { ...settings, ...changed },
    isReady: () => !stopping.signal.aborted,
    stopping: stopping.signal,
    ...more,
    database,
    db: database.db,
  };
  const app = createApp(world);
  return {
    app,
    world,
    db: database.db,
    sms,
    mails,
    logged,
    ...requester(app),
    wait: (ms) => void (now += ms),
    now: () => now,
    lastCode(phone) {
      const text = sms.findLast((message) => message.phone === phone)?.text ?? '';
      return /^\d{6}/.exec(text)?.[0] ?? '';
    },
    stop: () => stopping.abort(),
    async close() {
      stopping.abort();
      await rm(folder, { recursive: true, force: true });
      await database.close();
    },
  };
}
