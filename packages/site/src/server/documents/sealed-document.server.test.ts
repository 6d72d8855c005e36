import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sealDocument } from './sealed-document.server.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['a script', '<script nonce="MARK">run()</script>', [hashOf('run()')], []],
  [
    'a module of several lines',
    '<script type="module" nonce="MARK" async="">a()\nb()</script>',
    [hashOf('a()\nb()')],
    [],
  ],
  ['a style', '<style data-href="site" nonce="MARK">a{b:c}</style>', [], [hashOf('a{b:c}')]],
  ['the same text twice', '<script nonce="MARK">x</script><script nonce="MARK">x</script>', [hashOf('x')], []],
  ['a file', '<script nonce="MARK" src="/assets/app.js"></script>', [], []],
  ['a script without the mark', '<script>evil()</script><style>p{}</style>', [], []],
  [
    'a script between ours',
    '<script nonce="MARK">a</script><script>evil()</script><script nonce="MARK">b</script>',
    [hashOf('a'), hashOf('b')],
    [],
  ],
  ['a guessed mark', '<script nonce="mark">evil()</script>', [], []],
])('the policy of a document with %s names exactly our inline text [H-5]', (_, html, scripts, styles) => {
  expect(sealDocument(html, 'MARK').inline).toEqual({ scripts, styles });
});

test('a document loses its marks, and every encoding decodes to the same bytes, made once', async () => {
  const sealed = sealDocument('<p>Hello</p><script nonce="MARK">a</script>', 'MARK');
  const plain = '<p>Hello</p><script>a</script>';
  expect((await sealed.encode('identity')).toString()).toBe(plain);
  expect(brotliDecompressSync(await sealed.encode('br')).toString()).toBe(plain);
  expect(gunzipSync(await sealed.encode('gzip')).toString()).toBe(plain);
  expect(await sealed.encode('br')).toBe(await sealed.encode('br'));
});
