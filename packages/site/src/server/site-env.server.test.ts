import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedOrigins } from '@maidan/brand/embed-origins';
import { describe, expect, test } from 'vitest';
import { EnvError, readSiteEnv } from './site-env.server.ts';

describe('readSiteEnv', () => {
  test('requires no variable', () => {
    const env = readSiteEnv('feed', {});
    expect(env.port).toBe(3000);
    expect(env.origin).toBe('http://maidan.localhost:3000');
    expect(env.apiOrigin).toBe('http://127.0.0.1:4000');
    expect(env.bases.league).toBe('/api/ysl');
    expect(env.devOutbox).toBe(false);
  });

  test('the league site has its own port and origin', () => {
    const env = readSiteEnv('league', { LEAGUE_PORT: '8081', FEED_PORT: '8080' });
    expect([env.port, env.origin, env.feedOrigin]).toEqual([
      8081,
      'http://ysl.maidan.localhost:8081',
      'http://maidan.localhost:8080',
    ]);
  });

  test('the desk has its own port and origin, too', () => {
    const env = readSiteEnv('desk', { DESK_PORT: '8082' });
    expect([env.port, env.origin]).toEqual([8082, 'http://desk.maidan.localhost:8082']);
  });

  test('the sites have a worker unless it is switched off, and the desk has none', () => {
    expect((['feed', 'league', 'desk'] as const).map((site) => readSiteEnv(site, {}).hasWorker)).toEqual([
      true,
      true,
      false,
    ]);
    expect(readSiteEnv('feed', { SERVICE_WORKER: 'off' }).hasWorker).toBe(false);
  });

  test('the other services follow an API base on another host', () => {
    expect(readSiteEnv('feed', { API_BASE: 'https://api.maidan.example/v1/' }).bases.dashboard).toBe(
      'https://api.maidan.example/v1/dashboard',
    );
  });

  test('names the origins that pages may frame', () => {
    const { frameOrigins } = readSiteEnv('league', { FRAME_ORIGINS: 'https://social.example, https://club.example/' });
    expect(frameOrigins).toEqual([...embedOrigins, 'https://social.example', 'https://club.example']);
    expect(readSiteEnv('league', {}).frameOrigins).toEqual(embedOrigins);
  });

  test.each([
    ['1', true],
    ['true', true],
    ['Yes', true],
    ['on', true],
    ['', false],
    ['0', false],
    ['off', false],
  ])('reads a flag of %j like the API: %s', (value, isOn) => {
    const { hstsPreload, devOutbox } = readSiteEnv('feed', { HSTS_PRELOAD: value, ALLOW_DEV_OUTBOX: value });
    expect([hstsPreload, devOutbox]).toEqual([isOn, isOn]);
  });

  test('refuses an unknown flag value', () => {
    expect(() => readSiteEnv('feed', { HSTS_PRELOAD: 'maybe' })).toThrow(EnvError);
  });

  test('counts itself as the last proxy in front of the API [R-14]', () => {
    const counts = [undefined, '0', '1', '2', '3'].map((count) => readSiteEnv('feed', { TRUSTED_PROXIES: count }));
    expect(counts.map(({ trustedProxies }) => trustedProxies)).toEqual([0, 0, 0, 1, 2]);
  });

  test('is in production mode unless set otherwise [R-13]', () => {
    expect(readSiteEnv('feed', {}).production).toBe(true);
    expect(readSiteEnv('feed', { NODE_ENV: 'development' }).production).toBe(false);
  });

  test('forwards the outbox only if its own variable is set, and only on this machine [R-13]', () => {
    const outbox = (env: NodeJS.ProcessEnv) => readSiteEnv('feed', { ALLOW_DEV_OUTBOX: '1', ...env }).devOutbox;
    expect(readSiteEnv('feed', { NODE_ENV: 'development' }).devOutbox).toBe(false);
    expect([outbox({}), outbox({ HOST: '::1' }), outbox({ HOST: 'localhost' })]).toEqual([true, true, true]);
    for (const place of [
      { HOST: '0.0.0.0' },
      { FEED_ORIGIN: 'https://maidan.example' },
      { LEAGUE_ORIGIN: 'https://ysl.maidan.example' },
      { DESK_ORIGIN: 'https://desk.maidan.example' },
    ]) {
      expect(outbox(place)).toBe(false);
    }
  });

  test.each([
    [{ TRUSTED_PROXIES: 'all' }, /TRUSTED_PROXIES must be a number/],
    [{ FEED_PORT: 'http' }, /FEED_PORT must be a port/],
    [{ API_PORT: '70000' }, /API_PORT must be a port/],
    [{ FEED_ORIGIN: 'maidan.example' }, /FEED_ORIGIN must be an origin/],
    [{ FRAME_ORIGINS: 'https://a.example, *' }, /FRAME_ORIGINS must be an origin/],
    [{ MEDIA_HOSTS: 'https://a.example/x' }, /MEDIA_HOSTS must be an origin/],
    [{ API_ORIGIN: 'http://127.0.0.1:4000/api' }, /API_ORIGIN must be an origin/],
  ])('refuses %j with a message', (env, text) => {
    expect(() => readSiteEnv('feed', env)).toThrow(text);
    expect(() => readSiteEnv('feed', env)).toThrow(EnvError);
  });
});

test('`.env.example` shows the defaults of the sites, and examples that they accept', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
  const shown = Object.fromEntries(
    [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  for (const site of ['feed', 'league', 'desk'] as const) {
    const { frameOrigins, mediaHosts, traces, ...set } = readSiteEnv(site, shown);
    const { frameOrigins: ownOrigins, mediaHosts: noHosts, traces: none, ...unset } = readSiteEnv(site, {});
    expect(set).toEqual(unset);
    expect(frameOrigins).toEqual([...ownOrigins, shown['FRAME_ORIGINS']]);
    expect([noHosts, mediaHosts]).toEqual([[], site === 'desk' ? [] : [shown['MEDIA_HOSTS']]]);
    expect([none, traces]).toEqual([null, { endpoint: shown['OTEL_EXPORTER_OTLP_ENDPOINT'], headers: '', share: 1 }]);
  }
});
