import { t } from '@maidan/i18n/text';
import { stat } from 'node:fs/promises';
import { fileKinds, type UploadExtension } from '../../adapters/files/file-kinds.ts';
import type { Draft } from '../../adapters/files/uploads.ts';
import type { Refusal } from '../../adapters/inspection/inspection.ts';
import type { ApiError, Said } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';

/** A received file whose content is what its name says, without hidden data. */
export interface InspectedUpload {
  readonly draft: Draft;
  /** What the sender called it. */
  readonly original_name: string;
  readonly type: string;
  readonly bytes: number;
}

const refusals: Readonly<Record<Refusal | 'infected', (name: string) => Said>> = {
  infected: (name) => () => t('refused.infected', { name }),
  disguised: (name) => () => t('refused.disguised', { name }),
  'too much': (name) => () => t('refused.tooMuch', { name }),
  active: (name) => () => t('refused.active', { name }),
  macros: (name) => () => t('refused.macros', { name }),
};

/**
 * Inspects a new file. A picture is encoded again, which removes what a camera wrote into it.
 * @param drafts drops the drafts that this begins
 * @param refuse makes the refusal of a text for people
 * @throws ApiError that `refuse` makes, 503 when too many files wait
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
  const { check, type } = fileKinds[extension];
  if (scanFile && !(await scanFile(draft.path))) throw refuse(refusals.infected(name));
  const output = check === 'picture' ? drafts.adopt(await uploads.begin(), (begun) => begun.drop()) : draft;
  const answer = await inspector.inspect({ file: draft.path, extension, output: output.path });
  if (!answer.isGood) throw refuse(refusals[answer.why](name));
  if (output !== draft) {
    await output.finish();
    await draft.drop();
  }
  const original_name = extension === 'bmp' ? name.replace(/bmp$/i, 'png') : name;
  const { size: bytes } = await stat(output.path);
  return { draft: output, original_name, type, bytes };
}
