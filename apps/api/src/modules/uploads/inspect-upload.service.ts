import { t } from '@maidan/i18n/text';
import { stat } from 'node:fs/promises';
import { fileKinds, type UploadExtension } from '../../adapters/files/file-kinds.ts';
import type { Draft } from '../../adapters/files/uploads.ts';
import type { Refusal } from '../../adapters/inspection/inspection.ts';
import type { ApiError, Said } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';

/** A received file whose content matches its name, without hidden data. */
export interface InspectedUpload {
  readonly draft: Draft;
  /** The sender's name for it. */
  readonly original_name: string;
  readonly type: string;
  readonly bytes: number;
}

const refusals: Readonly<Record<Refusal | 'infected', (name: string) => Said>> = {
  infected: (name) => () => t('refused.infected', { name }),
  heic: (name) => () => t('answers.heic', { about: name }),
  disguised: (name) => () => t('refused.disguised', { name }),
  'too much': (name) => () => t('refused.tooMuch', { name }),
  active: (name) => () => t('refused.active', { name }),
  macros: (name) => () => t('refused.macros', { name }),
};

/**
 * Inspects a new file. Pictures are re-encoded, which removes a camera's metadata.
 * @param drafts drops the drafts that this starts
 * @param refuse creates the error from its text
 * @throws ApiError created by `refuse`, 503 when too many files wait
 */
export async function inspectUpload(
  { uploads, inspector, scanFile }: Pick<AppContext, 'uploads' | 'inspector' | 'scanFile'>,
  {
    name,
    stored,
  }: { readonly name: string; readonly stored: { readonly draft: Draft; readonly extension: UploadExtension } | null },
  drafts: AsyncDisposableStack,
  refuse: (text: Said) => ApiError,
): Promise<InspectedUpload> {
  if (!stored) throw refuse(refusals.disguised(name));
  const { draft, extension } = stored;
  await draft.finish();
  if (scanFile && !(await scanFile(draft.path))) throw refuse(refusals.infected(name));
  const output = drafts.adopt(await uploads.begin(), (begun) => begun.drop());
  const answer = await inspector.inspect({ file: draft.path, extension, output: output.path });
  if (!answer.isGood) throw refuse(refusals[answer.why](name));
  const { written } = answer;
  const [kept, left] = written === undefined ? [draft, output] : [output, draft];
  if (kept === output) await output.finish();
  await left.drop();
  const { type } = fileKinds[written ?? extension];
  const { size: bytes } = await stat(kept.path);
  return { draft: kept, original_name: withEnding(name, written ?? extension), type, bytes };
}

/** A name with the extension of the file's true kind; `.jpeg` and `.JPG` stay. */
function withEnding(name: string, is: UploadExtension): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === is || (ending === 'jpeg' && is === 'jpg') ? name : `${name.slice(0, -ending.length)}${is}`;
}
