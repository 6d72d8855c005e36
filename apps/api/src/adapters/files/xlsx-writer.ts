import { writeZip, type ZipEntry } from './zip-writer.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The most characters in a cell of a spreadsheet. */
const CELL_MAX = 32_767;

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Answers" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A spreadsheet written row by row. Every cell is text, so none runs as a formula. */
export function writeXlsx(rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>) {
  const entries: ZipEntry[] = Object.entries(parts).map(([name, xml]) => ({
    name,
    content: [Buffer.from(HEAD + xml)],
  }));
  return writeZip([...entries, { name: 'xl/worksheets/sheet1.xml', content: writeSheet(rows) }]);
}

async function* writeSheet(rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>) {
  yield Buffer.from(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`);
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    const written = cells.map((text, at) => {
      if (text === '') return '';
      return `<c r="${columnName(at)}${number}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
    });
    yield Buffer.from(`<row r="${number}">${written.join('')}</row>`);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** From 0: A, B, ... Z, AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCodePoint(65 + (index % 26));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Removes the characters that XML cannot contain. */
const escapeXml = (text: string): string =>
  text
    .slice(0, CELL_MAX)
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
