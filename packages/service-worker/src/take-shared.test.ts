import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARED_CACHE } from './messages.ts';
import { SHARED_PICTURE } from './share-target.ts';
import { isShare, takeShared } from './take-shared.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const SHARE = 'https://maidan.example/share';
const photo = (name: string, text = 'x') => new File([text], name, { type: 'image/jpeg' });

function share(parts: Readonly<Record<string, string | File | readonly File[]>>): Request {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) for (const one of [part].flat()) body.append(name, one as File);
  return new Request(SHARE, { method: 'POST', body });
}
const addressOf = (answer: Response) => new URL(answer.headers.get('location') ?? '');

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()));
afterEach(() => void vi.unstubAllGlobals());

test('a shared picture waits on the device, and its page opens with the shared texts', async () => {
  const answer = await takeShared(
    share({ share_title: ' ', share_text: 'Is this ours?', share_picture: [photo('गेट 1.jpg'), photo('second.jpg')] }),
  );
  expect([answer.status, addressOf(answer).pathname]).toEqual([303, '/messages']);
  expect([...addressOf(answer).searchParams]).toEqual([
    ['share_text', 'Is this ours?'],
    ['share_picture', '1'],
  ]);
  const kept = await (await caches.open(SHARED_CACHE)).match(SHARED_PICTURE);
  expect([kept?.headers.get('content-type'), await kept?.text()]).toEqual(['image/jpeg', 'x']);
  expect(decodeURIComponent(kept?.headers.get('x-name') ?? '')).toBe('गेट 1.jpg');
});

test('a link alone needs no picture, and a file of another type is ignored', async () => {
  const answer = await takeShared(share({ share_url: 'https://a.example/', share_picture: new File(['a'], 'a.pdf') }));
  expect(addressOf(answer).search).toBe('?share_url=https%3A%2F%2Fa.example%2F');
  expect(await caches.keys()).toEqual([]);
});

test('if there is no space, its page says so', async () => {
  vi.stubGlobal('caches', { open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  const answer = await takeShared(share({ share_picture: photo('a.jpg') }));
  expect(addressOf(answer).search).toBe('?share_picture=lost');
});

test.each([
  ['POST', 'navigate', '/share', true],
  ['POST', 'cors', '/share', false],
  ['GET', 'navigate', '/share', false],
  ['POST', 'navigate', '/messages', false],
])('%s by %s to %s is a share: %s', (method, mode, pathname, is) => {
  expect(isShare({ method, mode } as Request, new URL(pathname, SHARE))).toBe(is);
});
