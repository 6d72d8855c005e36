import { expect, test } from 'vitest';
import { read, trackedFiles } from './tracked-files.ts';

/** The properties of the layout parts with their values, and what the code passes to each. */
function layoutProperties() {
  const look = read('packages/ui/src/layout/look.css.ts');
  const listed = look.matchAll(/^ {4}(?<name>\w+): (?<values>\{(?:[^{}]|\{[^{}]*\})*\}|\[[^\]]*\]),$/gm);
  const pages = trackedFiles.filter((path) => /^(?:apps|packages)\/.*(?<!\.stories)\.tsx$/.test(path)).map(read);
  return [...listed].map(({ groups: { name = '', values = '' } = {} }) => {
    const own = values.slice(1, -1).replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gs, '');
    const names = values.startsWith('[') ? /'([^']+)'/g : /(?:^|[,\s])(?:'([\w-]+)'|(\w+)):/g;
    const given = new RegExp(`\\b${name}(?:="[^"]*"|=\\{[^}]*\\}?\\}|: '[^']*')`, 'g');
    return {
      name,
      values: [...own.matchAll(names)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
      given: pages.flatMap((page) => [...page.matchAll(given)].map(([text]) => text)).join('\n'),
    };
  });
}

test('every value of a layout part is used somewhere', () => {
  const properties = layoutProperties();
  expect(properties.map(({ name }) => name)).toEqual(expect.arrayContaining(['flex', 'gap', 'font', 'display']));
  const unused = properties.flatMap(({ name, values, given }) =>
    values
      .filter((value) => !new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(given))
      .map((value) => `${name} ${value}`),
  );
  expect(unused).toEqual([]);
});
