import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { RichText } from './editor/RichText.tsx';
import { isEditable } from './editable.ts';
import { ParagraphsField } from './ParagraphsField.tsx';

type Editor = typeof RichText;

let loaded: Editor | undefined;

/**
 * A rich text field. The editor loads on demand. Without it, and for markup it cannot show, the field is plain paragraphs
 * or HTML.
 */
export function RichTextField(props: ComponentProps<typeof ParagraphsField>) {
  const { value, onChange, ...field } = props;
  const place = useRef<HTMLDivElement>(null);
  const [Text, setText] = useState<Editor | undefined>(() => loaded);
  // True once someone has started to write in the plain field.
  const [isPlain, setIsPlain] = useState(false);
  /** The value as it came from outside. Typing does not update it, so the field never switches mid-word. */
  const [came, setCame] = useState({ value, isEditable: isEditable(value) });
  if (value !== came.value) setCame({ value, isEditable: isEditable(value) });

  useEffect(() => {
    if (loaded) return;
    let isWanted = true;
    const load = async () => {
      const { RichText } = await import('./editor/RichText.tsx');
      loaded = RichText;
      if (!isWanted) return;
      if (place.current?.contains(document.activeElement)) setIsPlain(true);
      // Synchronous, or someone focusing the plain field in between would type into an element about to go.
      else flushSync(() => setText(() => RichText));
    };
    // Offline and not cached: the plain field stays.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);

  const change = (html: string) => {
    setCame((before) => ({ ...before, value: html }));
    onChange(html);
  };
  if (Text && !isPlain && came.isEditable) return <Text {...field} value={value} onChange={change} />;
  return (
    <div ref={place}>
      <ParagraphsField {...field} value={value} onChange={change} />
    </div>
  );
}
