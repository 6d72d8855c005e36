import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '@maidan/i18n/files/decode-text';
import type { z } from 'zod';
import type { Issue } from '../format/issue.ts';
import { packFiles, type Pack, type PackFile } from '../format/pack-schema.ts';
import { validateMedia } from './validate-media.ts';
import { validateReferences } from './validate-references.ts';

export type ReadResult = { readonly pack: Pack } | { readonly issues: readonly Issue[] };

/** Reads and validates a whole pack without writing anything: returns the pack or all of its issues. */
export function readPack(folder: string): ReadResult {
  const issues: Issue[] = [];
  const read: Record<string, unknown> = {};
  for (const file of Object.keys(packFiles) as PackFile[]) read[file] = readFile(folder, file, issues);
  issues.push(...findUnknownFiles(folder));
  if (issues.length > 0) return { issues };
  const pack = read as Pack;
  issues.push(...validateReferences(pack), ...validateMedia(pack, folder));
  return issues.length > 0 ? { issues } : { pack };
}

function readFile(folder: string, file: PackFile, issues: Issue[]): unknown {
  const full = path.join(folder, file);
  let content: unknown;
  if (existsSync(full)) {
    const decoded = decodeText(readFileSync(full));
    if (decoded?.encoding !== 'utf-8') {
      issues.push({ file, path: '', message: 'is not in UTF-8: save it as UTF-8' });
      return undefined;
    }
    try {
      content = JSON.parse(decoded.text);
    } catch (error) {
      issues.push({ file, path: '', message: `is not readable JSON: ${(error as Error).message}` });
      return undefined;
    }
  } else if (file === 'pack.json') {
    issues.push({ file, path: '', message: `is missing; without it ${folder} is not a content pack` });
    return undefined;
  }
  const parsed = packFiles[file].safeParse(content);
  if (!parsed.success) issues.push(...parsed.error.issues.map((issue) => toIssue(file, issue)));
  return parsed.data;
}

function toIssue(file: string, issue: z.core.$ZodIssue): Issue {
  const steps = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  const message = issue.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys.join(', ')}` : issue.message;
  return { file, path: steps.replace(/^\./, ''), message };
}

/** A misspelt file name would silently omit a whole list. */
function findUnknownFiles(folder: string): Issue[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !(name in packFiles))
    .map((file) => ({
      file,
      path: '',
      message: `is not a file of a pack; the files are ${Object.keys(packFiles).join(', ')}`,
    }));
}
