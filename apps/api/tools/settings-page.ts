/**
 * The page of all settings: explanations from `.env.example`, values and defaults from the schema with which the API
 * parses its environment, and the readers of each setting from the sources.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { envSchema, SECRETS } from '../src/runtime/env.ts';
import { flag } from '../src/runtime/flag.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The path of the page, relative to the root. */
export const SETTINGS_PAGE = 'apps/api/docs/settings.md';

const fields: Readonly<Record<string, z.ZodType>> = envSchema.shape;
const secrets: readonly string[] = SECRETS;

/** The variables that a site reads; the desk is one of the three. */
const ofSites = new Set(
  [...read('packages/site/src/server/site-env.server.ts').matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(
    ([, name = '']) => name,
  ),
);

/** Variables that every site reads, although each concerns only one. */
const OWN_PORTS: Readonly<Record<string, string>> = { FEED_PORT: 'feed', LEAGUE_PORT: 'league', DESK_PORT: 'desk' };

/** Every variable in `.env.example`, in order. */
export interface ExplainedSetting {
  readonly name: string;
  /** The default, or an example for a setting without one. */
  readonly shown: string;
}

interface Part {
  readonly text: string;
  readonly settings: readonly ExplainedSetting[];
}

interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Reads `.env.example`: sections of paragraphs, each with the variables below it. */
export function readExplained(): Section[] {
  const [, ...rest] = read('.env.example').split(/^# --- (.+?) -+$/m);
  return Array.from({ length: rest.length / 2 }, (_, index) => ({
    title: rest[index * 2] ?? '',
    parts: (rest[index * 2 + 1] ?? '')
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => {
        const lines = paragraph.split('\n');
        const text = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
        const settings = lines.flatMap((line) => {
          const [, name, shown = ''] = /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [{ name, shown }];
        });
        return { text: text.join(' '), settings };
      }),
  }));
}

/** The type without default and optional, and the default as written in a setting. */
function unwrap(type: z.ZodType): { inner: z.ZodType; fallback?: string } {
  if (type instanceof z.ZodDefault) {
    const value: unknown = type.def.defaultValue;
    const fallback = typeof value === 'boolean' ? String(Number(value)) : String(value);
    return { inner: unwrap(type.def.innerType as z.ZodType).inner, fallback };
  }
  if (type instanceof z.ZodOptional) return unwrap(type.def.innerType as z.ZodType);
  if (type !== flag && type instanceof z.ZodPipe) return unwrap(type.def.in as z.ZodType);
  return { inner: type };
}

function describeValues(inner: z.ZodType): string {
  if (inner === flag) return '1 or 0';
  if (inner instanceof z.ZodEnum) return inner.options.map((option) => `\`${option}\``).join(', ');
  if (inner instanceof z.ZodNumber) {
    const { minValue: least, maxValue: most } = inner;
    const bounds = [
      least !== null && Number.isFinite(least) ? `from ${least}` : '',
      most !== null && most < Number.MAX_SAFE_INTEGER ? `to ${most}` : '',
    ];
    return ['number', ...bounds].filter(Boolean).join(' ');
  }
  // The server's own message for a wrong value, unless the library words it; no valid value begins like this one.
  const message = inner.safeParse(' ').error?.issues[0]?.message ?? '';
  if (/^(?:Invalid|Too )/.test(message)) return inner instanceof z.ZodURL ? 'address' : '';
  return message.replace(/^must (?:be|begin with) /, '');
}

function readBy(name: string): string {
  const sites = OWN_PORTS[name] ?? (ofSites.has(name) ? 'sites' : '');
  return [name in fields ? 'API' : '', sites].filter(Boolean).join(', ') || 'tests';
}

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

function describeSetting({ name, shown }: ExplainedSetting): string {
  const type = fields[name];
  const { inner, fallback } = type === undefined ? { inner: z.string(), fallback: undefined } : unwrap(type);
  const isDefault = type === undefined ? shown !== '' && !shown.includes('.example') : fallback !== undefined;
  const value = isDefault ? code(fallback ?? shown) : shown === '' ? 'none' : `none; ${code(shown)} for example`;
  const values = [secrets.includes(name) ? 'secret' : '', describeValues(inner)].filter(Boolean).join('; ');
  return `| \`${name}\` | ${value} | ${values} | ${readBy(name)} |`;
}

/** The whole page. */
export function writeSettingsPage(): string {
  const sections = readExplained().map(({ title, parts }) =>
    [
      `## ${title}`,
      ...parts.map(({ text, settings }) =>
        [
          text,
          ['| setting | default | values | read by |', '| --- | --- | --- | --- |', ...settings.map(describeSetting)].join(
            '\n',
          ),
        ].join('\n\n'),
      ),
    ].join('\n\n'),
  );
  return `# Settings

Every setting of the product is a variable of the environment. None is required: without any, \`pnpm start\` runs everything on one
machine. Explanations come from \`.env.example\`; \`pnpm settings\` writes this page from it and from what the servers check. A wrong
value ends a server at its start, with one line that names the variable. "Sites" are the feed, the league and the desk. A back-up names
the secrets that were set, and holds none.

${sections.join('\n\n')}
`;
}
