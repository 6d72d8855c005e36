/** File names that an attacker would send, grouped as in public lists of attacks. */

const times = (text: string, count: number) => text.repeat(count);

/** One step up, in every spelling that some parser accepts. */
const stepsUp = [
  '../',
  '..\\',
  '..//',
  '.././',
  '....//',
  '..;/',
  '..\0/',
  '%2e%2e%2f',
  '%2E%2E/',
  '..%2f',
  '..%5c',
  '%252e%252e%252f',
  '..%252f',
  '..%25252f',
  '%uff0e%uff0e%u2215',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%e0%80%af',
  '..\uFF0F',
  '..\u2215',
  '..\u2044',
  '..\u29F8',
  '..\uFF3C',
  '..\u2216',
  '..\uFE68',
  '\uFF0E\uFF0E/',
  '\u2024\u2024/',
  '\u2025/',
  '\uFE52\uFE52/',
  '\u2100',
  '.\u200B./',
  '.\uFEFF.\u2060/',
  '\u202E/..',
] as const;
const traversals = stepsUp.flatMap((step) => [`${times(step, 8)}etc/passwd`, `${step}a.csv`, `a.csv${step}`]);

const rooted = [
  '/etc/passwd',
  '//server/share/a.csv',
  '\\\\server\\share\\a.csv',
  '\\\\?\\C:\\a.csv',
  '\\\\.\\PhysicalDrive0',
  'C:a.csv',
  'C:\\Windows\\win.ini',
  'file:///etc/passwd',
  '~/.ssh/id_rsa',
  '$HOME/a.csv',
  '%APPDATA%\\a.csv',
  '/proc/self/environ',
];

const streams = ['a.csv::$DATA', 'a.csv:b.csv', 'a.csv:$INDEX_ALLOCATION', ':a.csv', 'a:$I30:$INDEX_ALLOCATION/a.csv'];

const devices = [
  'CON',
  'prn',
  'Aux',
  'NUL',
  'COM1',
  'com9',
  'LPT1',
  'lpt9',
  'COM\u00B9',
  'LPT\u00B3',
  'CONIN$',
  'CLOCK$',
];
const asDevice = devices.flatMap((name) => [
  name,
  `${name}.csv`,
  `${name}.tar.csv`,
  ` ${name}.csv`,
  `${name} .csv`,
  `x/${name}.csv`,
]);

const dots = [
  '.',
  '..',
  '...',
  '. .',
  '.csv',
  '..csv',
  '.a.csv',
  'a.csv.',
  'a.csv...',
  'a.csv ',
  'a.csv. . .',
  ' . a.csv',
  'a..csv',
];

const hidden = [
  '\u202Evsc.exe',
  'a\u202Dvsc.csv',
  '\u2066a\u2069.csv',
  '\u200E\u200F\u061C.csv',
  '\u3164.csv',
  '\u115F\u1160.csv',
  '\uFFA0.csv',
  'a\u034F.csv',
  'a\uFE0F.csv',
  '\u{E0061}\u{E0062}.csv',
  '\u00AD.csv',
  '\u180E.csv',
  '\u2028a\u2029.csv',
  '\u0085a.csv',
  'a\u00A0\u3000\t.csv',
];

const controls = Array.from({ length: 33 }, (_, code) => `a${String.fromCodePoint(code === 32 ? 127 : code)}b.csv`);
const signs = [
  '<',
  '>',
  ':',
  '"',
  '|',
  '?',
  '*',
  ';',
  "'",
  '`',
  '&',
  '$(id)',
  '${7*7}',
  '%s%n',
  '%00',
  '--',
  '=cmd',
  '\r\nX: y',
  "'; drop table",
];
const asSign = signs.flatMap((sign) => [`${sign}.csv`, `a${sign}.csv`, `${sign}a.csv`, `a.csv${sign}`]);

const long = [
  `${times('a', 4096)}.csv`,
  `a.${times('c', 4096)}`,
  times('.', 4096),
  `${times('../', 1365)}a.csv`,
  `${times('\u{1F3CF}', 1024)}.csv`,
  `x${times('\u{1F3CF}', 1024)}.csv`,
  `a.${times('\u{1F3CF}', 20)}`,
  `${times('a', 200)}.bcdefgh\u{1F3CF}\u{1F3CF}`,
  `a${times('\u0301', 1000)}.csv`,
  `${times('a', 145)} .csv`,
  `${times('a', 144)}. .csv`,
  `${times('\uFDFA', 150)}.csv`,
];

const halves = ['\uD800.csv', 'a\uDC00.csv', '\uDBFF\uD800\uDC00\uDFFF.csv', '\uFFFD\uFFFE\uFFFF.csv'];

const encodedWords = [
  "UTF-8''..%2f..%2fa.csv",
  "utf-8'en'%E2%82%AC.csv",
  '=?UTF-8?B?Li4vLi4vYS5jc3Y=?=',
  '=?iso-8859-1?Q?=2E=2E=2Fa.csv?=',
  "a.csv\"; filename*=UTF-8''b.exe",
  'a.csv\\"; name="b',
  'a.csv\\',
];

export const hostileNames = {
  nothing: ['', ' '],
  'steps up': traversals,
  'from the root': rooted,
  'streams of NTFS': streams,
  devices: asDevice,
  'dots and blanks': dots,
  'hidden and turned': hidden,
  controls,
  signs: asSign,
  long,
  'halves of characters': halves,
  'encoded for headers': encodedWords,
} as const satisfies Record<string, readonly string[]>;
