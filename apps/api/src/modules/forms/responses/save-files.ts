import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fileKinds } from '../../../adapters/files/file-kinds.ts';
import type { Draft } from '../../../adapters/files/uploads.ts';
import type { Refusal } from '../../../adapters/inspection/inspection.ts';
import { errors } from '../../../http/errors/errors.ts';
import type { AppContext } from '../../app-context.ts';
import type { MatchedAnswer } from './match-answers.ts';

/** An inspected file under its final name. */
export interface SavedFile {
  readonly fieldId: number;
  /** Random; the name on disk. */
  readonly name: string;
  readonly original_name: string;
  readonly type: string;
  readonly bytes: number;
}

const refusals: Readonly<Record<Refusal | 'infected', (name: string) => string>> = {
  infected: (name) => `"${name}" was refused by our virus scanner.`,
  disguised: (name) => `"${name}" is damaged, or not what its name says. Please choose another file.`,
  'too much': (name) => `"${name}" is too large when opened. Please choose a smaller one.`,
  active: (name) => `"${name}" has scripts, attached files or a password. Please print it to a new PDF.`,
  macros: (name) => `"${name}" has macros in it. Please save it without them.`,
};

/**
 * Inspects every file, writes it to disk and names it: only then may a row refer to it.
 * @param drafts drops the drafts that this begins
 * @param saved removes the files that this saves
 * @throws ApiError 422 with the field, 503 when too many files wait
 */
export async function saveFiles(
  { uploads, inspector, scanFile }: AppContext,
  answers: readonly MatchedAnswer[],
  drafts: AsyncDisposableStack,
  saved: AsyncDisposableStack,
): Promise<SavedFile[]> {
  const ready: { draft: Draft; file: SavedFile }[] = [];
  for (const { field, file } of answers) {
    if (!file) continue;
    const refuse = (why: keyof typeof refusals) => errors.invalidField(String(field.id), refusals[why](file.name));
    if (!file.stored) throw refuse('disguised');
    const { draft, extension } = file.stored;
    await draft.finish();
    const { check, type } = fileKinds[extension];
    if (scanFile && !(await scanFile(draft.path))) throw refuse('infected');
    const output = check === 'picture' ? drafts.adopt(await uploads.begin(), (begun) => begun.drop()) : draft;
    const answer = await inspector.inspect({ file: draft.path, extension, output: output.path });
    if (!answer.isGood) throw refuse(answer.why);
    if (output !== draft) {
      await output.finish();
      await draft.drop();
    }
    const original_name = extension === 'bmp' ? file.name.replace(/bmp$/i, 'png') : file.name;
    const { size: bytes } = await stat(output.path);
    const name = randomBytes(16).toString('hex');
    ready.push({ draft: output, file: { fieldId: Number(field.id), name, original_name, type, bytes } });
  }
  for (const { draft, file } of ready) {
    saved.defer(() => uploads.remove(file.name));
    await uploads.keep(draft, file.name);
  }
  return ready.map(({ file }) => file);
}
