import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from 'node:http';
import { createEdgeServer } from '@maidan/http-edge/edge-server';
import { securityHeaders } from '@maidan/http-edge/security-headers';
import type { Logger } from 'pino';
import { HOUR, SECOND, systemClock } from '../runtime/clock.ts';
import { importDemoWhenEmpty } from '../content/import/first-start.ts';
import { createListener } from './create-app.ts';
import { findUnsafeSettings } from '../db/durability.ts';
import { openMigrated } from './open-migrated.ts';
import { captionSettings } from '../runtime/caption-settings.ts';
import { traceSettings } from '../runtime/trace-settings.ts';
import { appSettings, clipLimits, type Env } from '../runtime/env.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { errors } from '../http/errors/errors.ts';
import { errorBody } from '../http/errors/send-error.ts';
import { dropSlowSenders } from '../http/limits/slow-senders.ts';
import { mediaUrls } from '../adapters/files/media-url.ts';
import { hasFreeSpace } from '../adapters/files/free-space.ts';
import { createClipMaker } from '../adapters/clips/clip-maker.ts';
import { sweepWorkFolders } from '../adapters/clips/work-folder.ts';
import { findFfmpeg } from '../adapters/clips/find-ffmpeg.ts';
import { bothOf, openPlaces, tryStores } from '../adapters/files/open-stores.ts';
import { makeDueChanges } from '../modules/profile/delay-phone-change.service.ts';
import { cleanUpUploads } from '../jobs/cleanup-uploads.ts';
import { createInspector } from '../adapters/inspection/inspector.ts';
import { createPictureMaker } from '../adapters/pictures/picture-maker.ts';
import { createRecogniser } from '../adapters/speech/recogniser.ts';
import { clipHandlers, jobHandlers, runCaptionDrafts } from '../jobs/job-handlers.ts';
import { keepDetails } from '../modules/site-details/keep-details.service.ts';
import { indexOutdated, mergeSearchIndex } from '../modules/search/search-index.store.ts';
import { removeUnusedCaptionDrafts } from '../modules/captions/caption-drafts.store.ts';
import { removeUnusedSpokenWords } from '../modules/search/spoken-words.store.ts';
import { keepPrepared } from '../modules/push/prepare-push.service.ts';
import { sendDuePush } from '../jobs/send-push.ts';
import { sendDueWebhook } from '../jobs/send-webhooks.ts';
import { runWorker } from '../jobs/worker.ts';
import { completePictures } from '../jobs/complete-pictures.ts';
import { commandScan } from '../adapters/files/scan-file.ts';
import { createOutside } from '../adapters/outbound/post-outside.ts';
import { createPush } from '../adapters/push/send-push.ts';
import { createVapid } from '../adapters/push/vapid.ts';
import { createPainter } from '../adapters/drawing/painter.ts';
import { sweepMedia } from '../jobs/sweep-media.ts';
import { removeFormerAccounts } from '../jobs/remove-former-accounts.ts';
import { openTraces } from '@maidan/http-edge/traces/open-traces';
import { traceRequests } from '@maidan/http-edge/traces/spans';
import { watchCounts } from '../jobs/watch-counts.ts';
import { watchLoop } from '../runtime/watch-loop.ts';
import { readOrMakePepper } from '../runtime/secrets.ts';
import { createMailer } from '../adapters/mail/create-mailer.ts';
import { createProvider, createSender } from '../adapters/sms/create-sender.ts';
import { reportAddress } from '../adapters/sms/sms-reports.routes.ts';
import { removeOldAnswers } from '../jobs/remove-old-answers.ts';
import { offerFreedPlaces } from '../jobs/offer-freed-places.ts';
import { cleanUp } from '../jobs/cleanup.store.ts';

export interface RunningServer {
  readonly address: string;
  /** Refuses new requests, finishes the running ones, closes the database. */
  stop(): Promise<void>;
}

/** How long running requests may take once the server stops. */
const FINISH_MS = 25_000;

