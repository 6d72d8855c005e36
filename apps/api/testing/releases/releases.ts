import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportHead, ExportLine } from '../../src/db/export-database.ts';
import type { Engine } from '../../src/db/value-types.ts';

/** The whole database of a released version, with a row in nearly every table. */
export interface Release {
  readonly version: string;
  /** As written by `exportDatabase`. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** Checksums of the SQL of each migration for each engine. */
  readonly checksums: Readonly<Record<string, Readonly<Record<Engine, string>>>>;
  readonly rows: readonly { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[];
}

const ENDING = '.jsonl.gz';

export const releases: readonly Release[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => {
    const lines = gunzipSync(readFileSync(path.join(import.meta.dirname, name)))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const [head, ...rest] = lines.map((line) => JSON.parse(line) as ExportHead | ExportLine);
    const version = name.slice(0, -ENDING.length);
    const checksums = readFileSync(path.join(import.meta.dirname, `${version}.checksums.json`), 'utf8');
    return {
      version,
      lines,
      steps: head && 'migrations' in head ? head.migrations : [],
      checksums: JSON.parse(checksums) as Release['checksums'],
      rows: rest.flatMap((line) =>
        'row' in line ? [{ table: line.table, row: line.row as Readonly<Record<string, unknown>> }] : [],
      ),
    };
  });
