import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProduct } from '@maidan/launcher/launch';
import type { Ports } from '@maidan/launcher/product';
import { test } from '@playwright/test';
import { basePack } from './content/base-pack.ts';
import { importContent, type ContentPack } from './content/content-pack.ts';
import { freePort } from './free-port.ts';

export interface StartedProduct {
  feed: string;
  league: string;
  desk: string;
  ports: Ports;
  /** The id of its process. */
  pid: number;
  /** The server's data folder, for operator commands. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** The time that a busy machine may need to start the product and import the content. */
export const STARTING_MS = 60_000;

/** `startProductWith` for a test or hook. The start does not count towards the test's timeout. */
export async function startOwnProduct(
  more: NodeJS.ProcessEnv | ((ports: Ports) => NodeJS.ProcessEnv) = {},
  content: ContentPack = basePack,
): Promise<StartedProduct> {
  test.setTimeout(test.info().timeout + STARTING_MS);
  return startProductWith(more, content);
}

/** A data folder with the base pack imported; each product with that content starts with a copy of it. */
const baseData = (): string | undefined => process.env['E2E_BASE_DATA'];

/**
 * Starts the built product with its own ports, database and this content. `more` extends its environment, and may need
 * a port.
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
  const imported = content === basePack ? baseData() : undefined;
  if (imported !== undefined) await cp(imported, dataDir, { recursive: true });
  const product = await launchProduct({ ports, env });
  if (imported === undefined) await importContent(dataDir, content);
  const stop = async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { feed, league, desk, ports, pid: product.pid, dataDir, stop };
}

/**
 * Imports the base pack once, before all tests. Each worker's product starts with a copy, so that no two workers share a
 * database.
 */
export default async function importBasePack(): Promise<() => Promise<void>> {
  const base = await mkdtemp(join(tmpdir(), 'maidan-e2e-base-'));
  await importContent(base, basePack);
  process.env['E2E_BASE_DATA'] = base;
  return () => rm(base, { recursive: true, force: true });
}
