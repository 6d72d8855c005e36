import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
/** Errors of the desk, its commands and its services are in English. */
const OF_STAFF =
  /^(?:commands|content|modules\/(?:access|cases|captions|inbox|insights|log|operations|pages|people|publishing|today)|http\/staff)\/|\/desk\/|\/(?:held-words|match-links|desk-live)\.|\.test\.ts$/;
/** A literal text at the point where an error is created. */
const WRITTEN_OUT = /errors\.\w+\((?:[^()'`]|'[a-z_]+'|\([^()]*\))*(['`])([A-Z"][^'`]+)\1/gs;

/** Errors that only a broken or unofficial client gets. */
const BROKEN_CLIENTS = [
  /^Invalid cursor\.$/,
  /^Duplicate (?:parameter|form field)/,
  /^Unknown form field\.$/,
  /^The form has no /,
  /^The request (?:is (?:not readable JSON|nested too deeply|larger than )|has a field that no call accepts)/,
  /^The header of a part is longer than /,
  /^A form has at most /,
  /^Send (?:this as|one file)/,
  /^The revision is not a number\.$/,
  /^A piece has at most /,
  /^This (?:call (?:cannot|can only) follow|is not the address of a push service)/,
  /^(?:A device sends its own events only|Events are missing before these|An event follows one that is not in the log)\.$/,
];

test('readers of the sites get every error in their language', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !OF_STAFF.test(name),
  );
  const found = files.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), 'utf8').matchAll(WRITTEN_OUT)].map(([, , text = '']) => ({ name, text })),
  );
  expect(found.filter(({ text }) => !BROKEN_CLIENTS.some((one) => one.test(text)))).toEqual([]);
  expect(BROKEN_CLIENTS.filter((one) => !found.some(({ text }) => one.test(text)))).toEqual([]);
});
