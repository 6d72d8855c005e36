import { z } from 'zod';

/** Characters that let a bucket's name be part of a host name; dots would invalidate its certificate. */
const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'must be 3 to 63 lower-case letters, digits and hyphens')
  .optional();

/** Where media and uploads are stored; `.env.example` explains the settings. */
export const fileFields = {
  FILE_STORE: z.enum(['folder', 's3'], { error: 'must be folder or s3' }).default('folder'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of the store, for example https://s3.example' })
    .refine((value) => URL.canParse(value) && ['', '/'].includes(new URL(value).pathname), {
      error: 'must have no path; the buckets have their own settings',
    })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_MEDIA_BUCKET: bucket,
  S3_UPLOADS_BUCKET: bucket,
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ADDRESSING: z.enum(['path', 'host'], { error: 'must be path or host' }).default('path'),
};

type FileEnv = z.output<z.ZodObject<typeof fileFields>>;

const needed = [
  'S3_ENDPOINT',
  'S3_MEDIA_BUCKET',
  'S3_UPLOADS_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof FileEnv)[];

/** The settings of a store, all of them set. */
type StoreEnv = FileEnv & Readonly<Record<(typeof needed)[number], string>>;

/** One line for each setting that is missing or inconsistent with the others. */
export function findFileIssues(env: FileEnv): string[] {
  const missing = needed.filter((name) => env[name] === undefined);
  // A store that media were moved from may stay configured; a half-configured one is always a mistake.
  const isUsed = env.FILE_STORE === 's3' || missing.length < needed.length;
  if (isUsed && missing.length > 0) return missing.map((name) => `${name}: is needed to keep files in an S3 store`);
  return isUsed && env.S3_MEDIA_BUCKET === env.S3_UPLOADS_BUCKET
    ? ['S3_UPLOADS_BUCKET: must be another bucket than S3_MEDIA_BUCKET, because what people send is private']
    : [];
}

/** Whether a store is configured, in use or not. */
export const hasStore = (env: FileEnv): env is StoreEnv => needed.every((name) => env[name] !== undefined);
