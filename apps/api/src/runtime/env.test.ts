import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv, readServerEnv } from './env.ts';

const wrong = (source: Record<string, string>): string => {
  try {
    readServerEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return '';
};

const store = {
  FILE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_MEDIA_BUCKET: 'media',
  S3_UPLOADS_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('settings', () => {
  test('no setting is required', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      API_PORT: 4000,
      HOST: '127.0.0.1',
      FEED_ORIGIN: 'http://maidan.localhost:3000',
      LEAGUE_ORIGIN: 'http://ysl.maidan.localhost:3001',
      SMS_PROVIDER: 'outbox',
      TRUSTED_PROXIES: 0,
      API_PLAIN: false,
      NODE_ENV: 'production',
      demoContent: false,
    });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.dataDir).toBe(path.join(env.workspaceRoot, '.data'));
    expect(env.secretsDir).toBe(path.join(env.workspaceRoot, '.secrets'));
  });

  test('an empty value counts as unset, and an absolute folder stays absolute', () => {
    expect(readEnv({ API_PORT: '', DATABASE_URL: '', DATA_DIR: '/srv/maidan' })).toMatchObject({
      API_PORT: 4000,
      dataDir: '/srv/maidan',
    });
  });

  test.each([
    [{ API_PORT: 'x' }, 'API_PORT'],
    [{ API_PORT: '70000' }, 'API_PORT'],
    [{ FEED_ORIGIN: 'http://maidan.localhost:3000/' }, 'FEED_ORIGIN'],
    [{ LEAGUE_ORIGIN: 'ysl.example' }, 'LEAGUE_ORIGIN'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ LISTEN_URL: 'never' }, 'LISTEN_URL'],
    [{ OTP_PEPPER: 'short' }, 'OTP_PEPPER'],
    [{ DATA_DIR: '/srv/data', SECRETS_DIR: '/srv/data/secrets' }, 'SECRETS_DIR'],
    [{ DATA_DIR: '/srv/data', SECRETS_DIR: '/srv/data' }, 'SECRETS_DIR'],
    [{ API_PLAIN: 'maybe' }, 'API_PLAIN'],
    [{ GUARDIAN_CONSENT: 'maybe' }, 'GUARDIAN_CONSENT'],
    [{ GUARDIAN_CONSENT: 'ask', API_PLAIN: '1' }, 'GUARDIAN_CONSENT'],
    [
      { GUARDIAN_CONSENT: 'ask', SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'x', MSG91_CODE_TEMPLATE: 'x' },
      'MSG91_GUARDIAN_TEMPLATE',
    ],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
    [{ SESSION_DAYS: '31' }, 'SESSION_DAYS'],
    [{ METRICS_TOKEN: 'x'.repeat(15) }, 'METRICS_TOKEN'],
    [{ PHONE_COUNTRIES: '+91' }, 'PHONE_COUNTRIES'],
    [{ SMS_PROVIDER: 'msg91', MSG91_CODE_TEMPLATE: 'x' }, 'MSG91_AUTH_KEY'],
    [{ SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'x' }, 'MSG91_CODE_TEMPLATE'],
    [{ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: 'MAIDAN' }, 'TWILIO_SECRET'],
    [{ TWILIO_ACCOUNT_SID: 'AC12' }, 'TWILIO_ACCOUNT_SID'],
    [{ DLT_CODE_TEMPLATE: 'my template' }, 'DLT_CODE_TEMPLATE'],
    [{ DLT_TRANSLATED_TEMPLATES: 'hi:code:my template' }, 'DLT_TRANSLATED_TEMPLATES'],
    [{ MSG91_TRANSLATED_TEMPLATES: 'hi:greeting:abc' }, 'MSG91_TRANSLATED_TEMPLATES'],
    [{ TWILIO_TRANSLATED_CONTENT: 'hi:code:12' }, 'TWILIO_TRANSLATED_CONTENT'],
    [{ SMS_STAND_IN: 'https://sms.evil.example' }, 'SMS_STAND_IN'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'hello@maidan.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'hello@maidan.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Maidan' }, 'MAIL_FROM'],
    [{ MEDIA_BASE: 'cdn.example/media' }, 'MEDIA_BASE'],
    [{ MEDIA_BASE: 'https://cdn.example/media?v=1' }, 'MEDIA_BASE'],
    [{ FILE_STORE: 'cloud' }, 'FILE_STORE'],
    [{ FILE_STORE: 's3' }, 'S3_ENDPOINT'],
    [{ ...store, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
    [{ ...store, S3_ENDPOINT: 'https://s3.example/media' }, 'S3_ENDPOINT'],
    [{ ...store, S3_MEDIA_BUCKET: 'Our.Media' }, 'S3_MEDIA_BUCKET'],
    [{ ...store, S3_UPLOADS_BUCKET: 'media' }, 'S3_UPLOADS_BUCKET'],
    [{ ...store, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
    [{ ...store, FILE_STORE: 'folder', S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID'],
    [{ ...store, S3_ADDRESSING: 'dns' }, 'S3_ADDRESSING'],
  ])('%o is refused by name', (source, name) => {
    expect(wrong(source)).toMatch(new RegExp(`^${name}: `));
  });

  test('a store needs each of its settings, whose names are listed at once', () => {
    const names = Object.keys(store).filter((name) => name !== 'FILE_STORE');
    expect(wrong({ FILE_STORE: 's3' }).split('\n')).toEqual(
      names.map((name) => `${name}: is needed to keep files in an S3 store`),
    );
    expect(readEnv(store)).toMatchObject({ ...store, S3_ADDRESSING: 'path', secrets: ['S3_SECRET_ACCESS_KEY'] });
  });

  test('all invalid settings are reported at once', () => {
    expect(wrong({ API_PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2);
  });
});

describe('in production, which is the default', () => {
  test('a provider needs no further setting, and a stand-in for it is refused', () => {
    const msg91 = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key', MSG91_CODE_TEMPLATE: 'tmpl' };
    expect(wrong({ NODE_ENV: 'production', ...msg91 })).toBe('');
    expect(wrong({ NODE_ENV: 'production', ...msg91, SMS_STAND_IN: 'http://127.0.0.1:4100' })).toMatch(
      /^SMS_STAND_IN: /,
    );
  });

  test('the outbox and the demo content need an explicit setting [O-12]', () => {
    expect(wrong({})).toMatch(/^SMS_PROVIDER: .*ALLOW_DEV_OUTBOX=1/);
    expect(wrong({ NODE_ENV: 'production', SMS_PROVIDER: 'outbox' })).toMatch(/^SMS_PROVIDER/);
    const allowed = readEnv({ NODE_ENV: 'production', SMS_PROVIDER: 'outbox', ALLOW_DEV_OUTBOX: '1' });
    expect(allowed.demoContent).toBe(false);
    expect(readEnv({ NODE_ENV: 'production', ALLOW_DEV_OUTBOX: '1', DEMO_CONTENT: '1' }).demoContent).toBe(true);
    expect(readEnv({ NODE_ENV: 'development' }).demoContent).toBe(true);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { FEED_ORIGIN: 'https://maidan.example' },
    { LEAGUE_ORIGIN: 'https://ysl.maidan.example' },
    { DESK_ORIGIN: 'https://desk.maidan.example' },
    { FEED_ORIGIN: 'http://localhost.example' },
  ])('the outbox opens only on this machine, in whatever mode, not with %o [R-13]', (place) => {
    for (const NODE_ENV of ['production', 'development', 'test']) {
      const outbox = { NODE_ENV, ALLOW_DEV_OUTBOX: '1', SMS_PROVIDER: 'outbox' };
      expect(wrong({ ...outbox, ...place })).toMatch(/^SMS_PROVIDER: .*loopback/);
      expect(wrong(outbox)).toBe('');
    }
  });

  test('a command does not require a way to send codes', () => {
    expect(readEnv({ FEED_ORIGIN: 'https://maidan.example' }).NODE_ENV).toBe('production');
  });
});
