import { createHash } from 'node:crypto';
import { uploadExtension } from '@maidan/contract/rules/custom-form-rules';
import { UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import type { Context } from 'hono';
import { cleanFileName } from '../../adapters/files/clean-file-name.ts';
import { isDeclared } from '../../adapters/files/file-kinds.ts';
import type { UploadExtension } from '../../adapters/files/file-kinds.ts';
import { READ_ON_MAX, uploadLimits } from '../../adapters/files/upload-limits.ts';
import { UploadSource } from '../../adapters/files/upload-source.ts';
import type { Draft, Uploads } from '../../adapters/files/uploads.ts';
import type { HttpEnv } from '../../http/call.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { cleanText } from '../../http/request/clean-input.ts';
import { bodyTooLarge, readMultipart } from '../../http/request/multipart.ts';
import type { Part } from '../../http/request/multipart.ts';
import type { AppContext } from '../app-context.ts';

/** A received file. */
export interface ReceivedFile {
  /** Cleaned. */
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** It was sent with earlier answers, and stays. */
  readonly isKept?: true;
  /** Null when the name or the declared type rules the file out, so that its bytes were not stored. */
  readonly stored: { readonly draft: Draft; readonly extension: UploadExtension } | null;
}

export interface ReceivedAnswer {
  fieldId?: string;
  text?: string;
  file?: ReceivedFile | null;
  /** The id of a chunked upload sent earlier, instead of a file. */
  upload?: string;
  /** `true` where the file sent earlier stays. */
  keepsFile?: string;
}

/** The names of the parts of a form. */
export interface FormParts<Head extends string> {
  /** Texts of the form as a whole, each required. */
  readonly head: readonly Head[];
  /** Texts of an answer, by their meaning. */
  readonly texts: Readonly<Record<string, 'fieldId' | 'text' | 'upload' | 'keepsFile'>>;
  /** The name of a file of the form as a whole. */
  readonly file?: string;
}

export interface ReceivedForm<Head extends string> {
  readonly head: Readonly<Record<Head, string>>;
  readonly answers: readonly ReceivedAnswer[];
  /** For the form as a whole. */
  readonly file: ReceivedFile | null;
}

const BOUNDARY =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;.*)?$/i;
const ANSWER = /^answers\[(\d{1,3})\]\[([a-z_]{1,20})\]$/;

/**
 * Receives a form and streams its files to drafts. It reads on, within limits, after refusing a form, since a browser
 * that is still sending does not read a reply.
 * @param drafts drops every draft that this starts
 * @throws ApiError 400, 408, 413, 415
 */
