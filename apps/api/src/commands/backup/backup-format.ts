import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import { isMediaName } from '../../adapters/files/files.ts';
import { isUploadName } from '../../adapters/files/uploads.ts';

/**
 * A back-up is a tar file encrypted with age, so that `age -d -i key` and `tar x` can open it without this program:
 * `database/000001.jsonl` and so on (the lines of `db export`), `media/…`, `uploads/…`, after every thousand entries
 * their SHA-256 in `sums/000001.sha256` (for `sha256sum -c`), and last `backup.json`.
 */
export const SUMMARY = 'backup.json';

export interface BackupSummary {
  readonly format: 1;
  readonly created_at: string;
  readonly rows: number;
  readonly media: number;
  readonly uploads: number;
  /** Uploads named in the database but missing from the folder. */
  readonly missing_uploads: number;
  /** The names of the secrets that were set; their values are never in a back-up. */
  readonly secrets: readonly string[];
}

export type BackupFolder = 'database' | 'media' | 'uploads' | 'sums';

const isNumbered = (extension: string) => (name: string) => new RegExp(`^\\d{6}\\.${extension}$`).test(name);

/** The names that each folder may contain; others are not unpacked, so no path leads out of the target. */
export const isEntryName: Readonly<Record<BackupFolder, (name: string) => boolean>> = {
  database: isNumbered('jsonl'),
  media: isMediaName,
  uploads: isUploadName,
  sums: isNumbered('sha256'),
};

export const numbered = (index: number): string => String(index).padStart(6, '0');

/** Hashes the data that passes through. */
export function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

export const newHash = (): Hash => createHash('sha256');
