import { toHtml } from '@maidan/contract/rules/plain-text';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import { toText } from './paragraphs.ts';

interface ParagraphsFieldProps {
  label: string;
  hint?: string;
  /** HTML. The server keeps of it what pages may show. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** A text whose paragraphs an empty line separates. One with more than paragraphs is edited as HTML, so that nothing of it is lost. */
export function ParagraphsField({ value, onChange, hint, ...field }: ParagraphsFieldProps) {
  const [typed, setTyped] = useState(() => ({ html: value, text: toText(value) }));
  // Another text took its place, such as that of another editor.
  const { text } = typed.html === value ? typed : { text: toText(value) };
  if (text === null) {
    return (
      <TextArea
        {...field}
        rows={8}
        hint="As HTML: it has headings, links or emphasis."
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <TextArea
      {...field}
      {...(hint === undefined ? {} : { hint })}
      rows={5}
      value={text}
      onChange={(next) => {
        const html = toHtml(next);
        setTyped({ html, text: next });
        onChange(html);
      }}
    />
  );
}
