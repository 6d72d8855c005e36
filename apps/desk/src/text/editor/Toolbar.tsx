import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import * as css from './RichText.css.ts';
import { tools } from './tools.ts';

interface ToolbarProps {
  /** The name of the text field. */
  label: string;
  editor: Editor | null;
  isLinkOpen: boolean;
  onLink: () => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A toolbar with one Tab stop; arrow keys move between tools. */
export function Toolbar({ label, editor, isLinkOpen, onLink }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = step(stop, buttons.length - 1);
    setStop(next);
    buttons[next]?.focus();
  }
  return (
    <div className={css.toolbar} role="toolbar" tabIndex={-1} aria-label={`Formatting for ${label}`} onKeyDown={move}>
      {tools.map((tool, at) => (
        <button
          key={tool.name}
          type="button"
          className={css.tool}
          tabIndex={stop === at ? 0 : -1}
          aria-label={tool.short === undefined ? undefined : tool.name}
          aria-keyshortcuts={tool.keys}
          aria-pressed={tool.isOn ? editor !== null && tool.isOn(editor) : undefined}
          aria-disabled={editor === null || tool.canRun?.(editor) === false}
          onFocus={() => setStop(at)}
          // Keeps the selection in the text, and the keyboard of a phone open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor && tool.run(editor.chain().focus()).run()}
        >
          {tool.short ?? tool.name}
        </button>
      ))}
      <button
        type="button"
        className={css.tool}
        tabIndex={stop === tools.length ? 0 : -1}
        aria-expanded={isLinkOpen}
        aria-pressed={editor?.isActive('link') ?? false}
        onFocus={() => setStop(tools.length)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
      >
        Link
      </button>
    </div>
  );
}
