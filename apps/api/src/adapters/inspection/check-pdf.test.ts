import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkPdf } from './check-pdf.ts';

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...objects, '\ntrailer << /Root 1 0 R >>\n%%EOF\n'].map((part) => Buffer.from(part)));
const stream = (dictionary: string, data: string | Buffer): Buffer =>
  Buffer.concat(
    [`9 0 obj\n<< ${dictionary} >>\nstream\r\n`, data, '\nendstream\nendobj\n'].map((part) => Buffer.from(part)),
  );

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packed = deflateSync(script);
const objects = '/Type /ObjStm /N 1 /First 4';
const hex = Buffer.from(script).toString('hex');

test.each<[string, Buffer]>([
  ['a script', pdf('1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj')],
  ['a script with an escaped name', pdf('1 0 obj << /S /J#61va#53cript /JS (x) >> endobj')],
  ['a script without spaces', pdf('1 0 obj<</S/JavaScript/JS(x)>>endobj')],
  ['a list of scripts', pdf('1 0 obj << /Names << /JavaScript 2 0 R >> >> endobj')],
  ['a script that plays a video', pdf('1 0 obj << /S /Rendition /JS (x) >> endobj')],
  ['a program to launch', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['files', pdf('1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> endobj')],
  ['a file', pdf(stream('/Type /EmbeddedFile', 'MZ'))],
  ['a pinned file', pdf('1 0 obj << /Subtype /FileAttachment /FS 2 0 R >> endobj')],
  ['a video', pdf('1 0 obj << /Subtype /RichMedia >> endobj')],
  ['an XML form, which may run calculations', pdf('1 0 obj << /AcroForm << /XFA 2 0 R >> >> endobj')],
  [
    'a script in a later version of itself',
    Buffer.concat([pdf('1 0 obj << >> endobj'), pdf(`1 0 obj ${script} endobj`)]),
  ],
  ['a script among packed objects', pdf(stream(`${objects} /Filter /FlateDecode`, packed))],
  ['a script packed twice', pdf(stream(`${objects} /Filter [/FlateDecode /FlateDecode]`, deflateSync(packed)))],
  ['packed objects without their type', pdf(stream('/N 1 /First 4 /Filter /FlateDecode', packed))],
  ['packed objects with an escaped type', pdf(stream('/Type /Obj#53tm /Filter /Fl#61teDecode', packed))],
  ['objects in hexadecimal', pdf(stream(`${objects} /Filter /ASCIIHexDecode`, hex))],
  ['objects packed and in hexadecimal', pdf(stream(`${objects} /Filter [/FlateDecode /AHx]`, deflateSync(hex)))],
  ['many packed objects', pdf(stream('/N 12 /First 345 /Filter /ASCIIHexDecode', hex))],
  ['objects packed with a filter that is named elsewhere', pdf(stream(`${objects} /Filter 8 0 R`, hex))],
  [
    'objects as rows of a picture',
    pdf(stream(`${objects} /Filter /FlateDecode /DecodeParms << /Predictor 12 >>`, packed)),
  ],
  ['encrypted objects', pdf(stream(`${objects} /Filter /FlateDecode`, Buffer.from('0102030405', 'hex')))],
  ['a comment that looks like data', pdf(stream(`${objects} %stream\n/Filter /FlateDecode`, packed))],
])('a PDF with %s is refused [U-11]', (_, bytes) => {
  expect(checkPdf(bytes)).toEqual({ isGood: false, why: 'active' });
});

test('a PDF whose objects unpack to more than the limit is refused [U-11]', () => {
  const bomb = deflateSync(Buffer.alloc(110 * 1024 * 1024));
  expect(checkPdf(pdf(stream(`${objects} /Filter /FlateDecode`, bomb)))).toEqual({ isGood: false, why: 'too much' });
});

test.each<[string, Buffer]>([
  ['text', pdf(stream('/Length 9', 'JavaScript'))],
  ['a link', pdf('1 0 obj << /S /URI /URI (https://maidan.example/JavaScript) >> endobj')],
  ['packed objects', pdf(stream(`${objects} /Filter /FlateDecode`, deflateSync('<< /Type /Page >>')))],
  ['a packed page', pdf(stream('/Filter /FlateDecode', deflateSync('BT (Hello) Tj ET')))],
  [
    'a photo behind an outline',
    pdf('2 0 obj << /First 3 0 R >> endobj\n', stream('/Filter /DCTDecode', '\u00ff\u00d8')),
  ],
  [
    'a compressed picture behind an outline of more than nine objects',
    pdf('2 0 obj << /First 12 0 R /N 34 0 R >> endobj\n', stream('/Filter /FlateDecode /Predictor 15', 'rows')),
  ],
  [
    'a compressed picture behind an outline and a colour profile',
    pdf('2 0 obj << /First 123 0 R >> endobj\n', stream('/N 3 /Filter /FlateDecode /Predictor 15', 'rows')),
  ],
  ['a colour profile', pdf(stream('/N 3 /Filter /FlateDecode', deflateSync('profile')))],
])('a PDF with %s is accepted [U-11]', (_, bytes) => {
  expect(checkPdf(bytes)).toEqual({ isGood: true });
});
