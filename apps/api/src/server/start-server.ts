import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import type { AppSettings } from '../modules/app-context.ts';
import { DAY, SECOND, systemClock } from '../runtime/clock.ts';
import { importDemoWhenEmpty } from '../content/import/first-start.ts';
import { createApp } from './create-app.ts';
import { findUnsafeSettings } from '../db/durability.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Db } from '../db/open-database.ts';
import type { Env } from '../runtime/env.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { dropSlowSenders } from '../http/limits/slow-senders.ts';
import { sharedCookieDomain } from '../http/request/cookie-domain.ts';
import { mediaUrls } from '../adapters/files/media-url.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { PROOF_BITS } from '../modules/login/proof-of-work.service.ts';
import type { Uploads } from '../adapters/files/uploads.ts';
import { cleanUpUploads } from '../jobs/cleanup-uploads.ts';
import { folderUploads } from '../adapters/files/folder-uploads.ts';
import { UPLOAD_TIME } from '../adapters/files/upload-limits.ts';
import { createInspector } from '../adapters/inspection/inspector.ts';
import { commandScan } from '../adapters/files/scan-file.ts';
import { createPainter } from '../adapters/drawing/painter.ts';
import { watchCounts } from '../jobs/watch-counts.ts';
import { readOrMakePepper } from '../runtime/secrets.ts';
import { createSender } from '../adapters/sms/create-sender.ts';
import { cleanUp, CLEAN_UP_EVERY } from '../jobs/cleanup.store.ts';

export interface RunningServer {
  readonly address: string;
  /** Refuses new requests, finishes the running ones, closes the database. */
  stop(): Promise<void>;
}

/** How long running requests may take once the server stops. */
const FINISH_MS = 25_000;

/** Opens and migrates the data, then listens. Throws when any of that fails. */
export async function startServer(env: Env, log: Logger): Promise<RunningServer> {
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(env, (error) =>
    log.warn({ error: describeError(error) }, 'lost an idle database connection'),
  );
  const applied = await migrate(database, systemClock());
  if (applied.length > 0) log.info({ applied }, 'brought the schema up to date');
  const unsafe = await findUnsafeSettings(database);
  if (unsafe.length > 0) log.error({ unsafe }, 'PostgreSQL may lose acknowledged writes in a power cut: turn these on');
  const files = folderFiles(path.join(env.dataDir, 'media'));
  if (env.demoContent) await importDemoWhenEmpty(database.db, files, systemClock, log);

  const painter = createPainter();
  const uploads = folderUploads(path.join(env.dataDir, 'uploads'));
  const inspector = createInspector();
  const stopping = new AbortController();
  const counts = watchCounts(database.db, log);
  const app = createApp({
    database,
    db: database.db,
    countDrift: counts.latest,
    clock: systemClock,
    sendSms: createSender(env, database.db, systemClock),
    files,
    mediaUrl: mediaUrls(env.MEDIA_BASE),
    uploads,
    inspector,
    scanFile: env.UPLOAD_SCAN_COMMAND ? commandScan(env.UPLOAD_SCAN_COMMAND) : undefined,
    log,
    painter,
    pepper: env.OTP_PEPPER ?? readOrMakePepper(env.dataDir),
    settings: toSettings(env),
    isReady: () => !stopping.signal.aborted,
    stopping: stopping.signal,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: {
      // Drops slow senders and idle connections.
      headersTimeout: 10_000,
      // The app itself ends a slow upload earlier, with a reply.
      requestTimeout: UPLOAD_TIME + 10 * SECOND,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  dropSlowSenders(server);
  await listen(server, env);
  const stopCleaningUp = cleanUpRegularly(database.db, uploads, log);

  return {
    address: `http://${env.HOST}:${(server.address() as { port: number }).port}`,
    async stop() {
      stopping.abort();
      stopCleaningUp();
      counts.stop();
      // Time for a load balancer to learn from /readyz that it must send no more.
      await wait(env.STOP_GRACE_SECONDS * SECOND);
      await close(server);
      await painter.close();
      inspector.close();
      await database.db.destroy();
    },
  };
}

function toSettings(env: Env): AppSettings {
  return {
    feedOrigin: env.FEED_ORIGIN,
    leagueOrigin: env.LEAGUE_ORIGIN,
    cookieDomain: env.COOKIE_DOMAIN ?? sharedCookieDomain(env.FEED_ORIGIN, env.LEAGUE_ORIGIN),
    specOnly: env.API_PLAIN,
    checkReplies: env.NODE_ENV !== 'production',
    trustedProxies: env.TRUSTED_PROXIES,
    smsPerHour: env.SMS_PER_HOUR,
    sessionLives: { whole: env.SESSION_DAYS * DAY, idle: env.SESSION_IDLE_DAYS * DAY },
    proofBits: PROOF_BITS,
    phoneCountries: env.PHONE_COUNTRIES,
    uploadTime: UPLOAD_TIME,
    showOutbox: env.SMS_PROVIDER === 'outbox',
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}

function cleanUpRegularly(db: Db, uploads: Uploads, log: Logger): () => void {
  const run = () => {
    const cleaned = Promise.all([cleanUp(db, systemClock()), cleanUpUploads(db, uploads, systemClock())]);
    cleaned.catch((error: unknown) => log.warn({ error: describeError(error) }, 'could not remove expired data'));
  };
  run();
  const timer = setInterval(run, CLEAN_UP_EVERY);
  return () => clearInterval(timer);
}

async function listen(server: Server, { HOST, API_PORT }: Env): Promise<void> {
  server.listen(API_PORT, HOST);
  await once(server, 'listening');
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearTimeout(force);
}
