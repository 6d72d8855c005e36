import path from 'node:path';
import { existsSync } from 'node:fs';
import { guardianRules } from '@maidan/contract/account/guardian';
import { z } from 'zod';
import { captionFields } from './caption-settings.ts';
import { DAY, MINUTE } from './clock.ts';
import { sharedCookieDomain } from './cookie-domain.ts';
import { fileFields, findFileIssues } from './file-settings.ts';
import { flag } from './flag.ts';
import { findMailIssues, mailFields } from './mail-settings.ts';
import { smsFields, findSmsIssues } from './sms-settings.ts';
import { traceFields } from './trace-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin without a path or a slash at its end, for example https://maidan.example',
  });

/** Every variable that the API reads. `pnpm settings` writes the page of them. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  API_PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  SECRETS_DIR: z.string().default('.secrets'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, or unset for SQLite' })
    .optional(),
  LISTEN_URL: z
    .union([z.url({ protocol: /^postgres(ql)?$/ }), z.literal('none')], {
      error: 'must be a postgres:// address, none, or unset for the one of DATABASE_URL',
    })
    .optional(),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, or unset' })
    .optional(),
  MOVE_TO: z
    .union([z.url({ protocol: /^postgres(ql)?$/ }), z.literal('sqlite')], {
      error: 'must be a postgres:// address, or sqlite',
    })
    .optional(),
  FEED_ORIGIN: origin.default('http://maidan.localhost:3000'),
  LEAGUE_ORIGIN: origin.default('http://ysl.maidan.localhost:3001'),
  DESK_ORIGIN: origin.default('http://desk.maidan.localhost:3002'),
  API_PLAIN: flag.default(false),
  GUARDIAN_CONSENT: z.enum(guardianRules).default('off'),
  COOKIE_DOMAIN: z.string().optional(),
  MEDIA_BASE: z
    .string()
    .regex(/^(https?:\/\/[^/?#\s]+)?\/?[^?#\s]*$/, 'must be an address such as https://cdn.example/media, or a path')
    .refine((base) => base.startsWith('/') || URL.canParse(base), { error: 'must begin with https:// or /' })
    .default('/api/media'),
  ...fileFields,
  ...smsFields,
  ...mailFields,
  SESSION_DAYS: z.coerce.number().min(1).max(30).default(30),
  SESSION_IDLE_DAYS: z.coerce.number().min(1).max(30).default(7),
  OTP_PEPPER: z.string().min(32, 'needs at least 32 characters').optional(),
  UPLOAD_SCAN_COMMAND: z.string().min(1).optional(),
  PATH: z.string().default(''),
  FFMPEG: z.string().min(1).optional(),
  CLIP_MAX_SECONDS: z.coerce.number().int().min(1).default(600),
  ...captionFields,
  CLIP_MAX_MB: z.coerce.number().int().min(1).default(1000),
  JOBS_IN_SERVER: flag.default(true),
  WORKER_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  ...traceFields,
  DEMO_CONTENT: flag.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  HSTS_PRELOAD: flag.default(false),
  PUSH_LOCAL_SERVICE: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  WEBHOOK_LOCAL_RECEIVER: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  STOP_GRACE_SECONDS: z.coerce.number().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The settings of the process. Folders are absolute. */
export type Env = Omit<z.output<typeof envSchema>, 'DATA_DIR' | 'SECRETS_DIR' | 'DEMO_CONTENT'> & {
  dataDir: string;
  secretsDir: string;
  demoContent: boolean;
  workspaceRoot: string;
  /** The names of the secrets that are set. */
  secrets: string[];
};

/** A back-up names them, so that the operator knows what else a restored server needs. */
export const SECRETS = [
  'DATABASE_URL',
  'LISTEN_URL',
  'DATABASE_REPLICA_URL',
  'OTP_PEPPER',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_SECRET_ACCESS_KEY',
  'MSG91_AUTH_KEY',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_API_KEY',
  'TWILIO_SECRET',
  'SMTP_URL',
] as const satisfies (keyof z.output<typeof envSchema>)[];

/** The limits of a published clip. */
export const clipLimits = (env: Env) => ({
  seconds: env.CLIP_MAX_SECONDS,
  megabytes: env.CLIP_MAX_MB,
  byWorkers: !env.JOBS_IN_SERVER,
});

/** How long a login lasts after it began and after its last use, in milliseconds. */
export interface SessionLives {
  readonly whole: number;
  readonly idle: number;
}

