import { t } from '@maidan/i18n/text';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { cleanFileName } from '../../adapters/files/clean-file-name.ts';
import { READ_ON_MAX, uploadLimits } from '../../adapters/files/upload-limits.ts';
import { UploadSource } from '../../adapters/files/upload-source.ts';
import type { Draft } from '../../adapters/files/uploads.ts';
import type { HttpEnv } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { readMultipart } from '../../http/request/multipart.ts';
import type { AppContext } from '../app-context.ts';

const BOUNDARY =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;.*)?$/i;
const MEGABYTES = Math.floor(uploadLimits.file / 1024 / 1024);

interface Received {
  readonly name: string;
  readonly draft: Draft;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly sum: string;
}

/**
 * Receives one file, the part `file` of a form, and streams it to the disk. After a refusal it reads on, within limits,
 * since a browser that is still sending reads no reply.
 * @param drafts drops what this starts
 * @throws ApiError 400, 408, 413, 415
 */
export async function receiveFile(
  c: Context<HttpEnv>,
  { uploads, settings }: Pick<AppContext, 'uploads' | 'settings'>,
  drafts: AsyncDisposableStack,
): Promise<Received> {
  const [, quoted, plain] = BOUNDARY.exec(c.req.header('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw errors.unsupportedType('Send this as multipart/form-data.');
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced > READ_ON_MAX) throw tooLarge(announced);
  const body: AsyncIterable<Uint8Array> | null = c.env.incoming ?? (c.req.raw.body as AsyncIterable<Uint8Array> | null);
  const source = new UploadSource(body, settings.uploadTime);
  try {
    if (announced > uploadLimits.body) throw tooLarge(announced);
    let received: Received | undefined;
    for await (const { name, fileName, body: pieces } of readMultipart(source, boundary, uploadLimits)) {
      if (name !== 'file' || !fileName || received) throw errors.badRequest('Send one file.');
      const draft = drafts.adopt(await uploads.begin(), (begun) => begun.drop());
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > uploadLimits.file) throw tooLarge(announced);
        hash.update(piece);
        await draft.write(piece);
      }
      await draft.finish();
      received = { name: cleanFileName(fileName), draft, bytes, sum: hash.digest('hex') };
    }
    if (!received) throw errors.badRequest('Send one file.');
    return received;
  } catch (error) {
    await source.readOn(READ_ON_MAX);
    throw error;
  }
}

function tooLarge(announced: number) {
  const size = () =>
    announced > uploadLimits.file
      ? `${Math.ceil(announced / 1024 / 1024)} MB`
      : t('refused.moreThan', { most: MEGABYTES });
  const text = () => t('refused.fileTooLarge', { size: size(), most: MEGABYTES });
  return errors.tooLarge(text, { file: [text] });
}
