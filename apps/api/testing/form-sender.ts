import type { TestApp } from './test-app.ts';

/** One part of a form. */
export interface SentPart {
  readonly name: string;
  readonly body: string | Uint8Array;
  /** Turns the part into a file. */
  readonly fileName?: string;
  readonly type?: string;
}

export const BOUNDARY = '----maidan-test-boundary';

/** The body as a browser writes it. */
export function writeForm(parts: readonly SentPart[]): Buffer {
  const pieces = parts.flatMap(({ name, body, fileName, type }) => {
    const named = fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`;
    const typed = type === undefined ? '' : `\r\nContent-Type: ${type}`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${named}${typed}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(body as string), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The parts that answer one field. */
export interface SentAnswer {
  readonly field: number | string;
  readonly text?: string;
  readonly file?: { readonly name: string; readonly bytes: string | Uint8Array; readonly type?: string };
}

export function answerParts(form: number | string, answers: readonly SentAnswer[]): SentPart[] {
  return [
    { name: 'form_id', body: String(form) },
    ...answers.flatMap(({ field, text = '', file }, index): SentPart[] => [
      { name: `answers[${index}][formfield_id]`, body: String(field) },
      { name: `answers[${index}][answer_text]`, body: text },
      ...(file
        ? [{ name: `answers[${index}][file]`, body: file.bytes, fileName: file.name, type: file.type ?? '' }]
        : []),
    ]),
  ];
}

export interface SendOptions {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a body through the app, without a socket. */
export async function sendForm(
  { app }: TestApp,
  body: Uint8Array | ReadableStream | string,
  { token, key, headers }: SendOptions,
) {
  const response = await app.request(
    '/api/forms/formresponse/save',
    {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
    } as RequestInit,
    { peer: '127.0.0.1' },
  );
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as Record<string, unknown>,
  };
}
