import { expect, test } from 'vitest';
import { attachment, cleanFileName } from './clean-file-name.ts';

test.each([
  ['team.pdf', 'team.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win.ini'],
  ['C:\\fakepath\\me.jpg', 'me.jpg'],
  ['/', 'file'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\0b.pdf', 'ab.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a\u200Bb\uFEFF.pdf', 'ab.pdf'],
  ['\uD800half.pdf', 'half.pdf'],
  ['cafe\u0301.csv', 'caf\u00E9.csv'],
  ['ಮೈದಾನ.png', 'ಮೈದಾನ.png'],
  ['a  b\u00A0c.pdf', 'a b c.pdf'],
  ['con<>:"|?*.pdf', 'con_______.pdf'],
  ['name.pdf. . .', 'name.pdf'],
  ['', 'file'],
])('%j is kept as %j [U-4]', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

test('a long name keeps its extension within 150 characters, and is never cut within a character [U-4]', () => {
  expect(cleanFileName(`${'n'.repeat(400)}.xlsx`)).toBe(`${'n'.repeat(145)}.xlsx`);
  for (const start of ['', 'x']) {
    const name = cleanFileName(`${start}${'\u{1F3CF}'.repeat(200)}.pdf`);
    expect([name.length <= 150, name.isWellFormed(), name.endsWith('\u{1F3CF}.pdf')]).toEqual([true, true, true]);
  }
});

test('the header contains the name twice, and parses back to the clean name [U-4]', () => {
  for (const name of ['team.pdf', 'a "b"; c.pdf', 'ಮೈದಾನ ☂.png', "it's (1)*!.csv", '100%.pdf', 'a\\b.pdf']) {
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.%~-]*$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name);
  }
});
