import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { addressLinks } from './address-links.ts';
import { extensions } from './extensions.ts';

const schema = getSchema(extensions);
const empty = () => EditorState.create({ schema, plugins: [addressLinks()] });
const after = (state: EditorState, change: (tr: Transaction) => Transaction) => state.apply(change(state.tr));
const typed = (text: string, state = empty()) =>
  [...text].reduce(
    (now, sign) => after(now, (tr) => (sign === '\n' ? tr.split(tr.selection.from) : tr.insertText(sign))),
    state,
  );
const pasted = (text: string) => after(empty(), (tr) => tr.insertText(text).setMeta('paste', true));

/** Each link as `text -> href`. */
function linksOf({ doc }: EditorState): string[] {
  const links: string[] = [];
  doc.descendants(({ text, marks }) => {
    for (const { attrs } of marks.filter(({ type }) => type.name === 'link')) {
      links.push(`${text} -> ${String(attrs['href'])}`);
    }
  });
  return links;
}

const found = [
  ['www.example.org/p।', 'www.example.org/p', 'https://www.example.org/p'],
  ['(https://example.org/a_(b))', 'https://example.org/a_(b)', 'https://example.org/a_(b)'],
  ['https://example.org/x...', 'https://example.org/x', 'https://example.org/x'],
  ['At www.example.net.', 'www.example.net', 'https://www.example.net/'],
  ['“https://example.org/x”', 'https://example.org/x', 'https://example.org/x'],
  ['https://www.instagram.com/asha_', 'https://www.instagram.com/asha_', 'https://www.instagram.com/asha_'],
] as const;

test.each(found)('%s is a link after a space, Enter or a paste', (written, text, href) => {
  const link = [`${text} -> ${href}`];
  expect(linksOf(typed(written))).toEqual([]);
  expect(linksOf(typed(`${written} `))).toEqual(link);
  expect(linksOf(typed(`${written}\n`))).toEqual(link);
  expect(linksOf(pasted(written))).toEqual(link);
  expect(linksOf(pasted(`One ${written} two`))).toEqual(link);
});

test.each(['e.g. ', 'example.org ', 'asha@www.example.com ', 'https://a:b@example.org/ '])('%s is no link', (text) => {
  expect(linksOf(typed(text))).toEqual([]);
});

test('a link that is there keeps its address', () => {
  const words = schema.text('https://example.org/old', [schema.mark('link', { href: 'https://example.org/new' })]);
  expect(
    linksOf(
      typed(
        '\n',
        after(empty(), (tr) => tr.insert(1, words)),
      ),
    ),
  ).toEqual(['https://example.org/old -> https://example.org/new']);
});

test('an address whose link was removed stays text during other edits', () => {
  const state = after(typed('https://example.org/x '), (tr) =>
    tr.removeMark(1, 22, schema.marks['link']).setMeta('preventAutolink', true),
  );
  expect(linksOf(typed('and more ', state))).toEqual([]);
});

test('in the middle of a word only the part that is finished becomes a link', () => {
  const state = typed('https://example.org/xhttps://example.org/y');
  const at = after(state, (tr) => tr.setSelection(TextSelection.create(tr.doc, 22)));
  expect(linksOf(typed(' ', at))).toEqual(['https://example.org/x -> https://example.org/x']);
});
