import { expect, test } from 'vitest';
import { readStartEnv } from './start-env.ts';

test('an empty environment gives the default ports, the outbox and the demo pack', () => {
  const { env, ports, feedOrigin, leagueOrigin, deskOrigin } = readStartEnv({});
  expect(ports).toEqual({ api: 4000, feed: 3000, league: 3001, desk: 3002 });
  expect([feedOrigin, leagueOrigin, deskOrigin]).toEqual([
    'http://maidan.localhost:3000',
    'http://ysl.maidan.localhost:3001',
    'http://desk.maidan.localhost:3002',
  ]);
  expect(env).toMatchObject({
    NODE_ENV: 'production',
    ALLOW_DEV_OUTBOX: '1',
    SMS_PROVIDER: 'outbox',
    DEMO_CONTENT: '1',
  });
});

test.each([
  { NODE_ENV: 'production' },
  { HOST: '0.0.0.0' },
  { FEED_ORIGIN: 'https://maidan.example' },
  { LEAGUE_ORIGIN: 'https://ysl.maidan.example' },
  { DESK_ORIGIN: 'https://desk.maidan.example' },
])('%o turns off the outbox and the demo pack [R-13]', (input) => {
  const { env } = readStartEnv(input);
  expect(env.ALLOW_DEV_OUTBOX).toBeUndefined();
  expect(env.SMS_PROVIDER).toBeUndefined();
  expect(env.DEMO_CONTENT).toBeUndefined();
});

test('variables in the environment override the defaults', () => {
  const { env, ports, feedOrigin } = readStartEnv({ FEED_PORT: '8080', LOG_LEVEL: 'debug', DEMO_CONTENT: '0' });
  expect(ports.feed).toBe(8080);
  expect(feedOrigin).toBe('http://maidan.localhost:8080');
  expect([env.LOG_LEVEL, env.DEMO_CONTENT]).toEqual(['debug', '0']);
});
