import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFileProblem } from '../../modules/publishing/find-file-problem.service.ts';
import { fitsKind } from '../../modules/publishing/post-content.service.ts';
import { media } from '../../modules/publishing/values.service.ts';
import type { Issue } from '../format/issue.ts';
import { mediaReferences, type MediaReference } from '../format/media-references.ts';
import type { Pack } from '../format/pack-schema.ts';

/** Files that are missing, of the wrong kind, or inconsistent with their extension. */
export function validateMedia(pack: Pack, folder: string): Issue[] {
  return mediaReferences(pack).flatMap((reference) => {
    const message = findProblem(reference, folder);
    return message === null ? [] : [{ file: reference.file, path: reference.path, message }];
  });
}

function findProblem({ value, kind }: MediaReference, folder: string): string | null {
  const parsed = media.safeParse(value);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? null;
  if (!fitsKind(value, kind)) return `"${value}" is of the wrong kind: expected ${kind}`;
  const file = path.join(folder, value);
  if (!existsSync(file)) return `the file ${value} does not exist`;
  return findFileProblem(file, value);
}
