import { Grid } from '@maidan/ui/layout';
import { useId, useMemo, useRef, useState } from 'react';
import { LinkBar } from './LinkBar.tsx';
import * as css from './RichText.css.ts';
import { Toolbar } from './Toolbar.tsx';
import { useEditor } from './use-editor.ts';

interface RichTextProps {
  label: string;
  hint?: string | undefined;
  /** HTML, which the server sanitises. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** A WYSIWYG field with headings, lists, links and emphasis. */
export function RichText({ label, hint, value, onChange, error }: RichTextProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const attributes = useMemo(
    () => ({
      class: css.text,
      role: 'textbox',
      dir: 'auto',
      'aria-multiline': 'true',
      'aria-labelledby': id,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error && { 'aria-invalid': 'true' }),
    }),
    [id, describedBy, error],
  );
  const editor = useEditor({ host, value, onChange, attributes });
  return (
    <Grid>
      {/* A contenteditable has no native label, so a click on this one focuses it from code. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys reach the text itself */}
      <span id={id} className={css.label} onClick={() => editor?.commands.focus()}>
        {label}
      </span>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <Toolbar label={label} editor={editor} isLinkOpen={isLinkOpen} onLink={() => setIsLinkOpen(!isLinkOpen)} />
        {isLinkOpen && editor && <LinkBar editor={editor} onClose={() => setIsLinkOpen(false)} />}
        <div ref={host} />
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </Grid>
  );
}
