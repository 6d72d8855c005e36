import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../../app-context.ts';
import { fileKinds } from '../../../adapters/files/file-kinds.ts';
import type { Refusal } from '../../../adapters/inspection/inspection.ts';
import type { Draft } from '../../../adapters/files/uploads.ts';
import { refuseField } from './match-answers.ts';
import type { MatchedAnswer } from './match-answers.ts';

/** A file that was looked into and lies under its final name. */
export interface KeptFile {
  readonly fieldId: number;
  /** Random; where it lies. */
  readonly name: string;
  readonly original_name: string;
  readonly type: string;
  readonly bytes: number;
}

const words: Readonly<Record<Refusal | 'infected', (name: string) => string>> = {
  infected: (name) => `"${name}" was refused by our virus scanner.`,
  disguised: (name) => `"${name}" is damaged, or not what its name says. Please choose another file.`,
  'too much': (name) => `"${name}" is too large when opened. Please choose a smaller one.`,
  macros: (name) => `"${name}" has macros in it. Please save it without them.`,
};

/**
 * Looks into every file, then puts them on disk and gives them their names: only then a row may speak of them.
 * @param drafts gets those that are begun here
 * @param kept gets each name when it is given, also when this throws
 * @throws ApiError 422 naming the field, 503 when too many wait
 */
export async function keepFiles(
  { uploads, inspector, scanFile }: AppContext,
  answers: readonly MatchedAnswer[],
  drafts: Draft[],
  kept: string[],
): Promise<KeptFile[]> {
  const ready: { draft: Draft; file: KeptFile }[] = [];
  for (const { field, file } of answers) {
    if (!file) continue;
    if (!file.kept) throw refuseField(field, words.disguised(file.name));
    const { draft, extension } = file.kept;
    await draft.finish();
    const { check, type } = fileKinds[extension];
    if (scanFile && !(await scanFile(draft.path))) throw refuseField(field, words.infected(file.name));
    const output = check === 'picture' ? await uploads.begin() : draft;
    if (output !== draft) drafts.push(output);
    const answer = await inspector.inspect({ file: draft.path, extension, output: output.path });
    if (!answer.isGood) throw refuseField(field, words[answer.why](file.name));
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
    kept.push(file.name);
    await uploads.keep(draft, file.name);
  }
  return ready.map(({ file }) => file);
}
