import { existsSync } from 'node:fs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Dependencies that Vite cannot find before the first story runs, because only compiled styles import them. */
export const hiddenDependencies = ['@maidan/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles'];

/** The browser for the stories: CHROMIUM_PATH, or else Playwright's own, or else the machine's Chromium. */
export function browserLaunch(
  ownPath: string,
  more: readonly string[] = [],
): { executablePath: string; args: string[] } {
  const places = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  const candidates = [process.env['CHROMIUM_PATH'], ownPath, ...places];
  const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  return { executablePath, args: [...FLAGS, ...more] };
}
