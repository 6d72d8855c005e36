import { afterEach, expect, test, vi } from 'vitest';
import { siteViteConfig } from './site-vite-config.ts';

afterEach(() => vi.unstubAllEnvs());

const serverOf = async (command: 'serve' | 'build') =>
  (await siteViteConfig(import.meta.dirname, 'league')({ command, mode: 'development' })).server;

test('in development, variables set the port and the API of a site', async () => {
  vi.stubEnv('LEAGUE_PORT', '3101');
  vi.stubEnv('API_PORT', '4100');
  expect(await serverOf('serve')).toMatchObject({ port: 3101, proxy: { '/api': 'http://127.0.0.1:4100' } });
  vi.stubEnv('API_ORIGIN', 'http://127.0.0.1:4200');
  expect(await serverOf('serve')).toMatchObject({ proxy: { '/api': 'http://127.0.0.1:4200' } });
});

test('a build reads no variables', async () => {
  vi.stubEnv('LEAGUE_PORT', 'nonsense');
  expect(await serverOf('build')).toBeUndefined();
});
