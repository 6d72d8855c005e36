import type { ChainedCommands, Editor } from '@tiptap/core';

export interface Tool {
  readonly name: string;
  /** The visible label, if shorter than the name. */
  readonly short?: string;
  /** In the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Absent for one-off actions such as Undo. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canRun?: (editor: Editor) => boolean;
}

export const tools: readonly Tool[] = [
  {
    name: 'Bold',
    keys: 'Control+B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    keys: 'Control+I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Heading',
    keys: 'Control+Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'Subheading',
    keys: 'Control+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'List',
    keys: 'Control+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    keys: 'Control+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    keys: 'Control+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Undo typing',
    short: 'Undo',
    keys: 'Control+Z',
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo typing',
    short: 'Redo',
    keys: 'Control+Shift+Z',
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
];
