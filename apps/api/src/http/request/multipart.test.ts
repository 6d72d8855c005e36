import { array, assert, asyncProperty, integer, nat, tuple, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { readMultipart } from './multipart.ts';
import type { MultipartLimits } from './multipart.ts';
import { uploadLimits } from '../../adapters/files/upload-limits.ts';

const B = 'XyZ';
type Written = { readonly head: string; readonly body: string | Buffer };

function write(parts: readonly Written[], end = `--${B}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ head, body }) => [`--${B}\r\n${head}\r\n\r\n`, body, '\r\n']);
  return Buffer.concat([...pieces, end].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
const field = (name: string, body: string | Buffer): Written => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
});
const file = (name: string, body: string | Buffer): Written => ({
  head: `Content-Disposition: form-data; name="f"; filename="${name}"\r\nContent-Type: Text/CSV; charset=utf-8`,
  body,
});

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size = 7, limits: Partial<MultipartLimits> = {}, skip = false) {
  const parts: { name: string; fileName: string | null; type: string; body: string }[] = [];
  for await (const { body, ...head } of readMultipart(inChunks(bytes, size), B, { ...uploadLimits, ...limits })) {
    const pieces: Buffer[] = [];
    if (!skip) for await (const piece of body) pieces.push(Buffer.from(piece));
    parts.push({ ...head, body: Buffer.concat(pieces).toString('latin1') });
  }
  return parts;
}

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? error.code : `thrown ${String(error)}`),
  );

const whole = write([
  field('form_id', '7'),
  file('a "b".csv'.replaceAll('"', '%22'), `x\r\n--${B.slice(0, 2)}\r\n-`),
  field('', ''),
]);

describe('the parts of a body', () => {
  test.each([1, 2, 5, 64, 10_000])('are the same in chunks of %i', async (size) => {
    expect(await read(whole, size)).toEqual([
      { name: 'form_id', fileName: null, type: '', body: '7' },
      { name: 'f', fileName: 'a "b".csv', type: 'text/csv', body: `x\r\n--${B.slice(0, 2)}\r\n-` },
      { name: '', fileName: null, type: '', body: '' },
    ]);
    expect(await read(whole, size, {}, true)).toHaveLength(3);
  });

  test('any bytes in any chunks come out unchanged', async () => {
    await assert(
      asyncProperty(
        array(uint8Array({ maxLength: 300 }), { maxLength: 6 }),
        integer({ min: 1, max: 90 }),
        async (bodies, size) => {
          const parts = bodies.map((body) => field('x', Buffer.from(body)));
          const bodiesRead = (await read(write(parts), size)).map(({ body }) => body);
          expect(bodiesRead).toEqual(bodies.map((body) => Buffer.from(body).toString('latin1')));
        },
      ),
    );
  });

  test('a body cut off at any byte is 400, never a hang and never accepted [U-3]', async () => {
    for (let length = 0; length < whole.length - 4; length += 1) {
      expect([length, await codeOf(read(whole.subarray(0, length), 64))]).toEqual([length, 'bad_request']);
    }
  });

  test('random damage is accepted or refused with an error, nothing else [U-3]', async () => {
    await assert(
      asyncProperty(array(tuple(nat(whole.length - 1), nat(255)), { minLength: 1, maxLength: 8 }), async (changes) => {
        const damaged = Buffer.from(whole);
        for (const [at, byte] of changes) damaged[at] = byte;
        expect(['accepted', 'bad_request', 'too_large']).toContain(await codeOf(read(damaged)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('limits [U-2]', () => {
  test.each<[string, Buffer, Partial<MultipartLimits>, string]>([
    ['as many parts as allowed', write([field('a', ''), field('b', '')]), { parts: 2 }, 'accepted'],
    ['one part too many', write([field('a', ''), field('b', ''), field('c', '')]), { parts: 2 }, 'too_large'],
    ['a body at the limit', whole, { body: whole.length }, 'accepted'],
    ['one byte too many', whole, { body: whole.length - 1 }, 'too_large'],
    ['a header of 8 KB', write([field('n'.repeat(8 * 1024 - 44), 'x')]), {}, 'accepted'],
    ['a longer header', write([field('n'.repeat(8 * 1024), 'x')]), {}, 'too_large'],
    ['a header without an end', Buffer.from(`--${B}\r\n${'x'.repeat(20_000)}`), {}, 'too_large'],
    ['too much after the end', Buffer.concat([whole, Buffer.alloc(1000)]), { body: whole.length + 999 }, 'too_large'],
  ])('%s', async (_, bytes, limits, expected) => {
    expect(await codeOf(read(bytes, 64, limits))).toBe(expected);
  });
});

describe('headers that no browser sends are 400 [U-3]', () => {
  test.each([
    '',
    'Content-Disposition: attachment; name="a"',
    'Content-Disposition: form-data',
    'Content-Disposition: form-data; name=a',
    'Content-Disposition: form-data; name="a',
    'Content-Disposition: form-data; name="a"; name="b"',
    'Content-Disposition: form-data; name="a"; filename*=UTF-8\'\'x.exe',
    'Content-Disposition: form-data; name="a"; filename="x"; filename="y"',
    'Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="b"',
    'Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64',
    'Content-Disposition: form-data; name="a"\r\n folded: x',
    'no colon',
  ])('%s', async (head) => {
    expect(await codeOf(read(write([{ head, body: 'x' }])))).toBe('bad_request');
  });

  test('a name that is not UTF-8', async () => {
    const bytes = Buffer.from(write([field('a\u00FF', 'x')]).toString('utf8'), 'latin1');
    expect(await codeOf(read(bytes))).toBe('bad_request');
  });
});
