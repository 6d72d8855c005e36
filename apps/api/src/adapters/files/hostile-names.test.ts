import { assert, oneof, constantFrom, array, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileNames } from '../../../testing/hostile-names.ts';
import { attachment, cleanFileName } from './clean-file-name.ts';

const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*/\\]/u;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$|clock\$) *(?:\.|$)/i;

/** The faults of a cleaned name; empty if it is safe on any system. */
function faults(sent: string): string[] {
  const name = cleanFileName(sent);
  // The name on a system that folds look-alikes into plain letters.
  const folded = name.normalize('NFKC');
  const header = attachment(name);
  const [, plain = '', encoded = ''] =
    /^attachment; filename="([\w .()-]*)"; filename\*=UTF-8''([\w.%~-]*)$/.exec(header) ?? [];
  const checks: Record<string, boolean> = {
    'its length': name.length >= 1 && name.length <= 150,
    'half a character': name.isWellFormed(),
    'a character that has no place in a name': !FORBIDDEN.test(name),
    'a path when folded': !/[/\\]/.test(folded) && folded !== '..' && folded !== '.',
    'dots or blanks at an end': !/^[. ]|[. ]$/.test(name),
    'the name of a device': !DEVICE.test(folded),
    'a second cleaning changes it': cleanFileName(name) === name,
    'the header for old browsers': plain !== '',
    'the header decodes to another name': decodeURIComponent(encoded) === name,
  };
  return Object.entries(checks).flatMap(([what, isRight]) => (isRight ? [] : [`${what}: ${JSON.stringify(name)}`]));
}

describe('deceptive names become names that are safe on any system [U-4]', () => {
  test.each(Object.entries(hostileNames))('%s', (_, names) => {
    expect(names.flatMap(faults)).toEqual([]);
  });

  test('also in random combinations', () => {
    const hostile = constantFrom(...Object.values(hostileNames).flat());
    const piece = oneof(hostile, string({ unit: 'binary', maxLength: 20 }), constantFrom('.', '/', '\\', ' ', '.csv'));
    assert(
      property(array(piece, { maxLength: 5 }), (pieces) => {
        expect(faults(pieces.join(''))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
