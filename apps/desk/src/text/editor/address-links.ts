import { splitAddresses } from '@maidan/contract/text/web-addresses';
import { safeUrl } from '@maidan/ui/html/safe-url';
import { combineTransactionSteps, Extension, findChildrenInRange, getChangedRanges, type Range } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

const isPaste = (tr: Transaction): boolean => tr.getMeta('paste') === true || tr.getMeta('uiEvent') === 'drop';

/** Changes that must not add links: undo, a link set or removed by hand, and text from another editor. */
const isLeftAlone = (tr: Transaction): boolean =>
  isHistoryTransaction(tr) || tr.getMeta('preventAutolink') === true || tr.getMeta('preventUpdate') === true;

interface Address extends Range {
  readonly href: string;
}

/** The web addresses in the blocks of a range, found by the same rule as in messages. */
function addressesIn({ doc }: EditorState, range: Range): Address[] {
  const blocks = findChildrenInRange(doc, range, (node) => node.isTextblock);
  return blocks.flatMap(({ node, pos }) => {
    let from = pos + 1;
    return splitAddresses(node.textBetween(0, node.content.size, undefined, ' ')).flatMap(({ text, href }) => {
      const to = from + text.length;
      const found = { from, to, href: safeUrl(href)?.href };
      from = to;
      return found.href === undefined ? [] : [{ ...found, href: found.href }];
    });
  });
}

/** The word around an address, with the punctuation that is not part of it. */
function wordOf({ doc }: EditorState, { from, to }: Range): Range {
  const $from = doc.resolve(from);
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, ' ');
  const start = $from.start();
  const before = /\S*$/.exec(text.slice(0, from - start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(to - start))?.[0] ?? '';
  return { from: from - before.length, to: to + after.length };
}

/** Links the web addresses that a change completed or inserted. */
function linkChanged(transactions: readonly Transaction[], before: EditorState, state: EditorState) {
  if (transactions.some(isLeftAlone) || before.doc.eq(state.doc)) return null;
  const pasted = transactions.some(isPaste);
  const { tr, schema, selection } = state;
  const link = schema.marks['link'];
  if (!link) return null;
  for (const { newRange } of getChangedRanges(combineTransactionSteps(before.doc, [...transactions]))) {
    for (const { from, to, href } of addressesIn(state, newRange)) {
      const word = wordOf(state, { from, to });
      const isTouched = word.to >= newRange.from && word.from <= newRange.to;
      const isBeingTyped = !pasted && selection.head >= word.from && selection.head <= word.to;
      if (isTouched && !isBeingTyped && !state.doc.rangeHasMark(from, to, link)) {
        tr.addMark(from, to, link.create({ href }));
      }
    }
  }
  return tr.docChanged ? tr : null;
}

export const addressLinks = (): Plugin =>
  new Plugin({
    key: new PluginKey('addressLinks'),
    appendTransaction: linkChanged,
    props: {
      // Pasting an address over selected words links them.
      handlePaste(view, _, { content }) {
        const { tr, schema, selection } = view.state;
        const { from, to, empty } = selection;
        const [address, ...rest] = splitAddresses(content.textBetween(0, content.size, ' ').trim());
        const href = rest.length === 0 ? safeUrl(address?.href)?.href : undefined;
        const link = schema.marks['link'];
        if (empty || href === undefined || !link) return false;
        view.dispatch(tr.addMark(from, to, link.create({ href })).setMeta('preventAutolink', true));
        return true;
      },
    },
  });

/** Turns web addresses into links after a space, Enter or a paste, with the same boundaries as in messages. */
export const AddressLinks = Extension.create({
  name: 'addressLinks',
  addProseMirrorPlugins: () => [addressLinks()],
});