export async function receiveForm<Head extends string>(
  parts: FormParts<Head>,
  c: Context<HttpEnv>,
  { uploads, settings }: AppContext,
  drafts: AsyncDisposableStack,
): Promise<ReceivedForm<Head>> {
  const [, quoted, plain] = BOUNDARY.exec(c.req.header('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw errors.unsupportedType('Send this as multipart/form-data.');
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced > READ_ON_MAX) throw errors.tooLarge(bodyTooLarge(uploadLimits.body));
  // Reads from the socket if possible: a web stream around it would double the memory.
  const body: AsyncIterable<Uint8Array> | null = c.env.incoming ?? (c.req.raw.body as AsyncIterable<Uint8Array> | null);
  const source = new UploadSource(body, settings.uploadTime);
  try {
    if (announced > uploadLimits.body) throw errors.tooLarge(bodyTooLarge(uploadLimits.body));
    return await new Receiver(parts, uploads, drafts).receive(readMultipart(source, boundary, uploadLimits));
  } catch (error) {
    await source.readOn(READ_ON_MAX);
    throw error;
  }
}

class Receiver<Head extends string> {
  readonly #parts: FormParts<Head>;
  readonly #uploads: Uploads;
  readonly #drafts: AsyncDisposableStack;
  readonly #answers = new Map<number, ReceivedAnswer>();
  readonly #head = new Map<string, string>();
  #file: ReceivedFile | null | undefined;
  #files = 0;

  constructor(parts: FormParts<Head>, uploads: Uploads, drafts: AsyncDisposableStack) {
    this.#parts = parts;
    this.#uploads = uploads;
    this.#drafts = drafts;
  }

  async receive(parts: AsyncIterable<Part>): Promise<ReceivedForm<Head>> {
    for await (const part of parts) await this.#take(part);
    const missing = this.#parts.head.find((name) => !this.#head.has(name));
    if (missing !== undefined) throw errors.badRequest(`The form has no ${missing}.`);
    return {
      head: Object.fromEntries(this.#head) as Record<Head, string>,
      file: this.#file ?? null,
      answers: [...this.#answers].toSorted(([a], [b]) => a - b).map(([, answer]) => answer),
    };
  }

  async #take(part: Part): Promise<void> {
    if (this.#parts.head.some((name) => name === part.name)) {
      if (this.#head.has(part.name)) throw duplicate();
      this.#head.set(part.name, await readText(part));
      return;
    }
    if (part.name === this.#parts.file) {
      if (this.#file !== undefined) throw duplicate();
      this.#file = await this.#takeFile(part, undefined);
      return;
    }
    const [, index, kind = ''] = ANSWER.exec(part.name) ?? [];
    const key = Object.hasOwn(this.#parts.texts, kind) ? this.#parts.texts[kind] : undefined;
    if (index === undefined || (key === undefined && kind !== 'file')) throw errors.badRequest('Unknown form field.');
    const answer = this.#answers.get(Number(index)) ?? {};
    this.#answers.set(Number(index), answer);
    if (key === undefined) {
      if (answer.file !== undefined) throw duplicate();
      answer.file = await this.#takeFile(part, answer.fieldId);
      return;
    }
    if (answer[key] !== undefined) throw duplicate();
    answer[key] = await readText(part);
  }

  /** Null for an empty file field: browsers send it without a name and without bytes. */
  async #takeFile(part: Part, fieldId: string | undefined): Promise<ReceivedFile | null> {
    const name = cleanFileName(part.fileName ?? '');
    const extension = uploadExtension(name);
    const isEmpty = part.fileName === null || part.fileName === '';
    if (!isEmpty && (this.#files += 1) > UPLOAD_MAX_FILES) {
      throw errors.tooLarge(() => t('refused.manyFiles', { most: UPLOAD_MAX_FILES }));
    }
    const isAllowed = extension !== null && !isEmpty && isDeclared(extension, part.type);
    const draft = isAllowed ? this.#drafts.adopt(await this.#uploads.begin(), (begun) => begun.drop()) : null;
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of part.body) {
      size += chunk.length;
      if (isEmpty) throw errors.brokenUpload();
      if (size > uploadLimits.file) throw fileTooLarge(name, fieldId);
      hash.update(chunk);
      await draft?.write(chunk);
    }
    if (isEmpty) return null;
    return { name, size, hash: hash.digest('hex'), stored: draft && extension ? { draft, extension } : null };
  }
}

const duplicate = () => errors.badRequest('Duplicate form field.');

function fileTooLarge(name: string, fieldId: string | undefined): ApiError {
  const text = () => t('answers.largeFile', { about: name });
  return errors.tooLarge(text, fieldId !== undefined && /^\d{1,15}$/.test(fieldId) ? { [fieldId]: [text] } : {});
}

async function readText(part: Part): Promise<string> {
  if (part.fileName !== null) throw errors.brokenUpload();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of part.body) {
    size += piece.length;
    if (size > uploadLimits.text)
      throw errors.tooLarge(() => t('refused.answerTooLong', { most: uploadLimits.text / 1024 }));
    pieces.push(piece);
  }
  try {
    return cleanText(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch (error) {
    throw error instanceof ApiError ? error : errors.badRequest(() => t('refused.badCharacters'));
  }
}
