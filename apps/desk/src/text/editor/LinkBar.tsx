import { Button } from '@maidan/ui/Button';
import { TextField } from '@maidan/ui/TextField';
import { safeUrl } from '@maidan/ui/html/safe-url';
import { Row } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import * as css from './RichText.css.ts';

/** Adds https:// to an address typed without a scheme, such as `maidan.example`. */
const complete = (typed: string): string =>
  typed === '' || typed.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

interface LinkBarProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets the link of the selection. Without a selection, inserts the address as text. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  function set() {
    const link = safeUrl(complete(typed.trim()));
    if (!link)
      return setError('Enter an address, such as https://maidan.example, or an e-mail address with mailto: before it.');
    const chain = editor.chain().focus();
    if (before !== '') chain.extendMarkRange('link').setLink({ href: link.href }).run();
    else if (editor.state.selection.empty) {
      const mark = { type: 'link', attrs: { href: link.href } };
      chain.insertContent({ type: 'text', text: link.href, marks: [mark] }).run();
    } else chain.setLink({ href: link.href }).run();
    return onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its controls leave
    <fieldset
      className={css.linkBar}
      onKeyDown={(event) => {
        // Keep these keys from the surrounding form and dialog.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          set();
        }
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          editor.commands.focus();
          onClose();
        }
      }}
    >
      <legend>
        <VisuallyHidden>Link</VisuallyHidden>
      </legend>
      <TextField label="Link address" placeholder="https://" value={typed} onChange={setTyped} error={error} />
      <Row flexWrap="wrap">
        <Button onClick={set}>Set link</Button>
        {before !== '' && (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove link
          </Button>
        )}
      </Row>
    </fieldset>
  );
}