/** Opens and migrates the data, then listens. Throws when any of that fails. */
export async function startServer(env: Env, log: Logger): Promise<RunningServer> {
  const traces = traceSettings(env);
  const closeTraces = await openTraces(traces, { name: 'api', warn: (message) => log.warn(message) });
  const database = await openMigrated(env, log);
  const unsafe = await findUnsafeSettings(database);
  if (unsafe.length > 0)
    log.error({ unsafe }, 'PostgreSQL may lose acknowledged writes in a power cut: turn these settings on');
  const { files, uploads } = bothOf(openPlaces(env));
  // The store may come back: everything that needs no files is served meanwhile.
  void tryStores({ files, uploads }).catch((error: unknown) =>
    log.error({ error: describeError(error) }, 'media or uploads cannot be read: check FILE_STORE and the S3 settings'),
  );
  const pictures = createPictureMaker();
  // The clips of the demo pack need no processing.
  const clips = createClipMaker(null, clipLimits(env));
  if (env.demoContent) await importDemoWhenEmpty(database.db, { files, pictures, clips }, systemClock, log);

  const ffmpeg = findFfmpeg(env.FFMPEG, env.PATH);
  const ownClips = createClipMaker(ffmpeg, clipLimits(env));
  const recogniser = createRecogniser(captionSettings(env), ffmpeg);
  const painter = createPainter();
  const inspector = createInspector();
  const stopping = new AbortController();
  const counts = watchCounts(database.db, log);
  const loop = watchLoop();
  const settings = appSettings(env);
  const pepper = env.OTP_PEPPER ?? readOrMakePepper(env.secretsDir);
  const provider = createProvider(env, reportAddress(env.FEED_ORIGIN, pepper));
  const sendSms = createSender({
    env,
    provider,
    db: database.db,
    clock: systemClock,
    onError: (error) => log.warn({ error: describeError(error) }, 'could not store the outcome of an SMS'),
  });
  const sendMail = createMailer(env, database.db, systemClock);
  const push = createPush({ vapid: createVapid(pepper, settings.feedOrigin), localService: env.PUSH_LOCAL_SERVICE });
  const outside = createOutside({ local: env.WEBHOOK_LOCAL_RECEIVER });
  const listener = createListener({
    database,
    db: database.db,
    countDrift: counts.latest,
    hasSpace: () => hasFreeSpace(env.dataDir),
    loopLag: loop.lag,
    clock: systemClock,
    sendSms,
    readSmsReport: provider?.readReport,
    sendMail,
    push,
    outside,
    files,
    mediaUrl: mediaUrls(env.MEDIA_BASE),
    uploads,
    pictures,
    clips: ownClips,
    inspector,
    scanFile: env.UPLOAD_SCAN_COMMAND ? commandScan(env.UPLOAD_SCAN_COMMAND) : undefined,
    log,
    painter,
    pepper,
    settings,
    isReady: () => !stopping.signal.aborted,
    stopping: stopping.signal,
  });
  const server = createEdgeServer({
    // Without a proxy in front, anyone could start a trace; the sites pass on only their own.
    listener: traces ? traceRequests(listener, { continues: settings.trustedProxies > 0 }) : listener,
    headers: securityHeaders({ origin: settings.feedOrigin, hstsPreload: settings.hstsPreload }),
    describe: ({ status, text, requestId }) => ({
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(errorBody(errors.unparsed(status, text), requestId)),
    }),
    log: (entry) => log.info(entry, 'refused'),
    // The app itself ends a slow upload earlier, with a reply.
    requestTimeout: settings.uploadTime + 10 * SECOND,
    trustedProxies: settings.trustedProxies,
  });
  dropSlowSenders(server);
  if (env.NODE_ENV === 'production' && settings.guardianRule === 'off') {
    log.warn('GUARDIAN_CONSENT is off: people under 18 take part without the consent of a guardian');
  }
  if (sendMail === null) log.warn('SMTP_URL is not set: no one can subscribe by e-mail');
  await listen(server, env);
  void completePictures({ db: database.db, files, pictures }, stopping.signal, log);
  const work = (handlers: Parameters<typeof runWorker>[0]['handlers']) =>
    runWorker({ database, handlers, clock: systemClock, log }, stopping.signal);
  // Push messages and webhooks need the server's secret, which a separate worker does not have. Neither waits for the
  // other, nor for a clip that is being encoded.
  const sender = { db: database.db, push, clock: systemClock, origins: settings };
  const hooks = { db: database.db, outside, clock: systemClock, pepper };
  const stores = { db: database.db, files, clips: ownClips, pictures, clock: systemClock };
  const working = Promise.all([
    env.JOBS_IN_SERVER && work(clipHandlers(stores)),
    env.JOBS_IN_SERVER && work(jobHandlers(stores, ffmpeg !== null)),
    env.JOBS_IN_SERVER &&
      recogniser &&
      runCaptionDrafts({ database, files, recogniser, clock: systemClock, log }, stopping.signal),
    work({ push: (job) => sendDuePush(sender, job) }),
    work({ webhook: (job) => sendDueWebhook(hooks, job) }),
    keepPrepared({ db: database.db, push }, stopping.signal),
    keepDetails(database.db, stopping.signal),
  ]);
  const stopRegularWork = runHourly(log, () => [
    cleanUp(database.db, systemClock()),
    removeFormerAccounts({ db: database.db, pepper }, systemClock()),
    cleanUpUploads(database.db, uploads, systemClock()),
    sweepMedia(database.db, files, systemClock(), { orphans: false }),
    sweepWorkFolders(systemClock()),
    removeUnusedSpokenWords(database.db),
    removeUnusedCaptionDrafts(database.db),
    indexOutdated(database),
    mergeSearchIndex(database),
    removeOldAnswers(database.db, systemClock()),
    offerFreedPlaces(database.db, settings, systemClock()),
    makeDueChanges({ db: database.db, clock: systemClock, sendSms, log, settings }),
  ]);

  return {
    address: `http://${env.HOST}:${(server.address() as { port: number }).port}`,
    async stop() {
      stopping.abort();
      stopRegularWork();
      counts.stop();
      loop.stop();
      // Time for a load balancer to learn from /readyz that it must stop sending.
      await wait(env.STOP_GRACE_SECONDS * SECOND);
      await close(server);
      await painter.close();
      inspector.close();
      pictures.close();
      ownClips.close();
      recogniser?.close();
      await working;
      await database.db.destroy();
      await closeTraces();
    },
  };
}

/** Runs now and every hour. One failure does not keep the others from running. */
function runHourly(log: Logger, work: () => readonly Promise<unknown>[]): () => void {
  const run = async () => {
    for (const done of await Promise.allSettled(work())) {
      if (done.status === 'rejected') log.warn({ error: describeError(done.reason) }, 'an hourly job failed');
    }
  };
  void run();
  const timer = setInterval(() => void run(), HOUR);
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
