import path from 'node:path';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { smsFields, findSmsIssues } from './sms-settings.ts';

const flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off', ''] });
const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin without a path or a slash at its end, for example https://maidan.example',
  });

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    API_PORT: port.default(4000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address, or unset for SQLite' })
      .optional(),
    FEED_ORIGIN: origin.default('http://maidan.localhost:3000'),
    LEAGUE_ORIGIN: origin.default('http://ysl.maidan.localhost:3001'),
    API_PLAIN: flag.default(false),
    COOKIE_DOMAIN: z.string().optional(),
    MEDIA_BASE: z.string().default('/api/media'),
    ...smsFields,
    SESSION_DAYS: z.coerce.number().min(1).max(30).default(30),
    SESSION_IDLE_DAYS: z.coerce.number().min(1).max(30).default(7),
    OTP_PEPPER: z.string().min(32, 'needs at least 32 characters').optional(),
    UPLOAD_SCAN_COMMAND: z.string().min(1).optional(),
    METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
    DEMO_CONTENT: flag.optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    STOP_GRACE_SECONDS: z.coerce.number().min(0).max(60).default(0),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    for (const { path: name, error } of findSmsIssues(env)) {
      context.addIssue({ code: 'custom', path: [name], message: error });
    }
  });

/** The settings of the process. `dataDir` is absolute. */
export type Env = Omit<z.output<typeof schema>, 'DATA_DIR' | 'DEMO_CONTENT'> & {
  dataDir: string;
  demoContent: boolean;
  workspaceRoot: string;
};

/** Settings are wrong; `message` has one printable line for each. */
export class EnvError extends Error {}

/** The folder of the checkout (found by its workspace file), else the working directory. */
function findWorkspaceRoot(): string {
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder;
  }
  return process.cwd();
}

/**
 * Reads the settings; only this function knows the variables.
 * @param source an empty string counts as unset, so that `X= command` works
 * @throws EnvError
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { DATA_DIR, DEMO_CONTENT, ...rest } = parsed.data;
  const workspaceRoot = findWorkspaceRoot();
  return {
    ...rest,
    workspaceRoot,
    dataDir: path.resolve(workspaceRoot, DATA_DIR),
    demoContent: DEMO_CONTENT ?? rest.NODE_ENV === 'development',
  };
}

/**
 * The folder in which a command was typed: the package manager starts scripts in their package's folder instead.
 */
export function callerFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
