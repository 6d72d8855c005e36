import { afterEach, expect, test, vi } from 'vitest';
import { pictureName, shareNatively } from './native-share.ts';

const match = { title: 'Jets v Kings', text: 'Gully Cup', url: 'https://ysl.example/7' };
const picture = 'data:image/jpeg;base64,/9j/';

afterEach(() => vi.unstubAllGlobals());

function device(more: object = {}) {
  const share = vi.fn(async (_data: ShareData) => undefined);
  vi.stubGlobal('navigator', { share, canShare: () => true, ...more });
  return share;
}
const sharedFiles = (share: ReturnType<typeof device>) => share.mock.calls[0]?.[0].files?.map(({ name }) => name);

test('includes a picture as a file if the device shares files', async () => {
  const share = device();
  expect(await shareNatively({ ...match, picture })).toBe('shared');
  expect(sharedFiles(share)).toEqual(['jets-v-kings.jpg']);
  expect(share.mock.calls[0]?.[0]).toMatchObject(match);
});

test.each([
  ['the device shares no files', { canShare: () => false }, picture],
  ['the device does not report it', { canShare: undefined }, picture],
  ['the picture does not load', {}, 'data:nothing'],
])('shares no picture if %s', async (_case, more, address) => {
  const share = device(more);
  expect(await shareNatively({ ...match, picture: address })).toBe('shared');
  expect(sharedFiles(share)).toBeUndefined();
});

test('the file name keeps letters of any script', () => {
  expect(pictureName('ಕಿಂಗ್ಸ್ v Jets/7')).toBe('ಕಿಂಗ್ಸ್-v-jets-7.jpg');
});
