import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..', '..', '..');

/** A server of the product. */
export interface Part {
  readonly name: string;
  /** Its built script. */
  readonly script: string;
  readonly port: number;
  /** The variable that sets its port. */
  readonly variable: string;
}

/** The parts with their default ports; the others depend on the first. */
const apps = {
  api: { name: 'API', script: 'apps/api/dist/main.js', port: 4000, variable: 'API_PORT' },
  feed: { name: 'feed', script: 'apps/feed/build/server/index.js', port: 3000, variable: 'FEED_PORT' },
  league: { name: 'league', script: 'apps/ysl/build/server/index.js', port: 3001, variable: 'LEAGUE_PORT' },
  desk: { name: 'desk', script: 'apps/desk/build/server/index.js', port: 3002, variable: 'DESK_PORT' },
} as const satisfies Record<string, Part>;

export type Ports = Record<keyof typeof apps, number>;

const keys = Object.keys(apps) as (keyof typeof apps)[];

export function readPorts(env: NodeJS.ProcessEnv): Ports {
  return Object.fromEntries(
    keys.map((key) => [key, Number(env[apps[key].variable] || apps[key].port)]),
  ) as unknown as Ports;
}

export const partsOf = (ports: Ports): Part[] =>
  keys.map((key) => ({ ...apps[key], script: join(root, apps[key].script), port: ports[key] }));

/** The variables that set these ports. */
export const portVariables = (ports: Ports): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [apps[key].variable, `${ports[key]}`]));

/** Whether one of our servers answers on this machine. */
export async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}
