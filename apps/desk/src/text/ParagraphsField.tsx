import { toHtml } from '@maidan/contract/text/plain-text';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import { toText } from './paragraphs.ts';

interface ParagraphsFieldProps {
  label: string;
  hint?: string;
  /** HTML, which the server sanitises. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** Plain text with empty lines between paragraphs. Other markup is edited as HTML, so that nothing is lost. */
export function ParagraphsField({ value, onChange, hint, ...field }: ParagraphsFieldProps) {
  const [typed, setTyped] = useState(() => ({ html: value, text: toText(value) }));
  // The value changed from outside, such as by another editor.
  const { text } = typed.html === value ? typed : { text: toText(value) };
  if (text === null) {
    return (
      <TextArea {...field} rows={8} hint="Shown as HTML to keep its formatting." value={value} onChange={onChange} />
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
