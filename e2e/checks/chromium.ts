import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The headless shell comes first: it opens a page in half the time.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
] as const;

/** The path of a Chromium: CHROMIUM_PATH, Playwright's, or the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  const places = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...PLACES];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

/** The path of a full Chromium, if there is one: the headless shell lacks the back/forward cache, among other things. */
export function findWholeChromium(): string | undefined {
  return PLACES.slice(1).find((place) => existsSync(place)) ?? findChromium();
}

function tried(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages, if this process may. @returns whether it succeeded */
export function installFromDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's packages (apt-get install -y ${packages.join(' ')}).`);
  tried('apt-get', ['update', '-q']);
  return tried('apt-get', ['install', '-y', '-q', ...packages]);
}

/** Finds a Chromium, or installs one and says so. @throws Error with instructions if neither is possible */
export function ensureChromium(): string {
  const found = findChromium();
  // CI installs the headless shell next to an existing Chromium, since the journeys take half the time in it.
  if (found === PLACES[1] && process.env['CI'] && installFromDebian('chromium-headless-shell')) return PLACES[0];
  if (found !== undefined) return found;
  console.log('No Chromium was found; installing one (playwright install chromium).');
  tried('pnpm', ['--filter', '@maidan/e2e', 'exec', 'playwright', 'install', 'chromium']);
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  // Older systems have no package for the shell.
  if (!installFromDebian('chromium', 'chromium-headless-shell')) installFromDebian('chromium');
  const installed = findChromium();
  if (installed === undefined) throw new Error('The browser tests need Chromium: install it or set CHROMIUM_PATH.');
  return installed;
}

/** Flags for a test browser: no background network traffic, and able to run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
