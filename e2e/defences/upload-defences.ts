import { replace, type Defence } from './defence.ts';

const FILES = 'apps/api/src/adapters/files';
const INSPECTION = 'apps/api/src/adapters/inspection';
const RESPONSES = 'apps/api/src/modules/forms/responses';
const UPLOADS = 'apps/api/src/modules/uploads';
const CHATS = 'apps/api/src/modules/conversations';

const inspection = [
  `${INSPECTION}/inspect.test.ts`,
  `${INSPECTION}/check-pdf.test.ts`,
  `${INSPECTION}/hostile-pictures.test.ts`,
];
const uploads = [
  `${RESPONSES}/form-files.test.ts`,
  `${RESPONSES}/hostile-uploads.test.ts`,
  `${RESPONSES}/form-responses.test.ts`,
];
const limits = [`${RESPONSES}/upload-limits.test.ts`, 'apps/api/src/http/request/multipart.test.ts'];
const names = [`${FILES}/clean-file-name.test.ts`, `${FILES}/hostile-names.test.ts`];

/** Uploads: their type, size and name, and how they are served. */
export const uploadDefences: readonly Defence[] = [
  ...replace(`${FILES}/file-kinds.ts`, uploads, [
    ['the declared type', 'fileKinds[extension].declared.includes(type)', 'true'],
  ]),
  ...replace(`${FILES}/upload-limits.ts`, limits, [
    ['the size of a form', 'body: 25 * 1024 * 1024', 'body: 250 * 1024 * 1024'],
    ['the size of a file', 'file: UPLOAD_MAX_BYTES', 'file: 10 * UPLOAD_MAX_BYTES'],
    ['the parts of a form', 'parts: 1 + 2 * ANSWERS_MAX', 'parts: 1 + 20 * ANSWERS_MAX'],
    ['the header of a part', 'header: 8 * 1024', 'header: 800 * 1024'],
    ['the text of a part', 'text: 64 * 1024', 'text: 6400 * 1024'],
  ]),
  ...replace(`${FILES}/upload-limits.ts`, inspection, [
    ['the entries of an archive', 'ZIP_MAX_ENTRIES = 2000', 'ZIP_MAX_ENTRIES = 20_000'],
    ['the expansion of an archive', 'ZIP_MAX_EXPANSION = 100', 'ZIP_MAX_EXPANSION = 100_000'],
  ]),
  ...replace(`${UPLOADS}/receive-form.service.ts`, limits, [
    ['the files of a form', '(this.#files += 1) > UPLOAD_MAX_FILES', '(this.#files += 1) > 10 * UPLOAD_MAX_FILES'],
  ]),
  ...replace(
    `${FILES}/upload-source.ts`,
    [`${RESPONSES}/slow-upload.test.ts`],
    [['the time of an upload', 'performance.now() + time', 'performance.now() + 1000 * time']],
  ),
  ...replace(`${INSPECTION}/check-pdf.ts`, inspection, [
    ['scripts in a PDF', "if (ACTIVE.test(readNames(text))) return refused('active');", ''],
    [
      'scripts in packed objects of a PDF',
      "if (ACTIVE.test(readNames(objects.toString('latin1')))) return refused('active');",
      '',
    ],
    [
      'escaped names of a PDF',
      'text.replaceAll(/#([\\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))',
      'text',
    ],
    ['a PDF that is also an archive', ' || endsAsZip(bytes)', ''],
    ['encodings that hide a script', "if (hasObjects && HIDES.test(dictionary)) return refused('active');", ''],
  ]),
  ...replace(`${INSPECTION}/check-xlsx.ts`, inspection, [
    [
      'macros of a workbook',
      "if (entries.some(({ name }) => /vbaproject\\.bin$/i.test(name))) return refused('macros');",
      '',
    ],
    ['an archive in a workbook', 'if (size === 0 && chunk.subarray(0, 4).equals(ARCHIVE)) return null;', ''],
    ['the unpacked size of a workbook', "if (size > most) return 'too much';", ''],
  ]),
  ...replace(`${INSPECTION}/zip-directory.ts`, inspection, [
    ['entries that share bytes', ' && !overlap(entries)', ''],
    [
      'an entry with two names',
      "if (name !== bytes.toString('utf8', local + 30, local + 30 + localLength)) return null;",
      '',
    ],
    ['encrypted entries', 'isEncrypted || ', ''],
  ]),
  ...replace(`${INSPECTION}/check-csv.ts`, inspection, [
    ['control characters in a table', 'BINARY.test(text) || ', ''],
    ['HTML that claims to be a table', ' || SNIFFABLE.test(text)', ''],
  ]),
  ...replace(`${INSPECTION}/picture.ts`, inspection, [
    ['the pixels of a picture', "if (exceededMegapixels(size) !== null) return 'too much';", ''],
    [
      'the signature of a picture',
      "if (kind === null || kind === 'avif') return refused('disguised');",
      "if (kind === null || kind === 'avif') return { isGood: true };",
    ],
  ]),
  ...replace(
    'apps/api/src/adapters/processes/end-with-parent.ts',
    [`${INSPECTION}/orphan.test.ts`],
    [['an orphan that spins', "process.kill(-process.pid, 'SIGKILL')", 'true']],
  ),
  ...replace(`${RESPONSES}/match-answers.ts`, uploads, [
    ['a file for a field of text', "if (file && field.type !== 'file')", 'if (false)'],
    ['fields of another form', '!field || found.has(field)', 'found.has(field as FormField)'],
  ]),
  ...replace(
    `${UPLOADS}/inspect-upload.service.ts`,
    [...uploads, `${FILES}/scan-file.test.ts`],
    [
      [
        'the virus scanner',
        'if (scanFile && !(await scanFile(draft.path))) throw refuse(refusals.infected(name));',
        '',
      ],
      ['the inspection of a file', 'if (!answer.isGood) throw refuse(refusals[answer.why](name));', ''],
    ],
  ),
  ...replace(
    `${CHATS}/receive-picture.service.ts`,
    [`${CHATS}/chat-pictures.test.ts`],
    [
      [
        'the size of a picture in a message',
        'file.size > CHAT_PICTURE_MAX_BYTES',
        'file.size > 10 * CHAT_PICTURE_MAX_BYTES',
      ],
      ['other files in a message', 'if (!endings.includes(ending))', 'if (file.size < 0)'],
    ],
  ),
  ...replace(`${RESPONSES}/send-file.service.ts`, uploads, [
    ['files as downloads', "  c.header('Content-Disposition', attachment(file.original_name));\n", ''],
    ['files in caches', "  c.header('Cache-Control', 'private, no-store');\n", ''],
  ]),
  ...replace('apps/api/src/modules/sessions/page-of-user.service.ts', uploads, [
    ['the login of a download', 'if (!user) throw errors.unauthenticated();', ''],
  ]),
  ...replace(`${FILES}/clean-file-name.ts`, names, [
    ['the path in a name', '.split(/[/\\\\]/).at(-1)', ".split('-').at(-1)"],
    ['hidden characters in a name', ".replaceAll(UNSEEN, '')", ''],
    ['device names', ".replace(DEVICE, '_')", ''],
    ['the length of a name', 'NAME_MAX = 150', 'NAME_MAX = 1500'],
  ]),
  ...replace(
    `${FILES}/folder-uploads.ts`,
    [`${FILES}/folder-uploads.test.ts`],
    [['uploads that other accounts may read', '0o600', '0o644']],
  ),
  ...replace(
    'apps/api/src/modules/forms/export/csv.service.ts',
    ['apps/api/src/modules/forms/export/csv.test.ts'],
    [['formulas in an export', 'FORMULA.test(cell)', 'false']],
  ),
];