/** The parts of the environment that the app uses; a test changes single settings. */
export const appSettings = (env: Env) => ({
  feedOrigin: env.FEED_ORIGIN,
  leagueOrigin: env.LEAGUE_ORIGIN,
  /** The origin of the desk; passkeys are bound to its host. */
  deskOrigin: env.DESK_ORIGIN,
  /** Parent domain of both sites; null means that a login on one site does not reach the other. */
  cookieDomain: env.COOKIE_DOMAIN ?? sharedCookieDomain(env.FEED_ORIGIN, env.LEAGUE_ORIGIN),
  /** Serve only the calls and fields of the specification. */
  specOnly: env.API_PLAIN,
  /** What people under 18 need from a guardian before more of their data is stored. */
  guardianRule: env.GUARDIAN_CONSENT,
  /** Whether pages load media from a host other than their own. */
  isMediaElsewhere: /^https?:/.test(env.MEDIA_BASE),
  /** Validate every reply against its schema. */
  checkReplies: env.NODE_ENV !== 'production',
  trustedProxies: env.TRUSTED_PROXIES,
  /** Bind all subdomains to https too. */
  hstsPreload: env.HSTS_PRELOAD,
  /** The SMS budget: messages an hour, over all phones. */
  smsPerHour: env.SMS_PER_HOUR,
  /**
   * Difficulty, in bits, of the task that a crowded address solves for a code. About 65,000 hashes: a second or two on a
   * phone, and a price for a script that requests thousands of codes.
   */
  proofBits: 16,
  sessionLives: { whole: env.SESSION_DAYS * DAY, idle: env.SESSION_IDLE_DAYS * DAY } satisfies SessionLives,
  /** Country codes of the numbers that may log in. */
  phoneCountries: env.PHONE_COUNTRIES,
  /** Milliseconds an upload may take, from its first byte to its last. */
  uploadTime: 5 * MINUTE,
  clipLimits: clipLimits(env),
  /** Serve `/dev/outbox`. */
  showOutbox: env.SMS_PROVIDER === 'outbox',
  /** Lets another machine read `/metrics`, `/livez` and `/readyz`; without it only this machine may. */
  metricsToken: env.METRICS_TOKEN ?? null,
});

export type AppSettings = Readonly<ReturnType<typeof appSettings>>;

/** Settings are wrong; `message` has one printable line for each. */
export class EnvError extends Error {}

/** The folder of the checkout (identified by its workspace file), else the working directory. */
function findWorkspaceRoot(): string {
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder;
  }
  return process.cwd();
}

/**
 * Reads the settings; the only function that reads the variables.
 * @param source an empty string counts as unset, so that `X= command` works
 * @throws EnvError
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(present);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { DATA_DIR, SECRETS_DIR, DEMO_CONTENT, ...rest } = parsed.data;
  const workspaceRoot = findWorkspaceRoot();
  const dataDir = path.resolve(workspaceRoot, DATA_DIR);
  if (rest.API_PLAIN && rest.GUARDIAN_CONSENT !== 'off') {
    throw new EnvError('GUARDIAN_CONSENT: has calls that API_PLAIN=1 leaves out; set one of the two');
  }
  const fileIssues = findFileIssues(rest);
  if (fileIssues.length > 0) throw new EnvError(fileIssues.join('\n'));
  const secretsDir = path.resolve(workspaceRoot, SECRETS_DIR);
  if (`${secretsDir}/`.startsWith(`${dataDir}/`)) {
    throw new EnvError('SECRETS_DIR: must be outside DATA_DIR, so that a copy of the data holds no secret');
  }
  return {
    ...rest,
    workspaceRoot,
    dataDir,
    secretsDir,
    secrets: SECRETS.filter((name) => present[name] !== undefined),
    demoContent: DEMO_CONTENT ?? rest.NODE_ENV === 'development',
  };
}

/**
 * The settings of a server, which must also be able to send codes without showing them to anyone else.
 * @throws EnvError
 */
export function readServerEnv(source?: Record<string, string | undefined>): Env {
  const env = readEnv(source);
  const issues = [...findMailIssues(env), ...findSmsIssues(env)];
  if (issues.length > 0) throw new EnvError(issues.map(({ path: name, error }) => `${name}: ${error}`).join('\n'));
  return env;
}

/**
 * The folder in which a command was typed: the package manager starts scripts in their package's folder instead.
 */
export function callerFolder(variables: NodeJS.ProcessEnv = process.env): string {
  return variables['INIT_CWD'] ?? process.cwd();
}
