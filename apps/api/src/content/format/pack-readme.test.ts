import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtTypes } from '@maidan/contract/desk/forms/form-content';
import { FORM_FIELDS_MAX, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { media } from '../../modules/publishing/values.service.ts';
import { packFiles } from './pack-schema.ts';

const readme = readFileSync(path.join(import.meta.dirname, '../../../content/README.md'), 'utf8');
const rows = new Map(
  [...readme.matchAll(/^\| `([\w-]+\.json)` \| (.+) \|$/gm)].map(([, file, row = '']) => [file, row]),
);

/** The names of all values in a schema, including those in list entries. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...others } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
  return [...Object.keys(properties), ...[...Object.values(properties), ...Object.values(others)].flatMap(namesIn)];
}

describe('the README of content packs', () => {
  test('has a row for each file', () => {
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(packFiles).toSorted());
  });

  test.each(Object.entries(packFiles))('names every value of %s', (file, schema) => {
    // Categories share the row of tags, worded differently.
    const row = rows.get(file === 'categories.json' ? 'tags.json' : file) ?? '';
    const names = namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    expect(names.length).toBeGreaterThan(0);
    // `match`, `rules`, `field`, `test` and `values` belong to conditions; img1 to img6 are written as a range.
    const inside = new Set(['match', 'rules', 'field', 'test', 'values']);
    const left = names.filter(
      (name) => !new RegExp(String.raw`\b${name}\b`).test(row) && !/^(?:img|url|alt)\d$/.test(name),
    );
    expect(left.filter((name) => !(file === 'forms.json' && inside.has(name)))).toEqual([]);
  });

  test('lists the types and limits of a form, and accepted extensions', () => {
    expect(builtTypes.filter((type) => !readme.includes(`\`${type}\``))).toEqual([]);
    expect(readme).toContain(`at most ${FORM_FIELDS_MAX} fields, ${UPLOAD_MAX_FILES} of them files`);
    const [, extensions = ''] = /Known extensions of media: ([^]*?)\. The size/.exec(readme) ?? [];
    const named = extensions.match(/\.\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((extension) => !media.safeParse(`media/a${extension}`).success)).toEqual([]);
  });
});
