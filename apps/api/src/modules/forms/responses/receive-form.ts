import { createHash } from 'node:crypto';
import { tooLargeWords, uploadExtension } from '@maidan/contract/rules/custom-form-rules';
import { UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { HttpEnv } from '../../../http/call.ts';
import { cleanText } from '../../../http/request/clean-input.ts';
import { cleanFileName } from '../../../adapters/files/clean-file-name.ts';
import { isDeclared } from '../../../adapters/files/file-kinds.ts';
import type { UploadExtension } from '../../../adapters/files/file-kinds.ts';
import { readMultipart } from '../../../http/request/multipart.ts';
import type { Part } from '../../../http/request/multipart.ts';
import { bodyTooLarge, broken, tooLarge } from '../../../adapters/files/upload-error.ts';
import { READ_ON_MAX, uploadLimits } from '../../../adapters/files/upload-limits.ts';
import { UploadSource } from '../../../adapters/files/upload-source.ts';
import type { Draft, Uploads } from '../../../adapters/files/uploads.ts';

/** A file as it came in. */
export interface ReceivedFile {
  /** Cleaned. */
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** Its bytes; null when name or declared type rule it out already, then they were not kept. */
  readonly kept: { readonly draft: Draft; readonly extension: UploadExtension } | null;
}

export interface ReceivedAnswer {
  fieldId?: string;
  text?: string;
  file?: ReceivedFile | null;
}

export interface ReceivedForm {
  readonly formId: string;
  readonly answers: readonly ReceivedAnswer[];
}

const BOUNDARY =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;.*)?$/i;
const ANSWER = /^answers\[(\d{1,3})\]\[(formfield_id|answer_text|file)\]$/;

/**
 * Receives a form, its files streamed to drafts. Of one that is refused the rest is read too, within reason, since a
 * browser that is still sending does not hear an answer.
 * @param drafts gets every draft that is begun, also when this throws; the caller drops them
 * @throws ApiError 400, 408, 413, 415
 */
export async function receiveForm(
  c: Context<HttpEnv>,
  { uploads, settings }: AppContext,
  drafts: Draft[],
): Promise<ReceivedForm> {
  const [, quoted, plain] = BOUNDARY.exec(c.req.header('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new ApiError('unsupported_type', 'Send this as multipart/form-data.');
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced > READ_ON_MAX) throw bodyTooLarge(uploadLimits.body);
  // Straight from the socket where there is one: a web stream around it would hold as much again in memory.
  const body: AsyncIterable<Uint8Array> | null = c.env.incoming ?? (c.req.raw.body as AsyncIterable<Uint8Array> | null);
  const source = new UploadSource(body, settings.uploadTime);
  try {
    if (announced > uploadLimits.body) throw bodyTooLarge(uploadLimits.body);
    return await new Receiver(uploads, drafts).receive(readMultipart(source, boundary, uploadLimits));
  } catch (error) {
    await source.readOn(READ_ON_MAX);
    throw error;
  }
}

class Receiver {
  readonly #uploads: Uploads;
  readonly #drafts: Draft[];
  readonly #answers = new Map<number, ReceivedAnswer>();
  #formId: string | undefined;
  #files = 0;

  constructor(uploads: Uploads, drafts: Draft[]) {
    this.#uploads = uploads;
    this.#drafts = drafts;
  }

  async receive(parts: AsyncIterable<Part>): Promise<ReceivedForm> {
    for await (const part of parts) await this.#take(part);
    if (this.#formId === undefined) throw broken('The form is not named.');
    return {
      formId: this.#formId,
      answers: [...this.#answers].toSorted(([a], [b]) => a - b).map(([, answer]) => answer),
    };
  }

  async #take(part: Part): Promise<void> {
    if (part.name === 'form_id') {
      if (this.#formId !== undefined) throw saidTwice();
      this.#formId = await readText(part);
      return;
    }
    const [, index, kind] = ANSWER.exec(part.name) ?? [];
    if (index === undefined) throw new ApiError('bad_request', 'The form has a part that no form of ours has.');
    const answer = this.#answers.get(Number(index)) ?? {};
    this.#answers.set(Number(index), answer);
    if (kind === 'file') {
      if (answer.file !== undefined) throw saidTwice();
      answer.file = await this.#takeFile(part, answer.fieldId);
      return;
    }
    const key = kind === 'formfield_id' ? 'fieldId' : 'text';
    if (answer[key] !== undefined) throw saidTwice();
    answer[key] = await readText(part);
  }

  /** Null for a file field in which nothing was chosen: browsers send it without a name and without bytes. */
  async #takeFile(part: Part, fieldId: string | undefined): Promise<ReceivedFile | null> {
    const name = cleanFileName(part.fileName ?? '');
    const extension = uploadExtension(name);
    const isNone = part.fileName === null || part.fileName === '';
    if (!isNone && (this.#files += 1) > UPLOAD_MAX_FILES) {
      throw tooLarge(`A form takes at most ${UPLOAD_MAX_FILES} files.`);
    }
    const draft = extension !== null && !isNone && isDeclared(extension, part.type) ? await this.#begin() : null;
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of part.body) {
      size += chunk.length;
      if (isNone) throw broken();
      if (size > uploadLimits.file) throw fileTooLarge(name, fieldId);
      hash.update(chunk);
      await draft?.write(chunk);
    }
    if (isNone) return null;
    return { name, size, hash: hash.digest('hex'), kept: draft && extension ? { draft, extension } : null };
  }

  async #begin(): Promise<Draft> {
    const draft = await this.#uploads.begin();
    this.#drafts.push(draft);
    return draft;
  }
}

const saidTwice = () => broken('The form says the same thing twice.');

function fileTooLarge(name: string, fieldId: string | undefined): ApiError {
  const words = tooLargeWords(name);
  const errors = fieldId !== undefined && /^\d{1,15}$/.test(fieldId) ? { [fieldId]: [words] } : {};
  return new ApiError('too_large', words, { errors });
}

async function readText(part: Part): Promise<string> {
  if (part.fileName !== null) throw broken();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of part.body) {
    size += piece.length;
    if (size > uploadLimits.text) throw tooLarge(`An answer is longer than ${uploadLimits.text / 1024} KB.`);
    pieces.push(piece);
  }
  try {
    return cleanText(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch (error) {
    throw error instanceof ApiError ? error : broken('The text has characters that cannot be stored.');
  }
}
