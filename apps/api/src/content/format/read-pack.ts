import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { findReferenceMistakes } from '../validate/check-references.ts';
import { findMediaMistakes } from '../validate/check-media.ts';
import { packFiles } from './pack-schema.ts';
import type { Pack, PackFile } from './pack-schema.ts';

/** One thing that is wrong, and where: `posts.json`, `[3].thumbnail`. */
export interface Mistake {
  readonly file: string;
  readonly place: string;
  readonly words: string;
}

export type ReadResult = { readonly pack: Pack } | { readonly mistakes: readonly Mistake[] };

/** Reads and checks a whole pack; nothing is written anywhere. Either the pack or every mistake in it. */
export function readPack(folder: string): ReadResult {
  const mistakes: Mistake[] = [];
  const found: Record<string, unknown> = {};
  for (const file of Object.keys(packFiles) as PackFile[]) found[file] = readFile(folder, file, mistakes);
  mistakes.push(...findStrayFiles(folder));
  if (mistakes.length > 0) return { mistakes };
  const pack = found as Pack;
  const deeper = [...findReferenceMistakes(pack), ...findMediaMistakes(pack, folder)];
  return deeper.length > 0 ? { mistakes: deeper } : { pack };
}

function readFile(folder: string, file: PackFile, mistakes: Mistake[]): unknown {
  const full = path.join(folder, file);
  let content: unknown;
  if (existsSync(full)) {
    try {
      content = JSON.parse(readFileSync(full, 'utf8'));
    } catch (error) {
      mistakes.push({ file, place: '', words: `is not readable JSON: ${(error as Error).message}` });
      return undefined;
    }
  } else if (file === 'pack.json') {
    mistakes.push({ file, place: '', words: `is missing; without it ${folder} is no content pack` });
    return undefined;
  }
  const parsed = packFiles[file].safeParse(content);
  if (!parsed.success) mistakes.push(...parsed.error.issues.map((issue) => toMistake(file, issue)));
  return parsed.data;
}

function toMistake(file: string, issue: z.core.$ZodIssue): Mistake {
  const place = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  const words = issue.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys.join(', ')}` : issue.message;
  return { file, place: place.replace(/^\./, ''), words };
}

/** A misspelt file name would silently leave a whole list out. */
function findStrayFiles(folder: string): Mistake[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !(name in packFiles))
    .map((file) => ({ file, place: '', words: `is no file of a pack; known are ${Object.keys(packFiles).join(', ')}` }));
}
