import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalogue } from './language-state.ts';
import type { Message } from './message.ts';

const LANGUAGES = join(import.meta.dirname, 'languages');

/** The catalogues of all languages by code, for a build, which runs without a bundler. */
export async function readLanguages(): Promise<ReadonlyMap<string, Catalogue>> {
  const codes = await readdir(LANGUAGES);
  const read = async (code: string) => {
    const names = (await readdir(join(LANGUAGES, code), { recursive: true })).filter((name) => name.endsWith('.ts'));
    const entries = names.map(async (name) => {
      const { messages } = (await import(join(LANGUAGES, code, name))) as { messages: Record<string, Message> };
      return [basename(name, '.ts'), messages] as const;
    });
    return [code, Object.fromEntries(await Promise.all(entries))] as const;
  };
  return new Map(await Promise.all(codes.map(read)));
}
