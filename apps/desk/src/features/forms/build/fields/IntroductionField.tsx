import { FORM_TEXT_MAX } from '@maidan/contract/desk/form-content';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import { htmlOf, isPlain, textOf } from './introduction.ts';

interface IntroductionFieldProps {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  error: string | null;
}

/** What stands above the questions. Paragraphs are written as text; a text with more in it is written as HTML. */
export function IntroductionField({ value, onChange, error }: IntroductionFieldProps) {
  // Decided once, and the text kept as typed: an empty line at its end is no paragraph yet.
  const [asText] = useState(() => isPlain(value));
  const [text, setText] = useState(() => textOf(value));
  const shown = { label: 'Introduction', rows: 4, maxLength: FORM_TEXT_MAX, error };
  if (!asText) {
    return (
      <TextArea {...shown} value={value} onChange={onChange} hint="As HTML, because it has more than paragraphs." />
    );
  }
  return (
    <TextArea
      {...shown}
      hint="An empty line begins a paragraph."
      value={htmlOf(text) === value ? text : textOf(value)}
      onChange={(next) => {
        setText(next);
        onChange(htmlOf(next));
      }}
    />
  );
}
