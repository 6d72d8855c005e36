import { expect, test } from 'vitest';
import { unpackZip } from '../../../testing/unpack-zip.ts';
import { columnName, writeXlsx } from './xlsx-writer.ts';
import { writeZip } from './zip-writer.ts';

async function unpack(archive: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk);
  return unpackZip(Buffer.concat(chunks));
}

test('another program unpacks an archive with every byte', async () => {
  const large = Buffer.alloc(300_000, 'never the same twice, and longer than a chunk');
  const read = await unpack(
    writeZip([
      { name: 'answers.csv', content: [Buffer.from('a,'), Buffer.from('b\n')] },
      { name: 'files/ಹೆಸರು.bin', content: [large] },
      { name: 'empty.txt', content: [] },
    ]),
  );
  expect(String(await read('answers.csv'))).toBe('a,b\n');
  expect((await read('files/ಹೆಸರು.bin')).equals(large)).toBe(true);
  expect(await read('empty.txt')).toHaveLength(0);
});

test('an archive ends with the error of an unreadable file', async () => {
  async function* broken() {
    yield Buffer.from('begin');
    throw new Error('the disk is gone');
  }
  const reading = async () => {
    for await (const chunk of writeZip([{ name: 'a', content: broken() }])) void chunk;
  };
  await expect(reading()).rejects.toThrow('the disk is gone');
});

test('a spreadsheet contains texts, no formulas, and no characters that XML cannot contain', async () => {
  const read = await unpack(writeXlsx([['Name', ''], ['=1+1', 'a<b>&c\u0001\uD800'], ['+91 98']]));
  const sheet = String(await read('xl/worksheets/sheet1.xml'));
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(sheet).toContain('a&lt;b&gt;&amp;c\uFFFD<');
  expect(sheet).not.toContain('<f>');
  expect(sheet).not.toContain('B1');
  expect(String(await read('xl/workbook.xml'))).toContain('<sheet name="Answers"');
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});
