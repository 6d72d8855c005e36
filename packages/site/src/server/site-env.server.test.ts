import { embedOrigins } from '@maidan/brand/embed-origins';
import { describe, expect, test } from 'vitest';
import { EnvError, readSiteEnv } from './site-env.server.ts';

describe('readSiteEnv', () => {
  test('needs nothing', () => {
    const env = readSiteEnv('feed', {});
    expect(env.port).toBe(3000);
    expect(env.origin).toBe('http://maidan.localhost:3000');
    expect(env.apiOrigin).toBe('http://127.0.0.1:4000');
    expect(env.bases.league).toBe('/api/ysl');
    expect(env.devOutbox).toBe(true);
  });

  test('the league site has a port and an origin of its own', () => {
    const env = readSiteEnv('league', { LEAGUE_PORT: '8081', FEED_PORT: '8080' });
    expect([env.port, env.origin, env.feedOrigin]).toEqual([
      8081,
      'http://ysl.maidan.localhost:8081',
      'http://maidan.localhost:8080',
    ]);
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

  test('hides the outbox in production unless told by name', () => {
    expect(readSiteEnv('feed', { NODE_ENV: 'production' }).devOutbox).toBe(false);
    expect(readSiteEnv('feed', { NODE_ENV: 'production', ALLOW_DEV_OUTBOX: '1' }).devOutbox).toBe(true);
  });

  test.each([
    [{ FEED_PORT: 'http' }, /FEED_PORT must be a port/],
    [{ API_PORT: '70000' }, /API_PORT must be a port/],
    [{ FEED_ORIGIN: 'maidan.example' }, /FEED_ORIGIN must be an origin/],
    [{ FRAME_ORIGINS: 'https://a.example, *' }, /FRAME_ORIGINS must be an origin/],
    [{ API_ORIGIN: 'http://127.0.0.1:4000/api' }, /API_ORIGIN must be an origin/],
  ])('refuses %j with words', (env, words) => {
    expect(() => readSiteEnv('feed', env)).toThrow(words);
    expect(() => readSiteEnv('feed', env)).toThrow(EnvError);
  });
});
