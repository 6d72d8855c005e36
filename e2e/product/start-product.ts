import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProduct } from '@maidan/launcher/product';
import { freePort } from './free-port.ts';

/**
 * Starts the built product with a database and ports of its own, as `pnpm start` would, and stops it when the last
 * journey has ended. The addresses reach the workers by the environment.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-e2e-'));
  const ports = { api: await freePort(), feed: await freePort(), league: await freePort() };
  const feedOrigin = `http://maidan.localhost:${ports.feed}`;
  const leagueOrigin = `http://ysl.maidan.localhost:${ports.league}`;
  const product = await launchProduct({
    ports,
    output: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ALLOW_DEV_OUTBOX: '1',
      SMS_PROVIDER: 'outbox',
      DEMO_CONTENT: '1',
      DATA_DIR: dataDir,
      FEED_ORIGIN: feedOrigin,
      LEAGUE_ORIGIN: leagueOrigin,
      LOG_LEVEL: 'error',
    },
  });
  Object.assign(process.env, {
    E2E_FEED: feedOrigin,
    E2E_LEAGUE: leagueOrigin,
    // Scripts may not resolve names under .localhost; browsers always do.
    E2E_FEED_LOOPBACK: `http://127.0.0.1:${ports.feed}`,
    E2E_LEAGUE_LOOPBACK: `http://127.0.0.1:${ports.league}`,
    E2E_API: `http://127.0.0.1:${ports.api}`,
    E2E_DATA_DIR: dataDir,
  });
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
