import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProduct } from '@maidan/launcher/launch';
import type { Ports } from '@maidan/launcher/product';
import { test } from '@playwright/test';
import { basePack } from './content/base-pack.ts';
import { importContent, type ContentPack } from './content/content-pack.ts';
import { freePort } from './free-port.ts';

interface StartedProduct {
  feed: string;
  league: string;
  desk: string;
  ports: Ports;
  /** The id of its process. */
  pid: number;
  /** The server's data, for operator commands. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** What a busy machine may need to start the product and import the content. */
const STARTING_MS = 60_000;

/** `startProductWith` for a test or hook. The start does not count as time of the test. */
export async function startOwnProduct(
  more: NodeJS.ProcessEnv | ((ports: Ports) => NodeJS.ProcessEnv) = {},
  content: ContentPack = basePack,
): Promise<StartedProduct> {
  test.setTimeout(test.info().timeout + STARTING_MS);
  return startProductWith(more, content);
}

/**
 * The built product with its own ports and database, and this content. `more` extends its environment, and may need a
 * port.
 */
export async function startProductWith(
  more: NodeJS.ProcessEnv | ((ports: Ports) => NodeJS.ProcessEnv) = {},
  content: ContentPack = basePack,
): Promise<StartedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-e2e-'));
  const ports = { api: await freePort(), feed: await freePort(), league: await freePort(), desk: await freePort() };
  const feed = `http://maidan.localhost:${ports.feed}`;
  const league = `http://ysl.maidan.localhost:${ports.league}`;
  const desk = `http://desk.maidan.localhost:${ports.desk}`;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    FEED_ORIGIN: feed,
    LEAGUE_ORIGIN: league,
    DESK_ORIGIN: desk,
    LOG_LEVEL: 'error',
    DEMO_CONTENT: '0',
    ...(typeof more === 'function' ? more(ports) : more),
  };
  const product = await launchProduct({ ports, env });
  await importContent(dataDir, content);
  const stop = async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { feed, league, desk, ports, pid: product.pid, dataDir, stop };
}

/**
 * Starts the built product with its own database and ports, as `pnpm start` would, and stops it after the
 * last test. The workers find its URLs in the environment.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { feed, league, desk, ports, dataDir, stop } = await startProductWith();
  Object.assign(process.env, {
    E2E_FEED: feed,
    E2E_LEAGUE: league,
    E2E_DESK: desk,
    // Node may not resolve names under .localhost; browsers always do.
    E2E_FEED_LOOPBACK: `http://127.0.0.1:${ports.feed}`,
    E2E_LEAGUE_LOOPBACK: `http://127.0.0.1:${ports.league}`,
    E2E_DESK_LOOPBACK: `http://127.0.0.1:${ports.desk}`,
    E2E_DATA_DIR: dataDir,
    E2E_API: `http://127.0.0.1:${ports.api}`,
  });
  return stop;
}
