import { BOUNDARY } from './form-sender.ts';

/** A body of a form with one file field, and whether a server may accept it. */
export interface HostileBody {
  readonly what: string;
  readonly body: Buffer;
  readonly verdict: 'accepted' | 'refused';
}

const DASHED = `--${BOUNDARY}`;
const END = `${DASHED}--\r\n`;
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const FILE = `${disposition('name="answers[0][file]"; filename="a.csv"')}\r\nContent-Type: text/csv`;

const bytes = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text);
const join = (...pieces: (string | Buffer)[]) => Buffer.concat(pieces.map(bytes));
const part = (head: string | Buffer, body: string | Buffer) => join(`${DASHED}\r\n`, head, '\r\n\r\n', body, '\r\n');

/**
 * Bodies that have broken parsers of multipart/form-data: boundaries, headers, line ends, nesting, duplicates. Each
 * refused body is wrong in only one way.
 */
export function hostileBodies(fieldId: number): HostileBody[] {
  const named = part(disposition('name="form_id"'), 'files');
  const answer = part(disposition('name="answers[0][formfield_id]"'), String(fieldId));
  const start = join(named, answer);
  const whole = (head: string | Buffer, data: string | Buffer = 'a,b') => join(start, part(head, data), END);
  const usual = join(start, part(FILE, 'a,b'));
  const refused = (what: string, ...body: (string | Buffer)[]): HostileBody => ({
    what,
    body: join(...body),
    verdict: 'refused',
  });
  const accepted = (what: string, ...body: (string | Buffer)[]): HostileBody => ({
    ...refused(what, ...body),
    verdict: 'accepted',
  });
  const header = (what: string, head: string | Buffer) => refused(`a part's header: ${what}`, whole(head));
  return [
    accepted('the usual body', usual, END),
    accepted('no line break at the end', usual, END.slice(0, -2)),
    accepted('text after the end', usual, END, 'epilogue\r\n'),
    refused('no end', usual),
    refused('an end with one hyphen', usual, `${DASHED}-\r\n`),
    refused('an end with a blank before its hyphens', usual, `${DASHED} --\r\n`),
    refused('an end with letters after it', usual, `${DASHED}x--\r\n`),
    refused('an end of another boundary', usual, '--other--\r\n'),
    refused('a part after the last hyphens were forgotten', usual, `${DASHED}\r\n`, END),
    refused('only the end', END),
    refused('the end first, then the parts', END, usual, END),
    refused('text before the start', 'preamble', usual, END),
    refused('a byte order mark in front', '\uFEFF', usual, END),
    refused('a boundary without its hyphens', usual.toString('latin1').replaceAll(DASHED, BOUNDARY), END),

    accepted('the boundary in the data, not after a line break', whole(FILE, `a,${DASHED},b`)),
    accepted('the boundary in the data after a bare line feed', whole(FILE, `a\n${DASHED}\n,b`)),
    accepted('all but the last letter of the boundary in the data', whole(FILE, `a\r\n${DASHED.slice(0, -1)},b`)),
    accepted('a line break, and again one, before the boundary', whole(FILE, 'a,b\r\n\r\n')),
    accepted('only half a line break before the boundary', whole(FILE, 'a,b\r')),
    refused('the whole boundary in the data with more after it', whole(FILE, `a\r\n${DASHED}x,b`)),
    refused('a boundary in the data that begins a part without a header', whole(FILE, `a\r\n${DASHED}\r\nb,c`)),
    refused(
      'the end of everything in the data, and more fields after it',
      whole(FILE, `a\r\n${DASHED}--`).subarray(0, -END.length),
      'x'.repeat(26 * 2 ** 20),
    ),

    refused('line feeds only', whole(FILE).toString('latin1').replaceAll('\r\n', '\n')),
    refused('carriage returns only', whole(FILE).toString('latin1').replaceAll('\r\n', '\r')),
    refused('line ends the wrong way round', whole(FILE).toString('latin1').replaceAll('\r\n', '\n\r')),
    refused('every letter as UTF-16', Buffer.from(whole(FILE).toString('latin1'), 'utf16le')),
    refused('zeros', Buffer.alloc(9000)),
    refused('hyphens', '-'.repeat(200_000)),
    refused('line breaks', '\r\n'.repeat(100_000)),

    refused(
      'multipart/mixed in a file part, as RFC 2388 had it',
      whole(
        `${disposition('name="answers[0][file]"')}\r\nContent-Type: multipart/mixed; boundary=inner`,
        '--inner\r\nContent-Disposition: file; filename="a.csv"\r\n\r\na,b\r\n--inner--',
      ),
    ),
    refused(
      'a form in a form, under the same boundary',
      start,
      part(FILE, join(usual, END.trimEnd())),
      END,
      'x'.repeat(26 * 2 ** 20),
    ),
    refused(
      'parts within parts, a thousand deep',
      start,
      `${DASHED}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`.repeat(1000),
    ),

    header('no colon', `${FILE}\r\nno colon here`),
    header('a blank before the colon', FILE.replace('Type:', 'Type :')),
    header('a blank in front', ` ${FILE}`),
    header('a folded line', FILE.replace('; filename', ';\r\n filename')),
    header('no name of a header', `${FILE}\r\n: x`),
    header('a very long name of a header', `${FILE}\r\n${'x'.repeat(100)}: y`),
    header('NUL in a name of a header', FILE.replace('Content-Type', 'Content\0-Type')),
    header('a bare carriage return', FILE.replace('; filename', '\r; filename')),
    header('a bare line feed', FILE.replace('; filename', '\n; filename')),
    header('a line feed in the name', FILE.replace('a.csv', 'a\n.csv')),
    header('over 8 KB', `${FILE}\r\nX: ${'y'.repeat(9000)}`),
    header('a thousand lines', `${FILE}\r\n${Array.from({ length: 1000 }, (_, at) => `X-${at}: y`).join('\r\n')}`),
    header('bytes that are no UTF-8', join(FILE.slice(0, -9), Buffer.from([0xff, 0xfe]), 'text/csv')),
    header(
      'overlong UTF-8 for ../',
      join(disposition('name="answers[0][file]"; filename="'), Buffer.from('c0aec0aec0af', 'hex'), 'a.csv"'),
    ),
    header(
      'a surrogate in UTF-8',
      join(disposition('name="answers[0][file]"; filename="'), Buffer.from('eda080', 'hex'), 'a.csv"'),
    ),
    header('UTF-7 of a name', disposition('name="answers[0][fi+AGw-e]"; filename="a.csv"')),
    header('none', ''),
    header('no disposition', 'Content-Type: text/csv'),
    header('the disposition twice', `${FILE}\r\n${disposition('name="form_id"')}`),
    header('the type twice', `${FILE}\r\nContent-Type: text/html`),
    header('the type twice, in other letters', `${FILE}\r\ncontent-TYPE: text/html`),
    header('another disposition', FILE.replace('form-data', 'attachment')),
    header('no name', FILE.replace('name="answers[0][file]"; ', '')),
    header('an empty name', FILE.replace('answers[0][file]', '')),
    header('two names', FILE.replace('; filename', '; name="form_id"; filename')),
    header('two file names', `${disposition('name="answers[0][file]"; filename="a.csv"; filename="b.exe"')}`),
    header(
      'two file names, in other letters',
      `${disposition('name="answers[0][file]"; filename="a.csv"; FileName="b.exe"')}`,
    ),
    header('filename*', disposition('name="answers[0][file]"; filename*=UTF-8\'\'a.csv')),
    header(
      'filename* next to filename',
      disposition('name="answers[0][file]"; filename="a.csv"; filename*=UTF-8\'\'b.exe'),
    ),
    header('filename*0, continued', disposition('name="answers[0][file]"; filename*0="a."; filename*1="csv"')),
    header('name*', disposition('name*=UTF-8\'\'answers%5B0%5D%5Bfile%5D; filename="a.csv"')),
    header('a name without quotes', disposition('name=answers[0][file]; filename="a.csv"')),
    header('a quote that never ends', FILE.replace('a.csv"', 'a.csv')),
    header('a quote in the middle', FILE.replace('a.csv', 'a".csv')),
    header('single quotes', FILE.replaceAll('"', "'")),
    header('base64', `${FILE}\r\nContent-Transfer-Encoding: base64`),
    header('quoted-printable', `${FILE}\r\nContent-Transfer-Encoding: quoted-printable`),
    header('a field of no form', FILE.replace('answers[0][file]', '_charset_')),
    header('a path into an object', FILE.replace('answers[0][file]', 'answers[0][__proto__][file]')),
    header('an index beyond all', FILE.replace('[0]', '[99999999999999999999]')),
    header('a negative index', FILE.replace('[0]', '[-1]')),
    header('an index in Devanagari', FILE.replace('[0]', '[०]')),
    header('a NUL behind the name', FILE.replace('[file]', '[file]\0')),

    refused('the form named twice', named, usual, END),
    refused('a file field twice', usual, part(FILE, 'c,d'), END),
    refused('a field number twice', start, answer, part(FILE, 'a,b'), END),
    refused('the form named in a file', part(disposition('name="form_id"; filename="f.csv"'), 'files'), answer, END),
    refused('the form not named', answer, part(FILE, 'a,b'), END),
    refused('text with NUL', start, part(disposition('name="answers[0][answer_text]"'), 'a\0b'), END),
    refused(
      'text that is no UTF-8',
      start,
      part(disposition('name="answers[0][answer_text]"'), Buffer.from([0xc3, 0x28])),
      END,
    ),
  ];
}

/** Content types without a boundary, or with a different one from the body. */
export const hostileTypes = [
  '',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(71)}`,
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}"`,
  `multipart/form-data; boundary="${BOUNDARY} "`,
  `multipart/form-data, boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=<${BOUNDARY}>`,
  `multipart/form-data; xboundary=${BOUNDARY}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-datax; boundary=${BOUNDARY}`,
  `application/x-www-form-urlencoded; boundary=${BOUNDARY}`,
  `text/plain; boundary=${BOUNDARY}`,
] as const;
