import { Editor, getSchema } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readHtml, readPasted, writeHtml } from './editor-html.ts';
import { extensions } from './extensions.ts';

interface EditorOf {
  readonly host: RefObject<HTMLElement | null>;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** An editor in `host`; null until its text has loaded. Rerenders after every transaction. */
export function useEditor({ host, value, onChange, attributes }: EditorOf): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, setTurn] = useState(0);
  /** The last HTML that the editor wrote or read. */
  const known = useRef<string | null>(null);
  const latest = useRef({ value, onChange, attributes });
  useEffect(() => {
    latest.current = { value, onChange, attributes };
  });

  useEffect(() => {
    let isWanted = true;
    let made: Editor | undefined;
    void (async () => {
      const first = latest.current.value;
      const content = (await readHtml(first, getSchema(extensions))).toJSON() as Record<string, unknown>;
      if (!isWanted || !host.current) return;
      known.current = first;
      made = new Editor({
        element: { mount: host.current },
        extensions,
        content,
        // The desk brings its own styles.
        injectCSS: false,
        editorProps: {
          // Set from the start, so that the field has a name before React rerenders.
          attributes: { ...latest.current.attributes },
          handleDOMEvents: {
            // Tab moves to the next control, even from a list.
            keydown: (_, { key }) => key === 'Tab',
            paste: (_, event) => takeHtml(event, event.clipboardData),
            drop: (view, event) => {
              if (view.dragging) return false;
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
              return takeHtml(event, event.dataTransfer, at);
            },
          },
        },
        onUpdate({ editor: { state } }) {
          known.current = writeHtml(state.doc);
          latest.current.onChange(known.current);
        },
        onTransaction: () => setTurn((turn) => turn + 1),
      });
      setEditor(made);
    })();

    function takeHtml(event: Event, data: DataTransfer | null, at?: number): boolean {
      const html = data?.getData('text/html') ?? '';
      if (html === '') return false;
      event.preventDefault();
      void (async () => {
        if (!made) return;
        const slice = await readPasted(html, made.schema);
        if (made.isDestroyed) return;
        const { tr } = made.state;
        made.view.dispatch(
          (at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice))
            .setMeta('paste', true)
            .scrollIntoView(),
        );
      })();
      return true;
    }

    return () => {
      isWanted = false;
      made?.destroy();
      setEditor(null);
    };
  }, [host]);

  // The value changed from outside, such as by another editor.
  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    void (async () => {
      const { content } = await readHtml(value, editor.schema);
      if (editor.isDestroyed || known.current !== value) return;
      const { tr, doc } = editor.state;
      tr.replaceWith(0, doc.content.size, content).setMeta('preventUpdate', true).setMeta('addToHistory', false);
      editor.view.dispatch(tr);
    })();
  }, [editor, value]);

  // Applies an error or hint that appears later.
  useEffect(() => editor?.view.setProps({ attributes: { ...attributes } }), [editor, attributes]);

  return editor;
}
