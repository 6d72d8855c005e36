import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@maidan/launcher/product';
import { freePort } from './free-port.ts';

export interface LoneSite {
  /** For a browser. */
  origin: string;
  stop: () => void;
}

/** A feed site of its own whose API does not answer: what a reader sees while the API is down. */
export async function startFeedWithoutApi(): Promise<LoneSite> {
  const port = await freePort();
  const origin = `http://maidan.localhost:${port}`;
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: join(root, 'apps/feed'),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FEED_PORT: `${port}`,
      FEED_ORIGIN: origin,
      // Port 9 is kept for a service that throws everything away, and nothing listens there.
      API_ORIGIN: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop: () => child.kill() };
    await wait(100);
  }
  child.kill();
  throw new Error('The site without an API did not start.');
}
